package dev.orebound.screen.play;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.screen.account.EndingStory;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.floor.BiomeMaterials;
import dev.orebound.view.floor.RockTexture;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.component.CompanionComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Shows how a won run ends: the party walks out of the mine into the dawn, and the run's story appears sentence by
 * sentence; then its summary. If the player carries the heart of the mine, golems turn to stone at its mouth.
 */
public final class VictoryPage extends EndingPage {
    /** Seconds until the whole party has come out, and until the page gives way to the summary. */
    private static final float OUT_SECONDS = 17;

    private static final float LAST_SECONDS = 34;
    private static final float DAWN_FROM = 2;
    private static final float DAWN_SECONDS = 13;
    private static final float FADES_A_SECOND = 0.8f;
    private static final float FIRST_STEP = 2;
    /** Pixels of the picture that walkers cover in a second, and those between two of them. */
    private static final float PACE = 11;

    private static final float APART = 24;
    private static final float FRAMES_A_SECOND = 8;
    /** Seconds until the first sentence, and from one to the next. */
    private static final float FIRST_SENTENCE = 4;

    private static final float SENTENCE_SECONDS = 2.6f;
    private static final float SENTENCE_FADES = 1.2f;
    /**
     * Column at which the first golem stops once the heart is taken, from the mouth's, and those between two of them.
     */
    private static final float STOPS_AT = 60;

    private static final float STOPS_APART = 14;
    /** Time in which a golem that has stopped turns to stone, and its colour then. */
    private static final float STONE_SECONDS = 2.5f;

    private static final int STONE_RGB = 0x9a98ac;
    private static final float STONE = 0.7f;
    /** Place of the heart in the hero's hands, from the hero's place and foot, in pixels, and the time of a beat. */
    private static final float HANDS_X = 4;

    private static final float HANDS_Y = 5;
    private static final float BEAT_SECONDS = 1.7f;
    private static final String HEART = "heart_in_hands";

    private static final float MARGIN_UNITS = 40;
    private static final float PADDING_UNITS = 22;
    private static final float GAP_UNITS = 16;
    private static final float LEAST_WIDTH_UNITS = 380;
    private static final float WIDTH_SHARE = 0.4f;
    /** Opacity of the plate behind the story, which keeps it readable before a bright sky. */
    private static final float PLATE = 0.62f;

    private final UiPane pane;
    private final SpriteAtlas sprites;
    private final PixelPicture night;
    private final PixelPicture dawn;
    /** All that walk out, the hero first. */
    private final List<Walker> walkers = new ArrayList<>();

    private final boolean hasHeart;
    private int stopping;

    private final TextLine title;
    private final List<TextLine> story = new ArrayList<>();
    private final TextLine skip;
    private final Speaker speaker;
    private float seconds;

    /**
     * Somebody who walks out.
     *
     * @param key of the walking picture
     * @param last the column at which it stops for good
     */
    private record Walker(String key, float last) {}

    public VictoryPage(Expedition run, RunAccount account, GameContext context, GameScreen summary) {
        super(summary);
        context.music().play(MusicContent.VICTORY);
        pane = context.pane();
        speaker = context.speaker();
        sprites = context.sprites();
        Biome first = Biome.at(context.start().content().biomes(), run.seed(), 1);
        RockTexture rock = BiomeMaterials.of(first, sprites.sheet()).rock();
        hasHeart = account.deeds().isHeartTaken();
        night = DawnPicture.of(false, !hasHeart, rock, sprites.sheet());
        dawn = DawnPicture.of(true, !hasHeart, rock, sprites.sheet());
        GameTexts texts = context.texts();
        walkers.add(new Walker("player.walk", Float.MAX_VALUE));
        title = context.pageParts().said(TextStyle.TITLE, texts.get("summary.won"));
        skip = context.pageParts().said(TextStyle.SMALL, context.pageParts().told("ending.skip"));
        List<String> golems = new ArrayList<>();
        List<String> others = new ArrayList<>();
        Content content = context.start().content();
        for (Entity companion : run.world().companions()) {
            int kind = companion.getComponent(CompanionComponent.class).monster;
            boolean isGolem = content.golems().ofMonster(kind) != null;
            addWalker(content.monsters().at(kind).sprite() + ".walk", isGolem && hasHeart);
            (isGolem ? golems : others)
                    .add(texts.get("monster." + content.monsters().at(kind).id() + ".name"));
        }
        String ending = EndingStory.idOf(account.deeds());
        say(context, texts.get(ending + ".first"));
        EndingStory.of(account, golems, others, texts).forEach(sentence -> say(context, sentence));
        say(context, texts.get(ending + ".last"));
    }

    private void addWalker(String key, boolean isStopping) {
        if (sprites.has(key)) {
            float last = DawnPicture.MOUTH_COLUMN + STOPS_AT - STOPS_APART * stopping;
            walkers.add(new Walker(key, isStopping ? last : Float.MAX_VALUE));
            stopping += isStopping ? 1 : 0;
        }
    }

    private void say(GameContext context, String words) {
        story.add(context.pageParts().said(TextStyle.BODY, words));
    }

