package dev.orebound.view.floor;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.MarkingLook;
import dev.orebound.content.biome.MarkingLook.MarkingSpot;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Paints a biome's markings into the ground, one beside the other. They keep clear of rock, of liquids, of tracks and
 * of everything that the player should see at once: doors, exits, chests, fixtures and ore.
 */
final class MarkingPainter {
    /** Places that are tried in a room for each marking. */
    private static final int TRIES = 48;

    /** Cells of a room that has two markings of rooms. */
    private static final int LARGE_ROOM = 190;

    /** Pixels between those that are looked at first when a place is tried. */
    private static final int STRIDE = 3;

    /** A try's price for each pixel looked at that grass or the like would hide. */
    private static final int HIDDEN = 2;

    /** Share of a pixel at the edge of what the ground has covered. */
    private static final float HALF_COVERED = 0.45f;

    private static final float EDGE = 0.07f;
    private static final float RELIEF = 1.4f;
    /** Share of the ground's own light and dark that shows on a marking. */
    private static final float WORN = 0.75f;

    private final Floor floor;
    private final Grid grid;
    private final RockShape rock;
    private final RandomStream stream;
    private final MutableBitLayer taken;
    private final ValueNoise wear;
    private final float groundLight;

    /**
     * A marking that is about to be painted.
     *
     * @param left edge, in pixels
     * @param top edge, likewise
     */
    private record PlacedMarking(MarkingLook look, SpriteFrame frame, boolean isMirrored, int left, int top) {
        int rgba(int x, int y) {
            boolean isInside = x >= 0 && y >= 0 && x < frame.width() && y < frame.height();
            return isInside ? frame.rgba(column(x), y) : 0;
        }

        boolean glows(int x, int y) {
            return frame.emissive(column(x), y) != 0;
        }

        private int column(int x) {
            return isMirrored ? frame.width() - 1 - x : x;
        }
    }

