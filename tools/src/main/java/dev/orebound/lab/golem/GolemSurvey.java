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
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
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
public final class GolemSurvey implements SurveyFindings {
    /** The largest share of time in the line of aim, when there is other room, that manners allow. */
    private static final double MOST_AIM_SHARE = 0.02;

    /** The longest time for which a companion may hold the player up in a corridor. */
    private static final double MOST_BLOCK_SECONDS = 0.5;

    /** The largest part of its health, in percent, that ground may take from a companion in a minute. */
    private static final double MOST_HARM_PERCENT_A_MINUTE = 3;

    private final Content content;
    private final BotSkill skill;
    private final Object making = new Object();
    private final MannersFigures all = new MannersFigures();
    private final List<String> faults = new ArrayList<>();
    private final double seconds;
    private int runs;
    private long depths;

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
        this.content = content;
        this.skill = skill;
        seconds = OrderedWorkers.runFirstAlone(count, threads, run -> play(Seed.of(first.value() + run)), watched -> {
            all.add(watched.figures());
            depths += watched.depth();
            if (!watched.fault().isEmpty()) {
                faults.add(watched.fault());
            }
            runs++;
            done.accept(runs);
        });
    }

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
        for (int build = 0; build < golems.rules().builds().size() && company.size() < Party.MOST_COMPANIONS; build++) {
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
            if (world.tick() - progress.lastTick() > BotRun.MOST_IDLE_TICKS || world.tick() > BotRun.MOST_FLOOR_TICKS) {
                return "seed " + run.seed().text() + ": depth "
                        + world.floor().request().depth() + ": nothing went forward";
            }
        }
        return "";
    }

    /** Returns a line for each manner that was broken, and for each run that stalled or threw an exception. */
    @Override
    public List<String> complaints() {
        List<String> complaints = new ArrayList<>(faults);
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

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    @Override
    public String json() {
        JsonText json = new JsonText().beginObject();
        json.number("runs", runs);
        json.number("faults", faults.size());
        json.number("seconds", seconds);
        json.text("skill", skill.id());
        json.number("depth_mean", depths / (double) Math.max(1, runs));
        json.number("companion_minutes", all.minutes());
        json.number("aim_share", all.share(all.aimTicksWithRoom));
        json.number("aim_share_without_room", all.share(all.aimTicks - all.aimTicksWithRoom));
        json.number("longest_block_seconds", all.longestBlockSeconds());
        json.number("near_share", all.share(all.nearTicks));
        json.number("distance_cells_mean", all.meanDistance());
        json.number("harmful_ground_share", all.share(all.harmfulTicks));
        json.number("ground_harm", all.groundHarm);
        json.number("ground_harm_a_minute", all.groundHarmAMinute());
        json.number("ground_harm_percent_a_minute", all.groundHarmPercentAMinute());
        json.number("swaps", all.swaps);
        json.number("swaps_on_order", all.swapsOnOrder);
        json.number("orders", all.orders);
        json.number("feedings", all.feedings);
        json.number("companions_lost", all.companionsLost);
        return json.endObject().line();
    }

    /** Returns a table for people, each line ended by a line feed. */
    @Override
    public String table() {
        TextTable table = new TextTable();
        table.line("%d runs, %s: mean depth %.1f, %.1f seconds", runs, skill.id(), depths / (double) runs, seconds);
        table.line("%-46s %10.1f", "minutes of companions", all.minutes());
        table.line("%-46s %9.2f%%", "in the line of aim, with other room", 100 * all.share(all.aimTicksWithRoom));
        table.line(
                "%-46s %9.2f%%",
                "in the line of aim, without other room", 100 * all.share(all.aimTicks - all.aimTicksWithRoom));
        table.line("%-46s %10.2f", "longest block of a corridor, seconds", all.longestBlockSeconds());
        table.line("%-46s %9.2f%%", "nearer than they should be", 100 * all.share(all.nearTicks));
        table.line("%-46s %10.2f", "mean distance in sight, cells", all.meanDistance());
        table.line("%-46s %9.2f%%", "on ground that hurts", 100 * all.share(all.harmfulTicks));
        table.line("%-46s %10.2f", "health lost to ground, a minute", all.groundHarmAMinute());
        table.line("%-46s %9.2f%%", "of full health lost to ground, a minute", all.groundHarmPercentAMinute());
        table.line("%-46s %10d", "times that they let the player past", all.swaps);
        table.line("%-46s %10d", "changes of places on order", all.swapsOnOrder);
        table.line("%-46s %10d", "orders", all.orders);
        table.line("%-46s %10d", "feedings", all.feedings);
        table.line("%-46s %10d", "companions lost", all.companionsLost);
        return table.text();
    }
}
