package dev.orebound.screen.context;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.run.RunJournal;
import dev.orebound.journal.run.RunStore;
import dev.orebound.world.state.RoomApproach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A new run.
 *
 * @param seed seed of the run
 * @param floor first floor of the run, or null for the leftmost entrance, or for the one that the seed of a first run
 *     proposes
 * @param room the room before which the run starts, or 0 for the entrance
 * @param isFirst true for the first run of a profile, which starts with a golem in the hand-made room
 * @param terms its kit and its vows; none for a first run
 * @param raced the replay that it races, or null if the player named none
 */
public record NewRun(
        Seed seed,
        @Nullable FloorRequest floor,
        int room,
        boolean isFirst,
        RunTerms terms,
        @Nullable Replay raced) implements RunStart {
    /** Creates a run that races no replay of the player's choice. */
    public NewRun(Seed seed, @Nullable FloorRequest floor, int room, boolean isFirst, RunTerms terms) {
        this(seed, floor, room, isFirst, terms, null);
    }

    /** Creates a run from its leftmost entrance. */
    public NewRun(Seed seed) {
        this(seed, null, 0, false, RunTerms.NONE);
    }

    /**
     * Returns a run of a typed seed: the first run of a profile if it asks for one, else one from the proposed
     * entrance.
     */
    public static NewRun typed(Seed seed, Content content) {
        return seed.isFirst() ? first(seed) : proposed(seed, content);
    }

    /** Returns a run from the entrance that its seed proposes. */
    public static NewRun proposed(Seed seed, Content content) {
        Descent descent = new Descent(seed, content.graph());
        return at(descent.proposedEntrance(), descent, RunTerms.NONE);
    }

    /** Returns the descent of an ordinary run of the same seed. */
    public Descent descent(Content content) {
        return new Descent(seed, content.graph());
    }

    /** Returns a run from one of the entrances of its descent. */
    public static NewRun at(GraphNode entrance, Descent descent, RunTerms terms) {
        return new NewRun(descent.seed(), descent.request(entrance.id()), 0, false, terms);
    }

    /**
     * Returns the entrance at which the run begins, or null if it begins elsewhere or in the hand-made room, so that
     * the player has no choice of entrances.
     */
    public @Nullable GraphNode entranceOrNull(Descent descent) {
        if (isFirst || room != 0) {
            return null;
        }
        FloorRequest first = floor == null ? descent.request(1) : floor;
        for (GraphNode entrance : descent.entrances()) {
            if (descent.request(entrance.id()).equals(first)) {
                return entrance;
            }
        }
        return null;
    }

    /** Returns the first run of a profile. */
    public static NewRun first(Seed seed) {
        return new NewRun(seed.ofRun(), null, 0, true, RunTerms.NONE);
    }

    /** Returns a run that begins on the floor on which another one began. */
    public static NewRun from(Checkpoint first, Content content) {
        if (first.opening().isFirst()) {
            return first(first.seed());
        }
        Descent descent = new Descent(first.seed(), content.graph());
        List<String> path = first.deeds().path();
        return new NewRun(
                first.seed(),
                path.isEmpty() ? descent.request(first.node(), first.kind()) : descent.request(path.get(0)),
                0,
                false,
                RunTerms.of(first.party().terms()).within(content));
    }

    /**
     * Returns a run that begins as a recorded one did, and races it.
     *
     * @param replay a replay of at least one floor
     */
    public static NewRun racing(Replay replay, Content content) {
        return from(replay.floors().get(0).entered(), content).racing(replay);
    }

    /** Returns the same run in a race against a replay; null for none of the player's choice. */
    public NewRun racing(@Nullable Replay replay) {
        return new NewRun(seed, floor, room, isFirst, terms, replay);
    }

    @Override
    public NewRun again(Content content) {
        return this;
    }

    @Override
    public Expedition begin(Content content) {
        if (floor == null) {
            return isFirst
                    ? Expedition.first(seed, content)
                    : new Expedition(new Descent(seed, content.graph()).request(1), terms.party(content), content);
        }
        return new Expedition(floor, terms.party(content), content, made -> entrance(made, content));
    }

    private int entrance(Floor made, Content content) {
        return room == 0 ? made.start() : new RoomApproach(made, content).before(made.roomWithId(room));
    }

    @Override
    public int depth() {
        return floor == null ? 1 : floor.depth();
    }

    @Override
    public RunJournal keep(Expedition begun, RunStore store) {
        store.begin(begun);
        return store;
    }

    @Override
    public boolean isContinued() {
        return false;
    }
}
