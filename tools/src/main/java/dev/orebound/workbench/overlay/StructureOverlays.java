package dev.orebound.workbench.overlay;

import com.badlogic.gdx.utils.IntIntMap;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.item.Ore;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FloorOverlays.CellOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import dev.orebound.world.component.DoorComponent;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Overlays that show the structure of the floor: arc counts, doorways and veins. */
final class StructureOverlays {
    private StructureOverlays() {}

    /**
     * Shows the arc count of each cell where ways meet, and the ring of neighbours of the cell under the mouse:
     * passable ones are connected and numbered by arc, the others are crossed out.
     */
    static final class ArcsOverlay extends CellOverlay {
        private final ArcRing ring = new ArcRing();

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            super.draw(viewport, painter);
            if (viewport.mouse() != Grid.NONE) {
                ring.look(viewport.world().floor().structure(), viewport.mouse());
                drawRing(viewport.mouse(), viewport.grid(), painter);
                painter.number(
                        viewport.middleX(viewport.mouse()),
                        viewport.middleY(viewport.mouse()),
                        ring.count(),
                        2 * painter.grain(),
                        UiPalette.GOLD_LIGHT);
            }
        }

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            BitLayer structure = viewport.world().floor().structure();
            int arcs = viewport.world().floor().arcs().at(cell);
            if (structure.at(cell) && arcs >= ArcCount.HALLWAY) {
                painter.number(cell, CellCorner.NORTH_EAST, arcs, OverlayColors.ofArcs(arcs));
            }
        }

        private void drawRing(int cell, Grid grid, CellPainter painter) {
            painter.frame(cell, 1, UiPalette.GOLD_LIGHT, 1);
            for (int i = 0; i < ArcRing.SIZE; i++) {
                int next = (i + 1) % ArcRing.SIZE;
                if (ring.isPassable(i) && ring.isPassable(next)) {
                    painter.line(
                            x(cell, i, grid),
                            y(cell, i, grid),
                            x(cell, next, grid),
                            y(cell, next, grid),
                            UiPalette.LEAF_LIGHT,
                            1);
                }
            }
            for (int i = 0; i < ArcRing.SIZE; i++) {
                drawNeighbour(cell, i, grid, painter);
            }
        }

        private void drawNeighbour(int cell, int place, Grid grid, CellPainter painter) {
            int beside = grid.neighbour(cell, Direction.ALL.get(place));
            if (beside == Grid.NONE) {
                return;
            }
            if (ring.isPassable(place)) {
                painter.spot(x(cell, place, grid), y(cell, place, grid), 0.34f, UiPalette.LEAF, 1);
                if (ring.arcOf(place) > 0) {
                    painter.number(beside, CellCorner.MIDDLE, ring.arcOf(place), UiPalette.BONE_LIGHT);
                }
            } else {
                painter.cross(beside, 0.2f, UiPalette.BLOOD, 1);
            }
        }

        private static float x(int cell, int place, Grid grid) {
            return grid.x(cell) + 0.5f + Direction.ALL.get(place).dx();
        }

        private static float y(int cell, int place, Grid grid) {
            return grid.y(cell) + 0.5f + Direction.ALL.get(place).dy();
        }
    }

    /**
     * The eight neighbours of a cell as the arc count sees them: the passable ones, and the arc that each belongs to.
     */
    static final class ArcRing {
        /** Number of neighbours. */
        static final int SIZE = 8;

        private final boolean[] passable = new boolean[SIZE];
        private final int[] arcs = new int[SIZE];
        private int count;

        /** Looks at the neighbours of a cell. Cells beyond the edge are not passable. */
        void look(BitLayer layer, int cell) {
            Grid grid = layer.grid();
            for (int i = 0; i < SIZE; i++) {
                int beside = grid.neighbour(cell, Direction.ALL.get(i));
                passable[i] = beside != Grid.NONE && layer.at(beside);
            }
            countArcs();
        }

        /** Numbers the arcs. A ring without a change has none. */
        private void countArcs() {
            count = 0;
            for (int i = 0; i < SIZE; i++) {
                arcs[i] = 0;
                count += begins(i) ? 1 : 0;
            }
            int arc = 0;
            int first = 0;
            while (first < SIZE && !begins(first)) {
                first++;
            }
            for (int step = 0; count > 0 && step < SIZE; step++) {
                int i = (first + step) % SIZE;
                arc += begins(i) ? 1 : 0;
                arcs[i] = passable[i] ? arc : 0;
            }
        }

        private boolean begins(int place) {
            return passable[place] && !passable[(place + SIZE - 1) % SIZE];
        }

        /** Returns true if a neighbour is passable, by its index in {@link Direction#ALL}. */
        boolean isPassable(int place) {
            return passable[place];
        }

        /** Returns the number of a neighbour's arc from 1, or 0 for none. */
        int arcOf(int place) {
            return arcs[place];
        }

        /** Returns the number of arcs. */
        int count() {
            return count;
        }
    }

    /** Shows doorways with the two rooms that each connects, and doors of trap rooms with how far they are shut. */
    static final class DoorwaysOverlay implements CaveOverlay {
        private static final int PERCENT = 100;

        private final LabelPlate label;
        private final TextLine and;
        private List<DoorwayLink> signs = List.of();

        DoorwaysOverlay(LabelPlate label, TextLineCache words) {
            this.label = label;
            and = words.line("overlay.and");
        }

        @Override
        public void enter(World world) {
            signs = DoorwayLinks.of(world.floor());
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            for (int i = 0; i < signs.size(); i++) {
                Cells cells = signs.get(i).cells();
                for (int k = 0; k < cells.size(); k++) {
                    if (viewport.shows(cells.at(k))) {
                        painter.tint(cells.at(k), UiPalette.GOLD, 0.25f);
                        painter.frame(cells.at(k), 1, UiPalette.GOLD, 1);
                    }
                }
            }
            drawDoors(viewport, painter);
            for (int i = 0; i < signs.size(); i++) {
                drawSign(signs.get(i), viewport, painter);
            }
        }

        private void drawDoors(CaveViewport viewport, CellPainter painter) {
            List<DoorComponent> doors = viewport.world().doors();
            for (int i = 0; i < doors.size(); i++) {
                DoorComponent door = doors.get(i);
                if (viewport.shows(door.cell)) {
                    float off = viewport.side() / 5;
                    painter.frame(door.cell, off, UiPalette.BLOOD, 1);
                    painter.cross(door.cell, 0.3f * door.shut, UiPalette.BLOOD, door.shut);
                    painter.number(door.cell, CellCorner.SOUTH, Math.round(PERCENT * door.shut), UiPalette.BONE_LIGHT);
                }
            }
        }

        private void drawSign(DoorwayLink sign, CaveViewport viewport, CellPainter painter) {
            int cell = sign.cells().at(sign.cells().size() / 2);
            if (!viewport.shows(cell)) {
                return;
            }
            label.begin(painter.grain()).count(sign.room(), UiPalette.GOLD_LIGHT);
            if (sign.beyond() > 0) {
                label.say(and, UiPalette.BONE).count(sign.beyond(), UiPalette.GOLD_LIGHT);
            }
            label.endRow().draw(viewport.middleX(cell), viewport.foot(cell) + viewport.side() * 0.55f);
        }
    }

    /** Finds the two rooms that each doorway connects. */
    static final class DoorwayLinks {

        private DoorwayLinks() {}

        /** Returns each doorway of a floor once. */
        static List<DoorwayLink> of(Floor floor) {
            Map<Integer, DoorwayLink> byFirstCell = new LinkedHashMap<>();
            for (Room room : floor.rooms()) {
                for (Doorway doorway : room.doorways()) {
                    Cells cells = doorway.cells();
                    DoorwayLink shared = byFirstCell.get(cells.at(0));
                    int beyond = shared == null ? beyond(floor, room.id(), cells) : room.id();
                    int own = shared == null ? room.id() : shared.room();
                    byFirstCell.put(cells.at(0), new DoorwayLink(cells, own, beyond));
                }
            }
            return List.copyOf(byFirstCell.values());
        }

        /** Returns the nearest other room by four-way steps outside of rooms. */
        private static int beyond(Floor floor, int room, Cells doorway) {
            Grid grid = floor.grid();
            boolean[] seen = new boolean[grid.size()];
            ArrayDeque<Integer> open = new ArrayDeque<>();
            doorway.stream().forEach(open::add);
            while (!open.isEmpty()) {
                int cell = open.remove();
                for (Direction towards : Direction.STRAIGHT) {
                    int beside = grid.neighbour(cell, towards);
                    if (beside == Grid.NONE
                            || seen[beside]
                            || !floor.structure().at(beside)) {
                        continue;
                    }
                    seen[beside] = true;
                    int other = floor.room().at(beside);
                    if (other > 0 && other != room) {
                        return other;
                    }
                    if (other == 0) {
                        open.add(beside);
                    }
                }
            }
            return 0;
        }
    }

    /**
     * A doorway.
     *
     * @param cells its cells
     * @param room id of its room
     * @param beyond id of the nearest other room on its far side, or 0 if there is none
     */
    record DoorwayLink(Cells cells, int room, int beyond) {}

    /**
     * Shows veins, also below rock: tinted by ore, with each cell's distance from the border, and id and ore at the
     * deepest cell.
     */
    static final class VeinsOverlay extends CellOverlay {
        private static final int NONE = -1;

        private final LabelPlate label;
        private final TextLineCache words;
        private final IntIntMap numbers = new IntIntMap();
        private Vein[] veins = {};
        private int[] colours = {};
        private TextLine[] ores = {};
        private int[] deepest = {};

        VeinsOverlay(LabelPlate label, TextLineCache words) {
            this.label = label;
            this.words = words;
        }

        @Override
        public void enter(World world) {
            Floor floor = world.floor();
            numbers.clear();
            veins = floor.veins().toArray(Vein[]::new);
            colours = new int[veins.length];
            ores = new TextLine[veins.length];
            deepest = new int[veins.length];
            for (int i = 0; i < veins.length; i++) {
                Ore ore = world.content().ores().get(veins[i].ore());
                numbers.put(veins[i].id(), i);
                colours[i] = UiPalette.mix(ore.light().rgb(), UiPalette.BONE_LIGHT, 0.2f);
                ores[i] = words.line("ore." + ore.id() + ".name");
            }
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            Arrays.fill(deepest, Grid.NONE);
            super.draw(viewport, painter);
            for (int i = 0; i < veins.length; i++) {
                if (deepest[i] != Grid.NONE) {
                    label.begin(painter.grain())
                            .count(veins[i].id(), UiPalette.BONE_LIGHT)
                            .say(ores[i], colours[i])
                            .endRow();
                    label.draw(viewport.middleX(deepest[i]), viewport.foot(deepest[i]) + viewport.side() * 0.6f);
                }
            }
        }

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            Floor floor = viewport.world().floor();
            int vein = numbers.get(floor.vein().at(cell), NONE);
            if (vein == NONE) {
                return;
            }
            boolean isRock = !floor.structure().at(cell);
            painter.tint(cell, colours[vein], isRock ? 0.25f : 0.4f);
            if (isRock) {
                painter.hatch(cell, colours[vein], 0.5f);
            }
            int distance = floor.veinDistance().at(cell);
            painter.number(cell, CellCorner.SOUTH_EAST, distance, UiPalette.BONE_LIGHT);
            if (deepest[vein] == Grid.NONE || distance > floor.veinDistance().at(deepest[vein])) {
                deepest[vein] = cell;
            }
        }
    }
}
