package dev.gunfeel.gltf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The bytes that a file's accessors read, each part compared with what is there before it is handed out. */
final class Buffers {
    private static final List<String> COMPRESSIONS = List.of("EXT_meshopt_compression", "KHR_meshopt_compression");

    private final GltfValue root;
    private final @Nullable ByteBuffer binary;
    private final Map<Integer, ByteBuffer> decoded = new HashMap<>();

    Buffers(GltfValue root, @Nullable ByteBuffer binary) {
        this.root = root;
        this.binary = binary;
    }

    /** Returns the bytes of a buffer view, or null after a complaint. */
    @Nullable
    BufferView view(int index) {
        GltfValue place = root.at("bufferViews").at(index);
        for (String compression : COMPRESSIONS) {
            if (place.at("extensions").at(compression).isPresent()) {
                place.at("extensions")
                        .at(compression)
                        .complain("compresses the keys of an animation; export the file without this compression");
                return null;
            }
        }
        Integer bufferIndex = place.at("buffer").index(root.at("buffers"), "buffers");
        Integer offset = place.at("byteOffset").whole(0, 0);
        Integer length = place.at("byteLength").whole(1);
        Integer stride = place.at("byteStride").whole(0, 0);
        if (stride != null && stride != 0 && (stride < 4 || stride > 252 || stride % 4 != 0)) {
            place.at("byteStride").complain("must be a multiple of 4 from 4 to 252", stride);
            return null;
        }
        if (bufferIndex == null || offset == null || length == null || stride == null) {
            return null;
        }
        ByteBuffer buffer = buffer(bufferIndex);
        if (buffer == null) {
            return null;
        }
        if ((long) offset + length > buffer.limit()) {
            place.at("byteLength")
                    .complain(
                            "ends at byte " + ((long) offset + length) + ", but buffer " + bufferIndex + " has only "
                                    + buffer.limit() + " bytes",
                            length);
            return null;
        }
        return new BufferView(buffer.slice(offset, length).order(ByteOrder.LITTLE_ENDIAN), stride);
    }

    private @Nullable ByteBuffer buffer(int index) {
        GltfValue place = root.at("buffers").at(index);
        Integer length = place.at("byteLength").whole(1);
        if (length == null) {
            return null;
        }
        ByteBuffer bytes = decoded.get(index);
        if (bytes == null) {
            bytes = bytes(place, index);
            if (bytes == null) {
                return null;
            }
            decoded.put(index, bytes);
        }
        if (length > bytes.limit()) {
            place.at("byteLength").complain("claims " + length + " bytes, but there are only " + bytes.limit(), length);
            return null;
        }
        return bytes.slice(0, length);
    }

    private @Nullable ByteBuffer bytes(GltfValue place, int index) {
        if (!place.at("uri").isPresent()) {
            if (index == 0 && binary != null) {
                return binary;
            }
            place.complain(
                    binary == null
                            ? "has neither a uri nor a binary chunk to lie in; embed its bytes as a data URI"
                            : "has no uri; only buffer 0 lies in the binary chunk");
            return null;
        }
        String uri = place.at("uri").text();
        if (uri == null) {
            return null;
        }
        int comma = uri.indexOf(',');
        if (!uri.startsWith("data:") || comma < 0 || !uri.substring(0, comma).endsWith(";base64")) {
            place.at("uri")
                    .complain("must be a data URI in base64: nothing is fetched; embed the buffer, or export as .glb");
            return null;
        }
        try {
            return ByteBuffer.wrap(Base64.getDecoder().decode(uri.substring(comma + 1)));
        } catch (IllegalArgumentException e) {
            place.at("uri").complain("has base64 that is cut or damaged; export the file again");
            return null;
        }
    }

    /**
     * A part of a buffer.
     *
     * @param bytes its bytes, little-endian
     * @param stride the distance between two elements, 0 where they lie close
     */
    record BufferView(ByteBuffer bytes, int stride) {}
}
