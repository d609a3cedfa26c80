package dev.orebound.screen.choice;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PlaceBackdrop;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.screen.party.PowerFigures;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.gift.BrewScroll;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks the player to choose one of several cards by arrow keys, a number or a click, while the world is paused. */
public final class ChoiceScreen extends StagePage {
    /** Receives the player's answer. */
    public interface ChoiceAnswer {
        /** Gives an order, which must go into the next tick. */
        void order(IntentOrder order, int argument);

        /** Puts the choice off. */
        void later();
    }

    private static final int WIDEST_UNITS = 250;
    private static final int GAP_UNITS = 16;
    private static final int MARGIN_UNITS = 32;
    /** Height of usual cards, and of cards with many lines, in interface units. */
    static final int HIGH_UNITS = 340;

    static final int RELIC_UNITS = 430;
    static final int HIGHER_UNITS = 490;
    private static final int ROW_UNITS = 520;
    /** Least width of the mat, in interface units, and its room about the table, in pixels of the art. */
    private static final int LEAST_UNITS = 700;

    private static final int SHEET_GRAINS = 7;
    private static final int RIM_GRAINS = 4;
    private static final int TOLD_UNITS = 44;

    private final List<FocusRow> choices = new ArrayList<>();
    private int cardCount = 1;
    private Runnable later = () -> {};

    /**
     * A question with its possible answers, which number keys choose in their order.
     *
     * @param below tells the keys
     * @param highUnits the height of the cards
     * @param rows further answers, below the cards
     * @param told for each card, what is told below the cards while it is focused; empty if nothing ever is
     * @param later runs if the player puts the question off
     */
    record ChoiceStep(
            String heading,
            String below,
            int highUnits,
            List<ChoiceCard> cards,
            List<MenuButton> rows,
            List<String> told,
            Runnable later) {
        /** Creates a question of which nothing is told below the cards. */
        ChoiceStep(
                String heading,
                String below,
                int highUnits,
                List<ChoiceCard> cards,
                List<MenuButton> rows,
                Runnable later) {
            this(heading, below, highUnits, cards, rows, List.of(), later);
        }
    }

    /** Creates a screen without a question. */
    ChoiceScreen(PageContext parts) {
        super(parts, PagePlace.BENCH);
    }

    /** Creates a screen that asks a question. */
    ChoiceScreen(PageContext parts, ChoiceStep asked) {
        super(parts, PagePlace.BENCH);
        ask(asked);
    }

    /** Asks a question in place of the one before. */
    void ask(ChoiceStep asked) {
        later = asked.later();
        cardCount = asked.cards().size();
        choices.clear();
        table().clearChildren();
        boolean hasRows = !asked.rows().isEmpty();
        Table row = new Table();
        row.defaults()
                .width(new PixelValue(this::cardWidth))
                .height(units(asked.highUnits()))
                .spaceRight(units(GAP_UNITS));
        for (ChoiceCard card : asked.cards()) {
            row.add(card);
            choices.add(card);
        }
        table().add(label("heading", asked.heading()).wrapped().align(Align.center))
                .width(new PixelValue(this::tableWidth))
                .padBottom(units(hasRows ? 16 : 30))
                .row();
        table().add(row).row();
        if (!asked.told().isEmpty()) {
            TextLabel told = label("words", asked.told().get(0)).wrapped().align(Align.center);
            for (int i = 0; i < asked.cards().size(); i++) {
                String words = asked.told().get(i);
                asked.cards().get(i).whenFocused(() -> told.set(words));
            }
            table().add(told)
                    .width(new PixelValue(this::tableWidth))
                    .height(units(TOLD_UNITS))
                    .padTop(units(10))
                    .row();
        }
        if (hasRows) {
            Table menu = menu(ROW_UNITS);
            for (MenuButton each : asked.rows()) {
                menu.add(each).row();
                choices.add(each);
            }
            table().add(menu).padTop(units(10)).row();
        }
        table().add(label("words", asked.below()))
                .padTop(units(hasRows ? 8 : 30))
                .padBottom(units(20));
        if (size().width() > 1) {
            letPointerRest();
            resize(size());
        }
    }

    /** Returns the width of the cards, or of the longest line of help. */
    private float tableWidth() {
        float cards = cardCount * cardWidth() + (cardCount - 1f) * size().pixels(GAP_UNITS);
        float room = size().width() - 2f * size().pixels(MARGIN_UNITS);
        return Math.min(room, Math.max(cards, size().pixels(LEAST_UNITS)));
    }

    @Override
    protected PlaceBackdrop.SheetBounds sheet() {
        float wide = tableWidth() + 2f * SHEET_GRAINS * size().grain();
        float high = Math.min(
                size().height() - 2f * RIM_GRAINS * size().grain(),
                table().getPrefHeight() + 2f * SHEET_GRAINS * size().grain());
        float left = (size().width() - wide) / 2;
        return new PlaceBackdrop.SheetBounds(left, (size().height() - high) / 2, wide, high, -1);
    }

