package dev.orebound.workbench.overlay;

import java.util.Set;
import java.util.TreeSet;

/**
 * Whether the workbench is shown, and which of its overlays are on. It is shared by several runs to keep the choice.
 */
public final class OverlayChoice {
    private final Set<String> shown = new TreeSet<>();
    private boolean isBenchShown;

    /** Creates the default choice: the facts about the cell under the mouse. */
    public OverlayChoice() {
        shown.add("cell");
    }

    /** Returns true if the workbench was shown when the last run ended. */
    public boolean isBenchShown() {
        return isBenchShown;
    }

    public void showBench(boolean isShown) {
        isBenchShown = isShown;
    }

    boolean isShown(String name) {
        return shown.contains(name);
    }

    void show(String name, boolean isShown) {
        if (isShown) {
            shown.add(name);
        } else {
            shown.remove(name);
        }
    }
}
