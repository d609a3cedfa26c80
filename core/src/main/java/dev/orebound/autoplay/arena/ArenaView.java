package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;

/** What a player looks at while up to something in a trap room. */
final class ArenaView extends BotView {
    private final int room;
    /** A cell outside, before a doorway. */
    private final int outside;

    private final Places places = new Places(this);
    private final Foes foes = new Foes(this);
    private Arena arena;

    /**
     * Looks at one trap room of a world.
     *
     * @param room its id
     */
    ArenaView(World world, int room) {
        super(world);
        this.room = room;
        arena = arenaOf(world, room);
        outside = world.player().body().cell;
    }

    private static Arena arenaOf(World world, int room) {
        for (Arena each : world.arenas()) {
            if (each.room().id() == room) {
                return each;
            }
        }
        throw new IllegalArgumentException("room " + room + " is no trap room");
    }

    @Override
    public void lookAt(World other) {
        super.lookAt(other);
        arena = arenaOf(other, room);
    }

    /** The places of the room. */
    Places places() {
        return places;
    }

    /** The monsters in it and before it. */
    Foes foes() {
        return foes;
    }

    Arena arena() {
        return arena;
    }

    /** Where the player came from, before a doorway. */
    int outside() {
        return outside;
    }

    /** True on a cell of the room, off its doorways. */
    boolean isInside(int cell) {
        return world().floor().room().at(cell) == room;
    }

    boolean isInside() {
        return isInside(self().cell);
    }

    boolean isOnDoorway() {
        return places.isDoor(self().cell);
    }
}
