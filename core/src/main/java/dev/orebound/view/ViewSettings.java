package dev.orebound.view;

import dev.orebound.journal.settings.GameSettings;

/**
 * The settings of the player that the view uses: the share of shaking and flashing that is shown.
 *
 * @param shake of the picture, from 0, none, to 1
 * @param flash of white and red, from 0, none, to 1
 */
public record ViewSettings(float shake, float flash) {
    /** Full shaking and flashing. */
    public static final ViewSettings FULL = new ViewSettings(1, 1);

    /** No shaking and no flashing. */
    public static final ViewSettings STILL = new ViewSettings(0, 0);

    /** Returns what the player has set. */
    public static ViewSettings of(GameSettings settings) {
        return new ViewSettings(settings.get(GameSettings.SHAKE), settings.get(GameSettings.FLASH));
    }

    public ViewSettings {
        if (!(shake >= 0 && shake <= 1 && flash >= 0 && flash <= 1)) {
            throw new IllegalArgumentException("shake " + shake + " and flash " + flash + " must lie within 0..1");
        }
    }
}
