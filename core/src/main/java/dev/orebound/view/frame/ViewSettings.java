package dev.orebound.view.frame;

import dev.orebound.journal.settings.GameSettings;

/**
 * The settings of the player that the view uses: the share of shaking and flashing that is shown, how much the camera
 * leans into rooms, and the share of particles.
 *
 * @param shake of the picture, from 0, none, to 1
 * @param flash of white and red, from 0, none, to 1
 * @param lean of the camera into rooms, from 0, none, to 1
 * @param particles that are shown, from 0, none, to 1
 */
public record ViewSettings(float shake, float flash, float lean, float particles) {
    /** Full shaking, flashing and leaning. */
    public static final ViewSettings FULL = new ViewSettings(1, 1, 1, 1);

    /** No shaking and no flashing. */
    public static final ViewSettings STILL = new ViewSettings(0, 0, 1, 1);

    /** Returns what the player has set. */
    public static ViewSettings of(GameSettings settings) {
        return new ViewSettings(
                settings.get(GameSettings.SHAKE),
                settings.get(GameSettings.FLASH),
                settings.get(GameSettings.CAMERA_LEANS),
                settings.get(GameSettings.PARTICLES));
    }

    public ViewSettings {
        requireShare("shake", shake);
        requireShare("flash", flash);
        requireShare("lean", lean);
        requireShare("particles", particles);
    }

    private static void requireShare(String name, float value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(name + " " + value + " must lie within 0..1");
        }
    }
}
