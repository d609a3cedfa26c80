package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GroundStage;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the grounds: how brews make them, what they do, and what becomes of them. */
class GroundTest {
    static final String HALL = """
            ################
            #..............#
            #..............#
            #@....1....g...#
            #..............#
            #..............#
            ################""";

    static final String LAKE = """
            ################
            #..~~~~~~~.....#
            #..~~~~~~~.....#
            #@.~~~~~~~..g..#
            #..~~~~~~~.....#
            #..~~~~~~~.....#
            ################""";

    /** Returns a hall whose middle is of one terrain, around the label. */
    private static String hallOf(char terrain) {
        if (terrain == '.') {
            return HALL;
        }
        return HALL.replace("#@....1....g...#", "#@..." + (terrain + "").repeat(3) + "...g...#")
                .replace("#..............#", "#...." + (terrain + "").repeat(3) + ".......#");
    }

    @ParameterizedTest
    @CsvSource({
        "burning, \", flame",
        "charged, -, spark",
        "puddle, ., tide",
        "ice, ~, frost",
        "ice, ., tide frost",
        "mud, ., mud",
        "baked_mud, ., mud flame",
        "baked_mud, ., mud magma",
        "magma, ., magma",
        "crust, ~, magma",
        "crust, ^, tide",
        "crust, ^, frost",
        "steam, ., steam",
        "steam, -, flame",
        "dust, ., dust",
        "kindled, ., dust flame",
        "thundercloud, ., steam spark",
        "spores, :, blast",
        "spores, :, shard"
    })
    void brewsMakeAGroundThatEndsInTime(String kind, char terrain, String brews) {
        GroundStage stage = GroundStage.still(hallOf(terrain));
        for (String brew : brews.split(" ", -1)) {
            stage.breaks(brew, terrain == '.' ? '1' : terrain);
        }

        assertThat(stage.count(kind)).as("cells of %s", kind).isPositive();
        stage.fight.waits(1000);
        assertThat(stage.count(kind)).as("cells of %s", kind).isZero();
    }

