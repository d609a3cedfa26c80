package dev.orebound.screen.play;

import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.view.ui.UiPane;

/** The row that writes the run into a file of its own, and says under which name. */
final class ExportRow implements MenuRow {
    private final ActionRow row;
    private final GameTexts texts;
    private final RunStore store;
    private final HostPlatform platform;

    ExportRow(GameContext equipment) {
        texts = equipment.texts();
        store = equipment.start().saves().runs();
        platform = equipment.start().platform();
        row = new ActionRow(equipment.fonts(), texts.get("pause.export"), this::export);
    }

    private void export() {
        try {
            row.note(texts.format("pause.exported", store.export().getFileName()));
        } catch (UnreadableFileException e) {
            platform.savingFailed(String.valueOf(e.getMessage()));
            row.note(texts.get("pause.export_failed"));
        }
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
