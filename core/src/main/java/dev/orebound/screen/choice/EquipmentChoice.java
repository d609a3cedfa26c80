package dev.orebound.screen.choice;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.StandingChange;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Asks which of the offered pieces of equipment the player takes: a found one or the one that is worn, or one of a forge. */
final class EquipmentChoice {
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
        offer = world.equipmentOffer();
    }

    /** Returns the screen that asks. */
    ChoiceScreen screen() {
        List<ChoiceCard> cards = new ArrayList<>();
        for (int i = 0; i < offer.count(); i++) {
            int number = i;
            cards.add(offered(number).whenChosen(() -> take(number)));
        }
        int none = offer.count();
        boolean isFound = none == 1 && offer.measures(0) == 0;
        List<MenuButton> rows = new ArrayList<>();
        if (isFound) {
            cards.add(worn(none + 1, wornInsteadOf(offer.piece(0)), offer.piece(0))
                    .whenChosen(() -> answer.order(IntentOrder.TAKE_EQUIPMENT, none)));
        } else {
            rows.add(parts.button(
                    texts.format("choice.forge_none", none + 1),
                    "",
                    () -> answer.order(IntentOrder.TAKE_EQUIPMENT, none)));
        }
        String heading = isFound ? texts.get("choice.equipment") : texts.format("choice.forge", allOre());
        String help = texts.format("choice.relic_help", none + 1);
        return new ChoiceScreen(
                parts,
                new ChoiceScreen.ChoiceStep(heading, help, ChoiceScreen.HIGHER_UNITS, cards, rows, answer::later));
    }

    private void take(int number) {
        if (offer.affords(number)) {
            answer.order(IntentOrder.TAKE_EQUIPMENT, number);
        }
    }

    private int wornInsteadOf(int piece) {
        return gear.worn[book.equipment().at(piece).slot().ordinal()];
    }

    private ChoiceCard offered(int number) {
        int piece = offer.piece(number);
        int worn = wornInsteadOf(piece);
        List<String> foot = new ArrayList<>();
        if (offer.measures(number) > 0) {
            foot.add(texts.format("choice.equipment_cost", offer.measures(number)));
        }
        if (offer.melted(worn) > 0) {
            foot.add(texts.format("choice.equipment_melts", nameOf(worn), offer.melted(worn)));
        }
        String warning = offer.affords(number) ? "" : texts.get("choice.equipment_dear");
        int rgb = offer.affords(number) ? UiPalette.GOLD : UiPalette.STONE_PALE;
        // A found piece lies beside the worn one, whose card has the figures.
        List<String> figures = figures(piece, offer.measures(number) > 0 ? worn : piece);
        return card(number + 1, piece, warning, figures, String.join("\n", foot), rgb);
    }

    /** Returns the card of the worn piece, which keeps it and melts the found one down. */
    private ChoiceCard worn(int number, int worn, int found) {
        String foot = texts.format("choice.equipment_keeps", nameOf(found), offer.melted(found));
        return card(number, worn, "", figures(worn, worn), foot, UiPalette.STONE_PALE);
    }

    private ChoiceCard card(int number, int piece, String warning, List<String> figures, String foot, int rgb) {
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

    /** Returns what can be counted about a piece, a line each; if it is another than the worn one, with the figure of that one. */
    private List<String> figures(int piece, int worn) {
        Equipment of = book.equipment().at(piece);
        Equipment before = book.equipment().at(worn);
        List<String> lines = new ArrayList<>();
        if (!of.strikes().isEmpty()) {
            lines.add(figure("choice.damage", damage(of), damage(before)));
            lines.add(figure("choice.rhythm", rhythm(of), rhythm(before)));
            lines.add(figure("choice.reach", reach(of), reach(before)));
            lines.add(figure("choice.sweep", sweep(of), sweep(before)));
        }
        LightSource light = of.light();
        LightSource lightBefore = before.light();
        if (light != null && lightBefore != null) {
            lines.add(figure("choice.light", number(light.radiusCells()), number(lightBefore.radiusCells())));
        }
        for (StandingChange change : of.power().standing()) {
            String by = (change.by() > 0 ? "+" : "") + change.by();
            lines.add(texts.format("standing." + change.rule().name().toLowerCase(Locale.ROOT), by));
        }
        return lines;
    }

    private String figure(String key, String now, String before) {
        String line = texts.format(key, now);
        return now.equals(before) ? line : texts.format("choice.figure_before", line, before);
    }

    private static String damage(Equipment pick) {
        return pick.strikes().stream()
                .map(strike -> Integer.toString(strike.damage()))
                .collect(Collectors.joining(", "));
    }

    private static String rhythm(Equipment pick) {
        int ticks = 0;
        for (Attack strike : pick.strikes()) {
            ticks += strike.timing().windUpTicks() + strike.timing().recoveryTicks();
        }
        return number(ticks / (float) TickClock.TICKS_A_SECOND);
    }

    private static String reach(Equipment pick) {
        float reach = 0;
        for (Attack strike : pick.strikes()) {
            reach = Math.max(reach, strike.form() instanceof AttackForm.MeleeArc arc ? arc.reachCells() : 0);
        }
        return number(reach);
    }

    private static String sweep(Equipment pick) {
        int sweep = 0;
        for (Attack strike : pick.strikes()) {
            sweep = Math.max(sweep, strike.form() instanceof AttackForm.MeleeArc arc ? arc.arcDegrees() : 0);
        }
        return Integer.toString(sweep);
    }

    private static String number(float number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private int allOre() {
        int all = 0;
        for (int measures : world.player().component().flasks) {
            all += measures;
        }
        return all;
    }
}
