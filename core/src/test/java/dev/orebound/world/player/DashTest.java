package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.content.player.PlayerRules.DashRules;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import org.junit.jupiter.api.Test;

/** Checks that the dash takes the alchemist out of danger, but not through walls. */
class DashTest {
    private static final String HALL = """
            ##########
            #2.......#
            #@......1#
            #........#
            ##########""";

    private final FightScenario fight = FightScenario.of(HALL).aimsAt('1');
    private final DashRules dash = fight.content().player().dash();

    @Test
    void givenAHeldStick_whenDashing_thenItGoesThatWayFasterThanWalking() {
        float fromX = fight.player().body().x;

        fight.aimsAt('2').plays(127, 0, Intent.DASH, 1).waits(dash.ticks() + 5);

        assertThat(fight.player().body().x - fromX).isCloseTo(cells(), within(0.05f));
        assertThat(dash.speed()).isGreaterThan(fight.content().player().speed() * 2);
    }

    @Test
    void givenAStickAtRest_whenDashing_thenItGoesWhereTheAimIs() {
        float fromX = fight.player().body().x;

        fight.holds(Intent.DASH, 1).waits(dash.ticks() + 5);

        assertThat(fight.player().body().x - fromX).isCloseTo(cells(), within(0.05f));
        assertThat(fight.count(EventType.PLAYER_DASHED)).isEqualTo(1);
    }

    @Test
    void givenADashJustOver_whenTheButtonIsPressed_thenItRestsFirst() {
        for (int i = 0; i < dash.ticks() + dash.restTicks(); i++) {
            fight.holds(i % 2 == 0 ? Intent.DASH : 0, 1);
        }
        assertThat(fight.count(EventType.PLAYER_DASHED)).isEqualTo(1);

        fight.waits(1).holds(Intent.DASH, 1).waits(2);

        assertThat(fight.count(EventType.PLAYER_DASHED)).isEqualTo(2);
    }

    @Test
    void givenTheButtonIsHeld_whenTimePasses_thenItIsOneDash() {
        fight.holds(Intent.DASH, 200);

        assertThat(fight.count(EventType.PLAYER_DASHED)).isEqualTo(1);
    }

    @Test
    void givenABlowThatFallsWhileDashing_whenItIsFelt_thenItIsDodged() {
        FightScenario duel = FightScenario.of("""
                #####
                #@g.#
                #####""", "goblin").aimsAt('g');
        StrikerComponent striker = duel.striker(0);
        striker.phase = StrikePhase.WINDING_UP;
        striker.ticks = 3;
        striker.aimX = -1;

        duel.holds(Intent.DASH, 1).waits(6);

        assertThat(duel.count(EventType.BLOW_DODGED)).isEqualTo(1);
        assertThat(duel.lost()).isZero();
    }

    @Test
    void givenRockAhead_whenDashing_thenNobodyEndsInIt() {
        FightScenario cell = FightScenario.of("""
                ######
                #@.#.#
                #.#..#
                ######""");
        for (int aim = 0; aim < 40; aim++) {
            int x = (int) (127 * StrictMath.cos(aim * 0.7));
            int y = (int) (127 * StrictMath.sin(aim * 0.7));
            cell.plays(x, y, Intent.DASH, 1).plays(x, y, 0, 60);
            assertThat(cell.world().floor().room().at(cell.player().body().cell))
                    .as("the room after a dash towards %s,%s", x, y)
                    .isEqualTo(cell.world().floor().room().at(cell.cell('@')));
        }
    }

    @Test
    void givenTheRecoveryOfAStrike_whenDashing_thenItIsCutShort() {
        int windUp = TestContent.strikes(fight.content()).get(0).timing().windUpTicks();
        fight.holds(Intent.STRIKE, 1).waits(windUp + 2);
        assertThat(fight.player().striker().phase).isEqualTo(StrikePhase.RECOVERING);

        fight.holds(Intent.DASH, 1);

        assertThat(fight.player().striker().phase).isEqualTo(StrikePhase.READY);
        assertThat(fight.count(EventType.PLAYER_DASHED)).isEqualTo(1);
    }

    @Test
    void givenABlowThatIsAboutToFall_whenDashing_thenItFallsFirst() {
        int windUp = TestContent.strikes(fight.content()).get(0).timing().windUpTicks();
        fight.holds(Intent.STRIKE, 1).waits(windUp - dash.committedTicks());

        fight.holds(Intent.DASH, 1).waits(dash.committedTicks() + 1);

        assertThat(fight.log.stream().map(FightScenario.Happened::type).toList())
                .containsSubsequence(EventType.STRIKE_SWUNG, EventType.PLAYER_DASHED);
    }

    @Test
    void givenAMonsterInTheWay_whenDashing_thenItIsPassed() {
        FightScenario duel = FightScenario.of("""
                #######
                #@g...#
                #######""", "brood_nest").aimsAt('g');

        duel.holds(Intent.DASH, 1).waits(dash.ticks());

        assertThat(duel.player().body().x).isGreaterThan(duel.body(0).x);
    }

    private float cells() {
        return dash.ticks() * dash.speed() / TickClock.TICKS_A_SECOND;
    }
}
