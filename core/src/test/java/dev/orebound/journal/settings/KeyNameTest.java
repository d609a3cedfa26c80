package dev.orebound.journal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks that every key that a window can report has a name of its own that settings keep. */
final class KeyNameTest {
    @Test
    void everyNumberHasANameOfItsOwnThatLeadsBackToIt() {
        Set<String> names = new HashSet<>();
        for (int key = 0; key < KeyName.END; key++) {
            String name = KeyName.of(key);

            assertThat(names.add(name)).as("name %s of %s", name, key).isTrue();
            assertThat(KeyName.keyOf(name)).as(name).isEqualTo(key);
        }
    }

    @Test
    void namesOfEarlierVersionsAreStillRead() {
        assertThat(KeyName.keyOf("Space")).isEqualTo(Keys.SPACE);
        assertThat(KeyName.keyOf("L-Shift")).isEqualTo(Keys.SHIFT_LEFT);
        assertThat(KeyName.keyOf("Forward Delete")).isEqualTo(Keys.FORWARD_DEL);
        assertThat(KeyName.keyOf("Mouse back")).isEqualTo(KeyName.FIRST_BUTTON + 3);
    }

    @Test
    void aWordThatIsNoNameIsNoKey() {
        for (String name :
                new String[] {"", "Scancode", "Scancode -1", "Scancode 1024", "Scancode 01", "Code 999999", "Wings"}) {
            assertThat(KeyName.keyOf(name)).as(name).isEqualTo(KeyName.NO_KEY);
        }
    }
}
