package dev.orebound.content.gear;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import org.jspecify.annotations.Nullable;

/**
 * A condition of a rule of gear: one part of its "if".
 *
 * @param percent of full health; 0 unless the state compares with it
 */
@Meaning(value = "one condition", home = "relics.json")
public record GearCondition(
        @Field("what must be so") GearState is,

        @Field("optional: the status of self_has and foe_has") @Nullable
        StatusEffect status,

        @Field("1..99 %, default 0: of full health, for health_below and health_above")
        int percent)
        implements Checked {

    /** The states of which a condition can speak. */
    public enum GearState {
        @Meaning("the player has a status")
        SELF_HAS,
        @Meaning("the foe of the moment has a status")
        FOE_HAS,
        @Meaning("the foe of the moment neither hunts, searches nor flees")
        FOE_UNAWARE,
        @Meaning("three foes or more are within 4 cells of the player")
        OUTNUMBERED,
        @Meaning("the player's health is below a share")
        HEALTH_BELOW,
        @Meaning("the player's health is above a share")
        HEALTH_ABOVE,
        @Meaning("the player's cell is dark without the lamp")
        IN_DARKNESS,
        @Meaning("the flask of some ore is full")
        FULL_FLASK,
        @Meaning("no flask holds more than 5 measures")
        POOR_IN_ORE,
        @Meaning("no companion is within 8 cells")
        ALONE,
        @Meaning("a companion is within 4 cells")
        COMPANION_NEAR,
        @Meaning("the chosen brew is of one ore")
        PURE_BREW,
        @Meaning("the chosen brew is of several ores")
        MIXED_BREW,
        @Meaning("the doors of a trap are shut around the player")
        IN_TRAP,
        @Meaning("the player sneaks")
        SNEAKING,
        @Meaning("the player stands still")
        STANDING_STILL,
        @Meaning("the player stands in a liquid or on a ground of grounds.json")
        ON_GROUND
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        boolean wantsStatus = is == GearState.SELF_HAS || is == GearState.FOE_HAS;
        if (wantsStatus == (status == null)) {
            entry.complain("status", wantsStatus ? "is missing; give a status" : "is not for this state; leave it out");
        }
        boolean wantsPercent = is == GearState.HEALTH_BELOW || is == GearState.HEALTH_ABOVE;
        if (wantsPercent == (percent == 0)) {
            entry.complain("percent", wantsPercent ? "is missing; give 1..99" : "is not for this state; leave it out");
        }
    }
}
