package dev.orebound.view;

import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.reading.Assets;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.function.Consumer;

/** Draws the effects of the elements on the ground as the game shows them, and passes each picture on with its name. */
final class GroundSheet {
    private static final int LONG = 600;

    private final Content content;
    private final Assets assets;
    private final Consumer<String> keep;

    GroundSheet(Content content, Assets assets, Consumer<String> keep) {
        this.content = content;
        this.assets = assets;
        this.keep = keep;
    }

    void draw() {
        for (int i = 0; i < content.biomes().size(); i++) {
            Biome biome = content.biomes().at(i);
            grounds(biome, "grounds_" + biome.id());
        }
        elements();
        inSteam();
        falls();
    }

    /** Draws every ground: while it warns, as long as it lasts, and about to end. */
    private void grounds(Biome biome, String name) {
        Stage stage = new Stage(
                new Hall(content)
                        .depth(biome.depths().lowest())
                        .lay("torch", 6, Hall.HEIGHT - 2, 1, 1)
                        .lay("torch", 15, Hall.HEIGHT - 2, 1, 1)
                        .lay("torch", 23, Hall.HEIGHT - 2, 1, 1)
                        .pool("deep_water", 2, 2, 7, 3)
                        .pool("lava", 22, 2, 6, 3)
                        .monster("goblin", 11, 6)
                        .monster("goblin", 8, 7)
                        .monster("goblin", 5, 3)
                        .monster("goblin", 25, 3)
                        .monster("goblin", 12, 8)
                        .monster("goblin", 17, 4)
                        .world(),
                assets);
        stage.put(0, 11.5f, 6.4f);
        stage.put(1, 8.2f, 6.6f);
        stage.put(2, 4.5f, 3.5f);
        stage.put(3, 25.5f, 3.5f);
        for (int i = 0; i < 6; i++) {
            stage.mind(i, MindState.HUNTING);
        }
        show(stage, LONG, 0);
        stage.settle();
        stage.roll(20);
        keep.accept(name);
        show(stage, 24, 0);
        stage.roll(1);
        keep.accept(name + "_ending");
        show(stage, LONG, 24);
        stage.roll(40);
        keep.accept(name + "_warning");
        stage.view.dispose();
    }

    private static void show(Stage stage, int ticks, int warningTicks) {
        String[] surfaces = {"puddle", "ice", "mud", "magma", "crust", "embers", "draught"};
        for (int i = 0; i < surfaces.length; i++) {
            lay(stage, surfaces[i], 2 + i * 4 - i / 4, 10, 3, 3, ticks, warningTicks);
        }
        String[] airs = {"steam", "dust", "thundercloud", "spores"};
        for (int i = 0; i < airs.length; i++) {
            lay(stage, airs[i], 15 + i * 3 + i / 2, 6, 2, 2, ticks, warningTicks);
        }
        lay(stage, "kindled", 10, 2, 2, 2, Math.min(ticks, 12), warningTicks);
        lay(stage, "kindled", 19, 2, 2, 2, Math.min(ticks, 4), warningTicks);
        lay(stage, "baked_mud", 3, 6, 3, 1, ticks, 0);
        lay(stage, "baked_mud", 5, 7, 1, 2, ticks, 0);
        lay(stage, "pillar", 7, 5, 3, 1, ticks, 0);
        lay(stage, "pillar", 12, 5, 1, 1, ticks, 0);
        lay(stage, "ice", 3, 2, 3, 3, ticks, 0);
        lay(stage, "crust", 23, 2, 4, 3, ticks, 0);
        lay(stage, "spores", 14, 2, 2, 2, ticks, warningTicks);
        for (GroundInfluence influence : GroundInfluence.values()) {
            stage.ground.trace(influence, stage.world.floor().grid().cell(10 + influence.ordinal(), 9), LONG);
        }
    }

