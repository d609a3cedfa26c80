package dev.orebound.journal.run;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The way of the alchemist through a recorded run: the floors that it entered and when, and its place in every sixth
 * tick. One thread plays the record again, floor by floor, with {@link #play}; any other may read meanwhile, and sees
 * only finished floors. Reading allocates nothing.
 */
public final class GhostTrack {
    /** Ticks between two places. */
    static final int TICKS_A_PLACE = 6;

    private static final float STEPS_A_CELL = 16;

    /** The ways in which a run ends. */
    public enum TrackEnd {
        /** The alchemist died, or the run was given up. */
        DIED,
        /** The alchemist left at the bottom. */
        WON,
        /** The record stops before the run ended. */
        BROKEN_OFF
    }

    /** The reasons for which a record cannot be followed to its end. */
    public enum TrackTrouble {
        NONE,
        /** The record holds no floor, or one that no run can enter. */
        UNREADABLE,
        /** The record was played in another simulation, or with other content. */
        OTHER_GAME,
        /** The record leads elsewhere than it says. */
        DIFFERS
    }

    private final Content content;
    private final List<RecordedFloor> recorded;
    private final List<FloorRequest> requests;
    private final AtomicReferenceArray<FloorSteps> steps;
    private final long endTick;
    private volatile @Nullable TrackEnd end;
    private volatile TrackTrouble trouble;
    private volatile boolean isStopped;

    private GhostTrack(
            List<RecordedFloor> recorded, List<FloorRequest> requests, TrackTrouble trouble, Content content) {
        this.recorded = recorded;
        this.requests = requests;
        this.trouble = trouble;
        this.content = content;
        steps = new AtomicReferenceArray<>(recorded.size());
        int last = recorded.size() - 1;
        endTick = last < 0 ? 0 : enteredTick(last) + lastTick(last);
    }

    /** Returns the track of a replay, of which nothing is played yet; one with a trouble if it cannot be followed. */
    public static GhostTrack of(Replay replay, Content content) {
        TrackTrouble trouble = troubleOf(replay, content);
        if (trouble != TrackTrouble.NONE) {
            return refused(trouble, content);
        }
        List<FloorRequest> requests = new ArrayList<>();
        for (RecordedFloor floor : replay.floors()) {
            Checkpoint entered = floor.entered();
            requests.add(new Descent(entered.seed(), entered.opening(), content.graph())
                    .request(entered.node(), entered.kind()));
        }
        return new GhostTrack(replay.floors(), List.copyOf(requests), TrackTrouble.NONE, content);
    }

    /** Returns a track without floors, because of a trouble. */
    public static GhostTrack refused(TrackTrouble trouble, Content content) {
        return new GhostTrack(List.of(), List.of(), trouble, content);
    }

    /** Returns why a replay cannot be followed from its beginning, as far as can be told without playing it. */
    public static TrackTrouble troubleOf(Replay replay, Content content) {
        if (replay.simulation() != SimulationVersion.VERSION || replay.contentFingerprint() != content.fingerprint()) {
            return TrackTrouble.OTHER_GAME;
        }
        boolean isPlayable =
                !replay.floors().isEmpty() && replay.whyNot(content).isEmpty();
        return isPlayable ? TrackTrouble.NONE : TrackTrouble.UNREADABLE;
    }

    /**
     * Plays the record again from one of its floors to its end, unless it is stopped or has a trouble. Takes a while.
     *
     * @param first number of the floor, from 0
     */
    public void play(int first) {
        for (int floor = first; floor < recorded.size() && trouble == TrackTrouble.NONE && !isStopped; floor++) {
            try {
                play(recorded.get(floor), floor);
            } catch (RuntimeException e) {
                // Whatever the record makes go wrong, the race alone is over.
                trouble = TrackTrouble.DIFFERS;
            }
        }
    }

    private void play(RecordedFloor floor, int number) {
        Expedition run = Expedition.from(floor.entered(), content);
        World world = run.world();
        FloorSteps walked = new FloorSteps(lastTick(number));
        walked.add(world.player().body());
        Intent intent = new Intent();
        for (RecordedSecond second : floor.seconds()) {
            if (isStopped) {
                return;
            }
            for (long packed : second.intents()) {
                intent.unpack(packed);
                run.step(intent);
                if (world.tick() % TICKS_A_PLACE == 0 || world.tick() == walked.ticks) {
                    walked.add(world.player().body());
                }
            }
            if (world.tick() != second.tick() || world.hash() != second.hash()) {
                trouble = TrackTrouble.DIFFERS;
                return;
            }
        }
        steps.set(number, walked);
        if (number == recorded.size() - 1) {
            end = run.status() == RunStatus.DEAD
                    ? TrackEnd.DIED
                    : run.status() == RunStatus.WON ? TrackEnd.WON : TrackEnd.BROKEN_OFF;
        }
    }

    private long lastTick(int floor) {
        List<RecordedSecond> seconds = recorded.get(floor).seconds();
        return seconds.isEmpty() ? 0 : seconds.get(seconds.size() - 1).tick();
    }

    /** Ends {@link #play} soon. */
    public void stop() {
        isStopped = true;
    }

    /** Returns why it cannot be followed to its end, as far as is known by now. */
    public TrackTrouble trouble() {
        return trouble;
    }

    /** Returns the number of floors that the run entered; 0 if it cannot be followed at all. */
    public int floors() {
        return recorded.size();
    }

    /** Returns the number of the floor that a request makes, or -1 if the run did not enter it. */
    public int floorOf(FloorRequest request) {
        return requests.indexOf(request);
    }

    /** Returns the depth of a floor. */
    public int depth(int floor) {
        return requests.get(floor).depth();
    }

    /** Returns the ticks that the run had lasted when it entered a floor. */
    public long enteredTick(int floor) {
        return recorded.get(floor).entered().deeds().ticks();
    }

    /** Returns the ticks that the run lasted, as far as it is recorded. */
    public long endTick() {
        return endTick;
    }

    /** Returns the number of the floor on which the run was after so many ticks of it; -1 before it begins. */
    public int floorAt(long tick) {
        int floor = -1;
        while (floor + 1 < recorded.size() && enteredTick(floor + 1) <= tick) {
            floor++;
        }
        return floor;
    }

    /** Returns how the run ended; null until that has been played. */
    public @Nullable TrackEnd end() {
        return end;
    }

    /** Returns the steps on a floor; null until that has been played. */
    public @Nullable FloorSteps steps(int floor) {
        return steps.get(floor);
    }

    /** The places of the alchemist on one floor. */
    public static final class FloorSteps {
        private final long ticks;
        private final short[] x;
        private final short[] y;
        private final BitSet west = new BitSet();
        private int size;

        private FloorSteps(long ticks) {
            this.ticks = ticks;
            int places = (int) (1 + (ticks + TICKS_A_PLACE - 1) / TICKS_A_PLACE);
            x = new short[places];
            y = new short[places];
        }

        private void add(BodyComponent body) {
            x[size] = (short) Math.round(body.x * STEPS_A_CELL);
            y[size] = (short) Math.round(body.y * STEPS_A_CELL);
            west.set(size, body.facingX < 0);
            size++;
        }

        /** Returns the tick of the floor at which the run left it. */
        public long ticks() {
            return ticks;
        }

        /** Returns the place in cells from the west edge at a tick of the floor, or between two. */
        public float x(float tick) {
            return between(x, tick);
        }

        /** Returns the place in cells from the south edge at a tick of the floor, or between two. */
        public float y(float tick) {
            return between(y, tick);
        }

        /** Returns true if the alchemist looks west at a tick of the floor. */
        public boolean looksWest(float tick) {
            return west.get(before(tick));
        }

        private int before(float tick) {
            return Math.max(0, Math.min(size - 1, (int) (tick / TICKS_A_PLACE)));
        }

        private float between(short[] places, float tick) {
            int from = before(tick);
            int to = Math.min(size - 1, from + 1);
            float span = Math.max(1, Math.min(TICKS_A_PLACE, ticks - (float) from * TICKS_A_PLACE));
            float share = Math.max(0, Math.min(1, (tick - from * TICKS_A_PLACE) / span));
            return (places[from] + (places[to] - places[from]) * share) / STEPS_A_CELL;
        }
    }
}
