/** What can be measured of a weapon's feel: one record a metric, which says all about it. */
@NullMarked
package dev.gunfeel.check.metric;

import org.jspecify.annotations.NullMarked;
