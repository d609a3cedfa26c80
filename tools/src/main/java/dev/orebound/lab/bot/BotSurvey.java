package dev.orebound.lab.bot;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.expedition.RunTerms;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.bot.RunTally.FloorGroup;
import dev.orebound.lab.figure.ConfidenceInterval;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.page.PageTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The command {@code bot}: plays whole runs with the bot, and reports how far they come and what ends them.
 *
 * <p>Runs are played on several threads and added up in order, so that all figures except the times are the same on
 * every machine.
 */
public final class BotSurvey extends Figures {
    private static final double SECONDS_A_MINUTE = 60;

    /** Worlds are made one after another, also those of surveys that go on side by side. */
    private static final Object MAKING = new Object();

    private static final int[] QUARTERS = {25, 50, 75};

    /**
     * Another way in which the same seeds are played.
     *
     * @param byPad through a gamepad
     */
    public record SecondWay(Content content, boolean byPad) {}

    /** A run in the usual way, and that of the same seed in a second one. */
    private record RunPair(PlayedRun usual, @Nullable PlayedRun other) {}

    private final RunTally tally = part("runs", new RunTally());
    private final Label skill = part("skill", new Label());

    /** The ids of the kit and the vows of all runs, joined by commas. */
    private final Label terms = part("terms", new Label());

    /** The differences to runs in a second way; empty unless there is one. */
    private final PairedFigures against = part("against", new PairedFigures());

    /** Creates the figures of no runs. */
    public BotSurvey() {}

    /**
     * Plays runs with one skill, without a kit and without vows.
     *
     * @param first the seed of the first run; the others follow one by one, and open in the same way
     * @param runs how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BotSurvey(Content content, BotSkill skill, Seed first, int runs, int threads, IntConsumer done) {
        this(content, null, skill, RunTerms.NONE, first, runs, threads, done);
    }

    /**
     * Plays runs with one skill, each in a second way, too, if there is one, and compares them.
     *
     * @param second the way to compare with, or null
     * @param terms the kit and the vows of each run
     */
    public BotSurvey(
            Content content,
            @Nullable SecondWay second,
            BotSkill skill,
            RunTerms terms,
            Seed first,
            int runs,
            int threads,
            IntConsumer done) {
        this.skill.set(skill.id());
        this.terms.set(String.join(",", terms.ids()));
        addSeconds(OrderedWorkers.runFirstAlone(
                runs,
                threads,
                run -> {
                    Seed seed = follower(first, run);
                    PlayedRun usual = play(new SecondWay(content, false), skill, terms, seed);
                    return new RunPair(usual, second == null ? null : play(second, skill, terms, seed));
                },
                pair -> {
                    add(pair);
                    done.accept((int) tally.runs());
                }));
    }

