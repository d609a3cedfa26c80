package dev.orebound.screen.hud;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * The arena that one is in: while its doors close, how long one can still leave; then what is left to do, by its goal: a pip for
 * each wave, the heads' health, or the time to hold out. Once it is over it says how, and goes.
 */
final class ArenaBanner {
    private static final float FADE_A_SECOND = 5;
    private static final float FAREWELL_SECONDS = 2.4f;
    private static final int PIP_GRAINS = 5;
    private static final int BAR_GRAINS_HIGH = 5;
    private static final int TICKS_A_SECOND = TickClock.TICKS_A_SECOND;

    private final World world;
    private final GameTexts texts;
    private final TextLine heading;
    private final TextLine below;
    private final PixelDigits digits;
    private final HeadHealth heads;
    private @Nullable Arena arena;
    private boolean stalled;
    private int namedMonster = -1;
    private ArenaState saidOf = ArenaState.DORMANT;
    private float alpha;
    private float farewell;
    private float seconds;
    private int rgb = UiPalette.BONE_LIGHT;

    ArenaBanner(World world, HudContext parts) {
        this.world = world;
        texts = parts.texts();
        heading = new TextLine(parts.fonts(), TextStyle.HEADING);
        below = new TextLine(parts.fonts(), TextStyle.SMALL);
        digits = new PixelDigits(parts.sprites());
        heads = new HeadHealth(world);
    }

    /** Takes in what happened in a tick. */
    void hear(WorldEvent event) {
        switch (event.type()) {
            case ARENA_SPRUNG -> farewell = 0;
            case ARENA_STALLED -> stalled = true;
            case ARENA_CLEARED -> end("hud.arena_cleared", UiPalette.GOLD);
            case ARENA_BROKEN -> end("hud.arena_broken", UiPalette.BONE);
            default -> {}
        }
    }

    private void end(String key, int colour) {
        farewell = FAREWELL_SECONDS;
        rgb = colour;
        heading.set(texts.get(key));
        below.set(stalled ? texts.get("hud.arena_stalled") : "");
        saidOf = ArenaState.DORMANT;
        stalled = false;
    }

    void update(float frameSeconds) {
        seconds += frameSeconds;
        farewell = Math.max(0, farewell - frameSeconds);
        Arena around = world.arenaAroundPlayer();
        if (around != null && farewell <= 0) {
            follow(around);
        }
        float step = FADE_A_SECOND * frameSeconds;
        boolean isShown = around != null || farewell > 0;
        alpha = isShown ? Math.min(1, alpha + step) : Math.max(0, alpha - step);
    }

    private void follow(Arena around) {
        if (arena != around) {
            arena = around;
            heads.forget();
            namedMonster = -1;
            saidOf = ArenaState.DORMANT;
        }
        ArenaState now = around.state() == ArenaState.CLOSING ? ArenaState.CLOSING : ArenaState.FIGHTING;
        if (now != saidOf) {
            saidOf = now;
            boolean isClosing = now == ArenaState.CLOSING;
            rgb = isClosing ? UiPalette.FLAME : UiPalette.BONE_LIGHT;
            heading.set(
                    isClosing
                            ? texts.get("hud.arena_closing")
                            : texts.get("arena." + around.kind().id() + ".name"));
            below.set(isClosing ? texts.get("hud.arena_can_leave") : "");
        }
        heads.count(around);
        if (now == ArenaState.FIGHTING && heads.monster() != namedMonster) {
            namedMonster = heads.monster();
            String id = world.content().monsters().at(namedMonster).id();
            below.set(texts.get("monster." + id + ".name"));
        }
    }

    /** True while any of it is seen. */
    boolean isShown() {
        return alpha > 0;
    }

