package dev.orebound.cave.arena;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;

/** Which kinds of arena a room suits, by its sort, size, width and the floor's depth, and which of them it gets. */
final class ArenaDraw {
    private final ContentTable<ArenaKind> kinds;
    private final IntLayer borderDistance;
    private final List<Chest> chests;
    private final int depth;

    ArenaDraw(FloorBuilder floor) {
        kinds = floor.content().arenaKinds();
        borderDistance = floor.get(FloorKeys.BORDER_DISTANCE);
        chests = floor.get(FloorKeys.PLACED_CHESTS);
        depth = floor.request().depth();
    }

    /** True if there is a kind for a room off the boss's hall. */
    boolean suitsAny(RoomRegion region) {
        return !suiting(region, sortOf(region)).isEmpty();
    }

    /** True of a room with a chest. */
    boolean isTreasure(RoomRegion region) {
        return chests.stream().anyMatch(chest -> chest.room() == region.id());
    }

    /** One of the kinds that suit a room, the more frequent the likelier. There must be one. */
    TrapRoom draw(RoomRegion region, RandomStream stream) {
        return new TrapRoom(region.id(), draw(suiting(region, sortOf(region)), stream));
    }

    /** One of the kinds for the boss's hall, whatever its size: it cannot be another room. There must be one. */
    TrapRoom drawForBossHall(RoomRegion hall, RandomStream stream) {
        List<ArenaKind> suiting = new ArrayList<>();
        for (ArenaKind kind : kinds) {
            if (kind.needs().rooms().contains(RoomSort.BOSS_HALL)
                    && kind.depths().holds(depth)) {
                suiting.add(kind);
            }
        }
        return new TrapRoom(hall.id(), draw(suiting, stream));
    }

    private RoomSort sortOf(RoomRegion region) {
        return isTreasure(region) ? RoomSort.TREASURE : RoomSort.PLAIN;
    }

    private List<ArenaKind> suiting(RoomRegion region, RoomSort sort) {
        int centreDistance = borderDistance.at(region.centre());
        List<ArenaKind> suiting = new ArrayList<>();
        for (ArenaKind kind : kinds) {
            if (kind.suits(sort, region.cells().size(), centreDistance, depth)) {
                suiting.add(kind);
            }
        }
        return suiting;
    }

    private static String draw(List<ArenaKind> suiting, RandomStream stream) {
        WeightedTable<String> table = new WeightedTable<>();
        suiting.forEach(kind -> table.add(kind.id(), kind.frequency()));
        return table.draw(stream);
    }
}
