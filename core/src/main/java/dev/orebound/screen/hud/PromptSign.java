package dev.orebound.screen.hud;

import dev.orebound.cave.floor.Exit;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.grid.Grid;
import dev.orebound.screen.descent.PromiseIcons;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.InteractPrompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Shows the effect of the interact key above the thing concerned: the key and a word, or the word alone if the key has
 * no effect. It stands below the hero if there is no room above, and beside the hero if it would cover the hero
 * otherwise. Words that would hide things that the player chooses among stand on the hero's other side.
 */
final class PromptSign implements HudPart {
    private static final float FADE_A_SECOND = 9;
    private static final int RISE_GRAINS = 3;
    private static final int BAR_GRAINS = 4;

    /** Opacity of the panel behind the words. */
    private static final float PANEL = 0.8f;

    /** Share of the screen's width that words fill before they go on in the next line. */
    private static final float WORD_WIDTH = 0.55f;

    private static final int NO_FOOD = -1;
    private static final int NONE = -1;

    /** Height of what an exit tells besides the kind. */
    private static final int TOLD_GRAINS = 10;

    private static final int TOLD_GAP_GRAINS = 4;

    private final KeyCap key;
    private final TextLine word;
    private final PromptWords words;
    private final VignettePrompts scenes;
    private final World world;
    private int cell = Grid.NONE;
    private InteractPrompt prompt = InteractPrompt.NOTHING;
    private float alpha;
    private float share;
    private float anchorX;
    private float anchorY;

    /** True if words that stand beside the hero stand to the right. */
    private boolean isOnRight = true;

    private int food = NO_FOOD;
    private boolean isNear;
    /** The prompt in words for speech; null until they are asked for. */
    private @Nullable String spoken;

    private final GameTexts texts;
    private final KeyBindings bindings;

    /** For each exit what it tells besides the kind, in words. */
    private final List<String> told = new ArrayList<>();

    /** The things that each exit tells besides the kind; null for the way out of the descent. */
    private final List<@Nullable PromiseIcons> promises = new ArrayList<>();

    private final List<List<TextLine>> featureNames = new ArrayList<>();

    PromptSign(World world, Descent descent, HudContext context) {
        this.world = world;
        texts = context.texts();
        bindings = context.bindings();
        key = new KeyCap(context, TextStyle.TOLD, GameAction.INTERACT);
        word = new TextLine(context.fonts(), TextStyle.TOLD);
        words = new PromptWords(
                context.texts(),
                world.floor().exits(),
                descent,
                world.part(FloorGifts.class).golem(),
                world.content().graph().promises(),
                BossBar.barsWay(world, context.texts()));
        words.addFoods(context.texts(), world.content());
        scenes = new VignettePrompts(world, context.texts());
        for (Exit exit : world.floor().exits()) {
            GraphNode beyond = descent.graph().node(exit.to()).orElse(null);
            promises.add(beyond == null ? null : new PromiseIcons(context.sprites(), beyond));
            List<TextLine> names = new ArrayList<>();
            for (String feature : beyond == null ? List.<String>of() : beyond.features()) {
                TextLine name = new TextLine(context.fonts(), TextStyle.SMALL);
                name.set(context.texts().get("feature." + feature));
                names.add(name);
            }
            featureNames.add(names);
            told.add(beyond == null ? "" : PromiseIcons.words(beyond, context.texts(), true));
        }
    }

