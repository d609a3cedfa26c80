package dev.orebound.lab.arena;

import dev.orebound.TestContent;
import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.OtherSchemes;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.reading.IntRange;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.DrawnFloor;
import java.util.List;

/** Arenas in a small drawn room that keep or break their promises, as a test requires. */
final class Wards {
    private static final String ROOM = """
            ##################
            ######...........#
            ######...........#
            #@....+.....T....#
            ######...........#
            ######...........#
            ##################""";

    private static final int NEVER = 1_000_000;

    private Wards() {}

    /**
     * Returns an arena of one cave rat.
     *
     * @param harmlessTicks ticks for which the rat is harmless
     * @param watchdogTicks ticks for which the watchdog waits
     * @param healthPercent health of the rat in percent of the usual
     */
    static ArenaKind ofARat(int harmlessTicks, int watchdogTicks, int healthPercent) {
        ArenaKind waves = TestContent.BUILT_IN.arenaKinds().get("waves");
        ArenaKind.ArenaPacing pace = waves.pace();
        return new ArenaKind(
                waves.id(),
                ArenaKind.Spring.STEPPING_IN,
                ArenaKind.Goal.SLAY_HEADS,
                waves.needs(),
                waves.depths(),
                waves.frequency(),
                waves.doors(),
                new ArenaKind.ArenaPacing(
                        pace.markTicks(),
                        pace.markDistanceCells(),
                        harmlessTicks,
                        pace.pauseTicks(),
                        0,
                        pace.astrayTicks(),
                        watchdogTicks),
                waves.comesFrom(),
                List.of(new ArenaWave(
                        0,
                        0,
                        0,
                        List.of(),
                        ArenaWave.WaveMarks.SCATTERED,
                        List.of(new ArenaWave.Head("cave_rat", new IntRange(1, 17), 1, healthPercent)))),
                0,
                null,
                null,
                0,
                null,
                null,
                waves.reward(),
                waves.dangerReward(),
                waves.lesserReward());
    }

    private static final String TWO_ROOMS = """
            #################################
            ######...........####...........#
            ######...........####...........#
            #@....+..2..T....+..+.....T...1.#
            ######...........####...........#
            ######...........####...........#
            #################################""";
    /** Clears the nearer of two trap rooms, strays into the other one, and is shut in there for good. */
    static ArenaTrialResult playAndStray() {
        ArenaKind kind = ofARat(NEVER, NEVER, 100);
        DrawnFloor drawing = new DrawnFloor(TWO_ROOMS, kind, 1);
        Floor floor = drawing.floor();
        Room nearer = floor.roomWithId(floor.room().at(drawing.label('2')));
        ArenaScheme strays = OtherSchemes.staysOn(drawing.label('1'));
        return ArenaTrial.of(
                new WorldFactory(TestContent.with(kind)),
                new ArenaTrialCase(floor, nearer, strays, false, 0),
                ArenaTrialRules.all());
    }

    /** Plays an arena by a scheme and returns the result. */
    static ArenaTrialResult play(ArenaKind kind, ArenaScheme scheme) {
        return play(kind, scheme, ArenaTrialRules.all());
    }

    static ArenaTrialResult play(ArenaKind kind, ArenaScheme scheme, List<ArenaTrialRule> rules) {
        Floor floor = new DrawnFloor(ROOM, kind, 1).floor();
        Room room = floor.rooms().stream().filter(Room::isTrap).findFirst().orElseThrow();
        return ArenaTrial.of(
                new WorldFactory(TestContent.with(kind)), new ArenaTrialCase(floor, room, scheme, false, 0), rules);
    }
}
