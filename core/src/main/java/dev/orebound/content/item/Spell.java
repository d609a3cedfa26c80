package dev.orebound.content.item;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A kind of spell, fed with ore. Its name is the text {@code spell.<id>.name}, what it does the text {@code spell.<id>.words}.
 *
 * @param sprite the key of its picture on scrolls and in the satchel
 * @param ore the id of the ore that it takes; each ore has one bolt and at most one burst
 * @param use by which press it is cast
 * @param measures of the ore that one cast takes, 1 to 999
 * @param levelAtFirst how well it is known when a run begins, 0 for not yet, to {@value #MOST_LEVELS}
 * @param attacks what it does, by level: {@value #MOST_LEVELS}
 */
public record Spell(
        String id, String sprite, String ore, SpellUse use, int measures, int levelAtFirst, List<Attack> attacks)
        implements TableEntry {

    /** The most kinds of spell: two for each ore. */
    public static final int MOST_KINDS = 2 * Ore.MOST_KINDS;

    /** The highest level of a spell. */
    public static final int MOST_LEVELS = 3;

    public static final String FILE = "content/spells.json";

    public Spell {
        attacks = List.copyOf(attacks);
    }

    /** Returns its attack at a level, 1 to {@value #MOST_LEVELS}. */
    public Attack at(int level) {
        return attacks.get(level - 1);
    }

    public static ContentTable<Spell> readAll(Assets assets, ContentTable<Ore> ores, List<String> complaints) {
        return ContentTable.read(
                assets,
                FILE,
                complaints,
                entry -> entry.complete(new Spell(
                        entry.name(),
                        entry.word("sprite"),
                        entry.reference("ore", ores),
                        entry.choice("use", SpellUse.class),
                        entry.whole("measures", 1, 999),
                        entry.whole("level_at_first", 0, MOST_LEVELS),
                        Attack.readAll(entry, "attacks", MOST_LEVELS, MOST_LEVELS))));
    }

    /** The presses that cast a spell of the chosen ore. */
    public enum SpellUse {
        /** Flies straight ahead. */
        BOLT,
        /** Comes all round the alchemist, or where it is aimed at. */
        BURST
    }
}
