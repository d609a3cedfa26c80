package dev.orebound.screen.map;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import org.junit.jupiter.api.Test;

/** Checks the mark of what opens far from the player. */
class MapMarksTest {
    private static final int MARKED_SECONDS = 45;

    private final DrawnFloor drawn =
            new DrawnFloor("""
            ################
            #@...8........##
            #############.##
            #1.2.3.L......##
            ################
            """).vignette("strongroom", "123", '2', -1, "").lock("portcullis", 'L');

    private final World world = new World(drawn.floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
    private final MapMarks marks = new MapMarks(world, new Descent(Seed.of("drawn"), TestContent.BUILT_IN.graph()));
    private final Intent intent = new Intent();

    private void step() {
        world.step(intent);
        intent.clear();
        for (int i = 0; i < world.events().size(); i++) {
            marks.hear(world.events().at(i));
        }
        marks.collect(null);
    }

    private int openedCell() {
        for (int i = 0; i < marks.size(); i++) {
            if (marks.mark(i) == MapMark.OPENED) {
                return marks.cell(i);
            }
        }
        return -1;
    }

    @Test
    void aLockThatOpensOutOfSightIsMarkedForAWhileThoughItsPlaceWasNeverSeen() {
        intent.order(IntentOrder.HELP_OPEN, 1);
        step();

        assertThat(world.floorState().isSeen(drawn.label('L'))).isFalse();
        assertThat(openedCell()).isEqualTo(drawn.label('L'));
        for (int tick = 1; tick < MARKED_SECONDS * TickClock.TICKS_A_SECOND; tick++) {
            step();
        }
        assertThat(openedCell()).as("at the end of that time").isEqualTo(drawn.label('L'));
        step();
        assertThat(openedCell()).as("after it").isEqualTo(-1);
    }

    @Test
    void aLockThatOpensBeforeThePlayerNeedsNoMark() {
        world.player().body().x = drawn.floor().grid().x(drawn.label('L')) + 2.5f;
        world.player().body().y = drawn.floor().grid().y(drawn.label('L')) + 0.5f;
        step();
        intent.order(IntentOrder.HELP_OPEN, 1);
        step();

        assertThat(world.floorState().locks().get(0).isOpen).isTrue();
        assertThat(openedCell()).isEqualTo(-1);
    }
}
