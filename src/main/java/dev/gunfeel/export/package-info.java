/** Results in the forms that engines import: curves as fewest keys, tables, animations. */
@NullMarked
package dev.gunfeel.export;

import org.jspecify.annotations.NullMarked;
