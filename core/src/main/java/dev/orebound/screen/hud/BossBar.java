package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.PhaseEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows the boss: its name, a wide bar of its health with a notch at the beginning of each phase, and for a while the
 * text of the phase. Health that was just lost stays pale for a moment. While ore shields the boss, the bar has a frame
 * of that ore. It stands in the upper middle, and in the lower middle while the boss's picture would come under it.
 */
final class BossBar implements HudPart {
    private static final float FADE_A_SECOND = 3;
    private static final float WORDS_SECONDS = 6;
    private static final float DRAIN_A_SECOND = 0.12f;
    private static final int BAR_GRAINS_HIGH = 7;
    /** Distance that the boss keeps from the upper place before the bar goes back there, in grains. */
    private static final int CLEAR_GRAINS = 12;

    private static final int SHIELD = 0x5fd0e6;

    private final World world;
    private final GameTexts texts;
    private final TextLine name;
    private final TextLine words;
    private float share = 1;
    private float drained = 1;
    private float alpha;
    private String spoken = "";
    private float wordsSeconds;
    private float seconds;
    private boolean isLow;

    BossBar(World world, HudContext parts) {
        this.world = world;
        texts = parts.texts();
        name = new TextLine(parts.fonts(), TextStyle.HEADING);
        words = new TextLine(parts.fonts(), TextStyle.SMALL);
    }

    @Override
    public void hear(WorldEvent event) {
        if (event instanceof PhaseEvent rose) {
            String key = "boss."
                    + world.content().bosses().at(world.part(Boss.class).kind()).id();
            name.set(texts.get(key + ".name"));
            words.set(texts.get(key + ".phase" + rose.phase));
            wordsSeconds = WORDS_SECONDS;
            spoken = name.text() + '\n' + words.text();
        }
    }

    @Override
    public String spoken() {
        return wordsSeconds > 0 ? spoken : "";
    }

    @Override
    public SpeechRank rank() {
        return SpeechRank.URGENT;
    }

    @Override
    public void update(float frameSeconds) {
        seconds += frameSeconds;
        wordsSeconds = Math.max(0, wordsSeconds - frameSeconds);
        HealthComponent health = healthOfBoss();
        share = health == null ? 0 : Math.max(0, health.health) / (float) Math.max(1, health.most);
        drained = Math.max(share, drained - DRAIN_A_SECOND * frameSeconds);
        float step = FADE_A_SECOND * frameSeconds;
        alpha = health != null ? Math.min(1, alpha + step) : Math.max(0, alpha - step);
    }

    private @Nullable HealthComponent healthOfBoss() {
        for (int i = 0; world.part(Boss.class).isAlive() && i < world.monsters().size(); i++) {
            Entity each = world.monsters().get(i);
            if (each.getComponent(SpawnComponent.class).spawnId
                    == world.part(Boss.class).spawnId()) {
                return each.getComponent(HealthComponent.class);
            }
        }
        return null;
    }

