/** The command line: checks and pictures without a web server. The only place that knows picocli. */
@NullMarked
package dev.gunfeel.cli;

import org.jspecify.annotations.NullMarked;
