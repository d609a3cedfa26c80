package dev.orebound.autoplay;

import dev.orebound.cave.floor.Room;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;

/** A bot that walks to the first exit, around trap rooms, strikes all the way, and takes the exit. */
public final class ExitWalker {
    private ExitWalker() {}

    /** Fills in the intent of the next tick. */
    public static void decide(World world, Intent intent) {
        Grid grid = world.floor().grid();
        BodyComponent body = world.player().body();
        DistanceMap way = new DistanceMap(grid);
        way.spreadFrom(world.floor().exits().get(0).at(), offTraps(world), StepKind.FOUR_WAY);
        int next = way.stepDown(body.cell);
        intent.clear();
        intent.aim((int) world.tick() * 90);
        intent.hold(Intent.STRIKE);
        intent.hold(world.tick() % 2 == 0 ? Intent.INTERACT : 0);
        if (next != Grid.NONE) {
            intent.move(tiltTo(grid.x(next) + 0.5f - body.x), tiltTo(grid.y(next) + 0.5f - body.y));
        }
    }

    private static int tiltTo(float cells) {
        return Math.round(Math.max(-1, Math.min(1, cells * 5)) * Intent.FULL_TILT);
    }

    private static BitLayer offTraps(World world) {
        MutableBitLayer blocked = world.floorState().solid().copy();
        for (Room room : world.floor().rooms()) {
            if (room.isTrap()) {
                room.cells().stream().forEach(cell -> blocked.set(cell, true));
            }
        }
        return blocked;
    }
}
