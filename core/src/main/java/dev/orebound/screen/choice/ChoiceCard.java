package dev.orebound.screen.choice;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** One card of a choice: a picture, a name, its effect, and its cost. */
final class ChoiceCard {
    private static final int PICTURE_GRAINS = 34;
    private static final int NO_GAUGE = -1;

    private final @Nullable TextureRegion picture;
    private final TextLine number;
    private final TextLine name;
    private final TextLine badge;
    private final TextLine words;
    private final TextLine foot;
    private final int rgb;
    private final float share;
    private float raised;

    /**
     * Creates a card.
     *
     * @param rgb the colour of the offered thing
     * @param share the share of its health, or below 0 if it has none
     */
    ChoiceCard(PageContext parts, int number, @Nullable TextureRegion picture, CardText said, int rgb, float share) {
        this.picture = picture;
        this.rgb = rgb;
        this.share = share;
        this.number = parts.said(TextStyle.SMALL, Integer.toString(number));
        name = parts.said(TextStyle.BODY, PageContext.alone(said.name()));
        badge = parts.said(TextStyle.SMALL, said.badge());
        words = parts.said(TextStyle.SMALL, said.words());
        foot = parts.said(TextStyle.SMALL, said.foot());
    }

    /** Creates a card of a thing without health. */
    ChoiceCard(PageContext parts, int number, @Nullable TextureRegion picture, CardText said, int rgb) {
        this(parts, number, picture, said, rgb, NO_GAUGE);
    }

    void draw(UiPane pane, LayoutBox place, int grain, boolean isSelected, float alpha, float seconds) {
        float goal = isSelected ? 1 : 0;
        raised += (goal - raised) * Math.min(1, 14 * seconds);
        int y = place.y() + Math.round(4 * raised) * grain;
        int rim = isSelected ? UiPalette.GOLD : UiPalette.STONE_LIGHT;
        float middle = place.x() + place.width() / 2f;
        pane.glow(middle, y + place.height() * 0.6f, place.width() * 0.9f, rgb, (0.12f + 0.2f * raised) * alpha);
        pane.panel(place.x(), y, place.width(), place.height(), grain, UiPalette.INK, rim, 0.97f * alpha);
        int inset = 3 * grain;
        int top = y + place.height() - inset;
        int pictureHigh = PICTURE_GRAINS * grain;
        pane.fill(
                place.x() + inset,
                top - pictureHigh,
                place.width() - 2f * inset,
                pictureHigh,
                UiPalette.STONE_DARK,
                alpha);
        pane.glow(middle, top - pictureHigh / 2f, pictureHigh * 0.8f, rgb, 0.4f * alpha);
        drawPicture(pane, middle, top - pictureHigh / 2f, grain, alpha);
        number.drawShadowed(
                pane.batch(),
                place.x() + inset + 2f * grain,
                top - 2f * grain - number.capHeight(),
                isSelected ? UiPalette.GOLD : UiPalette.BONE_DARK,
                alpha);
        drawWords(pane, place, y, top - pictureHigh, grain, isSelected, alpha);
    }

    private void drawPicture(UiPane pane, float middle, float height, int grain, float alpha) {
        TextureRegion shown = picture;
        if (shown == null) {
            return;
        }
        int largest = (PICTURE_GRAINS - 4) * grain;
        int times = Math.max(grain, Math.min(2 * grain, largest / Math.max(1, shown.getRegionHeight())));
        float left = Math.round(middle - shown.getRegionWidth() * times / 2f);
        float bottom = Math.round(height - shown.getRegionHeight() * times / 2f);
        pane.picture(shown, left, bottom, times, alpha);
    }

    private void drawWords(UiPane pane, LayoutBox place, int y, int under, int grain, boolean isSelected, float alpha) {
        float inset = 5f * grain;
        float width = place.width() - 2 * inset;
        name.wrap(width);
        float nameFoot = under - 5f * grain - name.capHeight();
        name.drawShadowed(
                pane.batch(), place.x() + inset, nameFoot, isSelected ? UiPalette.GOLD : UiPalette.BONE_LIGHT, alpha);
        float badgeFoot = nameFoot - (name.height() - name.capHeight()) - 4f * grain - badge.capHeight();
        badge.drawShadowed(pane.batch(), place.x() + inset, badgeFoot, UiPalette.mix(rgb, 0xffffff, 0.45f), alpha);
        words.wrap(width);
        float wordsFoot = badgeFoot - 5f * grain - words.capHeight();
        words.drawShadowed(pane.batch(), place.x() + inset, wordsFoot, UiPalette.BONE, alpha);
        float footFoot = y + 5f * grain;
        foot.drawShadowed(pane.batch(), place.x() + inset, footFoot, UiPalette.BONE, alpha);
        if (share >= 0) {
            int gauge = 4 * grain;
            int high = Math.round(footFoot + foot.capHeight()) + 3 * grain;
            pane.panel(place.x() + inset, high, width, gauge, grain, UiPalette.INK, UiPalette.STONE, alpha);
            pane.fill(
                    place.x() + inset + grain,
                    high + grain,
                    (width - 2 * grain) * share,
                    gauge - 2f * grain,
                    UiPalette.BLOOD,
                    alpha);
        }
    }

    /**
     * The texts on a card.
     *
     * @param badge the effect of choosing it, in a few words
     * @param words description of the thing itself
     * @param foot its cost or condition; may be empty
     */
    record CardText(String name, String badge, String words, String foot) {}
}
