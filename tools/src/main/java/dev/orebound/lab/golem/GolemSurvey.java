package dev.orebound.lab.golem;

import dev.orebound.autoplay.run.FloorProgress;
import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemBook;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.lab.bot.BotRun;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The command {@code golems}: plays whole runs with the bot, each begun with a golem of every build, and measures the manners of all
 * companions. Runs are played side by side and added up in order, so that all figures except the times are the same on every machine.
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

    /** The figures of a run: its manners, the depth that it reached, and its fault, if any. */
    private record WatchedRun(MannersFigures figures, int depth, String fault) {}

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
        WatchedRuns played = new WatchedRuns(content, skill, new Object());
        addSeconds(OrderedWorkers.runFirstAlone(
                count, threads, run -> played.play(Seed.of(first.value() + run)), watched -> {
                    all.add(watched.figures());
                    depths.add(watched.depth());
                    if (!watched.fault().isEmpty()) {
                        faults.add(watched.fault());
                    }
                    runs.add(1);
                    done.accept((int) runs.value());
                }));
    }

    /**
     * Plays runs of one skill.
     *
     * @param making a lock: worlds are made one after another
     */
    private record WatchedRuns(Content content, BotSkill skill, Object making) {
        private WatchedRun play(Seed seed) {
            MannersFigures figures = new MannersFigures();
            Expedition run = begin(seed);
            RunPlayer player = new RunPlayer(run, skill);
            Intent intent = new Intent();
            String fault = "";
            try {
                while (fault.isEmpty()) {
                    fault = playFloor(run, player, intent, figures);
                    if (run.status() != RunStatus.LEAVING) {
                        break;
                    }
                    synchronized (making) {
                        run.descend();
                    }
                }
            } catch (IllegalStateException | IndexOutOfBoundsException | NullPointerException e) {
                fault = "seed " + seed.text() + ": " + e;
            }
            return new WatchedRun(figures, run.world().floor().request().depth(), fault);
        }

        /** Begins a run with a golem of each build, whose ores go by the seed. */
        private Expedition begin(Seed seed) {
            GolemBook golems = content.golems();
            int ores = golems.rules().ores().size();
            List<PartyMember> company = new ArrayList<>();
            for (int build = 0;
                    build < golems.rules().builds().size() && company.size() < Party.MOST_COMPANIONS;
                    build++) {
                int ore = (int) Math.floorMod(seed.value() + build, (long) ores);
                company.add(PartyMember.hale(golems.monsterOf(golems.at(build * ores + ore))));
            }
            synchronized (making) {
                String entrance = RunPlayer.entrance(new Descent(seed, content.graph()), content, skill);
                return new Expedition(seed, entrance, Party.fresh(content).with(company), content);
            }
        }

        private static String playFloor(Expedition run, RunPlayer player, Intent intent, MannersFigures figures) {
            World world = run.world();
            FloorProgress progress = new FloorProgress(world);
            MannersWatch watch = new MannersWatch(world, figures);
            while (run.status() == RunStatus.PLAYING) {
                player.decide(intent);
                run.step(intent);
                progress.watch();
                watch.afterTick();
                if (world.tick() - progress.lastTick() > BotRun.MOST_IDLE_TICKS
                        || world.tick() > BotRun.MOST_FLOOR_TICKS) {
                    return "seed " + run.seed().text() + ": depth "
                            + world.floor().request().depth() + ": nothing went forward";
                }
            }
            return "";
        }
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
