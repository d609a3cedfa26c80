package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialLog;
import dev.orebound.lab.arena.ArenaTrialLog.DoorEscape;
import dev.orebound.lab.arena.ArenaTrialLog.TrialMark;
import dev.orebound.lab.arena.ArenaTrialLog.TrialWave;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.world.state.TickClock;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** The course of the arenas of one kind: waves, monsters, escapes, and the rooms that were tried. */
final class ArenaCourse extends FigureGroup {
    /** The figures of all waves with one number. */
    static final class WaveTally extends FigureGroup {
        final IntHistogram monsters = part("monsters", new IntHistogram());
        final IntHistogram most = part("most", new IntHistogram());

        /** Of those that came to their end. */
        final IntHistogram seconds = part("seconds", new IntHistogram());

        private void add(TrialWave wave) {
            monsters.add(wave.marks().size());
            most.add(wave.most());
            if (wave.isOver()) {
                seconds.add(wave.ticks() / TickClock.TICKS_A_SECOND);
            }
        }
    }

    /**
     * A room that was tried, with what is needed to try it again.
     *
     * @param seed of the run
     * @param room its id on the floor
     * @param cells of the room
     * @param rank the lower, the more there is to see
     * @param scheme the id of the player's scheme
     */
    record TrialPlace(long seed, int room, int cells, int rank, String scheme, boolean isMortal, int companions) {}

    final Groups<TrialGroup> byDepth = part("by_depth", new Groups<>(TrialGroup::new));

    /** By number, from 1; each time that the last wave repeats counts as a wave. */
    final Groups<WaveTally> waves = part("waves", new Groups<>(WaveTally::new));

    /** The number of times that each monster came up on a mark, by its index. */
    final Groups<Sum> came = part("came", new Groups<>(Sum::new));

    /** The number of times that each monster killed the player, by its index. */
    final Groups<Sum> slew = part("slew", new Groups<>(Sum::new));

    /** The ticks that were left until the doors would have shut. */
    final IntHistogram walkedOut = part("walked_out", new IntHistogram());

    final IntHistogram dashedOut = part("dashed_out", new IntHistogram());
    private final FigureRows<TrialPlace> places = part("places", new FigureRows<>(TrialPlace.class));

    void add(ArenaTrialResult result) {
        ArenaTrialCase tried = result.tried();
        byDepth.at(tried.floor().request().depth()).add(result);
        places.add(new TrialPlace(
                tried.floor().request().seed().value(),
                tried.room().id(),
                tried.room().cells().size(),
                rank(result),
                tried.scheme().id(),
                tried.isMortal(),
                tried.companions()));
        ArenaTrialLog log = result.log();
        for (int i = 0; i < log.waves().size(); i++) {
            waves.at(i + 1).add(log.waves().get(i));
            for (TrialMark mark : log.waves().get(i).marks()) {
                came.at(mark.monster()).add(1);
            }
        }
        for (DoorEscape escape : log.escapes()) {
            (escape.isDashed() ? dashedOut : walkedOut).add(escape.ticksLeft());
        }
        if (log.slayer() != ArenaTrialLog.NOBODY) {
            slew.at(log.slayer()).add(1);
        }
    }

    private static int rank(ArenaTrialResult result) {
        if (result.ending() == TrialEnding.CLEARED) {
            return 0;
        }
        return result.sealedTicks() > 0 ? 1 : 2;
    }

    /** Returns the room of median size among those with the most to see, the first of several. */
    @Nullable
    TrialPlace typical() {
        int middling = sizes().percentile(50);
        return places.all().stream()
                .min(Comparator.comparingInt(TrialPlace::rank)
                        .thenComparingInt(place -> Math.abs(place.cells() - middling)))
                .orElse(null);
    }

    /** Returns the sizes of the tried rooms in cells. */
    IntHistogram sizes() {
        IntHistogram sizes = new IntHistogram();
        places.all().forEach(place -> sizes.add(place.cells()));
        return sizes;
    }
}
