package dev.orebound.workbench.panel;

import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;

/** Shows the result of the last key or click for a moment, below the player and above the beginners' hints. */
public final class ReplyLine extends Table {
    private static final float SHOWN_SECONDS = 3.5f;
    private static final float SECONDS_A_LETTER = 0.05f;
    private static final float FADE_SECONDS = 0.4f;
    private static final int FOOT = 268;
    private static final int WIDTH = 400;

    private final PageContext parts;
    private final TextLabel line;

    public ReplyLine(PageContext parts) {
        this.parts = parts;
        line = parts.label("note", "").wrapped(parts.skin().units(WIDTH));
        background(parts.skin().drawable("reply")).pad(parts.skin().units(7));
        add(line).padLeft(parts.skin().units(7)).padRight(parts.skin().units(7));
        getColor().a = 0;
    }

    /** Places the line in a window. */
    public void resize(InterfaceSize size) {
        pack();
        setPosition(Math.round((size.width() - getWidth()) / 2), size.pixels(FOOT));
    }

    /** Shows a text; refusals have another colour. */
    public void say(String text, boolean isRefused) {
        line.set(text);
        line.tint(isRefused ? UiPalette.FLAME : UiPalette.BONE_LIGHT);
        resize(parts.skin().size());
        clearActions();
        getColor().a = 1;
        float shown = Math.max(SHOWN_SECONDS, text.length() * SECONDS_A_LETTER);
        addAction(Actions.sequence(Actions.delay(shown), Actions.fadeOut(FADE_SECONDS)));
    }

    @Override
    public void act(float seconds) {
        // Under the console it waits.
        if (isVisible()) {
            super.act(seconds);
        }
    }
}
