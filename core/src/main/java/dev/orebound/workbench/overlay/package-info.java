/**
 * What a playtester can lay over the cave: one small class for each thing that is shown, in one visible list, {@link
 * dev.orebound.workbench.overlay.OverlayList}; beside it what there is to know of the cell under the mouse, and the whole room
 * graph. It looks on and changes nothing.
 */
@NullMarked
package dev.orebound.workbench.overlay;

import org.jspecify.annotations.NullMarked;
