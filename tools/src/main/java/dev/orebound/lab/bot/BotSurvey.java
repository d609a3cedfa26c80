package dev.orebound.lab.bot;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.lab.bot.BotSurvey.RunTally.FloorGroup;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * The command {@code bot}: plays whole runs with the bot, and reports how far they come and what ends them.
 *
 * <p>Runs are played on several threads and added up in order, so that all figures except the times are the same on every
 * machine.
 */
public final class BotSurvey implements SurveyFindings {
    private static final double SECONDS_A_MINUTE = 60;

    private final BotSkill skill;
    private final Object making = new Object();
    private final RunTally tally = new RunTally();
    private final double seconds;

    /**
     * Plays runs with one skill.
     *
     * @param first the seed of the first run; the others follow one by one, and open in the same way
     * @param runs how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BotSurvey(Content content, BotSkill skill, Seed first, int runs, int threads, IntConsumer done) {
        this.skill = skill;
        seconds = OrderedWorkers.runFirstAlone(runs, threads, run -> play(content, follower(first, run)), played -> {
            tally.add(played);
            done.accept(tally.runs().size());
        });
    }

    /** Creates the figures of runs that were played already. */
    BotSurvey(BotSkill skill, List<PlayedRun> played) {
        this.skill = skill;
        played.forEach(tally::add);
        seconds = 0;
    }

    private static Seed follower(Seed first, int run) {
        Seed seed = Seed.of(first.value() + run);
        return first.isFirst() ? seed.first() : seed;
    }

    private PlayedRun play(Content content, Seed seed) {
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
    public List<String> complaints() {
        return tally.faults().stream().map(PlayedRun::line).toList();
    }

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    @Override
    public String json() {
        JsonText json = new JsonText().beginObject();
        json.number("runs", tally.runs().size());
        json.number("exceptions", tally.ended(RunEnding.BROKE));
        json.number("stalls", tally.ended(RunEnding.STALLED));
        json.number("won", tally.ended(RunEnding.WON));
        json.number("died", tally.ended(RunEnding.DIED));
        json.number("seconds", seconds);
        json.text("skill", skill.id());
        json.number("depth_mean", tally.depths.mean());
        json.number("depth_median", tally.depths.percentile(50));
        json.number("depth_most", tally.depths.most());
        json.number("run_seconds_mean", tally.seconds.mean());
        json.number("monsters_slain_mean", tally.slain.mean());
        json.number("ore_measures_mean", tally.ore.mean());
        json.number("arenas_sprung", tally.arenasSprung);
        json.number("arenas_cleared", tally.arenasCleared);
        json.number("chests_opened", tally.chestsOpened);
        json.number("golems_woken", tally.golemsWoken);
        json.number("scrolls_read", tally.scrollsRead);
        json.numbers("causes", tally.causes);
        json.numbers("harm", tally.harm);
        json.number("own_reaction_deaths", tally.ownDeaths);
        json.number("chains_different", tally.chains.size());
        json.numbers("brews", tally.brews);
        json.numbers("reactions", tally.reactions);
        json.numbers("chains", tally.chains);
        json.number(
                "relics_offered_mean",
                (double) tally.relicsOffered / tally.runs().size());
        json.number("relics_offered_of_wins_mean", tally.offersOfWins.mean());
        json.numbers("relics_taken", tally.gearTaken);
        json.numbers("relics_of_wins", tally.relicsOfWins);
        json.numbers("gear_acted", tally.gearActed);
        json.numbers("vignettes_entered", tally.entered);
        json.numbers("vignettes_used", tally.used);
        json.numbers("locks_opened", tally.opened);
        json.number("wares_bought", tally.wares);
        json.groups("by_depth", tally.byDepth, group -> writeGroup(json, group));
        json.groups("by_kind", tally.byKind, group -> writeGroup(json, group));
        json.groups("by_danger", tally.byDanger(), group -> {
            writeGroup(json, group);
            json.number("lost_of_depth_mean", group.lostOfDepth.mean());
        });
        json.texts("ends", tally.runs().stream().map(PlayedRun::line).toList());
        return json.endObject().line();
    }

    private static void writeGroup(JsonText json, FloorGroup group) {
        json.number("floors", group.floors());
        json.number("died", group.ends);
        json.number("seconds_mean", group.seconds.mean());
        json.number("health_percent_mean", group.healthBefore.mean());
        json.number("companions_mean", group.companions.mean());
        json.number("lost_percent_mean", group.lost.mean());
        json.numbers("causes", group.causes);
    }

    /** Returns a table for people, each line ended by a line feed. */
    @Override
    public String table() {
        TextTable table = new TextTable();
        table.line(
                "%d runs, %s: %d won, %d died, %d stalls, %d exceptions, %.1f seconds",
                tally.runs().size(),
                skill.id(),
                tally.ended(RunEnding.WON),
                tally.ended(RunEnding.DIED),
                tally.ended(RunEnding.STALLED),
                tally.ended(RunEnding.BROKE),
                seconds);
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
                tally.arenasSprung, tally.arenasCleared, tally.chestsOpened, tally.golemsWoken, tally.scrollsRead);
        addGroups(table, "depth", tally.byDepth);
        addGroups(table, "kind", tally.byKind);
        addGroups(table, "danger", tally.byDanger());
        tally.byDanger()
                .forEach((marks, group) -> table.line(
                        "danger %s: %.0f%% of full health lost a floor, %.0f%% of the mean of the depth",
                        marks, group.lost.mean(), group.lostOfDepth.mean()));
        table.line("");
        table.line("%-28s %6s %14s", "by whom", "deaths", "health a run");
        tally.harm.forEach((by, health) -> table.line(
                "%-28s %6d %14.1f",
                by,
                tally.causes.getOrDefault(by, 0),
                (double) health / tally.runs().size()));
        table.line("");
        table.line(
                "brews: %d uses; %d reactions of %d kinds; %d different chains of two; %d deaths by own reactions",
                sum(tally.brews), sum(tally.reactions), tally.reactions.size(), tally.chains.size(), tally.ownDeaths);
        table.line("%s", tally.brews);
        table.line("");
        table.line(
                "relics: %.1f offers a run; taken: %s",
                (double) tally.relicsOffered / tally.runs().size(), tally.gearTaken);
        table.line("relics of wins: %s", tally.relicsOfWins);
        table.line("");
        table.line("vignettes entered: %s", tally.entered);
        table.line("vignettes used: %s", tally.used);
        table.line("locks opened: %s; %d wares bought", tally.opened, tally.wares);
        table.line("");
        complaints().forEach(line -> table.line("%s", line));
        return table.text();
    }

