package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Grid;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.horde.HordeMind;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks which part of a floor the overlays draw on, and whom and which room they mean there. */
class OverlayLookupTest {
    private static final int PIXELS_A_CELL = 40;

    private final DrawnFloor drawing = new DrawnFloor("""
            ################
            #@....+........#
            #.....#........#
            #.1...#....2..g#
            ################""");
    private final Scenario scenario = Scenario.of(drawing, TestContent.BUILT_IN);

    /** Returns a view of a window whose lower left corner lies on a place of the floor, in cells. */
    private CaveViewport viewport(float left, float low, int width, int height) {
        CaveViewport viewport = new CaveViewport(scenario.world(), new CaveProjection() {
            @Override
            public float cellX(float screenX) {
                return screenX / PIXELS_A_CELL + left;
            }

            @Override
            public float cellY(float screenY) {
                return screenY / PIXELS_A_CELL + low;
            }

            @Override
            public float screenX(float cellX) {
                return (cellX - left) * PIXELS_A_CELL;
            }

            @Override
            public float screenY(float cellY) {
                return (cellY - low) * PIXELS_A_CELL;
            }
        });
        viewport.look(InterfaceSize.of(width, height, 1), Grid.NONE);
        return viewport;
    }

    @Test
    void onlyCellsInTheWindowAreShownAndOnesAtItsEdgeToo() {
        CaveViewport viewport = viewport(2.5f, 1, 4 * PIXELS_A_CELL, 2 * PIXELS_A_CELL);
        Grid grid = viewport.grid();

        assertThat(viewport.west()).isEqualTo(2);
        assertThat(viewport.east()).isEqualTo(7);
        assertThat(viewport.shows(grid.cell(2, 1))).isTrue();
        assertThat(viewport.shows(grid.cell(6, 2))).isTrue();
        assertThat(viewport.shows(grid.cell(7, 1))).isFalse();
        assertThat(viewport.shows(grid.cell(4, 3))).isFalse();
    }

    @Test
    void givenAWindowLargerThanTheFloor_thenNothingBeyondTheFloorIsAskedFor() {
        CaveViewport viewport = viewport(-10, -10, 40 * PIXELS_A_CELL, 40 * PIXELS_A_CELL);

        assertThat(viewport.west()).isZero();
        assertThat(viewport.south()).isZero();
        assertThat(viewport.east()).isEqualTo(viewport.grid().width());
        assertThat(viewport.north()).isEqualTo(viewport.grid().height());
    }

    @Test
    void givenAWindowBesideTheFloor_thenNoCellIsShown() {
        CaveViewport viewport = viewport(100, 0, 400, 400);

        for (int cell = 0; cell < viewport.grid().size(); cell++) {
            assertThat(viewport.shows(cell)).isFalse();
        }
        assertThat(viewport.showsAbout(5, 2, 3)).isFalse();
    }

    @Test
    void cellsLieWhereTheCaveIsDrawn() {
        CaveViewport viewport = viewport(1, 1, 640, 360);
        int cell = viewport.grid().cell(3, 2);

        assertThat(viewport.side()).isEqualTo(PIXELS_A_CELL);
        assertThat(viewport.x(3)).isEqualTo(2 * PIXELS_A_CELL);
        assertThat(viewport.middleX(cell)).isEqualTo(2.5f * PIXELS_A_CELL);
        assertThat(viewport.middleY(cell)).isEqualTo(1.5f * PIXELS_A_CELL);
    }

    @Test
    void aRoomIsLabelledInItsVisiblePartOnly() {
        CaveViewport east = viewport(9, 0, 5 * PIXELS_A_CELL, 5 * PIXELS_A_CELL);
        Room shown = roomOf('2');

        assertThat(east.labelCell(roomOf('1'))).isEqualTo(Grid.NONE);
        assertThat(east.shows(east.labelCell(shown))).isTrue();
        assertThat(shown.cells().contains(east.labelCell(shown))).isTrue();
    }

    @Test
    void givenTheWholeRoomInSight_thenItsLabelIsAtItsCentre() {
        CaveViewport whole = viewport(0, 0, 16 * PIXELS_A_CELL, 9 * PIXELS_A_CELL);

        assertThat(whole.labelCell(roomOf('1'))).isEqualTo(roomOf('1').centre());
    }

    private Room roomOf(char label) {
        Floor floor = scenario.world().floor();
        return floor.roomWithId(floor.room().at(drawing.label(label)));
    }

    @Test
    void theMonsterOnACellIsTheNearestToItsMiddle() {
        Entity goblin = scenario.world().monsters().first();
        int cell = drawing.label('g');
        assertThat(MonsterLookup.monsterAt(cell, scenario.world())).isSameAs(goblin);
        assertThat(MonsterLookup.monsterAt(drawing.label('1'), scenario.world()))
                .isNull();

        goblin.getComponent(BodyComponent.class).x -= 1.1f;

        assertThat(MonsterLookup.monsterAt(cell, scenario.world())).isNull();
    }

    @Test
    void aHordeIsLedByItsLeaderUntilThatDies() {
        Entity goblin = scenario.world().monsters().first();
        HordeMind horde = Objects.requireNonNull(MonsterLookup.hordeOf(goblin, scenario.world()));
        assertThat(MonsterLookup.leaderOf(horde)).isSameAs(goblin);

        scenario.slay(goblin);
        scenario.waits(3);

        assertThat(MonsterLookup.leaderOf(horde)).isNull();
    }

    @Test
    void atFirstOnlyTheFactsOfTheCellAreShown() {
        OverlayChoice choice = new OverlayChoice();
        assertThat(choice.isShown("cell")).isTrue();
        assertThat(choice.isShown("rooms")).isFalse();

        choice.show("rooms", true);
        choice.show("cell", false);
        choice.show("cell", false);

        assertThat(choice.isShown("rooms")).isTrue();
        assertThat(choice.isShown("cell")).isFalse();
    }
}
