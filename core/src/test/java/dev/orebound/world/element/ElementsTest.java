package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.Glyphs;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.FloorState;
import org.junit.jupiter.api.Test;

/** Tests fire, water and shock, on the ground and on actors there. */
public final class ElementsTest {
    public static final int FIRE = 0;
    private static final int WATER = 1;
    private static final int AIR = 2;
    private static final int EARTH = 3;

    @Test
    void givenAMeadow_whenAFireFlaskBreaksOnIt_thenFireSpreadsAndLeavesBurntGroundThatBurnsNoMore() {
        FightScenario fight = FightScenario.of("""
                ####################
                #@...""\"""\"""\"""\"""#
                #....""\"""\"""\"""\"""#
                #....""\"""1""\"""\"""#
                #....""\"""\"""\"""\"""#
                ####################""");
        throwAt(fight, FIRE, '1', 6);
        fight.waitsFor(EventType.FLASK_BROKEN, 120);
        int lit = fight.count(EventType.FIRE_CAUGHT);
        assertThat(lit).isBetween(3, 20);

        fight.waitsUntil(() -> fight.world().part(GroundEffects.class).activeCount() == 0, 3000);

        assertThat(fight.count(EventType.FIRE_CAUGHT)).isGreaterThan(lit + 10);
        assertThat(fight.count(EventType.FIRE_DIED)).isEqualTo(fight.count(EventType.FIRE_CAUGHT));
        assertThat(fight.world().part(GroundEffects.class).isBurnt(fight.cell(Glyphs.GRASS)))
                .isTrue();
        int caught = fight.count(EventType.FIRE_CAUGHT);
        throwAt(fight, FIRE, '1', 6);
        fight.waits(120);
        assertThat(fight.count(EventType.FLASK_BROKEN)).isEqualTo(2);
        assertThat(fight.count(EventType.FIRE_CAUGHT)).isEqualTo(caught);
    }

    @Test
    void givenAFire_whenAWaterFlaskBreaksOnIt_thenItGoesOutInSteamAndTheGrassCanBurnAgain() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@..."1".#
                #...""\""".#
                ##########""");
        throwAt(fight, FIRE, '1', 6);
        fight.waitsFor(EventType.FIRE_CAUGHT, 120);

        throwAt(fight, WATER, '1', 6);
        fight.waitsFor(EventType.FIRE_DIED, 120);

