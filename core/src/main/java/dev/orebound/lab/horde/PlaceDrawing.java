package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.state.FloorState;

/**
 * Draws the surroundings of a cell as text; the first line is the north edge. {@code #} rock, {@code .} floor, {@code ~}
 * cells that nobody walks over, {@code ^} lava or chasm, {@code f} fire, {@code o} ore, {@code +} doorway, {@code X} shut
 * door, {@code c} companion, {@code @} player; a monster is the first letter of its state, as a capital.
 */
final class PlaceDrawing {
    private static final int AROUND_X = 18;
    private static final int AROUND_Y = 9;

    private PlaceDrawing() {}

    /** The picture, each line ended by a line feed. */
    static String of(World world, int cell) {
        Grid grid = world.floor().grid();
        char[] glyphs = glyphs(world);
        int lowX = Math.max(0, grid.x(cell) - AROUND_X);
        int highX = Math.min(grid.width() - 1, grid.x(cell) + AROUND_X);
        int lowY = Math.max(0, grid.y(cell) - AROUND_Y);
        int highY = Math.min(grid.height() - 1, grid.y(cell) + AROUND_Y);
        StringBuilder text = new StringBuilder();
        for (int y = highY; y >= lowY; y--) {
            text.append(glyphs, grid.cell(lowX, y), highX - lowX + 1).append('\n');
        }
        return text.toString();
    }

    private static char[] glyphs(World world) {
        char[] glyphs = new char[world.floor().grid().size()];
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = ground(cell, world);
        }
        for (Room room : world.floor().rooms()) {
            for (Doorway doorway : room.doorways()) {
                doorway.cells().stream().filter(cell -> glyphs[cell] == '.').forEach(cell -> glyphs[cell] = '+');
            }
        }
        for (DoorComponent door : world.doors()) {
            glyphs[door.cell] = world.floorState().isSolid(door.cell) ? 'X' : glyphs[door.cell];
        }
        MonsterFacts census = new MonsterFacts();
        for (Entity companion : world.companions()) {
            glyphs[census.body(companion).cell] = 'c';
        }
        for (Entity monster : world.monsters()) {
            glyphs[census.body(monster).cell] = census.state(monster).name().charAt(0);
        }
        glyphs[world.player().body().cell] = '@';
        return glyphs;
    }

    private static char ground(int cell, World world) {
        FloorState state = world.floorState();
        if (!world.floor().structure().at(cell)) {
            return '#';
        }
        if (state.oreAt(cell) != FloorState.NO_ORE) {
            return 'o';
        }
        if (state.perilAt(cell) != Terrain.Peril.NONE) {
            return '^';
        }
        if (world.ground().isBurning(cell)) {
            return 'f';
        }
        return state.isSolid(cell) ? '~' : '.';
    }
}
