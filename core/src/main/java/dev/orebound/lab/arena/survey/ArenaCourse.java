package dev.orebound.lab.arena.survey;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.autoplay.Scheme;
import dev.orebound.cave.FloorRequest;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.arena.TrialEnding;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialLog;
import dev.orebound.lab.arena.ArenaTrialLog.DoorEscape;
import dev.orebound.lab.arena.ArenaTrialLog.TrialMark;
import dev.orebound.lab.arena.ArenaTrialLog.TrialWave;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** How the arenas of one kind went: wave by wave, who came, who got out and how, and in which rooms. */
final class ArenaCourse {
    /** Waves of one number. */
    static final class WaveTally {
        final IntHistogram monsters = new IntHistogram();
        final IntHistogram most = new IntHistogram();

        /** Of those that came to their end. */
        final IntHistogram seconds = new IntHistogram();

        private void add(TrialWave wave) {
            monsters.add(wave.marks().size());
            most.add(wave.most());
            if (wave.isOver()) {
                seconds.add(wave.ticks() / TickClock.TICKS_A_SECOND);
            }
        }
    }

    /**
     * Where a trial was, so that it can be played again.
     *
     * @param room its id on the floor
     * @param cells of the room
     * @param rank how much there is to see: the lower, the more
     * @param scheme what the player was up to
     */
    record TrialPlace(FloorRequest floor, int room, int cells, int rank, Scheme scheme, boolean isMortal, int companions) {}

    final Map<Integer, TrialGroup> byDepth = new TreeMap<>();

    /** In order; where the last comes again and again, each time is a wave. */
    final List<WaveTally> waves = new ArrayList<>();

    /** How often each monster came up on a mark, by its index. */
    final Map<Integer, Long> came = new TreeMap<>();

    /** How often each monster ended the player, by its index. */
    final Map<Integer, Long> slew = new TreeMap<>();

    /** Ticks that were left until the doors should have met. */
    final IntHistogram walkedOut = new IntHistogram();

    final IntHistogram dashedOut = new IntHistogram();
    private final List<TrialPlace> places = new ArrayList<>();

    void add(ArenaTrialResult result) {
        ArenaTrialCase tried = result.tried();
        byDepth.computeIfAbsent(tried.floor().request().depth(), any -> new TrialGroup())
                .add(result);
        places.add(new TrialPlace(
                tried.floor().request(),
                tried.room().id(),
                tried.room().cells().size(),
                rank(result),
                tried.scheme(),
                tried.isMortal(),
                tried.companions()));
        ArenaTrialLog log = result.log();
        for (int i = 0; i < log.waves().size(); i++) {
            if (i == waves.size()) {
                waves.add(new WaveTally());
            }
            waves.get(i).add(log.waves().get(i));
            for (TrialMark mark : log.waves().get(i).marks()) {
                came.merge(mark.monster(), 1L, Long::sum);
            }
        }
        for (DoorEscape escape : log.escapes()) {
            (escape.isDashed() ? dashedOut : walkedOut).add(escape.ticksLeft());
        }
        if (log.slayer() != ArenaTrialLog.NOBODY) {
            slew.merge(log.slayer(), 1L, Long::sum);
        }
    }

    private static int rank(ArenaTrialResult result) {
        if (result.ending() == TrialEnding.CLEARED) {
            return 0;
        }
        return result.sealedTicks() > 0 ? 1 : 2;
    }

    /** The room of middling size among those in which there is most to see; the first that was tried of several. */
    @Nullable
    TrialPlace typical() {
        int middling = sizes().percentile(50);
        return places.stream()
                .min(Comparator.comparingInt(TrialPlace::rank).thenComparingInt(place -> Math.abs(place.cells() - middling)))
                .orElse(null);
    }

    /** Cells of the rooms that were tried. */
    IntHistogram sizes() {
        IntHistogram sizes = new IntHistogram();
        places.forEach(place -> sizes.add(place.cells()));
        return sizes;
    }
}
