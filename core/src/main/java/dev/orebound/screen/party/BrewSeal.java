package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.BrewRules;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.draw.SignColours;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws a brew's picture in a frame of its colour, with a pip for each level in it. */
public final class BrewSeal {
    /** Width and height of the frame, in art pixels. */
    public static final int SIDE = 18;

    private static final int PIP_WIDE = 3;
    private static final int PIP_HIGH = 2;
    private static final int PIP_STEP = 5;
    private static final int RIM = 4;

    private final @Nullable TextureRegion picture;
    private final int rgb;
    private final List<Integer> ores;
    private final int level;

    /**
     * Creates the seal of a brew by its index.
     *
     * @param isKnown false to show nothing of it but the colours of its ores
     */
    public BrewSeal(PageContext parts, int brew, int level, boolean isKnown) {
        Brew kind = parts.content().brews().at(brew);
        picture = isKnown ? parts.sprites().frame(kind.sprite(), 0) : null;
        SignColours colours = parts.sprites().colours();
        rgb = isKnown ? colours.of(kind.rgb()) : UiPalette.STONE;
        ores = kind.ores().stream()
                .map(ore -> colours.of(parts.content().ores().get(ore).light().rgb()))
                .toList();
        this.level = level;
    }

    /** Draws the seal; the given place is its lower left corner. */
    public void draw(UiPane pane, int x, int bottom, int grain, float alpha) {
        int side = SIDE * grain;
        pane.panel(x, bottom, side, side, grain, UiPalette.INK, UiPalette.mix(rgb, UiPalette.INK, 0.35f), alpha);
        pane.glow(x + side / 2f, bottom + side / 2f, side * 0.7f, rgb, 0.3f * alpha);
        TextureRegion shown = picture;
        if (shown == null) {
            drawOres(pane, x, bottom, grain, alpha);
        } else {
            int pictureX = x + (SIDE - shown.getRegionWidth()) / 2 * grain;
            int pictureY = bottom + ((SIDE - shown.getRegionHeight()) / 2 + 1) * grain;
            pane.picture(shown, pictureX, pictureY, grain, alpha);
        }
        int width = BrewRules.MOST_LEVELS * PIP_STEP - (PIP_STEP - PIP_WIDE);
        int left = x + (SIDE - width) * grain / 2;
        for (int i = 0; i < BrewRules.MOST_LEVELS; i++) {
            int ink = i < level ? UiPalette.GOLD : UiPalette.STONE;
            pane.fill(left + i * PIP_STEP * grain, bottom + grain, PIP_WIDE * grain, PIP_HIGH * grain, ink, alpha);
        }
    }

    private void drawOres(UiPane pane, int x, int bottom, int grain, float alpha) {
        int inside = SIDE - 2 * RIM;
        for (int i = 0; i < ores.size(); i++) {
            int from = RIM + inside * i / ores.size();
            int to = RIM + inside * (i + 1) / ores.size();
            pane.fill(
                    x + from * grain,
                    bottom + RIM * grain,
                    (to - from) * grain,
                    inside * grain,
                    UiPalette.mix(ores.get(i), UiPalette.INK, 0.25f),
                    alpha);
        }
    }
}
