package dev.gunfeel.document;

import dev.gunfeel.input.Complaints;
import org.jspecify.annotations.Nullable;

/** Values that may stand in files of their own, so that a document names the file instead. */
interface References {
    /** A document that stands for itself. */
    References NONE = new References() {
        @Override
        public boolean allows(Class<?> type) {
            return false;
        }

        @Override
        public @Nullable Object read(String path, Class<?> type, Complaints place) {
            throw new IllegalStateException("nothing may stand in a file");
        }
    };

    /** Returns whether values of a type may stand in files. */
    boolean allows(Class<?> type);

    /**
     * Reads a value.
     *
     * @param path the path as it is written
     * @param type the type of the value
     * @param place where the path stands, for complaints
     * @return the value; null where there is none because of a complaint
     */
    @Nullable
    Object read(String path, Class<?> type, Complaints place);
}
