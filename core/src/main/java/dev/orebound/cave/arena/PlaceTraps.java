package dev.orebound.cave.arena;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.WeightedTable;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.floor.CaveRules.Traps;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Marks a few rooms as traps: once sprung, their doors shut until the fight within is won. {@link ArenaDraw} says what
 * kind of fight that is.
 *
 * <p>A room will do if it has few doorways and is large, or if it is a treasure room of any shape. Rooms are tried in
 * random order until there are enough traps, and {@link TrapValidator} must show of each that it seals, and that with
 * it the exits can still be reached through no trap at all. A treasure room that will do for its chest alone then
 * becomes a trap by chance; what was drawn is kept.
 *
 * <p>On the boss's floor the one trap is the hall that holds the exit, whatever its size; that one cannot be refused. A
 * guardian's hall is one more trap beside the others, which leave a way to its doors instead of one to the exits.
 *
 * <p>Guarantees: as many traps as drawn within the rules' range, or as many as can be proven, at least its lowest.
 * Gives up on the attempt with fewer.
 */
public final class PlaceTraps implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.BORDER_DISTANCE,
                FloorKeys.REGIONS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.GUARDIAN_ROOMS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.TRAPS, FloorKeys.TRAP_DRAWS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        Traps rules = floor.content().cave().traps();
        boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
        Map<Integer, Boolean> draws = new TreeMap<>();
        List<TrapRoom> traps = isBossFloor ? bossHall(floor, stream) : draw(floor, rules, draws, stream);
        int least = isBossFloor ? 1 : rules.rooms().lowest() + (floor.guardianHall() == null ? 0 : 1);
        if (traps.size() < least) {
            return PassOutcome.missed("only " + traps.size() + " rooms make a trap");
        }
        floor.put(FloorKeys.TRAPS, traps);
        floor.put(FloorKeys.TRAP_DRAWS, Collections.unmodifiableMap(draws));
        return PassOutcome.DONE;
    }

    private static List<TrapRoom> bossHall(FloorBuilder floor, RandomStream stream) {
        for (RoomRegion region : floor.get(FloorKeys.REGIONS)) {
            if (FloorQueries.isBossHall(region, floor) && new TrapValidator(floor).seals(region)) {
                return List.of(new ArenaDraw(floor).drawForBossHall(region, stream));
            }
        }
        return List.of();
    }

    /**
     * @param draws takes, by the room's id, what was drawn for each treasure room that only its chest lets be a trap
     */
    private static List<TrapRoom> draw(
            FloorBuilder floor, Traps rules, Map<Integer, Boolean> draws, RandomStream stream) {
        ArenaDraw arenas = new ArenaDraw(floor);
        int wanted = stream.between(rules.rooms().lowest(), rules.rooms().highest());
        List<RoomRegion> rooms = new ArrayList<>(floor.get(FloorKeys.REGIONS));
        TrapValidator proof = new TrapValidator(floor);
        List<TrapRoom> traps = new ArrayList<>();
        ArenaKind guardianHall = floor.guardianHall();
        if (guardianHall != null) {
            List<RoomRegion> guardianRooms = FloorQueries.guardianRooms(floor);
            if (!proof.addHall(guardianRooms.get(0))) {
                return List.of();
            }
            traps.add(new TrapRoom(guardianRooms.get(0).id(), guardianHall.id()));
            rooms.removeAll(guardianRooms);
            wanted++;
        }
        stream.shuffle(rooms);
        for (int i = 0; i < rooms.size() && traps.size() < wanted; i++) {
            RoomRegion room = rooms.get(i);
            boolean isArena = isArena(floor, room);
            boolean isCandidate = isArena ? room.cells().size() <= rules.mostCells() : arenas.isTreasure(room);
            if (!isCandidate || !arenas.suitsAny(room) || !proof.admits(room)) {
                continue;
            }
            if (!isArena) {
                draws.put(room.id(), stream.chance(rules.treasureTrapPercent()));
            }
            if (draws.getOrDefault(room.id(), true)) {
                proof.add(room);
                traps.add(arenas.draw(room, stream));
                floor.show(PassRound.TRAP_SET, FloorKeys.TRAPS, traps);
            }
        }
        traps.sort(Comparator.comparingInt(TrapRoom::room));
        return List.copyOf(traps);
    }

    /** True of a room that may be a trap for its doorways and shape, with or without a chest. */
    private static boolean isArena(FloorBuilder floor, RoomRegion room) {
        Traps rules = floor.content().cave().traps();
        return floor.get(FloorKeys.DOORWAYS).get(room.id() - 1).size() <= rules.mostDoorways()
                && room.isRoomyForArena(floor.get(FloorKeys.BORDER_DISTANCE), rules);
    }

    /** Which kinds of arena a room suits, by its sort, size, width and the floor's depth, and which of them it gets. */
    static final class ArenaDraw {
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
            for (Chest chest : chests) {
                if (chest.room() == region.id()) {
                    return true;
                }
            }
            return false;
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
}
