/**
 * Balancing checks: what a weapon must feel like, as figures with bounds. Here is what is asked, the rules for it, and the
 * way from one check to its outcome; what is measured, how bursts are simulated, what follows from them and how it is
 * told have packages of their own, which know nothing of this one.
 */
@NullMarked
package dev.gunfeel.check;

import org.jspecify.annotations.NullMarked;
