package dev.orebound.content.player;

import dev.orebound.content.reading.Meaning;

/** The moments at which a deed can be done: its "when". */
public enum DeedMoment {
    @Meaning("a trap is won; what: ids in arenas.json")
    TRAP_WON,
    @Meaning("the player breaks a door of a trap; what: ids in arenas.json")
    TRAP_ESCAPED,
    @Meaning("the player steps back out before the doors shut; what: ids in arenas.json")
    TRAP_CANCELLED,
    @Meaning("a foe dies; what: ids in monsters.json")
    FOE_DIED,
    @Meaning("a foe falls into a chasm; what: ids in monsters.json")
    FOE_FELL,
    @Meaning("a charging foe runs into something solid; what: ids in monsters.json")
    CHARGE_BROKEN,
    @Meaning("the player leaves the floor by an exit, with the party")
    FLOOR_LEFT,
    @Meaning("the player falls into a chasm")
    PLAYER_FELL,
    @Meaning("the player leaves the mine")
    RUN_WON,
    @Meaning("the party makes a discovery; what: ids in discoveries.json")
    DISCOVERY_MADE,
    @Meaning("a captive is set free; what: ids in monsters.json")
    CAPTIVE_FREED,
    @Meaning("a golem reaches a higher rank")
    GOLEM_GREW,
    @Meaning("a fallen golem is brought back")
    GOLEM_RAISED,
    @Meaning("the player changes places with a companion")
    COMPANION_SWAPPED,
    @Meaning("a lock that looks like rock is found; what: ids in locks.json")
    LOCK_FOUND,
    @Meaning("something is bought from a pedlar")
    WARE_BOUGHT,
    @Meaning("a relic is taken; what: ids in relics.json")
    RELIC_TAKEN
}
