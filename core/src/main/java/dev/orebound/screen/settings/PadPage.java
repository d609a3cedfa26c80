package dev.orebound.screen.settings;

import dev.orebound.content.biome.Biome;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.PadShapes;
import dev.orebound.screen.context.GameContext;
import java.util.List;

/** The settings of the gamepad. */
public final class PadPage extends ChoicesPage {
    private static final List<Float> DEAD_ZONES = List.of(0.05f, 0.1f, 0.15f, 0.2f, 0.25f, 0.3f, 0.4f, 0.5f, 0.6f);
    private static final List<Float> CURVES = List.of(1f, 1.25f, 1.5f, 2f, 3f);
    private static final List<Integer> ASSISTS = List.of(0, 2, 4, 6, GameSettings.MOST_ASSIST);

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param close closes the page
     */
    public PadPage(GameContext context, Biome region, Runnable close) {
        super(context, region, "menu.pad", close);
        addChoice("menu.pad_dead_zone", GameSettings.PAD_DEAD_ZONE, DEAD_ZONES, this::percent);
        addChoice("menu.pad_curve", GameSettings.PAD_CURVE, CURVES, this::curve);
        addChoice("menu.aim_assist", GameSettings.AIM_ASSIST, ASSISTS, this::degrees);
        addChoice(
                "menu.pad_shapes",
                GameSettings.PAD_SHAPES,
                List.of(PadShapes.values()),
                shapes -> texts().get("setting.pad_shapes." + shapes.ordinal()));
    }

    private String curve(float exponent) {
        return texts().get("setting.pad_curve." + nearest(exponent));
    }

    /** Returns the number of the curve that is nearest to an exponent. */
    private static int nearest(float exponent) {
        int nearest = 0;
        for (int i = 1; i < CURVES.size(); i++) {
            boolean isNearer = Math.abs(CURVES.get(i) - exponent) < Math.abs(CURVES.get(nearest) - exponent);
            nearest = isNearer ? i : nearest;
        }
        return nearest;
    }

    private String degrees(int most) {
        return most == 0 ? texts().get("menu.off") : texts().format("menu.degrees", most);
    }
}
