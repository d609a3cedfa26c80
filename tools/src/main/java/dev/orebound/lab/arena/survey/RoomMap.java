package dev.orebound.lab.arena.survey;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.lab.arena.ArenaTrialLog.TrialMark;
import dev.orebound.lab.arena.ArenaTrialLog.TrialWave;
import dev.orebound.lab.arena.survey.ArenaSurvey.TypicalRoom;
import dev.orebound.lab.arena.survey.RoomSigns.CellSign;
import dev.orebound.lab.picture.PixelCanvas;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A map of a trap room and its surroundings, north up, drawn with the game's own sprites: doorways, things, and the
 * cells on which the monsters of each wave came up.
 */
final class RoomMap {
    private static final int AROUND = 3;

    private final Content content;
    private final GameTexts texts;
    private final RoomSigns signs;
    private final TypicalRoom shown;
    private final Grid grid;
    private final int lowX;
    private final int highY;
    private final int width;
    private final int height;
    private final PixelCanvas canvas;

    /** The signs that were drawn, by name, in the order in which they first appeared. */
    private final Map<String, CellSign> legend = new LinkedHashMap<>();

    private RoomMap(TypicalRoom shown, Content content, GameTexts texts, SpriteSheet sprites) {
        this.content = content;
        this.texts = texts;
        this.shown = shown;
        signs = new RoomSigns(sprites);
        grid = shown.floor().grid();
        int[] xs = seen(shown).map(grid::x).sorted().toArray();
        int[] ys = seen(shown).map(grid::y).sorted().toArray();
        lowX = Math.max(0, xs[0] - AROUND);
        highY = Math.min(grid.height() - 1, ys[ys.length - 1] + AROUND);
        width = Math.min(grid.width() - 1, xs[xs.length - 1] + AROUND) - lowX + 1;
        height = highY - Math.max(0, ys[0] - AROUND) + 1;
        canvas = new PixelCanvas(width * RoomSigns.CELL, height * RoomSigns.CELL, RoomSigns.DEEP_ROCK);
        drawGround();
        drawThings(things());
        Map<Integer, CellSign> marks = new TreeMap<>();
        addMarks(marks);
        // Marks come last, so that nothing hides their numbers.
        drawThings(List.of(marks));
    }

    /** Draws a map. */
    static RoomMap of(TypicalRoom shown, Content content, GameTexts texts, SpriteSheet sprites) {
        return new RoomMap(shown, content, texts, sprites);
    }

    private static IntStream seen(TypicalRoom shown) {
        return IntStream.concat(shown.room().cells().stream(), IntStream.of(shown.entrance()));
    }

    /** Returns the picture as a PNG file. */
    byte[] png() {
        return canvas.png();
    }

    /** In pixels. */
    int width() {
        return width * RoomSigns.CELL;
    }

    /** In pixels. */
    int height() {
        return height * RoomSigns.CELL;
    }

    /** Returns a PNG file for everything that stands in the picture, by its name. */
    Map<String, byte[]> legend() {
        Map<String, byte[]> pictures = new LinkedHashMap<>();
        legend.forEach((name, sign) -> pictures.put(name, RoomSigns.alone(sign)));
        return pictures;
    }

