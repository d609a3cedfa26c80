package dev.orebound.lab;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.lab.figure.JsonText;
import java.util.function.IntFunction;

/**
 * A floor as one line of JSON in the format {@code orebound-floor/1}; {@code docs/formats.md} says what each key holds.
 */
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
        writeTreasure();
        writeHordes();
        writeThings();
        new VignetteJson(floor, content, json).writeKeys();
        return json.endObject().line();
    }

    private void writeHead() {
        json.text("format", FORMAT);
        json.text("seed", floor.request().seed().text());
        json.number("depth", floor.request().depth());
        json.text("node", floor.request().node());
        json.text("kind", floor.request().kind().id());
        json.number("width", grid.width());
        json.number("height", grid.height());
    }

    private void writeLayers() {
        json.key("layers").beginObject();
        writeRows("grown", cell -> floor.grown().at(cell) ? '.' : '#');
        writeRows("carved", cell -> floor.carved().at(cell) ? '.' : '#');
        writeRows("structure", cell -> floor.structure().at(cell) ? '.' : '#');
        writeNumbers("room", floor.room());
        writeNumbers("border_distance", floor.borderDistance());
        writeRows("terrain", cell -> glyph(floor.terrain().at(cell)));
        writeRows("liquid", cell -> glyph(floor.liquid().at(cell)));
        writeNumbers("vein", floor.vein());
        writeNumbers("vein_distance", floor.veinDistance());
        writeNumbers("arcs", floor.arcs());
        json.endObject();
    }

    private char glyph(int terrain) {
        return content.terrains().at(terrain).glyph();
    }

    private void writeRows(String name, IntFunction<Character> glyphs) {
        json.key(name).beginList();
        StringBuilder row = new StringBuilder(grid.width());
        for (int y = 0; y < grid.height(); y++) {
            row.setLength(0);
            for (int x = 0; x < grid.width(); x++) {
                row.append(glyphs.apply(grid.cell(x, y)));
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
                json.text("name", terrain.id());
                json.key("passable").value(terrain.isPassable()).endObject();
            }
        }
        json.endObject();
    }

    private void writeRooms() {
        json.objects("rooms", floor.rooms(), room -> {
            json.number("id", room.id());
            json.number("cells", room.cells().size());
            json.cell("centre", grid, room.centre());
            json.cells("border", grid, room.border());
            json.objects("doorways", room.doorways(), doorway -> json.cells("cells", grid, doorway.cells()));
            json.key("treasure").value(room.isTreasure());
            json.key("trap").value(room.isTrap());
            json.text("arena", room.arena());
            json.key("trap_drawn").value(room.trapDrawn());
        });
        json.objects("corridors", floor.corridors(), corridor -> {
            json.number("from", corridor.from());
            json.number("to", corridor.to());
            json.cells("cells", grid, corridor.cells());
        });
    }

    private void writeTreasure() {
        json.objects("chests", floor.chests(), chest -> {
            json.cell("at", grid, chest.at());
            json.number("room", chest.room());
            json.word("mode", chest.mode());
            json.key("nook_natural");
            json.value(chest.mode() == Chest.Mode.NOOK ? floor.isInNaturalNook(chest) : null);
            json.word("facing", chest.facing());
            json.number("nook_depth", chest.nookDepth());
            json.text("trigger", chest.trigger());
            json.text("happening", chest.happening());
        });
        json.text("primary_ore", floor.primaryOre());
        json.objects("veins", floor.veins(), vein -> {
            json.number("id", vein.id());
            json.text("ore", vein.ore());
            json.number("cells", vein.cells());
        });
        json.objects("ores", floor.ores(), ore -> {
            json.cell("at", grid, ore.at());
            json.text("ore", ore.ore());
            json.number("vein", ore.vein());
            json.number("distance", ore.distance());
        });
    }

    private void writeHordes() {
        json.objects("hordes", floor.hordes(), horde -> {
            json.text("type", horde.type());
            json.number("drawn_for", horde.drawnFor());
            json.key("leader").beginObject();
            writeMonster(horde.leader());
            json.endObject();
            json.objects("members", horde.members(), this::writeMonster);
            json.key("captive").value(horde.isCaptive());
            json.key("elite").value(horde.isElite());
        });
    }

    private void writeMonster(HordeSpot.MonsterSpot place) {
        json.text("monster", place.monster());
        json.cell("at", grid, place.at());
    }

    private void writeThings() {
        json.cell("start", grid, floor.start());
        json.objects("exits", floor.exits(), exit -> {
            json.cell("at", grid, exit.at());
            json.text("to", exit.to());
        });
        json.objects("loot", floor.loot(), loot -> {
            json.cell("at", grid, loot.at());
            json.text("item", loot.item());
            json.key("small").value(content.items().get(loot.item()).isSmall());
        });
        json.objects("fixtures", floor.fixtures(), fixture -> {
            json.cell("at", grid, fixture.at());
            json.text("type", fixture.type());
        });
    }
}
