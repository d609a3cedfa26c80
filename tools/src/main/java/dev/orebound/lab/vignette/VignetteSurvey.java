package dev.orebound.lab.vignette;

import dev.orebound.autoplay.vignette.CertificateFollower.OpenedLock;
import dev.orebound.autoplay.vignette.HostileVisitor;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.vignette.VignetteTrial.TrialResult;
import dev.orebound.lab.vignette.VignetteTrialRules.Breach;
import dev.orebound.lab.world.WorldFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * The command {@code vignettes}: follows the certificate of one floor of each of many runs, once as it is and, where there are locks, once
 * with other ways, and lets a hostile bot visit every vignette. Floors are played side by side and added up in order, so that all figures
 * except the times are the same on every machine.
 */
public final class VignetteSurvey implements SurveyFindings {
    private final Hash64 hash = new Hash64(0);
    private final List<String> complaints = new ArrayList<>();
    private final Map<String, int[]> ways = new TreeMap<>();
    private final Map<String, Integer> visits = new TreeMap<>();
    private final double seconds;
    private int floors;
    private int follows;
    private int failed;
    private int hostileTrials;
    private int shutIn;
    private int keysLost;
    private int keysTaken;
    private long steps;
    private long ticks;

    /** The trials of one floor. */
    private record FloorTrials(String place, Floor floor, List<TrialResult> follows, List<TrialResult> visits) {}

    /**
     * Plays the leftmost floor of a depth in each run, at the depth that {@link FloorSurvey#usualDepths} says.
     *
     * @param firstSeed the seed of the first run; the others follow one by one
     * @param count how many floors, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many floors are done
     */
    public VignetteSurvey(Content content, long firstSeed, int count, int threads, IntConsumer done) {
        WorldFactory worlds = new WorldFactory(content);
        seconds = OrderedWorkers.runFirstAlone(
                count,
                threads,
                number -> {
                    long seed = firstSeed + number;
                    return worlds.playUsualFloor(seed, floor -> play(worlds, floor, seed));
                },
                played -> {
                    add(played);
                    done.accept(floors);
                });
    }

    private static FloorTrials play(WorldFactory worlds, Floor floor, long seed) {
        List<TrialResult> follows = new ArrayList<>();
        follows.add(VignetteTrial.follow(worlds, floor, 0));
        if (!floor.locks().isEmpty()) {
            follows.add(VignetteTrial.follow(worlds, floor, 1 + (int) Math.floorMod(seed, 60L)));
        }
        List<TrialResult> visits = new ArrayList<>();
        for (int i = 0; i < floor.vignettes().size(); i++) {
            int scheme = (int) Math.floorMod(3 * seed + i, (long) HostileVisitor.SCHEMES.size());
            visits.add(VignetteTrial.visit(worlds, floor, i, scheme));
        }
        return new FloorTrials("seed " + seed + ", depth " + floor.request().depth(), floor, follows, visits);
    }

    private void add(FloorTrials played) {
        floors++;
        for (TrialResult follow : played.follows()) {
            follows++;
            failed += follow.failed() == null ? 0 : 1;
            steps += follow.steps();
            for (OpenedLock opened : follow.opened()) {
                int[] counts = ways.computeIfAbsent(
                        told(played.floor().locks().get(opened.lock()), opened.way()), any -> new int[2]);
                counts[0] += opened.isOpened() ? 1 : 0;
                counts[1]++;
            }
            add(played.place(), follow);
        }
        for (int i = 0; i < played.visits().size(); i++) {
            hostileTrials++;
            visits.merge(played.floor().vignettes().get(i).kind(), 1, Integer::sum);
            add(played.place() + ", vignette " + (i + 1), played.visits().get(i));
        }
    }

    private void add(String place, TrialResult trial) {
        hash.add(trial.hash());
        ticks += trial.ticks();
        keysTaken += trial.keysTaken();
        String where = place + ", " + trial.name() + ", tick " + trial.ticks() + ": ";
        if (trial.failed() != null) {
            complaints.add(where + trial.failed());
        }
        if (trial.complaint() != null) {
            shutIn += trial.complaint().breach() == Breach.SHUT_IN ? 1 : 0;
            keysLost += trial.complaint().breach() == Breach.KEY_LOST ? 1 : 0;
            complaints.add(where + trial.complaint().text());
        }
    }

    private static String told(LockSpot lock, int way) {
        LockWay.Kind by = lock.ways().get(way).by();
        return lock.kind() + "_" + (by instanceof LockWay.ByBrew brew ? brew.brew() : LockWay.word(by));
    }

    /** Returns a line for each certificate that could not be followed, and for each broken rule. */
    @Override
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    @Override
    public String json() {
        JsonText json = new JsonText().beginObject();
        json.number("floors", floors);
        json.number("steps", steps);
        json.number("followed", follows - failed);
        json.number("failed", failed);
        json.number("keys_taken", keysTaken);
        json.number("keys_lost", keysLost);
        json.number("hostile_trials", hostileTrials);
        json.number("shut_in", shutIn);
        json.number("ticks", ticks);
        json.number("seconds", seconds);
        json.text("hash", String.format(Locale.ROOT, "%016x", hash.value()));
        json.groups("ways", ways, counts -> {
            json.number("opened", counts[0]);
            json.number("tried", counts[1]);
        });
        json.numbers("visits", visits);
        json.texts("complaints", complaints);
        return json.endObject().line();
    }

    /** Returns a table for people, each line ended by a line feed. */
    @Override
    public String table() {
        TextTable table = new TextTable();
        table.line(
                "%d floors: %d certificates followed with %d steps, %d failed, %.1f seconds",
                floors, follows - failed, steps, failed, seconds);
        table.line("%d keys taken, %d lost; hash %016x", keysTaken, keysLost, hash.value());
        table.line("%d hostile trials: %d shut in", hostileTrials, shutIn);
        table.line("");
        table.line("%-32s %8s %8s", "lock and way", "opened", "tried");
        ways.forEach((way, counts) -> table.line("%-32s %8d %8d", way, counts[0], counts[1]));
        table.line("");
        table.line("%-32s %8s", "vignette", "visits");
        visits.forEach((kind, count) -> table.line("%-32s %8d", kind, count));
        if (!complaints.isEmpty()) {
            table.line("");
            complaints.forEach(line -> table.line("%s", line));
        }
        return table.text();
    }
}
