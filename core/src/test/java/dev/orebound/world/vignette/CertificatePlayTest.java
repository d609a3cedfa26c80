package dev.orebound.world.vignette;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Certificate;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays the certificates of generated floors: what each proves to open can be opened that way, by a player who stands
 * there.
 */
class CertificatePlayTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int PATIENCE = 1500;

    private World world = worldOf(1, 1);
    private final Intent intent = new Intent();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void givenTheCertificateOfAFloor_whenItIsPlayed_thenEveryLockOpens(int depth) {
        for (int seed = 1; seed <= 3; seed++) {
            world = worldOf(seed, depth);
            Floor floor = world.floor();
            world.player().component().held = 0;
            for (Certificate.Step step : floor.certificate().steps()) {
                play(step);
            }
            assertThat(world.floorState().locks())
                    .as("locks of %s %s", seed, depth)
                    .allMatch(lock -> lock.isOpen);
        }
    }

    private static World worldOf(int seed, int depth) {
        Floor floor = new FloorGenerator(CONTENT)
                .generate(new Descent(Seed.of("certificate " + seed), CONTENT.graph()).request(depth));
        return new World(floor, CONTENT, Party.fresh(CONTENT));
    }

    private void play(Certificate.Step step) {
        switch (step.deed()) {
            case TAKE -> take(step);
            case PULL -> {
                stand(step.at());
                tick(Intent.INTERACT);
                tick(0);
            }
            case OPEN -> open(step);
            case VISIT, LEAVE, EXIT -> {}
        }
    }

    private void take(Certificate.Step step) {
        KeyComponent key = world.floorState().keys().get(step.what() - 1);
        if (key.state == KeyState.WITH_MONSTER) {
            for (Entity monster : world.monsters()) {
                boolean carries = monster.getComponent(SpawnComponent.class).spawnId == key.carrierSpawnId;
                HEALTHS.get(monster).health = carries ? 0 : HEALTHS.get(monster).health;
            }
            tick(0);
        }
        stand(key.cell);
        tick(0);
        assertThat(key.state).as("key %s", step).isEqualTo(KeyState.WITH_PLAYER);
    }

    private void open(Certificate.Step step) {
        LockComponent lock = world.floorState().locks().get(step.what() - 1);
        LockSpot spot = world.floor().locks().get(lock.number);
        LockWay.Kind way = spot.ways().get(step.way()).by();
        int before = (int) world.tick();
        for (int tick = 0; tick < PATIENCE && !lock.isOpen; tick++) {
            stand(step.at());
            if (way instanceof LockWay.ByKey) {
                tick(tick % 2 == 0 ? Intent.INTERACT : 0);
            } else if (way instanceof LockWay.ByPick) {
                aim(lock.cell);
                tick(Intent.STRIKE);
            } else if (way instanceof LockWay.ByBrew brew) {
                cast(brew, lock, tick);
            } else if (way instanceof LockWay.ByGolem golem) {
                // A golem is what its own test plays; here its work counts as done.
                lock.progress[step.way()] = golem.ticks();
                return;
            } else {
                tick(0);
            }
        }
        assertThat(lock.isOpen)
                .as("lock %s by %s after %s ticks, at %s", spot, way, world.tick() - before, step)
                .isTrue();
    }

    private void cast(LockWay.ByBrew brew, LockComponent lock, int tick) {
        if (tick == 0) {
            int index = CONTENT.brews().all().indexOf(brew.brew());
            intent.clear();
            intent.order(IntentOrder.CHOOSE_BREW, CONTENT.brews().oresOf(index));
            step();
        }
        intent.clear();
        aim(lock.cell);
        tick(tick % 60 < 20 ? Intent.BOLT : 0);
    }

    private void aim(int cell) {
        Grid grid = world.floor().grid();
        BodyComponent body = world.player().body();
        intent.clear();
        double turn =
                StrictMath.atan2(grid.y(cell) + 0.5f - body.y, grid.x(cell) + 0.5f - body.x) / (2 * StrictMath.PI);
        intent.aim((int) Math.round(turn * Intent.AIMS));
    }

    private void stand(int cell) {
        Grid grid = world.floor().grid();
        BodyComponent body = world.player().body();
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
        body.cell = cell;
        body.knockX = 0;
        body.knockY = 0;
    }

    /** Plays a tick with a button; monsters that carry no key die, and nothing hurts the player. */
    private void tick(int button) {
        intent.hold(button);
        step();
        intent.clear();
    }

    private void step() {
        for (Entity monster : world.monsters()) {
            long id = monster.getComponent(SpawnComponent.class).spawnId;
            boolean carries = world.floorState().keys().stream().anyMatch(key -> key.carrierSpawnId == id);
            if (!carries && MONSTERS.has(monster)) {
                HEALTHS.get(monster).health = 0;
            }
        }
        world.player().health().health = world.player().health().most;
        world.player().health().staggerTicks = 0;
        Arrays.fill(world.player().component().flasks, 20);
        world.step(intent);
    }
}
