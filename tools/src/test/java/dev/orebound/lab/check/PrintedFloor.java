package dev.orebound.lab.check;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.HordeSpot.MonsterSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Vein;
import dev.orebound.grid.Cells;
import dev.orebound.lab.check.DumpedVignettes.DumpedKey;
import dev.orebound.lab.check.DumpedVignettes.DumpedLever;
import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import dev.orebound.lab.check.DumpedVignettes.DumpedStep;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import dev.orebound.lab.check.DumpedVignettes.DumpedWay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Reads the output of {@code inspect --json} with nothing but the words of {@code docs/formats.md}. */
final class PrintedFloor {
    private final JsonValue json;
    private final DumpedFloor floor;

    private PrintedFloor(String line) {
        json = new JsonReader().parse(line);
        floor = new DumpedFloor(json.getInt("width"), json.getInt("height"));
    }

    /** Reads the output of {@code inspect --json} and of {@code inspect --certificate --json} of a floor. */
    static DumpedFloor read(String line, String certificate) {
        DumpedFloor floor = read(line);
        JsonValue json = new JsonReader().parse(certificate);
        if (!json.getString("format").equals("orebound-certificate/1")) {
            throw new AssertionError("another format: " + json.getString("format"));
        }
        each(
                json,
                "steps",
                step -> floor.steps.add(new DumpedStep(
                        step.getString("do"),
                        get(step, "what").asString(),
                        step.getString("by", ""),
                        get(step, "at").getInt(0) + get(step, "at").getInt(1) * floor.width)));
        return floor;
    }

    private static DumpedFloor read(String line) {
        PrintedFloor printed = new PrintedFloor(line);
        printed.readHead();
        printed.readLayers();
        printed.readGrounds();
        printed.readRooms();
        printed.readTreasure();
        printed.readHordes();
        printed.readThings();
        printed.readVignettes();
        return printed.floor;
    }

    private void readHead() {
        if (!json.getString("format").equals("orebound-floor/1")) {
            throw new AssertionError("another format: " + json.getString("format"));
        }
        floor.seed = json.getString("seed");
        floor.depth = json.getInt("depth");
        floor.node = json.getString("node");
        floor.kind = json.getString("kind");
        floor.danger = json.getInt("danger");
        floor.features.addAll(List.of(get(json, "features").asStringArray()));
    }

    private void readLayers() {
        readGlyphs("grown", (cell, glyph) -> floor.grown[cell] = isFloor(glyph));
        readGlyphs("carved", (cell, glyph) -> floor.carved[cell] = isFloor(glyph));
        readGlyphs("structure", (cell, glyph) -> floor.structure[cell] = isFloor(glyph));
        readNumbers("room", floor.room);
        readNumbers("border_distance", floor.borderDistance);
        readNumbers("vein", floor.vein);
        readNumbers("vein_distance", floor.veinDistance);
        readNumbers("arcs", floor.arcs);
    }

    private static boolean isFloor(char glyph) {
        if (glyph != '#' && glyph != '.') {
            throw new AssertionError("neither wall nor floor: " + glyph);
        }
        return glyph == '.';
    }

    private void readGlyphs(String layer, BiConsumer<Integer, Character> cells) {
        int y = 0;
        for (JsonValue row = get(get(json, "layers"), layer).child; row != null; row = row.next) {
            for (int x = 0; x < floor.width; x++) {
                cells.accept(x + y * floor.width, row.asString().charAt(x));
            }
            y++;
        }
        if (y != floor.height) {
            throw new AssertionError(layer + " has " + y + " rows");
        }
    }

    private void readNumbers(String layer, int[] values) {
        int y = 0;
        for (JsonValue row = get(get(json, "layers"), layer).child; row != null; row = row.next) {
            System.arraycopy(row.asIntArray(), 0, values, y * floor.width, floor.width);
            y++;
        }
    }

    private void readGrounds() {
        StringBuilder glyphs = new StringBuilder();
        for (JsonValue ground = get(json, "legend").child; ground != null; ground = ground.next) {
            glyphs.append(ground.name);
            floor.legend.add(new DumpedFloor.DumpedGround(ground.getString("name"), ground.getBoolean("passable")));
        }
        String legend = glyphs.toString();
        readGlyphs("terrain", (cell, glyph) -> floor.terrain[cell] = legend.indexOf(glyph));
        readGlyphs("liquid", (cell, glyph) -> floor.liquid[cell] = legend.indexOf(glyph));
    }

    private void readRooms() {
        each(json, "rooms", room -> {
            List<Cells> doorways = new ArrayList<>();
            each(room, "doorways", doorway -> doorways.add(cells(get(doorway, "cells"))));
            floor.rooms.add(new DumpedFloor.DumpedRoom(
                    room.getInt("id"),
                    room.getInt("cells"),
                    cell(get(room, "centre")),
                    cells(get(room, "border")),
                    doorways,
                    room.getBoolean("treasure"),
                    room.getBoolean("trap"),
                    get(room, "trap_drawn").isNull() ? null : room.getBoolean("trap_drawn"),
                    room.getString("arena", null)));
        });
        each(
                json,
                "corridors",
                corridor -> floor.corridors.add(
                        new Corridor(corridor.getInt("from"), corridor.getInt("to"), cells(get(corridor, "cells")))));
    }

