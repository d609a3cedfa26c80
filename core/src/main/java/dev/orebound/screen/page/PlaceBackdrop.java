package dev.orebound.screen.page;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.floor.PagePlace.PlaceLayout;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/**
 * Shows the place in which a page lies. A thread of its own paints it, so that the page opens at once; until then the
 * page lies on a plain sheet. Once painted, it is one picture a frame, and its lamp wavers.
 */
public final class PlaceBackdrop implements Disposable {
    private static final float FADES_A_SECOND = 6;
    private static final float LAMP_ALPHA = 0.10f;
    private static final int PAPER = 0xe9dab4;

    private final PagePlace place;
    private final Biome biome;
    private final SpriteSheet sprites;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private SheetBounds bounds = new SheetBounds(0, 0, 1, 1, -1);
    private @Nullable PlaceLayout wanted;

    /** The layout that is painted, or was painted last. */
    private @Nullable PlaceLayout begun;

    private @Nullable BackgroundWork<int[]> painting;
    private @Nullable PixelPicture picture;
    private int pictureWidth;
    private int pictureHeight;
    private int grain = 1;
    private float painted;
    private float time;

    /**
     * The sheet on which the texts of a page lie, in pixels of the window, y upwards.
     *
     * @param fold where a book folds; negative for nowhere
     */
    public record SheetBounds(float x, float y, float width, float height, float fold) {}

    /** Creates the backdrop; it is painted when it is laid out. */
    PlaceBackdrop(PagePlace place, Biome biome, SpriteSheet sprites) {
        this.place = place;
        this.biome = biome;
        this.sprites = sprites;
    }

    PagePlace place() {
        return place;
    }

    /** Returns true if nothing of what lies beneath shows through. */
    boolean isCovering() {
        return painted >= 1;
    }

    /** Fits the place to a window and a sheet; it is painted again if that changes it. */
    void resize(InterfaceSize changed, SheetBounds sheet) {
        size = changed;
        bounds = sheet;
        grain = changed.grain();
        PlaceLayout layout = new PlaceLayout(
                (changed.width() + grain - 1) / grain,
                (changed.height() + grain - 1) / grain,
                Math.round(sheet.x / grain),
                Math.round((changed.height() - sheet.y - sheet.height) / grain),
                Math.round(sheet.width / grain),
                Math.round(sheet.height / grain),
                sheet.fold < 0 ? -1 : Math.round(sheet.fold / grain));
        if (!layout.equals(wanted)) {
            wanted = layout;
            if (painting == null) {
                begin(layout);
            }
        }
    }

    private void begin(PlaceLayout layout) {
        begun = layout;
        painting = new BackgroundWork<>(() -> {
            int[] pixels = new int[layout.width() * layout.height()];
            place.paint(layout, biome, sprites, pixels);
            return pixels;
        });
    }

    /**
     * Draws the place; the pane has begun.
     *
     * @param shown how far the page has faded in, 0 to 1; from 1 on the place must be there
     */
    void draw(UiPane pane, float shown, float seconds) {
        time += seconds;
        takePicture(shown >= 1 && picture == null);
        if (painted < 1) {
            pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.93f * shown);
            if (place.hasSheet()) {
                int rgb = place.isOfPaper() ? PAPER : UiPalette.INK;
                pane.fill(bounds.x, bounds.y, bounds.width, bounds.height, rgb, shown);
            }
        }
        PixelPicture drawn = picture;
        if (drawn == null) {
            return;
        }
        painted = Math.min(1, painted + FADES_A_SECOND * seconds);
        float high = pictureHeight * grain;
        drawn.draw(pane, 0, size.height() - high, pictureWidth * grain, high, painted);
        float wavers = pane.flashes().flicker(time, 0, 6) - 0.8f;
        float reach = place == PagePlace.WALL ? size.width() * 0.16f : size.width() * 0.14f;
        float lampY = size.height() * (place == PagePlace.WALL ? 2 / 3f : 0.92f);
        if (place.hasSheet()) {
            float aside = Math.max(0, bounds.x / 2);
            pane.glow(aside, lampY, Math.min(reach, aside), UiPalette.FLAME, LAMP_ALPHA * 5 * wavers * painted);
        }
    }

    private void takePicture(boolean waits) {
        BackgroundWork<int[]> work = painting;
        PlaceLayout layout = begun;
        PlaceLayout next = wanted;
        if (work == null || layout == null || next == null || (!waits && !work.isDone())) {
            return;
        }
        int[] pixels = work.result();
        painting = null;
        if (!next.equals(layout)) {
            // The window has changed meanwhile.
            begin(next);
            return;
        }
        PixelPicture taken = picture;
        if (taken == null || pictureWidth != layout.width() || pictureHeight != layout.height()) {
            dispose();
            taken = new PixelPicture(layout.width(), layout.height());
            picture = taken;
            pictureWidth = layout.width();
            pictureHeight = layout.height();
        }
        System.arraycopy(pixels, 0, taken.pixels(), 0, pixels.length);
        taken.show();
    }

    @Override
    public void dispose() {
        if (picture != null) {
            picture.dispose();
            picture = null;
        }
    }
}
