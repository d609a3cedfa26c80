package dev.orebound.screen.hud;

import dev.orebound.screen.layout.InterfaceSize;

/** The window, its layout and the state that decides which HUD parts are drawn. One object is reused for all frames. */
final class HudFrame {
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private HudLayout layout = HudLayout.of(size);
    /** True if the map is shown large, over the other parts. */
    boolean isMapLarge;
    /** True once the player has left the floor or died. */
    boolean isOver;
    /** True if the boss bar takes the place of the arena banner. */
    boolean isBossShown;
    /** True if the upper middle shows a fight: the arena banner or the boss bar. */
    boolean isFightShown;
    /** True if a place is described in the lower middle. */
    boolean isPlaceDescribed;
    /** The brightness of flashes, 0 to 1. */
    float flash;

    /** Lays everything out again, keeping {@code takenPixels} free at the bottom of the window. */
    void resize(InterfaceSize changed, int takenPixels) {
        size = changed;
        layout = HudLayout.of(changed, takenPixels);
    }

    InterfaceSize size() {
        return size;
    }

    HudLayout layout() {
        return layout;
    }

    int grain() {
        return layout.grain();
    }
}
