package dev.orebound.view;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.LiquidKind;

/** What covers each pixel of a floor and how deep, for the shader that draws it and for whoever wades in it. */
final class LiquidMap implements Disposable {
    /** Where water is this deep and no deeper, feet stand under it; of 255. */
    private static final int ANKLES = 14;

    private static final int BYTES = 2;

    private final int width;
    private final int height;
    private final BridgeWays bridges;
    private final Grid grid;
    private final ByteTexture texture;
    private final LiquidSurface[] surfaces;

    LiquidMap(FloorPicture picture, BridgeWays bridges, Grid grid) {
        this.bridges = bridges;
        this.grid = grid;
        width = picture.width();
        height = picture.height();
        texture = new ByteTexture(width, height, ByteTexture.Numbers.TWO, ByteTexture.Edge.CLAMPED);
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
            surfaces[kind.ordinal()] = new LiquidSurface(picture, grid, kind);
        }
    }

    /** Lets a pixel be covered by a liquid so deep, from 0 to 255; {@link #upload} makes that count. */
    void cover(int index, LiquidKind kind, int depth) {
        texture.bytes().put(index * BYTES, (byte) kind.ordinal());
        texture.bytes().put(index * BYTES + 1, (byte) depth);
    }

    /** Makes what was covered in these rows of pixels count. */
    void upload(int firstRow, int rows) {
        texture.upload(firstRow, rows);
    }

    /** True if what stands there, in world pixels, has its feet in water. */
    boolean wets(float x, float y) {
        int index = indexOf(x, y);
        return index >= 0
                && !bridges.isBridge(grid.cell((int) (x / SceneContext.CELL), (int) (y / SceneContext.CELL)))
                && texture.bytes().get(index) == LiquidKind.WATER.ordinal()
                && (texture.bytes().get(index + 1) & 0xff) >= ANKLES;
    }

    /** True if that pixel is lava. */
    boolean burns(float x, float y) {
        int index = indexOf(x, y);
        return index >= 0 && texture.bytes().get(index) == LiquidKind.LAVA.ordinal();
    }

    private int indexOf(float x, float y) {
        int column = (int) x;
        int row = (int) y;
        boolean isInside = column >= 0 && row >= 0 && column < width && row < height;
        return isInside ? (column + row * width) * BYTES : -1;
    }

    /** Where a liquid is to be drawn. */
    LiquidSurface surface(LiquidKind kind) {
        return surfaces[kind.ordinal()];
    }

    void bind(int unit) {
        texture.bind(unit);
    }

    @Override
    public void dispose() {
        for (LiquidSurface surface : surfaces) {
            surface.dispose();
        }
        texture.dispose();
    }
}
