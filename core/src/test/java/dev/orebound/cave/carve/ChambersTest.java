package dev.orebound.cave.carve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.floor.Chamber;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.CaveRules.Chambers;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DepthMeasure;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.StepKind;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the chambers that are dug beside caves. */
class ChambersTest {
    private static final String TWO_CAVES = """
            ##############################
            ##############################
            ##############################
            ####.......###################
            ####.......###################
            ####.......###################
            ####.......###################
            ##############################
            ##############################
            ##############################
            ##############################
            ##############################
            ####################......####
            ####################......####
            ####################......####
            ##############################
            ##############################
            """;

    @Test
    void aChamberIsReachedThroughItsNeckAlone() {
        int dug = 0;
        for (int seed = 0; seed < 200; seed++) {
            MutableBitLayer open = AsciiMap.of(TWO_CAVES).floor();
            List<Chamber> chambers = dig(open, seed);
            dug += chambers.size();
            for (Chamber chamber : chambers) {
                MutableBitLayer blocked = new MutableBitLayer(open.grid());
                blocked.copyInverse(open);
                DistanceMap reach = new DistanceMap(open.grid());
                reach.spreadFrom(chamber.cells().at(0), blocked, StepKind.EIGHT_WAY);
                assertThat(reach.reachedCount()).isGreaterThan(chamber.cells().size() + 1);

                blocked.set(chamber.neck(), true);
                reach.spreadFrom(chamber.cells().at(0), blocked, StepKind.EIGHT_WAY);

                assertThat(reach.reachedCount())
                        .as(() -> AsciiMap.draw(open, '.', '#'))
                        .isEqualTo(chamber.cells().size());
            }
        }
        assertThat(dug).isGreaterThan(200);
    }

    @Test
    void aChamberJoinsNoCavesAndReachesNoFartherOutThanTheyDo() {
        for (int seed = 0; seed < 200; seed++) {
            MutableBitLayer open = AsciiMap.of(TWO_CAVES).floor();
            List<Chamber> chambers = dig(open, seed);
            assertThat(new ConnectedRegions(open).count()).isEqualTo(2);
            for (Chamber chamber : chambers) {
                assertThat(chamber.cells().stream().map(open.grid()::x)).allMatch(x -> x > 4 && x < 25);
            }
        }
    }

    @Test
    void aChamberIsNoDeeperThanItsCave() {
        int dug = 0;
        for (int seed = 0; seed < 300; seed++) {
            MutableBitLayer open = AsciiMap.of("""
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #............................
                    #............................
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    #############################
                    """.replace(".\n", "#\n")).floor();
            int deepest = deepest(open);
            dug += dig(open, seed).size();
            assertThat(deepest(open)).as(() -> AsciiMap.draw(open, '.', '#')).isEqualTo(deepest);
        }
        assertThat(dug)
                .as("a cave two cells wide is too shallow for any chamber")
                .isZero();
    }

    private static IntLayer fromRock(MutableBitLayer open) {
        MutableIntLayer fromRock = new MutableIntLayer(open.grid());
        new DepthMeasure(open.grid()).measure(open, false, fromRock);
        return fromRock;
    }

    private static int deepest(MutableBitLayer open) {
        IntLayer fromRock = fromRock(open);
        return IntStream.range(0, open.grid().size()).map(fromRock::at).max().orElse(0);
    }

    private static List<Chamber> dig(MutableBitLayer open, int seed) {
        Chambers rules = new Chambers(new IntRange(2, 3), new IntRange(3, 5));
        return new ChamberDigger(open, fromRock(open), rules, new RandomStreams(Seed.of(seed)).stream("test"))
                .dig(new ConnectedRegions(open), Integer.MAX_VALUE, 0, 0, 0, () -> {});
    }
}
