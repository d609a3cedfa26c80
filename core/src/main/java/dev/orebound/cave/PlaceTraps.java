package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Traps;
import dev.orebound.content.FloorKind;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Marks a few rooms as traps: once sprung, their doors shut until the fight within is won. {@link ArenaDraw} says what kind
 * of fight that is.
 *
 * <p>A room will do if it has few doorways and is large, or if it is a treasure room and a draw says so; and if there is a
 * kind of arena for it. Rooms are tried in
 * random order, and {@link TrapProof} must show of each that it seals, and that with it the exits can still be reached
 * through no trap at all.
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
        return List.of(Keys.TRAPS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Traps rules = floor.content().cave().traps();
        boolean isBossFloor = floor.request().kind() == FloorKind.BOSS;
        List<Trap> traps = isBossFloor ? bossHall(floor, stream) : draw(floor, rules, stream);
        int least = isBossFloor ? 1 : rules.rooms().lowest();
        if (traps.size() < least) {
            return Outcome.missed("only " + traps.size() + " rooms make a trap");
        }
        floor.put(Keys.TRAPS, traps);
        return Outcome.DONE;
    }

    private static List<Trap> bossHall(FloorBuilder floor, Stream stream) {
        for (Region region : floor.get(Keys.REGIONS)) {
            if (BossHall.isIn(region, floor) && new TrapProof(floor).seals(region)) {
                return List.of(new ArenaDraw(floor).drawForBossHall(region, stream));
            }
        }
        return List.of();
    }

    private static List<Trap> draw(FloorBuilder floor, Traps rules, Stream stream) {
        ArenaDraw arenas = new ArenaDraw(floor);
        int wanted = stream.between(rules.rooms().lowest(), rules.rooms().highest());
        List<Region> candidates = candidates(floor, rules, arenas, stream);
        stream.shuffle(candidates);
        TrapProof proof = new TrapProof(floor);
        List<Trap> traps = new ArrayList<>();
        for (Region region : candidates) {
            if (traps.size() < wanted && proof.admits(region)) {
                traps.add(arenas.draw(region, stream));
                floor.show(Round.TRAP_SET, Keys.TRAPS, traps);
            }
        }
        traps.sort(Comparator.comparingInt(Trap::room));
        return List.copyOf(traps);
    }

    private static List<Region> candidates(FloorBuilder floor, Traps rules, ArenaDraw arenas, Stream stream) {
        IntLayer borderDistance = floor.get(Keys.BORDER_DISTANCE);
        List<Region> candidates = new ArrayList<>();
        for (Region region : floor.get(Keys.REGIONS)) {
            boolean isTreasureTrap = arenas.isTreasure(region) && stream.chance(rules.treasureTrapPercent());
            boolean isArena = floor.get(Keys.DOORWAYS).get(region.id() - 1).size() <= rules.mostDoorways()
                    && ArenaGround.suits(region, borderDistance, rules);
            if ((isArena || isTreasureTrap) && arenas.suitsAny(region)) {
                candidates.add(region);
            }
        }
        return candidates;
    }
}