    private static void lay(
            Stage stage, String ground, int left, int bottom, int width, int height, int ticks, int warningTicks) {
        for (int y = bottom; y < bottom + height; y++) {
            for (int x = left; x < left + width; x++) {
                stage.ground.put(ground, stage.world.floor().grid().cell(x, y), ticks, warningTicks);
            }
        }
    }

    /** Draws fire in grass, burnt grass, a charged pool, and steam. */
    private void elements() {
        Stage stage = new Stage(
                new Hall(content)
                        .lay("grass", 3, 4, 9, 8)
                        .pool("shallow_water", 18, 3, 9, 5)
                        .pool("deep_water", 21, 4, 3, 2)
                        .monster("goblin", 8, 7)
                        .monster("goblin", 20, 6)
                        .monster("cave_ogre", 21, 11)
                        .monster("goblin", 25, 11)
                        .world(),
                assets);
        for (int y = 4; y < 12; y++) {
            for (int x = 3; x < 12; x++) {
                int cell = stage.world.floor().grid().cell(x, y);
                boolean isInside = (x - 7) * (x - 7) + (y - 7) * (y - 7) < 6;
                boolean isAtEdge = (x - 7) * (x - 7) + (y - 7) * (y - 7) < 16;
                if (isInside) {
                    stage.ground.blacken(cell);
                } else if (isAtEdge) {
                    stage.ground.burn(cell, LONG);
                }
            }
        }
        for (int y = 3; y < 8; y++) {
            for (int x = 18; x < 27; x++) {
                stage.ground.charge(stage.world.floor().grid().cell(x, y), LONG);
            }
        }
        for (int y = 10; y < 13; y++) {
            for (int x = 20; x < 24; x++) {
                stage.ground.steam(stage.world.floor().grid().cell(x, y), LONG);
            }
        }
        for (int i = 0; i < 4; i++) {
            stage.mind(i, MindState.HUNTING);
        }
        stage.settle();
        stage.roll(30);
        keep.accept("grounds");
        stage.roll(7);
        stage.tell(EventType.WATER_CHARGED, 1);
        stage.roll(4);
        keep.accept("grounds_flash");
        stage.view.dispose();
    }

    /** Draws the player in steam, at its edge, and before it. */
    private void inSteam() {
        Stage stage = new Stage(
                new Hall(content)
                        .monster("goblin", 17, 8)
                        .monster("goblin", 15, 6)
                        .monster("goblin", 20, 8)
                        .world(),
                assets);
        for (int y = 7; y < 10; y++) {
            for (int x = 13; x < 19; x++) {
                stage.ground.steam(stage.world.floor().grid().cell(x, y), LONG);
            }
        }
        for (int i = 0; i < 3; i++) {
            stage.mind(i, MindState.SEARCHING);
        }
        stage.settle();
        stage.roll(30);
        keep.accept("steam");
        stage.play(30);
        stage.settle();
        keep.accept("steam_played");
        stage.view.dispose();
    }

    private void falls() {
        Stage stage = new Stage(
                new Hall(content)
                        .pool("chasm", 18, 5, 7, 7)
                        .pool("lava", 4, 5, 7, 7)
                        .monster("goblin", 14, 4)
                        .monster("cave_ogre", 14, 3)
                        .monster("goblin", 15, 4)
                        .world(),
                assets);
        stage.put(0, 20, 8);
        stage.put(1, 23, 8);
        stage.put(2, 8, 8);
        for (int i = 0; i < 3; i++) {
            stage.mind(i, MindState.HUNTING);
        }
        stage.settle();
        stage.tell(EventType.MONSTER_FELL, 0);
        stage.tell(EventType.MONSTER_FELL, 1);
        stage.tell(EventType.MONSTER_DIED, 2);
        for (int i = 0; i < 3; i++) {
            stage.put(i, 14, 3 + i);
        }
        for (int i = 0; i < 5; i++) {
            stage.roll(9);
            keep.accept("falls_" + i);
        }
        stage.view.dispose();
    }
}
