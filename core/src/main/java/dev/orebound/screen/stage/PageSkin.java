package dev.orebound.screen.stage;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.check.PageLookChecks;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.AssetHandle;
import dev.orebound.view.ui.UiPane;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The looks of {@code assets/skin/pages.json}, and the batch that all pages share. */
public final class PageSkin implements Disposable {
    private final Skin skin = new PageLooks();
    private final StageBatch batch;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);

    /** A skin that knows the game's own kinds of looks by their short names. */
    private static final class PageLooks extends Skin {
        PageLooks() {
            getJsonClassTags().put("Text", TextLook.class);
            getJsonClassTags().put("Panel", PanelDrawable.class);
            getJsonClassTags().put("Row", FocusRow.RowLook.class);
        }
    }

    /**
     * Reads the skin.
     *
     * @throws ContentException if its file is missing or wrong
     */
    public PageSkin(Assets assets, UiPane pane) {
        PageLookChecks.require(assets);
        batch = new StageBatch(pane);
        skin.load(new AssetHandle(
                PageLookChecks.FILE, assets.text(PageLookChecks.FILE).getBytes(StandardCharsets.UTF_8)));
    }

    StageBatch batch() {
        return batch;
    }

    public InterfaceSize size() {
        return size;
    }

    /** Returns a length in interface units, for cells of tables. */
    public Value units(float units) {
        return new PixelValue(() -> size.pixels(units));
    }

    /** Returns a length in pixels of the art, for cells of tables. */
    public Value grains(float grains) {
        return new PixelValue(() -> grains * size.grain());
    }

    /** A length that is computed whenever a table is laid out. */
    public static final class PixelValue extends Value {
        private final Length length;

        public PixelValue(Length length) {
            this.length = length;
        }

        @Override
        public float get(@Nullable Actor actor) {
            return length.pixels();
        }
    }

    /** Computes a length. */
    @FunctionalInterface
    public interface Length {
        float pixels();
    }

    /** Fits panels and lengths to a size of the window. */
    public void resize(InterfaceSize changed) {
        size = changed;
        for (PanelDrawable panel : skin.getAll(PanelDrawable.class).values()) {
            panel.resize(changed);
        }
    }

    /**
     * Returns a look of texts.
     *
     * @param isOnPaper true for texts on paper, which have a look of their own if the skin gives one
     */
    public TextLook text(String look, boolean isOnPaper) {
        return skin.get(named(look, isOnPaper, TextLook.class), TextLook.class);
    }

    /** Returns a look of rows; for {@code isOnPaper} see {@link #text}. */
    public FocusRow.RowLook row(String look, boolean isOnPaper) {
        return skin.get(named(look, isOnPaper, FocusRow.RowLook.class), FocusRow.RowLook.class);
    }

    private String named(String look, boolean isOnPaper, Class<?> kind) {
        String onPaper = "paper_" + look;
        return isOnPaper && skin.has(onPaper, kind) ? onPaper : look;
    }

    ScrollPane.ScrollPaneStyle scroll() {
        return skin.get(ScrollPane.ScrollPaneStyle.class);
    }

    /** Returns a drawable by its name. */
    public Drawable drawable(String name) {
        return skin.getDrawable(name);
    }

    @Override
    public void dispose() {
        batch.dispose();
    }
}
