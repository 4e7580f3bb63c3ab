package dev.gunfeel.gltf;

import dev.gunfeel.input.Interruption;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Opens a file's accessors; what a claim says is compared with the bytes that are there before anything is read. */
final class Accessors {
    private static final Map<String, Integer> WIDTHS =
            Map.of("SCALAR", 1, "VEC2", 2, "VEC3", 3, "VEC4", 4, "MAT2", 4, "MAT3", 9, "MAT4", 16);
    private static final Set<ComponentType> INDICES =
            EnumSet.of(ComponentType.UNSIGNED_BYTE, ComponentType.UNSIGNED_SHORT, ComponentType.UNSIGNED_INT);

    private final GltfValue root;
    private final Buffers buffers;
    private final Map<String, Accessor> opened = new HashMap<>();

    Accessors(GltfValue root, Buffers buffers) {
        this.root = root;
        this.buffers = buffers;
    }

    /**
     * Returns an accessor, or null after a complaint.
     *
     * @param index its place in the file's table
     * @param shape the type that its elements must have
     * @param allowed how its numbers may be stored; integers must then be normalised
     * @param use what it is for, as a complaint says it
     */
    @Nullable
    Accessor open(int index, String shape, Set<ComponentType> allowed, String use) {
        String key = index + " " + use;
        Accessor known = opened.get(key);
        if (known == null) {
            known = opened(index, shape, allowed, use);
            if (known != null) {
                opened.put(key, known);
            }
        }
        return known;
    }

    private @Nullable Accessor opened(int index, String shape, Set<ComponentType> allowed, String use) {
        GltfValue place = root.at("accessors").at(index);
        String type = place.at("type").text();
        if (type == null || !type.equals(shape)) {
            place.at("type").complain("must be " + shape + " for " + use, type);
        }
        ComponentType component = component(place, allowed, use);
        Boolean flag = place.at("normalized").flag();
        boolean normalized = flag != null && flag && component != ComponentType.FLOAT;
        if (component != null && component != ComponentType.FLOAT && !normalized) {
            place.at("normalized").complain("must be true for " + use + " in integers");
            component = null;
        }
        Integer count = place.at("count").whole(1);
        if (component == null || count == null || type == null || !type.equals(shape)) {
            return null;
        }
        return located(place, component, normalized, WIDTHS.getOrDefault(type, 1), count);
    }

    private static @Nullable ComponentType component(GltfValue place, Set<ComponentType> allowed, String use) {
        Integer code = place.at("componentType").whole(0);
        ComponentType component = code == null ? null : ComponentType.of(code);
        if (code != null && (component == null || !allowed.contains(component))) {
            place.at("componentType")
                    .complain(
                            "must be "
                                    + String.join(
                                            " or ",
                                            allowed.stream()
                                                    .map(type -> Integer.toString(type.code()))
                                                    .toList())
                                    + " for " + use,
                            code);
            return null;
        }
        return component;
    }

    private @Nullable Accessor located(
            GltfValue place, ComponentType component, boolean normalized, int width, int count) {
        int size = width * component.bytes();
        Accessor.Sparse sparse = null;
        if (place.at("sparse").isPresent()) {
            sparse = sparse(place.at("sparse"), component, width, count);
            if (sparse == null) {
                return null;
            }
        }
        if (!place.at("bufferView").isPresent()) {
            return new Accessor(component, normalized, width, count, null, size, sparse);
        }
        Integer viewIndex = place.at("bufferView").index(root.at("bufferViews"), "buffer views");
        Integer offset = place.at("byteOffset").whole(0, 0);
        Buffers.BufferView view = viewIndex == null ? null : buffers.view(viewIndex);
        if (viewIndex == null || view == null || offset == null) {
            return null;
        }
        int stride = view.stride() == 0 ? size : view.stride();
        if (stride < size) {
            root.at("bufferViews")
                    .at(viewIndex)
                    .at("byteStride")
                    .complain("must be at least the " + size + " bytes of an element", stride);
            return null;
        }
        long end = offset + (count - 1L) * stride + size;
        if (end > view.bytes().limit()) {
            place.at("count")
                    .complain(
                            "needs " + end + " bytes, but buffer view " + viewIndex + " has only "
                                    + view.bytes().limit(),
                            count);
            return null;
        }
        return new Accessor(
                component,
                normalized,
                width,
                count,
                view.bytes()
                        .slice(offset, view.bytes().limit() - offset)
                        .order(view.bytes().order()),
                stride,
                sparse);
    }

    private Accessor.@Nullable Sparse sparse(GltfValue place, ComponentType component, int width, int count) {
        Integer replaced = place.at("count").whole(1);
        if (replaced == null) {
            return null;
        }
        if (replaced > count) {
            place.at("count").complain("replaces more elements than the " + count + " that there are", replaced);
            return null;
        }
        GltfValue indicesPlace = place.at("indices");
        ComponentType type = component(indicesPlace, INDICES, "the indices of a sparse accessor");
        if (type == null) {
            return null;
        }
        Buffers.BufferView indices = part(indicesPlace, (long) replaced * type.bytes());
        Buffers.BufferView values = part(place.at("values"), (long) replaced * width * component.bytes());
        if (indices == null || values == null) {
            return null;
        }
        Accessor.Sparse sparse = new Accessor.Sparse(type, replaced, indices.bytes(), values.bytes());
        double before = -1;
        for (int i = 0; i < replaced; i++) {
            if (i % 4096 == 0) {
                Interruption.poll();
            }
            double element = sparse.index(i);
            if (element <= before || element >= count) {
                indicesPlace.complain("has at " + i + " the element " + (long) element
                        + "; they must ascend, and stay below the " + count + " that there are");
                return null;
            }
            before = element;
        }
        return sparse;
    }

    /** Returns the bytes that a part of a sparse accessor lies in, or null after a complaint. */
    private Buffers.@Nullable BufferView part(GltfValue place, long needed) {
        Integer viewIndex = place.at("bufferView").index(root.at("bufferViews"), "buffer views");
        Integer offset = place.at("byteOffset").whole(0, 0);
        Buffers.BufferView view = viewIndex == null ? null : buffers.view(viewIndex);
        if (view == null || offset == null) {
            return null;
        }
        if (offset + needed > view.bytes().limit()) {
            place.complain("needs " + (offset + needed) + " bytes, but buffer view " + viewIndex + " has only "
                    + view.bytes().limit());
            return null;
        }
        return new Buffers.BufferView(
                view.bytes().slice(offset, (int) needed).order(view.bytes().order()), 0);
    }
}
