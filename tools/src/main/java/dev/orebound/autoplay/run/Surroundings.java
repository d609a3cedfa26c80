package dev.orebound.autoplay.run;

import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;

/** The bot's knowledge of the floor around it. */
record Surroundings(KnownFloorView floor, VisibleFoes foes, KnownItems items, KnownExits exits, StepDistances steps) {}