    @ParameterizedTest
    @CsvSource({"embers, flame", "draught, spark", "pillar, shard"})
    void laysMakeAGroundThatEndsInTime(String kind, String brew) {
        GroundStage stage = GroundStage.still(HALL).lays(brew, '1');

        assertThat(stage.count(kind)).as("cells of %s", kind).isPositive();
        stage.fight.waits(500);
        assertThat(stage.count(kind)).as("cells of %s", kind).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "burning, BURNING",
        "charged, SHOCKED",
        "puddle, WET",
        "mud, MIRED",
        "magma, BURNING",
        "embers, BURNING",
        "steam, SCALDED",
        "dust, BLINDED",
        "thundercloud, SHOCKED",
        "spores, POISONED"
    })
    void aGroundMarksTheBodyOnItAfterAWarningIfItHurtsOrHinders(String kind, StatusEffect status) {
        GroundStage stage = GroundStage.still(HALL);
        int cell = stage.fight.body(0).cell;
        stage.put(kind, cell, 200);

        int ticks = 0;
        while (!stage.suffers(0, status) && ticks++ < 100) {
            stage.fight.waits(1);
        }

        assertThat(stage.suffers(0, status)).isTrue();
        if (status == StatusEffect.WET) {
            assertThat(ticks).isLessThan(3);
        } else {
            assertThat(ticks).isBetween(24, 26);
        }
    }

    @Test
    void aCellThatHurtsAlreadyGoesOnHurtingWhenAnotherGroundIsLaidOnIt() {
        GroundStage stage = GroundStage.still(HALL);
        int cell = stage.fight.body(0).cell;
        stage.put("burning", cell, 200).fight.waits(60);
        StatusComponent own = FightScenario.part(stage.fight.monster(0), StatusComponent.class);
        own.ticks[StatusEffect.BURNING.ordinal()] = 0;

        stage.put("embers", cell, 200).fight.waits(1);

        assertThat(stage.suffers(0, StatusEffect.BURNING)).isTrue();
    }

    @Test
    void givenACloudOfDust_whenFlameLightsIt_thenItGlowsForAMomentBeforeItBurstsAndSparesNobody() {
        GroundStage stage = GroundStage.still("""
                ############
                #..........#
                #@.o.1..g..#
                #..........#
                ############""");
        stage.fight.put(stage.fight.player().body(), stage.fight.cell('1') - 1);
        stage.breaks("dust", '1');
        int before = stage.fight.player().health().health;
        int struck = stage.fight.count(EventType.ORE_CHIPPED) + stage.fight.count(EventType.ORE_BROKEN);
        int blasts = stage.fight.count(EventType.BLAST);
        stage.brings(GroundInfluence.FIRE, stage.fight.cell('1'));
        assertThat(stage.count("kindled")).isGreaterThan(10);

        stage.fight.waits(24);
        assertThat(stage.fight.count(EventType.BLAST)).isEqualTo(blasts);
        assertThat(stage.fight.player().health().health).isEqualTo(before);
        stage.fight.waits(3);

        assertThat(stage.fight.count(EventType.BLAST)).isGreaterThan(blasts);
        assertThat(stage.count("kindled")).isZero();
        assertThat(stage.fight.player().health().health).isLessThan(before);
        assertThat(stage.fight.count(EventType.ORE_CHIPPED) + stage.fight.count(EventType.ORE_BROKEN))
                .isGreaterThan(struck);
    }

    @Test
    void waterOnALitFuseMakesMudOfIt() {
        GroundStage stage = GroundStage.still(HALL).breaks("dust", '1');
        int cell = stage.fight.cell('1');
        stage.brings(GroundInfluence.FIRE, cell).fight.waits(5);

        stage.brings(GroundInfluence.WATER, cell);

        assertThat(stage.has("kindled", cell)).isFalse();
        assertThat(stage.has("mud", cell)).isTrue();
    }

    @Test
    void steamAndSparkAreAThundercloudThatShocksEverybodyWithin() {
        GroundStage stage = GroundStage.still(HALL);
        stage.fight.put(stage.fight.body(0), stage.fight.cell('1'));
        stage.breaks("steam", '1').brings(GroundInfluence.SHOCK, stage.fight.cell('1'));

        stage.fight.waits(30);

        assertThat(stage.count("thundercloud")).isGreaterThan(4);
        assertThat(stage.suffers(0, StatusEffect.SHOCKED)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"magma, ~", "tide, ^", "frost, ^"})
    void aCrustOverWaterOrLavaCanBeCrossed(String brew, char liquid) {
        GroundStage stage = GroundStage.still(LAKE.replace('~', liquid));
        FightScenario fight = stage.fight;
        Grid grid = fight.world().floor().grid();
        int shore = fight.player().body().cell + 1;
        for (int x = 1; x <= 7; x++) {
            stage.brings(influenceOf(brew), shore + x);
        }
        assertThat(stage.count("crust")).isEqualTo(7);
        int health = fight.player().health().health;
        fight.waits(30);

        fight.plays(Intent.FULL_TILT, 0, 0, 200);

        assertThat(grid.x(fight.player().body().cell)).isGreaterThan(grid.x(shore) + 7);
        if (!brew.equals("magma")) {
            assertThat(fight.player().health().health).isGreaterThanOrEqualTo(health - 12);
        }
        fight.waits(600);
        assertThat(stage.count("crust")).isZero();
    }

    private static GroundInfluence influenceOf(String brew) {
        return switch (brew) {
            case "magma" -> GroundInfluence.MAGMA;
            case "tide" -> GroundInfluence.WATER;
            default -> GroundInfluence.COLD;
        };
    }

    @Test
    void shocksRunThroughWaterButNotThroughIceAndAgainThroughWhatMeltsOfIt() {
        GroundStage stage = GroundStage.still("""
                ############
                #@.-------.#
                ############""");
        FightScenario fight = stage.fight;
        int first = fight.player().body().cell + 2;
        stage.put("ice", first + 3, 400);

        stage.brings(GroundInfluence.SHOCK, first);
        assertThat(stage.count("charged")).isEqualTo(3);
        fight.waits(90);
        stage.brings(GroundInfluence.FIRE, first + 3).fight.waits(1);
        assertThat(stage.has("ice", first + 3)).isFalse();
        stage.brings(GroundInfluence.SHOCK, first);

        assertThat(stage.count("charged")).isEqualTo(7);
    }

    @Test
    void iceOnFloorMeltsToAPuddleThatCarriesAShock() {
        GroundStage stage = GroundStage.still(HALL);
        int cell = stage.fight.cell('1');
        stage.breaks("tide", '1').breaks("frost", '1');
        assertThat(stage.has("puddle", cell) || stage.has("ice", cell)).isTrue();
        stage.brings(GroundInfluence.COLD, cell).brings(GroundInfluence.FIRE, cell);

        stage.brings(GroundInfluence.SHOCK, cell);

        assertThat(stage.has("puddle", cell)).isTrue();
        assertThat(stage.has("charged", cell)).isTrue();
    }

    @Test
    void sporesBurnBlowAwayAndSettle() {
        GroundStage stage = GroundStage.still(HALL);
        int cell = stage.fight.cell('1');
        stage.put("spores", cell, 200).brings(GroundInfluence.FIRE, cell);
        assertThat(stage.has("kindled", cell)).isTrue();
        stage.fight.waits(30);

        stage.put("spores", cell, 200).brings(GroundInfluence.WIND, cell);
        assertThat(stage.count("spores")).isZero();

        stage.put("spores", cell, 200).brings(GroundInfluence.WATER, cell);
        assertThat(stage.count("spores")).isZero();
    }

    @Test
    void mudBakesToAWallThatStopsSightAndWaterSoftensIt() {
        GroundStage stage = GroundStage.still(HALL);
        int cell = stage.fight.cell('1');
        stage.put("mud", cell, 200).brings(GroundInfluence.FIRE, cell);
        assertThat(stage.has("baked_mud", cell)).isTrue();
        assertThat(stage.fight.world().floorState().isSolid(cell)).isTrue();
        stage.fight.waits(2);
        assertThat(stage.fight.world().floorState().isInSight(cell + 3)).isFalse();

        stage.brings(GroundInfluence.WATER, cell).fight.waits(2);

        assertThat(stage.has("mud", cell)).isTrue();
        assertThat(stage.fight.world().floorState().isSolid(cell)).isFalse();
        assertThat(stage.fight.world().floorState().isInSight(cell + 3)).isTrue();
    }

    @Test
    void stoneAndWindBreakAPillarToDust() {
        for (GroundInfluence influence : List.of(GroundInfluence.STONE, GroundInfluence.WIND)) {
            GroundStage stage = GroundStage.still(HALL);
            int cell = stage.fight.cell('1');
            stage.put("pillar", cell, 300);
            assertThat(stage.fight.world().floorState().isSolid(cell)).isTrue();

            stage.brings(influence, cell);

            assertThat(stage.has("dust", cell)).isTrue();
            assertThat(stage.fight.world().floorState().isSolid(cell)).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "FIRE, WATER, steam",
        "WATER, STONE, mud",
        "SHOCK, STONE, dust",
        "FIRE, STONE, magma",
        "WATER, COLD, ice",
        "MAGMA, COLD, pillar",
        "FIRE, MAGMA, embers",
        "SHOCK, STEAM, thundercloud",
        "WIND, DUST, kindled"
    })
    void twoInfluencesOneAfterTheOtherMixOnBareFloorInAnyOrder(
            GroundInfluence one, GroundInfluence other, String kind) {
        for (boolean isTurned : new boolean[] {false, true}) {
            GroundStage stage = GroundStage.still(HALL);
            int cell = stage.fight.cell('1');
            stage.brings(isTurned ? other : one, cell).brings(isTurned ? one : other, cell);

            boolean reactsInstead = leavesGround(isTurned ? other : one);
            assertThat(stage.has(kind, cell) || reactsInstead)
                    .as("%s, turned: %s", kind, isTurned)
                    .isTrue();
        }
    }

    /** Whether an influence alone makes a ground of bare floor, with which the other reacts instead of mixing. */
    private static boolean leavesGround(GroundInfluence influence) {
        return switch (influence) {
            case WATER, STEAM, MAGMA, MUD, DUST -> true;
            default -> false;
        };
    }

    @Test
    void iceIsTheDryLaneThroughChargedWater() {
        GroundStage stage = GroundStage.still("""
                ############
                #@.-------.#
                #..-------.#
                #..-------.#
                ############""");
        FightScenario fight = stage.fight;
        int first = fight.player().body().cell + 2;
        for (int x = 0; x < 7; x++) {
            stage.put("ice", first + x, 400);
        }
        stage.brings(GroundInfluence.SHOCK, first - fight.world().floor().grid().width());
        assertThat(stage.count("charged")).isEqualTo(14);
        fight.waits(26);

        fight.plays(Intent.FULL_TILT, 0, 0, 40);

        assertThat(stage.playerSuffers(StatusEffect.SHOCKED)).isFalse();
    }
}
