package dev.orebound.workbench.overlay;

import dev.orebound.grid.Grid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.overlay.FloorOverlays.CellOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Marks the trap room under the pointer with its doorways, and tells what a click would do to it. While the player
 * fights in it, only as long as the key for clicking is held.
 */
final class ClickableTrapMark extends CellOverlay {
    private static final float TINT = 0.16f;
    private static final float DOOR_TINT = 0.25f;

    private final LabelPlate label;
    private final TextLineCache words;
    private final TextLine spring;
    private final TextLine reset;
    private final TextLine nothing;
    private final List<TextLine> kinds = new ArrayList<>();
    private boolean isKeyHeld;
    private int marked;

    ClickableTrapMark(LabelPlate label, TextLineCache words) {
        this.label = label;
        this.words = words;
        spring = words.line("overlay.trap.click_spring");
        reset = words.line("overlay.trap.click_reset");
        nothing = words.line("overlay.trap.click_nothing");
    }

    @Override
    public void enter(World world) {
        kinds.clear();
        for (Arena arena : world.arenas()) {
            kinds.add(words.line("arena." + arena.kind().id() + ".name"));
        }
    }

    /** Sets whether the key is held that makes a click spring or reset a trap. */
    void holdKey(boolean isHeld) {
        isKeyHeld = isHeld;
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        World world = viewport.world();
        int mouse = viewport.mouse();
        Arena arena = mouse == Grid.NONE ? null : RoomActions.trapAt(world, mouse);
        boolean isFought = arena != null
                && arena.state().isShutting()
                && world.player().component().room == arena.room().id();
        if (arena != null && (isKeyHeld || !isFought)) {
            marked = arena.room().id();
            super.draw(viewport, painter);
            markDoors(arena, viewport, painter);
            label.begin(painter.grain())
                    .count(marked, UiPalette.BONE_LIGHT)
                    .say(kinds.get(world.arenas().indexOf(arena)), UiPalette.FLAME)
                    .endRow();
            label.say(RoomActions.waits(arena) ? spring : reset, isKeyHeld ? UiPalette.GOLD_LIGHT : UiPalette.BONE)
                    .endRow();
            drawAtPointer(mouse, viewport);
        } else if (isKeyHeld && mouse != Grid.NONE && world.floor().room().at(mouse) > 0 && arena == null) {
            label.begin(painter.grain()).say(nothing, UiPalette.BONE).endRow();
            drawAtPointer(mouse, viewport);
        }
    }

    private void drawAtPointer(int mouse, CaveViewport viewport) {
        label.draw(viewport.middleX(mouse), viewport.foot(mouse) + viewport.side() * 1.4f);
    }

    @Override
    void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
        if (viewport.world().floor().room().at(cell) == marked) {
            if (isKeyHeld) {
                painter.tint(cell, UiPalette.GOLD, TINT);
            }
            ArenasOverlay.outline(cell, marked, viewport, painter, UiPalette.GOLD);
        }
    }

    private static void markDoors(Arena arena, CaveViewport viewport, CellPainter painter) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            int cell = doors.get(i).cell;
            if (viewport.shows(cell)) {
                painter.tint(cell, UiPalette.GOLD, DOOR_TINT);
                painter.frame(cell, 1, UiPalette.GOLD, 1);
                painter.cross(cell, 0.3f * doors.get(i).shut, UiPalette.BLOOD, doors.get(i).shut);
            }
        }
    }
}
