package dev.orebound.lab.bot;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.lab.bot.BotSurvey.RunTally.FloorGroup;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The command {@code bot}: plays whole runs with the bot, and reports how far they come and what ends them.
 *
 * <p>Runs are played on several threads and added up in order, so that all figures except the times are the same on every
 * machine.
 */
public final class BotSurvey extends Figures {
    private static final double SECONDS_A_MINUTE = 60;

    private final RunTally tally = part("runs", new RunTally());
    private final Label skill = part("skill", new Label());

    /** Creates the figures of no runs. */
    public BotSurvey() {}

    /**
     * Plays runs with one skill.
     *
     * @param first the seed of the first run; the others follow one by one, and open in the same way
     * @param runs how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BotSurvey(Content content, BotSkill skill, Seed first, int runs, int threads, IntConsumer done) {
        this.skill.set(skill.id());
        Object making = new Object();
        addSeconds(OrderedWorkers.runFirstAlone(
                runs, threads, run -> play(content, skill, follower(first, run), making), played -> {
                    tally.add(played);
                    done.accept((int) tally.runs());
                }));
    }

    /** Creates the figures of runs that were played already. */
    BotSurvey(BotSkill skill, List<PlayedRun> played) {
        this.skill.set(skill.id());
        played.forEach(tally::add);
    }

    /** Returns the seed of a run, counted from 0. */
    public static Seed follower(Seed first, int run) {
        Seed seed = Seed.of(first.value() + run);
        return first.isFirst() ? seed.first() : seed;
    }

