package dev.orebound.lab.world;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import java.util.function.Function;

/**
 * Creates worlds one after another. Ashley numbers components and families in static tables and builds families in one
 * static builder, so creating two worlds at once would break both. A finished world only reads those tables; worlds may
 * run in parallel if one was created before the other threads started.
 */
public final class WorldFactory {
    private final Content content;
    private final ThreadLocal<FloorGenerator> generators;

    public WorldFactory(Content content) {
        this.content = content;
        generators = ThreadLocal.withInitial(() -> new FloorGenerator(content));
    }

    /** Returns the content of its worlds. */
    public Content content() {
        return content;
    }

    /**
     * Plays something on the leftmost floor of a depth in the run of a seed, at the depth that
     * {@link FloorSurvey#usualDepths} says. May be called on any thread.
     *
     * @throws IllegalStateException that names the floor, if {@code play} throws
     * @throws FloorNotMadeException if the floor cannot be made
     */
    public <T> T playUsualFloor(long seed, Function<Floor, T> play) {
        int depth = FloorSurvey.usualDepths(content).applyAsInt(seed);
        try {
            return play.apply(generators.get().generate(new Descent(Seed.of(seed), content.graph()).request(depth)));
        } catch (FloorNotMadeException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new IllegalStateException("seed " + seed + ", depth " + depth + ": " + e, e);
        }
    }

    /** Creates a world with a party on a cell of a floor. */
    public synchronized World make(Floor floor, Party party, int entrance) {
        return new World(floor, content, party, entrance);
    }
}
