package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that a cave in which all flickers at once stands still when the player wants no flashes. Brightness is
 * measured in squares of half a cell: at 0 none rises and falls by a tenth of the greatest brightness, which is what
 * accessibility guidelines call a flash. What is left are bodies that breathe, and sparks that fly.
 */
@InWindow(width = 1280, height = 720)
final class FlashesInViewTest {
    private static final int TILE = 24;
    private static final int FRAMES = 90;
    private static final float MOST_SWING = 25;
    private static final int MANY_TICKS = 100_000;

    private final Content content = TestContent.BUILT_IN;

    @Test
    void withoutFlashesNothingRisesAndFalls() {
        Stage stage = crowded();
        float full = swing(stage, ViewSettings.FULL);
        GlWindow.shoot("flashes_full");
        float none = swing(stage, ViewSettings.STILL);
        GlWindow.shoot("flashes_none");
        stage.view.dispose();

        assertThat(full).as("all that flickers does").isGreaterThan(3 * MOST_SWING);
        assertThat(none).as("the greatest swing at 0").isLessThan(MOST_SWING);
    }

    @ParameterizedTest
    @EnumSource(
            value = EventType.class,
            names = {"ACTOR_HURT", "MONSTER_DIED", "FLOOR_LEFT", "WATER_CHARGED"})
    void withoutFlashesNoEventWhitensThePicture(EventType type) {
        assertThat(brightening(type, ViewSettings.FULL))
                .as("all that whitens does")
                .isGreaterThan(MOST_SWING);
        assertThat(brightening(type, ViewSettings.STILL))
                .as("by particles alone")
                .isLessThan(MOST_SWING);
    }

    /** Returns by how much the square that changes most grows brighter after an event, of 255. */
    private float brightening(EventType type, ViewSettings settings) {
        int x = Hall.WIDTH / 2 + 2;
        Stage stage = new Stage(
                new Hall(content).monster("goblin", x, Hall.HEIGHT / 2).world(), new BuiltInAssets());
        stage.view.settings(settings);
        stage.settle();
        stage.view.draw(1, Stage.SECONDS);
        float[] before = tiles();
        stage.tell(type, 0);
        float brightening = 0;
        for (int frame = 0; frame < 12; frame++) {
            stage.view.draw(1, Stage.SECONDS);
            float[] now = tiles();
            for (int i = 0; i < now.length; i++) {
                brightening = Math.max(brightening, now[i] - before[i]);
            }
        }
        stage.view.dispose();
        return brightening;
    }

    /** A hall with lava, water, fire, charge, and monsters in every status that shows by light. */
    private Stage crowded() {
        int x = Hall.WIDTH / 2;
        int y = Hall.HEIGHT / 2;
        Hall hall = new Hall(content)
                .pool("shallow_water", x + 3, y - 3, 5, 4)
                .pool("lava", x - 9, y - 4, 4, 4)
                .lay("grass", x - 4, y + 2, 4, 3)
                .monster("goblin", x + 2, y + 2)
                .monster("goblin", x - 2, y - 2)
                .monster("slime", x + 1, y - 3)
                .monster("goblin_mystic", x - 4, y);
        Stage stage = new Stage(hall.world(), new BuiltInAssets());
        for (int i = 0; i < 9; i++) {
            stage.ground.burn(hall.grid.cell(x - 4 + i % 3, y + 2 + i / 3), MANY_TICKS);
            stage.ground.charge(hall.grid.cell(x + 3 + i % 3, y - 3 + i / 3), MANY_TICKS);
        }
        stage.mind(0, MindState.HUNTING).lead(0);
        stage.afflict(stage.world.monsters().get(0), StatusEffect.SHOCKED);
        stage.afflict(stage.world.monsters().get(1), StatusEffect.BURNING);
        stage.afflict(stage.world.monsters().get(2), StatusEffect.POISONED);
        stage.afflict(stage.world.monsters().get(3), StatusEffect.FROZEN);
        stage.settle();
        return stage;
    }

    /** Returns by how much the square that changes most rises and falls over some frames. */
    private static float swing(Stage stage, ViewSettings settings) {
        stage.view.settings(settings);
        stage.settle();
        float[] least = null;
        float[] most = null;
        for (int frame = 0; frame < FRAMES; frame++) {
            stage.view.draw(1, 1 / 30f);
            float[] now = tiles();
            if (least == null || most == null) {
                least = now.clone();
                most = now.clone();
            }
            for (int i = 0; i < now.length; i++) {
                least[i] = Math.min(least[i], now[i]);
                most[i] = Math.max(most[i], now[i]);
            }
        }
        float swing = 0;
        for (int i = 0; most != null && least != null && i < most.length; i++) {
            swing = Math.max(swing, most[i] - least[i]);
        }
        return swing;
    }

    /** Returns the mean brightness of each square of the window, from 0 to 255. */
    private static float[] tiles() {
        Pixmap pixels = GlWindow.pixels();
        int columns = pixels.getWidth() / TILE;
        float[] tiles = new float[columns * (pixels.getHeight() / TILE)];
        for (int i = 0; i < tiles.length; i++) {
            long sum = 0;
            for (int j = 0; j < TILE * TILE; j++) {
                int rgba = pixels.getPixel(i % columns * TILE + j % TILE, i / columns * TILE + j / TILE);
                sum += ((rgba >>> 24) * 77 + (rgba >>> 16 & 255) * 151 + (rgba >>> 8 & 255) * 28) / 256;
            }
            tiles[i] = sum / (float) (TILE * TILE);
        }
        pixels.dispose();
        return tiles;
    }
}
