package dev.orebound.lab;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.lab.figure.JsonText;
import java.util.List;
import java.util.Locale;

/** A floor as one line of JSON in the format {@code orebound-floor/1}; {@code docs/formats.md} says what each key holds. */
public final class FloorJson {
    private static final String FORMAT = "orebound-floor/1";

    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final JsonText json = new JsonText();

    public FloorJson(Floor floor, Content content) {
        this.floor = floor;
        this.content = content;
        this.grid = floor.grid();
    }

    /** The line, ended by a line feed. To be asked for once. */
    public String line() {
        json.beginObject();
        writeHead();
        writeLayers();
        writeLegend();
        writeRooms();
        writeCorridors();
        writeChests();
        writeVeins();
        writeOres();
        writeHordes();
        writeWays();
        writeLoot();
        writeFixtures();
        return json.endObject().line();
    }

    private void writeHead() {
        json.key("format").value(FORMAT);
        json.key("seed").value(floor.request().seed().text());
        json.key("depth").value(floor.request().depth());
        json.key("node").value(floor.request().node());
        json.key("kind").value(floor.request().kind().id());
        json.key("width").value(grid.width());
        json.key("height").value(grid.height());
    }

    private void writeLayers() {
        json.key("layers").beginObject();
        writeFloorAndWall("carved", floor.carved());
        writeFloorAndWall("structure", floor.structure());
        writeNumbers("room", floor.room());
        writeNumbers("border_distance", floor.borderDistance());
        writeTerrain("terrain", floor.terrain());
        writeTerrain("liquid", floor.liquid());
        writeNumbers("vein", floor.vein());
        writeNumbers("vein_distance", floor.veinDistance());
        writeNumbers("arcs", floor.arcs());
        json.endObject();
    }

    private void writeFloorAndWall(String name, BitLayer layer) {
        writeRows(name, cell -> layer.at(cell) ? '.' : '#');
    }

    private void writeTerrain(String name, IntLayer layer) {
        writeRows(name, cell -> content.terrains().at(layer.at(cell)).glyph());
    }

    private void writeRows(String name, GlyphOfCell glyphs) {
        json.key(name).beginList();
        StringBuilder row = new StringBuilder(grid.width());
        for (int y = 0; y < grid.height(); y++) {
            row.setLength(0);
            for (int x = 0; x < grid.width(); x++) {
                row.append(glyphs.at(grid.cell(x, y)));
            }
            json.value(row.toString());
        }
        json.endList();
    }

    private void writeNumbers(String name, IntLayer layer) {
        json.key(name).beginList();
        for (int y = 0; y < grid.height(); y++) {
            json.beginList();
            for (int x = 0; x < grid.width(); x++) {
                json.value(layer.at(grid.cell(x, y)));
            }
            json.endList();
        }
        json.endList();
    }

    private void writeLegend() {
        boolean[] used = new boolean[content.terrains().size()];
        used[0] = true;
        for (int cell = 0; cell < grid.size(); cell++) {
            used[floor.terrain().at(cell)] = true;
            used[floor.liquid().at(cell)] = true;
        }
        json.key("legend").beginObject();
        for (int kind = 0; kind < used.length; kind++) {
            if (used[kind]) {
                Terrain terrain = content.terrains().at(kind);
                json.key(String.valueOf(terrain.glyph())).beginObject();
                json.key("name").value(terrain.id());
                json.key("passable").value(terrain.isPassable()).endObject();
            }
        }
        json.endObject();
    }

    private void writeRooms() {
        json.key("rooms").beginList();
        for (Room room : floor.rooms()) {
            json.beginObject().key("id").value(room.id());
            json.key("cells").value(room.cells().size());
            writeCell("centre", room.centre());
            writeCells("border", room.border());
            json.key("doorways").beginList();
            for (Doorway doorway : room.doorways()) {
                json.beginObject();
                writeCells("cells", doorway.cells());
                json.endObject();
            }
            json.endList();
            json.key("treasure").value(room.isTreasure());
            json.key("trap").value(room.isTrap());
            json.key("arena").value(room.arena());
            json.key("trap_drawn").value(room.trapDrawn()).endObject();
        }
        json.endList();
    }

    private void writeCorridors() {
        json.key("corridors").beginList();
        for (Corridor corridor : floor.corridors()) {
            json.beginObject().key("from").value(corridor.from());
            json.key("to").value(corridor.to());
            writeCells("cells", corridor.cells());
            json.endObject();
        }
        json.endList();
    }

    private void writeChests() {
        json.key("chests").beginList();
        for (Chest chest : floor.chests()) {
            json.beginObject();
            writeCell("at", chest.at());
            json.key("room").value(chest.room());
            json.key("mode").value(word(chest.mode()));
            json.key("facing").value(word(chest.facing()));
            json.key("nook_depth").value(chest.nookDepth());
            json.key("trigger").value(chest.trigger());
            json.key("happening").value(chest.happening()).endObject();
        }
        json.endList();
    }

    private void writeVeins() {
        json.key("primary_ore").value(floor.primaryOre());
        json.key("veins").beginList();
        for (Vein vein : floor.veins()) {
            json.beginObject().key("id").value(vein.id());
            json.key("ore").value(vein.ore());
            json.key("cells").value(vein.cells()).endObject();
        }
        json.endList();
    }

    private void writeOres() {
        json.key("ores").beginList();
        for (OreSpot ore : floor.ores()) {
            json.beginObject();
            writeCell("at", ore.at());
            json.key("ore").value(ore.ore());
            json.key("vein").value(ore.vein());
            json.key("distance").value(ore.distance()).endObject();
        }
        json.endList();
    }

    private void writeHordes() {
        json.key("hordes").beginList();
        for (HordeSpot horde : floor.hordes()) {
            json.beginObject().key("type").value(horde.type());
            json.key("drawn_for").value(horde.drawnFor());
            json.key("leader");
            writeMonsters(List.of(horde.leader()));
            json.key("members").beginList();
            writeMonsters(horde.members());
            json.endList();
            json.key("captive").value(horde.isCaptive()).endObject();
        }
        json.endList();
    }

    private void writeMonsters(List<HordeSpot.Place> places) {
        for (HordeSpot.Place place : places) {
            json.beginObject().key("monster").value(place.monster());
            writeCell("at", place.at());
            json.endObject();
        }
    }

    private void writeWays() {
        writeCell("start", floor.start());
        json.key("exits").beginList();
        for (Exit exit : floor.exits()) {
            json.beginObject();
            writeCell("at", exit.at());
            json.key("to").value(exit.to()).endObject();
        }
        json.endList();
    }

    private void writeLoot() {
        json.key("loot").beginList();
        for (LootSpot loot : floor.loot()) {
            json.beginObject();
            writeCell("at", loot.at());
            json.key("item").value(loot.item()).endObject();
        }
        json.endList();
    }

    private void writeFixtures() {
        json.key("fixtures").beginList();
        for (Fixture fixture : floor.fixtures()) {
            json.beginObject();
            writeCell("at", fixture.at());
            json.key("type").value(fixture.type()).endObject();
        }
        json.endList();
    }

    private void writeCells(String name, Cells cells) {
        json.key(name).beginList();
        for (int i = 0; i < cells.size(); i++) {
            writeCell(cells.at(i));
        }
        json.endList();
    }

    private void writeCell(String name, int cell) {
        json.key(name);
        writeCell(cell);
    }

    private void writeCell(int cell) {
        json.beginList().value(grid.x(cell)).value(grid.y(cell)).endList();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The character that stands for a cell. */
    private interface GlyphOfCell {
        char at(int cell);
    }
}
