package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Checks the promises about each floor and about many together: ten seeds, at night a hundred, at each depth, with one
 * to three exits.
 */
class FloorPropertiesTest {
    private static final int SEEDS = TestSize.of(170, 1_700);
    private static final Content CONTENT = TestContent.BUILT_IN;

    private static final Tally TALLY = new Tally();

    @BeforeAll
    static void makeAndCheckEveryFloor() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        FloorChecks checks = new FloorChecks(CONTENT);
        for (int seed = 0; seed < SEEDS; seed++) {
            Floor floor = generator.generate(SeededFloors.request(seed));
            List<FloorComplaint> complaints = checks.complaints(
                    DumpedFloor.of(floor, CONTENT), floor.request().waysOn());
            if (!complaints.isEmpty()) {
                fail(describe(floor, complaints));
            }
            TALLY.count(floor);
            TALLY.countLoops(floor, checks.loops());
        }
    }

    /** Returns the seed, the depth, the broken promises, and a drawing of the floor. */
    private static String describe(Floor floor, List<FloorComplaint> complaints) {
        List<String> each = complaints.stream().map(FloorComplaint::toString).toList();
        return "seed " + floor.request().seed().text() + ", depth "
                + floor.request().depth() + ": " + String.join("; ", each) + "\n"
                + AsciiMap.draw(floor.grid(), cell -> glyph(floor, cell));
    }

    private static char glyph(Floor floor, int cell) {
        if (cell == floor.start()) {
            return '@';
        }
        if (floor.exits().stream().anyMatch(exit -> exit.at() == cell)) {
            return '>';
        }
        if (floor.chests().stream().anyMatch(chest -> chest.at() == cell)) {
            return 'C';
        }
        if (floor.ores().stream().anyMatch(ore -> ore.at() == cell)) {
            return 'o';
        }
        if (floor.hordes().stream().anyMatch(horde -> horde.leader().at() == cell)) {
            return 'H';
        }
        return !floor.structure().at(cell) ? '#' : floor.room().at(cell) == 0 ? '+' : '.';
    }

    @Test
    void attemptsAreFew() {
        assertThat(TALLY.attempts / (double) SEEDS).isLessThanOrEqualTo(1.2);
    }

    @Test
    void eightToSixteenRoomsAreTypical() {
        assertThat(TALLY.floorsOfTypicalRooms).isGreaterThan(SEEDS * 85 / 100);
    }

    @Test
    void threeFloorsOfFourHaveSixCorridorsWithAWayRound() {
        assertThat(TALLY.loopedFloors / (double) TALLY.floorsWithLoops).isGreaterThanOrEqualTo(0.75);
    }

    @Test
    void oreGrowsAsOftenAsItsVeinsSayWithoutEverShuttingAWay() {
        assertThat(TALLY.ores / TALLY.expectedOres).isBetween(0.85, 1.02);
        assertThat(TALLY.ores / (double) SEEDS).as("ores on a floor").isBetween(15.0, 80.0);
    }

    @Test
    void mostVeinsHaveThePrimaryOreAndEachOreIsPrimarySomewhere() {
        assertThat(TALLY.primaryVeins / (double) TALLY.veins).isBetween(0.55, 0.75);
        assertThat(TALLY.primaryOres).hasSameElementsAs(CONTENT.ores().ids());
    }

    @Test
    void noHalfOfTheMapIsFavouredWithTreasure() {
        assertThat(TALLY.chestsInTheWest / (double) TALLY.chests).isBetween(0.42, 0.58);
        assertThat(TALLY.chestsInTheSouth / (double) TALLY.chests).isBetween(0.42, 0.58);
    }

    @Test
    void overAThirdOfTheChestsStandInNooks() {
        assertThat(TALLY.chestsInNooks / (double) TALLY.chests).isBetween(0.37, 0.55);
    }

    @Test
    void mostTreasureRoomsAreNoTraps() {
        assertThat(TALLY.trapsWithTreasure / (double) TALLY.chests).isBetween(0.1, 0.45);
    }

    /** Counts over all floors. */
    private static final class Tally {
        private int attempts;
        private int floorsOfTypicalRooms;
        private int floorsWithLoops;
        private int loopedFloors;
        private int ores;
        private double expectedOres;
        private int veins;
        private int primaryVeins;
        private int chests;
        private int chestsInTheWest;
        private int chestsInTheSouth;
        private int chestsInNooks;
        private int trapsWithTreasure;
        private final Set<String> primaryOres = new TreeSet<>();

        void count(Floor floor) {
            Grid grid = floor.grid();
            attempts += floor.attempts();
            floorsOfTypicalRooms += floor.rooms().size() >= 8 && floor.rooms().size() <= 16 ? 1 : 0;
            ores += floor.ores().size();
            expectedOres += expectedOres(floor);
            veins += floor.veins().size();
            primaryVeins += (int) floor.veins().stream()
                    .filter(vein -> vein.ore().equals(floor.primaryOre()))
                    .count();
            primaryOres.add(floor.primaryOre());
            chests += floor.chests().size();
            for (Chest chest : floor.chests()) {
                chestsInNooks += chest.mode() == Chest.Mode.NOOK ? 1 : 0;
                chestsInTheWest += grid.x(chest.at()) < grid.width() / 2 ? 1 : 0;
                chestsInTheSouth += grid.y(chest.at()) < grid.height() / 2 ? 1 : 0;
            }
            trapsWithTreasure += (int) floor.rooms().stream()
                    .filter(room -> room.isTrap() && room.isTreasure())
                    .count();
        }

        void countLoops(Floor floor, int loops) {
            FloorRequest made = floor.request();
            if (made.kind() != FloorKind.BOSS && CONTENT.guardianHallOf(made.depth(), made.kind()) == null) {
                floorsWithLoops++;
                loopedFloors += loops >= 6 ? 1 : 0;
            }
        }

        private static double expectedOres(Floor floor) {
            Set<Integer> bare = new TreeSet<>(Set.of(floor.start()));
            floor.exits().forEach(exit -> bare.add(exit.at()));
            floor.chests().forEach(chest -> bare.add(chest.at()));
            floor.fixtures().forEach(fixture -> bare.add(fixture.at()));
            floor.rooms()
                    .forEach(room -> room.doorways()
                            .forEach(doorway -> doorway.cells().stream().forEach(bare::add)));
            double expected = 0;
            for (int cell = 0; cell < floor.grid().size(); cell++) {
                if (isDry(floor, cell) && !bare.contains(cell)) {
                    expected += Math.min(100, 3 * floor.veinDistance().at(cell)) / 100.0;
                }
            }
            return expected;
        }

        private static boolean isDry(Floor floor, int cell) {
            return floor.structure().at(cell)
                    && CONTENT.terrains().at(floor.liquid().at(cell)).isPassable();
        }
    }
}
