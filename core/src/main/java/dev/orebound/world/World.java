package dev.orebound.world;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.Floor;
import dev.orebound.content.Content;
import dev.orebound.world.arena.ArenaState;
import java.util.List;

/** The simulation of one floor. It moves only by {@link #step}, 60 times a second. */
public final class World {
    /** How many ticks a second has. */
    public static final int TICKS_A_SECOND = 60;

    public World(Floor floor, Content content, Party party) {
        throw new UnsupportedOperationException();
    }

    /** One tick. */
    public void step(Intent intent) {
        throw new UnsupportedOperationException();
    }

    /** How many ticks have been. */
    public long tick() {
        throw new UnsupportedOperationException();
    }

    public Floor floor() {
        throw new UnsupportedOperationException();
    }

    public Content content() {
        throw new UnsupportedOperationException();
    }

    /** What play has changed of the floor. */
    public FloorState floorState() {
        throw new UnsupportedOperationException();
    }

    /** What happened in the last tick. */
    public Events events() {
        throw new UnsupportedOperationException();
    }

    /** The alchemist; stays, with no health, once dead. */
    public Entity player() {
        throw new UnsupportedOperationException();
    }

    /** All living monsters, in no promised order. */
    public ImmutableArray<Entity> monsters() {
        throw new UnsupportedOperationException();
    }

    /** All that lies about, in no promised order. */
    public ImmutableArray<Entity> pickups() {
        throw new UnsupportedOperationException();
    }

    /** The doors of all trap rooms. */
    public List<Door> doors() {
        throw new UnsupportedOperationException();
    }

    /** The state of the arena in a trap room. */
    public ArenaState arena(int room) {
        throw new UnsupportedOperationException();
    }

    /** The id of the trap room whose doors are closing or shut about the player, or 0. */
    public int arenaAroundPlayer() {
        throw new UnsupportedOperationException();
    }

    /** What pressing interact would do now. */
    public Prompt prompt() {
        throw new UnsupportedOperationException();
    }

    /** The cell that the prompt is about, or -1. */
    public int promptCell() {
        throw new UnsupportedOperationException();
    }

    /** The number of the exit that was taken, or -1. */
    public int exitTaken() {
        throw new UnsupportedOperationException();
    }

    /** True once the player's health is gone. */
    public boolean isPlayerDead() {
        throw new UnsupportedOperationException();
    }

    /** What the player takes along through an exit. */
    public Party party() {
        throw new UnsupportedOperationException();
    }

    /** A hash of all that decides what comes next. Equal runs have equal hashes, everywhere. */
    public long hash() {
        throw new UnsupportedOperationException();
    }
}
