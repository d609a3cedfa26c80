package dev.orebound.content.player;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/** Numbers for the feel of a fight, apart from the simulation: {@code feel.json}, whose manual explains each. */
public record FeelRules(
        HitStopRules hitStop, HintRules hints, SenseRules senses, DowsingRules dowsing, PageRules pages) {

    public static final String FILE = "content/feel.json";

    private static final int LONGEST = 150;

    /**
     * The milliseconds for which the picture stands still when a blow lands.
     *
     * @param blow of the player's that met somebody
     * @param lastOfRhythm if it was the last of the rhythm
     * @param head if the head of an arena fell
     * @param hurt if the player was hurt
     * @param mostASecond all together in any second
     */
    public record HitStopRules(int blow, int lastOfRhythm, int head, int hurt, int mostASecond) {
        public static HitStopRules read(JsonEntry entry) {
            return entry.complete(new HitStopRules(
                    entry.whole("blow", 0, LONGEST),
                    entry.whole("last_of_rhythm", 0, LONGEST),
                    entry.whole("head", 0, LONGEST),
                    entry.whole("hurt", 0, LONGEST),
                    entry.whole("most_a_second", 0, 2 * LONGEST)));
        }
    }

    /**
     * The distances at which hints appear.
     *
     * @param windUpCells somebody winds up so near
     * @param trapCells the doorway of a trap room is so near
     * @param captiveCells a captive is so near
     * @param thingCells ore, a chest, a shrine or a golem is so near
     */
    public record HintRules(float windUpCells, float trapCells, float captiveCells, float thingCells) {
        public static HintRules read(JsonEntry entry) {
            return entry.complete(new HintRules(
                    entry.number("wind_up_cells", 0, 20),
                    entry.number("trap_cells", 0, 20),
                    entry.number("captive_cells", 0, 20),
                    entry.number("thing_cells", 0, 20)));
        }
    }

    /**
     * The thresholds for showing which monsters notice the player.
     *
     * @param unseenCells one counts as unseen who would be noticed from no farther
     * @param halfSeenCells as half seen
     * @param leaderCells so near a leader that hunts is named though it is out of sight
     */
    public record SenseRules(float unseenCells, float halfSeenCells, float leaderCells) {
        public static SenseRules read(JsonEntry entry) {
            return entry.complete(new SenseRules(
                    entry.number("unseen_cells", 0, 40),
                    entry.number("half_seen_cells", 0, 40),
                    entry.number("leader_cells", 0, 60)));
        }
    }

    /**
     * The motes that point to the nearest vein of the chosen ore on the floors below.
     *
     * @param floorCells a floor's height counts as so many cells of the distance
     * @param farCells at this distance and beyond the motes are fewest and faintest
     * @param mostASecond motes at the vein itself
     * @param fewestASecond motes at {@code farCells} and beyond
     */
    public record DowsingRules(int floorCells, float farCells, float mostASecond, float fewestASecond) {
        public static DowsingRules read(JsonEntry entry) {
            return entry.complete(new DowsingRules(
                    entry.whole("floor_cells", 0, 100),
                    entry.number("far_cells", 1, 400),
                    entry.number("most_a_second", 0, 20),
                    entry.number("fewest_a_second", 0, 20)));
        }
    }

    /**
     * The ticks for which a page that opens over a fight ignores keys and mouse buttons; in any case until those held
     * when it opened are released.
     *
     * @param endTicks the account of a run that has ended
     * @param choiceTicks a choice, the descent between two floors, and the pause after the window was left
     */
    public record PageRules(int endTicks, int choiceTicks) {
        private static final int LONGEST_TICKS = 600;

        public static PageRules read(JsonEntry entry) {
            return entry.complete(new PageRules(
                    entry.whole("end_ticks", 0, LONGEST_TICKS), entry.whole("choice_ticks", 0, LONGEST_TICKS)));
        }
    }

    public static FeelRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new FeelRules(
                HitStopRules.read(entry.object("hit_stop")),
                HintRules.read(entry.object("hints")),
                SenseRules.read(entry.object("senses")),
                DowsingRules.read(entry.object("dowsing")),
                PageRules.read(entry.object("pages"))));
    }
}
