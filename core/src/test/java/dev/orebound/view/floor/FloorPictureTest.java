package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.biome.Biome.CoverLook;
import dev.orebound.content.biome.MarkingLook;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.grid.Grid;
import dev.orebound.world.Scenario;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class FloorPictureTest {
    private static final int CELL = RockMask.CELL;

    private final Floor floor = Scenario.of("""
            ##########
            #@.......#
            #........#
            #...#.####
            #...#....#
            #........#
            #######.##
            #........#
            ##########
            """).world().floor();
    private final Grid grid = floor.grid();
    private final RockShape shape = new RockShape(
            new RockMask(floor.structure()), new RandomStreams(floor.request().seed()), "r0c0");

    @Test
    void theMiddleOfEachCellIsWhatTheCellIs() {
        for (int cell = 0; cell < grid.size(); cell++) {
            int x = grid.x(cell) * CELL + CELL / 2;
            int y = grid.y(cell) * CELL + CELL / 2;
            assertThat(shape.isGround(x, y))
                    .as("cell %s, %s", grid.x(cell), grid.y(cell))
                    .isEqualTo(floor.structure().at(cell));
        }
    }

    @Test
    void faceStandsOnTheSouthSideOfRockAlone() {
        int middle = 5 * CELL;
        int northOfTheRoom = 8 * CELL + 4;
        assertThat(shape.at(middle + northOfTheRoom * shape.width())).isEqualTo(RockShape.FACE);
        assertThat(shape.isTop(middle, CELL - 4)).isTrue();
    }

    @Test
    void noFaceIsHigherThanAFace() {
        for (int i = 0; i < shape.width() * shape.height(); i++) {
            boolean isFace = shape.at(i) == RockShape.FACE;
            assertThat(shape.faceHeight(i)).isBetween(isFace ? 1 : 0, isFace ? RockShape.FACE_HEIGHT : 0);
        }
    }

    @Test
    void onlyTopsStopLight() {
        byte[] occluders = pictureOf(floor).occluders();
        for (int i = 0; i < occluders.length; i++) {
            assertThat(occluders[i] == 1).isEqualTo(shape.at(i) == RockShape.TOP);
        }
    }

    @Test
    void theSameFloorGivesTheSamePicture() {
        FloorPicture one = pictureOf(floor);
        FloorPicture other = pictureOf(floor);

        assertThat(other.pixels.rgb).isEqualTo(one.pixels.rgb);
        assertThat(other.pixels.relief).isEqualTo(one.pixels.relief);
    }

    @Test
    void rockIsAMaterialToItsDepthsAndGoesOnBeyondTheFloor() {
        FloorPicture picture = pictureOf(floor);
        Set<Integer> colours = new HashSet<>();
        for (int i = 0; i < CELL * CELL; i++) {
            colours.add(picture.pixels.rgb[i % CELL + i / CELL * picture.width()]);
        }

        assertThat(colours).hasSizeGreaterThan(3);
        FloorPicture.RockShift shift = picture.rockShift();
        assertThat(picture.rgbaAt(0)).isEqualTo(picture.rock().rgbaAt(shift.x() + shift.y() * RockTexture.SIDE));
    }

    @Test
    void groundIsDarkerBesideRock() {
        FloorPicture picture = pictureOf(floor);

        assertThat(averageOfRow(picture, 7 * CELL + 14)).isLessThan(averageOfRow(picture, 6 * CELL + 14));
    }

    /** Returns the average over the ground of the row's second to eighth cell. */
    private int averageOfRow(FloorPicture picture, int y) {
        int sum = 0;
        int count = 0;
        for (int x = CELL * 2; x < CELL * 8; x++) {
            if (shape.isGround(x, y)) {
                sum += brightness(picture, x, y);
                count++;
            }
        }
        return sum / count;
    }

    private static int brightness(FloorPicture picture, int x, int y) {
        int colour = picture.pixels.rgb[x + y * picture.width()];
        return (colour >> 16 & 0xff) + (colour >> 8 & 0xff) + (colour & 0xff);
    }

    @Test
    void bytesGoToTheCardAsRedGreenBlueRelief() {
        FloorPicture picture = pictureOf(floor);
        picture.pixels.rgb[5] = 0x123456;
        picture.pixels.relief[5] = (byte) 0x98;

        assertThat(picture.rgbaAt(5)).isEqualTo(0x98563412);
    }

    @Test
    void tracksLieOnTheGroundAndNowhereElse() {
        FloorRequest request = new FloorRequest(Seed.of("tracks"), "r0c0", 2, FloorKind.BATTLE, List.of("r1c0"));
        Floor mine = new FloorGenerator(TestContent.BUILT_IN).generate(request);
        SpriteSheet sprites = TestContent.sprites(new BuiltInAssets());
        FloorPicture bare = pictureOf(mine);
        FloorPicture laid = new FloorPicture(
                mine,
                TestContent.BUILT_IN.terrains(),
                mine.liquid(),
                new BiomeMaterials(
                        Biome.at(TestContent.BUILT_IN.biomes(), request.seed(), 2),
                        key -> key.endsWith("rails") ? sprites.get(key).frames() : List.of()));
        RockShape rock = new RockShape(new RockMask(mine.structure()), new RandomStreams(request.seed()), "r0c0");

        int pixels = 0;
        for (int i = 0; i < bare.pixels.rgb.length; i++) {
            if (laid.pixels.rgb[i] != bare.pixels.rgb[i]) {
                pixels++;
                assertThat(rock.at(i)).isEqualTo(RockShape.GROUND);
            }
        }
        assertThat(pixels).isGreaterThan(20 * CELL * CELL / 2);
    }

    @Test
    void markingsLieOnDryGroundAndLeaveDoorwaysExitsAndChestsFree() {
        SpriteSheet sprites = TestContent.sprites(new BuiltInAssets());
        for (Biome biome : TestContent.BUILT_IN.biomes()) {
            int depth = biome.depths().lowest();
            FloorRequest request = new FloorRequest(
                    Seed.of("markings"),
                    "r0c0",
                    depth,
                    depth == 17 ? FloorKind.BOSS : FloorKind.BATTLE,
                    List.of("r1c0"));
            Floor mine = new FloorGenerator(TestContent.BUILT_IN).generate(request);
            Set<String> keys =
                    biome.markings().stream().map(MarkingLook::sprite).collect(Collectors.toSet());
            FloorPicture bare = pictureOf(mine, new BiomeMaterials(biome, key -> List.of()));
            FloorPicture marked = pictureOf(
                    mine,
                    new BiomeMaterials(
                            biome, key -> keys.contains(key) ? sprites.get(key).frames() : List.of()));

            int pixels = 0;
            for (int i = 0; i < bare.pixels.rgb.length; i++) {
                if (marked.pixels.rgb[i] != bare.pixels.rgb[i]) {
                    pixels++;
                    int cell = mine.grid().cell(i % bare.width() / CELL, i / bare.width() / CELL);
                    assertThat(bare.isGround(i % bare.width(), i / bare.width()))
                            .isTrue();
                    assertThat(mine.exits()).noneMatch(exit -> exit.at() == cell);
                    assertThat(mine.chests()).noneMatch(chest -> chest.at() == cell);
                    assertThat(mine.ores()).noneMatch(ore -> ore.at() == cell);
                    assertThat(mine.rooms())
                            .noneMatch(room -> room.doorways().stream()
                                    .anyMatch(doorway -> doorway.cells().contains(cell)));
                }
            }
            assertThat(pixels).as(biome.id()).isGreaterThan(20 * CELL * CELL);
        }
    }

    @Test
    void soilLiesBeneathACoverAndReachesAtMostACellBeyondIt() {
        int rubble = TestContent.BUILT_IN.terrains().indexOf("rubble");
        FloorRequest request = new FloorRequest(Seed.of("soil"), "r0c0", 2, FloorKind.BATTLE, List.of("r1c0"));
        Floor mine = new FloorGenerator(TestContent.BUILT_IN).generate(request);
        FloorPixels picture =
                new FloorPixels(mine.grid().width() * CELL, mine.grid().height() * CELL);
        RandomStreams streams = new RandomStreams(request.seed());
        RockShape rock = new RockShape(new RockMask(mine.structure()), streams, "r0c0");
        new SoilPainter(mine, rock, streams.stream("view.soil", "r0c0"))
                .paint(picture, new CoverLook("rubble", "rubble", List.of(0xffffff)), TestContent.BUILT_IN.terrains());

        int covered = 0;
        for (int i = 0; i < picture.rgb.length; i++) {
            if (picture.rgb[i] != 0) {
                int x = i % picture.width / CELL;
                int y = i / picture.width / CELL;
                boolean isNear = false;
                for (int j = 0; j < 9; j++) {
                    int nextX = x + j % 3 - 1;
                    int nextY = y + j / 3 - 1;
                    isNear |= mine.grid().contains(nextX, nextY)
                            && mine.terrain().at(mine.grid().cell(nextX, nextY)) == rubble;
                }
                assertThat(isNear).isTrue();
                assertThat(rock.at(i)).isEqualTo(RockShape.GROUND);
                covered++;
            }
        }
        assertThat(covered).isGreaterThan(CELL * CELL);
    }

    private static FloorPicture pictureOf(Floor floor, BiomeMaterials materials) {
        return new FloorPicture(floor, TestContent.BUILT_IN.terrains(), floor.liquid(), materials);
    }

    private static FloorPicture pictureOf(Floor floor) {
        Biome biome = Biome.at(TestContent.BUILT_IN.biomes(), floor.request().seed(), 1);
        return pictureOf(floor, new BiomeMaterials(biome, key -> List.of()));
    }
}
