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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All ore in the rock of a run, through all its depths: a vein keeps its id and its ore through the floors that lie
 * below each other. It depends only on the run's seed and the content, and never changes.
 *
 * <p>If floors may be tall, the field is a square that holds both shapes, with one middle: a cell lies straight below
 * another if both lie on the same cell of the field. A vein may leave one shape and go on in the other.
 *
 * <p>Source: a cellular automaton in three dimensions, whose slices are the floors; what is connected, straight up and
 * down too, is a vein, and crumbs are dropped.
 */
public final class OreField {
    /** Slices above the topmost floor and below the deepest, so that veins there are as large as anywhere. */
    private static final int MARGIN = 2;

    private final VolumeBodies bodies;
    private final List<String> primaryOres;
    /** The shapes that floors may have, then that of the field; and the veins of each depth in each of them. */
    private final List<Grid> shapes;

    private final List<List<List<Vein>>> veins = new ArrayList<>();

    /** @param grid the shape of a floor: any that a floor of the run may have */
    public OreField(Seed seed, Grid grid, Content content) {
        this(seed, grid, content, null);
    }

    /** The same field, while somebody looks on as it grows. */
    public OreField(Seed seed, Grid grid, Content content, @Nullable GrowthListener growth) {
        VeinRules rules = content.cave().veins();
        RandomStream stream = new RandomStreams(seed).stream("cave.OreField");
        VeinOreDraw draw = new VeinOreDraw(content.ores().ids(), rules, stream);
        primaryOres = draw.primaryOres(FloorRequest.DEEPEST);
        Grid shape = shapeFor(grid, content);
        bodies = new VolumeBodies(grow(shape, rules, stream, growth), rules.leastCells());
        List<String> ores = draw.ofVeins(bodies, primaryOres);
        shapes = shape.equals(grid) ? List.of(grid) : List.of(grid, grid.turned(), shape);
        for (Grid floor : shapes) {
            veins.add(veinsIn(floor, ores));
        }
    }

    /** Returns the shape of the field of a run, one of whose floors has this shape. */
    static Grid shapeFor(Grid grid, Content content) {
        int longest = Math.max(grid.width(), grid.height());
        return content.cave().tallPercent() == 0 ? grid : new Grid(longest, longest);
    }

