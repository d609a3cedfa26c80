package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;

/** One thing about the cave that can be laid over it. What it shows it reads anew in each frame, without garbage. */
interface CaveOverlay {
    /** Its word, by which the console knows it; {@code overlay.name.<word>} is what a person reads. */
    String name();

    /** Draws it, over the cells that the window shows and no others. */
    void draw(CaveViewport lens, CellPainter brush);

    /** A floor was entered: what is worked out once for all of it is worked out here. */
    default void enter(World world) {}

    /** A tick has gone by, whether it is shown or not. */
    default void afterTick(World world) {}
}
