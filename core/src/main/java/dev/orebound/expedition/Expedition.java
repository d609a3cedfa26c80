package dev.orebound.expedition;

import dev.orebound.cave.Exit;
import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.world.Intent;
import dev.orebound.world.Party;
import dev.orebound.world.World;
import java.util.function.ToIntFunction;

/** A played run: floor after floor, until the alchemist dies or comes out at the bottom. */
public final class Expedition {
    /** How a run stands. */
    public enum Status {
        /** The world can be stepped. */
        PLAYING,
        /** An exit was taken, or the alchemist fell: {@link Expedition#descend} comes next. */
        LEAVING,
        /** The alchemist is dead. */
        DEAD,
        /** The alchemist came out at the bottom. */
        WON
    }

    private final Content content;
    private final FloorGenerator generator;
    private final Descent descent;
    private final Landing landing;
    private final Tally tally = new Tally();
    private World world;
    private Status status = Status.PLAYING;

    /** A run from its first floor. */
    public Expedition(Seed seed, Content content) {
        this(new Descent(seed, content.graph()).request(1), Party.fresh(content), content);
    }

    /** A run from any floor on. */
    public Expedition(FloorRequest floor, Party party, Content content) {
        this(floor, party, content, Floor::start);
    }

    /**
     * A run from anywhere on a floor on.
     *
     * @param entrance gives, once the floor is made, the cell on which the party stands; must not be solid
     */
    public Expedition(FloorRequest floor, Party party, Content content, ToIntFunction<Floor> entrance) {
        this.content = content;
        descent = new Descent(floor.seed(), content.graph());
        generator = new FloorGenerator(content);
        landing = new Landing(content);
        Floor made = generator.generate(floor);
        world = new World(made, content, party, entrance.applyAsInt(made));
        tally.reach(floor.depth());
    }

    /**
     * One tick of the current world.
     *
     * @throws IllegalStateException unless {@link Status#PLAYING}
     */
    public void step(Intent intent) {
        require(Status.PLAYING);
        world.step(intent);
        tally.countTick(world.events());
        if (!world.player().isAlive()) {
            status = Status.DEAD;
        } else if (world.player().hasFallen()) {
            status = Status.LEAVING;
        } else if (world.player().exitTaken() >= 0) {
            status = exitTaken().to().equals(Descent.OUT) ? Status.WON : Status.LEAVING;
        }
    }

    /**
     * Makes the next floor and enters it.
     *
     * @throws IllegalStateException unless {@link Status#LEAVING}
     */
    public void descend() {
        require(Status.LEAVING);
        boolean hasFallen = world.player().hasFallen();
        FloorRequest next = descent.request(
                hasFallen ? landing.below(world, descent) : exitTaken().to());
        Floor floor = generator.generate(next);
        int entrance = hasFallen ? landing.cellOn(floor, world) : floor.start();
        world = new World(floor, content, world.party(), entrance);
        tally.reach(next.depth());
        status = Status.PLAYING;
    }

    public Status status() {
        return status;
    }

    /** The world of the current floor. */
    public World world() {
        return world;
    }

    /** The run's seed. */
    public Seed seed() {
        return descent.seed();
    }

    /** The floors that the run can go through. */
    public Descent descent() {
        return descent;
    }

    /** What was done in the run so far. */
    public Tally tally() {
        return tally;
    }

    private Exit exitTaken() {
        return world.floor().exits().get(world.player().exitTaken());
    }

    private void require(Status required) {
        if (status != required) {
            throw new IllegalStateException("the run is " + status + ", not " + required);
        }
    }
}
