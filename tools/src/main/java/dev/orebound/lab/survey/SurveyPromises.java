package dev.orebound.lab.survey;

import dev.orebound.lab.survey.ShareTally.KindShare;
import dev.orebound.lab.survey.ShareTally.KindSort;
import dev.orebound.lab.survey.SurveyTally.ChestTally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The promises about many floors together. Each is judged only if there are so many samples that chance alone cannot
 * break it.
 */
final class SurveyPromises {
    /** Floors, chests, veins, ores, pieces or heaps of loot, before a promise about them is judged. */
    static final int ENOUGH = 1_000;

    /** The standard deviations that are attributed to chance; a survey strays farther once in 30,000 times. */
    private static final double DEVIATIONS = 4;

    private static final double MOST_ATTEMPTS = 1.5;
    private static final double LEAST_NOOK_SHARE = 1 / 3.0;

    private static final double LEAST_NATURAL_SHARE = 1 / 3.0;

    /** The distance from a quarter beyond which centre chests favour, or shun, a way that they face. */
    private static final double FACING_TOLERANCE = 0.05;

    /** The distance from one half beyond which a side counts as favoured. */
    private static final double HALF_TOLERANCE = 0.05;

    /**
     * Corridors that count as loops on a floor with many ways round, and the share of floors that must be like that.
     */
    private static final int MANY_LOOPS = 6;

    private static final double LEAST_SHARE_OF_LOOPED_FLOORS = 0.75;

    /** The share of floors on which something worth walking to is in sight of the start. */
    private static final double LEAST_SHARE_OF_VIEWS = 0.99;

    private static final double TRAP_SHARE = 0.25;
    private static final double LEAST_ORE_RATE = 0.85;
    private static final double LEAST_PRIMARY_SHARE = 0.55;
    private static final double MOST_PRIMARY_SHARE = 0.75;
    private static final double LEAST_SMALL_SHARE = 0.04;
    private static final double MOST_SMALL_SHARE = 0.06;
    private static final double LEAST_TOUCHING_SHARE = 0.8;
    private static final double LEAST_HEAP = 2.5;

    private SurveyPromises() {}

    /**
     * A promise and its figure.
     *
     * @param about its subject
     * @param value as found
     * @param least accepted
     * @param most accepted
     * @param samples from which the value was found
     */
    record Promise(String about, double value, double least, double most, double samples) {
        boolean isJudged() {
            return samples >= ENOUGH;
        }

        boolean isBroken() {
            return isJudged() && (value < least || value > most);
        }

        /** As in {@code attempts a floor: 1.62, accepted 1.00 to 1.50}. */
        String words() {
            return String.format(Locale.ROOT, "%s: %.3f, accepted %.3f to %.3f", about, value, least, most);
        }
    }

