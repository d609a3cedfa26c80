package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.BrewBook;
import dev.orebound.grid.Direction;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests the four lays: lines of ground that the alchemist draws with a brew of one ore. */
class LayTest {
    private static final String HALL = """
            ################
            #..............#
            #..@........g..#
            #..............#
            ################""";

    @Test
    void givenAnUnreadScroll_whenTheButtonIsHeld_thenNothingIsDrawnAndNothingPaid() {
        FightScenario fight = fight(HALL, "flame", 1);

        fight.holds(Intent.LAY, 60);

        assertThat(fight.count(EventType.LAY_REFUSED)).isEqualTo(1);
        assertThat(fight.world().part(GroundEffects.class).activeCount()).isZero();
        assertThat(fight.player().component().flasks[0]).isEqualTo(20);
    }

    @Test
    void embersBurnWhomeverCrossesThemAndEnd() {
        FightScenario fight = fight(HALL, "flame", 2);

        fight.holds(Intent.LAY, 60);

        assertThat(cells(fight, "embers")).isEqualTo(6);
        assertThat(fight.player().component().flasks[0]).isEqualTo(17);
        fight.put(fight.body(0), fight.player().body().cell + 4);
        fight.waits(5);
        assertThat(statusOf(fight).has(StatusEffect.BURNING)).isTrue();
        fight.waits(300);
        assertThat(cells(fight, "embers")).isZero();
    }

    @Test
    void givenAShortPress_whenTheButtonIsLetGo_thenTheLineIsShort() {
        FightScenario fight = fight(HALL, "flame", 2);

        fight.holds(Intent.LAY, 8).waits(60);

        assertThat(cells(fight, "embers")).isEqualTo(2);
    }

    @Test
    void iceBridgesDeepWaterAndHoldsWhileSomebodyStandsOnIt() {
        FightScenario fight = fight("""
                ################
                #..@~~~~~......#
                #...~~~~~......#
                ################""", "tide", 2);
        int shore = fight.player().body().cell;

        fight.holds(Intent.LAY, 40);
        assertThat(cells(fight, "ice")).isEqualTo(6);
        fight.plays(Intent.FULL_TILT, 0, 0, 40);
        assertThat(fight.player().body().cell).isGreaterThan(shore + 1);
        fight.plays(0, 0, 0, 900);
        assertThat(fight.world().floorState().isWalkable(fight.player().body().cell))
                .isTrue();
        fight.plays(Intent.FULL_TILT, 0, 0, 200);
        fight.waits(600);

        assertThat(fight.player().body().cell).isGreaterThan(shore + 5);
        assertThat(cells(fight, "ice")).isZero();
        assertThat(fight.world().floorState().isWalkable(shore + 2)).isFalse();
    }

    @Test
    void iceHoldsBeneathOneThatHoversBecauseDeepWaterStopsItToo() {
        FightScenario fight = FightScenario.of("""
                ################
                #..@~~~~~..g...#
                #...~~~~~......#
                ################""", "mist_wraith");
        int ice = fight.content().grounds().indexOf("ice");
        int cell = fight.player().body().cell + 2;
        fight.health(0).staggerTicks = 2000;
        Scenario.partsOf(fight.world()).get(GroundChanges.class).lay(ice, cell, 60, Direction.EAST, 0, -1);
        fight.put(fight.body(0), cell);

        fight.waits(300);

        assertThat(cells(fight, "ice")).isEqualTo(1);
        assertThat(fight.world().floorState().isSolid(fight.body(0).cell)).isFalse();
    }

    @Test
    void aPillarStopsShotsAndSightForSixSeconds() {
        FightScenario fight = fight(HALL, "shard", 2);
        fight.put(fight.player().body(), fight.player().body().cell + 3);
        int ahead = fight.player().body().cell + 1;

        fight.holds(Intent.LAY, 4).waits(2);

        assertThat(cells(fight, "pillar")).isEqualTo(1);
        assertThat(fight.world().floorState().isSolid(ahead)).isTrue();
        assertThat(fight.world().floorState().isInSight(ahead + 3)).isFalse();
        fight.waits(365);
        assertThat(fight.world().floorState().isSolid(ahead)).isFalse();
        assertThat(fight.world().floorState().isInSight(ahead + 3)).isTrue();
    }

    @Test
    void aPillarNeverRisesOnABodyNorWhereItCouldCutAWayOff() {
        FightScenario corridor = fight("""
                ################
                #..@........g..#
                ################""", "shard", 2);
        FightScenario crowded = fight(HALL, "shard", 2);
        crowded.put(crowded.player().body(), crowded.player().body().cell + 3);
        crowded.put(crowded.body(0), crowded.player().body().cell + 1);

        corridor.holds(Intent.LAY, 80);
        crowded.holds(Intent.LAY, 4).waits(2);

        assertThat(cells(corridor, "pillar")).isZero();
        assertThat(cells(crowded, "pillar")).isZero();
    }

    @Test
    void aDraughtPushesBodiesAndCarriesACloudAlong() {
        FightScenario fight = fight(HALL, "spark", 2);
        fight.holds(Intent.LAY, 30);
        assertThat(cells(fight, "draught")).isEqualTo(6);
        GroundEffects ground = fight.world().part(GroundEffects.class);
        int first = fight.player().body().cell + 1;
        int dust = fight.content().grounds().indexOf("dust");
        Scenario.partsOf(fight.world()).get(GroundChanges.class).lay(dust, first, 200, Direction.EAST, 0, -1);
        BodyComponent body = fight.body(0);
        fight.put(body, first + 2);
        float before = body.x;

        fight.waits(40);

        assertThat(body.x).isGreaterThan(before + 0.3f);
        assertThat(ground.kindAt(GroundSlot.AIR, first)).isNotEqualTo(dust);
        assertThat(cells(fight, "dust")).isEqualTo(1);
    }

    private static FightScenario fight(String drawing, String brew, int level) {
        FightScenario fight = FightScenario.of(drawing, "goblin");
        if (fight.world().monsters().size() > 0) {
            fight.health(0).health = 1000;
            fight.health(0).staggerTicks = 2000;
        }
        BrewBook book = fight.content().brews();
        int index = book.all().indexOf(brew);
        fight.player().component().chosenOres = book.oresOf(index);
        fight.player().component().brews[index] = level;
        return fight;
    }

    private static StatusComponent statusOf(FightScenario fight) {
        return FightScenario.part(fight.monster(0), StatusComponent.class);
    }

    private static int cells(FightScenario fight, String ground) {
        return fight.world()
                .part(GroundEffects.class)
                .count(fight.content().grounds().indexOf(ground));
    }
}
