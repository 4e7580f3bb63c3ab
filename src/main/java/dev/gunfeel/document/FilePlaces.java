package dev.gunfeel.document;

/**
 * The places of one file among those of a document that is made of several.
 *
 * @param places the places of the whole document
 * @param file the name of this file
 * @param root the pointer of what the file holds
 */
record FilePlaces(Places places, String file, String root) {
    void put(String pointer, int line, int column) {
        places.put(pointer, new Place(file, line, column));
    }
}
