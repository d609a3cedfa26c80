package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.words.FloorKnowledge.CompleteFloorKnowledge;
import dev.orebound.cave.words.NearbyThings.CreatureLighting;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Checks descriptions of where creatures stand and how they are lit, measured again over many floors by plain counting
 * and angles.
 */
class LandmarksTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());
    private static final int SEEDS = 24;
    private static final int EVERY = 11;

    private final Set<Landmark.LandmarkKind> met = EnumSet.noneOf(Landmark.LandmarkKind.class);
    private final Set<NearbyThings.Source> lit = EnumSet.noneOf(NearbyThings.Source.class);

    @Test
    void everySiteAndEveryLightThatIsToldIsThere() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int seed = 1; seed <= SEEDS; seed++) {
            Floor floor = generator.generate(new Descent(Seed.of(seed), CONTENT.graph()).request(1 + seed % 17));
            PlaceDescriber finder = new PlaceDescriber(floor, CONTENT);
            CompleteFloorKnowledge scene = new CompleteFloorKnowledge(floor, CONTENT, TEXTS);
            for (int cell = seed % EVERY; cell < floor.grid().size(); cell += EVERY) {
                PlaceDescription place = finder.find(cell, scene);
                checkSite(floor, cell, cell, place.site());
                for (NearbyThings creature : place.creatures()) {
                    checkSite(floor, creature.nearest(), cell, creature.site());
                    checkLight(floor, scene, creature.nearest(), creature.lighting());
                }
            }
        }
        assertThat(met)
                .as("sites that were met")
                .contains(
                        Landmark.LandmarkKind.LAKE,
                        Landmark.LandmarkKind.BRIDGE,
                        Landmark.LandmarkKind.SHORE,
                        Landmark.LandmarkKind.CHEST,
                        Landmark.LandmarkKind.NOOK,
                        Landmark.LandmarkKind.MIDDLE)
                .doesNotContain(Landmark.LandmarkKind.ISLAND);
        assertThat(lit).containsExactlyInAnyOrder(NearbyThings.Source.LAMP, NearbyThings.Source.NONE);
    }

    private void checkSite(Floor floor, int cell, int from, @Nullable Landmark site) {
        if (site == null) {
            boolean isShore = isDry(floor, cell) && !lakesBeside(floor, cell).isEmpty();
            assertThat(isShore).as("a shore at %s that is not told", cell).isFalse();
            return;
        }
        met.add(site.kind());
        switch (site.kind()) {
            case LAKE, BRIDGE -> {
                assertThat(floor.terrain().at(cell) == CONTENT.terrains().indexOf("bridge"))
                        .isEqualTo(site.kind() == Landmark.LandmarkKind.BRIDGE);
                checkLake(floor, cell, site, List.of(lakeAbout(floor, cell)));
            }
            case SHORE -> {
                assertThat(isDry(floor, cell)).isTrue();
                checkLake(floor, cell, site, lakesBeside(floor, cell));
            }
            case CHEST ->
                assertThat(floor.chests().stream().map(Chest::at))
                        .anyMatch(chest -> floor.grid().steps8(chest, cell) == 1);
            case NOOK -> assertThat(waysFrom(floor, cell)).isLessThanOrEqualTo(2);
            case DOORWAY -> assertThat(isDoorway(floor, cell)).isTrue();
            case PASSAGE -> assertThat(floor.room().at(cell)).isZero();
            case MIDDLE ->
                assertThat(floor.room().at(cell))
                        .isPositive()
                        .isEqualTo(floor.room().at(from));
            case MIDDLE_ELSEWHERE ->
                assertThat(floor.room().at(cell))
                        .isPositive()
                        .isNotEqualTo(floor.room().at(from));
            case ISLAND -> assertThat(cell).as("all dry cells are one piece").isNegative();
        }
    }

    /**
     * Checks that one of the lakes at the cell has the described liquid and size, and that the cell lies on the
     * described side of its middle.
     */
    private static void checkLake(Floor floor, int cell, Landmark site, List<Set<Integer>> lakes) {
        Grid grid = floor.grid();
        Lake told = Objects.requireNonNull(site.lake());
        assertThat(lakes).as("lakes at cell %s", cell).anyMatch(lake -> {
            int first = lake.iterator().next();
            String liquid = CONTENT.terrains().at(floor.liquid().at(first)).id();
            return told.liquid().equals(liquid)
                    && told.cells() == lake.size()
                    && isOnSide(site.side(), grid, lake, cell);
        });
    }

    private static boolean isOnSide(@Nullable CompassDirection side, Grid grid, Set<Integer> lake, int cell) {
        double middleX =
                Math.round(2 * lake.stream().mapToInt(grid::x).average().orElseThrow()) / 2.0;
        double middleY =
                Math.round(2 * lake.stream().mapToInt(grid::y).average().orElseThrow()) / 2.0;
        double breadth = lake.stream().map(grid::x).distinct().count();
        double height = lake.stream().map(grid::y).distinct().count();
        double dx = (grid.x(cell) - middleX) / breadth;
        double dy = (grid.y(cell) - middleY) / height;
        if (side == null) {
            return dx == 0 && dy == 0;
        }
        double off = Math.toDegrees(Math.atan2(dy, dx)) - 45.0 * side.ordinal();
        return Math.abs(Math.IEEEremainder(off, 360)) <= 22.51;
    }

    /** Returns the lakes that touch a cell, except across a corner with rock on both sides. */
    private static List<Set<Integer>> lakesBeside(Floor floor, int cell) {
        List<Set<Integer>> lakes = new ArrayList<>();
        Grid grid = floor.grid();
        for (Direction way : Direction.ALL) {
            int beside = grid.neighbour(cell, way);
            boolean isReached = beside != Grid.NONE
                    && (floor.structure().at(grid.cell(grid.x(cell), grid.y(beside)))
                            || floor.structure().at(grid.cell(grid.x(beside), grid.y(cell))));
            if (isReached && isDeep(floor, beside)) {
                Set<Integer> lake = lakeAbout(floor, beside);
                if (lake.size() >= CONTENT.words().lakeCells()) {
                    lakes.add(lake);
                }
            }
        }
        return lakes;
    }

    private static Set<Integer> lakeAbout(Floor floor, int cell) {
        Set<Integer> lake = new TreeSet<>(Set.of(cell));
        ArrayDeque<Integer> open = new ArrayDeque<>(lake);
        while (!open.isEmpty()) {
            int next = open.remove();
            for (Direction way : Direction.STRAIGHT) {
                int beside = floor.grid().neighbour(next, way);
                if (beside != Grid.NONE
                        && floor.liquid().at(beside) == floor.liquid().at(cell)
                        && lake.add(beside)) {
                    open.add(beside);
                }
            }
        }
        return lake;
    }

    private static boolean isDeep(Floor floor, int cell) {
        Terrain liquid = CONTENT.terrains().at(floor.liquid().at(cell));
        return liquid.isLiquid() && !liquid.isPassable();
    }

    private static boolean isDry(Floor floor, int cell) {
        return floor.structure().at(cell)
                && !isDeep(floor, cell)
                && CONTENT.terrains().at(floor.terrain().at(cell)).isPassable();
    }

    private static int waysFrom(Floor floor, int cell) {
        return (int) Direction.STRAIGHT.stream()
                .map(way -> floor.grid().neighbour(cell, way))
                .filter(beside -> beside != Grid.NONE && floor.structure().at(beside))
                .count();
    }

    private static boolean isDoorway(Floor floor, int cell) {
        return floor.rooms().stream()
                .flatMap((Room room) -> room.doorways().stream())
                .anyMatch(way -> way.cells().contains(cell));
    }

    /**
     * Checks that a described lamp is in sight and its light reaches the cell, and that no lamp reaches a cell
     * described as dark.
     */
    private void checkLight(Floor floor, FloorKnowledge scene, int cell, @Nullable CreatureLighting lighting) {
        Objects.requireNonNull(lighting);
        lit.add(lighting.source());
        List<String> lamps = scene.things().stream()
                .filter(thing -> fallsOn(floor, thing, cell))
                .map(DescribedThing::name)
                .toList();
        if (lighting.lamp() == null) {
            assertThat(lamps).isEmpty();
        } else {
            assertThat(lamps).contains(lighting.lamp());
        }
    }

    private static boolean fallsOn(Floor floor, DescribedThing thing, int cell) {
        LightSource light = thing.light();
        Grid grid = floor.grid();
        double far = Math.hypot(grid.x(cell) - grid.x(thing.cell()), grid.y(cell) - grid.y(thing.cell()));
        if (light == null || far > light.radiusCells()) {
            return false;
        }
        MutableBitLayer rock = new MutableBitLayer(grid);
        rock.copyInverse(floor.structure());
        return LineOfSight.isClear(rock, thing.cell(), cell);
    }
}
