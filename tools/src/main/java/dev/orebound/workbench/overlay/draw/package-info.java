/** Drawing over the cave: the visible cells, strokes and numbers over cells, and labels. */
@NullMarked
package dev.orebound.workbench.overlay.draw;

import org.jspecify.annotations.NullMarked;
