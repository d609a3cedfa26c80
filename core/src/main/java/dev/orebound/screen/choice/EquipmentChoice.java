package dev.orebound.screen.choice;

import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.PowerFigures;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks which of the offered pieces of equipment the player takes: a found one or the one that is worn, or one of a
 * forge.
 */
final class EquipmentChoice {
    /** Height of the cards of a forge, which has more lines below them, in interface units. */
    private static final int FORGE_UNITS = 410;

    private final World world;
    private final PageContext parts;
    private final ChoiceScreen.ChoiceAnswer answer;
    private final GameTexts texts;
    private final PowerBook book;
    private final GearComponent gear;
    private final EquipmentOffer offer;

    EquipmentChoice(World world, PageContext parts, ChoiceScreen.ChoiceAnswer answer) {
        this.world = world;
        this.parts = parts;
        this.answer = answer;
        texts = parts.texts();
        book = parts.content().powers();
        gear = world.player().gear().component();
        offer = world.part(EquipmentOffer.class);
    }

    /** Returns the screen that asks. */
    ChoiceScreen screen() {
        boolean isFound = offer.count() == 1 && offer.measures(0) == 0;
        return new ChoiceScreen(parts, isFound ? found() : forged());
    }

    /** Returns the question of a found piece, beside which the worn one lies. */
    private ChoiceScreen.ChoiceStep found() {
        int piece = offer.piece(0);
        int worn = wornInsteadOf(piece);
        String melts =
                offer.melted(worn) == 0 ? "" : texts.format("choice.equipment_melts", nameOf(worn), offer.melted(worn));
        String keeps = texts.format("choice.equipment_keeps", nameOf(piece), offer.melted(piece));
        List<ChoiceCard> cards = List.of(
                card(1, piece, "", melts, UiPalette.GOLD).whenChosen(() -> answer.order(IntentOrder.TAKE_EQUIPMENT, 0)),
                card(2, worn, "", keeps, UiPalette.STONE_PALE)
                        .whenChosen(() -> answer.order(IntentOrder.TAKE_EQUIPMENT, 1)));
        return new ChoiceScreen.ChoiceStep(
                texts.get("choice.equipment"),
                parts.told("choice.relic_help", cards.size()),
                ChoiceScreen.HIGHER_UNITS,
                cards,
                List.of(),
                answer::later);
    }

    /** Returns the question of a forge; the worn piece is told below the cards. */
    private ChoiceScreen.ChoiceStep forged() {
        List<ChoiceCard> cards = new ArrayList<>();
        List<String> told = new ArrayList<>();
        for (int i = 0; i < offer.count(); i++) {
            int number = i;
            int piece = offer.piece(number);
            boolean isAffordable = offer.affords(number);
            cards.add(card(
                            number + 1,
                            piece,
                            isAffordable ? "" : texts.get("choice.equipment_dear"),
                            texts.format("choice.equipment_cost", offer.measures(number)),
                            isAffordable ? UiPalette.GOLD : UiPalette.STONE_PALE)
                    .whenChosen(() -> take(number)));
            told.add(wornWords(wornInsteadOf(piece)));
        }
        int none = offer.count();
        MenuButton nothing = parts.button(
                texts.format("choice.forge_none", none + 1), "", () -> answer.order(IntentOrder.TAKE_EQUIPMENT, none));
        return new ChoiceScreen.ChoiceStep(
                texts.format("choice.forge", allOre()),
                parts.told("choice.scroll_help", none + 1),
                FORGE_UNITS,
                cards,
                List.of(nothing),
                told,
                () -> answer.order(IntentOrder.TAKE_EQUIPMENT, none));
    }

    private String wornWords(int worn) {
        String words = texts.format("choice.worn_now", nameOf(worn), texts.list(figures(worn)));
        int melted = offer.melted(worn);
        return melted == 0
                ? words
                : texts.format("list.sentence", words, texts.format("choice.equipment_melts", nameOf(worn), melted));
    }

    private void take(int number) {
        if (offer.affords(number)) {
            answer.order(IntentOrder.TAKE_EQUIPMENT, number);
        }
    }

    private int wornInsteadOf(int piece) {
        return gear.worn[book.equipment().at(piece).slot().ordinal()];
    }

    private ChoiceCard card(int number, int piece, String warning, String foot, int rgb) {
        List<String> figures = figures(piece);
        Equipment of = book.equipment().at(piece);
        boolean isWorn = wornInsteadOf(piece) == piece;
        String slot = texts.get("slot." + of.slot().id());
        String badge = isWorn ? texts.format("choice.equipment_worn", slot) : slot;
        String words = texts.get("equipment." + of.id() + ".words");
        String all = figures.isEmpty() ? words : words + "\n\n" + String.join("\n", figures);
        ChoiceCard.CardText said = new ChoiceCard.CardText(nameOf(piece), badge, warning, all, foot);
        return new ChoiceCard(parts, number, parts.sprites().frame(of.sprite(), 0), said, rgb).footTint(UiPalette.GOLD);
    }

    private String nameOf(int piece) {
        return texts.get("equipment." + book.equipment().at(piece).id() + ".name");
    }

    /** Returns what can be counted about a piece, a line each. */
    private List<String> figures(int piece) {
        return new PowerFigures(parts.content(), texts).of(book.equipment().at(piece));
    }

    private int allOre() {
        int all = 0;
        for (int measures : world.player().component().flasks) {
            all += measures;
        }
        return all;
    }
}
