package dev.orebound.view.frame;

/** The aim of a flask while the player holds the key that throws it: the controls write it, picture and HUD show it. */
public final class ThrowAim {
    private boolean isHeld;
    private int direction;
    private int steps;

    /**
     * Aims.
     *
     * @param aim the direction, as an intent has it
     * @param throwSteps the distance, as an intent has it: 0 for as far as possible
     */
    public void hold(int aim, int throwSteps) {
        isHeld = true;
        direction = aim;
        steps = throwSteps;
    }

    /** Ends the aiming, because the flask is thrown or the player has changed their mind. */
    public void end() {
        isHeld = false;
    }

    /** Returns true while the player aims a flask. */
    public boolean isHeld() {
        return isHeld;
    }

    /** Returns the direction, as an intent has it. */
    public int direction() {
        return direction;
    }

    /** Returns the distance, as an intent has it: 0 for as far as possible. */
    public int steps() {
        return steps;
    }
}
