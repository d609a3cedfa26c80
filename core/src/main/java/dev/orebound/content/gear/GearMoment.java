package dev.orebound.content.gear;

import dev.orebound.content.reading.Meaning;

/** The moments at which a rule of gear can act: its "when". */
public enum GearMoment {
    @Meaning("the last blow of the pick's rhythm is struck")
    THIRD_BLOW,
    @Meaning("a blow of the pick hurts a foe")
    BLOW_HIT,
    @Meaning("a brew hurts a foe")
    BREW_HIT,
    @Meaning("a foe dies by the player's hand")
    KILL,
    @Meaning("a blow of a foe hurts the player")
    HURT,
    @Meaning("health falls below a third")
    HEALTH_LOW,
    @Meaning("a dash begins")
    DASH_BEGAN,
    @Meaning("a dash passes through a foe, once a dash")
    DASH_THROUGH,
    @Meaning("a dash lets a blow pass")
    DODGED,
    @Meaning("a bolt, a burst or a flask is used")
    BREW_USED,
    @Meaning("a lay is begun")
    LAY_DRAWN,
    @Meaning("a foe near the player gets a status")
    STATUS_GIVEN,
    @Meaning("the player causes a reaction of elements.json")
    REACTION,
    @Meaning("a heavy blow of the player's shatters a brittle foe")
    SHATTERED,
    @Meaning("ore breaks near the player")
    ORE_BROKEN,
    @Meaning("a shard of ore is picked up")
    ORE_TAKEN,
    @Meaning("an item is picked up")
    ITEM_TAKEN,
    @Meaning("a chest is opened")
    CHEST_OPENED,
    @Meaning("the doors of a trap shut")
    TRAP_SPRUNG,
    @Meaning("a wave of a trap is beaten")
    WAVE_BEATEN,
    @Meaning("a trap is won")
    TRAP_WON,
    @Meaning("a companion is hurt")
    COMPANION_HURT,
    @Meaning("a companion dies")
    COMPANION_DIED,
    @Meaning("a floor is entered")
    FLOOR_ENTERED,
    @Meaning("no horde has hunted the player for ten seconds; again after ten more")
    UNSEEN,
    @Meaning("a monster notices the player")
    NOTICED,
    @Meaning("at every rest of the rule")
    ALWAYS
}
