package dev.orebound.lab.arena.survey;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialLog;
import dev.orebound.lab.arena.ArenaTrialLog.DoorEscape;
import dev.orebound.lab.arena.ArenaTrialLog.TrialMark;
import dev.orebound.lab.arena.ArenaTrialLog.TrialWave;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The figures of many trials: of all, and by arena kind, scheme and depth. */
final class ArenaTally {
    /** The figures of one group of trials. */
    static final class TrialGroup {
        private final Map<TrialEnding, Long> endings = new EnumMap<>(TrialEnding.class);
        final IntHistogram seconds = new IntHistogram();
        final IntHistogram waves = new IntHistogram();
        final IntHistogram damage = new IntHistogram();

        /** Seconds of those that were won alone. */
        final IntHistogram secondsWon = new IntHistogram();

        /** Of players with the usual health. */
        final IntHistogram usualDamage = new IntHistogram();

        /** Of players that hardly anything kills. */
        final IntHistogram hardyDamage = new IntHistogram();

        /** The number of monsters that came up in each trial. */
        final IntHistogram monsters = new IntHistogram();

        private final long[] happened = new long[EventType.values().length];
        long trials;
        long sprung;
        long ticks;

        /** Shut in with the usual health, and how many of those won. */
        long foughtByUsual;

        long wonByUsual;

        void add(ArenaTrialResult result) {
            trials++;
            ticks += result.ticks();
            sprung += result.isSprung() ? 1 : 0;
            for (EventType type : EventType.values()) {
                happened[type.ordinal()] += result.happened().get(type.ordinal());
            }
            endings.merge(result.ending(), 1L, Long::sum);
            if (result.sealedTicks() > 0) {
                seconds.add(result.sealedTicks() / TICKS_A_SECOND);
                waves.add(result.waves());
                damage.add(result.damage());
                addFight(result, result.ending() == TrialEnding.CLEARED);
            }
        }

        private void addFight(ArenaTrialResult result, boolean isWon) {
            monsters.add(result.log().waves().stream()
                    .mapToInt(wave -> wave.marks().size())
                    .sum());
            if (isWon) {
                secondsWon.add(result.sealedTicks() / TICKS_A_SECOND);
            }
            if (result.tried().isMortal()) {
                foughtByUsual++;
                wonByUsual += isWon ? 1 : 0;
                usualDamage.add(result.damage());
            } else {
                hardyDamage.add(result.damage());
            }
        }

        /** Returns how many players were shut in. */
        long fought() {
            return seconds.count();
        }

        /** Returns how often an event happened in all of them. */
        long happened(EventType type) {
            return happened[type.ordinal()];
        }

        /** Returns how many ended this way. */
        long ended(TrialEnding ending) {
            return endings.getOrDefault(ending, 0L);
        }
    }

    static final int TICKS_A_SECOND = TickClock.TICKS_A_SECOND;

    final TrialGroup all = new TrialGroup();
    final Map<String, TrialGroup> byKind = new TreeMap<>();
    final Map<String, TrialGroup> byScheme = new TreeMap<>();
    final Map<Integer, TrialGroup> byDepth = new TreeMap<>();

    /** The course of the arenas of each kind. */
    final Map<String, ArenaCourse> courses = new TreeMap<>();

    private final List<ArenaTrialResult> softlocks = new ArrayList<>();
    private final List<ArenaTrialResult> watchdogs = new ArrayList<>();

    void add(ArenaTrialResult result) {
        all.add(result);
        String kind = String.valueOf(result.tried().room().arena());
        byKind.computeIfAbsent(kind, any -> new TrialGroup()).add(result);
        courses.computeIfAbsent(kind, any -> new ArenaCourse()).add(result);
        byScheme.computeIfAbsent(result.tried().scheme().id(), any -> new TrialGroup())
                .add(result);
        byDepth.computeIfAbsent(result.tried().floor().request().depth(), any -> new TrialGroup())
                .add(result);
        if (result.ending() == TrialEnding.SOFTLOCKED) {
            softlocks.add(result);
        } else if (result.ending() == TrialEnding.WATCHDOG) {
            watchdogs.add(result);
        }
    }

    /** In the order of their seeds. */
    List<ArenaTrialResult> softlocks() {
        return softlocks;
    }

    /** In the order of their seeds. */
    List<ArenaTrialResult> watchdogs() {
        return watchdogs;
    }

    /** The course of the arenas of one kind: waves, monsters, escapes, and the rooms that were tried. */
    static final class ArenaCourse {
        /** The figures of all waves with one number. */
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
         * A room that was tried, with what is needed to try it again.
         *
         * @param room its id on the floor
         * @param cells of the room
         * @param rank the lower, the more there is to see
         * @param scheme the scheme of the player
         */
        record TrialPlace(
                FloorRequest floor,
                int room,
                int cells,
                int rank,
                ArenaScheme scheme,
                boolean isMortal,
                int companions) {}

        final Map<Integer, TrialGroup> byDepth = new TreeMap<>();

        /** In order; each time that the last wave repeats counts as a wave. */
        final List<WaveTally> waves = new ArrayList<>();

        /** The number of times that each monster came up on a mark, by its index. */
        final Map<Integer, Long> came = new TreeMap<>();

        /** The number of times that each monster killed the player, by its index. */
        final Map<Integer, Long> slew = new TreeMap<>();

        /** The ticks that were left until the doors would have shut. */
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

        /** Returns the room of median size among those with the most to see, the first of several. */
        @Nullable
        TrialPlace typical() {
            int middling = sizes().percentile(50);
            return places.stream()
                    .min(Comparator.comparingInt(TrialPlace::rank)
                            .thenComparingInt(place -> Math.abs(place.cells() - middling)))
                    .orElse(null);
        }

        /** Returns the sizes of the tried rooms in cells. */
        IntHistogram sizes() {
            IntHistogram sizes = new IntHistogram();
            places.forEach(place -> sizes.add(place.cells()));
            return sizes;
        }
    }
}
