package dev.orebound.screen.choice;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CardRowTest {
    @ParameterizedTest(name = "{0} cards in {1}x{2} at {3}")
    @CsvSource({
        "3, 800, 600, 1",
        "6, 800, 600, 1",
        "6, 1280, 720, 1.5",
        "6, 1920, 1080, 1",
        "3, 640, 360, 1",
        "6, 3840, 2160, 3"
    })
    void theyLieBesideEachOtherWithinTheWindow(int count, int width, int height, float scale) {
        ChoiceScreen.CardRow cards = new ChoiceScreen.CardRow(count);
        cards.layOut(InterfaceSize.of(width, height, scale));

        LayoutBox window = new LayoutBox(0, 0, width, height);
        for (int i = 0; i < count; i++) {
            assertThat(window.holds(cards.place(i))).isTrue();
            if (i > 0) {
                assertThat(cards.place(i).x()).isGreaterThan(cards.place(i - 1).right());
            }
        }
    }

    @Test
    void aNumberKeyMeansTheCardOfThatNumber() {
        ChoiceScreen.CardRow cards = new ChoiceScreen.CardRow(3);

        assertThat(cards.ofNumber(Keys.NUM_1)).isZero();
        assertThat(cards.ofNumber(Keys.NUMPAD_3)).isEqualTo(2);
        assertThat(cards.ofNumber(Keys.NUM_4)).isEqualTo(ChoiceScreen.CardRow.NONE);
        assertThat(cards.ofNumber(Keys.A)).isEqualTo(ChoiceScreen.CardRow.NONE);
    }

    @Test
    void beyondTheLastComesTheFirst() {
        ChoiceScreen.CardRow cards = new ChoiceScreen.CardRow(3);

        assertThat(cards.select(3)).as("it is selected already").isFalse();
        assertThat(cards.select(-1)).isTrue();
        assertThat(cards.selected()).isEqualTo(2);
    }
}
