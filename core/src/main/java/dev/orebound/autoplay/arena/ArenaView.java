package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotView;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;

/** The view of a bot in or near one trap room. */
public final class ArenaView extends BotView {
    private final int room;
    /** A cell outside, in front of a doorway. */
    private final int outside;

    private final Places places = new Places(this);
    private final Foes foes = new Foes(this);
    private Arena arena;

    /**
     * Creates the view of one trap room of a world.
     *
     * @param room id of the room
     */
    public ArenaView(World world, int room) {
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

    /** Returns the places of the room. */
    Places places() {
        return places;
    }

    /** Returns the monsters in and near the room. */
    Foes foes() {
        return foes;
    }

    public Arena arena() {
        return arena;
    }

    /** Returns the cell in front of a doorway from which the player came. */
    int outside() {
        return outside;
    }

    /** Returns true for a cell of the room that is not a doorway. */
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