    private static PlayedRun play(Content content, BotSkill skill, Seed seed, Object making) {
        try {
            return new BotRun(content, seed, skill, making, null).play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the figures. */
    RunTally tally() {
        return tally;
    }

    /** Returns every run that stalled or threw an exception, a line each. */
    @Override
    public List<String> brokenCases() {
        return tally.faults.all();
    }

    @Override
    protected void print(JsonText json) {
        json.number("runs", tally.runs());
        json.number("exceptions", tally.ended(RunEnding.BROKE));
        json.number("stalls", tally.ended(RunEnding.STALLED));
        json.number("won", tally.ended(RunEnding.WON));
        json.number("died", tally.ended(RunEnding.DIED));
        json.number("seconds", seconds());
        json.text("skill", skill.text());
        json.number("depth_mean", tally.depths.mean());
        json.number("depth_median", tally.depths.percentile(50));
        json.number("depth_most", tally.depths.most());
        json.number("run_seconds_mean", tally.seconds.mean());
        json.number("monsters_slain_mean", tally.slain.mean());
        json.number("ore_measures_mean", tally.ore.mean());
        json.number("arenas_sprung", tally.arenasSprung.value());
        json.number("arenas_cleared", tally.arenasCleared.value());
        json.number("chests_opened", tally.chestsOpened.value());
        json.number("golems_woken", tally.golemsWoken.value());
        json.number("scrolls_read", tally.scrollsRead.value());
        json.numbers("causes", tally.causes.all());
        json.numbers("harm", tally.harm.all());
        json.number("own_reaction_deaths", tally.ownDeaths.value());
        json.number("chains_different", tally.chains.all().size());
        json.numbers("brews", tally.brews.all());
        json.numbers("reactions", tally.reactions.all());
        json.numbers("chains", tally.chains.all());
        json.number("relics_offered_mean", tally.offeredMean());
        json.number("relics_offered_of_wins_mean", tally.offersOfWins.mean());
        json.numbers("relics_taken", tally.gearTaken.all());
        json.numbers("relics_of_wins", tally.relicsOfWins.all());
        json.numbers("gear_acted", tally.gearActed.all());
        json.numbers("vignettes_entered", tally.entered.all());
        json.numbers("vignettes_used", tally.used.all());
        json.numbers("locks_opened", tally.opened.all());
        json.number("wares_bought", tally.wares.value());
        json.groups("by_depth", tally.byDepth.all(), group -> writeGroup(json, group));
        json.groups("by_kind", tally.byKind.all(), group -> writeGroup(json, group));
        json.groups("by_danger", tally.byDanger.all(), group -> {
            writeGroup(json, group);
            json.number("lost_of_depth_mean", tally.lostOfDepthMean(group));
        });
        json.texts("ends", tally.lines.all());
    }

    private static void writeGroup(JsonText json, FloorGroup group) {
        json.number("floors", group.floors());
        json.number("died", group.ends.value());
        json.number("seconds_mean", group.seconds.mean());
        json.number("health_percent_mean", group.healthBefore.mean());
        json.number("companions_mean", group.companions.mean());
        json.number("lost_percent_mean", group.lost.mean());
        json.numbers("causes", group.causes.all());
    }

    @Override
    protected void print(TextTable table) {
        table.line(
                "%d runs, %s: %d won, %d died, %d stalls, %d exceptions, %.1f seconds",
                tally.runs(),
                skill.text(),
                tally.ended(RunEnding.WON),
                tally.ended(RunEnding.DIED),
                tally.ended(RunEnding.STALLED),
                tally.ended(RunEnding.BROKE),
                seconds());
        table.line(
                "depth reached: mean %.1f, quarters at %d, %d, %d, most %d",
                tally.depths.mean(),
                tally.depths.percentile(25),
                tally.depths.percentile(50),
                tally.depths.percentile(75),
                tally.depths.most());
        table.line(
                "a run: %.1f minutes, %.0f monsters, %.0f measures of ore",
                tally.seconds.mean() / SECONDS_A_MINUTE, tally.slain.mean(), tally.ore.mean());
        table.line(
                "all: %d arenas sprung, %d cleared, %d chests, %d golems and captives, %d scrolls",
                tally.arenasSprung.value(),
                tally.arenasCleared.value(),
                tally.chestsOpened.value(),
                tally.golemsWoken.value(),
                tally.scrollsRead.value());
        addGroups(table, "depth", tally.byDepth.all());
        addGroups(table, "kind", tally.byKind.all());
        addGroups(table, "danger", tally.byDanger.all());
        tally.byDanger
                .all()
                .forEach((marks, group) -> table.line(
                        "danger %s: %.0f%% of full health lost a floor, %.0f%% of the mean of the depth",
                        marks, group.lost.mean(), tally.lostOfDepthMean(group)));
        table.line("");
        table.line("%-28s %6s %14s", "by whom", "deaths", "health a run");
        tally.harm
                .all()
                .forEach((by, health) ->
                        table.line("%-28s %6d %14.1f", by, tally.causes.of(by), (double) health / tally.runs()));
        table.line("");
        table.line(
                "brews: %d uses; %d reactions of %d kinds; %d different chains of two; %d deaths by own reactions",
                tally.brews.sum(),
                tally.reactions.sum(),
                tally.reactions.all().size(),
                tally.chains.all().size(),
                tally.ownDeaths.value());
        table.line("%s", tally.brews.all());
        table.line("");
        table.line("relics: %.1f offers a run; taken: %s", tally.offeredMean(), tally.gearTaken.all());
        table.line("relics of wins: %s", tally.relicsOfWins.all());
        table.line("");
        table.line("vignettes entered: %s", tally.entered.all());
        table.line("vignettes used: %s", tally.used.all());
        table.line("locks opened: %s; %d wares bought", tally.opened.all(), tally.wares.value());
        table.line("");
        complaints().forEach(line -> table.line("%s", line));
    }

    private static void addGroups(TextTable table, String name, Map<?, FloorGroup> groups) {
        table.line("");
        table.line(
                "%-12s %7s %6s %8s %8s %10s  %s", name, "floors", "died", "seconds", "health", "companions", "causes");
        groups.forEach((key, group) -> table.line(
                "%-12s %7d %6d %8.0f %7.0f%% %10.1f  %s",
                key,
                group.floors(),
                group.ends.value(),
                group.seconds.mean(),
                group.healthBefore.mean(),
                group.companions.mean(),
                group.causes.all().isEmpty() ? "" : group.causes.all()));
    }

    /** The figures of many runs: of all, and of the floors by depth and kind. */
    static final class RunTally extends FigureGroup {
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
        private final Counts endings = part("endings", new Counts());

        void add(PlayedRun run) {
            lines.add(run.line());
            if (run.isFault()) {
                faults.add(run.line());
            }
            endings.add(run.ending().id());
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
            }
            ownDeaths.addIf(run.brewing().isOwnDeath());
            for (FloorResult floor : run.floors()) {
                groupsOf(floor).forEach(group -> group.add(floor));
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

        long runs() {
            return depths.count();
        }

        double offeredMean() {
            return (double) relicsOffered.value() / runs();
        }

        /** Returns how many ended this way. */
        long ended(RunEnding ending) {
            return endings.of(ending.id());
        }
    }
}
