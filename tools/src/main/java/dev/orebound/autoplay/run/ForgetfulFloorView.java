package dev.orebound.autoplay.run;

import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.Hash64;
import dev.orebound.content.player.BotSkill.BotLimits;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.World;
import dev.orebound.world.state.TickClock;

/**
 * The view of a walker that forgets where some things lie after they were out of sight for a while. It remembers the
 * shape of the cave, and exits, which the map shows.
 */
final class ForgetfulFloorView extends KnownFloorView {
    private static final int LOOK_TICKS = 30;

    private final BotLimits limits;
    private final long salt;
    private final Hash64 luck = new Hash64(0);
    private final int[] seenAt;
    private final MutableBitLayer exits;

    /** @param salt makes the memory of one player differ from another's */
    ForgetfulFloorView(World world, BotLimits limits, long salt) {
        super(world);
        this.limits = limits;
        this.salt = salt;
        seenAt = new int[grid().size()];
        exits = new MutableBitLayer(grid());
        for (Exit exit : world.floor().exits()) {
            exits.set(exit.at(), true);
        }
    }

    /** Notes what is in sight; must be called every tick. */
    void watch() {
        if (world().tick() % LOOK_TICKS != 0) {
            return;
        }
        for (int cell = 0; cell < seenAt.length; cell++) {
            if (floor().isInSight(cell)) {
                seenAt[cell] = (int) world().tick();
            }
        }
    }

    @Override
    public boolean isKnown(int cell) {
        return super.isKnown(cell) && (exits.at(cell) || floor().isInSight(cell) || !isForgotten(cell));
    }

    private boolean isForgotten(int cell) {
        long unseenTicks = world().tick() - seenAt[cell];
        if (unseenTicks < (long) limits.rememberedSeconds() * TickClock.TICKS_A_SECOND) {
            return false;
        }
        luck.reset(salt);
        long drawn = luck.add((long) cell).add((long) seenAt[cell]).value();
        return Math.floorMod(drawn, 100L) < limits.forgottenPercent();
    }
}