    private static int sum(Map<String, Integer> counts) {
        return counts.values().stream().mapToInt(count -> count).sum();
    }

    private static void addGroups(TextTable table, String name, Map<?, FloorGroup> groups) {
        table.line("");
        table.line(
                "%-12s %7s %6s %8s %8s %10s  %s", name, "floors", "died", "seconds", "health", "companions", "causes");
        groups.forEach((key, group) -> table.line(
                "%-12s %7d %6d %8.0f %7.0f%% %10.1f  %s",
                key,
                group.floors(),
                group.ends,
                group.seconds.mean(),
                group.healthBefore.mean(),
                group.companions.mean(),
                group.causes.isEmpty() ? "" : group.causes));
    }

    /** The figures of many runs: of all, and of the floors by depth and kind. */
    static final class RunTally {
        /** The figures of one group of floors. */
        static final class FloorGroup {
            final IntHistogram seconds = new IntHistogram();
            final IntHistogram healthBefore = new IntHistogram();
            final IntHistogram companions = new IntHistogram();
            final IntHistogram lost = new IntHistogram();
            /** Losses in percent of the mean loss on floors of the same depth. */
            final IntHistogram lostOfDepth = new IntHistogram();

            final Map<String, Integer> causes = new TreeMap<>();
            int ends;

            private void add(FloorResult floor) {
                seconds.add((int) (floor.ticks() / TICKS_A_SECOND));
                healthBefore.add(floor.healthBefore());
                companions.add(floor.companions());
                lost.add(floor.lostPercent());
            }

            private void end(String cause) {
                ends++;
                causes.merge(cause, 1, Integer::sum);
            }

            long floors() {
                return seconds.count();
            }
        }

        private static final int TICKS_A_SECOND = 60;

        final IntHistogram depths = new IntHistogram();
        final IntHistogram seconds = new IntHistogram();
        final IntHistogram slain = new IntHistogram();
        final IntHistogram ore = new IntHistogram();
        final Map<String, Integer> causes = new TreeMap<>();
        final Map<String, Integer> harm = new TreeMap<>();
        final Map<String, Integer> brews = new TreeMap<>();
        final Map<String, Integer> reactions = new TreeMap<>();
        final Map<String, Integer> chains = new TreeMap<>();
        final Map<String, Integer> gearTaken = new TreeMap<>();
        final Map<String, Integer> gearActed = new TreeMap<>();
        final Map<String, Integer> relicsOfWins = new TreeMap<>();
        final Map<String, Integer> entered = new TreeMap<>();
        final Map<String, Integer> used = new TreeMap<>();
        final Map<String, Integer> opened = new TreeMap<>();
        long wares;
        long relicsOffered;
        final IntHistogram offersOfWins = new IntHistogram();
        int ownDeaths;
        final Map<Integer, FloorGroup> byDepth = new TreeMap<>();
        final Map<String, FloorGroup> byKind = new TreeMap<>();
        long arenasSprung;
        long arenasCleared;
        long chestsOpened;
        long golemsWoken;
        long scrollsRead;

