package dev.orebound.content.item;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import org.jspecify.annotations.Nullable;

/** A kind of item that lies about and is picked up. Its name is the text {@code item.<id>.name}. */
@Meaning("""
        Items that are picked up from the floor. Text: item.<id>.name.""")
public record Item(
        String id,
        @Field("its picture") String sprite,
        @Field("what picking it up does") ItemEffect effect,

        @Field("1..999: size of the effect: health points, percent, measures, rows; 1 for a key or relics")
        int amount,

        @Field("id in ores.json, optional: the ore that the effect ore fills") @Nullable
        String ore,

        @Field("its glow; a small item has the colour alone")
        LightSource light,

        @Field(
                value = "default false: lies on its cell in heaps, flat, and is taken heap by heap; for the effect "
                        + "ore alone",
                name = "small")
        boolean isSmall,

        @Field("1..99 pieces, default 1: pieces of a heap that have the amount together; more than 1 for small "
                + "items alone")
        int pieces)
        implements TableEntry, Checked {

    public static final String FILE = "content/items.json";

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (effect == ItemEffect.HEAL_SHARE && amount > 100) {
            entry.complain("amount", amount + " percent is more than full health; give at most 100");
        }
        if ((effect == ItemEffect.ORE) != (ore != null)) {
            entry.complain("ore", "is missing, or not for this effect; give an ore for the effect ore alone");
        }
        if (isSmall && effect != ItemEffect.ORE) {
            entry.complain("small", "is for items with the effect ore alone");
        }
        if (!isSmall && pieces > 1) {
            entry.complain("pieces", "is for small items alone");
        }
    }

    /** The effects of picking up an item. */
    public enum ItemEffect {
        @Meaning("gives back health")
        HEAL,
        @Meaning("gives back so many percent of full health")
        HEAL_SHARE,
        @Meaning("fills the flask of an ore")
        ORE,
        @Meaning("opens the exits of a floor whose warden held it")
        KEY,
        @Meaning("permanently shows so many more rows of the descent than the next")
        LENS,
        @Meaning("shows so many rows of the descent below, once")
        MAP,
        @Meaning("offers relics, of which one can be taken")
        RELIC,
        @Meaning("a piece of equipment, to be worn or melted down")
        EQUIPMENT,
        @Meaning("a page of the story; the player's profile chooses which of story.json")
        PAGE
    }
}
