@NullMarked
package dev.gunfeel.picture;

import org.jspecify.annotations.NullMarked;
