package dev.orebound.screen.page;

import dev.orebound.screen.input.KeyBindings;

/** Presses keys of a screen as the game's input does, with the actions of the default bindings. */
public final class KeyPresses {
    private static final KeyBindings BINDINGS = KeyBindings.defaults();

    private KeyPresses() {}

    public static void press(GameScreen screen, int key) {
        screen.keyDown(key, BINDINGS.ofKey(key));
    }

    public static void release(GameScreen screen, int key) {
        screen.keyUp(key, BINDINGS.ofKey(key));
    }
}