    private void drawGround() {
        Floor floor = shown.floor();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                int x = lowX + column;
                int y = highY - row;
                int left = column * RoomSigns.CELL;
                int top = row * RoomSigns.CELL;
                if (isOpen(x, y)) {
                    boolean isInside =
                            floor.room().at(grid.cell(x, y)) == shown.room().id();
                    RoomSigns.floor(canvas, left, top, isInside, (x + y) % 2 == 0);
                } else {
                    RoomSigns.rock(canvas, left, top, (acrossX, upY) -> isOpen(x + acrossX, y + upY));
                }
            }
        }
    }

    private boolean isOpen(int x, int y) {
        return x >= 0
                && y >= 0
                && x < grid.width()
                && y < grid.height()
                && shown.floor().structure().at(grid.cell(x, y));
    }

    /** Draws from the north to the south, so that things hide what stands behind them. */
    private void drawThings(List<Map<Integer, CellSign>> layers) {
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                int cell = grid.cell(lowX + column, highY - row);
                for (Map<Integer, CellSign> layer : layers) {
                    CellSign sign = layer.get(cell);
                    if (sign != null) {
                        sign.draw(canvas, column * RoomSigns.CELL, row * RoomSigns.CELL);
                    }
                }
            }
        }
    }

    /** Returns the signs by cell, lower layers first. */
    private List<Map<Integer, CellSign>> things() {
        Floor floor = shown.floor();
        Map<Integer, CellSign> ground = new TreeMap<>();
        Map<Integer, CellSign> standing = new TreeMap<>();
        addDoorways(shown.room(), standing);
        for (Chest chest : floor.chests()) {
            put(
                    chest.at(),
                    "chest",
                    signs.sprite("chest_" + chest.facing().name().toLowerCase(Locale.ROOT), 0),
                    standing);
        }
        put(shown.entrance(), "where you begin", signs.sprite("player.idle", 0), standing);
        for (Exit exit : floor.exits()) {
            put(exit.at(), "way down", signs.sprite("exit_sign_out", 0), standing);
        }
        for (OreSpot ore : floor.ores()) {
            String picture = content.ores().get(ore.ore()).sprite();
            put(ore.at(), texts.get("ore." + ore.ore() + ".name"), signs.sprite(picture, ore.at()), standing);
        }
        for (Fixture fixture : floor.fixtures()) {
            String picture = content.fixtures().get(fixture.type()).sprite();
            put(fixture.at(), texts.get("fixture." + fixture.type() + ".name"), signs.sprite(picture, 0), standing);
        }
        for (LootSpot loot : floor.loot()) {
            String picture = content.items().get(loot.item()).sprite();
            put(loot.at(), texts.get("item." + loot.item() + ".name"), signs.sprite(picture, 0), standing);
        }
        Map<Integer, CellSign> liquid = new TreeMap<>();
        addTerrain(floor.liquid(), liquid);
        addTerrain(floor.terrain(), ground);
        return List.of(liquid, ground, standing);
    }

    private void addDoorways(Room room, Map<Integer, CellSign> layer) {
        for (Doorway doorway : room.doorways()) {
            doorway.cells().stream().forEach(cell -> {
                boolean leadsNorth = isOpen(grid.x(cell), grid.y(cell) + 1) || isOpen(grid.x(cell), grid.y(cell) - 1);
                put(cell, "doorway of the trap", signs.door(leadsNorth), layer);
            });
        }
    }

    private void addMarks(Map<Integer, CellSign> layer) {
        List<TrialWave> waves = shown.result().log().waves();
        for (int i = 0; i < waves.size(); i++) {
            for (TrialMark mark : waves.get(i).marks()) {
                put(mark.cell(), "came up in wave " + (i + 1), RoomSigns.mark(i + 1), layer);
            }
        }
    }

    private void addTerrain(IntLayer layer, Map<Integer, CellSign> signsOfLayer) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (layer.at(cell) != 0) {
                Terrain terrain = content.terrains().at(layer.at(cell));
                put(cell, texts.get("terrain." + terrain.id() + ".name"), signs.terrain(terrain), signsOfLayer);
            }
        }
    }

    /** The first that is put on a cell stays there; a sign that cannot be drawn is left out. */
    private void put(int cell, String name, @Nullable CellSign sign, Map<Integer, CellSign> layer) {
        int column = grid.x(cell) - lowX;
        int row = highY - grid.y(cell);
        if (sign != null && column >= 0 && column < width && row >= 0 && row < height) {
            layer.putIfAbsent(cell, sign);
            legend.putIfAbsent(name, sign);
        }
    }
}
