package dev.orebound.workbench.overlay;

import java.util.Set;
import java.util.TreeSet;

/** Which overlays are on. Whoever keeps it for several runs keeps the choice as well. */
public final class OverlayChoice {
    private final Set<String> shown = new TreeSet<>();

    /** The first choice: what is known of the cell under the mouse. */
    public OverlayChoice() {
        shown.add("cell");
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
