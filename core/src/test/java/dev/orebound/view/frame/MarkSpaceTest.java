package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks that marks avoid the areas that they must not cover. */
class MarkSpaceTest {
    private final SceneContext.MarkSpace space = new SceneContext.MarkSpace();

    @Test
    void givenABar_whenAMarkWouldTouchIt_thenThereIsNoRoom() {
        space.keep(10, 10, 20, 4);

        assertThat(space.isFree(12, 13, 7, 11)).isFalse();
        assertThat(space.isFree(12, 14, 7, 11)).isTrue();
        assertThat(space.isFree(30, 10, 7, 11)).isTrue();
    }

    @Test
    void givenATelegraph_whenAMarkHangsOverItsMiddle_thenThereIsNoRoom() {
        space.keepDisc(50, 50, 32);

        assertThat(space.isFree(46, 46, 8, 8)).isFalse();
        assertThat(space.isFree(50, 83, 8, 8)).isTrue();
    }

    @Test
    void givenALane_whenAMarkHangsOnIt_thenThereIsNoRoom_andBesideItThereIs() {
        space.keepWay(0, 0, 0.6f, 0.8f, 100, 5);

        assertThat(space.isFree(56, 76, 8, 8)).isFalse();
        assertThat(space.isFree(60, 20, 8, 8)).isTrue();
    }

    @Test
    void givenMoreThanCanBeKept_thenTheFirstCount_andAllIsFreeAgainInTheNextFrame() {
        for (int i = 0; i < 1000; i++) {
            space.keep(i * 10, 0, 5, 5);
        }
        assertThat(space.isFree(1, 1, 2, 2)).isFalse();

        space.clear();

        assertThat(space.isFree(1, 1, 2, 2)).isTrue();
    }
}
