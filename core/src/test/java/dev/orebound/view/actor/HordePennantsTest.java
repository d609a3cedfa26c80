package dev.orebound.view.actor;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.view.actor.HordePennants.Pennant;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks that a horde's pennant is over its leader, and leaps to its successor. */
class HordePennantsTest {
    private static final float SECONDS = 1 / 60f;

    private final Scenario scenario = Scenario.of(
            new DrawnFloor("""
            ##############
            #@.......123.#
            #............#
            #.........s..#
            ##############""").horde("goblin_slingers", "123", "goblin_slinger", "goblin", "goblin"),
            TestContent.BUILT_IN);
    private final HordePennants pennants = new HordePennants(scenario.world());

    private @Nullable Pennant borneBy(Entity monster) {
        return pennants.borneBy(
                monster.getComponent(SpawnComponent.class).spawnId, monster.getComponent(MonsterComponent.class).horde);
    }

    private Pennant borneByAnyone() {
        for (Entity each : scenario.world().monsters()) {
            Pennant pennant = borneBy(each);
            if (pennant != null) {
                return pennant;
            }
        }
        throw new AssertionError("nobody bears it");
    }

    private Entity monster(String kind, int which) {
        int index = TestContent.BUILT_IN.monsters().indexOf(kind);
        int found = 0;
        for (Entity each : scenario.world().monsters()) {
            if (each.getComponent(MonsterComponent.class).monster == index && found++ == which) {
                return each;
            }
        }
        throw new AssertionError("no " + kind + " " + which);
    }

    @Test
    void theLeaderBearsItAndNoMinionDoes() {
        scenario.waits(1);
        pennants.move(SECONDS);

        assertThat(borneBy(monster("goblin_slinger", 0))).isNotNull();
        assertThat(borneBy(monster("goblin", 0))).isNull();
    }

    @Test
    void aMonsterOnItsOwnHasNone() {
        scenario.waits(1);
        pennants.move(SECONDS);

        assertThat(borneBy(monster("slime", 0))).isNull();
    }

    @Test
    void aMonsterOfNoHordeHasNone() {
        pennants.move(SECONDS);

        assertThat(pennants.borneBy(1, -1)).isNull();
        assertThat(pennants.borneBy(1, 99)).isNull();
    }

    @Test
    void whenALeaderDies_thenThePennantLeapsToItsSuccessorAndArrives() {
        scenario.waits(1);
        pennants.move(SECONDS);
        Entity leader = monster("goblin_slinger", 0);
        Objects.requireNonNull(borneBy(leader)).reach(100, 100);
        scenario.slay(leader);
        scenario.waits(5);

        pennants.move(SECONDS);
        Pennant pennant = borneByAnyone();
        assertThat(pennant.isLeaping()).isTrue();
        pennant.reach(200, 100);
        assertThat(pennant.x()).as("it begins where the leader fell").isLessThan(110);

        float highest = 0;
        for (int frame = 0; frame < 40; frame++) {
            pennants.move(SECONDS);
            pennant.reach(200, 100);
            highest = Math.max(highest, pennant.y());
        }

        assertThat(highest).as("it leaps over heads").isGreaterThan(110);
        assertThat(pennant.isLeaping()).isFalse();
        assertThat(pennant.x()).isEqualTo(200);
        assertThat(pennant.y()).isEqualTo(100);
    }
}
