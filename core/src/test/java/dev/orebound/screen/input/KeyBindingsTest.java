package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.KeyName;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class KeyBindingsTest {
    private final KeyBindings bindings = KeyBindings.defaults();

    @Test
    void everythingThatCanBeDoneHasAKey() {
        EnumSet<GameAction> bound = EnumSet.noneOf(GameAction.class);
        for (int key = 0; key < KeyName.END; key++) {
            GameAction action = bindings.ofKey(key);
            if (action != null) {
                bound.add(action);
            }
        }

        // These two are for the mouse alone, and have buttons in that layout.
        bound.addAll(EnumSet.of(GameAction.GO, GameAction.ACTIONS));
        assertThat(bound).containsExactlyInAnyOrder(GameAction.values());
    }

    @Test
    void noKeyDoesTwoThings() {
        int keys = 0;
        for (int key = 0; key < KeyName.END; key++) {
            keys += bindings.ofKey(key) == null ? 0 : 1;
        }
        for (int button = 0; button < 5; button++) {
            keys += bindings.ofButton(button) == null ? 0 : 1;
        }

        assertThat(keys).isEqualTo(bindings.size());
    }

    @Test
    void thePromisedKeysDoWhatWasPromised() {
        assertThat(bindings.ofKey(Keys.W)).isEqualTo(GameAction.NORTH);
        assertThat(bindings.ofKey(Keys.A)).isEqualTo(GameAction.WEST);
        assertThat(bindings.ofKey(Keys.S)).isEqualTo(GameAction.SOUTH);
        assertThat(bindings.ofKey(Keys.D)).isEqualTo(GameAction.EAST);
        assertThat(bindings.ofButton(Buttons.LEFT)).isEqualTo(GameAction.STRIKE);
        assertThat(bindings.ofKey(Keys.SPACE)).isEqualTo(GameAction.DASH);
        assertThat(bindings.ofKey(Keys.SHIFT_LEFT)).isEqualTo(GameAction.SNEAK);
        assertThat(bindings.ofButton(Buttons.RIGHT)).isEqualTo(GameAction.BOLT);
        assertThat(bindings.ofKey(Keys.F)).isEqualTo(GameAction.THROW);
        assertThat(bindings.ofButton(Buttons.MIDDLE)).isEqualTo(GameAction.THROW);
        assertThat(bindings.ofKey(Keys.R)).isEqualTo(GameAction.BURST);
        assertThat(bindings.ofKey(Keys.NUM_1)).isEqualTo(GameAction.FIRST_FLASK);
        assertThat(bindings.ofKey(Keys.NUM_4)).isEqualTo(GameAction.FOURTH_FLASK);
        assertThat(bindings.ofKey(Keys.E)).isEqualTo(GameAction.INTERACT);
        assertThat(bindings.ofKey(Keys.TAB)).isEqualTo(GameAction.MAP);
        assertThat(bindings.ofKey(Keys.ESCAPE)).isEqualTo(GameAction.PAUSE);
        assertThat(bindings.ofKey(Keys.F11)).isEqualTo(GameAction.FULL_SCREEN);
    }

    @Test
    void keysThatNobodyHasAreNoKeys() {
        assertThat(bindings.ofKey(-1)).isNull();
        assertThat(bindings.ofKey(KeyName.END)).isNull();
        assertThat(bindings.ofButton(99)).isNull();
    }

    @Test
    void theNameOfAKeyIsThatOfTheKeyboardAlone() {
        assertThat(bindings.keyName(GameAction.INTERACT)).isEqualTo("E");
        assertThat(bindings.keyName(GameAction.STRIKE)).isEqualTo("J");
    }

    @Test
    void chosenKeysAreKeptByNamesAndTakenOverAgain() {
        bindings.put(GameAction.DASH, List.of(Keys.Z, KeyName.FIRST_BUTTON + Buttons.BACK));

        KeyBindings again = KeyBindings.defaults();
        again.adopt(bindings.choices(), bindings.padChoices());

        assertThat(bindings.choices()).containsOnlyKeys("dash").containsValue(List.of("Z", "Mouse back"));
        assertThat(again.ofKey(Keys.Z)).isEqualTo(GameAction.DASH);
        assertThat(again.ofButton(Buttons.BACK)).isEqualTo(GameAction.DASH);
        assertThat(again.ofKey(Keys.SPACE)).isNull();
        assertThat(again.ofKey(Keys.E)).isEqualTo(GameAction.INTERACT);
    }

    @Test
    void everyKeyThatAWindowCanReportIsBoundSavedAndReadAgain() {
        for (int key = 0; key < KeyName.END; key++) {
            KeyBindings chosen = KeyBindings.defaults();
            if (key == Keys.ESCAPE || key == KeyName.PAD_START || key == Keys.UNKNOWN) {
                continue;
            }
            if (KeyName.isPad(key)) {
                chosen.putPad(GameAction.DASH, List.of(key));
            } else {
                chosen.put(GameAction.DASH, List.of(key));
            }

            KeyBindings again = KeyBindings.defaults();
            again.adopt(chosen.choices(), chosen.padChoices());

            assertThat(again.ofAny(key)).as(KeyName.of(key)).isEqualTo(GameAction.DASH);
            assertThat(again.nameOf(key)).isNotBlank();
        }
    }

    @Test
    void anActionThatThereIsNotIsPassedOver() {
        bindings.adopt(new TreeMap<>(Map.of("fly", List.of("Z"))), new TreeMap<>(Map.of("fly", List.of("Pad up"))));

        assertThat(bindings.choices()).isEmpty();
        assertThat(bindings.padChoices()).isEmpty();
        assertThat(bindings.ofKey(Keys.Z)).isNull();
    }

    @Test
    void escapeOpensTheMenuWhateverIsKept() {
        bindings.adopt(
                new TreeMap<>(Map.of("dash", List.of("Escape"), "pause", List.of())),
                new TreeMap<>(Map.of("dash", List.of("Pad start"))));

        assertThat(bindings.ofKey(Keys.ESCAPE)).isEqualTo(GameAction.PAUSE);
        assertThat(bindings.ofKey(KeyName.PAD_START)).isEqualTo(GameAction.PAUSE);
    }

    @Test
    void theButtonsOfAPadAreKeptApartFromKeys() {
        bindings.putPad(GameAction.DASH, List.of(KeyName.PAD_EAST));
        bindings.put(GameAction.DASH, List.of(Keys.Z));

        assertThat(bindings.choices()).containsOnlyKeys("dash").containsValue(List.of("Z"));
        assertThat(bindings.padChoices()).containsOnlyKeys("dash", "burst").containsEntry("dash", List.of("Pad east"));
        KeyBindings again = KeyBindings.defaults();
        again.adopt(new TreeMap<>(), bindings.padChoices());
        assertThat(again.ofKey(KeyName.PAD_EAST)).isEqualTo(GameAction.DASH);
        assertThat(again.padOf(GameAction.BURST)).isEmpty();
        assertThat(again.ofKey(Keys.SPACE)).isEqualTo(GameAction.DASH);
        again.adopt(new TreeMap<>(Map.of("dash", List.of("Pad up", "Z"))), new TreeMap<>());
        assertThat(again.keysOf(GameAction.DASH)).containsExactly(Keys.Z);
        assertThat(again.ofKey(KeyName.PAD_UP)).isEqualTo(GameAction.FIRST_FLASK);
    }
}
