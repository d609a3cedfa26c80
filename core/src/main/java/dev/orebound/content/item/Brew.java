package dev.orebound.content.item;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.text.GameTexts;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A mixture of ores that the alchemist uses as a bolt, a burst or a flask. Its name is the text {@code brew.<id>.name},
 * what it does the text {@code brew.<id>.words}.
 */
public record Brew(
        String id,

        @Field("1..3 ids in ores.json: the ores that are mixed; no two brews have the same")
        List<String> ores,

        @Field("its picture; a bolt in flight is <key>_shot, a flask in flight <key>_flask")
        String sprite,

        @Field(value = "rrggbb: red, green and blue in hexadecimal digits", name = "colour")
        int rgb,

        @Field("flies straight ahead: ranged") Dose bolt,
        @Field("comes all round the alchemist: burst") Dose burst,

        @Field("is thrown: lob; farthest_cells is its range")
        Dose flask,

        @Field("optional: is drawn along the floor while the button is held") @Nullable
        BrewLay lay)
        implements TableEntry, Checked {

    /** The ways to use a brew. Each has a press of its own. */
    public enum BrewUse {
        BOLT(AttackForm.Ranged.class, "ranged"),
        BURST(AttackForm.Burst.class, "burst"),
        FLASK(AttackForm.Lob.class, "lob");

        private final Class<? extends AttackForm> form;
        private final String formWord;

        BrewUse(Class<? extends AttackForm> form, String formWord) {
            this.form = form;
            this.formWord = formWord;
        }

        /** Returns the word for it in assets. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** One use of a brew: its price and what it does at level 1. */
    @Meaning(value = "a use of a brew", home = "brews.json")
    public record Dose(
            @Field("1..99: price, in measures of each of its ores")
            int measures,

            Attack attack) {}

    /**
     * Returns true if the player knows the brew: it is of one ore, or it was made before.
     *
     * @param isMet tells of an id of the codex if the player has met it
     */
    public boolean isKnown(Predicate<String> isMet) {
        return ores.size() == 1 || isMet.test("brew." + id);
    }

    /** Returns the names of its ores. */
    public String oreNames(GameTexts texts) {
        return texts.joined(
                "list.plus",
                ores.stream().map(ore -> texts.get("ore." + ore + ".name")).toList());
    }

    /** Returns what its ores do, which is all that is told of a mixture before the player has made it. */
    public String oreHints(GameTexts texts) {
        return texts.joined(
                "list.sentence",
                ores.stream().map(ore -> texts.get("ore." + ore + ".does")).toList());
    }

    /** Returns a use at level 1. */
    public Dose dose(BrewUse use) {
        return switch (use) {
            case BOLT -> bolt;
            case BURST -> burst;
            case FLASK -> flask;
        };
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        for (BrewUse use : BrewUse.values()) {
            if (!use.form.isInstance(dose(use).attack().form())) {
                entry.complain(use.id() + ".form", "is not an attack of a " + use.id() + "; give " + use.formWord);
            }
            if (dose(use).attack().near() != null) {
                entry.complain(use.id() + ".near", "is for monsters only; leave it out");
            }
        }
        if (ores.stream().distinct().count() < ores.size()) {
            entry.complain("ores", "has an ore twice; give each once");
        }
    }
}
