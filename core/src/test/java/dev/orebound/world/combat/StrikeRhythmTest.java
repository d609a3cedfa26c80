package dev.orebound.world.combat;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Attack.AttackTiming;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.world.FightScenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the player's combo of three strikes, of which the third is the strongest. */
class StrikeRhythmTest {
    private static final String ROOM = """
            #######
            #.....#
            #@1...#
            #.....#
            #######""";

    private final FightScenario fight = FightScenario.of(ROOM).aimsAt('1');
    private final PlayerRules rules = fight.content().player();

    @Test
    void givenTheButtonIsHeld_whenTimePasses_thenBlowsFollowInARhythmOfThree() {
        fight.holds(Intent.STRIKE, 200);

        assertThat(strikes()).startsWith(0, 1, 2, 0, 1, 2, 0);
    }

    @Test
    void givenTheThirdBlow_whenItIsComparedWithTheFirst_thenItIsHeavierInAllItDoes() {
        Attack first = TestContent.strikes(fight.content()).get(0);
        Attack third = TestContent.strikes(fight.content()).get(2);

        assertThat(third.damage()).isGreaterThan(first.damage());
        assertThat(requireNonNull(third.effect(HitEffect.Push.class)).cells())
                .isGreaterThan(
                        requireNonNull(first.effect(HitEffect.Push.class)).cells());
        assertThat(requireNonNull(third.effect(HitEffect.Stagger.class)).ticks())
                .isGreaterThan(
                        requireNonNull(first.effect(HitEffect.Stagger.class)).ticks());
    }

    @Test
    void givenAStrikeInTimeAfterTheLast_whenItBegins_thenTheRhythmGoesOn() {
        fight.holds(Intent.STRIKE, 1).waits(ticksOf(0) + rules.comboTicks() - 2).holds(Intent.STRIKE, 1);

        assertThat(strikes()).containsExactly(0, 1);
    }

    @Test
    void givenAPause_whenTheNextStrikeBegins_thenItIsTheFirstAgain() {
        fight.holds(Intent.STRIKE, 1).waits(ticksOf(0) + rules.comboTicks() + 2).holds(Intent.STRIKE, 1);

        assertThat(strikes()).containsExactly(0, 0);
    }

    @Test
    void givenAPressDuringRecovery_whenTheRecoveryIsOver_thenItCounts() {
        AttackTiming first = TestContent.strikes(fight.content()).get(0).timing();
        fight.holds(Intent.STRIKE, 1).waits(first.windUpTicks() + 1);

        fight.holds(Intent.STRIKE, 1).waits(first.recoveryTicks() + 5);

        assertThat(strikes()).containsExactly(0, 1);
    }

    @Test
    void givenADashInTheRhythm_whenTheNextStrikeBegins_thenItIsTheFirstAgain() {
        fight.holds(Intent.STRIKE, ticksOf(0) - 4)
                .holds(Intent.DASH, 1)
                .waits(8)
                .holds(Intent.STRIKE, 6);

        assertThat(strikes()).containsExactly(0, 0);
    }

    @Test
    void givenAStaggerInTheRhythm_whenTheNextStrikeBegins_thenItIsTheFirstAgain() {
        fight.holds(Intent.STRIKE, ticksOf(0) - 4);
        fight.player().health().staggerTicks = 3;

        fight.waits(4).holds(Intent.STRIKE, 4);

        assertThat(strikes()).containsExactly(0, 0);
    }

    @Test
    void givenAMonsterInACorner_whenItIsStruckWithoutEnd_thenItStrikesBackAllTheSame() {
        FightScenario corner = FightScenario.of("""
                ####
                #@g#
                ####""", "goblin").aimsAt('g');
        corner.health(0).health = 9000;

        corner.holds(Intent.STRIKE, 600);

        assertThat(corner.all(EventType.ACTOR_HURT)).anyMatch(hurt -> hurt.kind() == -1);
    }

    private List<Integer> strikes() {
        return fight.all(EventType.STRIKE_WOUND_UP).stream()
                .map(FightScenario.Happened::amount)
                .toList();
    }

    private int ticksOf(int strike) {
        AttackTiming timing = TestContent.strikes(fight.content()).get(strike).timing();
        return timing.windUpTicks() + timing.recoveryTicks();
    }
}
