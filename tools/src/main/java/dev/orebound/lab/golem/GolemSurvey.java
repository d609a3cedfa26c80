package dev.orebound.lab.golem;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.player.BotSkill;
import dev.orebound.lab.bot.BotRun;
import dev.orebound.lab.bot.PlayedRun;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The command {@code golems}: plays whole runs with the bot, each begun with a golem of every build, and measures the
 * manners of all companions. Runs are played side by side and added up in order, so that all figures except the times
 * are the same on every machine.
 */
public final class GolemSurvey extends Figures {
    /** The largest share of time in the line of aim, when there is other room, that manners allow. */
    private static final double MOST_AIM_SHARE = 0.02;

    /** The longest time for which a companion may hold the player up in a corridor. */
    private static final double MOST_BLOCK_SECONDS = 0.5;

    /** The largest part of its health, in percent, that ground may take from a companion in a minute. */
    private static final double MOST_HARM_PERCENT_A_MINUTE = 3;

    private final MannersFigures all = part("manners", new MannersFigures());
    private final FigureRows<String> faults = part("faults", FigureRows.ofTexts());
    private final Label skill = part("skill", new Label());
    private final Sum runs = part("runs", new Sum());
    private final Sum depths = part("depths", new Sum());

    /** Creates the figures of no runs. */
    public GolemSurvey() {}

    /** What was counted in a run, and what came of it. */
    private record WatchedRun(MannersFigures figures, PlayedRun played) {}

    /**
     * Plays runs with one skill.
     *
     * @param first the seed of the first run; the others follow one by one
     * @param count how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public GolemSurvey(Content content, BotSkill skill, Seed first, int count, int threads, IntConsumer done) {
        this.skill.set(skill.id());
        Object making = new Object();
        addSeconds(OrderedWorkers.runFirstAlone(
                count, threads, run -> watch(content, skill, Seed.of(first.value() + run), making), watched -> {
                    PlayedRun played = watched.played();
                    all.add(watched.figures());
                    depths.add(played.depth());
                    if (played.isFault()) {
                        faults.add("seed " + played.seed() + ": depth " + played.depth() + ": " + played.cause());
                    }
                    runs.add(1);
                    done.accept((int) runs.value());
                }));
    }

    /** @param making a lock: worlds are made one after another */
    private static WatchedRun watch(Content content, BotSkill skill, Seed seed, Object making) {
        MannersFigures figures = new MannersFigures();
        try {
            PlayedRun played = new BotRun(content, seed, skill, making, null)
                    .beginningWith(Party.fresh(content).with(company(content, seed)), true)
                    .countedBy(world -> List.of(new MannersWatch(world, figures)))
                    .play();
            return new WatchedRun(figures, played);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a golem of each build, whose ores go by the seed. */
    private static List<PartyMember> company(Content content, Seed seed) {
        GolemBook golems = content.golems();
        int ores = golems.rules().ores().size();
        List<PartyMember> company = new ArrayList<>();
        for (int build = 0; build < golems.rules().builds().size() && company.size() < Party.MOST_COMPANIONS; build++) {
            int ore = (int) Math.floorMod(seed.value() + build, (long) ores);
            company.add(PartyMember.hale(golems.monsterOf(golems.at(build * ores + ore))));
        }
        return company;
    }

    /** Returns a line for each run that stalled or threw an exception. */
    @Override
    public List<String> brokenCases() {
        return faults.all();
    }

    /** Returns a line for each manner that was broken. */
    @Override
    public List<String> brokenShares() {
        List<String> complaints = new ArrayList<>();
        if (all.share(all.aimTicksWithRoom) >= MOST_AIM_SHARE) {
            complaints.add("companions stand in the line of aim");
        }
        if (all.longestBlockSeconds() > MOST_BLOCK_SECONDS) {
            complaints.add("a companion blocked a corridor for " + all.longestBlockSeconds() + " seconds");
        }
        if (all.groundHarmPercentAMinute() > MOST_HARM_PERCENT_A_MINUTE) {
            complaints.add("companions stand on ground that hurts");
        }
        return complaints;
    }

    private double meanDepth() {
        return depths.value() / (double) Math.max(1, runs.value());
    }

    @Override
    protected void print(JsonText json) {
        json.number("runs", runs.value());
        json.number("faults", faults.all().size());
        json.number("seconds", seconds());
        json.text("skill", skill.text());
        json.number("depth_mean", meanDepth());
        json.number("companion_minutes", all.minutes());
        json.number("aim_share", all.share(all.aimTicksWithRoom));
        json.number("aim_share_without_room", all.aimShareWithoutRoom());
        json.number("longest_block_seconds", all.longestBlockSeconds());
        json.number("near_share", all.share(all.nearTicks));
        json.number("distance_cells_mean", all.meanDistance());
        json.number("harmful_ground_share", all.share(all.harmfulTicks));
        json.number("ground_harm", all.groundHarm.value());
        json.number("ground_harm_a_minute", all.groundHarmAMinute());
        json.number("ground_harm_percent_a_minute", all.groundHarmPercentAMinute());
        json.number("swaps", all.swaps.value());
        json.number("swaps_on_order", all.swapsOnOrder.value());
        json.number("orders", all.orders.value());
        json.number("feedings", all.feedings.value());
        json.number("companions_lost", all.companionsLost.value());
    }

    @Override
    protected void print(TextTable table) {
        table.line("%d runs, %s: mean depth %.1f, %.1f seconds", runs.value(), skill.text(), meanDepth(), seconds());
        table.line("%-46s %10.1f", "minutes of companions", all.minutes());
        table.line("%-46s %9.2f%%", "in the line of aim, with other room", 100 * all.share(all.aimTicksWithRoom));
        table.line("%-46s %9.2f%%", "in the line of aim, without other room", 100 * all.aimShareWithoutRoom());
        table.line("%-46s %10.2f", "longest block of a corridor, seconds", all.longestBlockSeconds());
        table.line("%-46s %9.2f%%", "nearer than they should be", 100 * all.share(all.nearTicks));
        table.line("%-46s %10.2f", "mean distance in sight, cells", all.meanDistance());
        table.line("%-46s %9.2f%%", "on ground that hurts", 100 * all.share(all.harmfulTicks));
        table.line("%-46s %10.2f", "health lost to ground, a minute", all.groundHarmAMinute());
        table.line("%-46s %9.2f%%", "of full health lost to ground, a minute", all.groundHarmPercentAMinute());
        table.line("%-46s %10d", "times that they let the player past", all.swaps.value());
        table.line("%-46s %10d", "changes of places on order", all.swapsOnOrder.value());
        table.line("%-46s %10d", "orders", all.orders.value());
        table.line("%-46s %10d", "feedings", all.feedings.value());
        table.line("%-46s %10d", "companions lost", all.companionsLost.value());
    }
}
