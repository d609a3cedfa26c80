package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.TrialEnding;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of many trials: of all, and of those of each arena kind, scheme and depth. */
final class ArenaTally {
    /** Trials that have something in common. */
    static final class TrialGroup {
        private final Map<TrialEnding, Long> endings = new EnumMap<>(TrialEnding.class);
        final IntHistogram seconds = new IntHistogram();
        final IntHistogram waves = new IntHistogram();
        final IntHistogram damage = new IntHistogram();

        /** Seconds of those that were won alone. */
        final IntHistogram secondsWon = new IntHistogram();

        /** Of players with the usual health. */
        final IntHistogram usualDamage = new IntHistogram();

        /** Of players whom hardly anything kills. */
        final IntHistogram hardyDamage = new IntHistogram();

        /** That came up in each. */
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

        /** How many came to be shut in. */
        long fought() {
            return seconds.count();
        }

        /** How often something happened in all of them. */
        long happened(EventType type) {
            return happened[type.ordinal()];
        }

        /** How many ended so. */
        long ended(TrialEnding ending) {
            return endings.getOrDefault(ending, 0L);
        }
    }

    static final int TICKS_A_SECOND = TickClock.TICKS_A_SECOND;

    final TrialGroup all = new TrialGroup();
    final Map<String, TrialGroup> byKind = new TreeMap<>();
    final Map<String, TrialGroup> byScheme = new TreeMap<>();
    final Map<Integer, TrialGroup> byDepth = new TreeMap<>();

    /** How arenas of each kind went. */
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
}
