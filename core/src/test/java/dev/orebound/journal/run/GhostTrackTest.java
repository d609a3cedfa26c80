package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.journal.run.GhostTrack.FloorSteps;
import dev.orebound.journal.run.GhostTrack.TrackEnd;
import dev.orebound.journal.run.GhostTrack.TrackTrouble;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that a ghost stands where its run was, and that a record that cannot be followed gives none. */
final class GhostTrackTest {
    private static final Seed SEED = Seed.of(6);

    private static final float SIXTEENTH = 1 / 16f;

    /** More than anybody walks off a straight line in the tenth of a second between two places. */
    private static final float OFF_THE_LINE = 0.4f;

    private final List<FloorRequest> entered = new ArrayList<>();
    private final List<List<float[]>> places = new ArrayList<>();
    private final List<Long> enteredTicks = new ArrayList<>();
    private final Intent intent = new Intent();

    @Test
    void theGhostStandsWhereThePlayerWasTickByTickOnEveryFloor() {
        GhostTrack track = GhostTrack.of(replayOf(played()), TestContent.BUILT_IN);

        track.play(0);

        assertThat(track.trouble()).isEqualTo(TrackTrouble.NONE);
        assertThat(track.floors()).isEqualTo(3);
        assertThat(track.end()).isEqualTo(TrackEnd.DIED);
        for (int floor = 0; floor < 3; floor++) {
            assertThat(track.floorOf(entered.get(floor))).isEqualTo(floor);
            assertThat(track.depth(floor)).isEqualTo(floor + 1);
            assertThat(track.enteredTick(floor)).isEqualTo(enteredTicks.get(floor));
            assertThat(track.floorAt(enteredTicks.get(floor))).isEqualTo(floor);
            FloorSteps steps = Objects.requireNonNull(track.steps(floor));
            assertThat(steps.ticks()).isEqualTo(places.get(floor).size() - 1);
            for (int tick = 0; tick < places.get(floor).size(); tick++) {
                float off = tick % GhostTrack.TICKS_A_PLACE == 0 ? SIXTEENTH / 2 : OFF_THE_LINE;
                float[] place = places.get(floor).get(tick);
                assertThat(steps.x(tick))
                        .as("x at tick %d of floor %d", tick, floor)
                        .isCloseTo(place[0], within(off));
                assertThat(steps.y(tick))
                        .as("y at tick %d of floor %d", tick, floor)
                        .isCloseTo(place[1], within(off));
            }
        }
        assertThat(track.endTick())
                .isEqualTo(enteredTicks.get(2) + places.get(2).size() - 1);
    }

    @Test
    void aFloorIsSeenOnlyOnceItIsFinishedAndOnlyFromTheOneThatIsAskedFor() {
        GhostTrack track = GhostTrack.of(replayOf(played()), TestContent.BUILT_IN);
        assertThat(track.steps(0)).isNull();

        track.play(1);

        assertThat(track.steps(0)).isNull();
        assertThat(track.steps(1)).isNotNull();
        assertThat(track.steps(2)).isNotNull();
        assertThat(track.end()).isEqualTo(TrackEnd.DIED);
    }

    @Test
    void aStoppedTrackPlaysNothingMore() {
        GhostTrack track = GhostTrack.of(replayOf(played()), TestContent.BUILT_IN);
        track.stop();

        track.play(0);

        assertThat(track.steps(0)).isNull();
        assertThat(track.end()).isNull();
    }

    @Test
    void aRecordThatStopsEarlierEndsTheGhostThere() {
        GhostTrack track = GhostTrack.of(replayOf(played().subList(0, 2)), TestContent.BUILT_IN);

        track.play(0);

        assertThat(track.end()).isEqualTo(TrackEnd.BROKEN_OFF);
    }

    @Test
    void aRecordOfAnotherSimulationOrOfOtherContentOrWithoutFloorsHasNoGhost() {
        Replay good = replayOf(played());

        assertThat(troubleAfterPlaying(with(good, good.simulation() + 1, good.contentFingerprint(), good.floors())))
                .isEqualTo(TrackTrouble.OTHER_GAME);
        assertThat(troubleAfterPlaying(with(good, good.simulation(), good.contentFingerprint() + 1, good.floors())))
                .isEqualTo(TrackTrouble.OTHER_GAME);
        assertThat(troubleAfterPlaying(with(good, good.simulation(), good.contentFingerprint(), List.of())))
                .isEqualTo(TrackTrouble.UNREADABLE);
    }

