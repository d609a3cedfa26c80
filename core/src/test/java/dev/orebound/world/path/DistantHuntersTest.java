package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Monster;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.HurtSource;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks hunters that come from all over a floor: those far away rest most of the time, and nothing else shows. */
class DistantHuntersTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int HUNTERS = 150;
    private static final int HARDLY_MORTAL = 1_000_000_000;
    private static final int SECONDS_40 = 2400;

    /** Bodies overlap if they do so by more than this share of their radii together. */
    private static final float OVERLAP = 0.25f;

    private final Intent still = new Intent();

    @ParameterizedTest
    @ValueSource(ints = {3, 8})
    void givenHuntersAllOverAFloor_whenTheyCome_thenTheyArriveInOpenGroundAndNotInEachOther(int depth) {
        World world = hunted(depth);
        ActorColumns actors = Scenario.partsOf(world).get(ActorColumns.class);
        int farAtFirst = farFrom(world, 20);
        int fewestAwake = HUNTERS;
        double overlapping = 0;
        int looks = 0;
        for (int tick = 0; tick < SECONDS_40; tick++) {
            endure(world, tick);
            fewestAwake = Math.min(fewestAwake, actors.awakeCount());
            assertAllStandOnOpenGround(world);
            if (tick % 60 == 0) {
                overlapping += overlapping(actors);
                looks++;
            }
        }

        assertThat(fewestAwake).as("awake").isLessThan(HUNTERS / 4);
        assertThat(overlapping / looks).as("share of distant hunters in others").isLessThan(0.12);
        assertThat(farFrom(world, 20)).as("hunters that are still far away").isLessThan(farAtFirst / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8})
    void givenAHunterFarAway_whenItIsHurt_thenItIsAwakeInTheNextTick(int depth) {
        World world = hunted(depth);
        ActorColumns actors = Scenario.partsOf(world).get(ActorColumns.class);
        for (int tick = 0; tick < 100; tick++) {
            endure(world, tick);
        }
        int resting = firstResting(actors);
        Entity monster = actors.entity(resting);
        long id = monster.getComponent(SpawnComponent.class).spawnId;

        Scenario.partsOf(world).get(BlowQueue.class).addStatusDamage(monster, HurtSource.STATUS, 0, 0, -1, 1, 0);
        world.step(still);

        assertThat(actors.spawnId(resting)).isEqualTo(id);
        assertThat(actors.isResting(resting)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8})
    void givenHuntersThatRest_whenAllAreKilled_thenAllDieInThatTick(int depth) {
        World world = hunted(depth);
        for (int tick = 0; tick < 100; tick++) {
            endure(world, tick);
        }
        for (Entity monster : world.monsters()) {
            Scenario.partsOf(world)
                    .get(BlowQueue.class)
                    .addStatusDamage(monster, HurtSource.STATUS, 0, 0, -1, HARDLY_MORTAL, 0);
        }
        world.step(still);

        assertThat(world.monsters().size()).isZero();
    }

    private static int firstResting(ActorColumns actors) {
        for (int i = 0; i < actors.size(); i++) {
            if (actors.isResting(i)) {
                return i;
            }
        }
        throw new AssertionError("nobody rests");
    }

    private void endure(World world, int tick) {
        world.player().health().health = world.player().health().most;
        if (tick % 20 == 0) {
            for (Entity monster : world.monsters()) {
                monster.getComponent(MindComponent.class).state = MindState.HUNTING;
                monster.getComponent(MindComponent.class).ticks = 0;
                HealthComponent health = monster.getComponent(HealthComponent.class);
                health.health = health.most;
            }
        }
        world.step(still);
    }

    private static void assertAllStandOnOpenGround(World world) {
        for (Entity monster : world.monsters()) {
            BodyComponent body = monster.getComponent(BodyComponent.class);
            boolean isFree = !world.floorState().isSolid(body.cell)
                    && Scenario.partsOf(world).get(BodyCollider.class).isFree(body.x, body.y, body.radius - 0.001f);
            if (!isFree) {
                throw new AssertionError("a hunter is in something solid at " + body.x + ", " + body.y);
            }
        }
    }

    /** Returns the share of resting hunters that overlap with any other. */
    private static double overlapping(ActorColumns actors) {
        int resting = 0;
        int overlapping = 0;
        for (int i = 0; i < actors.size(); i++) {
            if (actors.isResting(i)) {
                resting++;
                overlapping += overlapsAny(actors.bodies.get(i), actors) ? 1 : 0;
            }
        }
        return resting == 0 ? 0 : (double) overlapping / resting;
    }

    private static boolean overlapsAny(BodyComponent body, ActorColumns actors) {
        for (int i = 0; i < actors.size(); i++) {
            BodyComponent other = actors.bodies.get(i);
            float dx = body.x - other.x;
            float dy = body.y - other.y;
            float reach = (body.radius + other.radius) * (1 - OVERLAP);
            if (other != body && dx * dx + dy * dy < reach * reach) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns how many hunters that can walk to the player, and do not keep to a post, are farther away than some
     * cells.
     */
    private static int farFrom(World world, float cells) {
        DistanceMap reach = new DistanceMap(world.floor().grid());
        reach.spreadFrom(world.player().body().cell, world.floorState().unwalkable(), StepKind.EIGHT_WAY);
        int far = 0;
        for (Entity each : world.monsters()) {
            BodyComponent body = each.getComponent(BodyComponent.class);
            Monster kind = CONTENT.monsters().at(each.getComponent(MonsterComponent.class).monster);
            boolean isFree =
                    !kind.isRooted() && CONTENT.manners().get(kind.manner()).leashCells() == 0;
            far += isFree && reach.isReached(body.cell) && reach.at(body.cell) > 2 * cells ? 1 : 0;
        }
        return far;
    }

    /** Returns a floor with more hunters than it has by itself, anywhere, one to a cell. */
    private static World hunted(int depth) {
        Floor floor = new FloorGenerator(CONTENT).generate(new Descent(Seed.of(77), CONTENT.graph()).request(depth));
        RandomStream chance = new RandomStreams(Seed.of(depth)).stream("DistantHuntersTest");
        Party fresh = Party.fresh(CONTENT);
        DistanceMap reach = new DistanceMap(floor.grid());
        reach.spreadFrom(
                floor.start(), new World(floor, CONTENT, fresh).floorState().unwalkable(), StepKind.EIGHT_WAY);
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < reach.reachedCount(); i++) {
            cells.add(reach.reached(i));
        }
        List<HordeSpot> hordes = new ArrayList<>();
        List<HordeSpot> spots = floor.hordes().stream()
                .filter(each -> !each.isCaptive()
                        && !CONTENT.monsters().get(each.leader().monster()).swims())
                .toList();
        for (int left = HUNTERS; left > 0; ) {
            HordeSpot spot = spots.get(chance.below(spots.size()));
            List<HordeSpot.MonsterSpot> members = new ArrayList<>();
            for (HordeSpot.MonsterSpot member : spot.members()) {
                members.add(new HordeSpot.MonsterSpot(member.monster(), cells.remove(chance.below(cells.size()))));
            }
            HordeSpot.MonsterSpot leader =
                    new HordeSpot.MonsterSpot(spot.leader().monster(), cells.remove(chance.below(cells.size())));
            hordes.add(new HordeSpot(spot.type(), spot.drawnFor(), leader, members, false));
            left -= members.size() + 1;
        }
        return new World(
                floor.with(FloorKeys.HORDES, List.copyOf(hordes))
                        .with(FloorKeys.VIGNETTES, List.of())
                        .with(FloorKeys.KEYS, List.of()),
                CONTENT,
                new Party(HARDLY_MORTAL, Collections.nCopies(fresh.flasks().size(), 0)));
    }
}
