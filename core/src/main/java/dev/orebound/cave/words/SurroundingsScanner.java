package dev.orebound.cave.words;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.words.NearbyThings.CreatureLighting;
import dev.orebound.content.floor.WordRules;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the things that are near a place and in sight, with their distances and directions. */
final class SurroundingsScanner {
    private final Grid grid;
    private final WordRules rules;
    private final LandmarkFinder sites;
    private final MutableBitLayer rock;

    SurroundingsScanner(Floor floor, WordRules rules, LandmarkFinder sites) {
        grid = floor.grid();
        this.rules = rules;
        this.sites = sites;
        rock = new MutableBitLayer(grid);
        rock.copyInverse(floor.structure());
    }

    /**
     * The creatures that are near and in sight, told by name, nearest first, each name with where the nearest stands.
     */
    List<NearbyThings> creatures(int cell, List<DescribedThing> things, FloorKnowledge scene) {
        List<NearbyThings> told = new ArrayList<>();
        for (NearbyThings each : near(cell, things, true)) {
            Landmark site = sites.find(each.nearest(), cell, scene);
            CreatureLighting lighting = lighting(each.nearest(), things, scene);
            told.add(new NearbyThings(
                    each.name(), each.count(), each.nearest(), each.towards(), each.cells(), site, lighting));
        }
        return told;
    }

    private CreatureLighting lighting(int cell, List<DescribedThing> things, FloorKnowledge scene) {
        NearbyThings lamp = lamp(cell, things);
        if (lamp != null) {
            return new CreatureLighting(NearbyThings.Source.LAMP, lamp.name());
        }
        DescribedThing carried = scene.carriedLight();
        LightSource light = carried == null ? null : carried.light();
        boolean isLit = carried != null && light != null && falls(light, carried.cell(), cell);
        return new CreatureLighting(isLit ? NearbyThings.Source.CARRIED : NearbyThings.Source.NONE, null);
    }

    /** Lists the other things that are near and in sight, by name, nearest first. */
    List<NearbyThings> things(int cell, List<DescribedThing> things) {
        return near(cell, things, false);
    }

    private List<NearbyThings> near(int cell, List<DescribedThing> things, boolean creatures) {
        Map<String, List<DescribedThing>> byName = new LinkedHashMap<>();
        for (DescribedThing thing : things) {
            boolean isAsked = (thing.sort() == DescribedThing.ThingSort.CREATURE) == creatures;
            if (isAsked && grid.steps8(cell, thing.cell()) <= rules.nearCells() && isInSight(cell, thing.cell())) {
                byName.computeIfAbsent(thing.name(), name -> new ArrayList<>()).add(thing);
            }
        }
        List<NearbyThings> sightings = new ArrayList<>();
        byName.forEach((name, all) -> {
            boolean isGround = all.get(0).sort() == DescribedThing.ThingSort.GROUND;
            int nearest = nearestOf(cell, all);
            // Ground underfoot is told elsewhere.
            if (!isGround || nearest != cell) {
                sightings.add(sighting(name, isGround ? 1 : all.size(), cell, nearest));
            }
        });
        sightings.sort((a, b) -> Integer.compare(a.cells(), b.cells()));
        return sightings.subList(0, Math.min(rules.mostThings(), sightings.size()));
    }

    private int nearestOf(int cell, List<DescribedThing> things) {
        return nearest(
                cell, Cells.of(things.stream().mapToInt(DescribedThing::cell).toArray()));
    }

    /** The first of the cells that are nearest to a place. */
    int nearest(int cell, Cells cells) {
        int nearest = cells.at(0);
        for (int i = 1; i < cells.size(); i++) {
            nearest = grid.steps8(cell, cells.at(i)) < grid.steps8(cell, nearest) ? cells.at(i) : nearest;
        }
        return nearest;
    }

    /** The nearest thing whose light falls on a place. */
    @Nullable
    NearbyThings lamp(int cell, List<DescribedThing> things) {
        NearbyThings nearest = null;
        for (DescribedThing thing : things) {
            LightSource light = thing.light();
            if (light == null || !falls(light, thing.cell(), cell)) {
                continue;
            }
            NearbyThings lamp = sighting(thing.name(), 1, cell, thing.cell());
            nearest = nearest == null || lamp.cells() < nearest.cells() ? lamp : nearest;
        }
        return nearest;
    }

    private boolean falls(LightSource light, int from, int to) {
        int dx = grid.x(from) - grid.x(to);
        int dy = grid.y(from) - grid.y(to);
        return dx * dx + dy * dy <= light.radiusCells() * light.radiusCells() && isInSight(from, to);
    }

    private boolean isInSight(int from, int to) {
        return LineOfSight.isClear(rock, from, to);
    }

    NearbyThings sighting(String name, int count, int from, int to) {
        int dx = grid.x(to) - grid.x(from);
        int dy = grid.y(to) - grid.y(from);
        return new NearbyThings(
                name, count, to, dx == 0 && dy == 0 ? null : CompassDirection.of(dx, dy), grid.steps8(from, to));
    }
}
