package dev.orebound.workbench.overlay;

import java.util.Set;
import java.util.TreeSet;

/** The set of overlays that are on. It is shared by several runs to keep the choice. */
public final class OverlayChoice {
    private final Set<String> shown = new TreeSet<>();

    /** Creates the default choice: the facts about the cell under the mouse. */
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
