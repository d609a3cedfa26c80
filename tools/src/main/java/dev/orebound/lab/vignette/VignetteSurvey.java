package dev.orebound.lab.vignette;

import dev.orebound.autoplay.vignette.CertificateFollower.OpenedLock;
import dev.orebound.autoplay.vignette.HostileVisitor;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.content.Content;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.vignette.VignetteTrial.TrialResult;
import dev.orebound.lab.world.WorldFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The command {@code vignettes}: follows the certificate of one floor of each of many runs, once as it is and, where
 * there are locks, once with other ways, and lets a hostile bot visit every vignette. Floors are played side by side
 * and added up in order, so that all figures except the times are the same on every machine.
 */
public final class VignetteSurvey extends Figures {
    private final Hashes hashes = part("hashes", new Hashes());
    private final FigureRows<String> complaints = part("complaints", FigureRows.ofTexts());
    private final Groups<WayTally> ways = part("ways", new Groups<>(WayTally::new));
    private final Counts visits = part("visits", new Counts());
    private final Sum floors = part("floors", new Sum());
    private final Sum follows = part("follows", new Sum());
    private final Sum failed = part("failed", new Sum());
    private final Sum hostileTrials = part("hostile_trials", new Sum());
    private final Sum shutIn = part("shut_in", new Sum());
    private final Sum keysLost = part("keys_lost", new Sum());
    private final Sum keysTaken = part("keys_taken", new Sum());
    private final Sum steps = part("steps", new Sum());
    private final Sum ticks = part("ticks", new Sum());

    /** How often a way of opening a kind of lock was tried, and opened it. */
    private static final class WayTally extends FigureGroup {
        private final Sum opened = part("opened", new Sum());
        private final Sum tried = part("tried", new Sum());
    }

    /** Creates the figures of no floors. */
    public VignetteSurvey() {}

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
        addSeconds(OrderedWorkers.runFirstAlone(
                count,
                threads,
                number -> {
                    long seed = firstSeed + number;
                    return worlds.playUsualFloor(seed, floor -> play(worlds, floor, seed));
                },
                played -> {
                    add(played);
                    done.accept((int) floors.value());
                }));
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
        floors.add(1);
        for (TrialResult follow : played.follows()) {
            follows.add(1);
            failed.addIf(follow.failed() != null);
            steps.add(follow.steps());
            for (OpenedLock opened : follow.opened()) {
                WayTally way = ways.at(told(played.floor().locks().get(opened.lock()), opened.way()));
                way.opened.addIf(opened.isOpened());
                way.tried.add(1);
            }
            add(played.place(), follow);
        }
        for (int i = 0; i < played.visits().size(); i++) {
            hostileTrials.add(1);
            visits.add(played.floor().vignettes().get(i).kind());
            add(played.place() + ", vignette " + (i + 1), played.visits().get(i));
        }
    }

    private void add(String place, TrialResult trial) {
        hashes.add(trial.hash());
        ticks.add(trial.ticks());
        keysTaken.add(trial.keysTaken());
        String where = place + ", " + trial.name() + ", tick " + trial.ticks() + ": ";
        if (trial.failed() != null) {
            complaints.add(where + trial.failed());
        }
        if (trial.complaint() != null) {
            shutIn.addIf(trial.complaint().rule().equals(VignetteTrialRules.SHUT_IN));
            keysLost.addIf(trial.complaint().rule().equals(VignetteTrialRules.KEY_LOST));
            complaints.add(where + trial.complaint().what());
        }
    }

    private static String told(LockSpot lock, int way) {
        LockWay.Kind by = lock.ways().get(way).by();
        return lock.kind() + "_" + (by instanceof LockWay.ByBrew brew ? brew.brew() : LockWay.word(by));
    }

    /** Returns a line for each certificate that could not be followed, and for each broken rule. */
    @Override
    public List<String> brokenCases() {
        return complaints.all();
    }

    private long followed() {
        return follows.value() - failed.value();
    }

    @Override
    protected void print(JsonText json) {
        json.number("floors", floors.value());
        json.number("steps", steps.value());
        json.number("followed", followed());
        json.number("failed", failed.value());
        json.number("keys_taken", keysTaken.value());
        json.number("keys_lost", keysLost.value());
        json.number("hostile_trials", hostileTrials.value());
        json.number("shut_in", shutIn.value());
        json.number("ticks", ticks.value());
        json.number("seconds", seconds());
        json.text("hash", hashes.ofAll());
        json.groups("ways", ways.all(), way -> {
            json.number("opened", way.opened.value());
            json.number("tried", way.tried.value());
        });
        json.numbers("visits", visits.all());
        json.texts("complaints", complaints.all());
    }

    @Override
    protected void print(TextTable table) {
        table.line(
                "%d floors: %d certificates followed with %d steps, %d failed, %.1f seconds",
                floors.value(), followed(), steps.value(), failed.value(), seconds());
        table.line("%d keys taken, %d lost; hash %s", keysTaken.value(), keysLost.value(), hashes.ofAll());
        table.line("%d hostile trials: %d shut in", hostileTrials.value(), shutIn.value());
        table.line("");
        table.line("%-32s %8s %8s", "lock and way", "opened", "tried");
        ways.all().forEach((name, way) -> table.line("%-32s %8d %8d", name, way.opened.value(), way.tried.value()));
        table.line("");
        table.line("%-32s %8s", "vignette", "visits");
        visits.all().forEach((kind, count) -> table.line("%-32s %8d", kind, count));
        if (!complaints.all().isEmpty()) {
            table.line("");
            complaints.all().forEach(line -> table.line("%s", line));
        }
    }
}
