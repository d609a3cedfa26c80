package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.ArenaKind;
import dev.orebound.content.CaveRules.Traps;
import dev.orebound.content.Table;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Marks a few rooms as traps: step in, and the doors shut until whoever came with the room is dead.
 *
 * <p>A room will do if it has few doorways and is large, or if it is a treasure room and a draw says so. Rooms are tried in
 * random order, and {@link TrapProof} must show of each that it seals, and that with it the exits can still be reached
 * through no trap at all.
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
        return List.of(Keys.TRAPS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Traps rules = floor.content().cave().traps();
        int wanted = stream.between(rules.rooms().lowest(), rules.rooms().highest());
        List<Region> candidates = candidates(floor, rules, stream);
        stream.shuffle(candidates);
        TrapProof proof = new TrapProof(floor);
        List<Trap> traps = new ArrayList<>();
        for (Region region : candidates) {
            if (traps.size() < wanted && proof.admits(region)) {
                traps.add(new Trap(region.id(), drawArena(floor.content().arenaKinds(), stream)));
            }
        }
        if (traps.size() < rules.rooms().lowest()) {
            return Outcome.missed("only " + traps.size() + " of " + candidates.size() + " rooms make a trap");
        }
        traps.sort(Comparator.comparingInt(Trap::room));
        floor.put(Keys.TRAPS, List.copyOf(traps));
        return Outcome.DONE;
    }

    private static List<Region> candidates(FloorBuilder floor, Traps rules, Stream stream) {
        IntLayer borderDistance = floor.get(Keys.BORDER_DISTANCE);
        List<Region> candidates = new ArrayList<>();
        for (Region region : floor.get(Keys.REGIONS)) {
            boolean isTreasureTrap = isTreasure(region, floor) && stream.chance(rules.treasureTrapPercent());
            boolean isArena = floor.get(Keys.DOORWAYS).get(region.id() - 1).size() <= rules.mostDoorways()
                    && region.cells().size() >= rules.leastCells()
                    && borderDistance.at(region.centre()) >= rules.leastCentreDistance();
            if (isArena || isTreasureTrap) {
                candidates.add(region);
            }
        }
        return candidates;
    }

    private static boolean isTreasure(Region region, FloorBuilder floor) {
        return floor.get(Keys.CHESTS).stream().anyMatch(chest -> chest.room() == region.id());
    }

    private static String drawArena(Table<ArenaKind> kinds, Stream stream) {
        return kinds.at(stream.below(kinds.size())).id();
    }
}
