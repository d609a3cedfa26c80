package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.frame.BridgeDirections;
import dev.orebound.view.frame.LiquidMap;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests liquids and plants in caves, in a real window. */
@InWindow
final class LiquidsInViewTest {
    private static final float SECONDS = 0.1f;
    private static final int CELL = FloorPicture.PIXELS_A_CELL;

    /** The pool of most tests: its corner and size in cells, away from the player in the hall's middle. */
    private static final int LEFT = 18;

    private static final int BOTTOM = 6;
    private static final int SIZE = 4;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void everyLiquidLooksLikeItself() {
        Colour ground = colourOfPool(new Hall(content), "ground");
        Colour shallow = colourOfPool(hallWith("shallow_water"), "shallow_water");
        Colour deep = colourOfPool(hallWith("deep_water"), "deep_water");
        Colour lava = colourOfPool(hallWith("lava"), "lava");
        Colour chasm = colourOfPool(hallWith("chasm"), "chasm");

        assertThat(shallow.blue - shallow.red).isGreaterThan(ground.blue - ground.red + 5);
        assertThat(deep.sum()).isLessThan(shallow.sum() * 0.8f);
        assertThat(deep.blue).isGreaterThan(deep.red * 1.5f);
        assertThat(lava.red).isGreaterThan(ground.red).isGreaterThan(lava.blue * 2);
        assertThat(chasm.sum()).isLessThan(deep.sum() * 0.8f);
    }

    @Test
    void aLiquidAddedByDataAloneHasItsOwnColoursAndMoves() {
        Content more = with("""
                "acid": {
                  "glyph": "A", "layer": "liquid", "passability": "impassable",
                  "body": "acid", "colours": ["7ca818", "5a8c10", "3c6a08"]
                },
                "shallow_acid": {
                  "glyph": "a", "layer": "liquid", "passability": "passable",
                  "body": "acid", "colours": ["c8f040", "a0d028"]
                },
                """);
        Hall hall = new Hall(more).pool("deep_water", 9, BOTTOM, SIZE, SIZE);
        Colour water = colour(hall.pool("acid", LEFT, BOTTOM, SIZE, SIZE), 10, BOTTOM + 1, SIZE - 2, SIZE - 2);
        Colour deep = colour(hall, LEFT + 1, BOTTOM + 1, SIZE - 2, SIZE - 2);
        GlWindow.shoot("liquid_acid");
        Hall shallows = new Hall(more).pool("shallow_acid", LEFT, BOTTOM, SIZE, SIZE);
        Colour shallow = colour(shallows, LEFT + 1, BOTTOM + 1, SIZE - 2, SIZE - 2);

        assertThat(water.blue).isGreaterThan(water.green);
        assertThat(deep.green).isGreaterThan(deep.red * 1.2f).isGreaterThan(deep.blue * 1.5f);
        assertThat(shallow.green).isGreaterThan(shallow.blue * 1.5f).isGreaterThan(deep.green * 1.2f);
        assertThat(shareThatMoves(hall)).isGreaterThan(shareThatMoves(new Hall(more)) + 0.02f);
        assertThat(shareThatMoves(shallows)).isGreaterThan(shareThatMoves(new Hall(more)) + 0.02f);
    }

    @Test
    void aLiquidThatSaysNothingOfItsLookIsDrawnByItsNature() {
        Content more = with("""
                "mud": { "glyph": "A", "layer": "liquid", "passability": "passable" },
                "slag": {
                  "glyph": "a", "layer": "liquid", "passability": "impassable", "peril": "burns",
                  "light": { "colour": "40ff60", "radius_cells": 3, "strength": 0.5 }
                },
                "gulf": { "glyph": "g", "layer": "liquid", "passability": "impassable", "peril": "swallows" },
                """);
        Colour ground = colourOfPool(new Hall(more), "ground");
        Colour slag = colourOfPool(new Hall(more).pool("slag", LEFT, BOTTOM, SIZE, SIZE), "slag");
        Colour gulf = colourOfPool(new Hall(more).pool("gulf", LEFT, BOTTOM, SIZE, SIZE), "gulf");
        Hall mud = new Hall(more).pool("mud", LEFT, BOTTOM, SIZE, SIZE);

        assertThat(shareThatMoves(mud)).isGreaterThan(shareThatMoves(new Hall(more)) + 0.005f);
        assertThat(slag.green).isGreaterThan(ground.green * 1.3f).isGreaterThan(slag.red * 1.5f);
        assertThat(gulf.sum()).isLessThan(ground.sum() * 0.8f);
    }

    @Test
    void bodiesOnTheShoreShowInTheWaterBelowThem() {
        Hall bare = new Hall(content).pool("deep_water", 17, 3, 5, 5);
        Colour still = colour(bare, 19, 7, 1, 0.6f);
        Colour mirroring = colour(bare.monster("slime", 19, 8), 19, 7, 1, 0.6f);

        assertThat(Math.abs(mirroring.sum() - still.sum())).isGreaterThan(3);
    }

    @Test
    void bodiesBesideLavaAreSeenByItsLight() {
        Colour dark = colour(new Hall(content), 23, 4, 2, 1);
        Colour lit = colour(new Hall(content).pool("lava", 21, 5, 6, 4), 23, 4, 2, 1);

        assertThat(lit.red).isGreaterThan(dark.red * 1.3f);
    }

    @Test
    void aTorchLightsTheGroundBeneathIt() {
        Colour dark = colour(new Hall(content), 22, Hall.HEIGHT - 4, 2, 1);
        Colour lit = colour(new Hall(content).lay("torch", 22, Hall.HEIGHT - 2, 1, 1), 22, Hall.HEIGHT - 4, 2, 1);

        // In an ambient light of about a half a torch can at most double what is there.
        assertThat(lit.red).isGreaterThan(dark.red * 1.25f);
    }

