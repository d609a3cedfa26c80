package dev.orebound.content.player;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * The skill of the bot. It is read apart from the rest of the content, because it does not change the game: a replay
 * stays valid whatever becomes of the skills.
 *
 * @param reactionTicks from the first sign of an attack until it is noticed, 0 to 120
 * @param dodgePercent of the attacks that are noticed in time, how many it gets out of, 0 to 100
 * @param dashPercent of those that it cannot walk out of, how many it dashes through, 0 to 100
 * @param strikePercent of the time in which somebody is in reach, how much it strikes, 1 to 100
 * @param castPercent how likely it casts in each third of a second in which it could, 0 to 100
 * @param aimSpreadPercent how far off a bolt or a flask goes at most, of the distance, 0 to 100
 * @param retreatPercent of its health, below which it runs from a fight, 0 to 100
 * @param trapHealthPercent of its health, from which on it steps into trap rooms, 0 to 101; 101 for never
 * @param exploresSeconds on a floor, after which it goes on as soon as it knows how, 10 to 1800
 * @param minedMeasures of each ore, up to which it mines, 0 to 999
 * @param goodChoicePercent how often it takes the best of what it can choose from, 0 to 100
 */
public record BotSkill(
        String id,
        int reactionTicks,
        int dodgePercent,
        int dashPercent,
        int strikePercent,
        int castPercent,
        int aimSpreadPercent,
        int retreatPercent,
        int trapHealthPercent,
        int exploresSeconds,
        int minedMeasures,
        int goodChoicePercent)
        implements TableEntry {
    /** The file that holds all skills. */
    public static final String FILE = "content/bots.json";

    /**
     * Reads all skills, from the weakest to the best.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static ContentTable<BotSkill> readAll(Assets assets) {
        List<String> complaints = new ArrayList<>();
        List<BotSkill> skills = new ArrayList<>();
        JsonEntry root = JsonEntry.root(assets, FILE, complaints);
        for (JsonEntry entry : root.entries()) {
            skills.add(read(entry));
        }
        if (skills.isEmpty() && complaints.isEmpty()) {
            complaints.add(FILE + ": has no entries; give at least one skill");
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return new ContentTable<>(skills);
    }

    private static BotSkill read(JsonEntry entry) {
        return entry.complete(new BotSkill(
                entry.name(),
                entry.whole("reaction_ticks", 0, 120),
                entry.whole("dodge_percent", 0, 100),
                entry.whole("dash_percent", 0, 100),
                entry.whole("strike_percent", 1, 100),
                entry.whole("cast_percent", 0, 100),
                entry.whole("aim_spread_percent", 0, 100),
                entry.whole("retreat_percent", 0, 100),
                entry.whole("trap_health_percent", 0, 101),
                entry.whole("explores_seconds", 10, 1800),
                entry.whole("mined_measures", 0, 999),
                entry.whole("good_choice_percent", 0, 100)));
    }
}
