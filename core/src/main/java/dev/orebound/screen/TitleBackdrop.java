package dev.orebound.screen;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Embers;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;

/** What lies behind the title: embers that rise over the dark. */
final class TitleBackdrop implements Disposable {
    private final Embers embers = new Embers();
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);

    void resize(InterfaceSize changed) {
        size = changed;
    }

    /** Draws the cave. */
    void draw(float seconds) {}

    /** Draws what rises over it; the pane has begun. */
    void drawEmbers(Pane pane, float seconds) {
        pane.glow(size.width() / 2f, 0, size.width() * 0.7f, Ink.BLOOD_DARK, 0.5f);
        embers.draw(pane, size.width(), size.height(), size.grain(), seconds);
        pane.vignette(0, 0, size.width(), size.height(), 0, 0.9f);
    }

    @Override
    public void dispose() {}
}
