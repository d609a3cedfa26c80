package dev.orebound.content.player;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.List;

/**
 * The abilities of the player's alchemist.
 *
 * @param health at the start of a run and at most, 1 to 9999
 * @param speed in cells a second, 0.5 to 12
 * @param strikingSpeed part of the speed that is kept while the pick is in motion, 0 to 1
 * @param sneakPercent of the speed that is kept while sneaking, 10 to 100
 * @param radiusCells of the body, 0.1 to 0.45
 * @param sightCells how far the alchemist sees, 4 to 40
 * @param reachCells within which a chest or an exit can be used, 0.5 to 3
 * @param pickupCells within which things are picked up, 0.3 to 3
 * @param magnetCells within which things come to the alchemist, 0.3 to 8
 * @param magnetSpeed with which they come, in cells a second, 1 to 15
 * @param graceTicks for which nothing hurts after a blow, 0 to 240
 * @param flaskMeasures that a flask holds, 1 to 999
 * @param light the lamp
 * @param strikes the blows of the pick, which also break ore: {@value #STRIKES}, each in an arc; one follows the other as long
 *     as the rhythm is kept
 * @param comboTicks after a strike's recovery within which the next blow of the rhythm can begin, 0 to 240
 * @param bufferTicks for which a press that comes too early is remembered, 0 to 60
 * @param dash the way out of harm
 * @param throwMeasures of ore that a thrown flask costs, 1 to 999
 */
public record PlayerRules(
        int health,
        float speed,
        float strikingSpeed,
        int sneakPercent,
        float radiusCells,
        int sightCells,
        float reachCells,
        float pickupCells,
        float magnetCells,
        float magnetSpeed,
        int graceTicks,
        int flaskMeasures,
        LightSource light,
        List<Attack> strikes,
        int comboTicks,
        int bufferTicks,
        DashRules dash,
        int throwMeasures) {

    /** The number of blows in the rhythm. */
    public static final int STRIKES = 3;

    public static final String FILE = "content/player.json";

    public static PlayerRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new PlayerRules(
                entry.whole("health", 1, 9999),
                entry.number("speed", 0.5f, 12),
                entry.number("striking_speed", 0, 1),
                entry.whole("sneak_percent", 10, 100),
                entry.number("radius_cells", 0.1f, 0.45f),
                entry.whole("sight_cells", 4, 40),
                entry.number("reach_cells", 0.5f, 3),
                entry.number("pickup_cells", 0.3f, 3),
                entry.number("magnet_cells", 0.3f, 8),
                entry.number("magnet_speed", 1, 15),
                entry.whole("grace_ticks", 0, 240),
                entry.whole("flask_measures", 1, 999),
                LightSource.read(entry.object("light")),
                Attack.readAll(entry, "strikes", STRIKES, STRIKES),
                entry.whole("combo_ticks", 0, 240),
                entry.whole("buffer_ticks", 0, 60),
                DashRules.read(entry.object("dash")),
                entry.whole("throw_measures", 1, 999)));
    }

    /**
     * A dash out of danger.
     *
     * @param ticks that it lasts, 1 to 60
     * @param speed in cells a second, 1 to 30
     * @param invulnerableTicks from its start, for which no blow is felt, 0 to 60
     * @param restTicks from its end until the next, 0 to 600
     * @param committedTicks at the end of a strike's wind-up, in which it is too late to dash, 0 to 60
     */
    public record DashRules(int ticks, float speed, int invulnerableTicks, int restTicks, int committedTicks) {

        /** Reads a dash that is an object of its own. */
        public static DashRules read(JsonEntry entry) {
            return entry.complete(new DashRules(
                    entry.whole("ticks", 1, 60),
                    entry.number("speed", 1, 30),
                    entry.whole("invulnerable_ticks", 0, 60),
                    entry.whole("rest_ticks", 0, 600),
                    entry.whole("committed_ticks", 0, 60)));
        }
    }
}