        private final Map<RunEnding, Integer> endings = new EnumMap<>(RunEnding.class);
        private final List<PlayedRun> runs = new ArrayList<>();

        void add(PlayedRun run) {
            runs.add(run);
            endings.merge(run.ending(), 1, Integer::sum);
            depths.add(run.depth());
            seconds.add((int) (run.deeds().ticks() / TICKS_A_SECOND));
            slain.add(run.deeds().monstersSlain());
            ore.add(run.deeds().oreMeasures());
            arenasSprung += run.arenasSprung();
            arenasCleared += run.deeds().arenasCleared();
            chestsOpened += run.deeds().chestsOpened();
            golemsWoken += run.deeds().golemsWoken();
            scrollsRead += run.deeds().scrollsRead();
            run.harm().forEach((by, health) -> harm.merge(by, health, Integer::sum));
            run.brewing().brews().forEach((brew, uses) -> brews.merge(brew, uses, Integer::sum));
            run.brewing().reactions().forEach((name, count) -> reactions.merge(name, count, Integer::sum));
            run.brewing().chains().forEach((names, count) -> chains.merge(names, count, Integer::sum));
            run.scenes().entered().forEach((kind, count) -> entered.merge(kind, count, Integer::sum));
            run.scenes().used().forEach((kind, count) -> used.merge(kind, count, Integer::sum));
            run.scenes().opened().forEach((kind, count) -> opened.merge(kind, count, Integer::sum));
            wares += run.scenes().wares();
            relicsOffered += run.gear().offers();
            run.gear().taken().forEach((id, count) -> gearTaken.merge(id, count, Integer::sum));
            run.gear().acted().forEach((id, count) -> gearActed.merge(id, count, Integer::sum));
            if (run.ending() == RunEnding.WON) {
                offersOfWins.add(run.gear().offers());
                run.gear().carried().forEach(id -> relicsOfWins.merge(id, 1, Integer::sum));
            }
            ownDeaths += run.brewing().isOwnDeath() ? 1 : 0;
            for (FloorResult floor : run.floors()) {
                at(floor).add(floor);
                of(floor).add(floor);
            }
            if (run.ending() == RunEnding.DIED) {
                FloorResult last = run.floors().get(run.floors().size() - 1);
                causes.merge(run.cause(), 1, Integer::sum);
                at(last).end(run.cause());
                of(last).end(run.cause());
            }
        }

        /** Returns the floors by marks of danger, the boss's apart. */
        Map<Integer, FloorGroup> byDanger() {
            Map<Integer, FloorGroup> groups = new TreeMap<>();
            for (PlayedRun run : runs) {
                for (FloorResult floor : run.floors()) {
                    if (floor.kind() == FloorKind.BOSS) {
                        continue;
                    }
                    FloorGroup group = groups.computeIfAbsent(floor.danger(), any -> new FloorGroup());
                    group.add(floor);
                    double mean = Math.max(1, at(floor).lost.mean());
                    group.lostOfDepth.add((int) Math.round(100 * floor.lostPercent() / mean));
                }
                FloorResult last = run.floors().get(run.floors().size() - 1);
                if (run.ending() == RunEnding.DIED && last.kind() != FloorKind.BOSS) {
                    groups.computeIfAbsent(last.danger(), any -> new FloorGroup())
                            .end(run.cause());
                }
            }
            return groups;
        }

        private FloorGroup at(FloorResult floor) {
            return byDepth.computeIfAbsent(floor.depth(), any -> new FloorGroup());
        }

        private FloorGroup of(FloorResult floor) {
            return byKind.computeIfAbsent(floor.kind().id(), any -> new FloorGroup());
        }

        /** Returns all of them, in the order of their seeds. */
        List<PlayedRun> runs() {
            return runs;
        }

        /** Returns how many ended this way. */
        int ended(RunEnding ending) {
            return endings.getOrDefault(ending, 0);
        }

        /** Returns the runs that stalled or threw an exception, in the order of their seeds. */
        List<PlayedRun> faults() {
            return runs.stream().filter(PlayedRun::isFault).toList();
        }
    }
}
