package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.Scenario;
import dev.orebound.world.state.FloorState;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FogOfWarTest {
    private final Scenario scenario = Scenario.of("""
            #########
            #@..#...#
            #...#.1.#
            #...#...#
            #########
            #########
            """);
    private final FogOfWar fog =
            new FogOfWar(scenario.world().floor(), scenario.world().floorState());

    @BeforeEach
    void lookRound() {
        scenario.tick();
    }

    @Test
    void cellsInSightAppearBitByBit() {
        int cell = scenario.body().cell;
        fog.ease(0.05f);
        float early = fog.sight(cell);
        fog.ease(10);

        assertThat(early).isBetween(0.1f, 0.9f);
        assertThat(fog.sight(cell)).isEqualTo(1);
    }

    @Test
    void cellsBehindRockStayHidden() {
        fog.ease(10);

        assertThat(fog.seen(scenario.cellOf('1'))).isZero();
    }

    @Test
    void rockShowsAsClearlyAsTheFootOfWhatStandsOnIt() {
        int foot = scenario.body().cell - 1;
        int farther = scenario.cellOf('1') + 2;
        fog.ease(10);
        assertThat(fog.seen(foot)).isEqualTo(1);
        assertThat(fog.seen(farther)).isZero();

        FogOfWar other = new FogOfWar(scenario.world().floor(), scenario.world().floorState());
        other.showWith(farther, foot);
        other.ease(10);

        assertThat(other.seen(farther)).isEqualTo(1);
        assertThat(other.seen(scenario.cellOf('1'))).isZero();
    }

    @Test
    void aSingleCellBehindAPillarIsNoHoleInWhatIsSeen() {
        Scenario pillar = Scenario.of("""
                ########
                #......#
                #@.#1..#
                #......#
                ########
                """);
        pillar.tick();
        FogOfWar seen = new FogOfWar(pillar.world().floor(), pillar.world().floorState());

        seen.ease(10);

        assertThat(pillar.world().floorState().isInSight(pillar.cellOf('1'))).isFalse();
        assertThat(seen.sight(pillar.cellOf('1'))).isEqualTo(1);
    }

    @Test
    void rockBesideGroundInSightShows() {
        fog.ease(10);

        int northOfThePlayer =
                scenario.body().cell + scenario.world().floor().grid().width();
        assertThat(fog.sight(northOfThePlayer)).isEqualTo(1);
    }

    @Test
    void groundNeverSeenLiesDarkWhereItBordersWhatWasSeenAndNowhereElse() {
        Scenario bend = Scenario.of("""
                ##########
                #@......##
                #######.##
                #######1##
                #######2##
                #######.##
                ##########
                """);
        bend.tick();
        FogOfWar seen = new FogOfWar(bend.world().floor(), bend.world().floorState());
        FloorState state = bend.world().floorState();

        seen.ease(10);

        int width = bend.world().floor().grid().width();
        int border = bend.cellOf('1') + width * 2;
        while (state.isSeen(border)) {
            border -= width;
        }
        assertThat(border).as("the corridor goes on").isGreaterThan(bend.cellOf('2') - width);
        assertThat(seen.dark(border)).isEqualTo(1);
        assertThat(seen.dark(border - width)).isZero();
        assertThat(seen.dark(border + 1)).isZero();
        assertThat(seen.dark(bend.cellOf('@'))).isZero();
    }

    @Test
    void onceSettledNothingIsWrittenAnyMore() {
        fog.ease(10);
        fog.ease(10);

        assertThat(fog.ease(10)).isFalse();
    }

    @Test
    void eachCellIsThreeBytesSightSeenAndDark() {
        fog.ease(10);
        FloorState state = scenario.world().floorState();
        ByteBuffer bytes = ByteBuffer.allocate(scenario.world().floor().grid().size() * 3);

        fog.writeChanged(bytes);

        int cell = scenario.body().cell;
        int row = scenario.world().floor().grid().y(cell);
        assertThat(row).isBetween(fog.firstChangedRow(), fog.lastChangedRow());
        assertThat(state.isSeen(cell)).isTrue();
        assertThat(bytes.get(cell * 3)).isEqualTo((byte) 255);
        assertThat(bytes.get(cell * 3 + 1)).isEqualTo((byte) 255);
        assertThat(bytes.get(scenario.cellOf('1') * 3 + 1)).isZero();
    }

    @Test
    void seenCellsAreRememberedOutOfSight() {
        fog.ease(10);
        int start = scenario.cellOf('@');
        scenario.standsOn(scenario.cellOf('1')).waits(1);
        fog.ease(0.1f);
        float fading = fog.sight(start);
        fog.ease(10);

        assertThat(fading).as("it fades bit by bit").isBetween(0.5f, 0.95f);
        assertThat(fog.sight(start)).isZero();
        assertThat(fog.seen(start)).isEqualTo(1);
        assertThat(fog.sees(start)).as("nothing that happens there is shown").isFalse();
        assertThat(fog.sees(scenario.cellOf('1'))).isTrue();
    }

    @Test
    void whenSettled_thenNothingIsLeftToFade() {
        fog.settle();

        assertThat(fog.sight(scenario.body().cell)).isEqualTo(1);
        for (int cell = 0; cell < scenario.world().floor().grid().size(); cell++) {
            assertThat(fog.sight(cell)).isIn(0f, 1f);
            assertThat(fog.seen(cell)).isIn(0f, 1f);
        }
    }
}
