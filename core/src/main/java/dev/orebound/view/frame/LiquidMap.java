package dev.orebound.view.frame;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.FloatArray;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.LiquidBodies;
import org.jspecify.annotations.Nullable;

/**
 * Holds the liquid on each pixel of a floor and its depth, for the shader that draws it and for bodies that wade in it.
 */
public final class LiquidMap implements Disposable {
    private static final int CELL = FloorPicture.PIXELS_A_CELL;

    /** Least depth of water in which feet are wet, of 255. */
    private static final int ANKLES = 14;

    /** Bytes of a pixel: its body, its depth, the distance to what it mirrors or 0, whether it shines by itself. */
    private static final int BYTES = 4;

    /** Greatest distance in pixels to a shore that is still mirrored. */
    private static final int MIRRORED = 40;

    /** Pixels by which the side of a bridge hangs below its cell. */
    private static final int BRIDGE_SIDE = 1;

    private final int width;
    private final int height;
    private final BridgeDirections bridges;
    private final Grid grid;
    private final ByteTexture texture;
    private final LiquidBodies bodies;
    /** The cells of each body, by its number; null if there are none. */
    private final @Nullable LiquidSurface[] surfaces;

    /** The cells of a body as quads, one for each row of cells side by side, from south to north. */
    private static final class LiquidSurface implements Disposable {
        /** Numbers of a row of cells: six corners, the first at the lower left, the third at the upper right. */
        private static final int FLOATS_A_ROW = 12;

        private final Mesh mesh;
        private final float[] corners;

        LiquidSurface(FloatArray corners) {
            this.corners = corners.toArray();
            mesh = new Mesh(
                    true,
                    corners.size / 2,
                    0,
                    new VertexAttribute(Usage.Position, 2, ShaderProgram.POSITION_ATTRIBUTE));
            mesh.setVertices(this.corners);
        }

        boolean isIn(ViewSection section) {
            for (int i = 0; i < corners.length; i += FLOATS_A_ROW) {
                if (corners[i] < section.left() + section.width()
                        && corners[i + 4] > section.left()
                        && corners[i + 1] < section.bottom() + section.height()
                        && corners[i + 5] > section.bottom()) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void dispose() {
            mesh.dispose();
        }
    }

    public LiquidMap(FloorPicture picture, BridgeDirections bridges, Grid grid) {
        this.bridges = bridges;
        this.grid = grid;
        width = picture.width();
        height = picture.height();
        bodies = picture.bodies();
        texture = new ByteTexture(width, height, ByteTexture.Numbers.FOUR, ByteTexture.EdgeMode.CLAMPED);
        int[] shore = new int[width];
        byte[] row = new byte[width * BYTES];
        for (int y = height - 1; y >= 0; y--) {
            for (int x = 0; x < width; x++) {
                int body = picture.liquidAt(x + y * width);
                row[x * BYTES] = (byte) body;
                row[x * BYTES + 1] = picture.liquidDepthAt(x + y * width);
                row[x * BYTES + 2] = (byte) mirrored(body, x, y, shore);
                row[x * BYTES + 3] = shine(body);
            }
            texture.bytes().put(y * row.length, row);
        }
        texture.upload();
        surfaces = new LiquidSurface[bodies.count() + 1];
        for (int body = 1; body < surfaces.length; body++) {
            surfaces[body] = surfaceOf(picture, grid, body);
        }
    }

    /**
     * Returns the distance of a pixel to the shore in its north, or to the side of a bridge, if it mirrors what stands
     * there; else 0.
     *
     * @param shore for each column the lowest row so far that is no such liquid
     */
    private int mirrored(int body, int x, int y, int[] shore) {
        boolean isBridge = bridges.isBridge(grid.cell(x / CELL, y / CELL));
        if (isBridge || !bodies.has(body, Terrain.Surface.RIPPLES)) {
            shore[x] = isBridge ? y - y % CELL - BRIDGE_SIDE : y;
            return 0;
        }
        int away = shore[x] - y;
        return away > 0 && away <= MIRRORED ? away : 0;
    }

    private static @Nullable LiquidSurface surfaceOf(FloorPicture picture, Grid grid, int body) {
        FloatArray corners = new FloatArray();
        for (int y = 0; y < grid.height(); y++) {
            addRuns(picture, grid, body, y, corners);
        }
        return corners.isEmpty() ? null : new LiquidSurface(corners);
    }

    /** Covers a pixel with a body of a depth from 0 to 255; {@link #upload} makes that count. */
    public void cover(int index, int body, int depth) {
        texture.bytes().put(index * BYTES, (byte) body);
        texture.bytes().put(index * BYTES + 1, (byte) depth);
        texture.bytes().put(index * BYTES + 3, shine(body));
    }

    private byte shine(int body) {
        return bodies.has(body, Terrain.Surface.MOLTEN) ? (byte) 0xff : 0;
    }

    /** Uploads these rows of pixels. */
    public void upload(int firstRow, int rows) {
        texture.upload(firstRow, rows);
    }

    /** Returns the bodies that pixels can be covered by. */
    public LiquidBodies bodies() {
        return bodies;
    }

    /** Returns true if feet at this place, in world pixels, are wet. */
    public boolean wets(float x, float y) {
        int index = indexOf(x, y);
        return index >= 0
                && !bridges.isBridge(grid.cell((int) (x / SceneContext.CELL), (int) (y / SceneContext.CELL)))
                && bodies.has(texture.bytes().get(index) & 0xff, Terrain.Surface.RIPPLES)
                && (texture.bytes().get(index + 1) & 0xff) >= ANKLES;
    }

    /** Returns the number of the body that covers a pixel, {@link LiquidBodies#NONE} outside. */
    public int bodyAt(float x, float y) {
        int index = indexOf(x, y);
        return index >= 0 ? texture.bytes().get(index) & 0xff : LiquidBodies.NONE;
    }

    /** Returns true if cells of this body are in the section. */
    boolean isIn(ViewSection section, int body) {
        LiquidSurface surface = surfaces[body];
        return surface != null && surface.isIn(section);
    }

    /** Draws all cells of a body with the shader that is bound. */
    void draw(int body, ShaderProgram shader) {
        LiquidSurface surface = surfaces[body];
        if (surface != null) {
            surface.mesh.render(shader, GL20.GL_TRIANGLES);
        }
    }

    private int indexOf(float x, float y) {
        int column = (int) x;
        int row = (int) y;
        boolean isInside = column >= 0 && row >= 0 && column < width && row < height;
        return isInside ? (column + row * width) * BYTES : -1;
    }

    void bind(int unit) {
        texture.bind(unit);
    }

    @Override
    public void dispose() {
        for (LiquidSurface surface : surfaces) {
            if (surface != null) {
                surface.dispose();
            }
        }
        texture.dispose();
    }

    private static void addRuns(FloorPicture picture, Grid grid, int body, int y, FloatArray corners) {
        int from = -1;
        for (int x = 0; x <= grid.width(); x++) {
            boolean holds = x < grid.width() && picture.holds(grid.cell(x, y), body);
            if (holds && from < 0) {
                from = x;
            } else if (!holds && from >= 0) {
                addQuad(
                        from * SceneContext.CELL,
                        y * SceneContext.CELL,
                        x * SceneContext.CELL,
                        (y + 1) * SceneContext.CELL,
                        corners);
                from = -1;
            }
        }
    }

    private static void addQuad(float left, float bottom, float right, float top, FloatArray corners) {
        corners.addAll(left, bottom, right, bottom, right, top);
        corners.addAll(right, top, left, top, left, bottom);
    }
}
