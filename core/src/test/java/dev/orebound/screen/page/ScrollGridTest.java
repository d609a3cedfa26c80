package dev.orebound.screen.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.LayoutBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ScrollGridTest {
    private final ScrollGrid shelf = new ScrollGrid();

    /** Fills a grid of three columns and two visible rows with seven entries. */
    @BeforeEach
    void fill() {
        shelf.fill(7);
        shelf.layOut(new LayoutBox(0, 0, 103, 64), 30, 30, 4, 1);
    }

    @Test
    void whatIsSelectedIsAlwaysShown() {
        assertThat(shelf.slots()).isEqualTo(6);
        assertThat(shelf.at(0)).isZero();

        shelf.select(6);

        assertThat(shelf.at(0)).isEqualTo(3);
        assertThat(shelf.at(3)).isEqualTo(6);
        assertThat(shelf.at(4)).as("there is no eighth").isNegative();
    }

    @Test
    void arrowsWalkRowsAndColumnsAndStopAtTheEnds() {
        assertThat(shelf.keyDown(Keys.LEFT)).isFalse();
        assertThat(shelf.keyDown(Keys.DOWN)).isTrue();
        assertThat(shelf.selected()).isEqualTo(3);
        assertThat(shelf.keyDown(Keys.RIGHT)).isTrue();
        assertThat(shelf.keyDown(Keys.END)).isTrue();
        assertThat(shelf.selected()).isEqualTo(6);
        assertThat(shelf.keyDown(Keys.DOWN)).isFalse();
    }

    @Test
    void theWheelMovesWhatIsShownAndSelectsNothing() {
        shelf.scroll(5);

        assertThat(shelf.selected()).isZero();
        assertThat(shelf.at(0)).isEqualTo(3);

        shelf.scroll(-5);

        assertThat(shelf.at(0)).isZero();
    }

    @Test
    void aPointSelectsWhatIsThere() {
        assertThat(shelf.point(40, 50)).isTrue();
        assertThat(shelf.selected()).isEqualTo(1);
        assertThat(shelf.point(40, 50)).as("it is selected already").isFalse();
        assertThat(shelf.point(-3, 50)).isFalse();
    }

    @Test
    void anEmptyShelfHasNothingToSelect() {
        shelf.fill(0);

        assertThat(shelf.at(0)).isNegative();
        assertThat(shelf.keyDown(Keys.DOWN)).isFalse();
    }
}
