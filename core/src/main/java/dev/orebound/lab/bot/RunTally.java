package dev.orebound.lab.bot;

import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.figure.IntHistogram;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of many runs: of all, and of the floors by depth and kind. */
final class RunTally {
    /** The figures of one group of floors. */
    static final class FloorGroup {
        final IntHistogram seconds = new IntHistogram();
        final IntHistogram healthBefore = new IntHistogram();
        final IntHistogram companions = new IntHistogram();
        final Map<String, Integer> causes = new TreeMap<>();
        int ends;

        private void add(FloorResult floor) {
            seconds.add((int) (floor.ticks() / TICKS_A_SECOND));
            healthBefore.add(floor.healthBefore());
            companions.add(floor.companions());
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
