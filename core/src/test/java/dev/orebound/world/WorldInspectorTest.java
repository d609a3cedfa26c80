package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.tactic.TacticSystem;
import org.junit.jupiter.api.Test;

/** Checks that the inspector shows the inner state and leaves no trace. */
final class WorldInspectorTest {
    private static final int TICKS = 200;
    private static final Content CONTENT = TestContent.BUILT_IN;

    @Test
    void givenOneOfTwoEqualWorldsIsLookedAtInEveryTick_thenBothGoOnAlike() {
        Floor floor = new FloorGenerator(CONTENT).generate(new Descent(Seed.of("insight"), CONTENT.graph()).request(3));
        World seen = new World(floor, CONTENT, Party.fresh(CONTENT));
        World unseen = new World(floor, CONTENT, Party.fresh(CONTENT));
        Intent intent = new Intent();
        long looks = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            seen.step(intent);
            unseen.step(intent);
            looks += lookAtEverything(seen);
        }

        assertThat(looks).isPositive();
        assertThat(seen.hash()).isEqualTo(unseen.hash());
    }

    private static long lookAtEverything(World world) {
        WorldInspector insight = world.insight();
        long sum = insight.noises();
        for (int cell = 0; cell < world.floor().grid().size(); cell += 7) {
            sum += insight.wayToPlayer().steps(cell) == 0 ? 1 : 0;
            sum += insight.wayToSafety().next(cell) == Grid.NONE ? 1 : 0;
            sum += insight.lightPercent(cell);
        }
        for (int way = 0; way < insight.waysToCells(); way++) {
            sum += insight.goalOf(way) == Grid.NONE
                    ? 0
                    : insight.wayToCell(way).steps(world.floor().start());
        }
        return sum;
    }

    @Test
    void givenAHunterThatSeesThePlayer_thenTheTacticThatItGoesByIsOneOfTheList() {
        Scenario scenario = Scenario.of("""
                #########
                #@.....g#
                #########""");
        Entity goblin = scenario.world().monsters().first();
        goblin.getComponent(HealthComponent.class).hurtBySpawnId =
                scenario.world().player().spawnId();
        assertThat(scenario.world().insight().tacticOf(goblin.getComponent(SpawnComponent.class).spawnId))
                .isEqualTo(TacticSystem.NO_TACTIC);

        scenario.waits(10);

        assertThat(goblin.getComponent(MindComponent.class).state).isEqualTo(MindState.HUNTING);
        assertThat(scenario.world().insight().tactics())
                .contains(scenario.world().insight().tacticOf(goblin.getComponent(SpawnComponent.class).spawnId));
    }
}
