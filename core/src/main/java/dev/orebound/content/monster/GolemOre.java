package dev.orebound.content.monster;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An ore's share in every golem of it. Its name is the text {@code golem.ore.<id>.name}, and what it is like the text
 * {@code golem.ore.<id>.lore}.
 */
public record GolemOre(
        String id,

        @Field("id in ores.json: the ore that wakes it and feeds it")
        String ore,

        @Field("10..400 %: health, of its build's") int healthPercent,
        @Field("10..400 %: speed, of its build's") int speedPercent,
        @Field("10..400 %: weight, of its build's") int weightPercent,

        @Field("0..50, default 0: armour besides that of its build")
        int armour,

        @Field("optional: statuses (elements.json) that never affect it")
        List<StatusEffect> unharmedBy,

        @Field("optional: statuses that its blows give") List<TimedStatus> inflicts,

        @Field("what this ore gives to a golem of another, until the floor ends")
        GolemGift gift)
        implements TableEntry {

    /** The gift of an ore to a golem of another ore, until the floor ends. */
    public record GolemGift(
            @Field("100..300 %, default 100: its speed") int speedPercent,

            @Field("0..50, default 0: armour besides its own")
            int armour,

            @Field("0..600 ticks, default 0: time between two health points that it regains; 0 for none")
            int mendTicks,

            @Field("0..6 cells, default 0: radius in which it quenches fires; 0 for none")
            int quenchCells,

            @Field("optional: a status that its blows give") @Nullable
            TimedStatus inflicts) {}
}
