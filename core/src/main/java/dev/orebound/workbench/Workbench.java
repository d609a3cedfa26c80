package dev.orebound.workbench;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.bench.Bench;
import dev.orebound.screen.bench.BenchWays;
import dev.orebound.screen.bench.CaveWindow;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageParts;
import dev.orebound.workbench.order.OrderQueue;
import dev.orebound.workbench.overlay.Overlays;
import dev.orebound.world.Intent;

/** The bench of one run: what lies over the cave, the hands and the console, which share keys and mouse. */
public final class Workbench implements Bench {
    private final OrderQueue orders = new OrderQueue();
    private final Overlays overlays;
    private boolean isShown;

    public Workbench(PageParts parts, BenchWays ways) {
        overlays = new Overlays(parts);
    }

    @Override
    public void enter(Expedition run, CaveWindow window) {
        overlays.enter(run, window);
    }

    @Override
    public void resize(InterfaceSize size) {
        overlays.resize(size);
    }

    @Override
    public float pace() {
        return 1;
    }

    @Override
    public int takeTicks() {
        return 0;
    }

    @Override
    public void lend(Intent intent) {
        orders.lend(intent);
    }

    @Override
    public void afterTick() {
        overlays.afterTick();
    }

    @Override
    public void drawOverCave() {
        if (isShown) {
            overlays.drawOverCave();
        }
    }

    @Override
    public void draw(float seconds) {
        if (isShown) {
            overlays.draw(seconds);
        }
    }

    @Override
    public boolean hasKeyboard() {
        return false;
    }

    @Override
    public boolean hasPointer(float x, float y) {
        return isShown && overlays.hasPointer(x, y);
    }

    @Override
    public boolean keyDown(int keycode) {
        if (keycode == Keys.F1) {
            isShown = !isShown;
            return true;
        }
        return isShown && overlays.keyDown(keycode);
    }

    @Override
    public void keyTyped(char letter) {}

    @Override
    public void pointerMoved(float x, float y) {
        overlays.pointerMoved(x, y);
    }

    @Override
    public boolean pointerDown(float x, float y, int button) {
        return isShown && overlays.pointerDown(x, y, button);
    }

    @Override
    public boolean wheelTurned(int notches) {
        return false;
    }

    @Override
    public void dispose() {}
}
