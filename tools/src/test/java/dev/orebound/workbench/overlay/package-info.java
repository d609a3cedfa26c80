/** Tests of the overlays over the cave. */
@NullMarked
package dev.orebound.workbench.overlay;

import org.jspecify.annotations.NullMarked;
