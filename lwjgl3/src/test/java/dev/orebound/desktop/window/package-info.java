/** Tests that need a window with OpenGL, and the harness that opens it for them. */
@NullMarked
package dev.orebound.desktop.window;

import org.jspecify.annotations.NullMarked;
