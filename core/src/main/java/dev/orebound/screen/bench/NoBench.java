package dev.orebound.screen.bench;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.intent.Intent;

/** The bench of an ordinary game: there is none, and whoever asks for it is told how to come by one. */
public final class NoBench implements PlaytestBench {
    private final KeyBindings bindings;
    private final Runnable tell;

    /** @param tell says how to come by a bench */
    public NoBench(KeyBindings bindings, Runnable tell) {
        this.bindings = bindings;
        this.tell = tell;
    }

    @Override
    public void enter(Expedition run, CaveProjection window) {}

    @Override
    public void resize(InterfaceSize size) {}

    @Override
    public float pace() {
        return 1;
    }

    @Override
    public int takeTicks() {
        return 0;
    }

    @Override
    public void lend(Intent intent) {}

    @Override
    public void afterTick() {}

    @Override
    public void draw(float seconds) {}

    @Override
    public boolean hasKeyboard() {
        return false;
    }

    @Override
    public boolean hasPointer(float x, float y) {
        return false;
    }

    @Override
    public boolean keyDown(int keycode) {
        boolean isAskedFor = keycode == Keys.F1 && bindings.ofKey(keycode) == null;
        if (isAskedFor) {
            tell.run();
        }
        return isAskedFor;
    }

    @Override
    public void keyTyped(char letter) {}

    @Override
    public void pointerMoved(float x, float y) {}

    @Override
    public boolean pointerDown(float x, float y, int button) {
        return false;
    }

    @Override
    public boolean wheelTurned(int notches) {
        return false;
    }

    @Override
    public void dispose() {}
}
