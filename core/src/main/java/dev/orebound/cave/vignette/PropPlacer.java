package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.VignetteProp;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.content.vignette.VignetteProp.PropSite;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Places the things of a vignette on its cells. What is solid leaves all other cells of the place joined to its entry,
 * and is itself reached from one of them.
 */
final class PropPlacer {
    private final Grid grid;
    private final BitLayer structure;
    private final VignetteSite site;
    private final RandomStream stream;
    private final int[] steps;
    private final int heart;
    private final List<PropSpot> props = new ArrayList<>();
    private final Set<Integer> solid = new TreeSet<>();
    private final Set<Integer> used = new TreeSet<>();

    PropPlacer(BitLayer structure, VignetteSite site, RandomStream stream) {
        this.grid = structure.grid();
        this.structure = structure;
        this.site = site;
        this.stream = stream;
        steps = new int[site.cells().size()];
        measure();
        heart = site.isChamber() ? farthest() : site.entry();
    }

    /** Returns the cell of the vignette's heart. */
    int heart() {
        return heart;
    }

    /** Returns what was placed. */
    List<PropSpot> props() {
        return List.copyOf(props);
    }

    /** Places all things of a vignette; returns false if some find no place. */
    boolean place(Vignette kind) {
        Set<String> held = new TreeSet<>();
        for (VignetteProp prop : kind.props()) {
            int wanted = stream.between(prop.count().lowest(), prop.count().highest());
            int placed = 0;
            for (int cell : candidates(prop.site())) {
                if (placed < wanted && isFree(cell, prop.prop())) {
                    add(prop, cell, held);
                    placed++;
                }
            }
            if (placed < prop.count().lowest()) {
                return false;
            }
        }
        return true;
    }

    private void add(VignetteProp prop, int cell, Set<String> held) {
        used.add(cell);
        if (prop.prop().isSolid()) {
            solid.add(cell);
        }
        props.add(new PropSpot(prop.prop(), cell, draw(prop.what(), held), prop.sprite() == null ? "" : prop.sprite()));
    }

    /** Draws one of some ids, one that is not held yet if there is one; nothing of nothing. */
    private String draw(List<String> what, Set<String> held) {
        List<String> left = what.stream().filter(id -> !held.contains(id)).toList();
        List<String> ids = left.isEmpty() ? what : left;
        if (ids.isEmpty()) {
            return "";
        }
        String drawn = ids.get(stream.below(ids.size()));
        held.add(drawn);
        return drawn;
    }

    private List<Integer> candidates(PropSite where) {
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < site.cells().size(); i++) {
            int cell = site.cells().at(i);
            boolean suits = switch (where) {
                case HEART -> cell == heart;
                case ROUND_HEART -> grid.steps8(cell, heart) == 1;
                case WALL -> touchesRock(cell) || !site.isChamber();
                case BACK ->
                    !structure.at(cell + grid.offset(Direction.NORTH))
                            || (grid.steps8(cell, heart) == 1 && grid.y(cell) > grid.y(heart));
                case ANY -> true;
            };
            if (suits) {
                cells.add(cell);
            }
        }
        stream.shuffle(cells);
        return cells;
    }

    private boolean touchesRock(int cell) {
        return Direction.STRAIGHT.stream().anyMatch(way -> !structure.at(cell + grid.offset(way)));
    }

    private boolean isFree(int cell, PropKind kind) {
        if (used.contains(cell)) {
            return false;
        }
        if (!kind.isSolid()) {
            return true;
        }
        if (site.isChamber() ? cell == site.entry() : !isInner(cell)) {
            return false;
        }
        solid.add(cell);
        boolean staysOpen = staysOpen();
        solid.remove(cell);
        return staysOpen;
    }

    /** Returns true for the heart of a patch, and for a cell beside it of which all neighbours are of the patch. */
    private boolean isInner(int cell) {
        return cell == heart
                || Direction.STRAIGHT.stream().allMatch(way -> site.cells().contains(cell + grid.offset(way)));
    }

    /** Returns true if the cells that bear nothing solid are one piece, and touch everything solid. */
    private boolean staysOpen() {
        Set<Integer> reached = new TreeSet<>();
        Deque<Integer> next = new ArrayDeque<>();
        int first = site.isChamber() ? site.entry() : site.cells().at(0);
        reached.add(first);
        next.add(first);
        while (!next.isEmpty()) {
            int cell = next.remove();
            for (Direction way : Direction.STRAIGHT) {
                int beside = cell + grid.offset(way);
                if (site.cells().contains(beside) && !solid.contains(beside) && reached.add(beside)) {
                    next.add(beside);
                }
            }
        }
        return reached.size() + solid.size() == site.cells().size()
                && solid.stream().allMatch(cell -> touches(cell, reached));
    }

    private boolean touches(int cell, Set<Integer> reached) {
        return Direction.STRAIGHT.stream().anyMatch(way -> reached.contains(cell + grid.offset(way)));
    }

    /** Measures the straight steps from the entry to each cell of the place. */
    private void measure() {
        Arrays.fill(steps, Integer.MAX_VALUE);
        Deque<Integer> next = new ArrayDeque<>();
        steps[indexOf(site.entry())] = 0;
        next.add(site.entry());
        while (!next.isEmpty()) {
            int cell = next.remove();
            for (Direction way : Direction.STRAIGHT) {
                int beside = cell + grid.offset(way);
                if (site.cells().contains(beside) && steps[indexOf(beside)] == Integer.MAX_VALUE) {
                    steps[indexOf(beside)] = steps[indexOf(cell)] + 1;
                    next.add(beside);
                }
            }
        }
    }

    private int indexOf(int cell) {
        return Arrays.binarySearch(site.cells().toArray(), cell);
    }

    private int farthest() {
        int best = 0;
        for (int i = 1; i < steps.length; i++) {
            best = steps[i] > steps[best] ? i : best;
        }
        return site.cells().at(best);
    }

    /** Returns the cells of the place that bear nothing, those nearest to the heart first. */
    List<Integer> freeCells() {
        List<Integer> free = new ArrayList<>();
        for (int reach = 0; reach < grid.width(); reach++) {
            for (int i = 0; i < site.cells().size(); i++) {
                int cell = site.cells().at(i);
                if (grid.steps8(cell, heart) == reach && !used.contains(cell)) {
                    free.add(cell);
                }
            }
        }
        return free;
    }

    /** Returns the cells that a falling roof closes: all but the entry, those farthest from it first. */
    List<Integer> closing() {
        List<Integer> closing = new ArrayList<>();
        int most = steps[indexOf(farthest())];
        for (int distance = most; distance > 0; distance--) {
            for (int i = 0; i < steps.length; i++) {
                if (steps[i] == distance) {
                    closing.add(site.cells().at(i));
                }
            }
        }
        return closing;
    }

    /** Returns the cells of the places from which a horde comes. */
    static Cells comingFrom(List<PropSpot> props) {
        int[] cells = props.stream()
                .filter(prop -> prop.kind() == PropKind.STATUE || prop.kind() == PropKind.BURROW)
                .mapToInt(PropSpot::at)
                .toArray();
        return Cells.of(cells);
    }
}
