package dev.orebound.cave.carve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests how deep nooks are, and how nooks and wider rooms are dug. */
class NooksTest {
    private static final String BETWEEN_TWO_CAVES = """
            ####################
            ####################
            ####################
            ####################
            ####################
            ####################
            ####################
            ######.....#########
            ######.....#########
            ######.....#########
            ######.....#########
            ######.....###.....#
            ##############.....#
            ##############.....#
            ####################
            ####################
            ####################
            ####################
            """;

    @Test
    void aNookIsAsDeepAsItsCellsHaveOneWayOn() {
        AsciiMap map = AsciiMap.of("""
                #########
                #1.###..#
                ##.###..#
                ##......#
                ######..#
                #########
                """);
        assertThat(Nook.depth(map.floor(), map.cell('1'))).isEqualTo(7);
        assertThat(Nook.wayOut(map.floor(), map.cell('1'))).isEqualTo(Direction.EAST);
    }

    @Test
    void aCellWithTwoWaysOffIsNoEndAndABlindPassageEndsAtItsOtherEnd() {
        AsciiMap map = AsciiMap.of("""
                ######
                #.1..#
                ######
                """);
        assertThat(Nook.depth(map.floor(), map.cell('1'))).isZero();
        assertThat(Nook.depth(map.floor(), map.grid().cell(1, 1))).isEqualTo(3);
    }

    @Test
    void aDugNookTouchesNoFloorButAtItsMouth() {
        for (int seed = 0; seed < 200; seed++) {
            MutableBitLayer open = AsciiMap.of(BETWEEN_TWO_CAVES).floor();
            MutableBitLayer before = open.copy();
            CaveRules.Nooks rules = new CaveRules.Nooks(new IntRange(2, 2), new IntRange(4, 6), 40);
            List<Nook> nooks = new NookDigger(open, rules, stream(seed))
                    .dig(new ConnectedRegions(open), 0, Integer.MAX_VALUE, 0, () -> {});
            assertThat(nooks).isNotEmpty();
            for (Nook nook : nooks) {
                assertThat(nook.cells().stream()).allMatch(cell -> !before.at(cell) && open.at(cell));
                assertThat(Nook.depth(open, nook.end()))
                        .as(() -> AsciiMap.draw(open, '.', '#'))
                        .isGreaterThanOrEqualTo(nook.cells().size() - 1);
            }
            assertThat(new ConnectedRegions(open).count()).isEqualTo(2);
        }
    }

    @Test
    void nooksThatHaveGrownAreNotDugOnceMore() {
        MutableBitLayer open = AsciiMap.of(BETWEEN_TWO_CAVES).floor();
        CaveRules.Nooks rules = new CaveRules.Nooks(new IntRange(2, 2), new IntRange(4, 6), 40);
        assertThat(new NookDigger(open, rules, stream(1))
                        .dig(new ConnectedRegions(open), 1, Integer.MAX_VALUE, 0, () -> {}))
                .hasSize(1);
        assertThat(new NookDigger(open, rules, stream(1))
                        .dig(new ConnectedRegions(open), 2, Integer.MAX_VALUE, 0, () -> {}))
                .isEmpty();
    }

    @Test
    void aCrackOfTheFirstFillThatIsLongEnoughStaysOpenAndAShortOneDoesNot() {
        AsciiMap map = AsciiMap.of("""
                #################
                #...........#####
                #...........#####
                #...........#####
                ###+#####x#######
                ###+#####x#######
                ###+++###########
                #####+#########.#
                ###############.#
                #################
                """);
        MutableBitLayer open = map.where(".");
        ConnectedRegions caves = new ConnectedRegions(open);

        new BlindEnds(open, new IntRange(4, 7)).reopen(map.floor(), caves.regionOfCell(), 0);

        assertThat(AsciiMap.draw(open, '.', '#')).isEqualTo("""
                #################
                #...........#####
                #...........#####
                #...........#####
                ###.#############
                ###.#############
                ###...###########
                #####.#########.#
                ###############.#
                #################
                """);
        assertThat(BlindEnds.find(open, open))
                .filteredOn(nook -> nook.end() == map.grid().cell(5, 2))
                .singleElement()
                .satisfies(nook -> assertThat(nook.cells().size()).isEqualTo(6));
        assertThat(BlindEnds.find(open, map.where(".")))
                .noneMatch(nook -> nook.end() == map.grid().cell(5, 2));
    }

    @Test
    void aNarrowCaveIsWidenedUntilItsMiddleIsThreeStepsFromTheRock() {
        MutableBitLayer open = AsciiMap.of("""
                ###############
                ###############
                ###############
                ###############
                ###############
                #####.....#####
                #####.....#####
                ###############
                ###############
                ###############
                ###############
                ###############
                """).floor();
        CaveRules.Widening rules = new CaveRules.Widening(new IntRange(1, 1), 2, 0);
        new RoomWidener(open, rules, stream(1))
                .widen(new ConnectedRegions(open), new WorkingMemory(open.grid()), () -> {});
        String drawn = AsciiMap.draw(open, '.', '#');
        assertThat(drawn.lines().filter(line -> line.contains(".....")).count()).isEqualTo(5);
    }

    @Test
    void aCaveWithAnotherCloseByIsNotWidened() {
        AsciiMap map = AsciiMap.of("""
                ###############
                ###############
                ###############
                ###############
                #####.....#####
                #####.....#####
                ###############
                ###############
                #####.....#####
                #####.....#####
                ###############
                ###############
                ###############
                ###############
                """);
        MutableBitLayer open = map.floor();
        CaveRules.Widening rules = new CaveRules.Widening(new IntRange(2, 2), 2, 100);
        new RoomWidener(open, rules, stream(1))
                .widen(new ConnectedRegions(open), new WorkingMemory(open.grid()), () -> {});
        assertThat(new ConnectedRegions(open).count()).isEqualTo(2);
        assertThat(open.sameAs(map.floor())).isTrue();
    }

    private static RandomStream stream(int seed) {
        return new RandomStreams(Seed.of(seed)).stream("test");
    }
}
