package dev.orebound.cave.ore;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.Seed;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.Content;
import dev.orebound.content.floor.VeinRules;
import dev.orebound.grid.BitVolume;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.VolumeAutomaton;
import dev.orebound.grid.VolumeBodies;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All ore in the rock of a run, in one piece for all its depths: a vein goes on, with its id and its ore, through the floors
 * that lie below each other. Made from the run's seed and the content alone; nothing of it changes.
 *
 * <p>Source: a cellular automaton in three dimensions, whose slices are the floors; what is connected, straight up and down
 * too, is a vein, and crumbs are dropped.
 */
final class OreField {
    /** Slices above the topmost floor and below the deepest, so that veins there are as large as anywhere. */
    private static final int MARGIN = 2;

    private final VolumeBodies bodies;
    private final List<String> primaryOres;
    private final List<List<Vein>> veins;

    /** @param grid the shape of every floor */
    OreField(Seed seed, Grid grid, Content content) {
        this(seed, grid, content, null);
    }

    /** The same field, while somebody looks on as it grows. */
    OreField(Seed seed, Grid grid, Content content, @Nullable Growth growth) {
        VeinRules rules = content.cave().veins();
        RandomStream stream = new RandomStreams(seed).stream("cave.OreField");
        VeinOreDraw draw = new VeinOreDraw(content.ores().ids(), rules, stream);
        primaryOres = draw.primaryOres(FloorRequest.DEEPEST);
        bodies = new VolumeBodies(grow(grid, rules, stream, growth), rules.leastCells());
        veins = draw.ofVeins(bodies, primaryOres);
    }

    private BitVolume grow(Grid grid, VeinRules rules, RandomStream stream, @Nullable Growth growth) {
        BitVolume ore = new BitVolume(grid, FloorRequest.DEEPEST + 2 * MARGIN);
        OreSowing sowing = new OreSowing(ore, rules, stream);
        for (int slice = 0; slice < ore.slices(); slice++) {
            sowing.sow(slice, beginsBand(slice - MARGIN + 1));
        }
        tell(growth, PassRound.ORE_SOWN, ore);
        VolumeAutomaton automaton = new VolumeAutomaton(ore);
        for (int round = 0; round < rules.rounds(); round++) {
            automaton.step(rules.birth(), rules.survival());
            tell(growth, PassRound.ORE_GROWN, ore);
        }
        return ore.slices(MARGIN, FloorRequest.DEEPEST);
    }

    private static void tell(@Nullable Growth growth, PassRound round, BitVolume ore) {
        if (growth != null) {
            growth.afterRound(round, ore.slices(MARGIN, FloorRequest.DEEPEST));
        }
    }

    private boolean beginsBand(int depth) {
        boolean isBetween = depth > 1 && depth <= FloorRequest.DEEPEST;
        return isBetween && !primaryOre(depth).equals(primaryOre(depth - 1));
    }

    /** The id of the ore that most veins at a depth have. */
    String primaryOre(int depth) {
        return primaryOres.get(depth - 1);
    }

    /** The veins that reach into a depth, in the order of their ids, with the cells that they have there. */
    List<Vein> veins(int depth) {
        return veins.get(depth - 1);
    }

    /** The id of the vein of each cell of a depth, 0 for none. */
    IntLayer veinOfCell(int depth) {
        return bodies.bodyOfCell(depth - 1);
    }

    /** Looks on while a field grows. */
    interface Growth {
        /** All floors of the run have come so far, the topmost in slice 0. */
        void afterRound(PassRound round, BitVolume ore);
    }
}
