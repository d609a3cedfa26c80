package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.FightScenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.RaisedWall;
import org.junit.jupiter.api.Test;

/** Checks that a lob lands where its target stood when it was announced, over everybody in between. */
class LobTest {
    private static final String HALL = """
            ###########
            #.........#
            #@..g.g...#
            #.........#
            #.........#
            ###########""";

    @Test
    void givenAPlayerWhoStands_whenALobComesDown_thenItBurstsThereAndHurts() {
        FightScenario fight = FightScenario.of(HALL, "brood_nest", "ash_imp").waitsFor(EventType.BLAST, 200);

        FightScenario.Happened blast = fight.first(EventType.BLAST);
        AttackForm.Lob lob = (AttackForm.Lob) fight.kind(1).attacks().get(0).form();
        assertThat(blast.x()).isCloseTo(fight.player().body().x, within(0.01f));
        assertThat(blast.amount()).isEqualTo(Math.round(lob.blastCells() * 100));
        assertThat(blast.by()).isEqualTo(fight.id(1));
        assertThat(fight.lost()).isEqualTo(fight.harm(1));
        assertThat(fight.health(0).health).as("who stood in between").isEqualTo(fight.health(0).most);
    }

    @Test
    void givenAPlayerWhoWalksOff_whenALobComesDown_thenItBurstsWhereTheyStood() {
        FightScenario fight = FightScenario.of(HALL, "brood_nest", "ash_imp").waitsFor(EventType.STRIKE_WOUND_UP, 100);
        float stoodX = fight.striker(1).targetX;
        float stoodY = fight.striker(1).targetY;

        fight.plays(0, -127, 0, 40).waitsFor(EventType.BLAST, 200);

        assertThat(fight.first(EventType.BLAST).x()).isCloseTo(stoodX, within(0.01f));
        assertThat(fight.first(EventType.BLAST).y()).isCloseTo(stoodY, within(0.01f));
        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenRockBetween_whenABlastGoesOffNear_thenItShields() {
        FightScenario fight = FightScenario.of("""
                ########
                ###...g#
                #1#@...#
                ########""", "ash_imp").waitsFor(EventType.SHOT_LOOSED, 200);

        fight.put(fight.player().body(), fight.cell('1'));
        fight.waitsFor(EventType.BLAST, 200).waits(2);

        assertThat(fight.first(EventType.BLAST).x() - fight.player().body().x).isLessThan(2.1f);
        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenADoorThatShutsUnderALob_whenItComesToIt_thenItEndsWithoutABlast() {
        FightScenario fight = FightScenario.of("""
                ############
                #.@..+..g..#
                ############""", "ash_imp").waitsFor(EventType.SHOT_LOOSED, 300);
        FloorState state = fight.world().floorState();
        RaisedWall.on(fight.cell('+'), state);

        fight.waits(120);

        assertThat(fight.count(EventType.BLAST)).isZero();
        assertThat(fight.count(EventType.SHOT_ENDED)).isEqualTo(1);
        assertThat(fight.lost()).isZero();
    }
}
