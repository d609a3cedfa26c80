package dev.orebound.view.frame;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.OutlineMode;

/**
 * The settings of the player that the view uses: the share of shaking and flashing that is shown, how much the camera
 * leans into rooms, the share of particles, outlines, and how dark the ground is.
 *
 * @param shake of the picture, from 0, none, to 1
 * @param flash of white and red, from 0, none, to 1
 * @param lean of the camera into rooms, from 0, none, to 1
 * @param particles that are shown, from 0, none, to 1
 * @param isOutlined true if foes, friends and things to pick up have a bright line round them
 * @param dimmed darkness of the ground and the rock, from 0, as painted, to 1
 */
public record ViewSettings(float shake, float flash, float lean, float particles, boolean isOutlined, float dimmed) {
    /** Full shaking, flashing and leaning. */
    public static final ViewSettings FULL = new ViewSettings(1, 1, 1, 1, false, 0);

    /** No shaking and no flashing. */
    public static final ViewSettings STILL = new ViewSettings(0, 0, 1, 1, false, 0);

    /** Returns what the player has set. */
    public static ViewSettings of(GameSettings settings) {
        return new ViewSettings(
                settings.get(GameSettings.SHAKE),
                settings.get(GameSettings.FLASH),
                settings.get(GameSettings.CAMERA_LEANS),
                settings.get(GameSettings.PARTICLES),
                settings.get(GameSettings.OUTLINES) == OutlineMode.ON,
                settings.get(GameSettings.DIMMED));
    }

    public ViewSettings {
        requireShare("shake", shake);
        requireShare("flash", flash);
        requireShare("lean", lean);
        requireShare("particles", particles);
        requireShare("dimmed", dimmed);
    }

    private static void requireShare(String name, float value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(name + " " + value + " must lie within 0..1");
        }
    }
}
