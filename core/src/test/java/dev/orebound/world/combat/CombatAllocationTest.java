package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.FightScenario;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Checks that a fight with every form of attack allocates nothing: projectiles and summoned monsters come from pools.
 */
class CombatAllocationTest {
    private static final String[] INHABITANTS = {
        "goblin_slinger", "ash_imp", "rock_beetle", "goblin_mystic", "brood_nest", "sporeling"
    };

    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);
    private static final ComponentMapper<MonsterComponent> MONSTER = ComponentMapper.getFor(MonsterComponent.class);

    private final int[] happened = new int[EventType.values().length];
    private final Intent intent = new Intent();

    @Test
    void givenAWarmFight_whenAllFormsOfAttackGoOn_thenNothingIsAllocated() {
        FightScenario fight = FightScenario.of("""
                ######################
                #..g.....#....g......#
                #....#...#...........#
                #....@...#..##...g...#
                #.#.........##.......#
                #.g...#..............#
                #.....#....g.....#...#
                #..#...........g.#...#
                ######################""", INHABITANTS);
        World world = fight.world();

        assertThat(AllocationProbe.of(() -> fight(world))).isEqualTo(AllocationProbe.ofNothing());

        assertThat(count(EventType.SHOT_LOOSED)).isPositive();
        assertThat(count(EventType.BLAST)).isPositive();
        assertThat(count(EventType.MONSTER_SUMMONED)).isPositive();
        assertThat(count(EventType.MONSTER_DIED)).isPositive();
        assertThat(count(EventType.CHARGE_BROKEN)).isPositive();
        assertThat(count(EventType.ACTOR_HEALED)).isPositive();
        assertThat(count(EventType.PLAYER_DASHED)).isPositive();
        assertThat(count(EventType.FLASK_BROKEN)).isPositive();
    }

    private int count(EventType type) {
        return happened[type.ordinal()];
    }

    /** Runs about, strikes, dashes and throws; none of the first monsters dies, but summoned ones do now and then. */
    private void fight(World world) {
        int tick = (int) world.tick();
        int turn = tick / 40 % 8;
        world.player().health().health = world.player().health().most;
        Arrays.fill(world.player().component().flasks, 20);
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            boolean isOfABrood = MONSTER.get(monsters.get(i)).calledBy != 0;
            HealthComponent health = HEALTH.get(monsters.get(i));
            if (isOfABrood && tick % 700 == 0) {
                health.health = 0;
            } else if (!isOfABrood && tick % 100 == 0) {
                health.health = health.most - 1;
            }
        }
        intent.clear();
        intent.move(turn < 4 ? 127 : -127, turn % 4 < 2 ? 127 : -127);
        intent.aim(tick * 5);
        intent.hold(tick % 90 < 30 ? Intent.STRIKE : 0);
        intent.hold(tick % 70 == 0 ? Intent.DASH : 0);
        intent.hold(tick % 80 == 45 ? Intent.THROW : 0);
        world.step(intent);
        for (int i = 0; i < world.events().size(); i++) {
            happened[world.events().at(i).type().ordinal()]++;
        }
        world.hash();
    }
}
