package dev.orebound.content;

import java.util.List;

/** How a fight feels, apart from the simulation: {@code feel.json}, whose manual says what each number does. */
public record FeelRules(HitStop hitStop, float windUpCells, float trapCells) {

    static final String FILE = "content/feel.json";

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
        static HitStop read(Entry entry) {
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

    static FeelRules read(Assets assets, List<String> complaints) {
        Entry entry = Entry.root(assets, FILE, complaints);
        Entry hints = entry.object("hints");
        FeelRules rules = new FeelRules(
                HitStop.read(entry.object("hit_stop")),
                hints.number("wind_up_cells", 0, 20),
                hints.number("trap_cells", 0, 20));
        hints.rejectUnknownFields();
        entry.rejectUnknownFields();
        return rules;
    }
}
