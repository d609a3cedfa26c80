package dev.orebound.workbench.overlay;

import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.element.GroundEffects;
import java.util.List;

/** Describes what happens on a cell: door, arena, light and elements. */
final class PlayFacts {
    private static final int PERCENT = 100;
    private static final GroundSlot[] SLOTS = GroundSlot.values();

    private final World world;
    private final ContentNames names;

    PlayFacts(World world, ContentNames names) {
        this.world = world;
        this.names = names;
    }

    void tell(int cell, FactSheet sheet) {
        tellDoor(cell, sheet);
        tellArena(world.floor().room().at(cell), sheet);
        tellLight(cell, sheet);
        tellElement(cell, sheet);
    }

    private void tellDoor(int cell, FactSheet sheet) {
        DoorComponent door = world.floorState().door(cell);
        if (door != null) {
            sheet.row(CellFact.DOOR, UiPalette.FLAME).say(names.of("overlay.word.shut"));
            sheet.say(Math.round(PERCENT * door.shut)).on("%,");
            sheet.say(names.of("overlay.word.of_room")).say(door.room);
        }
    }

    private void tellArena(int room, FactSheet sheet) {
        List<Arena> arenas = world.arenas();
        for (int i = 0; i < arenas.size(); i++) {
            Arena arena = arenas.get(i);
            if (arena.room().id() == room) {
                String kind = names.arenasById.getOrDefault(
                        arena.kind().id(), arena.kind().id());
                sheet.row(CellFact.ARENA, UiPalette.FLAME)
                        .say(kind)
                        .on(",")
                        .say(names.arenaStates.get(arena.state().ordinal()));
                sheet.on(",").say(names.of("overlay.word.wave")).say(Math.min(arena.wave() + 1, arena.waves()));
                sheet.say(names.of("overlay.word.of")).say(arena.waves());
                sheet.on(",").say(arena.counted()).say(names.of("overlay.word.counted"));
            }
        }
    }

    private void tellLight(int cell, FactSheet sheet) {
        boolean isSeen = world.floorState().isSeen(cell);
        String sight = world.floorState().isInSight(cell)
                ? "overlay.word.in_sight"
                : isSeen ? "overlay.word.seen" : "overlay.word.unseen";
        sheet.row(CellFact.LIGHT)
                .say(world.insight().lightPercent(cell))
                .on("%,")
                .say(names.of(sight));
    }

    private void tellElement(int cell, FactSheet sheet) {
        GroundEffects ground = world.part(GroundEffects.class);
        boolean isQuiet = !hasGround(cell)
                && !ground.isBurnt(cell)
                && !ground.isFlooded(cell)
                && !world.floorState().isPeril(cell);
        if (isQuiet) {
            return;
        }
        sheet.row(CellFact.ELEMENT, UiPalette.FLAME);
        for (int i = 0; i < SLOTS.length; i++) {
            int kind = ground.kindAt(SLOTS[i], cell);
            if (kind != GroundEffects.NONE) {
                sheet.say(names.grounds.get(kind)).say(ground.ticksAt(SLOTS[i], cell));
            }
        }
        sayIf(ground.isBurnt(cell), "overlay.word.burnt", sheet);
        sayIf(ground.isFlooded(cell), "overlay.word.flooded", sheet);
        sayIf(world.floorState().isPeril(cell), "overlay.word.peril", sheet);
    }

    private boolean hasGround(int cell) {
        for (int i = 0; i < SLOTS.length; i++) {
            if (world.part(GroundEffects.class).kindAt(SLOTS[i], cell) != GroundEffects.NONE) {
                return true;
            }
        }
        return false;
    }

    private void sayIf(boolean isSo, String key, FactSheet sheet) {
        if (isSo) {
            sheet.say(names.of(key));
        }
    }
}
