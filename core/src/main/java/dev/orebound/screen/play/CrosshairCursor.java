package dev.orebound.screen.play;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPane;

/**
 * Shows the position of the mouse: a crosshair during play, which the window may confine, the system's arrow in menus.
 */
final class CrosshairCursor {
    private static final String SPRITE = "cursor";

    private final DesktopWindow window;
    private final TextureRegion cross;
    private final int middleX;
    private final int middleY;
    private boolean shown;
    private float x;
    private float y;

    /** Creates a crosshair at the current position of the mouse. */
    CrosshairCursor(SpriteAtlas sprites, DesktopWindow window) {
        this.window = window;
        cross = sprites.frame(SPRITE, 0);
        middleX = sprites.pivotX(SPRITE);
        middleY = sprites.pivotY(SPRITE);
        // Both in pixels, as the game's window asks libGDX for.
        x = Gdx.input.getX();
        y = Gdx.graphics.getHeight() - 1f - Gdx.input.getY();
    }

    void moveTo(float realX, float realY) {
        x = realX;
        y = realY;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /** Shows the crosshair in place of the arrow, and draws it, or hides it. */
    void draw(UiPane pane, InterfaceSize size, boolean isWanted) {
        if (!isWanted) {
            hide();
            return;
        }
        if (!shown) {
            shown = true;
            window.hideMouse(true);
        }
        draw(pane, size);
    }

    /** Shows the arrow and hides the crosshair. */
    void hide() {
        if (shown) {
            shown = false;
            window.hideMouse(false);
        }
    }

    private void draw(UiPane pane, InterfaceSize size) {
        int grain = Math.max(1, size.grain() - 1);
        float left = Math.round(x) - grain * (middleX + 0.5f);
        float bottom = Math.round(y) - grain * (middleY + 0.5f);
        pane.picture(cross, Math.round(left), Math.round(bottom), grain, 1);
    }
}
