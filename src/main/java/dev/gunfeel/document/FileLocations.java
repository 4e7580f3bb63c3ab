package dev.gunfeel.document;

/**
 * Where the values of one file stand among those of a document that is made of several.
 *
 * @param locations those of the whole document
 * @param file the name of this file
 * @param root the pointer of what the file holds
 */
record FileLocations(Locations locations, String file, String root) {
    void put(String pointer, int line, int column) {
        locations.put(pointer, new Location(file, line, column));
    }
}