    static List<Promise> of(SurveyTally tally) {
        List<Promise> promises = new ArrayList<>();
        promises.add(new Promise("attempts a floor", tally.attempts.mean(), 1, MOST_ATTEMPTS, tally.floors()));
        ChestTally chests = tally.chests;
        promises.add(new Promise("share of chests in nooks", chests.nookShare(), LEAST_NOOK_SHARE, 1, chests.chests()));
        promises.add(new Promise(
                "share of nooks with chests that are natural",
                chests.naturalShare(),
                LEAST_NATURAL_SHARE,
                1,
                chests.inNooks()));
        for (String way : ChestTally.FACINGS) {
            promises.add(new Promise(
                    "share of centre chests that face " + way,
                    chests.facingShare(way),
                    0.25 - FACING_TOLERANCE,
                    0.25 + FACING_TOLERANCE,
                    chests.facings()));
        }
        promises.add(half("share of chests in the left half", chests.westShare(), chests.chests()));
        promises.add(half("share of chests in the lower half", chests.southShare(), chests.chests()));
        promises.add(trapDraws(tally.trapDrawsWon.value(), tally.trapDrawsLost.value()));
        promises.add(new Promise(
                "share of floors with 6 loop corridors",
                shareOfLoopedFloors(tally),
                LEAST_SHARE_OF_LOOPED_FLOORS,
                1,
                tally.floors()));
        promises.add(new Promise(
                "share of veins with the primary ore",
                tally.ores.primaryShare(),
                LEAST_PRIMARY_SHARE,
                MOST_PRIMARY_SHARE,
                tally.ores.veins.value()));
        promises.add(tallFloors(tally));
        HeapTally heaps = tally.heaps;
        promises.add(new Promise(
                "share of room cells with small loot",
                heaps.share(),
                LEAST_SMALL_SHARE,
                MOST_SMALL_SHARE,
                tally.floors()));
        promises.add(new Promise(
                "share of small loot that touches its like",
                heaps.touchingShare(),
                LEAST_TOUCHING_SHARE,
                1,
                heaps.pieces.value()));
        promises.add(new Promise(
                "pieces in a heap of small loot",
                heaps.sizes.mean(),
                LEAST_HEAP,
                Double.POSITIVE_INFINITY,
                heaps.sizes.count()));
        promises.add(new Promise(
                "share of first views with something",
                tally.firstViews.shareWithSomething(),
                LEAST_SHARE_OF_VIEWS,
                1,
                tally.firstViews.cells.count()));
        promises.add(ore("ore for what its veins promise", tally.ores, 1, tally.ores.mostDistance()));
        for (int distance = 1; distance <= tally.ores.mostDistance(); distance++) {
            promises.add(ore("the same at distance " + distance, tally.ores, distance, distance));
        }
        for (KindSort sort : KindSort.values()) {
            tally.shares.of(sort).entrySet().stream()
                    .map(kind -> share(sort, kind.getKey(), kind.getValue()))
                    .min(Comparator.comparing((Promise share) -> !share.isJudged())
                            .thenComparing(share -> share.value() - share.least()))
                    .ifPresent(promises::add);
        }
        return promises;
    }

    /**
     * The share of floors, those of the boss and of guardians apart, on which at least six corridors count as loops.
     */
    static double shareOfLoopedFloors(SurveyTally tally) {
        long looped = 0;
        for (int count = MANY_LOOPS; count <= tally.loops.most(); count++) {
            looped += tally.loops.times(count);
        }
        return looped / (double) Math.max(1, tally.loops.count());
    }

    private static Promise half(String about, double share, long chests) {
        return new Promise(about, share, 0.5 - HALF_TOLERANCE, 0.5 + HALF_TOLERANCE, chests);
    }

    private static Promise trapDraws(long won, long lost) {
        double draws = Math.max(1, won + lost);
        double chance = DEVIATIONS * Math.sqrt(TRAP_SHARE * (1 - TRAP_SHARE) / draws);
        return new Promise(
                "share of drawn treasure rooms that are traps",
                won / draws,
                TRAP_SHARE - chance,
                TRAP_SHARE + chance,
                won + lost);
    }

    /** Floors with the hall of a guardian or the boss apart, which are never taller than wide. */
    private static Promise tallFloors(SurveyTally tally) {
        double floors = Math.max(1, tally.drawnShapes.value());
        double share = tally.expectedTallPercent.value() / (100 * floors);
        double chance = DEVIATIONS * Math.sqrt(share * (1 - share) / floors);
        return new Promise(
                "share of floors taller than wide",
                tally.tallShare(),
                share - chance,
                share + chance,
                tally.drawnShapes.value());
    }

    /**
     * The promise of a kind that it is not too rare among its sort; of each sort the kind that comes off worst is
     * judged.
     */
    private static Promise share(KindSort sort, String kind, KindShare share) {
        double least = sort.leastShare;
        double chance = DEVIATIONS * Math.sqrt(least * (1 - least) / Math.max(1, share.of()));
        return new Promise(
                "share of the rarest " + sort.word() + ", " + kind, share.value(), least - chance, 1, share.of());
    }

    /** Ways that must stay open may lower it somewhat; nothing raises it but chance. */
    private static Promise ore(String about, OreTally ores, int from, int to) {
        double chance = DEVIATIONS * ores.deviation(from, to);
        return new Promise(about, ores.rate(from, to), LEAST_ORE_RATE - chance, 1 + chance, ores.expected(from, to));
    }
}
