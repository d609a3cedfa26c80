package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.FightScenario;
import dev.orebound.world.FightScenario.Happened;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CombatTest {
    @Test
    void givenTwoBlowsThatFallInOneTick_whenBothKill_thenBothDieInIt() {
        Scenario scenario = Scenario.of("""
                #####
                #@g.#
                #####""");
        Entity goblin = scenario.world().monsters().first();
        scenario.world().player().health().health = 1;
        goblin.getComponent(HealthComponent.class).health = 1;
        aboutToStrike(scenario.world().player().striker(), 1);
        aboutToStrike(goblin.getComponent(StrikerComponent.class), -1);

        scenario.waits(1);

        assertThat(scenario.happened(EventType.PLAYER_DIED, EventType.MONSTER_DIED))
                .containsExactlyInAnyOrder(EventType.PLAYER_DIED, EventType.MONSTER_DIED);
        assertThat(scenario.world().monsters().size()).isZero();
        scenario.waits(60);
        assertThat(scenario.count(EventType.PLAYER_DIED)).isEqualTo(1);
    }

    @Test
    void heavyBlowsOfTwoMonstersNeverLandTogether() {
        FightScenario fight = FightScenario.of("""
                ########
                #......#
                #.g@g..#
                #......#
                ########""", "drowned_hauler");
        fight.player().health().most = 100;
        List<Happened> blows = new ArrayList<>();
        for (int tick = 0; tick < 1800; tick++) {
            fight.player().health().health = 100;
            fight.waits(1);
        }
        fight.all(EventType.STRIKE_SWUNG).stream()
                .filter(swing -> swing.spawnId() == fight.id(0) || swing.spawnId() == fight.id(1))
                .forEach(blows::add);

        assertThat(blows).hasSizeGreaterThan(6);
        assertThat(blows).extracting(Happened::spawnId).contains(fight.id(0), fight.id(1));
        for (int i = 1; i < blows.size(); i++) {
            assertThat(blows.get(i).tick() - blows.get(i - 1).tick()).isGreaterThanOrEqualTo(24);
        }
    }

    @Test
    void givenTwoBlowsAtThePlayerInOneTick_whenTheFirstIsFelt_thenGraceTakesTheSecond() {
        Scenario scenario = Scenario.of("""
                #####
                #g@g#
                #####""");
        for (Entity goblin : scenario.world().monsters()) {
            float towards = scenario.body().x - goblin.getComponent(BodyComponent.class).x;
            aboutToStrike(goblin.getComponent(StrikerComponent.class), towards);
        }

        scenario.waits(1);

        assertThat(scenario.count(EventType.STRIKE_SWUNG)).isEqualTo(2);
        assertThat(scenario.count(EventType.ACTOR_HURT)).isEqualTo(1);
    }

    @Test
    void givenAPlayerWithLittleHealthInAll_whenAHeavyBlowLands_thenItTakesTwoFifthsOfIt() {
        Scenario scenario = Scenario.of("""
                #####
                #g@.#
                #####""");
        Entity goblin = scenario.world().monsters().get(0);
        HealthComponent own = scenario.world().player().health();
        own.most = 20;
        own.health = 20;
        aboutToStrike(
                goblin.getComponent(StrikerComponent.class),
                scenario.body().x - goblin.getComponent(BodyComponent.class).x);

        scenario.waits(1);

        assertThat(own.health).isEqualTo(12);
    }

    @Test
    void givenAMonsterThatWindsUp_whenItIsStaggered_thenItsBlowNeverFalls() {
        Scenario scenario = Scenario.of("""
                #####
                #@g.#
                #####""");
        Entity goblin = scenario.world().monsters().first();
        aboutToStrike(scenario.world().player().striker(), 1);
        StrikerComponent striker = goblin.getComponent(StrikerComponent.class);
        aboutToStrike(striker, -1);
        striker.ticks = 3;

        scenario.waits(6);

        assertThat(striker.phase).isEqualTo(StrikePhase.READY);
        assertThat(scenario.count(EventType.ACTOR_HURT)).isEqualTo(1);
        assertThat(scenario.world().player().health().health)
                .isEqualTo(scenario.content().player().health());
    }

    @Test
    void givenASteadyMonsterThatWindsUp_whenItIsStruck_thenItsBlowFallsAllTheSame() {
        Scenario scenario = Scenario.of("""
                #####
                #@g.#
                #####""");
        Entity ogre = scenario.world().monsters().first();
        ogre.getComponent(MonsterComponent.class).monster =
                scenario.content().monsters().indexOf("cave_ogre");
        ogre.getComponent(HealthComponent.class).health = 100;
        aboutToStrike(scenario.world().player().striker(), 1);
        StrikerComponent striker = ogre.getComponent(StrikerComponent.class);
        aboutToStrike(striker, -1);
        striker.ticks = 3;

        scenario.waits(6);

        assertThat(scenario.count(EventType.ACTOR_HURT)).isEqualTo(2);
        assertThat(scenario.world().player().health().health)
                .isLessThan(scenario.content().player().health());
    }

    @Test
    void givenRockThatTouchesAtACorner_whenStruckThrough_thenItShields() {
        Scenario scenario = Scenario.of("""
                ####
                ##g#
                #@##
                ####""").strikesAt('g', 60);

        assertThat(scenario.count(EventType.STRIKE_SWUNG)).isPositive();
        assertThat(scenario.count(EventType.ACTOR_HURT)).isZero();
    }

    @Test
    void givenARunThatIsGivenUp_whenATickPasses_thenNobodyIsToBlame() {
        Scenario scenario = Scenario.of("""
                #####
                #@..#
                #####""").waits(1).orders(IntentOrder.GIVE_UP);

        assertThat(scenario.count(EventType.PLAYER_DIED)).isEqualTo(1);
        assertThat(scenario.world().events().at(0).subject()).isEqualTo(-1);
        assertThat(((ActorEvent) scenario.world().events().at(0)).byId).isEqualTo(WorldEvent.NOBODY);
    }

    private static void aboutToStrike(StrikerComponent striker, float eastward) {
        striker.phase = StrikePhase.WINDING_UP;
        striker.ticks = 1;
        striker.aimX = Math.signum(eastward);
        striker.aimY = 0;
    }
}
