package dev.orebound.world.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.VignettePlay;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a roof comes down as it is told, and never shuts anybody in. */
class RoofCollapseTest {
    private static final String CHAMBER = """
            ###########
            #.........#
            #.@.......#
            #.........#
            #####n#####
            ####abc####
            ####def####
            ####ghi####
            ####jkl####
            ###########""";

    private static final String FROM_HEART = "kjlhgiedfbac";

    private static DrawnFloor chamber() {
        return chamber(FROM_HEART);
    }

    private static DrawnFloor chamber(String closes) {
        DrawnFloor floor = new DrawnFloor(CHAMBER);
        return floor.vignette(
                "falling_roof", "abcdefghijkln", 'k', -1, closes, floor.prop(PropKind.PRIZE, 'k', "bundle"));
    }

    private static VignettePlay takesThePrize(DrawnFloor floor) {
        VignettePlay play = VignettePlay.of(floor).standsAt('h');
        return play.interacts();
    }

    @Test
    void givenAPrizeUnderAWeakRoof_whenItIsTaken_thenEveryCellFallsInOrderAfterAWarning() {
        VignettePlay play = takesThePrize(chamber()).standsAt('@');

        int[] cracked = new int[FROM_HEART.length()];
        int fallen = 0;
        for (int tick = 0; tick < 900; tick++) {
            play.waits(1);
            for (int i = 0; i < play.world().events().size(); i++) {
                int number = numberOf(play.world().events().at(i).cell(), play);
                if (play.world().events().at(i).type() == EventType.ROOF_CRACKED) {
                    cracked[number] = tick;
                } else if (play.world().events().at(i).type() == EventType.ROOF_FELL) {
                    assertThat(number).isEqualTo(fallen++);
                    assertThat(tick - cracked[number]).isGreaterThanOrEqualTo(24);
                }
            }
        }

        assertThat(fallen).isEqualTo(FROM_HEART.length());
        FROM_HEART.chars().forEach(label -> {
            assertThat(play.world().floorState().isSolid(play.cell((char) label)))
                    .isTrue();
            assertThat(play.world().floorState().opaque().at(play.cell((char) label)))
                    .isTrue();
        });
    }

    private static int numberOf(int cell, VignettePlay play) {
        for (int i = 0; i < FROM_HEART.length(); i++) {
            if (play.cell(FROM_HEART.charAt(i)) == cell) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void givenAPlayerThatStays_whenTheRoofComesDown_thenItIsHurtAndPushedButNeverShutIn() {
        VignettePlay play = takesThePrize(chamber());
        boolean wasHurt = false;
        for (int tick = 0; tick < 1500; tick++) {
            play.waits(1);
            wasHurt |= play.world().events().has(EventType.ACTOR_HURT);
            play.world().player().health().health = play.world().player().health().most;
            expectAWayOut(play);
        }

        assertThat(wasHurt).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void givenAPlayerThatWandersAbout_whenTheRoofComesDown_thenItNeverStandsInRockNorLosesTheWayOut(int seed) {
        RandomStream chance = new RandomStreams(Seed.of("roof " + seed)).stream("test");
        VignettePlay play = takesThePrize(chamber(seed % 2 == 0 ? FROM_HEART : shuffled(chance)));
        Intent intent = new Intent();
        for (int tick = 0; tick < 1200; tick++) {
            if (tick % 20 == 0) {
                intent.clear();
                intent.move((chance.below(3) - 1) * Intent.FULL_TILT, (chance.below(4) - 2) * Intent.FULL_TILT / 2);
                intent.hold(chance.chance(20) ? Intent.DASH : 0);
            }
            play.scenario().plays(intent);
            play.world().player().health().health = play.world().player().health().most;
            expectAWayOut(play);
        }
    }

    /** Returns the cells in any order, as no generator would close them: some would shut the player in. */
    private static String shuffled(RandomStream chance) {
        StringBuilder left = new StringBuilder(FROM_HEART);
        StringBuilder order = new StringBuilder();
        while (left.length() > 0) {
            int next = chance.below(left.length());
            order.append(left.charAt(next));
            left.deleteCharAt(next);
        }
        return order.toString();
    }

    @Test
    void givenAThingOnACell_whenTheRoofComesDown_thenItIsMovedToWhereItCanBeTaken() {
        DrawnFloor floor = chamber().item("fire_phial", 'j');
        VignettePlay play = takesThePrize(floor);
        play.world().player().component().flasks[0] =
                play.world().content().player().flaskMeasures();
        play.standsAt('@').waits(900);

        int item = play.world().content().items().indexOf("fire_phial");
        assertThat(play.scenario().pickups((PickupComponent each) -> each.item == item))
                .singleElement()
                .satisfies(cell ->
                        assertThat(play.world().floorState().isWalkable(cell)).isTrue());
    }

    private static void expectAWayOut(VignettePlay play) {
        int cell = play.world().player().body().cell;
        assertThat(play.world().floorState().isSolid(cell)).isFalse();
        DistanceMap way = new DistanceMap(play.world().floor().grid());
        way.spreadFrom(cell, play.world().floorState().unwalkable(), StepKind.FOUR_WAY);
        assertThat(way.isReached(play.world().floor().start())).isTrue();
    }
}
