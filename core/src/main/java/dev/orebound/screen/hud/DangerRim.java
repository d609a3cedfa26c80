package dev.orebound.screen.hud;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.state.Player;

/** The window's rim: red at a blow, and beating like a heart while little health is left. */
final class DangerRim implements HudPart {
    /** The share of health below which the rim beats. */
    private static final float LOW = 0.3f;

    private static final float BLOW_SECONDS = 0.35f;
    private static final float SLOWEST_BEAT_A_SECOND = 4.2f;
    private static final float FASTER_BEAT_A_SECOND = 4.5f;

    private final Player player;
    private int health = -1;
    private float blow;
    private float phase;
    private float low;

    DangerRim(World world) {
        player = world.player();
    }

    @Override
    public void update(float seconds) {
        int now = player.health().health;
        int most = player.health().most;
        if (health >= 0 && now < health) {
            blow = BLOW_SECONDS;
        }
        health = now;
        blow = Math.max(0, blow - seconds);
        float share = most > 0 ? now / (float) most : 1;
        float goal = Math.max(0, 1 - share / LOW);
        low += (goal - low) * Math.min(1, 4 * seconds);
        if (now > 0) {
            phase += seconds * (SLOWEST_BEAT_A_SECOND + FASTER_BEAT_A_SECOND * low);
        }
    }

    /** Draws the rim; flashes are dimmed as the player has set. */
    @Override
    public void draw(UiPane pane, HudFrame frame) {
        InterfaceSize size = frame.size();
        float flash = frame.flash;
        float beat = low * (0.45f + 0.25f * (float) Math.sin(phase));
        float alpha = Math.min(0.85f, beat + 0.5f * flash * blow / BLOW_SECONDS);
        if (alpha > 0.004f) {
            pane.vignette(0, 0, size.width(), size.height(), UiPalette.BLOOD_DARK, alpha);
        }
    }
}
