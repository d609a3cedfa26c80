package dev.orebound.content.player;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/** How a fight feels, apart from the simulation: {@code feel.json}, whose manual says what each number does. */
public record FeelRules(HitStop hitStop, Hints hints, Senses senses, DowsingRules dowsing, Pages pages) {

    public static final String FILE = "content/feel.json";

    private static final int LONGEST = 150;

    /**
     * How long the picture stands still when a blow lands, in milliseconds.
     *
     * @param blow of the player's that met somebody
     * @param lastOfRhythm if it was the last of the rhythm
     * @param head if the head of an arena fell
     * @param hurt if the player was hurt
     * @param mostASecond all together in any second
     */
    public record HitStop(int blow, int lastOfRhythm, int head, int hurt, int mostASecond) {
        public static HitStop read(JsonEntry entry) {
            HitStop hitStop = new HitStop(
                    entry.whole("blow", 0, LONGEST),
                    entry.whole("last_of_rhythm", 0, LONGEST),
                    entry.whole("head", 0, LONGEST),
                    entry.whole("hurt", 0, LONGEST),
                    entry.whole("most_a_second", 0, 2 * LONGEST));
            entry.rejectUnknownFields();
            return hitStop;
        }
    }

    /**
     * When a hint is given.
     *
     * @param windUpCells somebody winds up so near
     * @param trapCells the doorway of a trap room is so near
     * @param captiveCells a captive is so near
     * @param thingCells ore, a chest, a shrine or a golem is so near
     */
    public record Hints(float windUpCells, float trapCells, float captiveCells, float thingCells) {
        public static Hints read(JsonEntry entry) {
            Hints hints = new Hints(
                    entry.number("wind_up_cells", 0, 20),
                    entry.number("trap_cells", 0, 20),
                    entry.number("captive_cells", 0, 20),
                    entry.number("thing_cells", 0, 20));
            entry.rejectUnknownFields();
            return hints;
        }
    }

    /**
     * What is shown of who notices the player.
     *
     * @param unseenCells one counts as unseen who would be noticed from no farther
     * @param halfSeenCells as half seen
     * @param leaderCells so near a leader that hunts is named though it is out of sight
     */
    public record Senses(float unseenCells, float halfSeenCells, float leaderCells) {
        public static Senses read(JsonEntry entry) {
            Senses senses = new Senses(
                    entry.number("unseen_cells", 0, 40),
                    entry.number("half_seen_cells", 0, 40),
                    entry.number("leader_cells", 0, 60));
            entry.rejectUnknownFields();
            return senses;
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
            DowsingRules dowsing = new DowsingRules(
                    entry.whole("floor_cells", 0, 100),
                    entry.number("far_cells", 1, 400),
                    entry.number("most_a_second", 0, 20),
                    entry.number("fewest_a_second", 0, 20));
            entry.rejectUnknownFields();
            return dowsing;
        }
    }

    /**
     * For how long a page that opens over a fight ignores keys and mouse buttons, in ticks; in any case until those are
     * released that were held when it opened.
     *
     * @param endTicks the account of a run that has ended
     * @param choiceTicks a choice, the descent between two floors, and the pause after the window was left
     */
    public record Pages(int endTicks, int choiceTicks) {
        private static final int LONGEST_TICKS = 600;

        public static Pages read(JsonEntry entry) {
            Pages pages = new Pages(
                    entry.whole("end_ticks", 0, LONGEST_TICKS), entry.whole("choice_ticks", 0, LONGEST_TICKS));
            entry.rejectUnknownFields();
            return pages;
        }
    }

    public static FeelRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        FeelRules rules = new FeelRules(
                HitStop.read(entry.object("hit_stop")),
                Hints.read(entry.object("hints")),
                Senses.read(entry.object("senses")),
                DowsingRules.read(entry.object("dowsing")),
                Pages.read(entry.object("pages")));
        entry.rejectUnknownFields();
        return rules;
    }
}
