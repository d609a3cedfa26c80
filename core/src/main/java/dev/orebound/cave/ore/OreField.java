package dev.orebound.cave.ore;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.floor.VeinsBelow;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
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
public final class OreField {
    /** Slices above the topmost floor and below the deepest, so that veins there are as large as anywhere. */
    private static final int MARGIN = 2;

    private final VolumeBodies bodies;
    private final List<String> primaryOres;
    private final List<List<Vein>> veins;

    /** @param grid the shape of every floor */
    public OreField(Seed seed, Grid grid, Content content) {
        this(seed, grid, content, null);
    }

    /** The same field, while somebody looks on as it grows. */
    public OreField(Seed seed, Grid grid, Content content, @Nullable GrowthListener growth) {
        VeinRules rules = content.cave().veins();
        RandomStream stream = new RandomStreams(seed).stream("cave.OreField");
        VeinOreDraw draw = new VeinOreDraw(content.ores().ids(), rules, stream);
        primaryOres = draw.primaryOres(FloorRequest.DEEPEST);
        bodies = new VolumeBodies(grow(grid, rules, stream, growth), rules.leastCells());
        veins = draw.ofVeins(bodies, primaryOres);
    }

    private BitVolume grow(Grid grid, VeinRules rules, RandomStream stream, @Nullable GrowthListener growth) {
        BitVolume ore = new BitVolume(grid, FloorRequest.DEEPEST + 2 * MARGIN);
        OreSowing sowing = new OreSowing(ore, rules, stream);
        for (int slice = 0; slice < ore.slices(); slice++) {
            sowing.sow(slice, beginsBand(slice - MARGIN + 1));
        }
        tell(growth, 0, ore);
        VolumeAutomaton automaton = new VolumeAutomaton(ore);
        for (int round = 1; round <= rules.rounds(); round++) {
            automaton.step(rules.birth(), rules.survival());
            tell(growth, round, ore);
        }
        return ore.slices(MARGIN, FloorRequest.DEEPEST);
    }

    private static void tell(@Nullable GrowthListener growth, int round, BitVolume ore) {
        if (growth != null) {
            growth.afterRound(round, ore.slices(MARGIN, FloorRequest.DEEPEST));
        }
    }

    private boolean beginsBand(int depth) {
        boolean isBetween = depth > 1 && depth <= FloorRequest.DEEPEST;
        return isBetween && !primaryOre(depth).equals(primaryOre(depth - 1));
    }

    /** The id of the ore that most veins at a depth have. */
    public String primaryOre(int depth) {
        return primaryOres.get(depth - 1);
    }

    /** The veins that reach into a depth, in the order of their ids, with the cells that they have there. */
    public List<Vein> veins(int depth) {
        return veins.get(depth - 1);
    }

    /** The id of the vein of each cell of a depth, 0 for none. */
    public IntLayer veinOfCell(int depth) {
        return bodies.bodyOfCell(depth - 1);
    }

    /** Returns the veins on the floors below a depth. */
    public VeinsBelow below(int depth) {
        return new FieldBelow(this, depth);
    }

    /** The field's veins below a depth, 1 to {@link FloorRequest#DEEPEST}. */
    private record FieldBelow(OreField field, int depth) implements VeinsBelow {
        @Override
        public int floors() {
            return FloorRequest.DEEPEST - depth;
        }

        @Override
        public List<Vein> veins(int down) {
            return field.veins(depthBelow(down));
        }

        @Override
        public IntLayer veinOfCell(int down) {
            return field.veinOfCell(depthBelow(down));
        }

        private int depthBelow(int down) {
            if (down < 1 || down > floors()) {
                throw new IllegalArgumentException("no floor lies " + down + " below depth " + depth);
            }
            return depth + down;
        }
    }

    /** Listens to the growth of a field. */
    public interface GrowthListener {
        /**
         * Receives the ore of all floors of the run, the topmost in slice 0.
         *
         * @param round 0 after the sowing, then the number of the automaton's round
         */
        void afterRound(int round, BitVolume ore);
    }
}
