package dev.orebound.content.gear;

import dev.orebound.content.reading.Meaning;

/**
 * The rules of the game that gear can change for as long as it is carried, and kits and vows for the whole run. Amounts
 * of several pieces add up.
 */
public enum StandingRule {
    @Meaning("measures by which each use of a brew is cheaper; it never costs less than one")
    CHEAPER_BREWS,
    @Meaning("health that a measure costs which a flask lacks")
    HEALTH_FOR_ORE,
    @Meaning("%, added to the distance at which monsters notice the player")
    NOTICED,
    @Meaning("%, added to the distance at which monsters hear noise")
    HEARD,
    @Meaning("cells, added to the distance at which things come to the player, also through foes")
    MAGNET,
    @Meaning("%, by which shots of monsters bend towards the player")
    SHOTS_BEND,
    @Meaning("1: falls do not hurt")
    SAFE_FALLS,
    @Meaning("1: hordes are seen through rock")
    SEES_HORDES,
    @Meaning("flasks roll on and burst so many times more, each time half as far")
    FLASKS_ROLL,
    @Meaning("%, of the harm of a blow to the player that the nearest companion takes instead")
    SHARED_HARM,
    @Meaning("%, added to the harm of blows to the player")
    HARM,
    @Meaning("%, added to the harm of blows to companions")
    COMPANION_HARM,
    @Meaning("%, added to the damage of the pick")
    PICK,
    @Meaning("%, added to the damage of companions")
    COMPANION_DAMAGE,
    @Meaning("%, added to what items heal")
    HEALING,
    @Meaning("%, added to the most health")
    MOST_HEALTH,
    @Meaning("%, added to walking speed")
    SPEED,
    @Meaning("%, added to the rest after a dash")
    DASH_REST,
    @Meaning("ticks, added to a dash")
    DASH_TICKS,
    @Meaning("cells, added to the distance of sight")
    SIGHT,
    @Meaning("measures, added to the size of a flask")
    FLASK_SIZE,
    @Meaning("%, added to the shards of ore that breaks")
    ORE_YIELD,
    @Meaning("%, added to the duration of statuses that the player gives")
    STATUS_TICKS,
    @Meaning("1: blows neither stagger the player nor push")
    STEADY,
    @Meaning("%, added to the damage of brews")
    BREWS,
    @Meaning("companions, added to the number that can come along; never below 0")
    COMPANY,
    @Meaning("relics, added to the number that can be carried; never below 0")
    RELIC_PLACES,
    @Meaning("%, added to the threat of each wave of a trap")
    TRAP_THREAT,
    @Meaning("%, added to the quiet after which something stirs on known ground")
    STIR;

    /** The number of rules. */
    public static final int COUNT = values().length;
}
