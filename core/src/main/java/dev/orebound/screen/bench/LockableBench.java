package dev.orebound.screen.bench;

import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.intent.Intent;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The workbench of a run, or a stand-in until the player unlocks it: all calls go to one of the two, and an unlocked
 * workbench is told at once what the stand-in was told.
 */
public final class LockableBench implements PlaytestBench {
    private final @Nullable Supplier<PlaytestBench> maker;
    private PlaytestBench bench;
    private boolean isUnlocked;
    private @Nullable Expedition run;
    private @Nullable CaveProjection window;
    private @Nullable InterfaceSize size;
    private int room;

    /**
     * Creates a locked workbench.
     *
     * @param maker makes the workbench once it is unlocked; null if this game has none
     * @param tell tells the player how to get a workbench
     */
    public LockableBench(@Nullable Supplier<PlaytestBench> maker, Runnable tell) {
        this.maker = maker;
        bench = new NoBench(tell);
    }

    /** Returns true if the game has a workbench, locked or not. */
    public boolean isThere() {
        return maker != null;
    }

    /** Makes the workbench; does nothing if that is done already, or if the game has none. */
    public void unlock() {
        if (maker == null || isUnlocked) {
            return;
        }
        isUnlocked = true;
        bench = maker.get();
        if (size != null) {
            bench.resize(size);
        }
        if (run != null && window != null) {
            bench.enter(run, window);
        }
        bench.aimAt(room);
    }

    @Override
    public void enter(Expedition entered, CaveProjection shown) {
        run = entered;
        window = shown;
        bench.enter(entered, shown);
    }

    @Override
    public void aimAt(int aimed) {
        room = aimed;
        bench.aimAt(aimed);
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        bench.resize(changed);
    }

    @Override
    public void open(boolean picks) {
        unlock();
        bench.open(picks);
    }

    @Override
    public float pace() {
        return bench.pace();
    }

    @Override
    public int takeTicks() {
        return bench.takeTicks();
    }

    @Override
    public void lend(Intent intent) {
        bench.lend(intent);
    }

    @Override
    public void afterTick() {
        bench.afterTick();
    }

    @Override
    public void drawOverCave() {
        bench.drawOverCave();
    }

    @Override
    public void draw(float seconds) {
        bench.draw(seconds);
    }

    @Override
    public boolean hasKeyboard() {
        return bench.hasKeyboard();
    }

    @Override
    public boolean hasPointer(float x, float y) {
        return bench.hasPointer(x, y);
    }

    @Override
    public boolean keyDown(int keycode, @Nullable GameAction action) {
        return bench.keyDown(keycode, action);
    }

    @Override
    public void keyTyped(char letter) {
        bench.keyTyped(letter);
    }

    @Override
    public void pointerMoved(float x, float y) {
        bench.pointerMoved(x, y);
    }

    @Override
    public boolean pointerDown(float x, float y, int button) {
        return bench.pointerDown(x, y, button);
    }

    @Override
    public boolean wheelTurned(int notches) {
        return bench.wheelTurned(notches);
    }

    @Override
    public void dispose() {
        bench.dispose();
    }
}
