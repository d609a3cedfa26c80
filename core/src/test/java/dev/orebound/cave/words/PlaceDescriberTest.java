package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.words.FloorKnowledge.CompleteFloorKnowledge;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineOfSight;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that descriptions of places are true: every claim is measured again by angles and plain counting. */
class PlaceDescriberTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());

    @ParameterizedTest(name = "seed {0}, depth {1}")
    @CsvSource({"1, 1", "2, 6", "3, 11", "4, 17"})
    void everyClaimAboutEveryCellHolds(String seed, int depth) {
        Floor made = new FloorGenerator(CONTENT).generate(new Descent(Seed.of(seed), CONTENT.graph()).request(depth));
        PlaceDescriber finder = new PlaceDescriber(made, CONTENT);
        CompleteFloorKnowledge scene = new CompleteFloorKnowledge(made, CONTENT, TEXTS);
        PlaceNarrator telling = new PlaceNarrator(TEXTS);
        for (int cell = 0; cell < made.grid().size(); cell += 3) {
            PlaceDescription place = finder.find(cell, scene);
            checkKind(made, place);
            checkRoom(made, place);
            for (List<NearbyThings> sightings : List.of(place.waysOut(), place.creatures(), place.things())) {
                checkSightings(made.grid(), cell, sightings);
            }
            checkNearest(made, place, scene);
            checkLamp(made, place, scene);
            assertThat(telling.sentences(place)).isNotEmpty().noneMatch(sentence -> sentence.contains("{"));
        }
    }

    private static void checkKind(Floor floor, PlaceDescription place) {
        int cell = place.cell();
        assertThat(place.kind() == PlaceDescription.PlaceKind.ROCK)
                .isEqualTo(!floor.structure().at(cell));
        if (floor.room().at(cell) != 0) {
            Room room = floor.roomWithId(floor.room().at(cell));
            assertThat(place.kind() == PlaceDescription.PlaceKind.TRAP_ROOM).isEqualTo(room.isTrap());
            assertThat(place.waysOut()).hasSameSizeAs(room.doorways());
            assertThat(place.fromRock()).isEqualTo(floor.borderDistance().at(cell));
        }
        String ore = place.ore();
        assertThat(ore != null).isEqualTo(floor.vein().at(cell) != 0);
    }

    private static void checkRoom(Floor floor, PlaceDescription place) {
        RoomShape shape = place.shape();
        if (shape == null) {
            return;
        }
        Grid grid = floor.grid();
        Room room = floor.roomWithId(floor.room().at(place.cell()));
        TreeSet<Integer> columns = new TreeSet<>();
        TreeSet<Integer> rows = new TreeSet<>();
        room.cells().stream().forEach(cell -> {
            columns.add(grid.x(cell));
            rows.add(grid.y(cell));
        });
        assertThat(shape.breadth()).isEqualTo(columns.last() - columns.first() + 1);
        assertThat(shape.height()).isEqualTo(rows.last() - rows.first() + 1);
        double middleX = room.cells().stream().map(grid::x).average().orElseThrow();
        double middleY = room.cells().stream().map(grid::y).average().orElseThrow();
        CompassDirection part = place.part();
        if (part != null) {
            double dx = grid.x(place.cell()) - Math.floor(middleX);
            double dy = grid.y(place.cell()) - Math.floor(middleY);
            assertThat(eighth(dx, dy)).isEqualTo(part);
        }
    }

    private static void checkSightings(Grid grid, int from, List<NearbyThings> sightings) {
        int last = 0;
        for (NearbyThings sighting : sightings) {
            int dx = grid.x(sighting.nearest()) - grid.x(from);
            int dy = grid.y(sighting.nearest()) - grid.y(from);
            assertThat(sighting.cells()).isEqualTo(Math.max(Math.abs(dx), Math.abs(dy)));
            assertThat(sighting.cells()).as("nearest first").isGreaterThanOrEqualTo(last);
            last = sighting.cells();
            if (sighting.cells() == 0) {
                assertThat(sighting.towards()).isNull();
            } else {
                assertThat(sighting.towards()).isEqualTo(eighth(dx, dy));
            }
        }
    }

    /**
     * Checks that no nearer thing with a described name lies in plain sight, straight along a row or column of floor.
     */
    private static void checkNearest(Floor floor, PlaceDescription place, FloorKnowledge scene) {
        Grid grid = floor.grid();
        if (place.kind() == PlaceDescription.PlaceKind.ROCK) {
            assertThat(place.things()).isEmpty();
            return;
        }
        for (DescribedThing thing : scene.things()) {
            boolean isAlongRow = grid.y(thing.cell()) == grid.y(place.cell());
            int cells = grid.steps8(place.cell(), thing.cell());
            if (isAlongRow
                    && cells <= CONTENT.words().nearCells()
                    && isFloorBetween(floor, place.cell(), thing.cell())) {
                boolean isCreature = thing.sort() == DescribedThing.ThingSort.CREATURE;
                List<NearbyThings> told = isCreature ? place.creatures() : place.things();
                boolean isTold =
                        told.stream().anyMatch(each -> each.name().equals(thing.name()) && each.cells() <= cells);
                boolean isUnderfoot = thing.sort() == DescribedThing.ThingSort.GROUND
                        && place.ground().stream().anyMatch(id -> isCalled(id, thing.name()));
                assertThat(isTold
                                || isUnderfoot
                                || told.size() == CONTENT.words().mostThings())
                        .as(thing.name())
                        .isTrue();
            }
        }
    }

    private static boolean isCalled(String terrain, String name) {
        String lake = "terrain." + terrain + ".lake";
        return TEXTS.get("terrain." + terrain + ".name").equals(name)
                || (TEXTS.has(lake) && TEXTS.get(lake).equals(name));
    }

    /**
     * Checks that the described lamp is the nearest whose light reaches the place, and that none is described where no
     * light does.
     */
    private static void checkLamp(Floor floor, PlaceDescription place, FloorKnowledge scene) {
        if (place.kind() == PlaceDescription.PlaceKind.ROCK) {
            return;
        }
        Grid grid = floor.grid();
        int nearest = scene.things().stream()
                .filter(thing -> isLitBy(thing, floor, place.cell()))
                .mapToInt(thing -> grid.steps8(place.cell(), thing.cell()))
                .min()
                .orElse(-1);
        NearbyThings lamp = place.lamp();
        assertThat(lamp == null ? -1 : lamp.cells()).isEqualTo(nearest);
        checkSightings(grid, place.cell(), lamp == null ? List.of() : List.of(lamp));
    }

    private static boolean isLitBy(DescribedThing thing, Floor floor, int cell) {
        Grid grid = floor.grid();
        double far = Math.hypot(grid.x(cell) - grid.x(thing.cell()), grid.y(cell) - grid.y(thing.cell()));
        if (thing.light() == null || far > thing.light().radiusCells()) {
            return false;
        }
        MutableBitLayer rock = new MutableBitLayer(grid);
        rock.copyInverse(floor.structure());
        return LineOfSight.isClear(rock, thing.cell(), cell);
    }

    private static boolean isFloorBetween(Floor floor, int from, int to) {
        for (int cell = Math.min(from, to); cell <= Math.max(from, to); cell++) {
            if (!floor.structure().at(cell)) {
                return false;
            }
        }
        return true;
    }

    private static CompassDirection eighth(double dx, double dy) {
        return CompassDirection.values()[Math.floorMod(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)), 8)];
    }
}
