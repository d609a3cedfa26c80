package dev.orebound.screen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import org.junit.jupiter.api.Test;

final class KeyChangeTest {
    private final KeyBindings bindings = KeyBindings.defaults();
    private final KeyChange change = new KeyChange(bindings);

    @Test
    void aFreeKeyTakesThePlaceOfTheOldOne() {
        change.begin(GameAction.DASH, 0);

        assertThat(change.press(Keys.Z)).isTrue();

        assertThat(bindings.keysOf(GameAction.DASH)).containsExactly(Keys.Z);
        assertThat(bindings.ofKey(Keys.SPACE)).isNull();
        assertThat(bindings.ofKey(Keys.Z)).isEqualTo(GameAction.DASH);
    }

    @Test
    void theSecondPlaceKeepsTheFirstKey() {
        change.begin(GameAction.DASH, 1);

        change.press(Keys.Z);

        assertThat(bindings.keysOf(GameAction.DASH)).containsExactly(Keys.SPACE, Keys.Z);
    }

    @Test
    void aKeyThatDoesSomethingElseIsAskedForFirst() {
        change.begin(GameAction.DASH, 0);

        assertThat(change.press(Keys.E)).isFalse();

        assertThat(change.state()).isEqualTo(KeyChange.KeyChangeState.ASKING);
        assertThat(change.taken()).isEqualTo(GameAction.INTERACT);
        assertThat(bindings.ofKey(Keys.E)).isEqualTo(GameAction.INTERACT);
    }

    @Test
    void onceThatIsConfirmedItDoesTheNewThingAlone() {
        change.begin(GameAction.DASH, 0);
        change.press(Keys.E);

        assertThat(change.confirm()).isTrue();

        assertThat(bindings.ofKey(Keys.E)).isEqualTo(GameAction.DASH);
        assertThat(bindings.keysOf(GameAction.INTERACT)).isEmpty();
    }

    @Test
    void onceItIsRefusedNothingHasChanged() {
        change.begin(GameAction.DASH, 0);
        change.press(Keys.E);

        change.cancel();

        assertThat(change.confirm()).isFalse();
        assertThat(bindings.choices()).isEmpty();
    }

    @Test
    void escapeOpensTheMenuForGood() {
        assertThat(change.begin(GameAction.PAUSE, 0)).isFalse();
        assertThat(change.clear(GameAction.PAUSE, 0)).isFalse();

        change.begin(GameAction.DASH, 0);

        assertThat(change.press(Keys.ESCAPE)).isFalse();
        assertThat(change.state()).isEqualTo(KeyChange.KeyChangeState.RESTING);
        assertThat(bindings.ofKey(Keys.ESCAPE)).isEqualTo(GameAction.PAUSE);
    }

    @Test
    void aKeyCanBeTakenAway() {
        assertThat(change.clear(GameAction.MAP, 0)).isTrue();

        assertThat(bindings.keysOf(GameAction.MAP)).containsExactly(Keys.M);
        assertThat(change.clear(GameAction.MAP, 1)).isFalse();
    }
}
