/** The project's sample: a small biped with four clips, and the generator that writes it. */
@NullMarked
package dev.gunfeel.gltf.biped;

import org.jspecify.annotations.NullMarked;
