package dev.orebound.view.actor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that brews go as far as the preview says, by casting them. */
final class BrewReachTest {
    private static final String HALL = """
            ######################
            #..........##........#
            #..........#.........#
            #....................#
            #..##................#
            #..##.....@..........#
            #....................#
            #.........#..........#
            #..g.................#
            #...........####.....#
            ######################""";

    /** The distance that a flask flies in half a tick, and that its blast is told to be off by rounding. */
    private static final float CLOSE = 0.02f;

    @ParameterizedTest
    @ValueSource(ints = {0, 60, 130, 200, 256, 330, 400, 512, 600, 680, 768, 850, 960})
    void aFlaskComesDownWhereThePreviewShows(int direction) {
        for (int cells : new int[] {1, 3, 6, 9}) {
            FightScenario fight = fight("frost");
            Attack attack = attack(fight, BrewUse.FLASK);
            float farthest = attack.begins().farthestCells();
            BrewReach reach = new BrewReach(fight.world());

            reach.throwFlask((AttackForm.Lob) attack.form(), direction, Math.min(farthest, cells));
            throwFlask(fight, direction, cells);

            FightScenario.Happened broken = fight.first(EventType.FLASK_BROKEN);
            assertThat(broken.x()).isCloseTo(reach.landX(), within(CLOSE));
            assertThat(broken.y()).isCloseTo(reach.landY(), within(CLOSE));
        }
    }

    @Test
    void aFlaskInReachComesDownWhereThePointerIs() {
        FightScenario fight = fight("flame");
        BrewReach reach = new BrewReach(fight.world());

        reach.throwFlask((AttackForm.Lob) attack(fight, BrewUse.FLASK).form(), 100, 5);

        assertThat(reach.landX()).isCloseTo(fight.player().body().x + 5 * AimTable.x(100), within(CLOSE));
        assertThat(reach.landY()).isCloseTo(fight.player().body().y + 5 * AimTable.y(100), within(CLOSE));
    }

    @Test
    void aFlaskAtAWallComesDownBeforeIt() {
        FightScenario fight = fight("flame");
        BrewReach reach = new BrewReach(fight.world());

        reach.throwFlask((AttackForm.Lob) attack(fight, BrewUse.FLASK).form(), 3 * Intent.AIMS / 4, 5);

        assertThat(fight.player().body().y - reach.landY()).isBetween(1f, 1.5f);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 64, 128, 256, 400, 512, 700, 768, 900})
    void aBoltEndsWhereThePreviewShows(int direction) {
        FightScenario fight = fight("shard");
        AttackForm.Ranged shot = (AttackForm.Ranged) attack(fight, BrewUse.BOLT).form();
        float fromX = fight.player().body().x;
        float fromY = fight.player().body().y;
        float aimX = AimTable.x(direction);
        float aimY = AimTable.y(direction);
        float cells = new BrewReach(fight.world()).boltCells(shot, fromX, fromY, aimX, aimY);

        fight.aims(direction).holds(Intent.BOLT, 1).waitsFor(EventType.SHOT_ENDED, 120);

        FightScenario.Happened ended = fight.first(EventType.SHOT_ENDED);
        float flown = (float) Math.hypot(ended.x() - fromX, ended.y() - fromY);
        // A shot ends in whole ticks, before or beyond what it touches.
        assertThat(flown).isCloseTo(cells, within(shot.speed() / 60 + 0.11f));
    }

    @Test
    void aBoltIsShownToEndAtABodyThatIsSeenAndNotAtOneThatIsNot() {
        FightScenario fight = FightScenario.of("""
                ##############
                #@....g......#
                ##############
                #1############
                ##############""", "goblin").holdsThemAsleep().chooses("flame");
        Arrays.fill(fight.player().component().flasks, 30);
        AttackForm.Ranged shot = (AttackForm.Ranged) attack(fight, BrewUse.BOLT).form();
        BrewReach reach = new BrewReach(fight.world());
        float x = fight.player().body().x;
        float y = fight.player().body().y;
        fight.waits(2);

        assertThat(reach.boltCells(shot, x, y, 1, 0)).isBetween(4f, 5f);

        fight.body(0).cell = fight.cell('1');
        assertThat(reach.boltCells(shot, x, y, 1, 0)).isCloseTo(10, within(0.2f));
    }

    private static FightScenario fight(String brew) {
        FightScenario fight = FightScenario.of(HALL, "goblin").holdsThemAsleep().chooses(brew);
        Arrays.fill(fight.player().component().flasks, 30);
        return fight;
    }

    private static Attack attack(FightScenario fight, BrewUse use) {
        PlayerComponent alchemist = fight.player().component();
        int brew = fight.content().brews().of(alchemist.chosenOres);
        return fight.content().brews().attack(brew, use, alchemist.brews[brew]);
    }

    private static void throwFlask(FightScenario fight, int direction, int cells) {
        fight.aims(direction).throwsFar(cells).waitsFor(EventType.FLASK_BROKEN, 90);
    }
}
