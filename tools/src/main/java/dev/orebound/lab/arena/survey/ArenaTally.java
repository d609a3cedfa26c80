package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.world.HeapWatch.HeapFigures;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.TickClock;
import java.util.List;
import java.util.stream.Collectors;

/** The figures of many trials: of all, and by arena kind, scheme and depth. */
final class ArenaTally extends FigureGroup {
    /** The figures of one group of trials. */
    static final class TrialGroup extends FigureGroup {
        private final Counts endings = part("endings", new Counts());
        final IntHistogram seconds = part("seconds", new IntHistogram());
        final IntHistogram waves = part("waves", new IntHistogram());
        final IntHistogram damage = part("damage", new IntHistogram());

        /** Seconds of those that were won alone. */
        final IntHistogram secondsWon = part("seconds_won", new IntHistogram());

        /** Of players with the usual health. */
        final IntHistogram usualDamage = part("usual_damage", new IntHistogram());

        /** Of players that hardly anything kills. */
        final IntHistogram hardyDamage = part("hardy_damage", new IntHistogram());

        /** The number of monsters that came up in each trial. */
        final IntHistogram monsters = part("monsters", new IntHistogram());

        final HeapFigures heaps = part("heaps", new HeapFigures());
        private final Counts happened = part("happened", new Counts());
        final Sum trials = part("trials", new Sum());
        final Sum sprung = part("sprung", new Sum());
        final Sum ticks = part("ticks", new Sum());

        /** Shut in with the usual health, and how many of those won. */
        final Sum foughtByUsual = part("fought_by_usual", new Sum());

        final Sum wonByUsual = part("won_by_usual", new Sum());

        void add(ArenaTrialResult result) {
            trials.add(1);
            ticks.add(result.ticks());
            heaps.add(result.heaps());
            sprung.addIf(result.isSprung());
            for (EventType type : EventType.values()) {
                happened.add(type.id(), result.happened().get(type.ordinal()));
            }
            endings.add(result.ending().id());
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
                foughtByUsual.add(1);
                wonByUsual.addIf(isWon);
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
            return happened.of(type.id());
        }

        /** Returns how many ended this way. */
        long ended(TrialEnding ending) {
            return endings.of(ending.id());
        }
    }

    static final int TICKS_A_SECOND = TickClock.TICKS_A_SECOND;

    final TrialGroup all = part("all", new TrialGroup());
    final Groups<TrialGroup> byKind = part("by_kind", new Groups<>(TrialGroup::new));
    final Groups<TrialGroup> byScheme = part("by_scheme", new Groups<>(TrialGroup::new));
    final Groups<TrialGroup> byDepth = part("by_depth", new Groups<>(TrialGroup::new));

    /** The course of the arenas of each kind. */
    final Groups<ArenaCourse> courses = part("courses", new Groups<>(ArenaCourse::new));

    private final FigureRows<WrongTrial> softlocks = part("softlocks", new FigureRows<>(WrongTrial.class));
    private final FigureRows<WrongTrial> watchdogs = part("watchdogs", new FigureRows<>(WrongTrial.class));

    /**
     * A trial in which something was wrong.
     *
     * @param tried what was tried, so that it can be repeated
     * @param place the room and the party in words
     * @param command that opens the room in the game
     * @param arena the kind of arena
     * @param line what was tried and what was wrong, in one line
     * @param fault what was wrong, with a picture of the room
     */
    record WrongTrial(
            String tried,
            String place,
            String command,
            String arena,
            boolean isSoftlock,
            int ticks,
            String line,
            String fault) {
        /** Returns the first line of what was wrong. */
        String complaint() {
            return fault.lines().findFirst().orElse("");
        }

        /** Returns the lines below, which draw the last moment; empty if there is no drawing. */
        String picture() {
            return fault.lines().skip(1).collect(Collectors.joining("\n"));
        }

        private static WrongTrial of(ArenaTrialResult result) {
            ArenaTrialCase tried = result.tried();
            return new WrongTrial(
                    tried.toString(),
                    ReportWords.place(tried),
                    ReportWords.command(tried),
                    String.valueOf(tried.room().arena()),
                    result.ending() == TrialEnding.SOFTLOCKED,
                    result.ticks(),
                    result.line(),
                    String.valueOf(result.fault()));
        }
    }

    void add(ArenaTrialResult result) {
        all.add(result);
        String kind = String.valueOf(result.tried().room().arena());
        byKind.at(kind).add(result);
        courses.at(kind).add(result);
        byScheme.at(result.tried().scheme().id()).add(result);
        byDepth.at(result.tried().floor().request().depth()).add(result);
        if (result.ending() == TrialEnding.SOFTLOCKED) {
            softlocks.add(WrongTrial.of(result));
        } else if (result.ending() == TrialEnding.WATCHDOG) {
            watchdogs.add(WrongTrial.of(result));
        }
    }

    /** In the order of their seeds. */
    List<WrongTrial> softlocks() {
        return softlocks.all();
    }

    /** In the order of their seeds. */
    List<WrongTrial> watchdogs() {
        return watchdogs.all();
    }
}
