/** How checks ended, and reports of it: for CI servers, for pull requests. */
@NullMarked
package dev.gunfeel.check.report;

import org.jspecify.annotations.NullMarked;
