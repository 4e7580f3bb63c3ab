/** Documents as text: reading them into records with all complaints at once, and the presets. */
@NullMarked
package dev.gunfeel.document;

import org.jspecify.annotations.NullMarked;
