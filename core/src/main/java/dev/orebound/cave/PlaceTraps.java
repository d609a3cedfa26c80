package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Traps;
import dev.orebound.content.floor.FloorKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Marks a few rooms as traps: once sprung, their doors shut until the fight within is won. {@link ArenaDraw} says what kind
 * of fight that is.
 *
 * <p>A room will do if it has few doorways and is large, or if it is a treasure room of any shape. Rooms are tried in
 * random order until there are enough traps, and {@link TrapProof} must show of each that it seals, and that with it the
 * exits can still be reached through no trap at all. A treasure room that will do for its chest alone then becomes a trap by
 * chance; what was drawn is kept.
 *
 * <p>On the boss's floor the one trap is the hall that holds the exit, whatever its size; that one cannot be refused.
 *
 * <p>Guarantees: as many traps as drawn within the rules' range, or as many as can be proven, at least its lowest. Gives up
 * on the attempt with fewer.
 */
final class PlaceTraps implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE,
                Keys.ROOM,
                Keys.BORDER_DISTANCE,
                Keys.REGIONS,
                Keys.DOORWAYS,
                Keys.START,
                Keys.EXITS,
                Keys.CHESTS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.TRAPS, Keys.TRAP_DRAWS);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        Traps rules = floor.content().cave().traps();
        boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
        Map<Integer, Boolean> draws = new TreeMap<>();
        List<Trap> traps = isBossFloor ? bossHall(floor, stream) : draw(floor, rules, draws, stream);
        int least = isBossFloor ? 1 : rules.rooms().lowest();
        if (traps.size() < least) {
            return Outcome.missed("only " + traps.size() + " rooms make a trap");
        }
        floor.put(Keys.TRAPS, traps);
        floor.put(Keys.TRAP_DRAWS, Collections.unmodifiableMap(draws));
        return Outcome.DONE;
    }

    private static List<Trap> bossHall(FloorBuilder floor, RandomStream stream) {
        for (Region region : floor.get(Keys.REGIONS)) {
            if (BossHall.isIn(region, floor) && new TrapProof(floor).seals(region)) {
                return List.of(new ArenaDraw(floor).drawForBossHall(region, stream));
            }
        }
        return List.of();
    }

    /** @param draws takes, by the room's id, what was drawn for each treasure room that only its chest lets be a trap */
    private static List<Trap> draw(FloorBuilder floor, Traps rules, Map<Integer, Boolean> draws, RandomStream stream) {
        ArenaDraw arenas = new ArenaDraw(floor);
        int wanted = stream.between(rules.rooms().lowest(), rules.rooms().highest());
        List<Region> rooms = new ArrayList<>(floor.get(Keys.REGIONS));
        stream.shuffle(rooms);
        TrapProof proof = new TrapProof(floor);
        List<Trap> traps = new ArrayList<>();
        for (int i = 0; i < rooms.size() && traps.size() < wanted; i++) {
            Region room = rooms.get(i);
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
                floor.show(Round.TRAP_SET, Keys.TRAPS, traps);
            }
        }
        traps.sort(Comparator.comparingInt(Trap::room));
        return List.copyOf(traps);
    }

    /** True of a room that may be a trap for its doorways and shape, with or without a chest. */
    private static boolean isArena(FloorBuilder floor, Region room) {
        Traps rules = floor.content().cave().traps();
        return floor.get(Keys.DOORWAYS).get(room.id() - 1).size() <= rules.mostDoorways()
                && ArenaGround.isRoomy(room, floor.get(Keys.BORDER_DISTANCE), rules);
    }
}
