package dev.orebound.screen.play;

import com.badlogic.gdx.Gdx;
import dev.orebound.chance.Seed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.FontSet;

/** The row that puts a run's seed on the clipboard, and says that it did. */
final class CopySeedRow implements MenuRow {
    private final ActionRow row;

    CopySeedRow(FontSet fonts, GameTexts texts, Seed seed) {
        String copied = texts.get("menu.copied");
        row = new ActionRow(fonts, texts.get("menu.copy_seed"), () -> note(seed, copied));
    }

    private void note(Seed seed, String copied) {
        Gdx.app.getClipboard().setContents(seed.text());
        row.note(copied);
    }

    @Override
    public void choose() {
        row.choose();
    }

    @Override
    public void update(float seconds) {
        row.update(seconds);
    }

    @Override
    public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
        row.draw(pane, box, grain, rgb);
    }
}
