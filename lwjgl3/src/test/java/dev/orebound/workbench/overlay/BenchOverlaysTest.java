package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.FocusWalk;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.element.GroundBrush;
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

@InWindow(width = 800, height = 600)
final class BenchOverlaysTest {
    private static final Seed SEED = Seed.of("overlay");
    private static final int DEPTH = 4;
    private static final Pattern ROW = Pattern.compile("^\\| `([a-z_]+)` \\| (.*) \\|$");

    private final Content content = TestContent.BUILT_IN;

    @Test
    void everyOverlayDrawsSomethingWhereThereIsSomethingAndNothingWhileItIsOff() {
        World world = livelyWorld();
        OverlayStage stage = new OverlayStage(world);
        for (String name : stage.overlays.names()) {
            if (name.equals(BenchOverlays.GRAPH) || name.equals(BenchOverlays.REACTIONS)) {
                continue;
            }
            stage.at(whereThereIs(name, world));
            stage.overlays.show(name, true);
            int drawn = stage.drawnPixels();
            stage.overlays.show(name, false);

            assertThat(drawn).as(name).isGreaterThan(40);
            assertThat(stage.drawnPixels()).as("%s, off", name).isZero();
        }
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    @Test
    void theTrapRoomUnderTheMouseIsMarkedAndOtherRoomsOnlyNamedWhileTheKeyForClickingIsHeld() {
        World world = livelyWorld();
        OverlayStage stage = new OverlayStage(world);
        int trap = world.arenas().get(0).room().centre();
        int plain = world.floor().rooms().stream()
                .filter(room -> !room.isTrap())
                .findFirst()
                .orElseThrow()
                .centre();

        int marked = stage.at(trap).pixelsOfTrapMark(false);
        assertThat(marked).isGreaterThan(400);
        assertThat(stage.pixelsOfTrapMark(true)).as("tinted, too").isGreaterThan(2 * marked);
        assertThat(stage.at(plain).pixelsOfTrapMark(false)).isZero();
        assertThat(stage.pixelsOfTrapMark(true)).isPositive().isLessThan(marked);
    }

    @Test
    void givenTheRoomGraphOfAnyRun_thenF10ShowsItAndEscapeTakesItAway() {
        Expedition run = new Expedition(SEED, content);
        OverlayStage stage = new OverlayStage(run.world());
        stage.overlays.enter(run, stage);
        stage.at(run.world().player().body().cell);

        assertThat(stage.overlays.keyDown(Keys.ESCAPE, null)).isFalse();
        assertThat(stage.overlays.keyDown(Keys.F10, null)).isTrue();
        assertThat(stage.overlays.isPageShown()).isTrue();
        assertThat(stage.overlays.cell()).isEqualTo(Grid.NONE);
        assertThat(stage.drawnPixels()).isPositive();
        assertThat(stage.overlays.keyDown(Keys.ESCAPE, null)).isTrue();
        assertThat(stage.overlays.isPageShown()).isFalse();
    }

    @Test
    void theTableOfReactionsIsReadByArrowsAndLeftByEscape() {
        OverlayStage stage = new OverlayStage(livelyWorld());
        List<String> left = new ArrayList<>();
        ReactionsPage page = new ReactionsPage(stage.parts, () -> left.add("left"));
        page.resize(InterfaceSize.of(800, 600, 1));
        page.begin();
        page.draw(1);

        Set<FocusRow> reached = FocusWalk.reached(page.focus(), List.of(PageMove.UP, PageMove.DOWN));

        int subjects = GroundInfluence.COUNT + content.grounds().size() + StatusEffect.COUNT;
        assertThat(reached)
                .hasSizeGreaterThanOrEqualTo(subjects)
                .containsAll(page.focus().rows());
        page.keyDown(Keys.ESCAPE, null);
        assertThat(left).containsExactly("left");
        stage.overlays.show(BenchOverlays.REACTIONS, true);
        assertThat(stage.overlays.isPageShown()).isTrue();
        assertThat(stage.overlays.keyDown(Keys.DOWN, null)).isTrue();
        assertThat(stage.overlays.keyDown(Keys.ESCAPE, null)).isTrue();
        assertThat(stage.overlays.isPageShown()).isFalse();
    }

    @Test
    void arrowsReachEveryFloorOfTheRoomGraphFromTheOneThatIsEntered() {
        Expedition run = new Expedition(SEED, content);
        List<String> left = new ArrayList<>();
        GraphPage graph = new GraphPage(new OverlayStage(run.world()).parts, () -> left.add("left"));
        graph.resize(InterfaceSize.of(800, 600, 1));
        graph.enter(run);
        graph.draw(1);

        FocusRow here = graph.focus().focused();
        Set<FocusRow> reached = FocusWalk.reached(graph.focus(), List.of(PageMove.RIGHT, PageMove.UP, PageMove.DOWN));

        assertThat(reached)
                .hasSizeGreaterThan(run.descent().graph().nodes().size())
                .containsAll(graph.focus().rows());
        graph.keyDown(Keys.ESCAPE, null);
        assertThat(left).containsExactly("left");
        graph.focusHere();
        graph.keyDown(Keys.RIGHT, null);
        assertThat(graph.focus().focused()).as("the floor ahead").isNotEqualTo(here);
        graph.focusHere();
        assertThat(graph.focus().focused()).isEqualTo(here);
    }

    @Test
    void theCellUnderTheMouseIsTheOneThatLiesThere() {
        World world = drawn("""
                #####
                #@..#
                #####""");
        OverlayStage stage = new OverlayStage(world);

        stage.at(world.floor().grid().cell(2, 1));
        assertThat(stage.overlays.cell()).isEqualTo(world.floor().grid().cell(2, 1));

        stage.overlays.pointerMoved(0, 0);
        assertThat(stage.overlays.cell()).isEqualTo(Grid.NONE);
    }

    @Test
    void aClickOnTheListTurnsAnOverlayOnAndTheChoiceOutlivesTheRun() {
        OverlayStage stage = new OverlayStage(drawn("###\n#@#\n###"));
        OverlayChoice choice = new OverlayChoice();
        BenchOverlays overlays = new BenchOverlays(stage.parts, choice);
        stage.controls.clear();
        stage.controls.addActor(overlays.menu());
        overlays.resize(InterfaceSize.of(800, 600, 1));
        int x = (int) overlays.menu().getX() + 20;
        int y = (int) overlays.menu().getTop() - 14;

        assertThat(overlays.isShown("rooms")).isFalse();
        assertThat(stage.controls.touchDown(x, y, 0, Buttons.LEFT)).isTrue();
        assertThat(overlays.isShown("rooms")).isTrue();
        assertThat(stage.controls.touchDown(1, 1, 0, Buttons.LEFT)).isFalse();
        assertThat(FocusWalk.reached(stage.controls.focus(), List.of(PageMove.DOWN, PageMove.RIGHT)))
                .as("in every row of the menu, by arrows")
                .hasSize(overlays.names().size());
        assertThat(new BenchOverlays(stage.parts, choice).isShown("rooms")).isTrue();
    }

    @Test
    void givenAnUnknownName_thenItIsRefusedWithTheNamesThatThereAre() {
        OverlayStage stage = new OverlayStage(drawn("###\n#@#\n###"));

        assertThatThrownBy(() -> stage.overlays.show("roms", true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no overlay 'roms'; there are " + String.join(", ", stage.overlays.names()));
    }

    @Test
    void theListLiesWithinTheWindowAndOnNothingOfTheHudBesideIt() {
        OverlayStage stage = new OverlayStage(drawn("###\n#@#\n###"));
        for (float scale : new float[] {0.75f, 1, 1.5f, 2}) {
            for (int[] window : new int[][] {{800, 600}, {1280, 720}, {1920, 1080}, {2560, 1080}}) {
                InterfaceSize size = InterfaceSize.of(window[0], window[1], scale);
                stage.resize(size);
                Table menu = stage.overlays.menu();
                LayoutBox list = new LayoutBox(
                        (int) menu.getX(), (int) menu.getY(), (int) menu.getWidth(), (int) menu.getHeight());
                HudLayout hud = HudLayout.of(size);

                assertThat(new LayoutBox(0, 0, size.width(), size.height()).holds(list))
                        .isTrue();
                assertThat(List.of(
                                hud.minimap(),
                                hud.horde(),
                                hud.place(),
                                hud.health(),
                                hud.flasks().get(3)))
                        .as("%s at %s", size, list)
                        .noneMatch(list::overlaps);
            }
        }
    }

    @Test
    void thePanelOfGearListsTheRulesThatActed() {
        World world = drawn("#######\n#@....#\n#######");
        GearPanel panel = new GearPanel(new OverlayStage(world).parts, new SidePanels());
        Intent intent = new Intent();
        intent.order(IntentOrder.HELP_RELIC, world.content().powers().relics().indexOf("ember_heel"));
        world.step(intent);
        intent.clear();
        intent.move(Intent.FULL_TILT, 0);
        intent.hold(Intent.DASH);
        for (int i = 0; i < 5; i++) {
            world.step(intent);
            panel.afterTick(world);
        }

        assertThat(panel.told()).hasSize(1);
        assertThat(panel.told().get(0)).endsWith("Ember Heel: dash began");
    }

    @Test
    void theGuideListsTheOverlaysInTheirOrder() throws IOException {
        List<String> documented = new ArrayList<>();
        boolean isThere = false;
        for (String line : Files.readAllLines(Path.of("../docs/commands.md"))) {
            isThere = line.startsWith("## ") ? line.equals("## The workbench") : isThere;
            Matcher row = ROW.matcher(line);
            if (isThere && row.matches()) {
                documented.add(row.group(1));
            }
        }

        assertThat(new OverlayStage(drawn("###\n#@#\n###")).overlays.names()).isEqualTo(documented);
    }

    private World drawn(String drawing) {
        return new World(new DrawnFloor(drawing).floor(), content, Party.fresh(content));
    }

    /** Returns a world in which one horde hunts, one wanders and one flees, and something burns. */
    private World livelyWorld() {
        Floor floor = new FloorGenerator(content).generate(new Descent(SEED, content.graph()).request(DEPTH));
        World world = new World(floor, content, Party.fresh(content), besideALeader(floor));
        Intent intent = new Intent();
        world.step(intent);
        HordeBrush.rouse(hordes(world).get(0), world.player().body().cell);
        HordeBrush.turn(hordes(world).get(1), MindState.WANDERING);
        HordeBrush.turn(hordes(world).get(2), MindState.FLEEING);
        for (int tick = 0; tick < 40; tick++) {
            world.step(intent);
            world.player().health().health = world.player().health().most;
        }
        new GroundBrush(world).burn(world.player().body().cell, 600);
        return world;
    }

    private static int besideALeader(Floor floor) {
        int leader = floor.hordes().get(0).leader().at();
        return nearest(
                floor,
                leader,
                cell -> floor.structure().at(cell)
                        && floor.liquid().at(cell) == 0
                        && floor.grid().steps8(cell, leader) >= 3);
    }

    private static int nearest(Floor floor, int from, IntPredicate isFit) {
        int nearest = from;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (isFit.test(cell) && floor.grid().steps8(cell, from) < least) {
                least = floor.grid().steps8(cell, from);
                nearest = cell;
            }
        }
        return nearest;
    }

    /** Returns the hordes that have members. */
    private static List<HordeMind> hordes(World world) {
        return world.hordes().stream().filter(horde -> horde.size() > 0).toList();
    }

    private static int whereThereIs(String name, World world) {
        Floor floor = world.floor();
        int player = world.player().body().cell;
        return switch (name) {
            case "chests" -> floor.chests().get(0).at();
            case "arenas" -> world.arenas().get(0).room().centre();
            case "doorways" -> world.doors().get(0).cell;
            case "veins" -> nearest(floor, player, cell -> floor.vein().at(cell) > 0);
            case "arcs" -> nearest(floor, player, cell -> floor.arcs().at(cell) > 1);
            case "hordes", "targets", "formation" ->
                hordes(world).get(0).members().first().getComponent(BodyComponent.class).cell;
            default -> player;
        };
    }
}
