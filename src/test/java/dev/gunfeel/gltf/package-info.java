@NullMarked
package dev.gunfeel.gltf;

import org.jspecify.annotations.NullMarked;
