package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.expedition.DiscoveryTracker;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks that all brews, their grounds and reactions, and what recognises discoveries, allocate nothing. */
class ElementAllocationTest {
    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);

    /** The sets of ores of all ten brews. */
    private static final int[] ORES = {1, 2, 4, 8, 3, 5, 9, 6, 10, 12};

    private final int[] happened = new int[EventType.values().length];
    private final Intent intent = new Intent();
    private int found;

    @Test
    void givenAWarmWorld_whenAllBrewsMeetOnMeadowsAndWater_thenNothingIsAllocated() {
        FightScenario fight = FightScenario.of("""
                ######################
                #..""\"""\"""\"""\"""\"...#
                #..""\"""\"""\"""\"""\"...#
                #...@..g.....g.......#
                #..----------------..#
                #..-----g------g---..#
                #..----------------..#
                ######################""", "goblin_captain");
        World world = fight.world();

        DiscoveryTracker discoveries = new DiscoveryTracker(world);
        assertThat(AllocationProbe.of(() -> rage(world, discoveries))).isEqualTo(AllocationProbe.ofNothing());
        Arrays.fill(happened, 0);
        found = 0;
        for (int tick = 0; tick < 9_000; tick++) {
            rage(world, discoveries);
        }

        assertThat(found).isPositive();

        assertThat(count(EventType.GROUND_BEGAN)).isPositive();
        assertThat(count(EventType.GROUND_ENDED)).isPositive();
        assertThat(count(EventType.REACTION)).isPositive();
        assertThat(count(EventType.STEAM_ROSE)).isPositive();
        assertThat(count(EventType.WATER_CHARGED)).isPositive();
        assertThat(count(EventType.STATUS_BEGAN)).isPositive();
        assertThat(count(EventType.STATUS_ENDED)).isPositive();
    }

    private int count(EventType type) {
        return happened[type.ordinal()];
    }

    /** Throws all flasks in turn. */
    private void rage(World world, DiscoveryTracker discoveries) {
        int tick = (int) world.tick();
        world.player().health().health = world.player().health().most;
        Arrays.fill(world.player().component().flasks, 20);
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            HEALTH.get(monsters.get(i)).health = HEALTH.get(monsters.get(i)).most;
        }
        intent.clear();
        intent.move(tick % 240 < 120 ? 127 : -127, tick % 90 < 45 ? 60 : -60);
        intent.aim(tick * 7);
        if (tick % 60 == 0) {
            intent.order(IntentOrder.CHOOSE_BREW, ORES[tick / 60 % ORES.length]);
        }
        intent.hold(tick % 60 == 10 ? Intent.THROW : 0);
        world.step(intent);
        discoveries.afterTick();
        found += discoveries.foundCount();
        for (int i = 0; i < world.events().size(); i++) {
            happened[world.events().at(i).type().ordinal()]++;
        }
        world.hash();
    }
}
