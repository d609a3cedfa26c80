package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.element.GroundBrush;
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the facts about the cell under the mouse. */
@InWindow(pixels = false)
final class CellPanelTest {
    private final Content content = TestContent.BUILT_IN;

    @Test
    void givenBareFloorOfARoom_thenItSaysWhereThatIsAndWhatItIs() {
        DrawnFloor drawing = new DrawnFloor("""
                #######
                #@.1..#
                #.....#
                #.....#
                #######""");
        World world = world(drawing);

        assertThat(rows(world, drawing.label('1')))
                .contains("Cell: 3, 3 index 24", "Place: room", "Border: 0, arcs 1", "Ground: bare rock")
                .anySatisfy(
                        row -> assertThat(row).startsWith("Room: 1, a small").endsWith("15 cells"))
                .anySatisfy(row -> assertThat(row).startsWith("Light: 0%, in sight"));
    }

    @Test
    void givenRock_thenNoRoomIsSpokenOf() {
        World world = world(new DrawnFloor("####\n#@.#\n####"));

        assertThat(rows(world, 0))
                .contains("Cell: 0, 0 index 0", "Place: rock")
                .noneMatch(row -> row.startsWith("Room"));
    }

    @Test
    void givenATrapRoomWithADoorAndAChest_thenAllThreeAreTold() {
        DrawnFloor drawing = new DrawnFloor("""
                ########
                #@.+.TC#
                ########""");
        World world = world(drawing);

        assertThat(rows(world, drawing.label('+')))
                .contains("Place: doorway", "Door: shut 0%, of room 2", "Border: none, arcs 2");
        assertThat(rows(world, drawing.label('T')))
                .contains("Place: trap room")
                .anySatisfy(row -> assertThat(row).startsWith("Trap: Wave upon Wave, warned, wave 1 of"));
        assertThat(rows(world, drawing.label('C'))).contains("Position: chest in the centre, faces south");
    }

    @Test
    void givenOreFireAndWater_thenTheyAreTold() {
        DrawnFloor drawing = new DrawnFloor("""
                #######
                #@.o-1#
                #######""");
        World world = world(drawing);
        new GroundBrush(world).burn(drawing.label('1'), 60);
        int hardness = content.ores().get("fire").crystalHardness(1);

        assertThat(rows(world, drawing.label('o'))).contains("Ore: fire ore, " + hardness + " of " + hardness);
        assertThat(rows(world, drawing.label('-'))).contains("Ground: bare rock, shallow water");
        assertThat(rows(world, drawing.label('1'))).contains("Element: fire 60");
    }

    @Test
    void givenAHunter_thenItsHealthMindHordeAndAimAreTold() {
        DrawnFloor drawing = new DrawnFloor("""
                ##########
                #@......g#
                ##########""");
        World world = world(drawing);
        int health = content.monsters().get("goblin").health();
        HordeBrush.rouse(world.hordes().get(0), world.player().body().cell);
        world.step(new Intent());

        assertThat(rows(world, drawing.label('g')))
                .anySatisfy(row ->
                        assertThat(row).startsWith("Actor: goblin no. ").endsWith("health " + health + " of " + health))
                .anySatisfy(row -> assertThat(row).startsWith("Mind: hunting, "))
                .anySatisfy(row -> assertThat(row).startsWith("Horde: 0, leads, 1 alive, hunting"))
                .anySatisfy(row -> assertThat(row).startsWith("Goal: "));
        assertThat(rows(world, drawing.label('@')))
                .anySatisfy(row -> assertThat(row).startsWith("Actor: you, health "));
    }

    private World world(DrawnFloor drawing) {
        World world = new World(drawing.floor(), content, Party.fresh(content));
        world.step(new Intent());
        return world;
    }

    private static List<String> rows(World world, int cell) {
        OverlayStage stage = new OverlayStage(world);
        return stage.overlays.told(cell);
    }
}
