package dev.orebound.view.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what counts as visible, because everything else is not drawn. */
class ViewSectionTest {
    private final ViewSection section = new ViewSection();

    @BeforeEach
    void place() {
        section.move(100, 50);
        section.resize(200, 100);
    }

    @ParameterizedTest
    @CsvSource({
        "200, 100, 0, true",
        "101, 51, 0, true",
        "99, 100, 0, false",
        "99, 100, 2, true",
        "301, 100, 0, false",
        "310, 100, 11, true",
        "200, 40, 9, false",
        "200, 40, 11, true",
        "200, 200, 49, false",
        "200, 200, 51, true"
    })
    void aThingIsSeenIfItsReachTouchesTheSection(float x, float y, float reach, boolean isSeen) {
        assertThat(section.sees(x, y, reach)).isEqualTo(isSeen);
    }

    @Test
    void whenTheSectionMoves_thenItSeesSomethingElse() {
        section.move(-300, -300);

        assertThat(section.sees(200, 100, 10)).isFalse();
        assertThat(section.sees(-250, -250, 0)).isTrue();
        assertThat(section.width()).isEqualTo(200);
    }
}