    @Override
    boolean drawScene(float frameSeconds) {
        if (seconds == 0) {
            readStory();
        }
        seconds += frameSeconds;
        pane.begin();
        float scale =
                Math.max(size().width() / (float) DawnPicture.WIDTH, size().height() / (float) DawnPicture.HEIGHT);
        float width = DawnPicture.WIDTH * scale;
        float height = DawnPicture.HEIGHT * scale;
        float left = Math.max(size().width() - width, -scale * 4);
        // The part of the picture that does not fit is cut off above, since the party walks below.
        float foot = 0;
        float day = Math.max(0, Math.min(1, (seconds - DAWN_FROM) / DAWN_SECONDS));
        night.draw(pane, left, foot, width, height, 1);
        dawn.draw(pane, left, foot, width, height, day);
        for (int i = walkers.size() - 1; i >= 0; i--) {
            drawWalker(i, left, foot + height, scale, day);
        }
        drawStory();
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, Math.max(0, 1 - seconds * FADES_A_SECOND));
        float last = (seconds - LAST_SECONDS + 1) * FADES_A_SECOND;
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, Math.max(0, Math.min(1, last)));
        pane.end();
        return seconds <= LAST_SECONDS;
    }

    private void readStory() {
        StringJoiner told = new StringJoiner("\n");
        told.add(title.text());
        story.forEach(line -> told.add(line.text()));
        speaker.say(SpeechRank.ANSWER, told.toString());
    }

    private void drawWalker(int number, float left, float top, float scale, float day) {
        float walked = Math.min(seconds, OUT_SECONDS) - FIRST_STEP;
        float way = DawnPicture.MOUTH_COLUMN + walked * PACE - number * APART;
        if (way < DawnPicture.MOUTH_COLUMN) {
            return;
        }
        String key = walkers.get(number).key();
        float last = walkers.get(number).last();
        float column = Math.min(way, last);
        boolean stands = seconds > OUT_SECONDS || way > last;
        int frame = stands ? 0 : (int) ((seconds + number * 0.3f) * FRAMES_A_SECOND) % sprites.frames(key);
        TextureRegion picture = sprites.frame(key, frame);
        float x = left + (column - sprites.pivotX(key)) * scale;
        float y = top - (DawnPicture.PATH_ROW + 4) * scale;
        float shown = Math.min(1, (way - DawnPicture.MOUTH_COLUMN) / 12);
        int tint = UiPalette.mix(0x6a6a9a, 0xffffff, day);
        pane.shade(x, y - scale, picture.getRegionWidth() * scale, 3 * scale, 0.3f * shown);
        int grain = Math.max(1, Math.round(scale));
        pane.tinted(picture, x, y, grain, tint, shown);
        if (way > last) {
            // It has stopped longer than the party walks on, so that it is stone at the end in any case.
            float stone = Math.min(1, Math.max((way - last) / PACE, seconds - OUT_SECONDS) / STONE_SECONDS);
            int rgb = UiPalette.mix(UiPalette.mix(STONE_RGB, UiPalette.NIGHT, 0.6f), STONE_RGB, day);
            pane.lowerRows(picture, x, y, picture.getRegionHeight(), grain, rgb, STONE * stone * shown);
        }
        if (number == 0 && hasHeart && sprites.has(HEART)) {
            drawHeart(left + (column + HANDS_X) * scale, y + HANDS_Y * scale, scale, grain, shown);
        }
    }

    private void drawHeart(float middle, float foot, float scale, int grain, float shown) {
        float since = seconds % BEAT_SECONDS / BEAT_SECONDS;
        TextureRegion heart = sprites.frame(HEART, since < 0.14f || (since > 0.2f && since < 0.3f) ? 1 : 0);
        float half = heart.getRegionWidth() * scale / 2;
        pane.glow(middle, foot + half, 26 * scale, UiPalette.FLAME, 0.32f * shown);
        pane.picture(heart, Math.round(middle - half), Math.round(foot), grain, shown);
    }

    /** Draws title and story on a plate at the right, sentence by sentence. */
    private void drawStory() {
        float margin = size().pixels(MARGIN_UNITS);
        float padding = size().pixels(PADDING_UNITS);
        float gap = size().pixels(GAP_UNITS);
        float least = Math.max(size().pixels(LEAST_WIDTH_UNITS), title.width() + 2 * padding);
        float width = Math.max(least, size().width() * WIDTH_SHARE);
        float x = size().width() - margin - width;
        float high = 2 * padding + title.capHeight() + gap;
        for (int i = 0; i < story.size(); i++) {
            story.get(i).wrap(width - 2 * padding);
            high += story.get(i).height() + gap;
        }
        float top = size().height() - margin;
        float appears = Math.max(0, Math.min(1, (seconds - 2) / 2));
        pane.panel(
                Math.round(x),
                Math.round(top - high),
                Math.round(width),
                Math.round(high),
                size().grain(),
                UiPalette.NIGHT,
                UiPalette.GOLD,
                PLATE * appears);
        float y = top - padding - title.capHeight();
        float left = x + (width - title.width()) / 2;
        title.drawShadowed(pane.batch(), left, y, UiPalette.INK, appears);
        title.drawGraded(pane.batch(), left, y, UiPalette.FLAME, UiPalette.GOLD_LIGHT, appears);
        y -= gap;
        for (int i = 0; i < story.size(); i++) {
            TextLine line = story.get(i);
            float seen = (seconds - FIRST_SENTENCE - i * SENTENCE_SECONDS) / SENTENCE_FADES;
            y -= gap;
            if (seen > 0) {
                boolean isFrame = i == 0 || i == story.size() - 1;
                line.drawShadowed(
                        pane.batch(),
                        x + padding,
                        y - line.capHeight(),
                        isFrame ? UiPalette.GOLD_LIGHT : UiPalette.BONE_LIGHT,
                        Math.min(1, seen));
            }
            y -= line.height();
        }
        skip.drawShadowed(
                pane.batch(),
                size().width() - skip.width() - size().pixels(24),
                size().pixels(16),
                UiPalette.BONE_LIGHT,
                appears);
    }

    @Override
    public void dispose() {
        night.dispose();
        dawn.dispose();
        super.dispose();
    }
}
