package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GroundStage;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what no ground may ever do: last too long, cover too much, or shut in, strand or bury anybody or anything. */
class GroundLimitsTest {
    @Test
    void noBriefGroundOutlivesFourSecondsHoweverOftenItIsMadeAnew() {
        GroundStage stage = GroundStage.still(GroundTest.HALL);
        int cell = stage.fight.cell('1');
        for (GroundKind kind : stage.fight.content().grounds()) {
            if (kind.is(GroundTrait.LASTING)) {
                continue;
            }
            stage.fight.waits(300);
            stage.put(kind.id(), cell, 3600);
            int ticks = 0;
            while (stage.has(kind.id(), cell) && ticks < 400) {
                if (ticks % 3 == 0 && ticks < 239) {
                    stage.put(kind.id(), cell, 3600);
                }
                stage.fight.waits(1);
                ticks++;
            }
            assertThat(ticks).as(kind.id()).isBetween(1, 240);
        }
    }

    @Test
    void noGroundEverCoversMoreThanFortyCells() {
        GroundStage stage = GroundStage.still(GroundTest.LAKE);
        Grid grid = stage.fight.world().floor().grid();
        for (GroundKind kind : stage.fight.content().grounds()) {
            for (int cell = 0; cell < grid.size(); cell++) {
                stage.put(kind.id(), cell, 100);
            }
            assertThat(stage.count(kind.id())).as(kind.id()).isBetween(1, 40);
            stage.fight.waits(300);
        }
    }

    @Test
    void aDiagonalLineOfIceCanBeWalkedOn() {
        GroundStage stage = GroundStage.still("""
                ############
                #@~~~~~~~..#
                #.~~~~~~~..#
                #.~~~~~~~..#
                #.~~~~~~~1.#
                #.~~~~~~~..#
                #.~~~~~~~..#
                ############""");
        FightScenario fight = stage.fight;
        int start = fight.player().body().cell;
        Grid grid = fight.world().floor().grid();

        stage.lays("tide", '1');

        assertThat(stage.count("ice")).isGreaterThanOrEqualTo(6);
        fight.plays(Intent.FULL_TILT, -Intent.FULL_TILT / 2, 0, 150);
        assertThat(grid.x(fight.player().body().cell)).isGreaterThan(grid.x(start) + 4);
    }

    @Test
    void neitherFireNorTimeTakesTheIceAwayUnderSomebodyOrCutsTheWayToTheShore() {
        GroundStage stage = GroundStage.still(GroundTest.LAKE);
        FightScenario fight = stage.fight;
        int shore = fight.player().body().cell + 1;
        for (int x = 1; x <= 4; x++) {
            stage.brings(GroundInfluence.COLD, shore + x);
        }
        fight.put(fight.player().body(), shore + 4);
        for (int tick = 0; tick < 700; tick++) {
            stage.brings(GroundInfluence.FIRE, shore + 1 + tick % 4);
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }
        assertThat(stage.count("ice")).isEqualTo(4);

        fight.plays(-Intent.FULL_TILT, 0, 0, 100);
        fight.waits(20);

        assertThat(fight.player().body().cell).isLessThanOrEqualTo(shore);
        assertThat(stage.count("ice")).isZero();
    }

    @Test
    void iceHoldsWithTheCrustThatJoinsItToTheShore() {
        GroundStage stage = GroundStage.still(GroundTest.LAKE);
        int shore = stage.fight.player().body().cell + 1;
        stage.put("crust", shore + 1, 100).put("crust", shore + 2, 100).put("ice", shore + 3, 480);
        stage.fight.put(stage.fight.player().body(), shore + 3);

        stage.fight.waits(600).plays(-Intent.FULL_TILT, 0, 0, 100);

        assertThat(stage.fight.player().body().cell).isLessThanOrEqualTo(shore);
    }

    @Test
    void anEelBelowDoesNotKeepTheIce() {
        GroundStage stage = GroundStage.still(GroundTest.LAKE, "eel");
        int cell = stage.fight.player().body().cell + 4;
        stage.fight.put(stage.fight.body(0), cell);
        stage.put("ice", cell, 100);

        stage.fight.waits(110);

        assertThat(stage.count("ice")).isZero();
    }

    @Test
    void aThingOnMeltingIceIsWashedAshore() {
        GroundStage stage = GroundStage.still(GroundTest.LAKE);
        FightScenario fight = stage.fight;
        int cell = fight.player().body().cell + 4;
        fight.put(fight.player().body(), cell + 8);
        stage.put("ice", cell, 100).put("ice", cell - 1, 100).put("ice", cell - 2, 100);
        Scenario.partsOf(fight.world())
                .get(EntitySpawner.class)
                .droppedItem(fight.content().items().indexOf("fire_pinch"), cell);

        fight.waits(200);

        assertThat(stage.count("ice")).isZero();
        BodyComponent thing = FightScenario.part(fight.world().pickups().first(), BodyComponent.class);
        assertThat(fight.world().floorState().isWalkable(thing.cell)).isTrue();
    }

    @Test
    void iceOnTheWaterAroundOreLeavesTheOreSolid() {
        GroundStage stage = GroundStage.still("""
                ##########
                #@.-----.#
                #..-----.#
                ##########""");
        FightScenario fight = stage.fight;
        int cell = fight.player().body().cell + 4;
        Scenario.partsOf(fight.world()).get(FloorChanges.class).growOre(cell, 0);
        fight.waits(1);

        stage.put("ice", cell, 60).fight.waits(10);

        assertThat(fight.world().floorState().isSolid(cell)).isTrue();
        fight.waits(100);
        assertThat(stage.count("ice")).isZero();
        assertThat(fight.world().floorState().isSolid(cell)).isTrue();
    }

    @Test
    void mudUnderABodyDoesNotBakeAroundIt() {
        GroundStage stage = GroundStage.still(GroundTest.HALL);
        int cell = stage.fight.body(0).cell;

        stage.put("mud", cell, 200).brings(GroundInfluence.FIRE, cell);

        assertThat(stage.has("baked_mud", cell)).isFalse();
        assertThat(stage.fight.world().floorState().isSolid(cell)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pillar", "baked_mud"})
    void solidGroundNeverClosesAWayOffIceOrOutOfLava(String kind) {
        for (char liquid : new char[] {'~', '^'}) {
            GroundStage stage = GroundStage.still("""
                    ############
                    #@...##....#
                    #....1~~...#
                    #....##....#
                    ############""".replace('~', liquid));
            int nook = stage.fight.cell('1');
            stage.put(liquid == '~' ? "ice" : "puddle", nook + 1, 400);

            stage.put(kind, nook, 200);

            assertThat(stage.count(kind)).as(liquid + "").isZero();
        }
    }
}
