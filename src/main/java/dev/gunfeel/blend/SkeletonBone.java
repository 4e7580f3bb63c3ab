package dev.gunfeel.blend;

import org.jspecify.annotations.Nullable;

/**
 * A bone of a skeleton, as a file describes it.
 *
 * @param name its name, unique in the skeleton
 * @param parent the name of the bone that it hangs on; absent for a topmost one
 * @param rest where it is when no clip moves it, relative to its parent
 */
public record SkeletonBone(String name, @Nullable String parent, Bone rest) {}
