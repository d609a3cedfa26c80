package dev.orebound.lab.horde;

import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** Something that holds of all who live on a floor, at any time. One is for one world, and remembers what it must. */
interface HordeTrialRule {
    /** The word for it in figures and complaints. */
    String id();

    /**
     * Looks at a tick that has just been; is asked after every tick.
     *
     * @return what is wrong, or null
     */
    @Nullable
    RuleBreach look(World world);
}
