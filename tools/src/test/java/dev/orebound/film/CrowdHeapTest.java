package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.film.FilmScene.CrowdSubject;
import dev.orebound.lab.world.HeapWatch;
import dev.orebound.lab.world.HeapWatch.HeapFigures;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that no two bodies of a crowded fight share a spot for longer than a moment. */
class CrowdHeapTest {
    /** Ticks of the fight after the monsters have come, each of which appears on one of few cells. */
    private static final int FIGHT_TICKS = 600;

    @ParameterizedTest
    @CsvSource({"31807, 4, 25", "60519, 12, 40"})
    void bodiesOfACrowdedFightStandApart(int seed, int depth, int bodies) {
        CrowdPlay play = new CrowdPlay(new CrowdSubject(seed, depth, bodies, FIGHT_TICKS, null), TestContent.BUILT_IN);
        HeapFigures figures = new HeapFigures();
        HeapWatch watch = new HeapWatch(play.world(), figures);
        while (!play.isMoment()) {
            play.step();
            watch.look();
        }

        assertThat(figures.longestTicks()).isLessThanOrEqualTo(12);
    }
}
