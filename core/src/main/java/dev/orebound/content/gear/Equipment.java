package dev.orebound.content.gear;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A piece of equipment: a pick, a lamp or a coat. The player wears one of each. Texts: {@code equipment.<id>.name} and
 * {@code equipment.<id>.words}.
 *
 * @param strikes of a pick, the blows of its rhythm; none for lamps and coats
 * @param light of a lamp; null for picks and coats
 */
@Meaning(value = "a piece of equipment", home = "equipment.json")
public record Equipment(
        String id,
        @Field("its picture") String sprite,
        @Field("where it is worn") EquipmentSlot slot,

        @Field("1..17: floor from which it is found or forged")
        int fromDepth,

        @Field("0..99, default 0: measures of the floor's primary ore that it costs at a forge, and half of which "
                + "melting it gives; 0 for what everybody begins with")
        int measures,

        @Field("0.." + Equipment.STRIKES
                + " attacks, optional: blows of a pick, melee, which also break ore; one follows the other while "
                + "the rhythm is kept; a pick has "
                + Equipment.STRIKES)
        List<Attack> strikes,

        @Field("optional: the light of a lamp") @Nullable LightSource light,

        GearPower power)
        implements TableEntry, Checked {

    /** The number of blows in the rhythm of a pick. */
    public static final int STRIKES = 3;

    public static final String FILE = "content/equipment.json";

    /** The slots for equipment; the player wears one piece in each. */
    public enum EquipmentSlot {
        @Meaning("in the hand")
        PICK,
        @Meaning("at the belt")
        LAMP,
        @Meaning("on the body")
        COAT;

        /** The number of slots. */
        public static final int COUNT = values().length;

        /** Returns the word for it in assets: its name is the text {@code slot.<id>}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        boolean isPick = slot == EquipmentSlot.PICK;
        if (strikes.size() != (isPick ? STRIKES : 0)) {
            entry.complain("strikes", isPick ? "has to hold " + STRIKES : "are for a pick only; leave them out");
        }
        for (int i = 0; i < strikes.size(); i++) {
            if (!(strikes.get(i).form() instanceof AttackForm.MeleeArc)) {
                entry.complain("strikes[" + i + "].form", "is no melee; a pick strikes melee blows only");
            }
        }
        if ((light != null) != (slot == EquipmentSlot.LAMP)) {
            entry.complain("light", slot == EquipmentSlot.LAMP ? "is missing" : "is for a lamp only; leave it out");
        }
    }
}
