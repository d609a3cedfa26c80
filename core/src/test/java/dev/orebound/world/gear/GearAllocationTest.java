package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks that relics that act again and again allocate nothing. */
class GearAllocationTest {
    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);
    private static final int TICKS_A_CAST = 30;

    private final Intent intent = new Intent();
    private int[] acted = new int[0];

    @Test
    void givenAWarmFight_whenSixRelicsAct_thenNothingIsAllocated() {
        plays("powder_keg", "frostbite", "steam_valve", "echo_chamber", "alchemists_sieve", "crowd_fury");
    }

    @Test
    void givenAWarmFight_whenFlasksRollAndBlowsAreStruckAgain_thenNothingIsAllocated() {
        plays("rolling_cork", "echo_chamber", "thiefs_needle", "strikers_rivet", "ghost_step", "ember_heel");
    }

    private void plays(String... relics) {
        FightScenario fight = FightScenario.of("""
                ####################
                #..g...--..""\"..g..#
                #......--..""\".....#
                #..g..@g...""\"..g..#
                #......^^....--....#
                #..g.........--.g..#
                ####################""", "brood_nest", "goblin").carries(relics);
        for (int i = 0; i < fight.world().monsters().size(); i++) {
            fight.health(i).most = 10_000;
        }
        MindComponent dreamer = FightScenario.part(fight.monster(1), MindComponent.class);
        World world = fight.world();
        acted = new int[world.content().powers().size()];
        Arrays.fill(world.player().component().brews, 2);

        assertThat(AllocationProbe.of(() -> play(world, dreamer))).isEqualTo(AllocationProbe.ofNothing());

        for (String relic : relics) {
            int index = world.content().powers().relics().indexOf(relic);
            boolean acts = !world.content().powers().power(index).rules().isEmpty();
            assertThat(acted[index] > 0).as(relic).isEqualTo(acts);
        }
    }

    /**
     * Uses all brews, strikes and dashes in all directions; only rats die, which a nest breeds, and one goblin dreams.
     */
    private void play(World world, MindComponent dreamer) {
        dreamer.state = MindState.ASLEEP;
        int tick = (int) world.tick();
        world.player().health().health = world.player().health().most;
        Arrays.fill(world.player().component().flasks, 20);
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            HEALTH.get(monsters.get(i)).health = HEALTH.get(monsters.get(i)).most;
        }
        intent.clear();
        intent.aim(tick * 7);
        if (tick % TICKS_A_CAST == 0) {
            intent.order(IntentOrder.CHOOSE_BREW, 1 + tick / TICKS_A_CAST % 15);
        }
        intent.hold(tick % TICKS_A_CAST == 5 ? Intent.BOLT : 0);
        intent.hold(tick % (4 * TICKS_A_CAST) == 15 ? Intent.THROW : 0);
        intent.hold(tick % 200 > 140 ? Intent.STRIKE : 0);
        if (tick % 97 == 0) {
            intent.move(tick % 2 == 0 ? Intent.FULL_TILT : -Intent.FULL_TILT, tick % 3 * 60 - 60);
            intent.hold(Intent.DASH);
        }
        world.step(intent);
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i).type() == EventType.GEAR_ACTED) {
                acted[((GearEvent) world.events().at(i)).source]++;
            }
        }
        world.hash();
    }
}