    /**
     * Sets the current prompt.
     *
     * @param about the cell of the thing that the prompt is about
     * @param x the middle of its foot, in real pixels
     * @param y its y
     */
    void update(InteractPrompt now, int about, float x, float y, float seconds) {
        isNear = now != InteractPrompt.NOTHING;
        if (!isNear) {
            alpha = Math.max(0, alpha - FADE_A_SECOND * seconds);
            return;
        }
        boolean isOfFood = now == InteractPrompt.FEED_GOLEM || now == InteractPrompt.FOOD_LACKING;
        int eaten = !isOfFood
                ? NO_FOOD
                : world.feeding().ore() * 2 + (world.feeding().isGift() ? 1 : 0);
        boolean hasMoved = about != cell && !(isOfFood && now == prompt);
        if (now != prompt || hasMoved || eaten != food) {
            prompt = now;
            cell = about;
            food = eaten;
            String ofScene = scenes.of(now, about);
            Arena around = world.arenaAroundPlayer();
            if (now == InteractPrompt.RAISE_GOLEM || now == InteractPrompt.CORE_WANTS_ORE) {
                word.set(words.ofCore(now, world.revival(), world.content()));
            } else if (now == InteractPrompt.BREAK_DOOR && around != null) {
                word.set(words.ofDoor(around.kind()));
            } else {
                word.set(isOfFood ? words.ofFood(now, eaten) : ofScene.isEmpty() ? words.of(now, about) : ofScene);
            }
            alpha = 0;
            spoken = null;
        }
        anchorX = x;
        anchorY = y;
        alpha = Math.min(1, alpha + FADE_A_SECOND * seconds);
    }

    /** Returns the prompt with its key, and of an exit what it promises. */
    @Override
    public String spoken() {
        if (!isNear) {
            return "";
        }
        String words = spoken;
        if (words == null) {
            String name = prompt.isOffer() ? bindings.firstName(GameAction.INTERACT) : "";
            words = name.isEmpty() ? word.text() : texts.format("list.label", name, word.text());
            int exit = exitOf(prompt, cell);
            words = exit == NONE ? words : words + '\n' + PageContext.alone(told.get(exit));
            spoken = words;
        }
        return words;
    }

    @Override
    public SpeechRank rank() {
        return SpeechRank.PROMPT;
    }

    /** Sets the progress of an action that must be held, 0 to 1. */
    void progress(float done) {
        share = Math.max(0, Math.min(1, done));
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (alpha <= 0 || frame.isMapLarge) {
            return;
        }
        int grain = frame.grain();
        int gap = 3 * grain;
        int cap = key.height(grain);
        int keyWidth = prompt.isOffer() ? key.width(grain) + gap : 0;
        int exit = exitOf(prompt, cell);
        int told = exit == NONE ? 0 : TOLD_GRAINS * grain + gap;
        word.wrap(frame.size().width() * WORD_WIDTH);
        int moreLines = Math.round(word.height() - word.capHeight());
        int width =
                Math.max(keyWidth + Math.round(word.width()), exit == NONE ? 0 : Math.round(toldWidth(exit, grain)));
        int bar = share > 0 ? BAR_GRAINS * grain + gap : 0;
        int height = cap + moreLines + bar + told + 2 * gap;
        int x = Math.max(2 * gap, Math.min(frame.size().width() - width - 2 * gap, Math.round(anchorX - width / 2f)));
        int foot = Math.round(anchorY) - Math.round((1 - alpha) * RISE_GRAINS) * grain;
        LayoutBox gear = frame.layout().gear();
        LayoutBox minimap = frame.layout().minimap();
        boolean coversHud = (x - gap < gear.x() + gear.width() && foot + height > gear.y())
                || (foot + height > minimap.y() - gap && x + width > minimap.x() - gap);
        boolean isSouth = world.floor().grid().y(cell)
                < world.floor().grid().y(world.player().body().cell);
        if (hidesAChoice(prompt) && isSouth) {
            foot = Math.round(frame.heroTop()) + gap;
        } else if (coversHud || foot + height > frame.size().height() - gap || hidesAChoice(prompt)) {
            foot = Math.round(frame.heroFoot()) - height - gap;
        }
        if (frame.coversHero(x - gap, foot, width + 2f * gap, height)) {
            x = beside(frame, width, gap);
            if (frame.coversHero(x - gap, foot, width + 2f * gap, height)) {
                foot = Math.round(frame.heroTop()) + gap;
            }
        }
        pane.panel(x - gap, foot, width + 2f * gap, height, grain, UiPalette.INK, UiPalette.STONE, PANEL * alpha);
        int y = foot + gap + moreLines;
        if (prompt.isOffer()) {
            key.draw(pane, x, y, grain, alpha);
        }
        float wordFoot = y + Math.round((cap - word.capHeight()) / 2f);
        word.drawShadowed(
                pane.batch(), x + keyWidth, wordFoot, prompt.isOffer() ? UiPalette.BONE_LIGHT : UiPalette.BONE, alpha);
        if (share > 0) {
            drawProgress(pane, x, y + cap + gap, width, grain);
        }
        if (exit != NONE) {
            drawTold(exit, pane, x, y + cap + gap, grain);
        }
    }

