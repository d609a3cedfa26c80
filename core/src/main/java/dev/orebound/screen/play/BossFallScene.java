package dev.orebound.screen.play;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;

/**
 * The scene after the last blow on the last boss: slow at first, then the mine answers, and the way out is shown. The
 * player has no controls. The world stands still after its first quarter second, so that nothing hurts the player any
 * more. Enter and Escape end the scene once it was seen for a moment.
 */
public final class BossFallScene {
    /** Ticks of the world in the scene, and their pace. */
    private static final int MOST_TICKS = 14;

    private static final float TICK_PACE = 0.2f;
    /** Pace of the picture while the last blow is seen, at full strength. */
    private static final float SLOW_PACE = 0.4f;

    private static final float SKIPS_AFTER_SECONDS = 1.2f;
    private static final float BAR_UNITS = 64;
    private static final float BARS_A_SECOND = 2;

    private final GameContext context;
    private final TextLine fallen;
    private final TextLine open;
    private final TextLine skip;
    private int ticks;
    private float seconds;
    private float bars;
    private float heardUntil;

    private BossFallScene(GameContext context, String bossName) {
        this.context = context;
        fallen = context.pageParts().said(TextStyle.HEADING, context.texts().format("hud.boss_fallen", bossName));
        open = context.pageParts().said(TextStyle.HEADING, context.texts().get("hud.way_out_open"));
        skip = context.pageParts().said(TextStyle.SMALL, context.pageParts().told("hud.fall_skip"));
        context.speaker().say(SpeechRank.URGENT, fallen.text() + '\n' + open.text());
    }

    /** Creates the scene of the boss that has fallen in a world. */
    public static BossFallScene of(World world, GameContext context) {
        String id = world.content().bosses().at(world.part(Boss.class).kind()).id();
        return new BossFallScene(context, context.texts().get("boss." + id + ".name"));
    }

    /** Returns how fast the picture goes, from 0 to 1. */
    float viewPace(BossFall fall) {
        float strength = context.settings().now().get(GameSettings.SLOW_MOTION);
        return fall.seconds() < BossFall.LAST_BLOW ? 1 + (SLOW_PACE - 1) * strength : 1;
    }

    /** Returns how fast the world goes; 0 once it stands still. */
    float worldPace() {
        return ticks < MOST_TICKS ? TICK_PACE : 0;
    }

    /** Counts a tick of the world. */
    void tick() {
        ticks++;
    }

    /** Lets time pass, and plays the sounds of the scene. */
    public void update(BossFall fall, float frameSeconds) {
        seconds += frameSeconds;
        bars = Math.min(1, bars + BARS_A_SECOND * frameSeconds);
        hear(fall, 0, "wall_fell");
        hear(fall, BossFall.BREAKS, "body_shattered");
        hear(fall, BossFall.BREAKS, "roof_falls");
        hear(fall, BossFall.BREAKS + 0.5f, "boss_rose");
        hear(fall, BossFall.BREAKS + 1.3f, "roof_falls");
        hear(fall, BossFall.BREAKS + 2.1f, "stone_shifted");
        hear(fall, BossFall.OPENS, "exits_unlocked");
        heardUntil = Math.max(heardUntil, fall.seconds());
    }

    private void hear(BossFall fall, float at, String sound) {
        if (heardUntil <= at && fall.seconds() > at) {
            context.sounds().play(sound);
        }
    }

    /** Ends the scene at a key that no fight needs, once it was seen for a moment. */
    void keyDown(int keycode, BossFall fall) {
        boolean isSkip = keycode == Keys.ENTER || keycode == Keys.NUMPAD_ENTER || keycode == Keys.ESCAPE;
        if (isSkip && seconds >= SKIPS_AFTER_SECONDS) {
            fall.skip();
        }
    }

    /** Draws dark bars above and below the picture, and words in the lower one; the pane has begun. */
    public void draw(UiPane pane, InterfaceSize size, BossFall fall) {
        float leaves = 1 - fall.share(BossFall.END - 0.4f, BossFall.END);
        float shown = Math.min(bars, leaves);
        float bar = size.pixels(BAR_UNITS) * shown;
        pane.fill(0, size.height() - bar, size.width(), bar, UiPalette.NIGHT, 1);
        pane.fill(0, 0, size.width(), bar, UiPalette.NIGHT, 1);
        float turned = fall.share(BossFall.TURNS - 0.3f, BossFall.TURNS + 0.3f);
        say(pane, size, fallen, bar, shown * fall.share(BossFall.LAST_BLOW, BossFall.LAST_BLOW + 0.6f) * (1 - turned));
        say(pane, size, open, bar, shown * fall.share(BossFall.OPENS - 0.4f, BossFall.OPENS + 0.2f));
        float skips = seconds >= SKIPS_AFTER_SECONDS ? shown : 0;
        skip.drawShadowed(
                pane.batch(),
                size.width() - skip.width() - size.pixels(24),
                (bar - skip.capHeight()) / 2,
                UiPalette.BONE_DARK,
                skips);
    }

    private static void say(UiPane pane, InterfaceSize size, TextLine words, float bar, float seen) {
        if (seen > 0) {
            float foot = (bar - words.capHeight()) / 2;
            words.drawShadowed(pane.batch(), (size.width() - words.width()) / 2, foot, UiPalette.GOLD_LIGHT, seen);
        }
    }
}
