package dev.orebound.screen.hud;

import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Shows a page of the story in the upper middle while play goes on: its name, its words and the key that puts it away.
 * It waits for the end of a fight, and goes by itself when there was time to read it.
 */
final class StorySign implements HudPart {
    private static final float LEAST_SECONDS = 5;
    private static final float SECONDS_A_LETTER = 0.075f;
    private static final float FADE_SECONDS = 0.4f;
    private static final float PANEL = 0.88f;
    private static final int PADDING_GRAINS = 4;

    private final World world;
    private final EyeSign eye;
    private final GameTexts texts;
    private final TextLine name;
    private final TextLine words;
    private final KeyCap key;
    private final TextLine away;

    /** The keys of the texts of the pages that wait. */
    private final Deque<String> waiting = new ArrayDeque<>();

    private float secondsLeft;
    private float secondsShown;
    private boolean isFighting;

    StorySign(World world, HudContext context, EyeSign eye) {
        this.world = world;
        this.eye = eye;
        texts = context.texts();
        name = new TextLine(context.fonts(), TextStyle.BODY);
        words = new TextLine(context.fonts(), TextStyle.BODY);
        key = new KeyCap(context.fonts(), TextStyle.SMALL, context.bindings(), GameAction.INTERACT);
        away = new TextLine(context.fonts(), TextStyle.SMALL, texts.get("hud.page_away"));
    }

    /** Shows a page, by its id, as soon as nothing hunts the player. */
    void show(String page) {
        waiting.add("page." + page);
    }

    /** Returns true while a page is shown. */
    boolean isShown() {
        return secondsLeft > 0 && !isFighting;
    }

    /** Returns the name of the page that is shown, empty if there is none. */
    String shown() {
        return isShown() ? name.text() : "";
    }

    @Override
    public void tick() {
        isFighting = eye.level() == EyeSign.Level.HUNTED || world.arenaAroundPlayer() != null;
        PlayerComponent own = world.player().component();
        if (own.interacts && !own.interacted && !world.prompt().isOffer() && isShown()) {
            secondsLeft = Math.min(secondsLeft, FADE_SECONDS);
        }
    }

    @Override
    public void update(float seconds) {
        if (isFighting) {
            return;
        }
        secondsLeft = Math.max(0, secondsLeft - seconds);
        secondsShown += seconds;
        if (secondsLeft == 0 && !waiting.isEmpty()) {
            String page = waiting.remove();
            name.set(texts.get(page + ".name"));
            words.set(texts.get(page + ".words"));
            secondsLeft = LEAST_SECONDS + SECONDS_A_LETTER * words.text().length();
            secondsShown = 0;
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (!isShown() || frame.isMapLarge || frame.isPlaceDescribed || frame.isOver) {
            return;
        }
        LayoutBox box = frame.layout().banner();
        int grain = frame.grain();
        int padding = PADDING_GRAINS * grain;
        float alpha = Math.min(1, Math.min(secondsLeft, secondsShown) / FADE_SECONDS);
        words.wrap(box.width() - 2f * padding);
        int leading = Math.round(words.capHeight());
        int height = Math.round(name.capHeight() + words.height()) + key.height(grain) + 2 * leading + 2 * padding;
        int foot = box.top() - height;
        pane.panel(box.x(), foot, box.width(), height, grain, UiPalette.INK, UiPalette.BONE_DARK, PANEL * alpha);
        float x = (float) box.x() + padding;
        float base = box.top() - padding - name.capHeight();
        name.drawShadowed(pane.batch(), x, base, UiPalette.GOLD_LIGHT, alpha);
        words.drawShadowed(pane.batch(), x, base - leading - words.capHeight(), UiPalette.BONE_LIGHT, alpha);
        int right = box.right() - padding;
        int keyLeft = right - Math.round(away.width()) - 2 * grain - key.width(grain);
        key.draw(pane, keyLeft, foot + padding, grain, alpha);
        float awayFoot = foot + padding + Math.round((key.height(grain) - away.capHeight()) / 2f);
        away.drawShadowed(pane.batch(), right - away.width(), awayFoot, UiPalette.BONE, alpha);
    }
}
