package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Attack.AttackRange;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.RaisedWall;
import org.junit.jupiter.api.Test;

/** Checks that a shot flies straight along its announced aim, and ends at the first obstacle. */
class RangedTest {
    private static final String HALL = """
            ###########
            #.........#
            #@....g...#
            #.........#
            ###########""";

    @Test
    void givenAPlayerWhoStands_whenAShotIsLoosed_thenItHitsAfterItsFlight() {
        FightScenario fight = slinger(HALL).waitsFor(EventType.ACTOR_HURT, 300);

        int depth = fight.world().floor().request().depth();
        assertThat(fight.lost())
                .isEqualTo(
                        fight.content().depths().monsterDamage().of(sling(fight).damage(), depth));
        assertThat(fight.first(EventType.ACTOR_HURT).by()).isEqualTo(fight.id(0));
        assertThat(fight.first(EventType.ACTOR_HURT).tick())
                .isGreaterThan(fight.first(EventType.SHOT_LOOSED).tick() + 10);
        assertThat(fight.count(EventType.SHOT_ENDED)).isEqualTo(1);
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @Test
    void givenAPlayerWhoStepsAside_whenTheShotPasses_thenItHitsNobodyAndEndsAtTheRock() {
        FightScenario fight = slinger(HALL).waitsFor(EventType.STRIKE_WOUND_UP, 100);

        fight.plays(0, 127, 0, 30).waitsFor(EventType.SHOT_ENDED, 200);

        assertThat(fight.lost()).isZero();
        assertThat(fight.first(EventType.SHOT_ENDED).x()).isLessThan(1.5f);
    }

    @Test
    void givenADoorThatShutsOnTheWay_whenTheShotComesToIt_thenItEndsThere() {
        FightScenario fight = slinger("""
                ############
                #@...+....g#
                ############""").waitsFor(EventType.SHOT_LOOSED, 200);

        shut(fight, fight.cell('+'));
        fight.waits(120);

        assertThat(fight.lost()).isZero();
        assertThat(fight.first(EventType.SHOT_ENDED).x()).isGreaterThan(5.9f);
        assertThat(fight.count(EventType.STRIKE_WOUND_UP))
                .as("nobody shoots at a door")
                .isEqualTo(1);
    }

    @Test
    void givenAShotInADoorway_whenTheDoorShuts_thenItEndsThere() {
        FightScenario fight = slinger("""
                ############
                #@...+....g#
                ############""").waitsFor(EventType.SHOT_LOOSED, 200);
        Entity shot = fight.world().projectiles().first();
        int doorway = fight.cell('+');
        fight.waitsUntil(() -> FightScenario.part(shot, BodyComponent.class).cell == doorway, 100);

        shut(fight, doorway);
        fight.waits(1);

        assertThat(fight.first(EventType.SHOT_ENDED).cell()).isEqualTo(doorway);
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @Test
    void givenRockThatTouchesAtACorner_whenAShooterIsBeyond_thenItNeverShoots() {
        FightScenario fight = FightScenario.of("""
                ######
                ###g.#
                #@.###
                ######""", "goblin_slinger").waits(200);

        assertThat(fight.count(EventType.SHOT_LOOSED)).isZero();
    }

    @Test
    void givenAShooterThatDies_whenItsShotIsInTheAir_thenTheShotFliesOn() {
        FightScenario fight = slinger(HALL).waitsFor(EventType.SHOT_LOOSED, 200);
        fight.health(0).health = 0;

        fight.waits(100);

        assertThat(fight.count(EventType.MONSTER_DIED)).isEqualTo(1);
        assertThat(fight.lost()).isPositive();
    }

    @Test
    void givenAShooterWithinItsSpan_whenItReloads_thenItComesNoCloser() {
        FightScenario fight = slinger(HALL);
        AttackRange span = sling(fight).begins();
        float x = fight.body(0).x;

        fight.waits(80);

        assertThat(span.holds(5)).isTrue();
        assertThat(fight.body(0).x).isEqualTo(x);
    }

    @Test
    void givenAShooterOutOfItsSpan_whenItHunts_thenItComesCloserUntilItCanShoot() {
        FightScenario fight = slinger("""
                ################
                #@............g#
                ################""").waitsFor(EventType.STRIKE_WOUND_UP, 400);

        float distance = fight.body(0).x - fight.player().body().x;
        assertThat(distance).isBetween(6f, sling(fight).begins().farthestCells());
    }

    @Test
    void givenAShotAtOneWhoDashes_whenItArrives_thenItIsDodged() {
        FightScenario fight = slinger(HALL).aimsAt('g').waitsFor(EventType.SHOT_LOOSED, 200);

        fight.waits(20).holds(Intent.DASH, 1).waits(60);

        assertThat(fight.count(EventType.BLOW_DODGED)).isEqualTo(1);
        assertThat(fight.lost()).isZero();
    }

    /** Returns the shot of the first monster. */
    private static Attack sling(FightScenario fight) {
        return fight.kind(0).attacks().stream()
                .filter(attack -> attack.form() instanceof AttackForm.Ranged)
                .findFirst()
                .orElseThrow();
    }

    /** Returns a fight with a slinger that has just thrown its pouch of dust, so that it shoots. */
    private static FightScenario slinger(String drawing) {
        FightScenario fight = FightScenario.of(drawing, "goblin_slinger");
        for (int attack = 0; attack < fight.kind(0).attacks().size(); attack++) {
            if (fight.kind(0).attacks().get(attack).form() instanceof AttackForm.Lob) {
                fight.striker(0).cooldownTicks[attack] = 1000;
            }
        }
        return fight;
    }

    private static void shut(FightScenario fight, int cell) {
        FloorState state = fight.world().floorState();
        RaisedWall.on(cell, state);
    }
}
