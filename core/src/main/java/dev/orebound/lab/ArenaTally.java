package dev.orebound.lab;

import dev.orebound.lab.arena.Ending;
import dev.orebound.lab.arena.TrialResult;
import dev.orebound.world.state.Clock;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of many trials: of all, and of those of each arena kind, scheme and depth. */
final class ArenaTally {
    /** Trials that have something in common. */
    static final class Group {
        private final Map<Ending, Long> endings = new EnumMap<>(Ending.class);
        final Histogram seconds = new Histogram();
        final Histogram waves = new Histogram();
        final Histogram damage = new Histogram();

        /** Seconds of those that were won alone. */
        final Histogram secondsWon = new Histogram();

        /** Of players with the usual health. */
        final Histogram usualDamage = new Histogram();

        /** Of players whom hardly anything kills. */
        final Histogram hardyDamage = new Histogram();

        /** That came up in each. */
        final Histogram monsters = new Histogram();

        private final long[] happened = new long[EventType.values().length];
        long trials;
        long sprung;
        long ticks;

        /** Shut in with the usual health, and how many of those won. */
        long foughtByUsual;

        long wonByUsual;

        void add(TrialResult result) {
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
                addFight(result, result.ending() == Ending.CLEARED);
            }
        }

        private void addFight(TrialResult result, boolean isWon) {
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
        long ended(Ending ending) {
            return endings.getOrDefault(ending, 0L);
        }
    }

    static final int TICKS_A_SECOND = Clock.TICKS_A_SECOND;

    final Group all = new Group();
    final Map<String, Group> byKind = new TreeMap<>();
    final Map<String, Group> byScheme = new TreeMap<>();
    final Map<Integer, Group> byDepth = new TreeMap<>();

    /** How arenas of each kind went. */
    final Map<String, ArenaCourse> courses = new TreeMap<>();

    private final List<TrialResult> softlocks = new ArrayList<>();
    private final List<TrialResult> watchdogs = new ArrayList<>();

    void add(TrialResult result) {
        all.add(result);
        String kind = String.valueOf(result.tried().room().arena());
        byKind.computeIfAbsent(kind, any -> new Group()).add(result);
        courses.computeIfAbsent(kind, any -> new ArenaCourse()).add(result);
        byScheme.computeIfAbsent(result.tried().scheme().id(), any -> new Group())
                .add(result);
        byDepth.computeIfAbsent(result.tried().floor().request().depth(), any -> new Group())
                .add(result);
        if (result.ending() == Ending.SOFTLOCKED) {
            softlocks.add(result);
        } else if (result.ending() == Ending.WATCHDOG) {
            watchdogs.add(result);
        }
    }

    /** In the order of their seeds. */
    List<TrialResult> softlocks() {
        return softlocks;
    }

    /** In the order of their seeds. */
    List<TrialResult> watchdogs() {
        return watchdogs;
    }
}
