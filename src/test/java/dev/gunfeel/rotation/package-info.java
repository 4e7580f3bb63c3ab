@NullMarked
package dev.gunfeel.rotation;

import org.jspecify.annotations.NullMarked;
