/** Records as text: JSON, and CSV where they have a table. */
@NullMarked
package dev.gunfeel.text;

import org.jspecify.annotations.NullMarked;
