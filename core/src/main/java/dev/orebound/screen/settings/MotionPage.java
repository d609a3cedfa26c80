package dev.orebound.screen.settings;

import dev.orebound.content.biome.Biome;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.GameContext;

/** The settings of what moves and flashes beyond play itself: one for all of it, and one for each kind. */
public final class MotionPage extends ChoicesPage {
    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param close closes the page
     */
    public MotionPage(GameContext context, Biome region, Runnable close) {
        super(context, region, "menu.motion", close);
        rows().add(SettingRow.slider(parts(), texts().get("menu.motion_all"), this::most, this::setAll))
                .row();
        GameSettings.MOTION.forEach(
                kind -> rows().add(SettingRow.slider(parts(), kind, keeper())).row());
    }

    /** Returns the strongest of all. */
    private float most() {
        float most = 0;
        for (SettingKey<Float> kind : GameSettings.MOTION) {
            most = Math.max(most, keeper().now().get(kind));
        }
        return most;
    }

    private void setAll(float share) {
        keeper().change(settings -> settings.withMotion(share));
    }
}
