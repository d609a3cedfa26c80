package dev.orebound.content.item;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A kind of spell, fed with ore. Its name is the text {@code spell.<id>.name}, what it does the text {@code spell.<id>.words}.
 */
@Meaning("""
        Spells: what ore does when it is cast. Texts: spell.<id>.name, and spell.<id>.words for what it does. A second has 60
        ticks.""")
public record Spell(
        String id,

        @Field("picture on scrolls; a bolt in flight is <key>_shot")
        String sprite,

        @Field("id in ores.json: ore that it costs; each ore has one bolt and at most one burst")
        String ore,

        @Field("press that casts it") SpellUse use,

        @Field("1..999: price of one cast, in measures") int measures,

        @Field("0.." + Spell.MOST_LEVELS + ": level at the start of a run, 0: unknown; scrolls teach and raise it")
        int levelAtFirst,

        @Field(
                Spell.MOST_LEVELS + ".." + Spell.MOST_LEVELS
                        + " attacks: effect at levels 1, 2 and 3; ranged for a bolt, burst for a burst; elements.json says what their status and influence do")
        List<Attack> attacks)
        implements TableEntry {

    /** The most kinds of spell: two for each ore. */
    public static final int MOST_KINDS = 2 * Ore.MOST_KINDS;

    /** The highest level of a spell. */
    public static final int MOST_LEVELS = 3;

    public static final String FILE = "content/spells.json";

    /** Returns its attack at a level, 1 to {@value #MOST_LEVELS}. */
    public Attack at(int level) {
        return attacks.get(level - 1);
    }

    /** The presses that cast a spell of the chosen ore. */
    public enum SpellUse {
        @Meaning("flies straight ahead")
        BOLT,
        @Meaning("comes all round the alchemist, or where it is aimed at")
        BURST
    }
}
