package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.FloorState;

/**
 * Draws a trap room and the cells around it as text; the first line is the north edge. {@code #} rock, {@code .} floor,
 * {@code ~} cells that nobody walks over, {@code o} ore, {@code +} open and {@code X} shut doorway, {@code x} mark, {@code
 * *} thing, {@code c} companion, {@code m} monster, {@code M} monster that the arena counts, {@code @} player.
 */
final class RoomPicture {
    private static final int AROUND = 4;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final Grid grid;
    private final char[] glyphs;

    private RoomPicture(World world, Arena arena) {
        grid = world.floor().grid();
        glyphs = new char[grid.size()];
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = ground(cell, world);
        }
        for (DoorComponent door : arena.doors()) {
            glyphs[door.cell] = world.floorState().isSolid(door.cell) ? 'X' : '+';
        }
        for (int i = 0; i < arena.marks().size(); i++) {
            glyphs[arena.marks().cell(i)] = 'x';
        }
        put('*', world.pickups());
        put('c', world.companions());
        put('m', world.monsters());
        for (Entity monster : world.monsters()) {
            if (monsters.get(monster).arenaRoom == arena.room().id()) {
                glyphs[bodies.get(monster).cell] = 'M';
            }
        }
        glyphs[world.player().body().cell] = '@';
    }

    /** The picture, each line ended by a line feed. */
    static String of(World world, Arena arena) {
        return new RoomPicture(world, arena).text(arena.room().cells());
    }

    private static char ground(int cell, World world) {
        FloorState state = world.floorState();
        if (!world.floor().structure().at(cell)) {
            return '#';
        }
        if (state.oreAt(cell) != FloorState.NO_ORE) {
            return 'o';
        }
        return state.isSolid(cell) ? '~' : '.';
    }

    private void put(char glyph, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            glyphs[bodies.get(all.get(i)).cell] = glyph;
        }
    }

    private String text(Cells room) {
        int lowX = Math.max(0, room.stream().map(grid::x).min().orElse(0) - AROUND);
        int highX = Math.min(grid.width() - 1, room.stream().map(grid::x).max().orElse(0) + AROUND);
        int lowY = Math.max(0, room.stream().map(grid::y).min().orElse(0) - AROUND);
        int highY = Math.min(grid.height() - 1, room.stream().map(grid::y).max().orElse(0) + AROUND);
        StringBuilder text = new StringBuilder();
        for (int y = highY; y >= lowY; y--) {
            text.append(glyphs, grid.cell(lowX, y), highX - lowX + 1).append('\n');
        }
        return text.toString();
    }
}
