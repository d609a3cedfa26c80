package dev.orebound.world.combat;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.world.FightScenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;

/** Tests how armour, weight and steadiness reduce a blow. */
class ArmourTest {
    private static final String CELL = """
            ######
            #@g..#
            ######""";

    @Test
    void givenArmour_whenABlowIsFelt_thenSoMuchLessIsTaken() {
        FightScenario fight = struckOnce("shard_golem");

        Attack strike = TestContent.strikes(fight.content()).get(0);
        assertThat(fight.kind(0).armour()).isPositive();
        assertThat(fight.first(EventType.ACTOR_HURT).amount())
                .isEqualTo(strike.damage() - fight.kind(0).armour());
    }

    @Test
    void givenMoreArmourThanDamage_whenABlowIsFelt_thenOneIsTakenAllTheSame() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@...g...#
                ##########""", "shard_golem").aimsAt('g').orders(IntentOrder.CHOOSE_BREW, 1 << 2);
        int flask = fight.content().brews().all().get("spark").flask().attack().damage();

        fight.throwsFar(4).waitsFor(EventType.ACTOR_HURT, 100);

        assertThat(flask).isLessThanOrEqualTo(fight.kind(0).armour());
        assertThat(fight.first(EventType.ACTOR_HURT).amount()).isEqualTo(1);
    }

    @Test
    void givenALightAndAHeavyMonster_whenBothAreStruck_thenTheHeavyOneIsKnockedLess() {
        assertThat(struckOnce("cave_ogre").body(0).x)
                .isLessThan(struckOnce("goblin").body(0).x);
    }

    @Test
    void givenAStaggeredMonster_whenItIsStruckAgainSoon_thenItIsNotStaggeredAgain() {
        FightScenario fight = FightScenario.of(CELL, "goblin").aimsAt('g');
        fight.health(0).health = 900;
        int staggered = 0;
        int longest = 0;
        for (int i = 0; i < 600; i++) {
            fight.put(fight.body(0), fight.cell('g'));
            fight.player().health().graceTicks = 99;
            fight.holds(Intent.STRIKE, 1);
            staggered = fight.health(0).staggerTicks > 0 ? staggered + 1 : 0;
            longest = Math.max(longest, staggered);
        }

        Attack third = TestContent.strikes(fight.content()).get(2);
        assertThat(longest)
                .isBetween(
                        1, requireNonNull(third.effect(HitEffect.Stagger.class)).ticks());
        assertThat(fight.all(EventType.STRIKE_SWUNG)).anyMatch(each -> each.spawnId() == fight.id(0));
    }

    private static FightScenario struckOnce(String kind) {
        return FightScenario.of(CELL, kind)
                .aimsAt('g')
                .holds(Intent.STRIKE, 1)
                .waitsFor(EventType.ACTOR_HURT, 20)
                .waits(8);
    }
}
