package dev.orebound.screen.hud;

import dev.orebound.content.Texts;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.Fonts;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** Where one is: the depth, and the seed that leads here again. */
final class PlaceSign {
    private final TextLine depth;
    private final TextLine seed;

    PlaceSign(Texts texts, Fonts fonts, int depthReached, String seedText) {
        depth = new TextLine(fonts, TextStyle.BODY, texts.format("hud.depth", depthReached));
        seed = new TextLine(fonts, TextStyle.SMALL, texts.format("hud.seed", seedText));
    }

    void draw(Pane pane, Box box) {
        seed.drawShadowed(pane.batch(), box.right() - seed.width(), box.y(), Ink.BONE_DARK, 0.9f);
        float foot = box.y() + Math.round(box.height() * 0.52f);
        depth.drawShadowed(pane.batch(), box.right() - depth.width(), foot, Ink.BONE, 0.95f);
    }
}