    void draw(UiPane pane, LayoutBox box, int grain) {
        if (alpha <= 0) {
            return;
        }
        float middle = box.x() + box.width() / 2f;
        pane.shade(box.x(), box.y(), box.width(), box.height(), 0.75f * alpha);
        float foot = box.top() - 3 * grain - heading.capHeight();
        heading.drawShadowed(pane.batch(), middle - heading.width() / 2, foot, rgb, alpha);
        int y = Math.round(foot) - 3 * grain;
        Arena shown = arena;
        if (shown != null && farewell <= 0) {
            y -= BAR_GRAINS_HIGH * grain;
            drawWhatIsLeft(pane, box, shown, y, grain);
        }
        float belowFoot = y - 2 * grain - below.capHeight();
        below.drawShadowed(pane.batch(), middle - below.width() / 2, belowFoot, UiPalette.BONE, alpha);
    }

    private void drawWhatIsLeft(UiPane pane, LayoutBox box, Arena shown, int y, int grain) {
        if (saidOf == ArenaState.CLOSING) {
            int most = shown.kind().doors().closingTicks();
            drawBar(pane, box, y, grain, shown.closingTicksLeft() / (float) most, UiPalette.FLAME);
        } else if (shown.kind().goal() == ArenaKind.Goal.HOLD_OUT) {
            int most = shown.kind().holdOutTicks();
            drawBar(pane, box, y, grain, shown.holdOutTicksLeft() / (float) most, UiPalette.GOLD);
            int left = (shown.holdOutTicksLeft() + TICKS_A_SECOND - 1) / TICKS_A_SECOND;
            int x = box.x() + (box.width() - digits.wide(left) * grain) / 2;
            digits.draw(pane, left, x, y - (1 + digits.high()) * grain, grain);
        } else if (heads.areThere()) {
            drawBar(pane, box, y, grain, heads.share(), UiPalette.BLOOD);
            drawHeadPips(pane, box, y, grain);
        } else if (shown.waves() > 1) {
            drawWavePips(pane, box, y, grain, shown);
        }
    }

    private void drawBar(UiPane pane, LayoutBox box, int y, int grain, float share, int colour) {
        int width = box.width() * 2 / 3;
        int x = box.x() + (box.width() - width) / 2;
        int high = BAR_GRAINS_HIGH * grain;
        pane.panel(x, y, width, high, grain, UiPalette.INK, UiPalette.BONE_DARK, alpha);
        int filled = Math.round((width - 2 * grain) * Math.max(0, Math.min(1, share)));
        pane.fill(x + grain, y + grain, filled, high - 2f * grain, colour, alpha);
    }

    /** One for each head that lives, where there are several. */
    private void drawHeadPips(UiPane pane, LayoutBox box, int y, int grain) {
        int right = box.x() + box.width() * 5 / 6;
        for (int i = 0; i < heads.alive() && heads.alive() > 1; i++) {
            pane.panel(right + (2 + 5 * i) * grain, y, 4 * grain, 4 * grain, grain, UiPalette.BLOOD, UiPalette.BONE, alpha);
        }
    }

    private void drawWavePips(UiPane pane, LayoutBox box, int y, int grain, Arena shown) {
        int pip = PIP_GRAINS * grain;
        int width = shown.waves() * pip * 2 - pip;
        int x = box.x() + (box.width() - width) / 2;
        for (int i = 0; i < shown.waves(); i++) {
            drawPip(pane, x + i * pip * 2, y, pip, grain, i - shown.wave());
        }
    }

    /** @param fromNow below 0 for a wave that is beaten, 0 for the one that is there */
    private void drawPip(UiPane pane, int x, int y, int side, int grain, int fromNow) {
        float pulse = 0.55f + 0.45f * (float) Math.sin(seconds * 7);
        int ground = fromNow < 0 ? UiPalette.GOLD : fromNow == 0 ? UiPalette.mix(UiPalette.INK, UiPalette.BLOOD, pulse) : UiPalette.INK;
        pane.panel(x, y, side, side, grain, ground, fromNow < 0 ? UiPalette.GOLD_LIGHT : UiPalette.BONE_DARK, alpha);
    }
}
