/** The range in a real browser. These tests run in the profile {@code browser}. */
@NullMarked
package dev.gunfeel.browser;

import org.jspecify.annotations.NullMarked;
