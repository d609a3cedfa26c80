package dev.orebound.screen.choice;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.gift.BrewScroll;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
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
    private static final int HIGH_UNITS = 340;

    private final List<ChoiceCard> cards;
    private final Runnable later;

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
        super(parts);
        this.cards = List.copyOf(cards);
        this.later = later;
        Table row = new Table();
        row.defaults()
                .width(new PixelValue(this::cardWidth))
                .height(units(HIGH_UNITS))
                .spaceRight(units(GAP_UNITS));
        for (int i = 0; i < cards.size(); i++) {
            int card = i;
            row.add(cards.get(i).whenChosen(() -> taken.accept(card)));
        }
        table().add(label("heading", heading).wrapped().align(Align.center))
                .width(Value.percentWidth(0.9f, table()))
                .padBottom(units(30))
                .row();
        table().add(row).row();
        table().add(label("words", below)).padTop(units(30)).padBottom(units(20));
    }

    private float cardWidth() {
        int count = cards.size();
        float room = size().width() - size().pixels(2f * MARGIN_UNITS + (count - 1f) * GAP_UNITS);
        return Math.min(size().pixels(WIDEST_UNITS), room / count);
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
            case RELIC, EQUIPMENT, NONE -> throw new IllegalArgumentException("nothing is asked");
        };
    }

    /** Makes the screen with scrolls to choose from. */
    public static ChoiceScreen scrolls(List<BrewScroll> scrolls, PageContext parts, ChoiceAnswer answer) {
        List<ChoiceCard> cards = new ArrayList<>();
        for (BrewScroll scroll : scrolls) {
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

    private static ChoiceCard scroll(PageContext parts, int number, BrewScroll scroll) {
        GameTexts texts = parts.texts();
        Brew brew = parts.content().brews().at(scroll.brew());
        boolean teachesLay = brew.lay() != null && brew.lay().level() == scroll.level();
        ChoiceCard.CardText words = new ChoiceCard.CardText(
                texts.get("brew." + brew.id() + ".name"),
                texts.format("choice.raise", scroll.level()),
                texts.get("brew." + brew.id() + (teachesLay ? ".lay" : ".words")),
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
        String golem = world.gifts().golem().monster();
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
        if (numbered < cards.size() && numbered >= 0) {
            focus().set(cards.get(numbered));
            move(PageMove.ACCEPT);
        } else {
            super.keyDown(keycode, action);
        }
    }

    /** Returns the card that a number key stands for; negative or too great if there is none. */
    private static int ofNumber(int keycode) {
        return keycode >= Keys.NUMPAD_1 && keycode <= Keys.NUMPAD_9 ? keycode - Keys.NUMPAD_1 : keycode - Keys.NUM_1;
    }

    @Override
    protected void leave() {
        later.run();
    }
}
