package dev.orebound.world.tactic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.Grid;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that no monster waits behind others for ever: one that gets no nearer for a while tries another side of its
 * foe.
 */
class ElsewhereTest {
    private static final String HALL = """
            #################
            #...............#
            #...............#
            #...............#
            #...............#
            #.......@....g..#
            #...............#
            #...............#
            #...............#
            #...............#
            #################""";

    @Test
    void givenAHunterThatIsHeldUp_whenItsPatienceIsOver_thenItTriesOneSideAfterAnother_theFarOneFirst() {
        FightScenario fight = FightScenario.of(HALL, "slime");
        int after = fight.content().tactics().elsewhereTicks();
        int tries = fight.content().tactics().sideTicks();

        assertThat(sidesTried(fight, after - 1)).as("sides, before").isEmpty();
        List<Integer> sides = sidesTried(fight, 4 * (after + tries));

        Grid grid = fight.world().floor().grid();
        int playerX = grid.x(fight.cell('@'));
        int playerY = grid.y(fight.cell('@'));
        assertThat(sides).hasSize(4).first().isEqualTo(sides.get(3));
        assertThat(sides.subList(0, 3)).doesNotHaveDuplicates();
        assertThat(grid.x(sides.get(0))).as("beyond the player").isLessThan(playerX);
        assertThat(sides).as("never back to its own").allMatch(side -> grid.x(side) <= playerX);
        assertThat(sides)
                .as("both flanks")
                .anyMatch(side -> grid.y(side) < playerY)
                .anyMatch(side -> grid.y(side) > playerY);
    }

    @Test
    void givenAHunterThatGetsOn_whenItComes_thenItStrikesFromTheSideOnWhichItCame() {
        FightScenario fight = FightScenario.of(HALL, "slime");
        List<Integer> sides = new ArrayList<>();

        for (int i = 0; i < 600 && fight.count(EventType.STRIKE_WOUND_UP) == 0; i++) {
            fight.waits(1);
            note(fight, sides);
        }

        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isPositive();
        assertThat(sides).isEmpty();
    }

    /** Returns the cells that a monster heads for if it is put back after each tick. */
    private static List<Integer> sidesTried(FightScenario fight, int ticks) {
        List<Integer> sides = new ArrayList<>();
        for (int i = 0; i < ticks; i++) {
            fight.put(fight.body(0), fight.cell('g'));
            fight.waits(1);
            note(fight, sides);
        }
        return sides;
    }

    private static void note(FightScenario fight, List<Integer> sides) {
        WishComponent wish = FightScenario.part(fight.monster(0), WishComponent.class);
        boolean isNew = sides.isEmpty() || sides.get(sides.size() - 1) != wish.cell;
        if (wish.way == TravelMode.TO_CELL && isNew) {
            sides.add(wish.cell);
        }
    }
}