    private float cardWidth() {
        float room = size().width() - size().pixels(2f * MARGIN_UNITS + (cardCount - 1f) * GAP_UNITS);
        return Math.min(size().pixels(WIDEST_UNITS), room / cardCount);
    }

    /**
     * Makes the screen for the question that a world asks now: which scroll to read, which companion to leave for a
     * golem, which relic or which piece of equipment to take, or which ware to buy.
     *
     * @throws IllegalArgumentException if the world asks nothing
     */
    public static ChoiceScreen of(World world, PageContext parts, ChoiceAnswer answer) {
        PendingChoice choice = world.part(FloorGifts.class).choice();
        return switch (choice) {
            case SCROLL -> scrolls(world.part(FloorGifts.class).scrolls(), parts, answer);
            case COMPANION -> companions(world, parts, answer);
            case RELIC -> new RelicChoice(world, parts, answer).screen();
            case EQUIPMENT -> new EquipmentChoice(world, parts, answer).screen();
            case WARES -> new WareChoice(world, parts, answer).screen();
            case NONE -> throw new IllegalArgumentException("nothing is asked");
        };
    }

    /** Makes the screen with scrolls to choose from. */
    public static ChoiceScreen scrolls(List<BrewScroll> scrolls, PageContext parts, ChoiceAnswer answer) {
        List<ChoiceCard> cards = new ArrayList<>();
        for (BrewScroll scroll : scrolls) {
            int number = cards.size();
            cards.add(
                    scroll(parts, number + 1, scroll).whenChosen(() -> answer.order(IntentOrder.READ_SCROLL, number)));
        }
        return new ChoiceScreen(
                parts,
                new ChoiceStep(
                        parts.texts().get("choice.scroll"),
                        parts.told("choice.scroll_help", cards.size()),
                        RELIC_UNITS,
                        cards,
                        List.of(),
                        answer::later));
    }

    private static ChoiceCard scroll(PageContext parts, int number, BrewScroll scroll) {
        GameTexts texts = parts.texts();
        Brew brew = parts.content().brews().at(scroll.brew());
        boolean teachesLay = brew.lay() != null && brew.lay().level() == scroll.level();
        PowerFigures counted = new PowerFigures(parts.content(), texts);
        String figures = PowerFigures.lines(counted.of(scroll.brew(), scroll.level())) + "\n" + counted.prices(brew);
        ChoiceCard.CardText words = new ChoiceCard.CardText(
                texts.get("brew." + brew.id() + ".name"),
                texts.format("choice.raise", scroll.level()),
                texts.get("brew." + brew.id() + (teachesLay ? ".lay" : ".words")) + "\n\n" + figures,
                parts.oresOf(brew));
        return new ChoiceCard(parts, number, parts.sprites().frame(brew.sprite(), 0), words, brew.rgb());
    }

    /** Makes the screen with companions, one of which is to leave for a golem. */
    public static ChoiceScreen companions(World world, PageContext parts, ChoiceAnswer answer) {
        List<ChoiceCard> cards = new ArrayList<>();
        PartySheet sheet = PartySheet.of(world);
        for (PartySheet.Fellow fellow : sheet.fellows()) {
            cards.add(companion(parts, cards.size() + 1, fellow));
        }
        cards.add(golemAsleep(world, parts, cards.size() + 1));
        for (int i = 0; i < cards.size(); i++) {
            int number = i;
            cards.get(i).whenChosen(() -> answer.order(IntentOrder.LEAVE_COMPANION, number));
        }
        int asleep = cards.size() - 1;
        return new ChoiceScreen(
                parts,
                new ChoiceStep(
                        parts.texts().get("choice.companion"),
                        parts.told("choice.companion_help", cards.size()),
                        HIGH_UNITS,
                        cards,
                        List.of(),
                        () -> answer.order(IntentOrder.LEAVE_COMPANION, asleep)));
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
        String golem = world.part(FloorGifts.class).golem().monster();
        String name = texts.get("monster." + golem + ".name");
        ChoiceCard.CardText words =
                new ChoiceCard.CardText(name, texts.get("choice.keep_all"), texts.get("choice.keep_all_words"), "");
        return new ChoiceCard(
                parts,
                number,
                parts.sprites().frame(content.monsters().get(golem).sprite() + ".asleep", 0),
                words,
                content.ores().get(ore).light().rgb());
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (action != null && action.isOfCombat()) {
            return;
        }
        int numbered = ofNumber(keycode);
        if (numbered < choices.size() && numbered >= 0) {
            focus().set(choices.get(numbered));
            move(PageMove.ACCEPT);
        } else {
            super.keyDown(keycode, action);
        }
    }

    /** Returns the answer that a number key stands for; negative or too great if there is none. */
    private static int ofNumber(int keycode) {
        return keycode >= Keys.NUMPAD_1 && keycode <= Keys.NUMPAD_9 ? keycode - Keys.NUMPAD_1 : keycode - Keys.NUM_1;
    }

    @Override
    protected void leave() {
        later.run();
    }
}
