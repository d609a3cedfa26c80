package dev.orebound.screen.choice;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.gift.SpellScroll;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Asks the player to choose one of several cards by arrow keys, a number or a click, while the world is paused. */
public final class ChoiceScreen implements GameScreen {
    private static final float FADE_A_SECOND = 5;

    /** Receives the player's answer. */
    public interface ChoiceAnswer {
        /** Gives an order, which must go into the next tick. */
        void order(IntentOrder order, int argument);

        /** Puts the choice off. */
        void later();
    }

    private final PageContext parts;
    private final List<ChoiceCard> cards;
    private final CardRow row;
    private final TextLine heading;
    private final TextLine below;
    private final IntConsumer taken;
    private final Runnable later;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private float seconds;

    /**
     * @param taken receives the index of the chosen card, from 0
     * @param later runs if the player puts the choice off
     */
    private ChoiceScreen(
            PageContext parts,
            String heading,
            String below,
            List<ChoiceCard> cards,
            IntConsumer taken,
            Runnable later) {
        this.parts = parts;
        this.cards = List.copyOf(cards);
        this.heading = parts.said(TextStyle.HEADING, heading);
        this.below = parts.said(TextStyle.SMALL, below);
        this.taken = taken;
        this.later = later;
        row = new CardRow(cards.size());
    }

    /**
     * Makes the screen for the question that a world asks now: which scroll to read, or which companion to leave for a golem.
     *
     * @throws IllegalArgumentException if the world asks nothing
     */
    public static ChoiceScreen of(World world, PageContext parts, ChoiceAnswer answer) {
        PendingChoice choice = world.gifts().choice();
        return switch (choice) {
            case SCROLL -> scrolls(world.gifts().scrolls(), parts, answer);
            case COMPANION -> companions(world, parts, answer);
            case NONE -> throw new IllegalArgumentException("nothing is asked");
        };
    }

    /** Makes the screen with scrolls to choose from. */
    public static ChoiceScreen scrolls(List<SpellScroll> scrolls, PageContext parts, ChoiceAnswer answer) {
        List<ChoiceCard> cards = new ArrayList<>();
        for (SpellScroll scroll : scrolls) {
            cards.add(scroll(parts, cards.size() + 1, scroll));
        }
        return new ChoiceScreen(
                parts,
                parts.texts().get("choice.scroll"),
                parts.texts().format("choice.scroll_help", cards.size()),
                cards,
                card -> answer.order(IntentOrder.READ_SCROLL, card),
                answer::later);
    }

    private static ChoiceCard scroll(PageContext parts, int number, SpellScroll scroll) {
        GameTexts texts = parts.texts();
        Spell spell = parts.content().spells().at(scroll.spell());
        String ore = texts.get("ore." + spell.ore() + ".name");
        ChoiceCard.CardText words = new ChoiceCard.CardText(
                texts.get("spell." + spell.id() + ".name"),
                scroll.level() == 1 ? texts.get("choice.learn") : texts.format("choice.raise", scroll.level()),
                texts.get("spell." + spell.id() + ".words"),
                texts.format("party.cost", spell.measures(), ore));
        int rgb = parts.content().ores().get(spell.ore()).light().rgb();
        return new ChoiceCard(parts, number, parts.sprites().frame(spell.sprite(), 0), words, rgb);
    }

    /** Makes the screen with companions, one of which is to leave for a golem. */
    public static ChoiceScreen companions(World world, PageContext parts, ChoiceAnswer answer) {
        List<ChoiceCard> cards = new ArrayList<>();
        PartySheet sheet = PartySheet.of(world);
        for (PartySheet.Fellow fellow : sheet.fellows()) {
            cards.add(companion(parts, cards.size() + 1, fellow));
        }
        int asleep = cards.size();
        cards.add(golemAsleep(world, parts, asleep + 1));
        return new ChoiceScreen(
                parts,
                parts.texts().get("choice.companion"),
                parts.texts().format("choice.companion_help", cards.size()),
                cards,
                card -> answer.order(IntentOrder.LEAVE_COMPANION, card),
                () -> answer.order(IntentOrder.LEAVE_COMPANION, asleep));
    }

    private static ChoiceCard companion(PageContext parts, int number, PartySheet.Fellow fellow) {
        GameTexts texts = parts.texts();
        Monster monster = parts.content().monsters().at(fellow.monster());
        ChoiceCard.CardText words = new ChoiceCard.CardText(
                texts.get("monster." + monster.id() + ".name"),
                texts.get("choice.leave"),
                "",
                texts.format("party.health", fellow.health(), fellow.most()));
        TextureRegion picture = parts.sprites().frame(monster.sprite() + ".idle", 0);
        float share = fellow.health() / (float) Math.max(1, fellow.most());
        return new ChoiceCard(parts, number, picture, words, UiPalette.STONE_PALE, share);
    }

