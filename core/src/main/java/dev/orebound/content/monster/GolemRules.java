package dev.orebound.content.monster;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/** The rows from which all kinds of golems are composed, and what feeding does. */
@Meaning("""
        Golems: each build with each ore is a kind, <ore>_<build>, which is a monster without a horde. Texts: \
        golem.build.<id>.name
        and .lore, golem.ore.<id>.name and .lore. A second has 60 ticks.""")
public record GolemRules(
        @Field("id in manners.json: the manner of all, of which only the fear of fire matters beside the player")
        String manner,

        @Field("1..8: the builds, by their ids") ContentTable<GolemBuild> builds,

        @Field("1..4: the ores, by their ids; each ore of ores.json has one row")
        ContentTable<GolemOre> ores,

        @Field("3..3: the ranks, the first without any feeding")
        List<GolemRank> ranks,

        @Field("1..99: measures of its own ore in one feeding")
        int mealMeasures,

        @Field("1..99: measures of another ore for its gift")
        int giftMeasures,

        @Field("0..100 %: health that one feeding with its own ore gives back")
        int mealMendPercent,

        @Field("what becomes of a golem that falls") FallRules fall,

        @Field("how companions keep out of the player's way and take orders")
        CompanyRules company)
        implements Checked {
    public static final String FILE = "content/golems.json";

    /** The number of ranks. */
    public static final int RANKS = 3;

    /** A rank of a golem, which feeding with its own ore brings. */
    public record GolemRank(
            @Field("0..999: measures of its own ore that it has eaten by then")
            int fedMeasures,

            @Field("100..400 %: health") int healthPercent,
            @Field("100..400 %: damage") int damagePercent,

            @Field("0..99: measures of its own ore that bring it back after it has fallen")
            int raiseMeasures) {}

    /** The rules by which a golem that fell is brought back. */
    public record FallRules(
            @Field("1..600 ticks: time for which interact is held to bring it back")
            int raiseTicks,

            @Field("1..100 %: health with which it stands up again")
            int healthPercent,

            @Field("0..20 cells: distance of awake enemies in sight within which nobody brings it back")
            float quietCells) {}

    /** Numbers of the manners of companions, and of orders. */
    public record CompanyRules(
            @Field("0..4 cells: distance that companions keep from the player")
            float keepCells,

            @Field("0..12 cells: length of the line of aim that they keep free")
            float aimCells,

            @Field("0..1 cells: distance of their bodies from that line")
            float aimMarginCells,

            @Field("1..12 cells: farthest companion with which the player changes places")
            float swapCells,

            @Field("0.5..12 cells: distance from the marked cell within which a monster is looked for")
            float markCells,

            @Field("0.5..4 cells: distance within which the player can feed a golem")
            float feedCells,

            @Field("0..12 cells: distance from its post within which a companion that holds it fights")
            float postCells,

            @Field("0..100 %: health below which a companion draws back from its foes, unless it holds a place")
            int retreatPercent,

            @Field("0..100 %: health from which it fights again")
            int returnPercent) {}

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (company.returnPercent() < company.retreatPercent()) {
            entry.complain(
                    "company.return_percent",
                    company.returnPercent() + "; give no less than retreat_percent, " + company.retreatPercent());
        }
        for (int rank = 0; rank < ranks.size(); rank++) {
            int fed = ranks.get(rank).fedMeasures();
            boolean isInOrder = rank == 0 ? fed == 0 : fed > ranks.get(rank - 1).fedMeasures();
            if (!isInOrder) {
                entry.complain(
                        "ranks[" + rank + "].fed_measures",
                        rank == 0 ? fed + "; give 0 for the first" : fed + "; give more than the rank before");
            }
            if (rank > 0
                    && ranks.get(rank).raiseMeasures() < ranks.get(rank - 1).raiseMeasures()) {
                entry.complain(
                        "ranks[" + rank + "].raise_measures",
                        ranks.get(rank).raiseMeasures() + "; give no less than the rank before");
            }
        }
    }

    /** Returns the rank, from 0, of a golem that has eaten so many measures of its own ore. */
    public int rankOf(int fedMeasures) {
        int rank = 0;
        while (rank + 1 < ranks.size() && fedMeasures >= ranks.get(rank + 1).fedMeasures()) {
            rank++;
        }
        return rank;
    }

    /**
     * Returns the share of the food for the next rank that a golem has had since its own, from 0 to 1; 1 at the last.
     */
    public float growth(int fedMeasures) {
        int rank = rankOf(fedMeasures);
        if (rank + 1 >= ranks.size()) {
            return 1;
        }
        float from = ranks.get(rank).fedMeasures();
        return (fedMeasures - from) / (ranks.get(rank + 1).fedMeasures() - from);
    }

    /** Returns the price of bringing back a golem that has eaten so many measures, in measures of its own ore. */
    public int raiseMeasures(int fedMeasures) {
        return ranks.get(rankOf(fedMeasures)).raiseMeasures();
    }

    /** Returns the measures of its own ore after which a golem grows no more. */
    public int mostFed() {
        return ranks.isEmpty() ? 0 : ranks.get(ranks.size() - 1).fedMeasures();
    }
}