    /** @param tracks cells that tracks lie on */
    MarkingPainter(Floor floor, RockShape rock, BiomeMaterials materials, BitLayer tracks, RandomStream stream) {
        this.floor = floor;
        this.rock = rock;
        this.stream = stream;
        grid = floor.grid();
        wear = new ValueNoise(rock.width(), rock.height(), 7, stream);
        List<Integer> shades = materials.biome.ground().shades();
        groundLight = light(shades.get(shades.size() / 2));
        taken = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isDry = floor.structure().at(cell) && floor.liquid().at(cell) == 0;
            taken.set(cell, !isDry || tracks.at(cell));
        }
        floor.rooms()
                .forEach(room -> room.doorways()
                        .forEach(doorway -> doorway.cells().stream().forEach(this::keepClear)));
        floor.exits().forEach(exit -> keepClear(exit.at()));
        floor.chests().forEach(chest -> keepClear(chest.at()));
        floor.fixtures().forEach(fixture -> keepClear(fixture.at()));
        floor.ores().forEach(ore -> taken.set(ore.at(), true));
    }

    private void keepClear(int cell) {
        for (int i = 0; i < 9; i++) {
            int x = grid.x(cell) + i % 3 - 1;
            int y = grid.y(cell) + i / 3 - 1;
            if (grid.contains(x, y)) {
                taken.set(grid.cell(x, y), true);
            }
        }
    }

    /** Paints the markings of rooms, then those that lie anywhere. */
    void paint(FloorPixels picture, BiomeMaterials materials) {
        List<MarkingLook> ofRooms = new ArrayList<>();
        for (MarkingLook look : materials.biome.markings()) {
            if (look.spot() == MarkingSpot.ROOM) {
                ofRooms.add(look);
            }
        }
        for (Room room : floor.rooms()) {
            paintRoom(picture, room, ofRooms, materials);
        }
        for (MarkingLook look : materials.biome.markings()) {
            if (look.spot() == MarkingSpot.GROUND) {
                paintAnywhere(picture, look, materials.sprites.apply(look.sprite()));
            }
        }
    }

    private void paintRoom(FloorPixels picture, Room room, List<MarkingLook> looks, BiomeMaterials materials) {
        int left = room.cells().size() >= LARGE_ROOM ? 2 : 1;
        int first = looks.isEmpty() ? 0 : stream.below(looks.size());
        for (int i = 0; i < looks.size() && left > 0; i++) {
            MarkingLook look = looks.get((first + i) % looks.size());
            List<SpriteFrame> frames = materials.sprites.apply(look.sprite());
            if (stream.below(1000) >= look.often() || frames.isEmpty()) {
                continue;
            }
            PlacedMarking best = null;
            int lowest = Integer.MAX_VALUE;
            SpriteFrame frame = frames.get(stream.below(frames.size()));
            boolean isMirrored = stream.chance(50);
            for (int attempt = 0; attempt < TRIES; attempt++) {
                int cell = attempt == 0
                        ? room.centre()
                        : room.cells().at(stream.below(room.cells().size()));
                PlacedMarking marking = at(cell, look, frame, isMirrored);
                int dx = grid.x(cell) - grid.x(room.centre());
                int dy = grid.y(cell) - grid.y(room.centre());
                int price = price(marking, STRIDE);
                if (price >= 0 && price + dx * dx + dy * dy < lowest && price(marking, 1) >= 0) {
                    lowest = price + dx * dx + dy * dy;
                    best = marking;
                }
            }
            if (best != null) {
                paint(picture, best);
                left--;
            }
        }
    }

    private void paintAnywhere(FloorPixels picture, MarkingLook look, List<SpriteFrame> frames) {
        for (int cell = 0; cell < grid.size() && !frames.isEmpty(); cell++) {
            if (!taken.at(cell) && stream.below(1000) < look.often()) {
                PlacedMarking marking = at(cell, look, frames.get(stream.below(frames.size())), stream.chance(50));
                if (price(marking, STRIDE) == 0 && price(marking, 1) >= 0) {
                    paint(picture, marking);
                }
            }
        }
    }

    /** Returns a marking whose middle lies on a cell. */
    private PlacedMarking at(int cell, MarkingLook look, SpriteFrame frame, boolean isMirrored) {
        int x = grid.x(cell) * RockMask.CELL + stream.below(RockMask.CELL) - frame.width() / 2;
        int y = grid.y(cell) * RockMask.CELL + stream.below(RockMask.CELL) + frame.height() / 2;
        return new PlacedMarking(look, frame, isMirrored, x, y);
    }

    /**
     * Returns -1 if a marking does not fit, else how much of it would be hidden.
     *
     * @param stride pixels between those that are looked at
     */
    private int price(PlacedMarking marking, int stride) {
        int price = 0;
        for (int y = 0; y < marking.frame().height(); y += stride) {
            for (int x = 0; x < marking.frame().width(); x += stride) {
                if ((marking.rgba(x, y) & 0xff) == 0) {
                    continue;
                }
                int cell = cellAt(marking, x, y);
                if (!isFree(marking, x, y) || !isFree(marking, x, y + 1)) {
                    return -1;
                }
                price += floor.terrain().at(cell) == 0 ? 0 : HIDDEN;
            }
        }
        return price;
    }

    private boolean isFree(PlacedMarking marking, int x, int y) {
        int cell = cellAt(marking, x, y);
        return cell != Grid.NONE && !taken.at(cell) && rock.isGround(marking.left() + x, marking.top() - y);
    }

    private int cellAt(PlacedMarking marking, int x, int y) {
        int column = Math.floorDiv(marking.left() + x, RockMask.CELL);
        int row = Math.floorDiv(marking.top() - y, RockMask.CELL);
        return grid.contains(column, row) ? grid.cell(column, row) : Grid.NONE;
    }

    private void paint(FloorPixels picture, PlacedMarking marking) {
        // From below, so that a shadow falls on ground alone.
        for (int y = marking.frame().height() - 1; y >= 0; y--) {
            for (int x = 0; x < marking.frame().width(); x++) {
                int rgba = marking.rgba(x, y);
                if ((rgba & 0xff) != 0 && rock.isGround(marking.left() + x, marking.top() - y)) {
                    paintPixel(picture, marking, x, y, rgba);
                    taken.set(cellAt(marking, x, y), true);
                }
            }
        }
    }

    private void paintPixel(FloorPixels picture, PlacedMarking marking, int x, int y, int rgba) {
        int worldX = marking.left() + x;
        int worldY = marking.top() - y;
        int index = worldX + worldY * picture.width;
        float shown = (rgba & 0xff) / 255f;
        float above = wear.at(worldX, worldY) + 0.5f - marking.look().sunk() / 100f;
        if (above < 0) {
            return;
        }
        int ground = picture.rgb[index];
        float worn = 1 + WORN * (light(ground) / groundLight - 1);
        boolean glows = marking.glows(x, y);
        int colour = glows ? rgba >>> 8 : FloorPixels.scale(rgba >>> 8, worn);
        shown *= above < EDGE && marking.look().sunk() > 0 ? HALF_COVERED : 1;
        picture.rgb[index] = FloorPixels.mix(ground, colour, shown);
        float east = light(marking.rgba(x - 1, y) >>> 8, rgba);
        float north = light(marking.rgba(x, y + 1) >>> 8, rgba);
        picture.relief[index] = (byte) (FloorPixels.lean(east * RELIEF, north * RELIEF) | (glows ? 2 : 0));
        boolean isLowest = (marking.rgba(x, y + 1) & 0xff) == 0;
        if (isLowest && marking.look().shadow() > 0 && rock.isGround(worldX, worldY - 1)) {
            int below = index - picture.width;
            picture.rgb[below] =
                    FloorPixels.scale(picture.rgb[below], 1 - marking.look().shadow() / 100f);
        }
    }

    /** Returns how much lighter a colour is than a pixel of a sprite; what is clear counts as level. */
    private static float light(int rgb, int rgba) {
        return rgb == 0 ? 0 : light(rgb) - light(rgba >>> 8);
    }

    private static float light(int rgb) {
        return ((rgb >> 16 & 0xff) * 0.3f + (rgb >> 8 & 0xff) * 0.59f + (rgb & 0xff) * 0.11f) / 255;
    }
}