    private void add(RunPair pair) {
        tally.add(pair.usual());
        PlayedRun other = pair.other();
        if (other != null) {
            against.add(pair.usual(), other);
            if (other.isFault()) {
                tally.faults.add("second way: " + other.line());
            }
        }
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

    private static PlayedRun play(SecondWay way, BotSkill skill, RunTerms terms, Seed seed) {
        try {
            BotRun run = new BotRun(way.content, seed, skill, MAKING, null).under(terms);
            return way.byPad ? run.byPad().play() : run.play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String skill() {
        return skill.text();
    }

    /** Returns the kit and the vows of all runs. */
    RunTerms terms() {
        return terms.text().isEmpty()
                ? RunTerms.NONE
                : RunTerms.of(List.of(terms.text().split(",")));
    }

    /** Returns true if the runs were played in a second way, too. */
    boolean isCompared() {
        return !against.isEmpty();
    }

    PairedFigures against() {
        return against;
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
        String kit = terms().kit();
        json.text("kit", kit == null ? "" : kit);
        json.texts("vows", terms().vows());
        json.number("depth_mean", tally.depths.mean());
        json.number("depth_median", tally.depths.percentile(50));
        json.number("depth_most", tally.depths.most());
        json.number("run_seconds_mean", tally.seconds.mean());
        json.number("floor_seconds_median", tally.floorSeconds.percentile(50));
        json.number("floor_seconds_95", tally.floorSeconds.percentile(95));
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
        json.number("walked_percent", RunTally.percent(tally.walked, tally.ticks));
        json.number("empty_walk_percent", RunTally.percent(tally.walkedEmpty, tally.walked));
        json.number("empty_walk_percent_of_run", RunTally.percent(tally.walkedEmpty, tally.ticks));
        json.number("bare_walk_percent", RunTally.percent(tally.walkedBare, tally.walked));
        json.number("bare_walk_percent_of_run", RunTally.percent(tally.walkedBare, tally.ticks));
        json.groups("by_depth", tally.byDepth.all(), group -> {
            writeGroup(json, group);
            json.number("died_share", tally.deathShare(group.ends.value()));
            json.interval("died_share_interval", deaths(group.ends.value()));
        });
        json.texts("guarded_depths", tally.guardedDepths());
        json.groups("by_kind", tally.byKind.all(), group -> writeGroup(json, group));
        json.groups("by_danger", tally.byDanger.all(), group -> {
            writeGroup(json, group);
            json.number("lost_of_depth_mean", tally.lostOfDepthMean(group));
        });
        json.interval("won_interval", share(tally.ended(RunEnding.WON)));
        json.interval("depth_mean_interval", ConfidenceInterval.ofMean(tally.depths));
        json.interval("run_seconds_mean_interval", ConfidenceInterval.ofMean(tally.seconds));
        json.key("depth_quarters").beginObject();
        for (int percent : QUARTERS) {
            json.number(String.valueOf(percent), tally.depths.percentile(percent));
            json.interval(percent + "_interval", ConfidenceInterval.ofQuantile(tally.depths, percent));
        }
        json.endObject();
        json.objects("deaths_by", tally.harm.all().keySet(), by -> {
            json.text("by", by);
            json.number("deaths", tally.causes.of(by));
            json.number("share", tally.deathShare(tally.causes.of(by)));
            json.interval("interval", deaths(tally.causes.of(by)));
        });
        json.number("companions_of_wins_mean", tally.companionsOfWins.mean());
        json.number("companions_of_others_mean", tally.companionsOfOthers.mean());
        json.numbers("relics_of_others", tally.relicsOfOthers.all());
        tally.course.print(json);
        if (!against.isEmpty()) {
            against.print(json);
        }
        json.texts("ends", tally.lines.all());
    }

    private ConfidenceInterval share(long runs) {
        return ConfidenceInterval.ofShare(runs, tally.runs());
    }

    private ConfidenceInterval deaths(long some) {
        return ConfidenceInterval.ofShare(some, tally.ended(RunEnding.DIED));
    }

    private static void writeGroup(JsonText json, FloorGroup group) {
        json.number("floors", group.floors());
        json.number("died", group.ends.value());
        json.number("seconds_mean", group.seconds.mean());
        json.number("health_percent_mean", group.healthBefore.mean());
        json.interval("health_percent_interval", healthInterval(group));
        json.number("seconds_median", group.seconds.percentile(50));
        json.number("companions_mean", group.companions.mean());
        json.number("lost_percent_mean", group.lost.mean());
        json.numbers("causes", group.causes.all());
    }

    @Override
    protected void print(TextTable table) {
        table.line(
                "%d runs, %s: %d won, %d died, %d stalls, %d exceptions, %.1f seconds",
                tally.runs(),
                skill.text() + (terms.text().isEmpty() ? "" : ", " + terms.text()),
                tally.ended(RunEnding.WON),
                tally.ended(RunEnding.DIED),
                tally.ended(RunEnding.STALLED),
                tally.ended(RunEnding.BROKE),
                seconds());
        table.line(
                "won: %.1f%% %s",
                100.0 * tally.ended(RunEnding.WON) / tally.runs(),
                share(tally.ended(RunEnding.WON)).text(100, 1));
        table.line(
                "depth reached: mean %.1f %s, quarters at %s, most %d",
                tally.depths.mean(),
                ConfidenceInterval.ofMean(tally.depths).text(1, 1),
                Arrays.stream(QUARTERS)
                        .mapToObj(percent -> tally.depths.percentile(percent) + " "
                                + ConfidenceInterval.ofQuantile(tally.depths, percent)
                                        .text(1, 0))
                        .collect(Collectors.joining(", ")),
                tally.depths.most());
        table.line(
                "a run: %.1f minutes %s, %.0f monsters, %.0f measures of ore",
                tally.seconds.mean() / SECONDS_A_MINUTE,
                ConfidenceInterval.ofMean(tally.seconds).text(1 / SECONDS_A_MINUTE, 1),
                tally.slain.mean(),
                tally.ore.mean());
        table.line(
                "a floor: median %d seconds, 95 of 100 at most %d",
                tally.floorSeconds.percentile(50), tally.floorSeconds.percentile(95));
        table.line(
                "all: %d arenas sprung, %d cleared, %d chests, %d golems and captives, %d scrolls",
                tally.arenasSprung.value(),
                tally.arenasCleared.value(),
                tally.chestsOpened.value(),
                tally.golemsWoken.value(),
                tally.scrollsRead.value());
        table.line(
                "walking: %.1f%% of the time; of that in rooms that hold nothing %.1f%%, nor ore %.1f%%;"
                        + " of the run %.1f%%, %.1f%%",
                RunTally.percent(tally.walked, tally.ticks),
                RunTally.percent(tally.walkedEmpty, tally.walked),
                RunTally.percent(tally.walkedBare, tally.walked),
                RunTally.percent(tally.walkedEmpty, tally.ticks),
                RunTally.percent(tally.walkedBare, tally.ticks));
        addGroups(table, "depth", tally.byDepth.all());
        table.line("depths of guardians and of the boss: %s", String.join(", ", tally.guardedDepths()));
        addGroups(table, "kind", tally.byKind.all());
        addGroups(table, "danger", tally.byDanger.all());
        tally.byDanger
                .all()
                .forEach((marks, group) -> table.line(
                        "danger %s: %.0f%% of full health lost a floor, %.0f%% of the mean of the depth",
                        marks, group.lost.mean(), tally.lostOfDepthMean(group)));
        table.line("");
        table.line("%-28s %6s %5s %-12s %14s", "by whom", "deaths", "", "", "health a run");
        tally.harm
                .all()
                .forEach((by, health) -> table.line(
                        "%-28s %6d %4.0f%% %-12s %14.1f",
                        by,
                        tally.causes.of(by),
                        100 * tally.deathShare(tally.causes.of(by)),
                        deaths(tally.causes.of(by)).text(100, 0),
                        (double) health / tally.runs()));
        tally.course.print(table);
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
        if (!against.isEmpty()) {
            against.print(table);
        }
        table.line("");
        complaints().forEach(line -> table.line("%s", line));
    }

    /** Returns the interval of the mean health on arrival. */
    static ConfidenceInterval healthInterval(FloorGroup group) {
        return ConfidenceInterval.ofMean(group.healthBefore).within(0, 100);
    }

    private void addGroups(TextTable table, String name, Map<?, FloorGroup> groups) {
        table.line("");
        table.line(
                "%-12s %7s %6s %5s %-12s %8s %8s %-12s %10s  %s",
                name, "floors", "died", "", "of all", "seconds", "health", "", "companions", "causes");
        groups.forEach((key, group) -> table.line(
                "%-12s %7d %6d %4.0f%% %-12s %8d %7.0f%% %-12s %10.1f  %s",
                key,
                group.floors(),
                group.ends.value(),
                100 * tally.deathShare(group.ends.value()),
                deaths(group.ends.value()).text(100, 0),
                group.seconds.percentile(50),
                group.healthBefore.mean(),
                healthInterval(group).text(1, 0),
                group.companions.mean(),
                group.causes.all().isEmpty() ? "" : group.causes.all()));
    }

    @Override
    public String page(Assets assets, String build, String options) {
        return PageTemplate.fill("bot/runs.jte", new BotReport(this, build));
    }
}
