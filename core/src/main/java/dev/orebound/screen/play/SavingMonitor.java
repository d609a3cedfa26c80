package dev.orebound.screen.play;

import dev.orebound.journal.run.RunStore;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.hud.SavingSign;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPane;

/** Checks once a second whether saving works while nothing is played, and shows the sign. */
public final class SavingMonitor {
    private static final float SECONDS_BETWEEN = 1;

    private final RunStore store;
    private final SavingSign sign;
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private int grain = 1;
    private float sinceCheck;

    public SavingMonitor(GameContext context) {
        store = context.start().saves().runs();
        sign = new SavingSign(context.texts(), context.fonts());
        store.check();
        sign.show(store.trouble());
    }

    /** Places the sign where the HUD has it. */
    public void resize(InterfaceSize size) {
        place(HudLayout.of(size).saving(), size.grain());
    }

    /** Places the sign in the upper right, above a menu in the middle. */
    void resizeAboveMenu(InterfaceSize size) {
        place(HudLayout.of(size).savingAboveMenu(size), size.grain());
    }

    private void place(LayoutBox changed, int changedGrain) {
        box = changed;
        grain = changedGrain;
    }

    /**
     * Checks saving if it is time to.
     *
     * @return true if saving works again after a failure
     */
    public boolean update(float seconds) {
        boolean wasShown = isShown();
        sinceCheck += seconds;
        if (sinceCheck >= SECONDS_BETWEEN) {
            sinceCheck = 0;
            store.check();
            sign.show(store.trouble());
        }
        return wasShown && !isShown();
    }

    boolean isShown() {
        return !sign.text().isEmpty();
    }

    /** Draws the sign, if there is one; the pane has begun. */
    public void draw(UiPane pane) {
        sign.draw(pane, box, grain);
    }
}
