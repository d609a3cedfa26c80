package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.item.BrewRules;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks that casting every brew repeatedly allocates nothing. */
class BrewAllocationTest {
    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);
    private static final int TICKS_A_CAST = 30;

    private final int[] happened = new int[EventType.values().length];
    private final Intent intent = new Intent();

    @Test
    void givenAWarmFight_whenEveryBrewIsUsed_thenNothingIsAllocated() {
        FightScenario fight = FightScenario.of("""
                ####################
                #..g...--..""\"..g..#
                #......--..""\".....#
                #..g..@....""\"..g..#
                #......^^....--....#
                #..g.........--.g..#
                ####################""", "goblin");
        World world = fight.world();
        Arrays.fill(world.player().component().brews, BrewRules.MOST_LEVELS);

        assertThat(AllocationProbe.of(() -> cast(world))).isEqualTo(AllocationProbe.ofNothing());

        assertThat(happened[EventType.BREW_CAST.ordinal()]).isPositive();
        assertThat(happened[EventType.BLAST.ordinal()]).isPositive();
        assertThat(happened[EventType.FIRE_CAUGHT.ordinal()]).isPositive();
        assertThat(happened[EventType.STEAM_ROSE.ordinal()]).isPositive();
        assertThat(happened[EventType.WATER_CHARGED.ordinal()]).isPositive();
    }

    /** Uses all brews in turn, in all directions; nobody dies of it. */
    private void cast(World world) {
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
        intent.hold(tick % (4 * TICKS_A_CAST + TICKS_A_CAST) == 15 ? Intent.BURST : 0);
        world.step(intent);
        for (int i = 0; i < world.events().size(); i++) {
            happened[world.events().at(i).type().ordinal()]++;
        }
        world.hash();
    }
}
