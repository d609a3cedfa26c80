package dev.orebound.lab.bot;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.bot.RunTally.FloorGroup;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.IntHistogram;
import java.util.List;

/** The figures of many runs: of all, and of the floors by depth and kind. */
final class RunTally extends FigureGroup {
    /** The figures of one group of floors. */
    static final class FloorGroup extends FigureGroup {
        final IntHistogram seconds = part("seconds", new IntHistogram());
        final IntHistogram healthBefore = part("health_before", new IntHistogram());
        final IntHistogram companions = part("companions", new IntHistogram());
        final IntHistogram lost = part("lost", new IntHistogram());

        /** Losses on floors of each depth. */
        final Groups<IntHistogram> lostAtDepth = part("lost_at_depth", new Groups<>(IntHistogram::new));

        final Counts causes = part("causes", new Counts());
        final Sum ends = part("ends", new Sum());

        private void add(FloorResult floor) {
            seconds.add((int) (floor.ticks() / TICKS_A_SECOND));
            healthBefore.add(floor.healthBefore());
            companions.add(floor.companions());
            lost.add(floor.lostPercent());
            lostAtDepth.at(floor.depth()).add(floor.lostPercent());
        }

        private void end(String cause) {
            ends.add(1);
            causes.add(cause);
        }

        long floors() {
            return seconds.count();
        }
    }

    private static final int TICKS_A_SECOND = 60;

    final IntHistogram depths = part("depths", new IntHistogram());
    final IntHistogram seconds = part("seconds", new IntHistogram());

    /** The time on each floor. */
    final IntHistogram floorSeconds = part("floor_seconds", new IntHistogram());

    final IntHistogram slain = part("slain", new IntHistogram());
    final IntHistogram ore = part("ore", new IntHistogram());
    final Counts causes = part("causes", new Counts());
    final Counts harm = part("harm", new Counts());
    final Counts brews = part("brews", new Counts());
    final Counts reactions = part("reactions", new Counts());
    final Counts chains = part("chains", new Counts());
    final Counts gearTaken = part("gear_taken", new Counts());
    final Counts gearActed = part("gear_acted", new Counts());
    final Counts relicsOfWins = part("relics_of_wins", new Counts());
    final Counts entered = part("entered", new Counts());
    final Counts used = part("used", new Counts());
    final Counts opened = part("opened", new Counts());
    final Sum wares = part("wares", new Sum());
    final Sum relicsOffered = part("relics_offered", new Sum());
    final IntHistogram offersOfWins = part("offers_of_wins", new IntHistogram());
    final Sum ownDeaths = part("own_deaths", new Sum());

    /** The ticks of all runs, those that were walked, and those of them in rooms that hold nothing any more. */
    final Sum ticks = part("ticks", new Sum());

    final Sum walked = part("walked", new Sum());
    final Sum walkedEmpty = part("walked_empty", new Sum());
    final Sum walkedBare = part("walked_bare", new Sum());
    final Groups<FloorGroup> byDepth = part("by_depth", new Groups<>(FloorGroup::new));
    final Groups<FloorGroup> byKind = part("by_kind", new Groups<>(FloorGroup::new));

    /** The floors by marks of danger, the boss's apart. */
    final Groups<FloorGroup> byDanger = part("by_danger", new Groups<>(FloorGroup::new));

    final Sum arenasSprung = part("arenas_sprung", new Sum());
    final Sum arenasCleared = part("arenas_cleared", new Sum());
    final Sum chestsOpened = part("chests_opened", new Sum());
    final Sum golemsWoken = part("golems_woken", new Sum());
    final Sum scrollsRead = part("scrolls_read", new Sum());

    /** A line for each run, and for each that stalled or threw an exception, in the order of their seeds. */
    final FigureRows<String> lines = part("lines", FigureRows.ofTexts());

    final FigureRows<String> faults = part("faults", FigureRows.ofTexts());
    final CourseTally course = part("course", new CourseTally());
    private final Counts endings = part("endings", new Counts());

    /** The companions that came to the last floor of runs that were won, and of the others. */
    final IntHistogram companionsOfWins = part("companions_of_wins", new IntHistogram());

