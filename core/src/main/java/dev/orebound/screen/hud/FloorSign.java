package dev.orebound.screen.hud;

import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Shows the depth, the seed that leads here again, whether a playtester helped, and whether the run is kept. */
final class FloorSign implements HudPart {
    private final TextLine depth;
    private final TextLine seed;
    private final TextLine helped;
    private final TextLine unsaved;
    private boolean isHelped;
    private boolean isUnsaved;

    FloorSign(GameTexts texts, FontSet fonts, int depthReached, String seedText) {
        depth = new TextLine(fonts, TextStyle.BODY, texts.format("hud.depth", depthReached));
        seed = new TextLine(fonts, TextStyle.SMALL, texts.format("hud.seed", seedText));
        helped = new TextLine(fonts, TextStyle.SMALL, texts.get("hud.helped"));
        unsaved = new TextLine(fonts, TextStyle.SMALL, texts.get("hud.unsaved"));
    }

    /** Marks the run as one in which a playtester helped, or not, and as one of which nothing is kept, or not. */
    void mark(boolean helpedNow, boolean unsavedNow) {
        isHelped = helpedNow;
        isUnsaved = unsavedNow;
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        LayoutBox box = frame.layout().place();
        seed.drawShadowed(pane.batch(), box.right() - seed.width(), box.y(), UiPalette.BONE_DARK, 0.9f);
        float foot = box.y() + Math.round(box.height() * 0.52f);
        float left = box.right() - depth.width();
        depth.drawShadowed(pane.batch(), left, foot, UiPalette.BONE, 0.95f);
        float gap = helped.capHeight();
        if (isHelped) {
            left -= gap + helped.width();
            helped.drawShadowed(pane.batch(), left, foot, UiPalette.FLAME, 0.8f);
        }
        if (isUnsaved) {
            left -= gap + unsaved.width();
            unsaved.drawShadowed(pane.batch(), left, foot, UiPalette.GOLD, 0.9f);
        }
    }
}
