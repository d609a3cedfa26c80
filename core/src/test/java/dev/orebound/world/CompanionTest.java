package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompanionTest {
    private static final String WINDING = """
            ##############
            #@......#....#
            #.......#.1..#
            #.......#....#
            #............#
            ##############""";

    @Test
    void givenCompanions_whenTheAlchemistWalksAway_thenTheyFollowRoundCornersAndStandApart() {
        Scenario scenario = Scenario.with(WINDING, "goblin", "goblin", "slime");

        scenario.walksTo('1').waits(400);

        assertThat(scenario.world().companions().size()).isEqualTo(3);
        for (Entity companion : scenario.world().companions()) {
            BodyComponent body = companion.getComponent(BodyComponent.class);
            assertThat(body.x).as("beyond the wall").isGreaterThan(9);
            assertThat(distance(body, scenario.body())).isBetween(body.radius + scenario.body().radius - 0.01, 2.6);
        }
    }

    @Test
    void givenCompanions_whenTheAlchemistStrikesAtThem_thenTheyAreUnhurt() {
        Scenario scenario = Scenario.with(WINDING, "goblin");

        scenario.strikesAt('1', 200);

        HealthComponent health = scenario.world().companions().first().getComponent(HealthComponent.class);
        assertThat(scenario.count(EventType.ACTOR_HURT)).isZero();
        assertThat(health.health).isEqualTo(health.most);
    }

    @Test
    void givenCompanions_whenTheFloorIsLeft_thenTheyAreInTheParty() {
        Scenario scenario = Scenario.with(WINDING, "slime", "goblin");

        List<Integer> companions = scenario.world().party().companions();

        assertThat(companions)
                .containsExactly(
                        scenario.content().monsters().indexOf("slime"),
                        scenario.content().monsters().indexOf("goblin"));
    }

    @Test
    void givenMoreThanFiveCompanions_whenAPartyIsMade_thenThereIsNoSuchParty() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Party(1, Party.fresh(TestContent.BUILT_IN).flasks(), Collections.nCopies(6, 0)))
                .withMessageContaining("companions");
    }

    private static double distance(BodyComponent one, BodyComponent other) {
        return Math.hypot(one.x - other.x, one.y - other.y);
    }
}
