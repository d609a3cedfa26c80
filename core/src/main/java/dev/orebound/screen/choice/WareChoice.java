package dev.orebound.screen.choice;

import dev.orebound.content.floor.PedlarWare;
import dev.orebound.content.item.Item;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Asks which wares of a pedlar the player buys; it is asked again after each until the player leaves. */
final class WareChoice {
    private final World world;
    private final PageContext parts;
    private final ChoiceScreen.ChoiceAnswer answer;
    private final GameTexts texts;
    private final WareOffer offer;

    WareChoice(World world, PageContext parts, ChoiceScreen.ChoiceAnswer answer) {
        this.world = world;
        this.parts = parts;
        this.answer = answer;
        texts = parts.texts();
        offer = world.part(WareOffer.class);
    }

    /** Returns the screen that asks. */
    ChoiceScreen screen() {
        List<ChoiceCard> cards = new ArrayList<>();
        for (int i = 0; i < offer.count(); i++) {
            cards.add(card(i));
        }
        int none = offer.count();
        Runnable leave = () -> answer.order(IntentOrder.BUY_WARE, none);
        MenuButton done = parts.button(texts.format("choice.wares_done", none + 1), "", leave);
        return new ChoiceScreen(
                parts,
                new ChoiceScreen.ChoiceStep(
                        texts.format("choice.wares", allOre()),
                        parts.told("choice.scroll_help", none + 1),
                        ChoiceScreen.HIGH_UNITS,
                        cards,
                        List.of(done),
                        leave));
    }

    private ChoiceCard card(int number) {
        PedlarWare ware = offer.ware(number);
        Item item = parts.content().items().get(ware.item());
        boolean isSold = offer.isSold(number);
        boolean isAffordable = !isSold && offer.affords(number);
        String warning =
                isSold ? texts.get("choice.ware_sold") : isAffordable ? "" : texts.get("choice.equipment_dear");
        ChoiceCard.CardText said = new ChoiceCard.CardText(
                texts.get("item." + item.id() + ".name"),
                "",
                warning,
                texts.format("codex.item." + item.effect().name().toLowerCase(Locale.ROOT), item.amount()),
                isSold ? "" : texts.format("choice.equipment_cost", ware.measures()));
        int rgb = isAffordable ? item.light().rgb() : UiPalette.STONE_PALE;
        ChoiceCard card = new ChoiceCard(parts, number + 1, parts.sprites().frame(item.sprite(), 0), said, rgb)
                .footTint(UiPalette.GOLD);
        return card.whenChosen(() -> {
            if (!offer.isSold(number) && offer.affords(number)) {
                answer.order(IntentOrder.BUY_WARE, number);
            }
        });
    }

    private int allOre() {
        int all = 0;
        for (int measures : world.player().component().flasks) {
            all += measures;
        }
        return all;
    }
}
