/**
 * Reads skeletons and animations from glTF 2.0 files (Khronos Group, glTF 2.0 Specification, ISO/IEC 12113:2022). Besides
 * the web and the command line it is the only package that reads JSON, so the plain jar does without it.
 */
@NullMarked
package dev.gunfeel.gltf;

import org.jspecify.annotations.NullMarked;
