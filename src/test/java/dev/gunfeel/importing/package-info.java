@org.jspecify.annotations.NullMarked
package dev.gunfeel.importing;
