package dev.orebound.screen.stage;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A panel of the skin in the style of the pixel art: a ground with a rim and cut corners. */
public final class PanelDrawable extends BaseDrawable {
    private Color ground = Color.BLACK;
    private Color rim = Color.BLACK;
    private float alpha = 1;
    /** Opacity of a warm glow at the panel's foot. */
    private float glow;
    /** Least width and height in pixels of the art. */
    private int least;

    private int grain = 1;

    /** Makes a panel for the skin's reader, which then fills it in. */
    public PanelDrawable() {}

    void resize(InterfaceSize size) {
        grain = size.grain();
        setMinWidth(least * grain);
        setMinHeight(least * grain);
    }

    @Override
    public void draw(Batch batch, float x, float y, float width, float height) {
        UiPane pane = ((StageBatch) batch).pane();
        float shown = alpha * ((StageBatch) batch).alpha();
        int edge = Math.min(grain, (int) (Math.min(width, height) / 3));
        pane.panel(x, y, width, height, edge, Color.rgb888(ground), Color.rgb888(rim), shown);
        if (glow > 0) {
            pane.glow(x + width / 2, y, width * 0.4f, UiPalette.FLAME, glow * shown);
        }
    }
}
