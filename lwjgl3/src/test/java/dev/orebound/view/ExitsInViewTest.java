package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.grid.Grid;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks what a player sees of exits, and of what opens far off. */
@InWindow
final class ExitsInViewTest {
    private static final String ROOM = """
            ##################
            #................#
            #................#
            #................#
            #...........1....#
            #................#
            #....@...........#
            #................#
            #................#
            ##################
            """;
    private static final String WINDING = """
            ##########################
            #.............############
            #.............############
            #.............############
            #.............############
            #.....@..................#
            #.............##########.#
            #.............##########.#
            ########################.#
            #1.2.3.L.................#
            ##########################
            """;

    /** Pixels that must differ for two exits to be told apart at a glance. */
    private static final int APART = 120;

    private static final int CHANGED_PIXELS_OF_A_CELL = 150;
    private static final float SETTLING_SECONDS = 0.1f;
    private static final int SETTLING_FRAMES = 25;

    private final BuiltInAssets assets = new BuiltInAssets();

    private static World world(DrawnFloor drawn) {
        return new World(drawn.floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
    }

    private WorldView view(World world) {
        WorldView view = TestViews.of(
                world, new SpriteAtlas(TestContent.sprites(assets)), ViewSettings.STILL, assets, TestContent.sounds());
        world.step(new Intent());
        view.afterTick();
        GlWindow.lastOf(SETTLING_FRAMES, () -> view.draw(1, SETTLING_SECONDS));
        return view;
    }

    /** Returns the picture of the gate of the exit to a floor, from its steps to its sign. */
    private Shot gate(String node) {
        DrawnFloor drawn = new DrawnFloor(ROOM).kind(FloorKind.SCROLL).exit('1', node);
        World world = world(drawn);
        WorldView view = view(world);
        Grid grid = world.floor().grid();
        Shot shot = Shot.of(view, grid.x(drawn.label('1')), grid.y(drawn.label('1')), 2, 3.5f);
        view.dispose();
        return shot;
    }

    /**
     * Returns a node of the run for each kind of floor that it has, with as little danger as possible, and the way out.
     */
    private static List<String> ways() {
        Descent descent = new Descent(Seed.of("drawn"), TestContent.BUILT_IN.graph());
        List<String> ways = new ArrayList<>(List.of(Descent.OUT));
        for (FloorKind kind : FloorKind.values()) {
            descent.graph().nodes().stream()
                    .filter(node -> node.kind() == kind)
                    .map(GraphNode::id)
                    .findFirst()
                    .ifPresent(ways::add);
        }
        return ways;
    }

    @Test
    void exitsToEachKindOfFloorAreToldApartWithoutColours() {
        List<String> ways = ways();
        List<Shot> shots = ways.stream().map(this::gate).toList();

        assertThat(ways).hasSize(FloorKind.values().length + 1);
        for (int one = 0; one < shots.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(shots.get(one).unlike(shots.get(other)))
                        .as("%s and %s", ways.get(one), ways.get(other))
                        .isGreaterThan(APART);
            }
        }
    }

    @Test
    void anExitFillsTwoCells() {
        DrawnFloor bare = new DrawnFloor(ROOM).kind(FloorKind.SCROLL);
        DrawnFloor drawn = new DrawnFloor(ROOM).kind(FloorKind.SCROLL).exit('1', "r1c0");
        WorldView without = view(world(bare));
        World world = world(drawn);
        int x = world.floor().grid().x(drawn.label('1'));
        int y = world.floor().grid().y(drawn.label('1'));
        Shot[] floor = {Shot.of(without, x, y, 1, 1), Shot.of(without, x + 1, y, 1, 1)};
        without.dispose();
        WorldView with = view(world);
        Shot[] steps = {Shot.of(with, x, y, 1, 1), Shot.of(with, x + 1, y, 1, 1)};
        with.dispose();

        assertThat(steps[0].unlike(floor[0])).isGreaterThan(CHANGED_PIXELS_OF_A_CELL);
        assertThat(steps[1].unlike(floor[1])).isGreaterThan(CHANGED_PIXELS_OF_A_CELL);
    }

    @Test
    void aShutExitIsDarkBehindBarsAndAnOpenOneLightsTheFloorBeforeIt() {
        DrawnFloor drawn = new DrawnFloor(ROOM.replace(
                        "#................#\n##################", "#g...............#\n##################"))
                .exit('1', "r1c0");
        World world = world(drawn);
        assertThat(world.part(FloorGifts.class).areExitsLocked()).isTrue();
        WorldView view = view(world);
        int x = world.floor().grid().x(drawn.label('1'));
        int y = world.floor().grid().y(drawn.label('1'));
        Shot shutMouth = Shot.of(view, x, y + 0.8f, 2, 1.2f);
        Shot shutFloor = Shot.of(view, x - 1, y - 2, 4, 2);

        world.part(FloorGifts.class).lock().open();
        GlWindow.lastOf(SETTLING_FRAMES, () -> view.draw(1, SETTLING_SECONDS));
        Shot mouth = Shot.of(view, x, y + 0.8f, 2, 1.2f);
        Shot floor = Shot.of(view, x - 1, y - 2, 4, 2);
        view.dispose();

        assertThat(mouth.unlike(shutMouth)).isGreaterThan(2 * CHANGED_PIXELS_OF_A_CELL);
        assertThat(mouth.brightness()).isGreaterThan(shutMouth.brightness() * 1.3f);
        assertThat(floor.brightness()).isGreaterThan(shutFloor.brightness() * 1.15f);
    }

    @Test
    void aLightRunsFromThePlayerTowardsALockThatOpensOutOfSightAndMakesNoGarbage() {
        DrawnFloor drawn = new DrawnFloor(WINDING)
                .kind(FloorKind.SCROLL)
                .vignette("strongroom", "123", '2', -1, "")
                .lock("portcullis", 'L');
        World world = world(drawn);
        WorldView view = view(world);
        int y = world.floor().grid().y(drawn.label('@'));
        int x = world.floor().grid().x(drawn.label('@'));
        Shot before = Shot.of(view, x + 2, y, 5, 1);
        Shot aside = Shot.of(view, x - 4, y + 1, 3, 3);

        Intent open = new Intent();
        open.order(IntentOrder.HELP_OPEN, 1);
        world.step(open);
        view.afterTick();
        GlWindow.lastOf(45, () -> view.draw(1, Stage.SECONDS));

        assertThat(Shot.of(view, x + 2, y, 5, 1).unlike(before))
                .as("along the way")
                .isGreaterThan(APART);
        assertThat(Shot.of(view, x - 4, y + 1, 3, 3).unlike(aside)).as("aside").isLessThan(APART / 4);
        assertThat(FrameGarbage.of(() -> view.draw(1, 0))).isLessThan(100);
        view.dispose();
    }
}