    /** Returns the veins that reach into each depth of a shape. */
    private List<List<Vein>> veinsIn(Grid floor, List<String> ores) {
        List<List<Vein>> depths = new ArrayList<>();
        for (int slice = 0; slice < FloorRequest.DEEPEST; slice++) {
            int[] cells = bodies.cells(slice, floor);
            List<Vein> here = new ArrayList<>();
            for (int id = 1; id < cells.length; id++) {
                if (cells[id] > 0) {
                    here.add(new Vein(id, ores.get(id - 1), cells[id]));
                }
            }
            depths.add(List.copyOf(here));
        }
        return List.copyOf(depths);
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

    /** Returns the number of veins of the run, on whatever floors; the highest of their ids. */
    public int veinCount() {
        return bodies.count();
    }

    /**
     * Returns the veins that reach into a floor, in the order of their ids, with the cells that they have there.
     *
     * @param floor the floor's shape, or that of the field
     * @throws IllegalArgumentException if no floor of the run has this shape
     */
    public List<Vein> veins(int depth, Grid floor) {
        return veins.get(indexOf(floor)).get(depth - 1);
    }

    /**
     * Returns the id of the vein of each cell of a floor, 0 for none.
     *
     * @param floor the floor's shape, or that of the field
     * @throws IllegalArgumentException if no floor of the run has this shape
     */
    public IntLayer veinOfCell(int depth, Grid floor) {
        return bodies.bodyOfCell(depth - 1, shapes.get(indexOf(floor)));
    }

    private int indexOf(Grid floor) {
        int index = shapes.indexOf(floor);
        if (index < 0) {
            throw new IllegalArgumentException("no floor of the run is " + floor + "; there are " + shapes);
        }
        return index;
    }

    /** Returns the veins below a floor of a depth, as far as they lie under its shape. */
    public VeinsBelow below(int depth, Grid floor) {
        return new FieldBelow(this, depth, floor);
    }

    /** The field's veins below a depth, 1 to {@link FloorRequest#DEEPEST}, under a floor's shape. */
    private record FieldBelow(OreField field, int depth, Grid floor) implements VeinsBelow {
        @Override
        public int floors() {
            return FloorRequest.DEEPEST - depth;
        }

        @Override
        public List<Vein> veins(int down) {
            return field.veins(depthBelow(down), floor);
        }

        @Override
        public IntLayer veinOfCell(int down) {
            return field.veinOfCell(depthBelow(down), floor);
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
         * Receives the ore of all floors of the run, the topmost in slice 0, in the shape of the field.
         *
         * @param round 0 after the sowing, then the number of the automaton's round
         */
        void afterRound(int round, BitVolume ore);
    }

    /**
     * Sows the ore from which veins grow, slice by slice from the top: lenses as large as a vein, since single cells
     * would grow into threads without a heart. Each lies about the middle of a square of its own, so that they neither
     * crowd nor leave wide gaps, and has a width and a height of its own.
     *
     * <p>A fault runs where a band of another primary ore begins: few veins go on through it.
     */
    static final class OreSowing {
        private final BitVolume ore;
        private final Grid grid;
        private final VeinRules rules;
        private final RandomStream stream;
        private final boolean[] isSown;

        /** @param ore nothing as yet */
        OreSowing(BitVolume ore, VeinRules rules, RandomStream stream) {
            this.ore = ore;
            this.grid = ore.grid();
            this.rules = rules;
            this.stream = stream;
            isSown = new boolean[squares(grid.width()) * squares(grid.height())];
        }

        private int squares(int cells) {
            return (cells + rules.grain() - 1) / rules.grain();
        }

        /** Sows a slice, the one below that which was sown last. */
        void sow(int slice, boolean isBelowFault) {
            boolean[] isSownAbove = isSown.clone();
            for (int square = 0; square < isSown.length; square++) {
                isSown[square] = stream.chance(rules.orePercent());
                if (isSown[square] && !(isBelowFault && isSownAbove[square])) {
                    sowSquare(slice, square);
                }
            }
            if (isBelowFault) {
                ore.clearBelowOthers(slice);
                for (int square = 0; square < isSown.length; square++) {
                    isSown[square] &= !isSownAbove[square] || stream.chance(rules.throughPercent());
                    if (isSown[square] && isSownAbove[square]) {
                        sowSquare(slice, square);
                    }
                }
            }
        }

        private void sowSquare(int slice, int square) {
            int columns = squares(grid.width());
            int x = square % columns * rules.grain();
            int y = square / columns * rules.grain();
            sowLens(slice, x + somewhere(), y + somewhere());
        }

        /** In the middle half of a square. */
        private int somewhere() {
            return (rules.grain() + 2 * stream.below(rules.grain())) / 4;
        }

        /** An ellipse, as far as it lies on the map. */
        private void sowLens(int slice, int middleX, int middleY) {
            int width = stream.between(rules.radius().lowest(), rules.radius().highest());
            int height = stream.between(rules.radius().lowest(), rules.radius().highest());
            for (int y = Math.max(0, middleY - height); y <= Math.min(grid.height() - 1, middleY + height); y++) {
                int up = (y - middleY) * width;
                int aside = width;
                while (aside * aside * height * height + up * up > width * width * height * height) {
                    aside--;
                }
                int west = Math.max(0, middleX - aside);
                int east = Math.min(grid.width() - 1, middleX + aside);
                if (west <= east) {
                    ore.setRun(slice, y, west, east);
                }
            }
        }
    }

    /**
     * Draws the primary ore of each depth and the ore of each vein of a run.
     *
     * <p>A vein has one ore for as far as it reaches, and mostly the primary one of the depth where it begins. How many
     * of those that begin at a depth have it follows from the rest of the floor: so many that the share of the rules is
     * met there, counting what came down from above. So a floor at the top of a band, under veins of another ore, is as
     * much of its own ore as one in the middle.
     */
    static final class VeinOreDraw {
        private final List<String> ores;
        private final VeinRules rules;
        private final RandomStream stream;

        VeinOreDraw(List<String> ores, VeinRules rules, RandomStream stream) {
            this.ores = ores;
            this.rules = rules;
            this.stream = stream;
        }

        /** The primary ore of each depth from 1 to {@code depths}. It holds for a band, and then another follows. */
        List<String> primaryOres(int depths) {
            List<String> primary = new ArrayList<>();
            String ore = ores.get(stream.below(ores.size()));
            while (primary.size() < depths) {
                int band = stream.between(rules.band().lowest(), rules.band().highest());
                for (int i = 0; i < band && primary.size() < depths; i++) {
                    primary.add(ore);
                }
                ore = anotherThan(ore);
            }
            return List.copyOf(primary);
        }

        private String anotherThan(String ore) {
            if (ores.size() == 1) {
                return ore;
            }
            int own = ores.indexOf(ore);
            return ores.get((own + 1 + stream.below(ores.size() - 1)) % ores.size());
        }

        /** Returns the ore of each vein, by its id less one. */
        List<String> ofVeins(VolumeBodies bodies, List<String> primaryOres) {
            List<String> drawn = new ArrayList<>();
            for (int slice = 0; slice < primaryOres.size(); slice++) {
                draw(bodies.cells(slice, bodies.grid()), primaryOres.get(slice), drawn);
            }
            return drawn;
        }

        /**
         * Draws for the bodies that begin here: those with cells and, as yet, without an ore; their numbers come next.
         */
        private void draw(int[] cells, String primaryOre, List<String> drawn) {
            int here = 0;
            int primary = 0;
            int beginning = 0;
            for (int id = 1; id < cells.length; id++) {
                here += cells[id] > 0 ? 1 : 0;
                beginning += cells[id] > 0 && id > drawn.size() ? 1 : 0;
                primary +=
                        cells[id] > 0 && id <= drawn.size() && drawn.get(id - 1).equals(primaryOre) ? 1 : 0;
            }
            int wanted = (here * rules.primaryPercent() + 50) / 100 - primary;
            List<String> next = new ArrayList<>();
            for (int i = 0; i < beginning; i++) {
                next.add(i < wanted ? primaryOre : anotherThan(primaryOre));
            }
            stream.shuffle(next);
            drawn.addAll(next);
        }
    }
}
