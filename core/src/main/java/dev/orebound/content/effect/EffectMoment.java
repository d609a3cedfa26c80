package dev.orebound.content.effect;

import dev.orebound.content.reading.Meaning;

/** Moments that no event tells of, or of which there are several kinds in one event; the game finds out which. */
public enum EffectMoment {
    @Meaning("a foot is set on dry ground, or a body slides")
    FOOTSTEP,
    @Meaning("a foot is set in water")
    SPLASH,
    @Meaning("a monster flees")
    SCURRY,
    @Meaning("a swimmer comes up to strike")
    SWIMMER_SURFACES,
    @Meaning("a swimmer moves below the water")
    SWIMMER_GLIDES,
    @Meaning("a blow lands; direction of the blow")
    HIT,
    @Meaning("a blow lands just after several others")
    HIT_AMONG_MANY,
    @Meaning("a blow lands on armour; the size is its armour")
    ARMOUR_STRUCK,
    @Meaning("the last blow of the player's rhythm lands; at its far end")
    HEAVY_BLOW,
    @Meaning("an actor sinks in lava")
    LAVA_SINKING,
    @Meaning("ore leaves the player for the thief; direction of the thief")
    ORE_LEAVING,
    @Meaning("a brew takes effect; the size is its radius")
    BREW_LIGHT,
    @Meaning("a burst of a brew ends; at 20 places of its edge")
    BREW_EDGE,
    @Meaning("a bolt of a brew bursts")
    BOLT_BURST,
    @Meaning("ground that stops bodies came to a cell")
    GROUND_ROSE,
    @Meaning("ground that covers the floor came to a cell")
    GROUND_SPREAD,
    @Meaning("ground that stopped bodies ended")
    GROUND_BROKE,
    @Meaning("ground that carried over water ended")
    CRUST_BROKE,
    @Meaning("a door of a trap room moves")
    DOOR_GRINDING,
    @Meaning("dust trickles from the roof of a trap room that will give way")
    ROOF_CRUMBLING,
    @Meaning("that roof trembles, because a part of its time is over")
    ROOF_TREMBLING,
    @Meaning("a piece of that roof comes down")
    ROOF_COMING_DOWN,
    @Meaning("rock at the edge of a won room")
    RIM_GILDED,
    @Meaning("each third of those places")
    RIM_GLINTING,
    @Meaning("the boss rises")
    BOSS_RISING,
    @Meaning("the boss has a shield")
    BOSS_SHIELDED,
    @Meaning("a crystal feeds that shield; direction of the boss")
    SHIELD_FED,
    @Meaning("a facet of the boss's colossal crystal breaks")
    HALL_CRYSTAL_BREAKS,
    @Meaning("that crystal goes out when the boss has fallen")
    HALL_CRYSTAL_DIES,
    @Meaning("dust falls from the ceiling of the hall when the boss has fallen")
    HALL_DUST_FALLS,
    @Meaning("air comes from under a hidden lock; direction of the free cell")
    DRAUGHT,
    @Meaning("the light that shows what opens far off comes to its end")
    TRAIL_ENDING,
    @Meaning("a monster is about to drop from the ceiling")
    CEILING_CRUMBLING,
    @Meaning("it lands")
    CEILING_LEFT,
    @Meaning("a monster is about to break out of rock; direction of its mark; the size is 4 if it is seen, else 1")
    ROCK_CRUMBLING,
    @Meaning("it stands on its mark")
    ROCK_LEFT,
    @Meaning("the hole that it leaves")
    ROCK_OPENED,
    @Meaning("a monster is about to rise from a liquid; the size is 3 if it is seen, else 1")
    LIQUID_BUBBLING,
    @Meaning("it comes up")
    LIQUID_SWELLING,
    @Meaning("it lands")
    LIQUID_LEFT
}
