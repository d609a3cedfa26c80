package dev.orebound.screen.page;

import dev.orebound.view.draw.PaneObserver;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** Collects the texts that a screen draws. */
public final class ShownTexts implements PaneObserver {
    private static final float SECONDS = 1 / 30f;

    private final List<String> texts = new ArrayList<>();

    private ShownTexts() {}

    /** Draws a frame of a screen; returns its texts. */
    public static List<String> of(GameScreen screen, UiPane pane) {
        ShownTexts shown = new ShownTexts();
        pane.batch().observe(shown);
        screen.draw(SECONDS);
        pane.batch().observe(null);
        return shown.texts;
    }

    @Override
    public void text(
            String text,
            float x,
            float y,
            float width,
            float height,
            boolean isBroken,
            int missingGlyphs,
            int rgb,
            float alpha) {
        texts.add(text);
    }

    @Override
    public void panel(float x, float y, float width, float height, float alpha) {}

    @Override
    public void fill(float x, float y, float width, float height, float alpha) {}
}
