package dev.orebound.workbench.action;

import java.util.List;

/** What a playtester looks with, as far as hands can open and shut it. */
public interface BenchDisplay {
    /** All overlays, each by its number. */
    List<WordCandidate> overlays();

    /** Shows an overlay, or hides it. */
    void show(int overlay, boolean isWanted);

    /** Opens the stepper on the floor that is played. */
    void openStepper();
}
