package dev.orebound.view;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.FloatArray;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.LiquidKind;
import org.jspecify.annotations.Nullable;

/**
 * Holds the liquid on each pixel of a floor and its depth, for the shader that draws it and for bodies that wade in it.
 */
final class LiquidMap implements Disposable {
    /** Least depth of water in which feet are wet, of 255. */
    private static final int ANKLES = 14;

    private static final int BYTES = 2;

    private final int width;
    private final int height;
    private final BridgeDirections bridges;
    private final Grid grid;
    private final ByteTexture texture;
    /** The cells of each kind of liquid; null if there are none. */
    private final @Nullable LiquidSurface[] surfaces;

    /** The cells of a liquid as quads, one for each row of cells side by side, from south to north. */
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

    LiquidMap(FloorPicture picture, BridgeDirections bridges, Grid grid) {
        this.bridges = bridges;
        this.grid = grid;
        width = picture.width();
        height = picture.height();
        texture = new ByteTexture(width, height, ByteTexture.Numbers.TWO, ByteTexture.EdgeMode.CLAMPED);
        byte[] row = new byte[width * BYTES];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x * BYTES] = picture.liquidAt(x + y * width);
                row[x * BYTES + 1] = picture.liquidDepthAt(x + y * width);
            }
            texture.bytes().put(row);
        }
        texture.upload();
        surfaces = new LiquidSurface[LiquidKind.values().length];
        for (LiquidKind kind : LiquidKind.values()) {
            surfaces[kind.ordinal()] = surfaceOf(picture, grid, kind);
        }
    }

    private static @Nullable LiquidSurface surfaceOf(FloorPicture picture, Grid grid, LiquidKind kind) {
        FloatArray corners = new FloatArray();
        for (int y = 0; y < grid.height(); y++) {
            addRuns(picture, grid, kind, y, corners);
        }
        return corners.isEmpty() ? null : new LiquidSurface(corners);
    }

    /** Covers a pixel with a liquid of a depth from 0 to 255; {@link #upload} makes that count. */
    void cover(int index, LiquidKind kind, int depth) {
        texture.bytes().put(index * BYTES, (byte) kind.ordinal());
        texture.bytes().put(index * BYTES + 1, (byte) depth);
    }

    /** Uploads these rows of pixels. */
    void upload(int firstRow, int rows) {
        texture.upload(firstRow, rows);
    }

    /** Returns true if feet at this place, in world pixels, are in water. */
    boolean wets(float x, float y) {
        int index = indexOf(x, y);
        return index >= 0
                && !bridges.isBridge(grid.cell((int) (x / SceneContext.CELL), (int) (y / SceneContext.CELL)))
                && texture.bytes().get(index) == LiquidKind.WATER.ordinal()
                && (texture.bytes().get(index + 1) & 0xff) >= ANKLES;
    }

    /** Returns true if that pixel is lava. */
    boolean burns(float x, float y) {
        int index = indexOf(x, y);
        return index >= 0 && texture.bytes().get(index) == LiquidKind.LAVA.ordinal();
    }

    /** Returns true if cells of this liquid are in the section. */
    boolean isIn(ViewSection section, LiquidKind kind) {
        LiquidSurface surface = surfaces[kind.ordinal()];
        return surface != null && surface.isIn(section);
    }

    /** Draws all cells of a liquid with the shader that is bound. */
    void draw(LiquidKind kind, ShaderProgram shader) {
        LiquidSurface surface = surfaces[kind.ordinal()];
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

    private static void addRuns(FloorPicture picture, Grid grid, LiquidKind kind, int y, FloatArray corners) {
        int from = -1;
        for (int x = 0; x <= grid.width(); x++) {
            boolean holds = x < grid.width() && picture.holds(grid.cell(x, y), kind);
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
