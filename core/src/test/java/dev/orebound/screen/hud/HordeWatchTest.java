package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import org.junit.jupiter.api.Test;

final class HordeWatchTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Floor FLOOR =
            new FloorGenerator(CONTENT).generate(new Descent(Seed.of("7"), CONTENT.graph()).request(2));
    private static final float FAR = 200;

    private final World world = new World(FLOOR, CONTENT, Party.fresh(CONTENT));
    private final HordeMind horde =
            world.hordes().stream().filter(each -> each.size() > 2).findFirst().orElseThrow();
    private final Entity leader = leader();
    private final HordeWatch watch = new HordeWatch(world);

    private Entity leader() {
        return leaderOf(horde);
    }

    private static Entity leaderOf(HordeMind horde) {
        for (int i = 0; i < horde.members().size(); i++) {
            Entity member = horde.members().get(i);
            if (member.getComponent(SpawnComponent.class).spawnId == horde.leaderSpawnId()) {
                return member;
            }
        }
        throw new AssertionError("a horde without a leader");
    }

    @Test
    void givenAllSleep_thenNobodyIsNamed() {
        putLeader(3);
        watch.look();

        assertThat(watch.isLed()).isFalse();
    }

    @Test
    void givenALeaderHuntsNearBy_thenItIsNamedWithItsHealthAndHowManyAreWithIt() {
        putLeader(3);
        hunts(MindState.HUNTING);
        HealthComponent health = leader.getComponent(HealthComponent.class);
        health.health = health.most / 2;
        watch.look();

        assertThat(watch.spawnId()).isEqualTo(horde.leaderSpawnId());
        assertThat(watch.followers()).isEqualTo(horde.size() - 1);
        assertThat(watch.health()).isEqualTo((float) health.health / health.most);
    }

    @Test
    void givenALeaderRunsOrIsFarAndOutOfSight_thenItIsNotNamed() {
        putLeader(3);
        hunts(MindState.FLEEING);
        watch.look();
        assertThat(watch.isLed()).isFalse();

        hunts(MindState.HUNTING);
        putLeader(FAR);
        watch.look();
        assertThat(watch.isLed()).isFalse();
    }

    @Test
    void givenALeaderInSightIsNamed_whenItHuntsNoLonger_thenItIsNamedNoLonger() {
        world.step(new Intent());
        putLeader(3);
        leader.getComponent(BodyComponent.class).cell = world.player().body().cell;
        hunts(MindState.HUNTING);
        watch.look();
        assertThat(watch.isLed()).isTrue();

        hunts(MindState.RETURNING);
        watch.look();
        assertThat(watch.isLed()).isFalse();
    }

    @Test
    void givenTwoLeadersAreAboutAsNear_thenTheNameDoesNotChangeToAndFro() {
        HordeMind others = world.hordes().stream()
                .filter(each -> each.size() > 1 && each != horde)
                .findFirst()
                .orElseThrow();
        put(leader, 3);
        put(leaderOf(others), 2.8f);
        hunts(leader, MindState.HUNTING);
        watch.look();
        hunts(leaderOf(others), MindState.HUNTING);
        watch.look();
        assertThat(watch.spawnId()).isEqualTo(horde.leaderSpawnId());

        put(leaderOf(others), 1.5f);
        watch.look();
        assertThat(watch.spawnId()).isEqualTo(others.leaderSpawnId());
    }

    private void hunts(MindState state) {
        hunts(leader, state);
    }

    private static void hunts(Entity leader, MindState state) {
        leader.getComponent(MindComponent.class).state = state;
    }

    private void putLeader(float cellsOff) {
        put(leader, cellsOff);
    }

    private void put(Entity leader, float cellsOff) {
        BodyComponent body = leader.getComponent(BodyComponent.class);
        body.x = world.player().body().x + cellsOff;
        body.y = world.player().body().y;
        body.cell = FLOOR.grid().cell(0, 0);
    }
}
