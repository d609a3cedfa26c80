package dev.orebound.workbench.overlay;

import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.element.GroundEffects;
import java.util.List;

/** Says of a cell what goes on there: door, arena, light, the elements. */
final class PlayFacts {
    private static final int PERCENT = 100;

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
            sheet.row(Fact.DOOR, UiPalette.FLAME).say(names.of("overlay.word.shut"));
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
                sheet.row(Fact.ARENA, UiPalette.FLAME)
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
        sheet.row(Fact.LIGHT).say(world.insight().lightPercent(cell)).on("%,").say(names.of(sight));
    }

    private void tellElement(int cell, FactSheet sheet) {
        GroundEffects ground = world.ground();
        boolean isQuiet = !ground.isBurning(cell)
                && ground.steamTicks(cell) == 0
                && !ground.isCharged(cell)
                && !ground.isBurnt(cell)
                && !ground.isFlooded(cell)
                && !world.floorState().isPeril(cell);
        if (isQuiet) {
            return;
        }
        sheet.row(Fact.ELEMENT, UiPalette.FLAME);
        sayIf(ground.isBurning(cell), "overlay.word.burning", sheet);
        sayIf(ground.steamTicks(cell) > 0, "overlay.word.steam", sheet);
        sayIf(ground.isCharged(cell), "overlay.word.charged", sheet);
        sayIf(ground.isBurnt(cell), "overlay.word.burnt", sheet);
        sayIf(ground.isFlooded(cell), "overlay.word.flooded", sheet);
        sayIf(world.floorState().isPeril(cell), "overlay.word.peril", sheet);
    }

    private void sayIf(boolean isSo, String key, FactSheet sheet) {
        if (isSo) {
            sheet.say(names.of(key));
        }
    }
}
