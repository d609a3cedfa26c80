package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.GroundStage;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.HurtSource;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.intent.Intent;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that each loss of the player's health has a name. */
class HurtCausesTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    private final GameTexts texts = GameTexts.read(new BuiltInAssets());

    @Test
    void aBlowIsNamedAfterTheMonster_andComesFromItsSide() {
        Scenario scenario = Scenario.of("""
                ########
                #@.g...#
                ########""");
        HurtCauses causes = new HurtCauses(scenario.world());
        scenario.fightsUntil(EventType.ACTOR_HURT, 400);
        for (int i = 0; i < 900 && causes.latest() == null; i++) {
            scenario.waits(1);
        }

        HealthEvent hurt = Objects.requireNonNull(causes.latest());
        assertThat(nameOf(causes.of(hurt))).isEqualTo("goblin");
        BodyComponent by = Objects.requireNonNull(causes.bodyOf(hurt));
        assertThat(by.x).isGreaterThan(scenario.world().player().body().x);
    }

    @Test
    void lavaIsNamedWhereThePlayerStandsInIt_andBurningAfterwards() {
        Scenario scenario = Scenario.of("""
                #######
                #@^^^^#
                #######""");
        HurtCauses causes = new HurtCauses(scenario.world());
        for (int i = 0; i < 300 && causes.latest() == null; i++) {
            scenario.pushes(Intent.FULL_TILT, 0, 1);
        }

        HealthEvent hurt = Objects.requireNonNull(causes.latest());
        assertThat(nameOf(causes.of(hurt))).isEqualTo("lava");
        assertThat(causes.bodyOf(hurt)).isNull();
    }

    @Test
    void withoutAGroundAStatusIsNamed() {
        Scenario scenario = Scenario.of("""
                #####
                #@..#
                #####""");
        HurtCauses causes = new HurtCauses(scenario.world());
        StatusComponent statuses = scenario.world().player().entity().getComponent(StatusComponent.class);
        statuses.ticks[StatusEffect.POISONED.ordinal()] = 200;
        for (int i = 0; i < 200 && causes.latest() == null; i++) {
            scenario.waits(1);
        }

        HealthEvent hurt = Objects.requireNonNull(causes.latest());
        assertThat(nameOf(causes.of(hurt))).isEqualTo("poisoned");
    }

    @Test
    void aStatusIsNamedAfterTheGroundThatKeepsItUp_andOnlyAfterThat() {
        GroundStage stage = GroundStage.lively("""
                ######
                #@...#
                ######""");
        World world = stage.fight.world();
        HurtCauses causes = new HurtCauses(world);
        stage.put("spores", world.player().body().cell, 60);

        assertThat(nextOf(causes, stage)).isEqualTo("spores");
        stage.fight.waits(65);
        assertThat(nextOf(causes, stage)).isEqualTo("poisoned");

        StatusComponent statuses = world.player().entity().getComponent(StatusComponent.class);
        statuses.ticks[StatusEffect.POISONED.ordinal()] = 0;
        statuses.ticks[StatusEffect.SCALDED.ordinal()] = 180;
        stage.put("mud", world.player().body().cell, 600);
        assertThat(nextOf(causes, stage))
                .as("mud does no harm, whatever else does")
                .isEqualTo("scalded");
    }

    private String nextOf(HurtCauses causes, GroundStage stage) {
        stage.fight.waits(1);
        for (int i = 0; i < 100 && causes.latest() == null; i++) {
            stage.fight.waits(1);
        }
        return nameOf(causes.of(Objects.requireNonNull(causes.latest())));
    }

    @Test
    void theHarmOfAnOwnBrewAndOfNobodyHaveNamesToo() {
        Scenario scenario = Scenario.of("""
                #####
                #@.g#
                #####""");
        HurtCauses causes = new HurtCauses(scenario.world());
        assertThat(nameOf(causes.of(hurt(scenario, scenario.world().player().spawnId()))))
                .isEqualTo("your own brew");
        assertThat(nameOf(causes.of(hurt(scenario, WorldEvent.NOBODY)))).isEqualTo("the cave");
        HealthEvent fallen = hurt(scenario, WorldEvent.NOBODY);
        fallen.source = HurtSource.ROOF;
        assertThat(nameOf(causes.of(fallen))).isEqualTo("falling roof");

        BodyComponent body = scenario.world().player().body();
        HealthEvent ofMonster = scenario.world().events().health(EventType.ACTOR_HURT, body, 7, 1, 0, 3);
        assertThat(causes.of(ofMonster)).as("a monster's own loss").isEqualTo(HurtCauses.NONE);
    }

    private static HealthEvent hurt(Scenario scenario, long by) {
        BodyComponent body = scenario.world().player().body();
        return scenario.world()
                .events()
                .health(EventType.ACTOR_HURT, body, scenario.world().player().spawnId(), -1, by, 3);
    }

    @Test
    void everyCauseHasAName() {
        for (int cause = 0; cause < HurtCauses.count(CONTENT); cause++) {
            assertThat(texts.has(HurtCauses.textKey(cause, CONTENT)))
                    .as(HurtCauses.textKey(cause, CONTENT))
                    .isTrue();
        }
    }

    private String nameOf(int cause) {
        return texts.get(HurtCauses.textKey(cause, CONTENT));
    }
}
