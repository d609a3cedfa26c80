package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.frame.ViewSettings;
import org.junit.jupiter.api.Test;

/** Checks that the colours, outlines and the darkness of the ground change as soon as the player chooses others. */
@InWindow(width = 1280, height = 720)
final class ColoursInViewTest {
    private static final int X = Hall.WIDTH / 2 + 3;
    private static final int Y = Hall.HEIGHT / 2;

    private final Content content = TestContent.BUILT_IN;

    @Test
    void otherColoursShowAtOnceAndGoAgain() {
        Stage stage = stage(ViewSettings.STILL);
        stage.afflict(stage.world.monsters().get(0), StatusEffect.POISONED);
        Pixmap usual = shown(stage);
        stage.sprites.wear(ColourSight.TRITANOPIA);
        Pixmap chosen = shown(stage);
        stage.sprites.wear(ColourSight.USUAL);
        Pixmap again = shown(stage);
        stage.view.dispose();

        assertThat(differing(usual, chosen)).isGreaterThan(200);
        assertThat(differing(usual, again)).isLessThan(differing(usual, chosen) / 4);
    }

    @Test
    void outlinesGoRoundFoes() {
        Stage stage = stage(ViewSettings.STILL);
        Pixmap without = shown(stage);
        stage.view.settings(new ViewSettings(0, 0, 1, 1, true, 0));
        Pixmap with = shown(stage);
        stage.view.dispose();

        assertThat(reds(with)).isGreaterThan(reds(without) + 300);
    }

    @Test
    void aDarkerGroundLeavesBodiesAsTheyAre() {
        Stage stage = stage(ViewSettings.STILL);
        Pixmap light = shown(stage);
        float body = stage.view.screenX(stage.body(0).x);
        float high = stage.view.screenY(stage.body(0).y);
        stage.view.settings(new ViewSettings(0, 0, 1, 1, false, 1));
        Pixmap dark = shown(stage);
        stage.view.dispose();

        assertThat(brightness(dark, body + 60, high)).isLessThan(brightness(light, body + 60, high) * 0.6f);
        assertThat(brightness(dark, body, high)).isGreaterThan(brightness(light, body, high) * 0.75f);
    }

    private Stage stage(ViewSettings settings) {
        Stage stage = new Stage(new Hall(content).monster("goblin", X, Y).world(), new BuiltInAssets());
        stage.view.settings(settings);
        stage.settle();
        return stage;
    }

    private static Pixmap shown(Stage stage) {
        GlWindow.lastOf(2, () -> stage.view.draw(1, 0));
        return GlWindow.pixels();
    }

    private static int differing(Pixmap one, Pixmap other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += far(one.getPixel(x, y), other.getPixel(x, y)) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean far(int rgba, int other) {
        int red = Math.abs((rgba >>> 24) - (other >>> 24));
        int green = Math.abs((rgba >> 16 & 0xff) - (other >> 16 & 0xff));
        int blue = Math.abs((rgba >> 8 & 0xff) - (other >> 8 & 0xff));
        return red + green + blue > 24;
    }

    /** Returns how many pixels are far redder than anything else. */
    private static int reds(Pixmap pixels) {
        int count = 0;
        for (int y = 0; y < pixels.getHeight(); y++) {
            for (int x = 0; x < pixels.getWidth(); x++) {
                int rgba = pixels.getPixel(x, y);
                int red = rgba >>> 24;
                count += red > 150 && red > 2.4f * (rgba >> 16 & 0xff) && red > 2.4f * (rgba >> 8 & 0xff) ? 1 : 0;
            }
        }
        return count;
    }

    /** Returns the mean brightness about a place of the window, in pixels from its lower left corner. */
    private static float brightness(Pixmap pixels, float atX, float atY) {
        long sum = 0;
        int side = 9;
        for (int y = -side; y <= side; y++) {
            for (int x = -side; x <= side; x++) {
                int rgba = pixels.getPixel((int) atX + x, (int) atY + y);
                sum += (rgba >>> 24) + (rgba >> 16 & 0xff) + (rgba >> 8 & 0xff);
            }
        }
        return sum / (float) ((2 * side + 1) * (2 * side + 1));
    }
}
