package dev.orebound.lab.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.FloorState;

/** Draws a part of a played floor as text, for complaints; the first line is the north edge. */
public final class WorldSketch {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final Grid grid;
    private final char[] glyphs;

    /** Draws the ground: {@code #} rock, {@code o} ore, {@code ~} other solid cells, {@code .} floor. */
    public WorldSketch(World world) {
        grid = world.floor().grid();
        glyphs = new char[grid.size()];
        FloorState state = world.floorState();
        for (int cell = 0; cell < glyphs.length; cell++) {
            if (!world.floor().structure().at(cell)) {
                glyphs[cell] = '#';
            } else if (state.oreAt(cell) != FloorState.NO_ORE) {
                glyphs[cell] = 'o';
            } else {
                glyphs[cell] = state.isSolid(cell) ? '~' : '.';
            }
        }
    }

    /** Returns the character on a cell. */
    public char at(int cell) {
        return glyphs[cell];
    }

    /** Draws a character on a cell. */
    public void put(char glyph, int cell) {
        glyphs[cell] = glyph;
    }

    /** Draws the same character on the cell of each entity. */
    public void put(char glyph, ImmutableArray<Entity> entities) {
        for (int i = 0; i < entities.size(); i++) {
            glyphs[bodies.get(entities.get(i)).cell] = glyph;
        }
    }

    /**
     * Returns the part between two columns and two rows, as far as it lies on the map, each line ended by a line feed.
     */
    public String text(int west, int east, int south, int north) {
        int lowX = Math.max(0, west);
        int highX = Math.min(grid.width() - 1, east);
        StringBuilder text = new StringBuilder();
        for (int y = Math.min(grid.height() - 1, north); y >= Math.max(0, south); y--) {
            text.append(glyphs, grid.cell(lowX, y), highX - lowX + 1).append('\n');
        }
        return text.toString();
    }
}
