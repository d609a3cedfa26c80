package dev.orebound.screen.hud;

import dev.orebound.content.Content;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.Fonts;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.component.PlayerComponent;

/** Four flasks, each with the ore of an element; how full each is, and with how many measures. */
final class FlaskRow {
    /** How fast what a flask shows follows what it holds, in shares of the whole a second. */
    private static final float POUR_A_SECOND = 0.8f;

    private static final float GLINT_SECONDS = 0.5f;

    private final Content content;
    private final TextLine[] numbers = new TextLine[PlayerComponent.FLASKS];
    private final float[] shown = new float[PlayerComponent.FLASKS];
    private final float[] glint = new float[PlayerComponent.FLASKS];
    private final int[] measures = new int[PlayerComponent.FLASKS];
    private float seconds;

    FlaskRow(Content content, Fonts fonts) {
        this.content = content;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = new TextLine(fonts, TextStyle.LABEL, "0");
        }
    }

    void update(PlayerComponent alchemist, float frameSeconds) {
        seconds += frameSeconds;
        for (int i = 0; i < numbers.length; i++) {
            int now = alchemist.flasks[i];
            if (now > measures[i]) {
                glint[i] = GLINT_SECONDS;
            }
            measures[i] = now;
            numbers[i].set(now);
            glint[i] = Math.max(0, glint[i] - frameSeconds);
            pour(i, now / (float) content.player().flaskMeasures(), frameSeconds * POUR_A_SECOND);
        }
    }

    private void pour(int flask, float goal, float most) {
        shown[flask] += Math.max(-most, Math.min(most, goal - shown[flask]));
    }

    void draw(Pane pane, HudLayout layout) {
        int kinds = Math.min(numbers.length, content.ores().size());
        for (int i = 0; i < kinds; i++) {
            drawFlask(pane, layout.flasks().get(i), layout.grain(), i);
        }
    }

    private void drawFlask(Pane pane, Box box, int grain, int flask) {
        int neck = box.width() / 2 / grain * grain;
        int neckX = box.x() + (box.width() - neck) / 2;
        int bodyHeight = box.height() - 6 * grain;
        pane.panel(neckX, box.y() + bodyHeight - grain, neck, 4 * grain, grain, Ink.STONE_DARK, Ink.STONE_LIGHT, 0.95f);
        pane.fill(neckX + grain, box.top() - 4 * grain, neck - 2 * grain, 4 * grain, Ink.EARTH, 1);
        pane.fill(neckX + grain, box.top() - 2 * grain, neck - 2 * grain, grain, Ink.EARTH_LIGHT, 1);
        pane.panel(box.x(), box.y(), box.width(), bodyHeight, grain, Ink.INK, Ink.STONE_LIGHT, 0.95f);
        drawLiquid(pane, box, bodyHeight, grain, flask);
        // The glass: light from the upper left.
        pane.fill(box.x() + 2 * grain, box.y() + 4 * grain, grain, bodyHeight - 7 * grain, Ink.BONE_LIGHT, 0.22f);
        float foot = box.y() + 3 * grain;
        TextLine number = numbers[flask];
        int rgb = measures[flask] == 0 ? Ink.BONE_DARK : Ink.BONE_LIGHT;
        number.drawShadowed(pane.batch(), box.x() + (box.width() - number.width()) / 2 + 1, foot, rgb, 1);
    }

    private void drawLiquid(Pane pane, Box box, int bodyHeight, int grain, int flask) {
        if (measures[flask] == 0 && shown[flask] <= 0) {
            return;
        }
        int colour = content.ores().at(flask).light().rgb();
        int dark = Ink.mix(colour, Ink.NIGHT, 0.45f);
        int x = box.x() + 2 * grain;
        int width = box.width() - 4 * grain;
        int room = bodyHeight - 4 * grain;
        int level = Math.max(grain, Math.round(room * Math.min(1, shown[flask]) / grain) * grain);
        int bottom = box.y() + 2 * grain;
        pane.fill(x, bottom, width, level, dark, 1);
        pane.fill(x, bottom + Math.min(level, 2 * grain), width, Math.max(0, level - 2 * grain), colour, 0.75f);
        drawSurface(pane, x, bottom + level, width, grain, colour, flask);
        pane.fill(x, bottom, width, level, 0xffffff, 0.5f * glint[flask] / GLINT_SECONDS);
        pane.glow(
                box.x() + box.width() / 2f,
                bottom + level / 2f,
                box.width(),
                colour,
                0.10f + 0.5f * glint[flask] / GLINT_SECONDS);
    }

    /** A bright line, of which a part lies a pixel higher and wanders. */
    private void drawSurface(Pane pane, int x, int y, int width, int grain, int colour, int flask) {
        int bright = Ink.mix(colour, 0xffffff, 0.55f);
        pane.fill(x, y - grain, width, grain, bright, 1);
        int wave = width / 3 / grain * grain;
        int paths = Math.max(1, (width - wave) / grain + 1);
        int step = (int) (seconds * 3 + flask * 2) % (2 * paths);
        int offset = (step < paths ? step : 2 * paths - 1 - step) * grain;
        pane.fill(x + offset, y, wave, grain, bright, 0.9f);
    }
}
