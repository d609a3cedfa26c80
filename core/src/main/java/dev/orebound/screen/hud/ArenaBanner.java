package dev.orebound.screen.hud;

import dev.orebound.content.Content;
import dev.orebound.content.Texts;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.Fonts;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.Event;
import dev.orebound.world.World;

/** Names the arena that has sprung, and shows a pip for each wave. Once it is won, it says so and goes. */
final class ArenaBanner {
    private static final float FADE_A_SECOND = 4;
    private static final float FAREWELL_SECONDS = 2.2f;
    private static final int PIP_GRAINS = 4;

    private final Texts texts;
    private final Content content;
    private final TextLine line;
    private int room;
    private int waves;
    private int beaten;
    private float alpha;
    private float farewell;
    private float seconds;
    private int rgb = Ink.BONE_LIGHT;

    ArenaBanner(Texts texts, Content content, Fonts fonts) {
        this.texts = texts;
        this.content = content;
        line = new TextLine(fonts, TextStyle.HEADING);
    }

    /** Takes in what happened in a tick. */
    void hear(Event event, World world) {
        switch (event.type()) {
            case ARENA_SPRUNG -> spring(event.amount(), world);
            case WAVE_BEATEN -> beaten++;
            case ARENA_CLEARED -> end("hud.arena_cleared", Ink.GOLD);
            case ARENA_BROKEN -> end("hud.arena_broken", Ink.BONE);
            case ARENA_CANCELLED -> room = 0;
            default -> {}
        }
    }

    private void spring(int sprung, World world) {
        String arena = world.floor().roomWithId(sprung).arena();
        if (arena == null) {
            return;
        }
        room = sprung;
        beaten = 0;
        farewell = 0;
        waves = content.arenaKinds().get(arena).waves().size();
        rgb = Ink.BONE_LIGHT;
        line.set(texts.get("arena." + arena + ".name"));
    }

    private void end(String key, int colour) {
        room = 0;
        beaten = waves;
        farewell = FAREWELL_SECONDS;
        rgb = colour;
        line.set(texts.get(key));
    }

    void update(float frameSeconds) {
        seconds += frameSeconds;
        farewell = Math.max(0, farewell - frameSeconds);
        float step = FADE_A_SECOND * frameSeconds;
        alpha = room > 0 || farewell > 0 ? Math.min(1, alpha + step) : Math.max(0, alpha - step);
    }

    void draw(Pane pane, Box box, int grain) {
        if (alpha <= 0) {
            return;
        }
        float middle = box.x() + box.width() / 2f;
        pane.shade(box.x(), box.y(), box.width(), box.height(), 0.75f * alpha);
        float foot = box.top() - 4 * grain - line.capHeight();
        line.drawShadowed(pane.batch(), middle - line.width() / 2, foot, rgb, alpha);
        int pip = PIP_GRAINS * grain;
        int step = pip * 2;
        int width = waves * step - pip;
        int y = Math.round(foot) - 4 * grain - pip;
        for (int i = 0; i < waves; i++) {
            drawPip(pane, Math.round(middle - width / 2f) + i * step, y, pip, grain, i);
        }
    }

    private void drawPip(Pane pane, int x, int y, int side, int grain, int wave) {
        boolean isNow = wave == beaten && room > 0;
        float pulse = isNow ? 0.55f + 0.45f * (float) Math.sin(seconds * 7) : 1;
        int ground = wave < beaten ? Ink.GOLD : isNow ? Ink.mix(Ink.INK, Ink.BLOOD, pulse) : Ink.INK;
        pane.panel(x, y, side, side, grain, ground, wave < beaten ? Ink.GOLD_LIGHT : Ink.BONE_DARK, alpha);
    }
}
