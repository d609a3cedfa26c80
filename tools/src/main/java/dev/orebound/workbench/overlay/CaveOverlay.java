package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;

/** An overlay over the cave. It reads the world anew in each frame. */
interface CaveOverlay {
    /** Draws the overlay over the visible cells. */
    void draw(CaveViewport viewport, CellPainter painter);

    /** Prepares for a new floor. */
    default void enter(World world) {}

    /** Handles a tick, whether the overlay is shown or not. */
    default void afterTick(World world) {}
}