    @Test
    void aRecordThatLeadsElsewhereLosesItsGhostOnThatFloorWithoutAnException() {
        List<RecordedFloor> floors = played();
        List<RecordedSecond> seconds = new ArrayList<>(floors.get(1).seconds());
        RecordedSecond second = seconds.get(1);
        seconds.set(1, new RecordedSecond(second.intents(), second.tick(), second.hash() + 1, second.parts()));
        List<RecordedFloor> altered =
                List.of(floors.get(0), new RecordedFloor(floors.get(1).entered(), seconds), floors.get(2));
        GhostTrack track = GhostTrack.of(replayOf(altered), TestContent.BUILT_IN);

        track.play(0);

        assertThat(track.steps(0)).isNotNull();
        assertThat(track.steps(1)).isNull();
        assertThat(track.trouble()).isEqualTo(TrackTrouble.DIFFERS);
        assertThat(track.end()).isNull();
    }

    @Test
    void aRecordThatGoesOnAfterItsEndLosesItsGhostWithoutAnException() {
        List<RecordedFloor> floors = played();
        RecordedFloor last = floors.get(2);
        List<RecordedSecond> seconds = new ArrayList<>(last.seconds());
        RecordedSecond end = seconds.get(seconds.size() - 1);
        seconds.add(new RecordedSecond(List.of(0L), end.tick() + 1, end.hash(), end.parts()));
        GhostTrack track = GhostTrack.of(
                replayOf(List.of(floors.get(0), floors.get(1), new RecordedFloor(last.entered(), seconds))),
                TestContent.BUILT_IN);

        track.play(0);

        assertThat(track.trouble()).isEqualTo(TrackTrouble.DIFFERS);
    }

    @Test
    void readingAFinishedTrackAllocatesNothing() {
        GhostTrack track = GhostTrack.of(replayOf(played()), TestContent.BUILT_IN);
        track.play(0);
        float[] sum = new float[1];

        assertThat(AllocationProbe.of(() -> {
                    FloorSteps steps = Objects.requireNonNull(track.steps(track.floorAt(enteredTicks.get(1))));
                    float tick = sum[0] % 100;
                    sum[0] += steps.x(tick) + steps.y(tick) + (steps.looksWest(tick) ? 1 : 0) + track.endTick() % 2;
                    sum[0] += track.trouble().ordinal() + track.enteredTick(1) % 2;
                }))
                .isEqualTo(AllocationProbe.ofNothing());
    }

    private static TrackTrouble troubleAfterPlaying(Replay replay) {
        GhostTrack track = GhostTrack.of(replay, TestContent.BUILT_IN);
        track.play(0);
        assertThat(track.floors()).isZero();
        assertThat(track.end()).isNull();
        return track.trouble();
    }

    private static Replay with(Replay replay, int simulation, long fingerprint, List<RecordedFloor> floors) {
        return new Replay(replay.build(), fingerprint, simulation, replay.seed(), floors, true);
    }

    private static Replay replayOf(List<RecordedFloor> floors) {
        return new Replay("1.2.3", TestContent.BUILT_IN.fingerprint(), SimulationVersion.VERSION, SEED, floors, true);
    }

    /** Plays a run of three floors that ends in death, and returns its record; keeps where the player was. */
    private List<RecordedFloor> played() {
        Expedition run = new Expedition(SEED, TestContent.BUILT_IN);
        List<RecordedFloor> floors = new ArrayList<>();
        RandomStream chance = new RandomStreams(run.seed()).stream("test.player", 0);
        while (run.status() != RunStatus.DEAD) {
            floors.add(playFloor(run, floors.size(), chance));
            if (run.status() == RunStatus.LEAVING) {
                run.descend();
            }
        }
        return floors;
    }

    private RecordedFloor playFloor(Expedition run, int number, RandomStream chance) {
        World world = run.world();
        entered.add(world.floor().request());
        enteredTicks.add(run.checkpoint().deeds().ticks());
        List<float[]> walked = new ArrayList<>();
        walked.add(place(world));
        List<RecordedSecond> seconds = new ArrayList<>();
        List<Long> intents = new ArrayList<>();
        int walks = 130 + 7 * number;
        for (int tick = 0; run.status() == RunStatus.PLAYING; tick++) {
            if (tick < walks) {
                PlayedRuns.draw(chance, tick, intent);
                intent.order(IntentOrder.HELP_HEAL, 1);
            } else {
                leave(number);
            }
            intents.add(intent.packed());
            run.step(intent);
            walked.add(place(world));
            if (intents.size() == 60 || run.status() != RunStatus.PLAYING) {
                seconds.add(new RecordedSecond(intents, world.tick(), world.hash(), List.of()));
                intents.clear();
            }
        }
        places.add(walked);
        return new RecordedFloor(run.checkpoint(), seconds);
    }

    /** Rolls the next depth as a playtester does; gives up on the third floor. */
    private void leave(int number) {
        intent.clear();
        if (number == 2) {
            intent.order(IntentOrder.GIVE_UP, 0);
        } else {
            intent.order(
                    IntentOrder.HELP_REROLL,
                    FloorReroll.SAME.withDepth(number + 2).packed());
        }
    }

    private static float[] place(World world) {
        BodyComponent body = world.player().body();
        return new float[] {body.x, body.y};
    }
}
