/** From a result to a table and to a picture. */
@NullMarked
package dev.gunfeel.plot;

import org.jspecify.annotations.NullMarked;
