package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks that nobody disturbs a player who has just begun the first run of all. */
class FirstFloorSleepTest {
    private static final int TICKS = 60 * 20;

    @Test
    void nobodyWandersOverTheFirstFloorAndTheSleeperOfTheFirstRoomSleepsOnInSightOfThePlayer() {
        for (int seed = 1; seed <= 12; seed++) {
            World world = Expedition.first(Seed.of(seed), TestContent.BUILT_IN).world();
            Intent intent = new Intent();
            intent.move(127, 0);
            for (int tick = 0; tick < TICKS; tick++) {
                world.step(intent);
                intent.move(0, 0);
            }
            boolean isInSight = false;
            for (int i = 0; i < world.monsters().size(); i++) {
                MindComponent mind = world.monsters().get(i).getComponent(MindComponent.class);
                int cell = world.monsters().get(i).getComponent(BodyComponent.class).cell;
                isInSight |= world.floorState().isInSight(cell);
                if (mind != null) {
                    assertThat(mind.state)
                            .as("seed %d, monster %d", seed, i)
                            .isIn(MindState.ASLEEP, MindState.GUARDING, MindState.SHACKLED);
                }
            }
            assertThat(isInSight).isTrue();
        }
    }
}
