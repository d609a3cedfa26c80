package dev.orebound.screen.play;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.component.CompanionComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows how a won run ends: the party walks out of the mine into the dawn, and the run's story rolls by; then its
 * summary.
 */
public final class VictoryPage extends EndingPage {
    /** Seconds until the whole party has come out, and until the page gives way to the summary. */
    private static final float OUT_SECONDS = 20;

    private static final float LAST_SECONDS = 34;
    private static final float DAWN_FROM = 3;
    private static final float DAWN_SECONDS = 14;
    private static final float FADES_A_SECOND = 0.8f;
    private static final float FIRST_STEP = 2;
    /** Pixels of the picture that walkers cover in a second, and those between two of them. */
    private static final float PACE = 11;

    private static final float APART = 24;
    private static final float FRAMES_A_SECOND = 8;
    private static final float ROLLS_A_SECOND = 26;
    private static final int LINE_UNITS = 34;
    /** Opacity of the band behind the story, which keeps it readable before a bright sky. */
    private static final float SHADE = 0.5f;

    private static final int BAND_STEPS = 10;
    private static final int BAND_STEP_UNITS = 6;

    private final UiPane pane;
    private final SpriteAtlas sprites;
    private final PixelPicture night = DawnPicture.of(false);
    private final PixelPicture dawn = DawnPicture.of(true);
    /** Keys of the walking pictures, the hero's first. */
    private final List<String> walkers = new ArrayList<>();

    private final TextLine title;
    private final List<TextLine> story = new ArrayList<>();
    private final TextLine skip;
    private float seconds;

    public VictoryPage(Expedition run, RunAccount account, GameContext context, GameScreen summary) {
        super(summary);
        context.music().play(MusicContent.VICTORY);
        pane = context.pane();
        sprites = context.sprites();
        GameTexts texts = context.texts();
        walkers.add("player.walk");
        title = context.pageParts().said(TextStyle.TITLE, texts.get("summary.won"));
        skip = context.pageParts().said(TextStyle.SMALL, texts.get("summary.skip"));
        say(context, texts.get("summary.cause_won"));
        for (AccountLines.Figure figure : AccountLines.of(account, texts).figures()) {
            say(context, figure.label() + ": " + figure.value());
        }
        for (Entity companion : run.world().companions()) {
            int kind = companion.getComponent(CompanionComponent.class).monster;
            String id = context.start().content().monsters().at(kind).id();
            String walk = context.start().content().monsters().at(kind).sprite() + ".walk";
            if (sprites.has(walk)) {
                walkers.add(walk);
            }
            say(context, texts.format("summary.companion_won", texts.get("monster." + id + ".name")));
        }
        say(context, texts.get("summary.end_won"));
    }

    private void say(GameContext context, String words) {
        story.add(context.pageParts().said(TextStyle.BODY, words));
    }

    @Override
    boolean drawScene(float frameSeconds) {
        seconds += frameSeconds;
        pane.begin();
        float scale =
                Math.max(size().width() / (float) DawnPicture.WIDTH, size().height() / (float) DawnPicture.HEIGHT);
        float width = DawnPicture.WIDTH * scale;
        float height = DawnPicture.HEIGHT * scale;
        float left = Math.max(size().width() - width, -scale * 4);
        float foot = (size().height() - height) / 2;
        float day = Math.max(0, Math.min(1, (seconds - DAWN_FROM) / DAWN_SECONDS));
        night.draw(pane, left, foot, width, height, 1);
        dawn.draw(pane, left, foot, width, height, day);
        drawBand();
        for (int i = 0; i < walkers.size(); i++) {
            drawWalker(i, left, foot + height, scale, day);
        }
        drawStory();
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, Math.max(0, 1 - seconds * FADES_A_SECOND));
        float last = (seconds - LAST_SECONDS + 1) * FADES_A_SECOND;
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, Math.max(0, Math.min(1, last)));
        pane.end();
        return seconds <= LAST_SECONDS;
    }

    private void drawWalker(int number, float left, float top, float scale, float day) {
        float walked = Math.min(seconds, OUT_SECONDS) - FIRST_STEP;
        float column = DawnPicture.MOUTH_COLUMN + walked * PACE - number * APART;
        if (column < DawnPicture.MOUTH_COLUMN) {
            return;
        }
        String key = walkers.get(number);
        boolean stands = seconds > OUT_SECONDS;
        int frame = stands ? 0 : (int) ((seconds + number * 0.3f) * FRAMES_A_SECOND) % sprites.frames(key);
        TextureRegion picture = sprites.frame(key, frame);
        float x = left + (column - sprites.pivotX(key)) * scale;
        float y = top - DawnPicture.PATH_ROW * scale;
        float shown = Math.min(1, (column - DawnPicture.MOUTH_COLUMN) / 12);
        int tint = UiPalette.mix(0x6a6a9a, 0xffffff, day);
        pane.tinted(picture, x, y, Math.max(1, Math.round(scale)), tint, shown);
    }

    /** Draws a dark band with soft sides behind the story. */
    private void drawBand() {
        float step = size().pixels(BAND_STEP_UNITS);
        float side = storyWidth() / 2 + BAND_STEPS * step;
        float alpha = SHADE * storyAlpha() / BAND_STEPS;
        for (int i = 0; i < BAND_STEPS; i++) {
            float half = side - i * step;
            pane.fill(storyMiddle() - half, 0, 2 * half, size().height(), UiPalette.NIGHT, alpha);
        }
    }

    private float storyMiddle() {
        return size().width() * 0.68f;
    }

    private float storyAlpha() {
        return Math.max(0, Math.min(1, (seconds - 2) / 2));
    }

    private void drawStory() {
        float middle = storyMiddle();
        float appears = storyAlpha();
        float rolled = Math.max(0, seconds - 5) * size().pixels(ROLLS_A_SECOND);
        float head = size().height() * 0.72f + rolled;
        float titleSeen = appears * seenAt(head + title.capHeight());
        if (titleSeen > 0) {
            float left = middle - title.width() / 2;
            title.drawShadowed(pane.batch(), left, head, UiPalette.INK, titleSeen);
            title.drawGraded(pane.batch(), left, head, UiPalette.FLAME, UiPalette.GOLD_LIGHT, titleSeen);
        }
        for (int i = 0; i < story.size(); i++) {
            TextLine line = story.get(i);
            float y = head - size().pixels(LINE_UNITS) * (i + 2);
            float seen = appears * seenAt(y + line.capHeight());
            if (seen > 0) {
                line.drawShadowed(pane.batch(), middle - line.width() / 2, y, UiPalette.BONE_LIGHT, seen);
            }
        }
        skip.drawShadowed(
                pane.batch(),
                size().width() - skip.width() - size().pixels(24),
                size().pixels(20),
                UiPalette.BONE,
                appears);
    }

    private float storyWidth() {
        float widest = title.width();
        for (int i = 0; i < story.size(); i++) {
            widest = Math.max(widest, story.get(i).width());
        }
        return widest;
    }

    /** Returns how visible a text is by the height of its upper edge: it fades at both edges of the window. */
    private float seenAt(float top) {
        float rises = (top - size().height() * 0.06f) / (size().height() * 0.1f);
        float leaves = (size().height() * 0.97f - top) / (size().height() * 0.08f);
        return Math.max(0, Math.min(1, Math.min(rises, leaves)));
    }

    @Override
    public void dispose() {
        night.dispose();
        dawn.dispose();
        super.dispose();
    }
}
