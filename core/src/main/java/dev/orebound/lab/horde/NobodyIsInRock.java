package dev.orebound.lab.horde;

import dev.orebound.lab.world.SolidOverlapCheck;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** No player, monster, companion or thing is in anything solid, looked at a few times a second. */
final class NobodyIsInRock implements HordeTrialRule {
    private static final int LOOK_TICKS = 5;

    private final SolidOverlapCheck everybody = new SolidOverlapCheck();

    @Override
    public String id() {
        return "nobody_is_in_rock";
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        if (world.tick() % LOOK_TICKS != 0) {
            return null;
        }
        String fault = everybody.fault(world);
        return fault == null ? null : new RuleBreach(fault, everybody.faultCell());
    }
}
