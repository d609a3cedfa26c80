package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.state.TickClock;
import java.util.List;
import java.util.Locale;

/** Overlays with labels at trap rooms and chests, and the mark of the trap room that a click would spring or reset. */
final class ArenaOverlays {
    private static final float TRAP_TINT = 0.22f;
    private static final float MARK_TINT = 0.16f;
    private static final float DOOR_TINT = 0.25f;

    private ArenaOverlays() {}

    /** Shows trap rooms: outline, kind, state, wave, number of counted monsters, and timers in seconds. */
    static void drawArenas(CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        viewport.eachCell(cell -> {
            int room = floor.room().at(cell);
            if (room > 0 && floor.roomWithId(room).isTrap()) {
                painter.tint(cell, UiPalette.BLOOD, TRAP_TINT);
                painter.outline(cell, beside -> floor.room().at(beside) == room, UiPalette.BLOOD);
            }
        });
        for (Arena arena : viewport.world().arenas()) {
            int spot = viewport.labelCell(arena.room());
            if (spot != Grid.NONE) {
                for (int i = 0; i < arena.marks().size(); i++) {
                    if (viewport.shows(arena.marks().cell(i))) {
                        painter.cross(arena.marks().cell(i), 0.3f, UiPalette.FLAME, 1);
                    }
                }
                label(arena, painter).draw(viewport.middleX(spot), viewport.foot(spot) + viewport.side() * 0.6f);
            }
        }
    }

    private static LabelPlate label(Arena arena, CellPainter painter) {
        String state = arena.state().name().toLowerCase(Locale.ROOT);
        LabelPlate label = painter.label()
                .count(arena.room().id(), UiPalette.BONE_LIGHT)
                .word("arena." + arena.kind().id() + ".name", UiPalette.FLAME)
                .endRow()
                .word("overlay.arena." + state, UiPalette.GOLD_LIGHT)
                .word("overlay.trap.wave", UiPalette.BONE)
                .of(Math.min(arena.wave() + 1, arena.waves()), arena.waves(), UiPalette.BONE_LIGHT)
                .endRow()
                .word("overlay.trap.counted", UiPalette.BONE)
                .count(arena.counted(), UiPalette.BONE_LIGHT)
                .word("overlay.trap.lasts", UiPalette.BONE)
                .count(toSeconds(arena.ticks()), UiPalette.BONE_LIGHT)
                .word("overlay.word.seconds", UiPalette.BONE)
                .endRow()
                .word("overlay.trap.idle", UiPalette.BONE)
                .of(toSeconds(arena.idleTicks()), toSeconds(arena.kind().pace().watchdogTicks()), UiPalette.BONE_LIGHT)
                .word("overlay.word.seconds", UiPalette.BONE);
        if (arena.holdOutTicksLeft() > 0) {
            label.word("overlay.trap.hold_out", UiPalette.BONE)
                    .count(toSeconds(arena.holdOutTicksLeft()), UiPalette.BONE_LIGHT)
                    .word("overlay.word.seconds", UiPalette.BONE);
        }
        return label.endRow();
    }

    private static int toSeconds(int ticks) {
        return ticks / TickClock.TICKS_A_SECOND;
    }

    /**
     * Marks the trap room under the pointer with its doorways, and tells what a click would do to it. While the player
     * fights in it, only as long as the key for clicking is held.
     */
    static void drawClickableTrap(CaveViewport viewport, CellPainter painter, boolean isKeyHeld) {
        int mouse = viewport.mouse();
        if (mouse == Grid.NONE) {
            return;
        }
        World world = viewport.world();
        LabelPlate label = painter.label();
        Arena arena = RoomActions.trapAt(world, mouse);
        boolean isFought = arena != null
                && arena.state().isShutting()
                && world.player().component().room == arena.room().id();
        if (arena != null && (isKeyHeld || !isFought)) {
            mark(arena, isKeyHeld, viewport, painter);
            String deed = RoomActions.waits(arena) ? "overlay.trap.click_spring" : "overlay.trap.click_reset";
            label.count(arena.room().id(), UiPalette.BONE_LIGHT)
                    .word("arena." + arena.kind().id() + ".name", UiPalette.FLAME)
                    .endRow()
                    .word(deed, isKeyHeld ? UiPalette.GOLD_LIGHT : UiPalette.BONE)
                    .endRow();
        } else if (isKeyHeld && arena == null && world.floor().room().at(mouse) > 0) {
            label.word("overlay.trap.click_nothing", UiPalette.BONE).endRow();
        } else {
            return;
        }
        label.draw(viewport.middleX(mouse), viewport.foot(mouse) + viewport.side() * 1.4f);
    }

    private static void mark(Arena arena, boolean isKeyHeld, CaveViewport viewport, CellPainter painter) {
        int marked = arena.room().id();
        Floor floor = viewport.world().floor();
        viewport.eachCell(cell -> {
            if (floor.room().at(cell) == marked) {
                if (isKeyHeld) {
                    painter.tint(cell, UiPalette.GOLD, MARK_TINT);
                }
                painter.outline(cell, beside -> floor.room().at(beside) == marked, UiPalette.GOLD);
            }
        });
        for (DoorComponent door : arena.doors()) {
            if (viewport.shows(door.cell)) {
                painter.tint(door.cell, UiPalette.GOLD, DOOR_TINT);
                painter.frame(door.cell, 1, UiPalette.GOLD, 1);
                painter.cross(door.cell, 0.3f * door.shut, UiPalette.BLOOD, door.shut);
            }
        }
    }

    /** Shows chests: the direction that each faces, and as text why it stands there and what opening it starts. */
    static void drawChests(CaveViewport viewport, CellPainter painter) {
        List<Chest> chests = viewport.world().floor().chests();
        for (int i = 0; i < chests.size(); i++) {
            if (viewport.shows(chests.get(i).at())) {
                draw(chests.get(i), viewport.world().chests().get(i).isOpen, viewport, painter);
            }
        }
    }

    private static void draw(Chest chest, boolean isOpen, CaveViewport viewport, CellPainter painter) {
        painter.frame(chest.at(), 0, UiPalette.GOLD, 1);
        float x = viewport.grid().x(chest.at()) + 0.5f;
        float y = viewport.grid().y(chest.at()) + 0.5f;
        int dx = chest.facing().dx();
        int dy = chest.facing().dy();
        painter.line(x + dx * 0.5f, y + dy * 0.5f, x + dx * 1.3f, y + dy * 1.3f, UiPalette.GOLD, 1);
        painter.head(x + dx * 1.3f, y + dy * 1.3f, dx, dy, 0.3f, UiPalette.GOLD, 1);
        GameTexts texts = painter.texts();
        String reason = chest.mode() == Chest.Mode.CENTRE
                ? texts.format("overlay.chest.centre", chest.room())
                : texts.format("overlay.chest.nook", chest.room(), chest.nookDepth());
        LabelPlate label = painter.label().say(reason, UiPalette.GOLD_LIGHT).endRow();
        String trigger = chest.trigger();
        if (trigger != null) {
            String arena = texts.get("arena." + trigger + ".name");
            label.say(texts.format("overlay.chest.springs", arena), UiPalette.FLAME)
                    .endRow();
        }
        String happening = chest.happening();
        if (happening != null) {
            label.say(texts.format("overlay.chest.happening", happening), UiPalette.FLAME)
                    .endRow();
        }
        if (isOpen) {
            label.word("overlay.chest.open", UiPalette.BONE).endRow();
        }
        label.draw(viewport.middleX(chest.at()), viewport.foot(chest.at()) + viewport.side() * 1.1f);
    }
}
