package dev.orebound.expedition;

import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.world.Intent;
import dev.orebound.world.Party;
import dev.orebound.world.World;

/** A played run. */
public final class Expedition {
    /** How a run stands. */
    public enum Status {
        /** The world can be stepped. */
        PLAYING,
        /** An exit was taken: {@link Expedition#descend} comes next. */
        LEAVING,
        /** The alchemist is dead. */
        DEAD,
        /** The alchemist came out at the bottom. */
        WON
    }

    /** A run from its first floor. */
    public Expedition(Seed seed, Content content) {
        throw new UnsupportedOperationException();
    }

    /** A run from any floor. */
    public Expedition(FloorRequest floor, Party party, Content content) {
        throw new UnsupportedOperationException();
    }

    /** One tick of the current world; only while {@link Status#PLAYING}. */
    public void step(Intent intent) {
        throw new UnsupportedOperationException();
    }

    /** Makes the next floor and enters it; only while {@link Status#LEAVING}. */
    public void descend() {
        throw new UnsupportedOperationException();
    }

    public Status status() {
        throw new UnsupportedOperationException();
    }

    /** The world of the current floor. */
    public World world() {
        throw new UnsupportedOperationException();
    }

    /** The run's seed. */
    public Seed seed() {
        throw new UnsupportedOperationException();
    }

    /** What was done in the run so far. */
    public Tally tally() {
        throw new UnsupportedOperationException();
    }
}
