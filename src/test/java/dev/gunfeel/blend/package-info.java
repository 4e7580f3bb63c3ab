@NullMarked
package dev.gunfeel.blend;

import org.jspecify.annotations.NullMarked;
