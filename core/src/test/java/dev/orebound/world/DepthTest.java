package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.floor.DepthRules;
import dev.orebound.content.floor.DepthRules.DepthScaling;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the effects of depth, and that the first floor has the content's unscaled values. */
class DepthTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int DEEP = 14;
    private static final String DEN = """
            ########
            #@1..g.#
            ########""";

    @Test
    void givenTheFirstFloor_thenThereIsAsMuchOfEverythingAsItsKindSays() {
        DepthRules rules = CONTENT.depths();

        for (DepthScaling curve : new DepthScaling[] {
            rules.monsterHealth(), rules.oreYield(), rules.lootAmount(), rules.draughtHealth(), rules.golemHealth()
        }) {
            assertThat(curve.percentAt(1)).isEqualTo(100);
            assertThat(curve.percentAt(DEEP)).isGreaterThan(100);
        }
    }

    @Test
    void aCurveGrowsFasterBelowTheDepthThatItNamesAndStopsAtItsMost() {
        DepthScaling curve = new DepthScaling(105, 4, 12, 5, 170);

        assertThat(curve.percentAt(1)).isEqualTo(105);
        assertThat(curve.percentAt(12)).isEqualTo(149);
        assertThat(curve.percentAt(13)).isEqualTo(158);
        assertThat(curve.percentAt(15)).isEqualTo(170);
    }

    @Test
    void givenADeepFloor_thenMonstersAndCompanionsHaveMoreHealth() {
        Scenario scenario = Scenario.of(new DrawnFloor(DEN, CONTENT.arenaKinds().get("waves"), DEEP), withGoblin());

        int usual = CONTENT.monsters().get("goblin").health();
        assertThat(scenario.world().monsters().first().getComponent(HealthComponent.class).most)
                .isEqualTo(CONTENT.depths().monsterHealth().of(usual, DEEP));
        assertThat(scenario.world().companions().first().getComponent(HealthComponent.class).most)
                .isEqualTo(CONTENT.depths().golemHealth().of(usual, DEEP));
    }

    private static Party withGoblin() {
        return Party.fresh(CONTENT)
                .with(List.of(PartyMember.hale(CONTENT.monsters().indexOf("goblin"))));
    }

    @Test
    void whenAMonsterStrikes_thenItHurtsAsMuchAsTheDepthSays() {
        int usual = CONTENT.monsters().get("goblin").attacks().get(0).damage();

        assertThat(firstWound(1)).isEqualTo(CONTENT.depths().monsterDamage().of(usual, 1));
        assertThat(firstWound(DEEP)).isEqualTo(CONTENT.depths().monsterDamage().of(usual, DEEP));
    }

    private static int firstWound(int depth) {
        FightScenario fight = FightScenario.of(
                        new DrawnFloor(DEN, CONTENT.arenaKinds().get("waves"), depth), "goblin")
                .waitsFor(EventType.ACTOR_HURT, 600);
        return fight.lost();
    }

    @Test
    void givenADeepFloor_whenSomethingIsPickedUp_thenThereIsMoreInIt() {
        int usual = CONTENT.items().get("fire_phial").amount();
        DrawnFloor drawing = new DrawnFloor(DEN, CONTENT.arenaKinds().get("waves"), DEEP).item("fire_phial", '1');
        Scenario scenario = Scenario.of(drawing, CONTENT);
        int[] flasks = scenario.world().player().component().flasks;
        flasks[0] = 1;

        scenario.standsOn(scenario.cellOf('1')).waitsFor(EventType.ITEM_PICKED_UP, 120);

        assertThat(flasks[0]).isEqualTo(1 + CONTENT.depths().lootAmount().of(usual, DEEP));
    }

    @Test
    void givenALens_whenItIsPickedUp_thenMoreRowsAreSeenForGood() {
        Scenario scenario = Scenario.of(new DrawnFloor(DEN).item("lens", '1'), CONTENT);

        scenario.standsOn(scenario.cellOf('1')).waitsFor(EventType.ITEM_PICKED_UP, 120);

        assertThat(scenario.world().party().gains().sightRows())
                .isEqualTo(PlayerUpgrades.NONE.sightRows()
                        + CONTENT.items().get("lens").amount());
    }

    @Test
    void givenAPieceOfAMap_whenItIsPickedUp_thenTheRowsBelowAreKnown() {
        DrawnFloor drawing = new DrawnFloor(DEN, CONTENT.arenaKinds().get("waves"), 4).item("map_fragment", '1');
        Scenario scenario = Scenario.of(drawing, CONTENT);

        scenario.standsOn(scenario.cellOf('1')).waitsFor(EventType.ITEM_PICKED_UP, 120);

        assertThat(scenario.world().party().gains().mappedRow())
                .as("row 3 is where depth 4 is")
                .isEqualTo(3 + CONTENT.items().get("map_fragment").amount());
    }

    @Test
    void givenAMapThatReachesDeeper_whenAnotherPieceIsPickedUp_thenItStillReachesThatDeep() {
        PlayerUpgrades gains = new PlayerUpgrades(0, 0, PlayerUpgrades.NONE.brews(), 1, 11);
        Party party = Party.fresh(CONTENT);
        Scenario scenario = Scenario.of(
                new DrawnFloor(DEN).item("map_fragment", '1'),
                new Party(party.health(), gains, party.flasks(), 1, party.companions()));

        scenario.standsOn(scenario.cellOf('1')).waitsFor(EventType.ITEM_PICKED_UP, 120);

        assertThat(scenario.world().party().gains().mappedRow()).isEqualTo(11);
    }
}
