package dev.orebound.content.monster;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A build of golems. With each ore it gives one kind of golem. Its name is the text {@code golem.build.<id>.name}, and
 * what it does the text {@code golem.build.<id>.lore}.
 */
public record GolemBuild(
        String id,

        @Field("its pictures: <ore>_<sprite>, with the id of each row of ores")
        String sprite,

        @Field("1..999: price of waking it, in measures") int measures,

        @Field("1..9999: health") int health,

        @Field("0.5..12 cells/s: speed (the player walks 4.6)")
        float speed,

        @Field("0.1..0.48 cells: radius of its body") float radiusCells,
        @Field("0.2..20: divides knock-back") float weight,

        @Field("0..240 ticks: part of every stagger that has no effect")
        int steadyTicks,

        @Field("how it gets about") Monster.MovementKind gait,

        @Field("0..99, default 0: taken off every blow; a blow takes at least 1")
        int armour,

        @Field("1..999: damage of its blows to ore") int oreDamage,

        @Field("0..4 cells, default 0: distance to ore that it mines unasked on its way; 0 for none")
        float delveCells,

        @Field("0..8 cells, default 0: distance within which monsters turn on it; 0 for none")
        float tauntCells,

        @Field("0..6 cells, default 0: distance within which it looks for a doorway to hold; 0 for none")
        float doorwayCells,

        @Field("0..8 cells, default 0: distance that it keeps from its enemy; 0 for none")
        float keepsCells,

        @Field("1..3 attacks: its blows, as in monsters.json; those that spare friends: melee, ranged, or burst "
                + "without influence")
        List<Attack> attacks,

        @Field("optional: how it fires the bolt of its ore's brew") @Nullable
        GolemBolt bolt)
        implements TableEntry, Checked {

    /**
     * Timing and strength of a golem's bolt; everything else is that of the brew at level 1, which leaves the ground
     * alone.
     */
    public record GolemBolt(
            @Field("10..400 %: its damage, of the brew's") int damagePercent,
            Attack.AttackTiming timing,
            Attack.AttackRange begins) {}

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (id.contains("_")) {
            entry.complain("sprite", "the id " + id + " has a line in it; give one word");
        }
        if (gait == Monster.MovementKind.SWIMS) {
            entry.complain("gait", "swims, and there is no water; give walks or hovers");
        }
        for (int i = 0; i < attacks.size(); i++) {
            if (!attacks.get(i).sparesFriends()) {
                entry.complain(
                        "attacks[" + i + "].form",
                        "is not an attack of a golem; give melee, ranged, or burst without influence");
            }
        }
    }
}
