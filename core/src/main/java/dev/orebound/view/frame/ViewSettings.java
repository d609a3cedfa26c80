package dev.orebound.view.frame;

import dev.orebound.journal.settings.GameSettings;

/**
 * The settings of the player that the view uses: the share of shaking and flashing that is shown, and how much the
 * camera leans into rooms.
 *
 * @param shake of the picture, from 0, none, to 1
 * @param flash of white and red, from 0, none, to 1
 * @param lean of the camera into rooms, from 0, none, to 1
 */
public record ViewSettings(float shake, float flash, float lean) {
    /** Full shaking, flashing and leaning. */
    public static final ViewSettings FULL = new ViewSettings(1, 1, 1);

    /** No shaking and no flashing. */
    public static final ViewSettings STILL = new ViewSettings(0, 0, 1);

    /** Returns what the player has set. */
    public static ViewSettings of(GameSettings settings) {
        return new ViewSettings(
                settings.get(GameSettings.SHAKE),
                settings.get(GameSettings.FLASH),
                settings.get(GameSettings.CAMERA_LEANS));
    }

    public ViewSettings {
        if (!(shake >= 0 && shake <= 1 && flash >= 0 && flash <= 1 && lean >= 0 && lean <= 1)) {
            throw new IllegalArgumentException(
                    "shake " + shake + ", flash " + flash + " and lean " + lean + " must lie within 0..1");
        }
    }
}
