package dev.gunfeel.picture;

/**
 * Where a bullet or a pellet goes.
 *
 * @param place right and up in the unit of the surface
 * @param note what to say about it where the pointer is over it
 */
@SuppressWarnings("ArrayRecordComponent") // A pair of numbers, of which there are thousands.
record Impact(double[] place, String note) {}
