package dev.orebound.workbench.action;

import java.util.List;

/** The displays of the workbench that actions can open and close. */
public interface BenchDisplay {
    /** Returns all overlays, each with its number. */
    List<WordCandidate> overlays();

    /** Shows or hides an overlay. */
    void show(int overlay, boolean isWanted);

    /** Opens the stepper on the current floor. */
    void openStepper();

    /** Reads the content again and enters the floor with it; returns a line for each reason why not. */
    List<String> reload();
}
