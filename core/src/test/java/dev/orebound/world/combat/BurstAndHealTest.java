package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.FightScenario;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Checks that bursts hit all around their owner, and that healers heal their friends first. */
class BurstAndHealTest {
    @Test
    void givenAPlayerBesideIt_whenABurstGoesOff_thenTheyAreHitFromAnySide() {
        FightScenario fight = FightScenario.of("""
                #####
                #.@.#
                #.g.#
                #...#
                #####""", "sporeling").waitsFor(EventType.BLAST, 200);

        assertThat(fight.first(EventType.BLAST).spawnId()).isEqualTo(fight.id(0));
        assertThat(fight.lost()).isEqualTo(fight.harm(0));
    }

    @Test
    void givenAPlayerWhoLeavesTheCircle_whenTheBurstGoesOff_thenTheyAreUnhurt() {
        FightScenario fight = FightScenario.of("""
                ########
                #g.@...#
                ########""", "sporeling").waitsFor(EventType.STRIKE_WOUND_UP, 300);

        fight.plays(127, 0, 0, 60);

        assertThat(fight.count(EventType.BLAST)).isEqualTo(1);
        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenRockThatTouchesAtACorner_whenABurstGoesOff_thenItShields() {
        FightScenario fight = FightScenario.of("""
                #####
                #.g##
                ###@#
                #####""", "sporeling").waits(400);

        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenHurtFriends_whenAHealerHeals_thenTheMostHurtIsSeenTo() {
        FightScenario fight = FightScenario.of("""
                ############
                #g.g.g...@.#
                ############""", "goblin_mystic", "cave_ogre", "goblin");
        fight.health(1).health -= 3;
        fight.health(2).health -= 20;
        int hurt = fight.health(2).health;

        fight.waitsFor(EventType.ACTOR_HEALED, 200);

        Attack heal = fight.kind(0).attacks().get(1);
        assertThat(fight.first(EventType.ACTOR_HEALED).spawnId()).isEqualTo(fight.id(2));
        assertThat(fight.first(EventType.ACTOR_HEALED).by()).isEqualTo(fight.id(0));
        assertThat(fight.health(2).health).isEqualTo(hurt + ((AttackForm.Heal) heal.form()).amount());
    }

    @Test
    void givenNobodyHurt_whenAHealerHunts_thenItNeverHeals() {
        FightScenario fight = FightScenario.of("""
                ############
                #g.g.....@.#
                ############""", "goblin_mystic", "goblin").waits(200);

        assertThat(fight.count(EventType.ACTOR_HEALED)).isZero();
    }

    @Test
    void givenAHurtHealerAlone_whenItHeals_thenItHealsItselfAndNoMoreThanItLacks() {
        FightScenario fight = FightScenario.of("""
                ############
                #g.......@.#
                ############""", "goblin_mystic");
        fight.health(0).health -= 5;

        fight.waitsFor(EventType.ACTOR_HEALED, 200);

        assertThat(fight.first(EventType.ACTOR_HEALED).amount()).isEqualTo(5);
        assertThat(fight.health(0).health).isEqualTo(fight.health(0).most);
    }
}