    /**
     * Returns the left edge of words beside the hero, on the side of the thing that they are about. They change sides
     * only when the thing is wholly on the other one, and stay in the window.
     */
    private int beside(HudFrame frame, int width, int gap) {
        isOnRight = isOnRight ? anchorX >= frame.heroLeft() : anchorX > frame.heroRight();
        int left = Math.round(isOnRight ? frame.heroRight() + 2 * gap : frame.heroLeft() - width - 2 * gap);
        return Math.max(2 * gap, Math.min(frame.size().width() - width - 2 * gap, left));
    }

    /** Returns the number of the exit that a prompt is about if it tells what lies beyond, or {@link #NONE}. */
    private int exitOf(InteractPrompt of, int at) {
        if (of != InteractPrompt.TAKE_EXIT && of != InteractPrompt.EXIT_LOCKED) {
            return NONE;
        }
        List<Exit> exits = world.floor().exits();
        for (int i = 0; i < exits.size(); i++) {
            if (exits.get(i).at() == at && promises.get(i) != null) {
                return i;
            }
        }
        return NONE;
    }

    private float toldWidth(int exit, int grain) {
        PromiseIcons icons = Objects.requireNonNull(promises.get(exit));
        List<TextLine> names = featureNames.get(exit);
        float width = icons.marksWidth(grain);
        for (int i = 0; i < names.size(); i++) {
            width += (TOLD_GAP_GRAINS + 1) * grain
                    + icons.featureWidth(i, grain)
                    + names.get(i).width();
        }
        return width;
    }

    /** Draws the danger and the features of the floor beyond an exit, with the names of the features. */
    private void drawTold(int exit, UiPane pane, float left, float bottom, int grain) {
        PromiseIcons icons = Objects.requireNonNull(promises.get(exit));
        List<TextLine> names = featureNames.get(exit);
        icons.drawMarks(pane, left, bottom + grain, grain, alpha);
        float x = left + icons.marksWidth(grain);
        for (int i = 0; i < names.size(); i++) {
            x += TOLD_GAP_GRAINS * grain;
            icons.drawFeature(i, pane, x, bottom, grain, alpha);
            x += icons.featureWidth(i, grain) + grain;
            TextLine name = names.get(i);
            float foot = bottom + Math.round((TOLD_GRAINS * grain - name.capHeight()) / 2f);
            name.drawShadowed(pane.batch(), x, foot, UiPalette.BONE, alpha);
            x += name.width();
        }
    }

    /**
     * Returns true if a prompt is about one of several things side by side, or about a lock with what lies behind it.
     */
    private static boolean hidesAChoice(InteractPrompt prompt) {
        return switch (prompt) {
            case TAKE_PRIZE, TAKE_FROM_CAGE, FREE_FROM_KENNEL, CAGE_SHUT, LOCK_SHUT -> true;
            default -> false;
        };
    }

    private void drawProgress(UiPane pane, int x, int y, int width, int grain) {
        pane.panel(x, y, width, BAR_GRAINS * grain, grain, UiPalette.INK, UiPalette.BONE_DARK, alpha);
        float filled = (width - 2 * grain) * share;
        pane.fill(x + grain, y + grain, filled, (BAR_GRAINS - 2f) * grain, UiPalette.GOLD, alpha);
    }
}