    private void readTreasure() {
        for (JsonValue chest : get(json, "chests")) {
            if (!get(chest, "happening").isNull()) {
                floor.happenings.add(chest.getString("happening"));
            }
        }
        each(
                json,
                "chests",
                chest -> floor.chests.add(new DumpedFloor.DumpedChest(
                        cell(get(chest, "at")),
                        chest.getInt("room"),
                        chest.getString("mode"),
                        get(chest, "nook_natural").isNull() ? null : chest.getBoolean("nook_natural"),
                        chest.getString("facing"),
                        chest.getInt("nook_depth"))));
        floor.primaryOre = json.getString("primary_ore");
        each(
                json,
                "veins",
                vein -> floor.veins.add(new Vein(vein.getInt("id"), vein.getString("ore"), vein.getInt("cells"))));
        each(
                json,
                "ores",
                ore -> floor.ores.add(new OreSpot(
                        cell(get(ore, "at")), ore.getString("ore"), ore.getInt("vein"), ore.getInt("distance"))));
    }

    private void readHordes() {
        each(json, "hordes", horde -> {
            List<MonsterSpot> members = new ArrayList<>();
            each(horde, "members", member -> members.add(monster(member)));
            floor.hordes.add(new HordeSpot(
                    horde.getString("type"),
                    horde.getInt("drawn_for"),
                    monster(get(horde, "leader")),
                    members,
                    horde.getBoolean("captive"),
                    horde.getBoolean("elite")));
        });
    }

    private MonsterSpot monster(JsonValue monster) {
        return new MonsterSpot(monster.getString("monster"), cell(get(monster, "at")));
    }

    private void readThings() {
        floor.start = cell(get(json, "start"));
        each(json, "exits", exit -> floor.exits.add(new Exit(cell(get(exit, "at")), exit.getString("to"))));
        each(
                json,
                "loot",
                loot -> floor.loot.add(new DumpedFloor.DumpedLoot(
                        cell(get(loot, "at")), loot.getString("item"), loot.getBoolean("small"))));
        each(
                json,
                "fixtures",
                fixture -> floor.fixtures.add(new Fixture(cell(get(fixture, "at")), fixture.getString("type"))));
    }

    private static int cages(JsonValue vignette) {
        int cages = 0;
        for (JsonValue prop = get(vignette, "props").child; prop != null; prop = prop.next) {
            cages += List.of("cage", "kennel").contains(prop.getString("prop")) ? 1 : 0;
        }
        return cages;
    }

    private void readVignettes() {
        each(
                json,
                "vignettes",
                vignette -> floor.vignettes.add(new DumpedVignette(
                        vignette.getInt("id"),
                        vignette.getString("kind"),
                        cells(get(vignette, "cells")),
                        cells(get(vignette, "closes")),
                        vignette.getInt("horde", -1),
                        cages(vignette))));
        each(json, "locks", lock -> {
            List<DumpedWay> ways = new ArrayList<>();
            each(lock, "ways", way -> {
                Map<String, Integer> measures = new LinkedHashMap<>();
                for (JsonValue ore = get(way, "measures").child; ore != null; ore = ore.next) {
                    measures.put(ore.name, ore.asInt());
                }
                ways.add(new DumpedWay(way.getString("by"), way.getInt("what", 0), measures));
            });
            floor.locks.add(new DumpedLock(
                    lock.getInt("id"),
                    lock.getString("kind"),
                    lock.getInt("vignette"),
                    cells(get(lock, "cells")),
                    ways));
        });
        each(
                json,
                "keys",
                key -> floor.keys.add(new DumpedKey(
                        key.getInt("id"), cell(get(key, "at")), key.getInt("lock"), key.getInt("carrier", -1))));
        each(
                json,
                "levers",
                lever -> floor.levers.add(new DumpedLever(
                        lever.getInt("id"),
                        cell(get(lever, "at")),
                        get(lever, "locks").getInt(0))));
    }

    private int cell(JsonValue place) {
        return place.getInt(0) + place.getInt(1) * floor.width;
    }

    private Cells cells(JsonValue places) {
        int[] cells = new int[places.size];
        int index = 0;
        for (JsonValue place = places.child; place != null; place = place.next) {
            cells[index++] = cell(place);
        }
        return Cells.of(cells);
    }

    private static void each(JsonValue parent, String list, Consumer<JsonValue> reader) {
        for (JsonValue child = get(parent, list).child; child != null; child = child.next) {
            reader.accept(child);
        }
    }

    private static JsonValue get(JsonValue parent, String key) {
        return Objects.requireNonNull(parent.get(key), key);
    }
}
