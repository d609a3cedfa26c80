package dev.orebound.screen;

import dev.orebound.autoplay.Provoker;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * A scene that shows a way of fighting.
 *
 * @param horde the kind of the horde
 * @param isCaptive true if the others hold the leader captive
 * @param monsters the members, the leader first
 * @param play the player's behaviour
 * @param slain the tick in which the leader, or all of its captors, die; 0 for never
 * @param everyTicks ticks from one picture to the next
 * @param drawing the place, as {@link DrawnHall} reads it
 */
record TacticScene(
        String name,
        String horde,
        boolean isCaptive,
        List<String> monsters,
        Play play,
        int slain,
        int everyTicks,
        String drawing) {

    /** The player's behaviour. */
    enum Play {
        /** Stands still. */
        STANDS(Provoker.Plan.SHOWS_ITSELF),
        /** Runs after the last of the horde and strikes nobody. */
        CHASES(Provoker.Plan.SHOWS_ITSELF),
        /** Fights all monsters. */
        FIGHTS(Provoker.Plan.FIGHTS),
        /** Frees the captive. */
        FREES(Provoker.Plan.FREES),
        /** Throws fire at the grass. */
        BURNS(Provoker.Plan.SHOWS_ITSELF);

        final Provoker.Plan plan;

        Play(Provoker.Plan plan) {
            this.plan = plan;
        }
    }

    private static final String HALL = """
            ##t#######t########t########
            #..........................#
            #..........................#
            #..........................#
            #..............1..4........#
            #....@........2...5........#
            #..............3..6........#
            #..........................#
            #..........................#
            #..........................#
            ############################""";

    private static final String LANES = """
            ##t#######t########t########
            #..........................#
            #......##..................#
            #......##.......1..........#
            #..............#...........#
            #....@...#........2........#
            #..............#...........#
            #......##.......3..........#
            #......##..................#
            #..........................#
            ############################""";

    private static final String CORRIDOR = """
            ################t#####t#####
            ##############.............#
            ##############.............#
            ##############......4......#
            ##############.....1.......#
            #.......@.........2........#
            ##############.....3.......#
            ##############......5......#
            ##############.............#
            ##############.............#
            ############################""";

    /** A hall in which leeches, which see 5 cells far, see the player from the dark, near the edge of the light. */
    private static final String LIT = """
            ############################
            #..........................#
            #......o...................#
            #.............1............#
            #......@...................#
            #..............2...........#
            #......o...................#
            #.............3............#
            #..........................#
            ############################""";

    private static final String MEADOW = """
            ##t#######t########t########
            #..........\"\"\"\"\"...........#
            #.........\"\"\"\"\"\"...........#
            #.........\"\"\"\"\"\"....1......#
            #........\"\"\"\"\"\"\"............#
            #....@...\"\"\"\"\"\"\".....2......#
            #........\"\"\"\"\"\"\"............#
            #.........\"\"\"\"\"\"....3......#
            #.........\"\"\"\"\"\"...........#
            #..........\"\"\"\"\"...........#
            ############################""";

    /** Returns the film's scenes. */
    static List<TacticScene> all() {
        return List.of(
                of("kiting", "goblin_slingers", HALL, Play.CHASES, 40, alike("goblin_slinger", 2)),
                of("casters", "imps", HALL, Play.CHASES, 40, alike("ash_imp", 4)),
                of("charge_lanes", "beetles", LANES, Play.STANDS, 36, alike("rock_beetle", 3)),
                of("ogre_lanes", "ogres", LANES, Play.STANDS, 30, alike("cave_ogre", 2)),
                of("no_queue", "goblin_scouts", CORRIDOR, Play.STANDS, 50, alike("goblin", 5)),
                of("healer", "goblin_rite", HALL, Play.FIGHTS, 45, led("goblin_mystic", "goblin", 3)),
                of("thief", "kobold_thieves", HALL, Play.STANDS, 30, alike("kobold_cutpurse", 2)),
                of("lava", "goblin_scouts", pit('^'), Play.FIGHTS, 16, alike("goblin", 3)),
                of("chasm", "goblin_scouts", pit('_'), Play.FIGHTS, 16, alike("goblin", 3)),
                new TacticScene(
                        "captive",
                        "goblins_with_kobold",
                        true,
                        led("kobold_cutpurse", "goblin", 2),
                        Play.FREES,
                        150,
                        30,
                        HALL),
                slain("rout", "goblin_warband", led("goblin_captain", "goblin", 4)),
                slain("succession", "goblin_scouts", alike("goblin", 4)),
                of("fears_light", "leeches", LIT, Play.STANDS, 60, alike("bog_leech", 3)),
                of("fears_fire", "goblin_scouts", MEADOW, Play.BURNS, 40, alike("goblin", 3)));
    }

    private static TacticScene of(
            String name, String horde, String drawing, Play play, int everyTicks, List<String> monsters) {
        return new TacticScene(name, horde, false, monsters, play, 0, everyTicks, drawing);
    }

    private static TacticScene slain(String name, String horde, List<String> monsters) {
        return new TacticScene(name, horde, false, monsters, Play.STANDS, 90, 25, HALL);
    }

    private static List<String> alike(String monster, int count) {
        return Collections.nCopies(count, monster);
    }

    private static List<String> led(String leader, String member, int count) {
        return Stream.concat(Stream.of(leader), alike(member, count).stream()).toList();
    }

    /** Returns a hall with a deadly liquid to the east of the monsters' entrance. */
    private static String pit(char liquid) {
        return """
                ##t#######t########t########
                #..........................#
                #........^^^^^.............#
                #.......1^^^^^.............#
                #......@2^^^^^.............#
                #.......3^^^^^.............#
                #........^^^^^.............#
                #........^^^^^.............#
                #..........................#
                #..........................#
                ############################""".replace('^', liquid);
    }
}