    @Test
    void aBridgeIsSeenOverWhatItCrosses() {
        Colour water = colour(hallWith("deep_water"), LEFT, BOTTOM + 1, SIZE, 1);
        Colour boards =
                colour(hallWith("deep_water").lay("bridge", LEFT, BOTTOM + 1, SIZE, 1), LEFT, BOTTOM + 1, SIZE, 1);

        assertThat(boards.red - boards.blue).isGreaterThan(water.red - water.blue + 20);
    }

    @Test
    void feetAreWetInShallowWaterAndDryOnABridge() {
        Hall hall = hallWith("shallow_water").lay("bridge", LEFT, BOTTOM + 1, SIZE, 1);
        BridgeDirections bridges = new BridgeDirections(hall.floor(), content.terrains());
        LiquidMap liquids =
                new LiquidMap(FloorPainting.of(hall.world(), TestContent.sprites(assets)), bridges, hall.grid);

        assertThat(liquids.wets((LEFT + 2) * CELL, (BOTTOM + 3) * CELL)).isTrue();
        assertThat(liquids.wets((LEFT + 2) * CELL, (BOTTOM + 1.5f) * CELL)).isFalse();
        assertThat(liquids.wets((LEFT - 1) * CELL, (BOTTOM + 3) * CELL)).isFalse();
        liquids.dispose();
    }

    @Test
    void warmFramesOverLiquidsMakeNoGarbage() {
        WorldView view = view(hallWith("lava")
                .lay("torch", 14, Hall.HEIGHT - 2, 1, 1)
                .pool("shallow_water", 9, 5, 9, 6)
                .world());

        assertThat(FrameGarbage.of(() -> view.draw(0.5f, SECONDS))).isLessThan(100);
        assertThat(Gdx.gl.glGetError()).isZero();
        view.dispose();
    }

    /** Returns the game's content with more terrains. */
    private Content with(String terrains) {
        String text = assets.text(Terrain.FILE);
        int first = text.indexOf("\"grass\": {");
        return Content.read(
                new OneOtherFile(assets, Terrain.FILE, text.substring(0, first) + terrains + text.substring(first)));
    }

    /**
     * Returns the share of the pool's pixels that change within a third of a second otherwise than the light on all.
     */
    private float shareThatMoves(Hall hall) {
        WorldView view = view(hall.world());
        float[] before = brightnessOfPool(view);
        GlWindow.lastOf(4, () -> view.draw(1, SECONDS));
        float[] after = brightnessOfPool(view);
        view.dispose();
        float light = sum(after) / sum(before);
        int moved = 0;
        for (int i = 0; i < after.length; i++) {
            moved += Math.abs(after[i] / (before[i] * light) - 1) > 0.15f ? 1 : 0;
        }
        return moved / (float) after.length;
    }

    private static float[] brightnessOfPool(WorldView view) {
        int left = (int) view.screenX(LEFT + 1);
        int bottom = (int) view.screenY(BOTTOM + 1);
        int width = (int) view.screenX(LEFT + SIZE - 1) - left;
        int height = (int) view.screenY(BOTTOM + SIZE - 1) - bottom;
        float[] brightness = new float[width * height];
        Pixmap pixels = GlWindow.pixels();
        for (int i = 0; i < brightness.length; i++) {
            Colour colour = new Colour();
            colour.add(pixels.getPixel(left + i % width, bottom + i / width));
            brightness[i] = 20 + colour.sum();
        }
        pixels.dispose();
        return brightness;
    }

    private static float sum(float[] numbers) {
        float sum = 0;
        for (float number : numbers) {
            sum += number;
        }
        return sum;
    }

    private Hall hallWith(String liquid) {
        return new Hall(content).pool(liquid, LEFT, BOTTOM, SIZE, SIZE);
    }

    private WorldView view(World world) {
        WorldView view = TestViews.of(
                world, new SpriteAtlas(TestContent.sprites(assets)), ViewSettings.FULL, assets, TestContent.sounds());
        world.step(new Intent());
        view.afterTick();
        GlWindow.lastOf(6, () -> view.draw(1, SECONDS));
        return view;
    }

    /** Returns the colour of the pool without its banks; saves the picture under a name. */
    private Colour colourOfPool(Hall hall, String name) {
        Colour colour = colour(hall, LEFT + 1, BOTTOM + 1, SIZE - 2, SIZE - 2);
        GlWindow.shoot("liquid_" + name);
        return colour;
    }

    /** Returns the mean colour of a rectangle of cells. */
    private Colour colour(Hall hall, int left, int bottom, int width, float height) {
        WorldView view = view(hall.world());
        Pixmap pixels = GlWindow.pixels();
        Colour colour = new Colour();
        int right = (int) view.screenX(left + width);
        int top = (int) view.screenY(bottom + height);
        for (int y = (int) view.screenY(bottom); y < top; y++) {
            for (int x = (int) view.screenX(left); x < right; x++) {
                colour.add(pixels.getPixel(x, y));
            }
        }
        pixels.dispose();
        view.dispose();
        return colour.average();
    }

    private static final class Colour {
        float red;
        float green;
        float blue;
        private int count;

        void add(int rgba) {
            red += rgba >>> 24;
            green += rgba >>> 16 & 0xff;
            blue += rgba >>> 8 & 0xff;
            count++;
        }

        Colour average() {
            red /= count;
            green /= count;
            blue /= count;
            return this;
        }

        float sum() {
            return red + green + blue;
        }
    }
}
