package dev.orebound.screen.choice;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.gift.SpellScroll;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.ArrayList;
import java.util.List;

/** Makes the pages for the questions that a world asks: which scroll to read, and which companion to leave for a golem. */
public final class ChoicePages {
    private ChoicePages() {}

    /**
     * The page for what a world asks now.
     *
     * @throws IllegalArgumentException if it asks nothing
     */
    public static ChoiceScreen of(World world, PageContext parts, ChoiceAnswer answer) {
        PendingChoice choice = world.gifts().choice();
        return switch (choice) {
            case SCROLL -> scrolls(world.gifts().scrolls(), parts, answer);
            case COMPANION -> companions(world, parts, answer);
            case NONE -> throw new IllegalArgumentException("nothing is asked");
        };
    }

    static ChoiceScreen scrolls(List<SpellScroll> scrolls, PageContext parts, ChoiceAnswer answer) {
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

    static ChoiceScreen companions(World world, PageContext parts, ChoiceAnswer answer) {
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

    /** Takes what was chosen. */
    public interface ChoiceAnswer {
        /** This is to be done with the next tick. */
        void order(IntentOrder order, int argument);

        /** Nothing was chosen, for now. */
        void later();
    }
}
