package dev.orebound.screen.choice;

import dev.orebound.content.Content;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicDuo;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.GearSeal;
import dev.orebound.screen.party.PowerFigures;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.PlayerGear;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks which of the offered relics the player takes, and then, if it carries as many as it can, which one it leaves.
 */
final class RelicChoice {
    private final World world;
    private final PageContext parts;
    private final ChoiceScreen.ChoiceAnswer answer;
    private final ChoiceScreen screen;
    private final GameTexts texts;
    private final PowerBook book;
    private final PlayerGear player;
    private final GearComponent gear;

    RelicChoice(World world, PageContext parts, ChoiceScreen.ChoiceAnswer answer) {
        this.world = world;
        this.parts = parts;
        this.answer = answer;
        texts = parts.texts();
        book = parts.content().powers();
        player = world.player().gear();
        gear = player.component();
        screen = new ChoiceScreen(parts);
        askWhichToTake();
    }

    /** Returns the screen, which asks the first question. */
    ChoiceScreen screen() {
        return screen;
    }

    private void askWhichToTake() {
        RelicOffer offer = world.part(RelicOffer.class);
        List<ChoiceCard> cards = new ArrayList<>();
        for (int i = 0; i < offer.count(); i++) {
            int number = i;
            cards.add(offered(number, offer.relic(i)).whenChosen(() -> take(number)));
        }
        int rest = cards.size();
        Runnable none = () -> answer.order(IntentOrder.TAKE_RELIC, RelicOffer.answer(rest, 0));
        if (offer.isExchange()) {
            MenuButton keep = parts.button(texts.format("choice.exchange_none", rest + 1), "", none);
            String keys = parts.told("choice.scroll_help", rest + 1);
            screen.ask(new ChoiceScreen.ChoiceStep(
                    texts.get("choice.exchange"), keys, ChoiceScreen.RELIC_UNITS, cards, List.of(keep), none));
            return;
        }
        MenuButton melt = parts.button(meltWords(rest + 1), texts.get("choice.melt_sure"), none);
        String help = parts.told("choice.relic_help", rest + 1);
        screen.ask(new ChoiceScreen.ChoiceStep(
                texts.get("choice.relic"), help, ChoiceScreen.RELIC_UNITS, cards, List.of(melt), answer::later));
    }

    private void take(int number) {
        if (gear.relicCount < player.relicPlaces()
                && !world.part(RelicOffer.class).isExchange()) {
            answer.order(IntentOrder.TAKE_RELIC, RelicOffer.answer(number, 0));
        } else {
            askWhichToLeave(number);
        }
    }

    private void askWhichToLeave(int number) {
        int taken = world.part(RelicOffer.class).relic(number);
        List<ChoiceCard> cards = new ArrayList<>();
        for (int i = 0; i < gear.relicCount; i++) {
            int slot = i;
            cards.add(carried(i + 1, gear.relics[i])
                    .whenChosen(() -> answer.order(IntentOrder.TAKE_RELIC, RelicOffer.answer(number, slot))));
        }
        boolean isExchange = world.part(RelicOffer.class).isExchange();
        String heading = texts.format(
                isExchange ? "choice.relic_exchange" : "choice.relic_leave", texts.get(book.textKey(taken) + ".name"));
        MenuButton back = parts.button(texts.format("choice.relic_back", cards.size() + 1), "", this::askWhichToTake);
        screen.ask(new ChoiceScreen.ChoiceStep(
                heading,
                parts.told(isExchange ? "choice.exchange_leave_help" : "choice.relic_leave_help", cards.size()),
                ChoiceScreen.HIGHER_UNITS,
                cards,
                List.of(back),
                this::askWhichToTake));
    }

    private ChoiceCard offered(int number, int relic) {
        Relic of = book.relics().at(relic);
        RelicDuo duo = world.part(RelicOffer.class).duoWith(relic);
        String foot = "";
        if (duo != null) {
            String partner = duo.of().get(duo.of().get(0).equals(of.id()) ? 1 : 0);
            foot = texts.format(
                    "choice.relic_duo",
                    texts.get("relic." + partner + ".name"),
                    texts.get("duo." + duo.id() + ".name"),
                    texts.get("duo." + duo.id() + ".words"));
        }
        return card(number + 1, of, foot).footTint(UiPalette.GOLD);
    }

    private ChoiceCard carried(int number, int relic) {
        Relic of = book.relics().at(relic);
        RelicDuo duo = world.part(RelicOffer.class).duoWith(relic);
        String foot = duo == null ? "" : texts.format("choice.relic_breaks", texts.get("duo." + duo.id() + ".name"));
        return card(number, of, foot).footTint(UiPalette.FLAME);
    }

    private ChoiceCard card(int number, Relic of, String foot) {
        String badge = texts.get("relic_grade." + of.grade().id() + ".relic");
        String key = "relic." + of.id();
        String warning = of.isDoubleEdged() ? texts.get("choice.double_edged") : "";
        PowerFigures counted = new PowerFigures(parts.content(), texts);
        List<String> figures = counted.of(of.power());
        String told = texts.get(key + ".words") + (figures.isEmpty() ? "" : "\n\n" + PowerFigures.lines(figures));
        ChoiceCard.CardText words = new ChoiceCard.CardText(texts.get(key + ".name"), badge, warning, told, foot);
        return new ChoiceCard(parts, number, parts.sprites().frame(of.sprite(), 0), words, GearSeal.rgbOf(of.grade()));
    }

    private String meltWords(int number) {
        Content content = parts.content();
        String ore = world.floor().primaryOre();
        int most = content.player().flaskMeasures() + player.standing(StandingRule.FLASK_SIZE);
        int room = most - world.player().component().flasks[content.ores().indexOf(ore)];
        int measures = Math.max(0, Math.min(book.rules().meltMeasures(), room));
        return texts.format("choice.melt", number, measures, texts.get("ore." + ore + ".name"));
    }
}
