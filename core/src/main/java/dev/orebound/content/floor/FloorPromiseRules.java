package dev.orebound.content.floor;

import dev.orebound.content.item.Loot;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import java.util.ArrayList;
import java.util.List;

/** The rules by which the floors of a run get their danger and their features, which exits tell. */
public record FloorPromiseRules(
        @Field("3..3: one for each number of marks, from one mark to three")
        List<DangerMarks> marks,

        @Field("1..16: how often each number of marks is drawn; the first entry that holds a row counts")
        List<DangerOdds> danger,

        @Field("0..64: features, of which a floor has up to three different ones")
        List<FeatureOdds> features,

        @Field("0..16: wardens of battle floors that have a reliquary")
        List<WardenPrize> wardens,

        @Field("the leader of an elite horde") EliteLeader elite) {
    /** The feature that no vignette stands for: a horde with a stronger leader. */
    public static final String ELITE = "elite";

    /** The most marks that a floor has. */
    public static final int MOST_MARKS = 3;

    /** The most features that a floor has. */
    public static final int MOST_FEATURES = 3;

    /** The meaning of a number of marks for a floor. */
    public record DangerMarks(
            @Field("100..300 %: number of hordes") int hordesPercent,
            @Field("0..1000: weight of no feature") int none,
            @Field("0..1000: weight of one feature") int one,
            @Field("0..1000: weight of two features") int two,

            @Field("0..1000: weight of three features") int three) {
        /** Returns the weights of the numbers of features, from none on. */
        public List<Integer> weights() {
            return List.of(none, one, two, three);
        }
    }

    /** The weights of the numbers of marks on some rows. */
    public record DangerOdds(
            @Field("0..16: rows; 16 is the boss's") IntRange rows,
            @Field("0..1000: weight of one mark") int one,
            @Field("0..1000: weight of two marks") int two,

            @Field("0..1000: weight of three marks") int three) {
        /** Returns the weights of the numbers of marks, from one on. */
        public List<Integer> weights() {
            return List.of(one, two, three);
        }
    }

    /** The weight of a feature on some rows. */
    public record FeatureOdds(
            @Field("its word: elite, or the feature of a vignette")
            String feature,

            @Field("0..15: rows") IntRange rows,

            @Field("0..1000: weight among the features of a row")
            int weight) {}

    /** The wardens of some rows that have a reliquary. */
    public record WardenPrize(
            @Field("0..15: rows") IntRange rows,
            @Field("1..3: marks from which on they have it") int fromMarks) {}

    /** The changes to the leader of an elite horde, and what it drops. */
    public record EliteLeader(
            @Field("100..1000 %: its health") int healthPercent,
            @Field("100..300 %: the damage of its attacks") int damagePercent,

            @Field("0..8: what it drops") List<Loot> prize) {}

    /** Returns true if the warden of a battle floor has a reliquary. */
    public boolean hasReliquary(int depth, int danger) {
        for (WardenPrize prize : wardens) {
            if (prize.rows().holds(depth - 1)) {
                return danger >= prize.fromMarks();
            }
        }
        return false;
    }

    /** Returns what a number of marks means. */
    public DangerMarks marksOf(int danger) {
        return marks.get(danger - 1);
    }

    /** Returns the weights of one, two and three marks on a row; one mark is certain where no entry holds it. */
    public List<Integer> dangerAt(int row) {
        for (DangerOdds odds : danger) {
            if (odds.rows().holds(row)) {
                return odds.weights();
            }
        }
        return List.of(1, 0, 0);
    }

    /** Returns the features that a row can have. */
    public List<FeatureOdds> featuresAt(int row) {
        return new ArrayList<>(features.stream()
                .filter(each -> each.rows().holds(row) && each.weight() > 0)
                .toList());
    }
}