    /** Returns the guardian or the boss that still bars the way on from a floor, or null. */
    static @Nullable BossKind barsWay(World world) {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena hall = world.arenas().get(i);
            if (!hall.state().isOver() && isHall(hall) && !BossFall.isFallen(world)) {
                return bossOf(hall, world);
            }
        }
        return null;
    }

    /** Returns a sentence about the guardian or the boss that bars the way on from a floor; empty if none does. */
    static String barsWay(World world, GameTexts texts) {
        BossKind boss = barsWay(world);
        String key = world.guardianHall() == null ? "hud.boss_bars_way" : "hud.guardian_bars_way";
        return boss == null ? "" : texts.format(key, texts.get("boss." + boss.id() + ".name"));
    }

    /** Returns whether an arena is the hall of a guardian or of the boss, which nobody calls a trap. */
    static boolean isHall(Arena arena) {
        return arena.kind().isGuardianHall() || arena.kind().isBossHall();
    }

    /** Returns the boss whose hall an arena is, or null. */
    static @Nullable BossKind bossOf(Arena hall, World world) {
        for (int kind = 0; kind < world.content().bosses().size(); kind++) {
            BossKind boss = world.content().bosses().at(kind);
            if (boss.arena().equals(hall.kind().id())) {
                return boss;
            }
        }
        return null;
    }

    /** Returns true while any part of the bar is visible, so that nothing else must be shown in its place. */
    boolean isShown() {
        return alpha > 0;
    }

    /** Returns true while it stands in the lower middle. */
    boolean isLow() {
        return isLow;
    }

    /** Chooses the place in which the boss does not stand under the bar; it stays in the lower one for a distance. */
    static boolean isLow(boolean wasLow, HudLayout layout, LayoutBox low, HudFrame frame) {
        int distance = wasLow ? CLEAR_GRAINS * layout.grain() : 0;
        return frame.isBossNear(layout.banner(), 0)
                || (frame.isBossNear(layout.banner(), distance) && !frame.isBossNear(low, 0));
    }

    /** Chooses its place for this frame. */
    void place(HudFrame frame) {
        isLow = isLow(isLow, frame.layout(), frame.lowBanner(), frame);
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = isLow ? frame.lowBanner() : frame.layout().banner();
        int grain = frame.grain();
        Boss boss = world.part(Boss.class);
        if (alpha <= 0 || boss.kind() == Boss.NONE || (isLow && frame.isPlaceDescribed)) {
            return;
        }
        float middle = box.x() + box.width() / 2f;
        pane.shade(box.x(), box.y(), box.width(), box.height(), 0.75f * alpha);
        float foot = box.top() - 3 * grain - name.capHeight();
        name.drawShadowed(pane.batch(), middle - name.width() / 2, foot, UiPalette.GOLD_LIGHT, alpha);
        int high = BAR_GRAINS_HIGH * grain;
        int y = Math.round(foot) - 3 * grain - high;
        drawBar(pane, box, y, high, grain, boss);
        float shown = alpha * Math.min(1, wordsSeconds);
        if (shown > 0) {
            float wordsFoot = y - 3 * grain - words.capHeight();
            words.drawShadowed(pane.batch(), middle - words.width() / 2, wordsFoot, UiPalette.BONE_LIGHT, shown);
        }
    }

    private void drawBar(UiPane pane, LayoutBox box, int y, int high, int grain, Boss boss) {
        int x = box.x();
        int width = box.width();
        pane.panel(x, y, width, high, grain, UiPalette.INK, boss.isShielded() ? SHIELD : UiPalette.BONE_DARK, alpha);
        int room = width - 2 * grain;
        int inner = high - 2 * grain;
        pane.fill(x + grain, y + grain, Math.round(room * drained), inner, UiPalette.BONE, 0.7f * alpha);
        float pulse = boss.riseTicks() > 0 ? 0.5f + 0.5f * pane.flashes().wave(seconds * 18) : 0;
        int colour = UiPalette.mix(
                boss.isShielded() ? UiPalette.mix(SHIELD, UiPalette.NIGHT, 0.3f) : UiPalette.BLOOD,
                0xffffff,
                0.5f * pulse);
        int filled = Math.round(room * share);
        pane.fill(x + grain, y + grain, filled, inner, colour, alpha);
        pane.fill(x + grain, y + high - 2f * grain, filled, grain, UiPalette.mix(colour, 0xffffff, 0.35f), alpha);
        List<BossKind.BossPhase> phases =
                world.content().bosses().at(boss.kind()).phases();
        for (int i = 1; i < phases.size(); i++) {
            int notch = x + grain + Math.round(room * phases.get(i).belowPercent() / 100f);
            int notchColour = i <= boss.phase() ? UiPalette.BONE_DARK : UiPalette.GOLD_LIGHT;
            pane.fill(notch, y - grain, grain, high + 2f * grain, notchColour, alpha);
        }
    }
}
