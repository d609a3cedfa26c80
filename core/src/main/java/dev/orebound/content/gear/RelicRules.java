package dev.orebound.content.gear;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;

/** All relics and duos, and how relics are offered. */
@Meaning("""
        Relics: each bends a rule of the game. A rule of a relic says when it acts, if what, and what follows then; \
        standing
        changes hold for as long as it is carried. A duo acts while both of its relics are carried. Texts: \
        relic.<id>.name and
        relic.<id>.words, duo.<id>.name and duo.<id>.words. A second has 60 ticks.""")
public record RelicRules(
        @Field("1..5: relics of which the player chooses one")
        int offered,

        @Field("0..99: measures of the floor's primary ore for turning all of them down")
        int meltMeasures,

        @Field("100..900 %: how much more likely a relic is offered that makes a duo with one that is carried")
        int duoPercent,

        @Field("how often relics of each grade are offered on the first floor")
        GradeWeights first,

        @Field("the same on the last; in between it changes evenly")
        GradeWeights last,

        @Field("1.." + RelicRules.MOST_RELICS + ": the relics, by their ids")
        ContentTable<Relic> relics,

        @Field("0.." + RelicRules.MOST_DUOS + ": the duos, by their ids")
        ContentTable<RelicDuo> duos)
        implements Checked {
    public static final String FILE = "content/relics.json";

    /** The most relics and duos that content can declare. */
    public static final int MOST_RELICS = 64;

    public static final int MOST_DUOS = 32;

    /** The most relics that the player can carry. */
    public static final int MOST_CARRIED = 6;

    /** A weight for each grade. */
    @Meaning(value = "weights", home = "relics.json")
    public record GradeWeights(
            @Field("0..100: plain") int plain,
            @Field("0..100: fine") int fine,
            @Field("0..100: grand") int grand) {
        private int of(Relic.RelicGrade grade) {
            return switch (grade) {
                case PLAIN -> plain;
                case FINE -> fine;
                case GRAND -> grand;
            };
        }
    }

    /** Returns how often a relic of a grade is offered at a depth, as a share of the sum over all relics. */
    public int weight(Relic.RelicGrade grade, int depth, int deepest) {
        return first.of(grade) + (last.of(grade) - first.of(grade)) * (depth - 1) / Math.max(1, deepest - 1);
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        for (RelicDuo duo : duos) {
            for (String relic : duo.of()) {
                entry.requireKnown("duos." + duo.id() + ".of", relic, relics);
            }
        }
        if (relics.size() < offered + MOST_CARRIED) {
            entry.complain("relics", relics.size() + " are too few; give " + (offered + MOST_CARRIED) + " or more");
        }
    }
}
