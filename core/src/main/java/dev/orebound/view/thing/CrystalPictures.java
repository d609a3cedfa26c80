package dev.orebound.view.thing;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.IntMap;
import dev.orebound.content.item.Ore;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteAtlas.ShelfPacker;
import dev.orebound.world.World;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Holds the pictures of a floor's crystals of several cells, one for each stage of their cracks, on the space that the
 * atlas leaves for them. Each cell draws its own part of the picture, so that the crystal stands between what is behind
 * it and what is before it. A crystal for which there is no space is drawn cell by cell.
 */
final class CrystalPictures {
    private static final int CELL = (int) SceneContext.CELL;

    private final World world;
    private final SpriteAtlas sprites;
    private final Grid grid;
    /** By cell: its part of the crystal at each stage. */
    private final IntMap<TextureRegion[]> parts = new IntMap<>();

    /** By cell: the pixels by which its part begins west of the cell. */
    private final int[] west;

    private final List<Ore> ores;

    CrystalPictures(World world, SpriteAtlas sprites) {
        this.world = world;
        this.sprites = sprites;
        grid = world.floor().grid();
        west = new int[grid.size()];
        ores = world.content().ores().asList();
    }

    /** Draws a cell's part of its crystal; returns false if the crystal has no picture. */
    boolean paint(QuadBatch batch, OreComponent ore, int aside) {
        if (ore.cells == 1) {
            return false;
        }
        if (!sprites.holdsOwnOf(this)) {
            paintAll();
        }
        TextureRegion[] stages = parts.get(ore.cell);
        if (stages == null) {
            return false;
        }
        int most = ores.get(ore.ore).crystalHardness(ore.cells);
        int stage = ore.health >= most
                ? 0
                : Math.min(CrystalDrawing.STAGES - 1, 1 + (most - ore.health) * (CrystalDrawing.STAGES - 1) / most);
        int x = grid.x(ore.cell) * CELL - west[ore.cell] + aside;
        int y = grid.y(ore.cell) * CELL + CrystalDrawing.FOOT;
        batch.sprite(stages[stage], x, y, false);
        return true;
    }

    private void paintAll() {
        Pixmap pictures = new Pixmap(SpriteAtlas.WIDTH, SpriteAtlas.OWN_HEIGHT, Pixmap.Format.RGBA8888);
        byte[] shining = new byte[SpriteAtlas.WIDTH * SpriteAtlas.OWN_HEIGHT];
        pictures.setBlending(Pixmap.Blending.None);
        ShelfPacker shelves = new ShelfPacker(SpriteAtlas.WIDTH);
        FloorState state = world.floorState();
        for (int cell = 0; cell < grid.size(); cell++) {
            OreComponent ore = state.ore(cell);
            if (ore != null && ore.cells > 1 && ore.crystal == cell) {
                paint(ore, shelves, pictures, shining);
            }
        }
        sprites.paintOwn(this, pictures, shining);
        pictures.dispose();
    }

    private void paint(OreComponent lowest, ShelfPacker shelves, Pixmap pictures, byte[] shining) {
        Ore kind = ores.get(lowest.ore);
        String key = kind.crystalSprite();
        if (key == null || !sprites.has(key)) {
            return;
        }
        List<SpriteFrame> spires = new ArrayList<>();
        for (int frame = 0; frame < sprites.frames(key); frame++) {
            spires.add(sprites.drawing(key, frame));
        }
        int[] cells = cells(lowest);
        CrystalDrawing drawing = new CrystalDrawing(
                grid, cells, spires, world.floor().request().seed().value());
        for (int cell : cells) {
            parts.remove(cell);
        }
        if (shelves.height() + CrystalDrawing.STAGES * (drawing.height() + 1) > SpriteAtlas.OWN_HEIGHT) {
            return;
        }
        for (int stage = 0; stage < CrystalDrawing.STAGES; stage++) {
            shelves.place(drawing.width(), drawing.height());
            drawing.crack(stage);
            for (int y = 0; y < drawing.height(); y++) {
                for (int x = 0; x < drawing.width(); x++) {
                    pictures.drawPixel(shelves.x() + x, shelves.y() + y, drawing.rgba(x, y));
                    if (drawing.light(x, y) != 0) {
                        shining[shelves.x() + x + (shelves.y() + y) * SpriteAtlas.WIDTH] = (byte) 255;
                    }
                }
            }
            for (int cell : cells) {
                cut(drawing, cell, stage, shelves);
            }
        }
    }

    private int[] cells(OreComponent lowest) {
        int[] cells = new int[lowest.cells];
        int cell = lowest.cell;
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cell;
            cell = Objects.requireNonNull(world.floorState().ore(cell)).next;
        }
        return cells;
    }

    /** Cuts a cell's part out of a picture: its column, and what juts out of the crystal beside or above it. */
    private void cut(CrystalDrawing drawing, int cell, int stage, ShelfPacker place) {
        int left = drawing.left(cell);
        int right = drawing.right(cell);
        int top = drawing.top(cell);
        int bottom = drawing.bottom(cell);
        TextureRegion[] stages = parts.get(cell);
        if (stages == null) {
            stages = new TextureRegion[CrystalDrawing.STAGES];
            parts.put(cell, stages);
        }
        stages[stage] = sprites.own(place.x() + left, place.y() + top, right - left, bottom - top);
        west[cell] = drawing.westOf(cell) - left;
    }
}
