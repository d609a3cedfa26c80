package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Draws the side rooms: rooms that no other room is reached through. A trap must seal, and a player must be able to refuse
 * it; with a few side rooms there are always enough rooms that allow both.
 *
 * <p>They are drawn at random among the rooms with {@link RoomRegion#suitsArena}. The rooms at both ends of the floor are never drawn,
 * because start and exit lie there; on the boss's floor the hall always is one.
 */
final class SideRooms {
    /** Rooms that are no side rooms, on any floor: those of start and exit, and one between. */
    private static final int LEAST_OTHERS = 3;

    private SideRooms() {}

    /** The rooms drawn, in random order. */
    static List<RoomRegion> draw(FloorBuilder floor, RandomStream stream) {
        CaveRules rules = floor.content().cave();
        IntLayer borderDistance = floor.get(FloorKeys.BORDER_DISTANCE);
        List<RoomRegion> regions = floor.get(FloorKeys.REGIONS);
        RoomRegion first = outermost(regions, floor.grid(), 1);
        RoomRegion last = outermost(regions, floor.grid(), -1);
        boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
        List<RoomRegion> suited = new ArrayList<>();
        for (RoomRegion region : regions) {
            if (region.id() != first.id()
                    && region.id() != last.id()
                    && region.suitsArena(borderDistance, rules.traps())) {
                suited.add(region);
            }
        }
        stream.shuffle(suited);
        int drawn = stream.between(
                rules.corridors().sideRooms().lowest(),
                rules.corridors().sideRooms().highest());
        int most = Math.max(
                0, regions.size() - LEAST_OTHERS - floor.request().waysOn().size());
        List<RoomRegion> sideRooms = new ArrayList<>(suited.subList(0, Math.min(suited.size(), Math.min(drawn, most))));
        if (isBossFloor) {
            sideRooms.add(last);
        }
        return sideRooms;
    }

    /** The region that reaches farthest to the end of the start (1) or of the exit (-1). */
    private static RoomRegion outermost(List<RoomRegion> regions, Grid grid, int side) {
        ToIntFunction<RoomRegion> along = region -> region.cells().stream()
                .map(cell -> grid.width() >= grid.height() ? side * grid.x(cell) : -side * grid.y(cell))
                .min()
                .orElseThrow();
        RoomRegion outermost = regions.get(0);
        for (RoomRegion region : regions) {
            outermost = along.applyAsInt(region) < along.applyAsInt(outermost) ? region : outermost;
        }
        return outermost;
    }
}
