package dev.orebound.screen.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.AutoMode;
import dev.orebound.journal.settings.GameSettings.Hands;
import dev.orebound.journal.settings.KeyName;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Layouts of all keys, buttons and what the game does for the player, for one hand or one device alone. Each is a
 * start: everything can be changed afterwards.
 */
public final class HandLayout {
    private static final int MOUSE = KeyName.FIRST_BUTTON;

    private HandLayout() {}

    /** Binds all keys and buttons as a layout has them. */
    public static void layOut(Hands hands, KeyBindings to) {
        to.reset();
        switch (hands) {
            case LEFT -> layOutLeft(to);
            case RIGHT -> layOutRight(to);
            case MOUSE -> layOutMouse(to);
            case KEYBOARD -> layOutKeyboard(to);
            case USUAL, PAD -> {}
        }
    }

    private static void layOutLeft(KeyBindings to) {
        put(to, GameAction.STRIKE, Keys.SPACE, MOUSE + Buttons.LEFT);
        put(to, GameAction.DASH, Keys.SHIFT_LEFT);
        put(to, GameAction.SNEAK, Keys.CONTROL_LEFT);
        put(to, GameAction.BOLT, Keys.R, MOUSE + Buttons.RIGHT);
        put(to, GameAction.BURST, Keys.V);
        put(to, GameAction.DRINK, Keys.X);
        put(to, GameAction.TARGET, Keys.Z);
        put(to, GameAction.LOOK, Keys.B);
        put(to, GameAction.MAP, Keys.TAB);
        put(to, GameAction.ANOTHER_RUN, Keys.NUM_5);
        put(to, GameAction.REPORT, Keys.F1);
    }

    private static void layOutRight(KeyBindings to) {
        put(to, GameAction.NORTH, Keys.I, Keys.UP);
        put(to, GameAction.WEST, Keys.J, Keys.LEFT);
        put(to, GameAction.SOUTH, Keys.K, Keys.DOWN);
        put(to, GameAction.EAST, Keys.L, Keys.RIGHT);
        put(to, GameAction.STRIKE, Keys.SPACE, MOUSE + Buttons.LEFT);
        put(to, GameAction.DASH, Keys.N);
        put(to, GameAction.SNEAK, Keys.SHIFT_RIGHT);
        put(to, GameAction.THROW, Keys.U);
        put(to, GameAction.BOLT, Keys.O, MOUSE + Buttons.RIGHT);
        put(to, GameAction.BURST, Keys.P);
        put(to, GameAction.LAY, Keys.PERIOD);
        put(to, GameAction.DRINK, Keys.M);
        put(to, GameAction.FIRST_FLASK, Keys.NUM_7);
        put(to, GameAction.SECOND_FLASK, Keys.NUM_8);
        put(to, GameAction.THIRD_FLASK, Keys.NUM_9);
        put(to, GameAction.FOURTH_FLASK, Keys.NUM_0);
        put(to, GameAction.NEXT_FLASK, Keys.Y);
        put(to, GameAction.INTERACT, Keys.ENTER);
        put(to, GameAction.COMMAND, Keys.H);
        put(to, GameAction.MAP, Keys.COMMA);
        put(to, GameAction.TARGET, Keys.SEMICOLON);
        put(to, GameAction.TRAVEL, Keys.SLASH);
        put(to, GameAction.LOOK, Keys.APOSTROPHE);
        put(to, GameAction.PAUSE, Keys.ESCAPE, Keys.BACKSPACE);
        put(to, GameAction.ANOTHER_RUN, Keys.NUM_6);
    }

    private static void layOutMouse(KeyBindings to) {
        put(to, GameAction.STRIKE, Keys.J);
        put(to, GameAction.BOLT, Keys.K);
        put(to, GameAction.GO, MOUSE + Buttons.LEFT);
        put(to, GameAction.THROW, MOUSE + Buttons.RIGHT, Keys.F);
        put(to, GameAction.ACTIONS, MOUSE + Buttons.MIDDLE);
        put(to, GameAction.DASH, Keys.SPACE, MOUSE + Buttons.BACK);
        put(to, GameAction.DRINK, Keys.V, MOUSE + Buttons.FORWARD);
    }

    private static void layOutKeyboard(KeyBindings to) {
        put(to, GameAction.STRIKE, Keys.J);
        put(to, GameAction.BOLT, Keys.K);
        put(to, GameAction.THROW, Keys.L);
        put(to, GameAction.BURST, Keys.I);
        put(to, GameAction.LAY, Keys.O);
        put(to, GameAction.DRINK, Keys.U);
        put(to, GameAction.TARGET, Keys.H);
        put(to, GameAction.LOOK, Keys.X);
    }

    private static void put(KeyBindings to, GameAction action, Integer... keys) {
        to.put(action, Arrays.asList(keys));
    }

    /** Returns settings with the keys that are bound now, and with what a layout does for the player. */
    public static GameSettings settings(Hands hands, GameSettings before, KeyBindings bound) {
        boolean isOfOneHand = hands == Hands.LEFT || hands == Hands.RIGHT;
        boolean aims = isOfOneHand || hands == Hands.KEYBOARD;
        return before.with(GameSettings.HANDS, hands)
                .with(GameSettings.KEYS, bound.choices())
                .with(GameSettings.PAD, bound.padChoices())
                .with(GameSettings.AUTO_AIM, aims ? AutoMode.ON : AutoMode.OFF)
                .with(GameSettings.AUTO_STRIKE, hands == Hands.MOUSE ? AutoMode.ON : AutoMode.OFF)
                .with(GameSettings.TOGGLES, isOfOneHand ? ONE_HAND : List.of());
    }

    /** Ids of keys that need not be held with one hand that also walks. */
    private static final List<String> ONE_HAND = Stream.of(
                    GameAction.SNEAK,
                    GameAction.LAY,
                    GameAction.FIRST_FLASK,
                    GameAction.NEXT_FLASK,
                    GameAction.INTERACT,
                    GameAction.COMMAND)
            .map(GameAction::heldId)
            .toList();
}
