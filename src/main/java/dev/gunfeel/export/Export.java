package dev.gunfeel.export;

/**
 * A result as an engine imports it.
 *
 * @param content the file
 * @param keys how many keys its curves have in sum
 * @param largestErrorDegrees how far a curve of the view is from the formulas at most, in degrees
 */
@SuppressWarnings("ArrayRecordComponent") // The bytes of a file.
public record Export(byte[] content, int keys, double largestErrorDegrees) {}
