package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.ElementsTest;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.IntentOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Checks that monsters mind the ground: mud is walked round if that is short and never blocks, and nobody charges into
 * harm or stays in it.
 */
class GroundAvoidanceTest {
    private static final int FIRE_AND_EARTH = 0b1001;
    private static final int FIRE_AND_WATER = 0b0011;
    private static final int WATER_AND_EARTH = 0b1010;

    private static final String HALL = """
            ###########
            #.........#
            #.@.....g.#
            #.........#
            ###########""";

    @Test
    void givenAPuddleOfMudInAHall_whenAGoblinHunts_thenItGoesRoundIt() {
        FightScenario fight = FightScenario.of("""
                ###############
                #.............#
                #.............#
                #.@...1......g#
                #.............#
                #.............#
                ###############""", "goblin");
        throwsBrew(fight, WATER_AND_EARTH, 4);
        int mud = fight.cell('1');
        assertThat(fight.world().part(GroundEffects.class).isHindering(mud)).isTrue();

        boolean wasMired = false;
        for (int i = 0; i < 240 && fight.count(EventType.STRIKE_WOUND_UP) == 0; i++) {
            fight.waits(1);
            wasMired |= ElementsTest.statusOf(fight.monster(0)).has(StatusEffect.MIRED);
        }

        assertThat(wasMired).as("walked into the mud").isFalse();
        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isPositive();
    }

    @Test
    void givenMudAcrossATunnel_whenAGoblinHunts_thenItWadesThrough() {
        FightScenario fight = FightScenario.of("""
                ###############
                #.@...1......g#
                ###############""", "goblin");
        throwsBrew(fight, WATER_AND_EARTH, 4);

        fight.waitsUntil(() -> ElementsTest.statusOf(fight.monster(0)).has(StatusEffect.MIRED), 240);
        assertThat(fight.world().part(GroundEffects.class).isHindering(fight.cell('1')))
                .isTrue();

        fight.waitsFor(EventType.STRIKE_WOUND_UP, 240);
    }

    @Test
    void givenAPoolOfMagmaBetween_whenAnOgreHunts_thenItDoesNotChargeThroughIt() {
        FightScenario fight = FightScenario.of("""
                ###############
                #.@..1...g....#
                ###############""", "cave_ogre");
        fight.waits(1);
        freezes(fight, true);
        throwsBrew(fight, FIRE_AND_EARTH, 3);
        ElementsTest.statusOf(fight.monster(0)).reset();
        freezes(fight, false);
        int pool = fight.cell('1');
        assertThat(fight.world().part(GroundEffects.class).isHarmful(pool)).isTrue();

        int started = fight.count(EventType.STRIKE_WOUND_UP);
        while (fight.world().part(GroundEffects.class).isHarmful(pool)) {
            fight.waits(1);
            assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isEqualTo(started);
            assertThat(ElementsTest.statusOf(fight.monster(0)).has(StatusEffect.BURNING))
                    .isFalse();
        }
        fight.waitsFor(EventType.STRIKE_WOUND_UP, 300);
    }

    @Test
    void givenAMonsterThatStandsAndWaits_whenMagmaFormsUnderIt_thenItStepsOutOfIt() {
        FightScenario fight = FightScenario.of("""
                ###########
                #@..~.g...#
                ####~.....#
                ####~.....#
                ###########""", "bone_miner");
        throwsBrew(fight, FIRE_AND_EARTH, 5);
        fight.put(fight.body(0), fight.cell('g'));
        assertThat(fight.world().part(GroundEffects.class).isHarmful(fight.cell('g')))
                .isTrue();

        // Long enough for an attack that has begun; the pool lasts longer.
        fight.waitsUntil(() -> !fight.world().part(GroundEffects.class).isHarmful(fight.body(0).cell), 130);
        assertThat(fight.world().part(GroundEffects.class).isHarmful(fight.cell('g')))
                .isTrue();
    }

    @Test
    void givenAHunterThatSeesThePlayer_whenItIsBlinded_thenItLosesTrack() {
        FightScenario seeing = FightScenario.of(HALL, "goblin");
        FightScenario blinded = FightScenario.of(HALL, "goblin");
        for (int i = 0; i < 600; i++) {
            freezes(seeing, true);
            freezes(blinded, true);
            ElementsTest.statusOf(blinded.monster(0)).ticks[StatusEffect.BLINDED.ordinal()] = 60;
            seeing.waits(1);
            blinded.waits(1);
        }

        assertThat(seeing.count(EventType.HORDE_SEARCHED)).isZero();
        assertThat(blinded.count(EventType.HORDE_SEARCHED)).isPositive();
    }

    @Test
    void givenAHunterThatSeesThePlayer_whenACloudIsAroundIt_thenItLosesTrack() {
        FightScenario fight = FightScenario.of(HALL, "goblin");
        fight.orders(IntentOrder.CHOOSE_BREW, FIRE_AND_WATER);
        for (int i = 0; i < 600 && fight.count(EventType.HORDE_SEARCHED) == 0; i++) {
            freezes(fight, true);
            fight.health(0).health = fight.health(0).most;
            Arrays.fill(fight.player().component().flasks, 20);
            if (i % 100 == 0) {
                fight.throwsFar(6);
            } else {
                fight.waits(1);
            }
        }

        assertThat(fight.world().part(GroundEffects.class).veilTicks(fight.body(0).cell))
                .isPositive();
        assertThat(fight.count(EventType.HORDE_SEARCHED)).isPositive();
    }

    /** Throws a flask of a brew that breaks some cells to the east, and waits until it has. */
    private static void throwsBrew(FightScenario fight, int ores, int cells) {
        Grid grid = fight.world().floor().grid();
        int monster = fight.body(0).cell;
        fight.orders(IntentOrder.CHOOSE_BREW, ores);
        fight.waits(1);
        assertThat(grid.x(monster)).isGreaterThan(cells);
        fight.throwsFar(cells).waitsFor(EventType.FLASK_BROKEN, 120);
        fight.put(fight.body(0), monster);
        fight.health(0).health = fight.health(0).most;
    }

    private static void freezes(FightScenario fight, boolean isFrozen) {
        FightScenario.part(fight.monster(0), HealthComponent.class).staggerTicks = isFrozen ? 100_000 : 0;
    }
}