    private static ChoiceCard golemAsleep(World world, PageContext parts, int number) {
        GameTexts texts = parts.texts();
        Content content = parts.content();
        String ore = world.floor().primaryOre();
        String name = "";
        for (GolemKind golem : content.golems()) {
            if (golem.ore().equals(ore)) {
                name = texts.get("monster." + golem.monster() + ".name");
            }
        }
        ChoiceCard.CardText words =
                new ChoiceCard.CardText(name, texts.get("choice.keep_all"), texts.get("choice.keep_all_words"), "");
        return new ChoiceCard(
                parts,
                number,
                parts.sprites().frame("dormant_golem", 0),
                words,
                content.ores().get(ore).light().rgb());
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        row.layOut(changed);
    }

    @Override
    public void draw(float frameSeconds) {
        seconds += frameSeconds;
        float shown = Math.min(1, seconds * FADE_A_SECOND);
        UiPane pane = parts.pane();
        pane.begin();
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.74f * shown);
        float middle = size.width() / 2f;
        float foot = row.place(0).top() + size.pixels(44);
        heading.drawShadowed(pane.batch(), middle - heading.width() / 2, foot, UiPalette.GOLD, shown);
        for (int i = 0; i < cards.size(); i++) {
            cards.get(i).draw(pane, row.place(i), size.grain(), i == row.selected(), shown, frameSeconds);
        }
        float belowFoot = row.place(0).y() - size.pixels(40);
        below.drawShadowed(pane.batch(), middle - below.width() / 2, belowFoot, UiPalette.BONE, shown);
        pane.end();
    }

    /** Returns the number of the selected card. */
    public int selected() {
        return row.selected();
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (action != null && action.isOfCombat()) {
            return;
        }
        int numbered = row.ofNumber(keycode);
        if (numbered != CardRow.NONE) {
            row.select(numbered);
            take();
        } else if (keycode == Keys.ESCAPE || action == GameAction.PAUSE) {
            later.run();
        } else {
            walk(keycode);
        }
    }

    private void walk(int keycode) {
        switch (keycode) {
            case Keys.LEFT, Keys.A, Keys.UP, Keys.W -> move(row.selected() - 1);
            case Keys.RIGHT, Keys.D, Keys.DOWN, Keys.S, Keys.TAB -> move(row.selected() + 1);
            case Keys.ENTER, Keys.NUMPAD_ENTER, Keys.SPACE, Keys.E -> take();
            default -> {}
        }
    }

    private void move(int card) {
        if (row.select(card)) {
            parts.sounds().play("ui_move");
        }
    }

    private void take() {
        parts.sounds().play("ui_confirm");
        taken.accept(row.selected());
    }

    @Override
    public void pointerMoved(float x, float y) {
        int card = row.at(x, y);
        if (card != CardRow.NONE) {
            move(card);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        int card = row.at(x, y);
        if (card != CardRow.NONE) {
            move(card);
            take();
        }
    }

    /** The positions of cards side by side in the middle of a window, and the selected card. Pure arithmetic. */
    static final class CardRow {
        static final int NONE = -1;

        private static final int WIDEST_UNITS = 250;
        private static final int GAP_UNITS = 16;
        private static final int MARGIN_UNITS = 32;
        private static final int HIGH_UNITS = 340;

        private final int count;
        private List<LayoutBox> places = List.of();
        private int selected;

        CardRow(int count) {
            this.count = count;
        }

        void layOut(InterfaceSize size) {
            int gap = size.pixels(GAP_UNITS);
            int room = size.width() - 2 * size.pixels(MARGIN_UNITS) - (count - 1) * gap;
            int width = Math.min(size.pixels(WIDEST_UNITS), room / count);
            int height = Math.min(size.pixels(HIGH_UNITS), size.height() * 3 / 5);
            int left = (size.width() - count * width - (count - 1) * gap) / 2;
            List<LayoutBox> boxes = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                boxes.add(new LayoutBox(left + i * (width + gap), (size.height() - height) * 2 / 5, width, height));
            }
            places = List.copyOf(boxes);
        }

        LayoutBox place(int card) {
            return places.get(card);
        }

        int selected() {
            return selected;
        }

        /** Returns the card at a point, or {@link #NONE}. */
        int at(float x, float y) {
            for (int i = 0; i < places.size(); i++) {
                if (places.get(i).contains(x, y)) {
                    return i;
                }
            }
            return NONE;
        }

        /** Selects a card; the first follows the last. Returns true if the selection changed. */
        boolean select(int card) {
            int before = selected;
            selected = Math.floorMod(card, count);
            return selected != before;
        }

        /** Returns the card that a number key stands for, or {@link #NONE}. */
        int ofNumber(int keycode) {
            int number = keycode >= Keys.NUMPAD_1 && keycode <= Keys.NUMPAD_9
                    ? keycode - Keys.NUMPAD_1
                    : keycode - Keys.NUM_1;
            return number >= 0 && number < count ? number : NONE;
        }
    }
}
