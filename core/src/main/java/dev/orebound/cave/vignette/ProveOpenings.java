package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.Certificate;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.chance.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Proves that everything on the floor can be opened, visited and left, with what the floor itself offers, and keeps of
 * each lock the ways that the ore that has grown can pay for.
 *
 * <p>{@link OpeningWalk} finds the order. Guarantees: each lock has at least two ways, one of which needs the primary
 * ore, while another is not the pick; the certificate holds. Gives up on the attempt if a lock is left without such
 * ways, or something stays shut.
 */
public final class ProveOpenings implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.GUARDIAN_ROOMS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.PLACED_FIXTURES,
                FloorKeys.ORES,
                FloorKeys.PRIMARY_ORE,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.KEYS,
                FloorKeys.LEVERS,
                FloorKeys.VIGNETTE_HORDES);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.LOCKS, FloorKeys.CERTIFICATE);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        OpeningWalk walk = new OpeningWalk(floor);
        Map<String, Integer> measures = walk.measuresInReach();
        LockDraw fairness = new LockDraw(floor);
        List<LockSpot> locks = new ArrayList<>();
        for (LockSpot planned : floor.get(FloorKeys.PLANNED_LOCKS)) {
            List<WaySpot> ways = planned.ways().stream()
                    .filter(way -> OpeningWalk.isEnough(measures, way.measures()))
                    .toList();
            if (!fairness.isFair(ways)) {
                return PassOutcome.missed("too little ore for a lock of kind " + planned.kind());
            }
            locks.add(new LockSpot(planned.id(), planned.vignette(), planned.kind(), planned.cells(), ways));
        }
        Certificate certificate = walk.prove(locks);
        if (certificate == null) {
            return PassOutcome.missed("something on the floor stays shut");
        }
        floor.put(FloorKeys.LOCKS, List.copyOf(locks));
        floor.put(FloorKeys.CERTIFICATE, certificate);
        return PassOutcome.DONE;
    }
}
