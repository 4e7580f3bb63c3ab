/**
 * The weapon once more: a second implementation of its formulas, in plain loops over JSON trees, which shares no class with
 * the product. Whatever both say about a body is held against each other.
 */
@NullMarked
package dev.gunfeel.reference;

import org.jspecify.annotations.NullMarked;
