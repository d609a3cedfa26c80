package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.KeyName;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Checks that keys are named by what is printed on them, and that shortcuts follow the letter. */
final class KeyboardLayoutTest {
    private final Map<Integer, String> printed = new HashMap<>();
    private final KeyboardLayout layout = new KeyboardLayout(printed::get);
    private final KeyBindings bindings = KeyBindings.defaults();

    private void french() {
        printed.putAll(Map.of(Keys.W, "z", Keys.A, "q", Keys.Q, "a", Keys.Z, "w", Keys.NUM_1, "&", Keys.M, ","));
        printed.putAll(Map.of(Keys.SEMICOLON, "m", KeyName.FIRST_SCANCODE + 97, "ro"));
    }

    @Test
    void theKeyThatWalksUpIsNamedAsItIsPrinted() {
        french();
        bindings.layOut(layout);

        assertThat(bindings.keyName(GameAction.NORTH)).isEqualTo("Z");
        assertThat(bindings.keyName(GameAction.NEXT_FLASK)).isEqualTo("A");
        assertThat(bindings.ofKey(Keys.W)).isEqualTo(GameAction.NORTH);
    }

    @Test
    void theRowOfDigitsKeepsItsDigits() {
        french();

        assertThat(layout.nameOf(Keys.NUM_1)).isEqualTo("1");
        assertThat(layout.letterOf(Keys.NUM_1)).isEqualTo(Keys.NUM_1);
    }

    @Test
    void keysWithoutALayoutAreNamedAsKeyboardsNameThem() {
        assertThat(layout.nameOf(Keys.BACKSPACE)).isEqualTo("Backspace");
        assertThat(layout.nameOf(Keys.FORWARD_DEL)).isEqualTo("Delete");
        assertThat(layout.nameOf(KeyName.FIRST_SCANCODE + 132)).isEqualTo("Key 132");
        printed.put(KeyName.FIRST_SCANCODE + 132, "\u00a5");
        assertThat(layout.nameOf(KeyName.FIRST_SCANCODE + 132)).isEqualTo("\u00a5");
    }

    @Test
    void theSharpSStaysOneLetterAndRussianLettersAreCapitals() {
        printed.put(Keys.MINUS, "\u00df");
        printed.put(Keys.W, "\u0446");

        assertThat(layout.nameOf(Keys.MINUS)).isEqualTo("\u00df");
        assertThat(layout.nameOf(Keys.W)).isEqualTo("\u0426");
    }

    @Test
    void aShortcutFollowsItsLetterAndFallsBackToItsPlace() {
        french();
        assertThat(layout.letterOf(Keys.A)).isEqualTo(Keys.Q);
        assertThat(layout.letterOf(Keys.SEMICOLON)).isEqualTo(Keys.M);
        assertThat(layout.letterOf(Keys.M)).isEqualTo(Keys.COMMA);
        assertThat(layout.letterName(Keys.Q)).isEqualTo("Q");

        printed.put(Keys.C, "\u0441");
        assertThat(layout.letterOf(Keys.C)).as("a Cyrillic letter").isEqualTo(Keys.C);
        assertThat(layout.letterName(Keys.C)).isEqualTo("\u0421");
    }

    @Test
    void givenTheLayoutChanges_whenItIsAskedAgain_thenNamesAndVersionChange() {
        bindings.layOut(layout);
        int before = bindings.version();
        bindings.refreshNames();
        assertThat(bindings.version()).isEqualTo(before);

        french();
        bindings.keyPressed(Keys.SPACE);
        assertThat(bindings.keyName(GameAction.NORTH))
                .as("a key that no layout changes")
                .isEqualTo("W");
        bindings.keyPressed(Keys.W);

        assertThat(bindings.version()).isGreaterThan(before);
        assertThat(bindings.keyName(GameAction.NORTH)).isEqualTo("Z");
    }
}
