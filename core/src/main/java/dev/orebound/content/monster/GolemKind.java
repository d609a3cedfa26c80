package dev.orebound.content.monster;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;

/** A kind of golem that can be woken, one for each ore. Its name is that of its body. */
@Meaning("""
        Golems that can be woken where one stands dormant, one for each ore. A golem has the name of its monster.""")
public record GolemKind(
        String id,

        @Field("id in monsters.json: its body") String monster,

        @Field("id in ores.json: the ore that wakes it") String ore,
        @Field("1..999: price of waking it, in measures") int measures)
        implements TableEntry {
    public static final String FILE = "content/golems.json";
}