    final IntHistogram companionsOfOthers = part("companions_of_others", new IntHistogram());
    /** The relics that were carried when runs ended that were not won. */
    final Counts relicsOfOthers = part("relics_of_others", new Counts());

    void add(PlayedRun run) {
        lines.add(run.line());
        if (run.isFault()) {
            faults.add(run.line());
        }
        endings.add(run.ending().id());
        course.add(run.seed(), run.course(), run.ending() == RunEnding.DIED);
        depths.add(run.depth());
        seconds.add((int) (run.deeds().ticks() / TICKS_A_SECOND));
        slain.add(run.deeds().monstersSlain());
        ore.add(run.deeds().oreMeasures());
        arenasSprung.add(run.arenasSprung());
        arenasCleared.add(run.deeds().arenasCleared());
        chestsOpened.add(run.deeds().chestsOpened());
        golemsWoken.add(run.deeds().golemsWoken());
        scrollsRead.add(run.deeds().scrollsRead());
        harm.addAll(run.harm());
        brews.addAll(run.brewing().brews());
        reactions.addAll(run.brewing().reactions());
        chains.addAll(run.brewing().chains());
        entered.addAll(run.scenes().entered());
        used.addAll(run.scenes().used());
        opened.addAll(run.scenes().opened());
        wares.add(run.scenes().wares());
        relicsOffered.add(run.gear().offers());
        gearTaken.addAll(run.gear().taken());
        gearActed.addAll(run.gear().acted());
        if (run.ending() == RunEnding.WON) {
            offersOfWins.add(run.gear().offers());
            run.gear().carried().forEach(relicsOfWins::add);
        } else {
            run.gear().carried().forEach(relicsOfOthers::add);
        }
        IntHistogram companions = run.ending() == RunEnding.WON ? companionsOfWins : companionsOfOthers;
        companions.add(run.floors().get(run.floors().size() - 1).companions());
        ticks.add(run.walks().ticks());
        walked.add(run.walks().walked());
        walkedEmpty.add(run.walks().empty());
        walkedBare.add(run.walks().bare());
        ownDeaths.addIf(run.brewing().isOwnDeath());
        for (FloorResult floor : run.floors()) {
            groupsOf(floor).forEach(group -> group.add(floor));
            floorSeconds.add((int) (floor.ticks() / TICKS_A_SECOND));
        }
        if (run.ending() == RunEnding.DIED) {
            FloorResult last = run.floors().get(run.floors().size() - 1);
            causes.add(run.cause());
            groupsOf(last).forEach(group -> group.end(run.cause()));
        }
    }

    private List<FloorGroup> groupsOf(FloorResult floor) {
        FloorGroup depth = byDepth.at(floor.depth());
        FloorGroup kind = byKind.at(floor.kind().id());
        return floor.kind() == FloorKind.BOSS
                ? List.of(depth, kind)
                : List.of(depth, kind, byDanger.at(floor.danger()));
    }

    /** Returns the mean of a group's losses in percent of the mean loss on floors of the same depth. */
    double lostOfDepthMean(FloorGroup group) {
        IntHistogram shares = new IntHistogram();
        group.lostAtDepth.all().forEach((depth, lost) -> {
            double mean = Math.max(1, byDepth.of(depth).lost.mean());
            for (int percent = lost.least(); percent <= lost.most(); percent++) {
                shares.add((int) Math.round(100 * percent / mean), lost.times(percent));
            }
        });
        return shares.mean();
    }

    /** Returns the share of some deaths among all. */
    double deathShare(long deaths) {
        return (double) deaths / Math.max(1, ended(RunEnding.DIED));
    }

    /** Returns the depths on which a guardian or the boss stands. */
    List<String> guardedDepths() {
        return byDepth.all().keySet().stream().filter(course::isGuarded).toList();
    }

    long runs() {
        return depths.count();
    }

    double offeredMean() {
        return (double) relicsOffered.value() / runs();
    }

    /** Returns a count of ticks in percent of another. */
    static double percent(Sum part, Sum whole) {
        return 100.0 * part.value() / Math.max(1, whole.value());
    }

    /** Returns how many ended this way. */
    long ended(RunEnding ending) {
        return endings.of(ending.id());
    }
}
