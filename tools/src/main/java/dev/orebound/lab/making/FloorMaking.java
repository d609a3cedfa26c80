package dev.orebound.lab.making;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorData;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.pass.PassListener;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.Layer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.lab.making.MakingStep.LayerChange;
import dev.orebound.lab.picture.PictureLayer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The recorded generation of a floor, including failed attempts. Each step keeps only its changes; {@link MakingView} applies
 * them.
 *
 * @param content from which the floor was made
 * @param passes the names of all passes, in the order in which they run
 * @param steps one or more
 * @param floorOrNull the floor, or null if no attempt kept every invariant
 * @param failure why there is no floor; empty if there is one
 */
public record FloorMaking(
        FloorRequest request,
        Content content,
        Grid grid,
        List<String> passes,
        List<MakingStep> steps,
        @Nullable Floor floorOrNull,
        String failure) {
    public FloorMaking {
        passes = List.copyOf(passes);
        steps = List.copyOf(steps);
    }

    /** Generates a floor and records every step. */
    public static FloorMaking record(FloorRequest request, Content content, FloorGenerator generator) {
        Grid grid = request.grid(content);
        MakingRecorder recorder = new MakingRecorder(grid);
        Floor floor = null;
        String failure = "";
        try {
            floor = generator.generate(request, recorder);
        } catch (FloorNotMadeException e) {
            failure = String.valueOf(e.getMessage());
        }
        return new FloorMaking(request, content, grid, generator.passNames(), recorder.steps(), floor, failure);
    }

    /** Returns how many steps there are, 1 or more. */
    public int stepCount() {
        return steps.size();
    }

    /** Returns a step, from 0. */
    public MakingStep step(int index) {
        return steps.get(index);
    }

    /** The first step of the pass that a step belongs to. */
    public int beginOfPass(int index) {
        int begin = index;
        while (begin > 0 && !steps.get(begin - 1).endsPass()) {
            begin--;
        }
        return begin;
    }

    /** The step with which the pass that a step belongs to ends. */
    public int endOfPass(int index) {
        int end = index;
        while (end < steps.size() - 1 && !steps.get(end).endsPass()) {
            end++;
        }
        return end;
    }

    /** Records, step by step, which cells change and which records are new while a floor is generated. */
    static final class MakingRecorder implements PassListener {
        private static final int CARVED = PictureLayer.OF_CELLS.indexOf(PictureLayer.CARVED);
        private static final int STRUCTURE = PictureLayer.OF_CELLS.indexOf(PictureLayer.STRUCTURE);

        private final List<PictureLayer> layers = PictureLayer.OF_CELLS;
        private final List<MakingStep> steps = new ArrayList<>();
        private final int[][] values;
        private final MutableBitLayer touched;
        private final int[] changed;
        private FloorData records = new FloorData();

        MakingRecorder(Grid grid) {
            values = new int[layers.size()][grid.size()];
            touched = new MutableBitLayer(grid);
            changed = new int[grid.size()];
        }

        List<MakingStep> steps() {
            return steps;
        }

        @Override
        public void afterPass(String pass, Floor floor) {
            add(pass, null, 0, "", floor);
        }

        @Override
        public void duringPass(String pass, PassRound round, int number, Floor floor) {
            add(pass, round, number, "", floor);
        }

        @Override
        public void afterMiss(String pass, String missed, Floor floor) {
            add(pass, null, 0, missed, floor);
        }

        private void add(String pass, @Nullable PassRound round, int number, String missed, Floor floor) {
            touched.fill(false);
            EnumSet<PictureLayer> shown = EnumSet.noneOf(PictureLayer.class);
            List<LayerChange> changes = new ArrayList<>();
            List<String> names = floor.layerNames();
            int made = 0;
            for (int layer = 0; layer < layers.size(); layer++) {
                String name = layers.get(layer).id();
                boolean isMade = names.contains(name);
                made |= isMade ? 1 << layer : 0;
                Layer now = isMade ? floor.layer(name) : null;
                int count = find(now, values[layer]);
                if (count > 0) {
                    boolean standsIn = layer == STRUCTURE && !isStructureMade();
                    mark(count, now, standsIn ? values[CARVED] : values[layer]);
                    changes.add(change(layer, count, now));
                    if (isMade) {
                        shown.add(layers.get(layer));
                    }
                }
            }
            FloorData next = FloorData.copyOf(floor, FloorKeys.RECORDS, records);
            shown.addAll(new RecordChanges(records, next, touched).layers());
            records = next;
            steps.add(new MakingStep(
                    floor.attempts(), pass, round, number, missed, shown, touchedCells(), changes, next, made));
        }

        /** Returns false until there is a structure. Until then the carved layer is shown in its place, so that cells that are equal in both do not count as changed. */
        private boolean isStructureMade() {
            return !steps.isEmpty() && (steps.get(steps.size() - 1).made() >> STRUCTURE & 1) != 0;
        }

        /** Marks those of the changed cells of a layer that there is which look otherwise than they did. */
        private void mark(int count, @Nullable Layer layer, int[] known) {
            for (int i = 0; layer != null && i < count; i++) {
                if (value(layer, changed[i]) != known[changed[i]]) {
                    touched.set(changed[i], true);
                }
            }
        }

        private int find(@Nullable Layer layer, int[] known) {
            int count = 0;
            for (int cell = 0; cell < known.length; cell++) {
                if (value(layer, cell) != known[cell]) {
                    changed[count++] = cell;
                }
            }
            return count;
        }

        private LayerChange change(int number, int count, @Nullable Layer layer) {
            int[] known = values[number];
            int[] cells = new int[count];
            int[] before = new int[count];
            int[] after = new int[count];
            for (int i = 0; i < count; i++) {
                int cell = changed[i];
                cells[i] = cell;
                before[i] = known[cell];
                after[i] = value(layer, cell);
                known[cell] = after[i];
            }
            return new LayerChange(number, cells, before, after);
        }

        /** Returns a layer's value on a cell, or 0 if the layer is not made. */
        private static int value(@Nullable Layer layer, int cell) {
            if (layer instanceof BitLayer bits) {
                return bits.at(cell) ? 1 : 0;
            }
            return layer instanceof IntLayer numbers ? numbers.at(cell) : 0;
        }

        private Cells touchedCells() {
            int count = 0;
            for (int cell = 0; cell < changed.length; cell++) {
                if (touched.at(cell)) {
                    changed[count++] = cell;
                }
            }
            return Cells.ofFirst(count, changed);
        }

        /** Finds which records appeared, went or changed from one step of a generation to the next, and where. */
        static final class RecordChanges {
            private final FloorData before;
            private final FloorData now;
            private final MutableBitLayer touched;
            private final EnumSet<PictureLayer> layers = EnumSet.noneOf(PictureLayer.class);

            /** @param touched gets the cells of all that is not as it was */
            RecordChanges(FloorData before, FloorData now, MutableBitLayer touched) {
                this.before = before;
                this.now = now;
                this.touched = touched;
            }

            /** The layers of a picture that show something else than before. */
            Set<PictureLayer> layers() {
                if (before == now) {
                    return layers;
                }
                compare(
                        PictureLayer.CHESTS,
                        before.get(FloorKeys.CHESTS),
                        now.get(FloorKeys.CHESTS),
                        chest -> chest.at());
                compare(PictureLayer.ORES, before.get(FloorKeys.ORES), now.get(FloorKeys.ORES), ore -> ore.at());
                compare(PictureLayer.EXITS, before.get(FloorKeys.EXITS), now.get(FloorKeys.EXITS), exit -> exit.at());
                compare(PictureLayer.LOOT, before.get(FloorKeys.LOOT), now.get(FloorKeys.LOOT), loot -> loot.at());
                compare(
                        PictureLayer.FIXTURES,
                        before.get(FloorKeys.FIXTURES),
                        now.get(FloorKeys.FIXTURES),
                        fixture -> fixture.at());
                compareHordes(before.get(FloorKeys.HORDES), now.get(FloorKeys.HORDES));
                compareHordes(now.get(FloorKeys.HORDES), before.get(FloorKeys.HORDES));
                compareRooms(before.get(FloorKeys.ROOMS), now.get(FloorKeys.ROOMS));
                int startBefore = before.get(FloorKeys.START);
                int startNow = now.get(FloorKeys.START);
                if (startBefore != startNow) {
                    layers.add(PictureLayer.START);
                    touch(startBefore);
                    touch(startNow);
                }
                return layers;
            }

            private <T> void compare(PictureLayer layer, List<T> earlier, List<T> later, ToIntFunction<T> cell) {
                touchNew(layer, earlier, later, cell);
                touchNew(layer, later, earlier, cell);
            }

            private <T> void touchNew(PictureLayer layer, List<T> known, List<T> others, ToIntFunction<T> cell) {
                for (T each : others) {
                    if (!known.contains(each)) {
                        layers.add(layer);
                        touch(cell.applyAsInt(each));
                    }
                }
            }

            private void compareHordes(List<HordeSpot> known, List<HordeSpot> others) {
                for (HordeSpot horde : others) {
                    if (!known.contains(horde)) {
                        layers.add(PictureLayer.HORDES);
                        touch(horde.leader().at());
                        horde.members().forEach(member -> touch(member.at()));
                    }
                }
            }

            private void compareRooms(List<Room> earlier, List<Room> later) {
                for (int i = 0; i < later.size(); i++) {
                    Room room = later.get(i);
                    Room known = i < earlier.size() ? earlier.get(i) : null;
                    if (known == null || !known.doorways().equals(room.doorways())) {
                        touchDoorways(room, PictureLayer.DOORWAYS);
                    }
                    if (room.isTrap() && (known == null || !known.isTrap())) {
                        touchDoorways(room, PictureLayer.TRAPS);
                        room.cells().stream().forEach(this::touch);
                    }
                }
            }

            private void touchDoorways(Room room, PictureLayer layer) {
                for (Doorway doorway : room.doorways()) {
                    layers.add(layer);
                    doorway.cells().stream().forEach(this::touch);
                }
            }

            private void touch(int cell) {
                if (cell != Grid.NONE) {
                    touched.set(cell, true);
                }
            }
        }
    }
}
