package dev.orebound.content.gear;

import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kit with which a run begins. Its price is a power that lasts for the whole run. Texts: {@code kit.<id>.name},
 * {@code kit.<id>.words} and {@code kit.<id>.price}.
 *
 * @param golem id of the golem that comes along, by its ore and its build; null for none
 * @param power what it changes for the whole run
 */
@Meaning("""
        Kits: one of them is what a run begins with, beside what everybody has. What a kit changes holds for the whole \
        run. Those
        that no deed unlocks (deeds.json) are open from the start. Texts: kit.<id>.name, .words for what it holds, and \
        .price.""")
public record StartKit(
        String id,
        @Field("its picture") String sprite,

        @Field("0..4, optional: ore that it holds") List<OreShare> flasks,

        @Field("optional: the golem that comes along: the ids of a row of ores and a build of golems.json, joined by _")
        @Nullable
        String golem,

        @Field("0.." + RelicRules.MOST_CARRIED + " ids in relics.json, optional: relics")
        List<String> relics,

        @Field("0..3 ids in equipment.json, optional: equipment in place of what everybody begins with, one for a slot")
        List<String> worn,

        @Field("0..6 ids in items.json, optional: draughts, at most as many as the player can carry")
        List<String> draughts,

        GearPower power)
        implements TableEntry, Checked {
    public static final String FILE = "content/kits.json";

    /** The most kits that content can declare. */
    public static final int MOST_KITS = 24;

    /** Measures of an ore. */
    @Meaning(value = "ore", home = "kits.json")
    public record OreShare(
            @Field("id in ores.json: the ore") String ore,
            @Field("1..99: how much of it") int measures) {}

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        ContentTable<Equipment> equipment = tables.of(Equipment.class);
        EnumSet<EquipmentSlot> slots = EnumSet.noneOf(EquipmentSlot.class);
        for (String piece : worn) {
            if (equipment.has(piece) && !slots.add(equipment.get(piece).slot())) {
                entry.complain("worn", "has two pieces for one slot; give one");
            }
        }
        ContentTable<Item> items = tables.of(Item.class);
        for (String draught : draughts) {
            if (items.has(draught) && items.get(draught).effect() != ItemEffect.HEAL) {
                entry.complain("draughts", draught + " is no draught; give an item with the effect heal");
            }
        }
        if (relics.stream().distinct().count() < relics.size()) {
            entry.complain("relics", "names one twice; give each once");
        }
    }
}
