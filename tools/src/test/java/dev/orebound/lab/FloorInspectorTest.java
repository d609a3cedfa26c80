package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.lab.picture.FloorGlyphs;
import dev.orebound.lab.picture.FloorImage;
import dev.orebound.lab.picture.PictureLayer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class FloorInspectorTest {
    private static final FloorRequest REQUEST =
            new Descent(Seed.of("pick \"axes\""), TestContent.BUILT_IN.graph()).request(5, FloorKind.SCROLL);

    private final FloorInspector inspect = new FloorInspector(TestContent.BUILT_IN);
    private final Floor floor = new FloorGenerator(TestContent.BUILT_IN).generate(REQUEST);
    private final String line = inspect.json(REQUEST);
    private final JsonValue json = new JsonReader().parse(line);

    @Test
    void theSeedOfAFirstRunPrintsTheOrdinaryFloorAndTheSeedAsTyped() {
        FloorRequest first =
                new Descent(Seed.of("pick \"axes\"/first"), TestContent.BUILT_IN.graph()).request(5, FloorKind.SCROLL);

        assertThat(inspect.json(first)).isEqualTo(line.replace("axes\\\"", "axes\\\"/first"));
    }

    @Test
    void jsonIsOneLineWithItsKeysInTheOrderOfTheFormat() {
        assertThat(line).endsWith("}\n").doesNotContain(": ").containsOnlyOnce("\n");
        assertThat(keys(json))
                .containsExactly(
                        "format",
                        "seed",
                        "depth",
                        "node",
                        "kind",
                        "width",
                        "height",
                        "layers",
                        "legend",
                        "rooms",
                        "corridors",
                        "chests",
                        "primary_ore",
                        "veins",
                        "ores",
                        "hordes",
                        "start",
                        "exits",
                        "loot",
                        "fixtures",
                        "biome",
                        "features",
                        "danger",
                        "vignettes",
                        "locks",
                        "keys",
                        "levers");
        assertThat(keys(json.get("layers")))
                .containsExactly(
                        "grown",
                        "carved",
                        "structure",
                        "room",
                        "border_distance",
                        "terrain",
                        "liquid",
                        "vein",
                        "vein_distance",
                        "arcs");
    }

    @Test
    void theHeadSaysWhatWasAskedFor() {
        assertThat(json.getString("format")).isEqualTo("orebound-floor/1");
        assertThat(json.getString("seed")).isEqualTo("pick \"axes\"");
        assertThat(json.getInt("depth")).isEqualTo(5);
        assertThat(json.getString("node")).isEqualTo(REQUEST.node());
        assertThat(json.getString("kind")).isEqualTo("scroll");
        assertThat(json.getInt("width")).isEqualTo(96);
        assertThat(json.getInt("height")).isEqualTo(64);
    }

    @Test
    void layersAreReadBackCellByCellFromTheSouth() {
        JsonValue layers = json.get("layers");
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            int x = floor.grid().x(cell);
            int y = floor.grid().y(cell);
            assertThat(layers.get("carved").getString(y).charAt(x))
                    .isEqualTo(floor.carved().at(cell) ? '.' : '#');
            assertThat(layers.get("structure").getString(y).charAt(x))
                    .isEqualTo(floor.structure().at(cell) ? '.' : '#');
            assertThat(layers.get("room").get(y).getInt(x))
                    .isEqualTo(floor.room().at(cell));
            assertThat(layers.get("border_distance").get(y).getInt(x))
                    .isEqualTo(floor.borderDistance().at(cell));
            assertThat(layers.get("vein").get(y).getInt(x))
                    .isEqualTo(floor.vein().at(cell));
            assertThat(layers.get("vein_distance").get(y).getInt(x))
                    .isEqualTo(floor.veinDistance().at(cell));
            assertThat(layers.get("arcs").get(y).getInt(x))
                    .isEqualTo(floor.arcs().at(cell));
        }
        assertThat(layers.get("arcs").size).isEqualTo(64);
        assertThat(layers.get("arcs").get(0).size).isEqualTo(96);
    }

    @Test
    void theLegendExplainsEveryCharacterOfTerrainAndLiquid() {
        JsonValue legend = json.get("legend");
        assertThat(legend.get(".").getString("name")).isEqualTo("nothing");
        for (String layer : List.of("terrain", "liquid")) {
            for (String row : json.get("layers").get(layer).asStringArray()) {
                row.chars().distinct().forEach(glyph -> {
                    JsonValue entry = legend.get(Character.toString(glyph));
                    assertThat(entry.getBoolean("passable"))
                            .isEqualTo(TestContent.BUILT_IN
                                    .terrains()
                                    .get(entry.getString("name"))
                                    .isPassable());
                });
            }
        }
    }

    @Test
    void recordsAreReadBack() {
        assertThat(json.get("rooms").size).isEqualTo(floor.rooms().size());
        JsonValue room = json.get("rooms").get(0);
        assertThat(keys(room))
                .containsExactly(
                        "id", "cells", "centre", "border", "doorways", "treasure", "trap", "arena", "trap_drawn");
        assertThat(cell(room.get("centre"))).isEqualTo(floor.rooms().get(0).centre());
        assertThat(room.get("border").size)
                .isEqualTo(floor.rooms().get(0).border().size());
        assertThat(cell(room.get("doorways").get(0).get("cells").get(0)))
                .isEqualTo(floor.rooms().get(0).doorways().get(0).cells().at(0));
        assertThat(keys(json.get("corridors").get(0))).containsExactly("from", "to", "cells");
        JsonValue chest = json.get("chests").get(0);
        assertThat(keys(chest))
                .containsExactly("at", "room", "mode", "nook_natural", "facing", "nook_depth", "trigger", "happening");
        assertThat(chest.getString("mode"))
                .isEqualTo(floor.chests().get(0).mode().name().toLowerCase(Locale.ROOT));
        assertThat(chest.getString("trigger")).isEqualTo(floor.chests().get(0).trigger());
        assertThat(chest.getString("happening")).isEqualTo(floor.chests().get(0).happening());
        assertThat(keys(json.get("ores").get(0))).containsExactly("at", "ore", "vein", "distance");
        JsonValue horde = json.get("hordes").get(0);
        assertThat(keys(horde)).containsExactly("type", "drawn_for", "leader", "members", "captive", "elite");
        assertThat(cell(horde.get("leader").get("at")))
                .isEqualTo(floor.hordes().get(0).leader().at());
        assertThat(cell(json.get("start"))).isEqualTo(floor.start());
        assertThat(json.get("exits").get(0).getString("to"))
                .isEqualTo(REQUEST.waysOn().get(0));
    }

    @Test
    void manySeedsAreOneLineEach() {
        List<String> lines = new ArrayList<>();
        inspect.lines(-1, 1, descent -> descent.request(2), inspect::json, lines::add);
        assertThat(lines.stream().map(each -> new JsonReader().parse(each).getString("seed")))
                .containsExactly("-1", "0", "1");
        assertThat(lines.get(2))
                .isEqualTo(inspect.json(new Descent(Seed.of(1), TestContent.BUILT_IN.graph()).request(2)));
    }

    @Test
    void aLayerAloneIsDrawnNorthUp() {
        List<String> rows =
                inspect.ascii(REQUEST, List.of(PictureLayer.START)).lines().toList();
        assertThat(rows).hasSize(64);
        String row = rows.get(63 - floor.grid().y(floor.start()));
        assertThat(row.strip()).isEqualTo("@");
        assertThat(row.indexOf('@')).isEqualTo(floor.grid().x(floor.start()));
    }

    @Test
    void everyLayerOfTheDumpCanBeDrawnByItsName() {
        assertThat(PictureLayer.OF_CELLS.stream().map(PictureLayer::id)).hasSameElementsAs(keys(json.get("layers")));
    }

    @Test
    void everyLayerShowsSomethingInAPicture() {
        byte[] bare = new FloorImage(floor, TestContent.BUILT_IN).png(List.of());
        for (PictureLayer layer : PictureLayer.values()) {
            boolean hasGlyphs = new String(new FloorGlyphs(floor, TestContent.BUILT_IN).of(layer))
                    .chars()
                    .anyMatch(glyph -> glyph != FloorGlyphs.NONE);

            assertThat(hasGlyphs).as("%s has something on this floor", layer).isTrue();
            assertThat(inspect.png(REQUEST, List.of(layer))).as(layer.id()).isNotEqualTo(bare);
        }
    }

    @Test
    void everyLayerHasANameAndCanBeDrawn() {
        for (PictureLayer layer : PictureLayer.values()) {
            assertThat(PictureLayer.of(layer.id())).isEqualTo(layer);
            assertThat(inspect.ascii(REQUEST, List.of(layer)).length()).isEqualTo(97 * 64);
            assertThat(inspect.png(REQUEST, List.of(layer))).isNotEmpty();
        }
        assertThatThrownBy(() -> PictureLayer.of("gold"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no layer 'gold'; there are [grown, carved, structure, room,");
    }

    @Test
    void aPictureHasEightPixelsACellWithRockDarkerThanFloor() throws IOException {
        var image = ImageIO.read(new ByteArrayInputStream(inspect.png(REQUEST)));
        assertThat(image.getWidth()).isEqualTo(96 * 8);
        assertThat(image.getHeight()).isEqualTo(64 * 8);
        int floorCell = floor.corridors().get(0).cells().at(0);
        int floorPixel =
                image.getRGB(floor.grid().x(floorCell) * 8, (63 - floor.grid().y(floorCell)) * 8) & 0xFF;
        assertThat(floorPixel).isGreaterThan(image.getRGB(0, 0) & 0xFF);
    }

    private int cell(JsonValue xAndY) {
        return floor.grid().cell(xAndY.getInt(0), xAndY.getInt(1));
    }

    private static List<String> keys(JsonValue object) {
        List<String> keys = new ArrayList<>();
        for (JsonValue child = object.child; child != null; child = child.next) {
            keys.add(child.name);
        }
        return keys;
    }
}
