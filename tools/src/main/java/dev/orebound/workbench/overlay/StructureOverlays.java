package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.World;
import dev.orebound.world.component.DoorComponent;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Overlays that show the structure of the floor: arc counts, doorways and veins. */
final class StructureOverlays {
    private static final int NEIGHBOURS = Direction.ALL.size();
    private static final int ROCK = -1;
    private static final int PERCENT = 100;

    private StructureOverlays() {}

    /**
     * Shows the arc count of each cell where ways meet, and the ring of neighbours of the cell under the mouse:
     * passable ones are connected and numbered by arc, the others are crossed out.
     */
    static void drawArcs(CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        viewport.eachCell(cell -> {
            int arcs = floor.arcs().at(cell);
            if (floor.structure().at(cell) && arcs >= ArcCount.HALLWAY) {
                painter.number(cell, CellCorner.NORTH_EAST, arcs, OverlayColors.ofArcs(arcs));
            }
        });
        int mouse = viewport.mouse();
        if (mouse != Grid.NONE) {
            int[] ring = arcsAround(floor.structure(), mouse);
            drawRing(mouse, ring, viewport.grid(), painter);
            int count = Math.max(0, Arrays.stream(ring).max().orElse(0));
            painter.number(
                    viewport.middleX(mouse), viewport.middleY(mouse), count, 2 * painter.grain(), UiPalette.GOLD_LIGHT);
        }
    }

    private static void drawRing(int cell, int[] ring, Grid grid, CellPainter painter) {
        painter.frame(cell, 1, UiPalette.GOLD_LIGHT, 1);
        for (int i = 0; i < NEIGHBOURS; i++) {
            int next = (i + 1) % NEIGHBOURS;
            if (ring[i] != ROCK && ring[next] != ROCK) {
                painter.line(
                        x(cell, i, grid),
                        y(cell, i, grid),
                        x(cell, next, grid),
                        y(cell, next, grid),
                        UiPalette.LEAF_LIGHT,
                        1);
            }
        }
        for (int i = 0; i < NEIGHBOURS; i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && ring[i] == ROCK) {
                painter.cross(beside, 0.2f, UiPalette.BLOOD, 1);
            } else if (beside != Grid.NONE) {
                painter.spot(x(cell, i, grid), y(cell, i, grid), 0.34f, UiPalette.LEAF, 1);
                if (ring[i] > 0) {
                    painter.number(beside, CellCorner.MIDDLE, ring[i], UiPalette.BONE_LIGHT);
                }
            }
        }
    }

    private static float x(int cell, int place, Grid grid) {
        return grid.x(cell) + 0.5f + Direction.ALL.get(place).dx();
    }

    private static float y(int cell, int place, Grid grid) {
        return grid.y(cell) + 0.5f + Direction.ALL.get(place).dy();
    }

    /**
     * Returns for each of the eight neighbours of a cell, in the order of {@link Direction#ALL}, the number of its arc
     * from 1; -1 if it is not passable or beyond the edge, and 0 if all are passable, since then there is no arc.
     */
    static int[] arcsAround(BitLayer layer, int cell) {
        int[] arcs = new int[NEIGHBOURS];
        for (int i = 0; i < NEIGHBOURS; i++) {
            int beside = layer.grid().neighbour(cell, Direction.ALL.get(i));
            arcs[i] = beside != Grid.NONE && layer.at(beside) ? 0 : ROCK;
        }
        int first = 0;
        while (first < NEIGHBOURS && !beginsArc(arcs, first)) {
            first++;
        }
        int arc = 0;
        for (int i = first; first < NEIGHBOURS && i < first + NEIGHBOURS; i++) {
            int place = i % NEIGHBOURS;
            arc += beginsArc(arcs, place) ? 1 : 0;
            arcs[place] = arcs[place] == ROCK ? ROCK : arc;
        }
        return arcs;
    }

    private static boolean beginsArc(int[] arcs, int place) {
        return arcs[place] != ROCK && arcs[(place + NEIGHBOURS - 1) % NEIGHBOURS] == ROCK;
    }

    /** Shows doorways with the two rooms that each connects, and doors of trap rooms with how far they are shut. */
    static final class DoorwaysOverlay implements CaveOverlay {
        private List<DoorwayLink> links = List.of();

        @Override
        public void enter(World world) {
            links = links(world.floor());
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            for (DoorwayLink link : links) {
                link.cells.stream().filter(viewport::shows).forEach(cell -> {
                    painter.tint(cell, UiPalette.GOLD, 0.25f);
                    painter.frame(cell, 1, UiPalette.GOLD, 1);
                });
            }
            drawDoors(viewport, painter);
            for (DoorwayLink link : links) {
                int cell = link.cells.at(link.cells.size() / 2);
                if (viewport.shows(cell)) {
                    LabelPlate label = painter.label().count(link.room, UiPalette.GOLD_LIGHT);
                    if (link.beyond > 0) {
                        label.word("overlay.and", UiPalette.BONE).count(link.beyond, UiPalette.GOLD_LIGHT);
                    }
                    label.endRow().draw(viewport.middleX(cell), viewport.foot(cell) + viewport.side() * 0.55f);
                }
            }
        }

        private static void drawDoors(CaveViewport viewport, CellPainter painter) {
            for (DoorComponent door : viewport.world().doors()) {
                if (viewport.shows(door.cell)) {
                    float off = viewport.side() / 5;
                    painter.frame(door.cell, off, UiPalette.BLOOD, 1);
                    painter.cross(door.cell, 0.3f * door.shut, UiPalette.BLOOD, door.shut);
                    painter.number(door.cell, CellCorner.SOUTH, Math.round(PERCENT * door.shut), UiPalette.BONE_LIGHT);
                }
            }
        }

        /** Returns each doorway of a floor once. */
        static List<DoorwayLink> links(Floor floor) {
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
    static void drawVeins(CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        Map<Integer, Integer> colours = new HashMap<>();
        for (Vein vein : floor.veins()) {
            int light =
                    viewport.world().content().ores().get(vein.ore()).light().rgb();
            colours.put(vein.id(), UiPalette.mix(light, UiPalette.BONE_LIGHT, 0.2f));
        }
        Map<Integer, Integer> deepest = new HashMap<>();
        viewport.eachCell(cell -> {
            int vein = floor.vein().at(cell);
            Integer rgb = colours.get(vein);
            if (rgb == null) {
                return;
            }
            boolean isRock = !floor.structure().at(cell);
            painter.tint(cell, rgb, isRock ? 0.25f : 0.4f);
            if (isRock) {
                painter.hatch(cell, rgb, 0.5f);
            }
            int distance = floor.veinDistance().at(cell);
            painter.number(cell, CellCorner.SOUTH_EAST, distance, UiPalette.BONE_LIGHT);
            Integer other = deepest.get(vein);
            if (other == null || distance > floor.veinDistance().at(other)) {
                deepest.put(vein, cell);
            }
        });
        for (Vein vein : floor.veins()) {
            Integer cell = deepest.get(vein.id());
            Integer rgb = colours.get(vein.id());
            if (cell != null && rgb != null) {
                painter.label()
                        .count(vein.id(), UiPalette.BONE_LIGHT)
                        .word("ore." + vein.ore() + ".name", rgb)
                        .endRow()
                        .draw(viewport.middleX(cell), viewport.foot(cell) + viewport.side() * 0.6f);
            }
        }
    }
}