        assertThat(fight.count(EventType.STEAM_ROSE)).isPositive();
        GroundEffects ground = fight.world().part(GroundEffects.class);
        int cell = fight.first(EventType.FIRE_DIED).cell();
        assertThat(ground.isBurning(cell)).isFalse();
        assertThat(ground.isBurnt(cell)).isFalse();
    }

    @Test
    void givenWaterBetween_whenFireMeetsIt_thenSteamHidesTheFarShoreForAWhile() {
        FightScenario fight = FightScenario.of("""
                ###########
                #@..---..1#
                ###########""");
        FloorState state = fight.world().floorState();
        fight.waits(1);
        assertThat(state.isInSight(fight.cell('1'))).isTrue();

        throwAt(fight, FIRE, '1', 4);
        fight.waitsFor(EventType.STEAM_ROSE, 120).waits(2);

        assertThat(state.isInSight(fight.cell('1'))).isFalse();
        fight.waitsUntil(() -> fight.world().part(GroundEffects.class).activeCount() == 0, 600)
                .waits(2);
        assertThat(state.isInSight(fight.cell('1'))).isTrue();
    }

    @Test
    void givenSomebodyOnFire_whenItStepsIntoShallowWater_thenItGoesOutWithSteamAndIsWet() {
        FightScenario fight = FightScenario.of("""
                ######
                #@---#
                ######""");
        StatusComponent own = statusOf(fight.player().entity());
        own.ticks[StatusEffect.BURNING.ordinal()] = 200;

        fight.plays(Intent.FULL_TILT, 0, 0, 40);

        assertThat(own.has(StatusEffect.BURNING)).isFalse();
        assertThat(own.has(StatusEffect.WET)).isTrue();
        assertThat(fight.count(EventType.STEAM_ROSE)).isPositive();
        assertThat(fight.all(EventType.STATUS_ENDED)).anyMatch(each -> each.amount() == StatusEffect.BURNING.ordinal());
    }

    @Test
    void givenSomebodyFrozenInShallowWater_whenItsTimeIsUp_thenItThaws() {
        FightScenario fight = FightScenario.of("""
                ######
                #@---#
                ######""");
        StatusComponent own = statusOf(fight.player().entity());
        own.ticks[StatusEffect.FROZEN.ordinal()] = 60;
        fight.put(fight.player().body(), fight.cell('-'));

        fight.waits(70);

        assertThat(own.has(StatusEffect.FROZEN)).isFalse();
    }

    @Test
    void givenSomebodyOnFire_whenItWalksOverGrass_thenTheGrassBurns() {
        FightScenario fight = FightScenario.of("""
                #########
                #@.""\""".#
                #########""");
        statusOf(fight.player().entity()).ticks[StatusEffect.BURNING.ordinal()] = 200;

        fight.plays(Intent.FULL_TILT, 0, 0, 40);

        assertThat(fight.count(EventType.FIRE_CAUGHT)).isPositive();
    }

    @Test
    void givenAPoolUnderABridge_whenShockMeetsIt_thenItRunsThroughThePoolButNotOntoTheBridge() {
        FightScenario fight = FightScenario.of("""
                ###############
                #@..1---~~----#
                #...----==----#
                #...----~~----#
                #.............#
                #gg...........#
                ###############""", "goblin");
        Entity inPool = fight.monster(0);
        Entity onBridge = fight.monster(1);
        freeze(fight);
        fight.put(fight.body(0), fight.cell('-'));
        fight.put(fight.body(1), fight.cell('='));

        throwAt(fight, AIR, '1', 3);
        fight.waitsFor(EventType.WATER_CHARGED, 120).waits(30);

        assertThat(fight.first(EventType.WATER_CHARGED).amount()).isGreaterThanOrEqualTo(15);
        assertThat(statusOf(inPool).has(StatusEffect.SHOCKED)).isTrue();
        assertThat(statusOf(onBridge).has(StatusEffect.SHOCKED)).isFalse();
    }

    @Test
    void givenTwoOfAKind_whenOneIsWetAndAFlaskOfAirBreaksBetween_thenTheWetOneIsHurtMore() {
        FightScenario fight = FightScenario.of("""
                ###########
                #@.....g.g#
                #.......1.#
                ###########""", "goblin_captain");
        freeze(fight);
        statusOf(fight.monster(0)).ticks[StatusEffect.WET.ordinal()] = 200;

        throwAt(fight, AIR, '1', 6);
        fight.waitsFor(EventType.FLASK_BROKEN, 120).waits(90);

        int wet = fight.health(0).most - fight.health(0).health;
        int dry = fight.health(1).most - fight.health(1).health;
        assertThat(dry).isPositive();
        assertThat(wet).isGreaterThanOrEqualTo(dry + 8);
    }

    @Test
    void givenAFlaskOfEarth_whenItHits_thenWhoIsStunnedCanDoNothingAndIsNotStunnedAgainAtOnce() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@.....g.#
                ##########""", "goblin_captain");
        throwAt(fight, EARTH, 'g', 5);
        fight.waitsUntil(() -> statusOf(fight.monster(0)).has(StatusEffect.STUNNED), 200);
        fight.body(0).knockX = 0;
        float x = fight.body(0).x;

        fight.waits(20);

        assertThat(fight.body(0).x).isEqualTo(x);
        fight.waitsUntil(() -> !statusOf(fight.monster(0)).has(StatusEffect.STUNNED), 60);
        assertThat(statusOf(fight.monster(0)).steadyTicks).isPositive();
    }

    @Test
    void givenAnEmberHound_whenFireMeetsIt_thenItDoesNotBurn() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@...""g.#
                ##########""", "ember_hound");
        freeze(fight);

        throwAt(fight, FIRE, 'g', 6);
        fight.waitsFor(EventType.FIRE_CAUGHT, 120).waits(30);

        assertThat(statusOf(fight.monster(0)).has(StatusEffect.BURNING)).isFalse();
    }

    @Test
    void givenACaptive_whenItStandsInFireOrLava_thenNothingHarmsIt() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@...""g.#
                #^.......#
                ##########""", "goblin");
        FightScenario.part(fight.monster(0), MonsterComponent.class).horde = -1;
        FightScenario.part(fight.monster(0), MindComponent.class).state = MindState.SHACKLED;

        throwAt(fight, FIRE, 'g', 6);
        fight.waitsFor(EventType.FIRE_CAUGHT, 120).waits(60);
        assertThat(statusOf(fight.monster(0)).has(StatusEffect.BURNING)).isFalse();
        fight.put(fight.body(0), fight.cell('^'));
        fight.waits(120);

        assertThat(fight.health(0).health).isEqualTo(fight.health(0).most);
    }

    /** Stops everybody except the player from moving. */
    private static void freeze(FightScenario fight) {
        for (Entity monster : fight.world().monsters()) {
            FightScenario.part(monster, HealthComponent.class).staggerTicks = 100_000;
        }
    }

    public static StatusComponent statusOf(Entity entity) {
        return FightScenario.part(entity, StatusComponent.class);
    }

    public static void throwAt(FightScenario fight, int ore, char label, int cells) {
        Grid grid = fight.world().floor().grid();
        fight.waits(60);
        fight.orders(IntentOrder.CHOOSE_BREW, 1 << ore).aimsAt(label);
        int far = Math.min(cells, grid.steps8(fight.player().body().cell, fight.cell(label)));
        fight.throwsFar(far).waits(12);
    }
}
