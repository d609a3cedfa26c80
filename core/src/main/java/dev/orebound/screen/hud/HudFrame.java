package dev.orebound.screen.hud;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** The window, its layout and the state that decides which HUD parts are drawn. One object is reused for all frames. */
final class HudFrame {
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private HudLayout layout = HudLayout.of(size);
    private LayoutBox lowBanner = layout.lowBanner();
    /** True if the map is shown large, over the other parts. */
    boolean isMapLarge;
    /** True once the player has left the floor or died. */
    boolean isOver;
    /** True if the boss bar takes the place of the arena banner. */
    boolean isBossShown;
    /** True if the upper middle shows a fight: the arena banner or the boss bar. */
    boolean isFightShown;
    /** True if a place is described in the lower middle. */
    boolean isPlaceDescribed;
    /**
     * The upper edge of what is shown in the lower right and the lower middle, in real pixels; captions are placed
     * above it.
     */
    int captionsFoot;
    /** True while the wheel of brews is open. */
    boolean isWheelOpen;
    /** The height of the words about an untried mixture above the flasks, in real pixels; 0 if there are none. */
    int untriedHigh;
    /** The right edge of these words; 0 if there are none. */
    int untriedRight;
    /** The upper edge of the texts in the lower middle, in real pixels; 0 if there are none. */
    int wordsTop;
    /** The topic of the hint that is shown, or null. */
    @Nullable
    HintTopic told;

    private float heroLeft;
    private float heroFoot;
    private float heroRight;
    private float heroTop;
    /** The picture of the boss in the window, in real pixels; empty if there is none. */
    private float bossLeft;

    private float bossFoot;
    private float bossRight;
    private float bossTop;

    /** The plate of the arena's banner as it was drawn last, in real pixels; empty if it was not. */
    private float plateLeft;

    private float plateFoot;
    private float plateRight;
    private float plateTop;
    /** Whether a foe or a mark lies beneath that plate. */
    private boolean isFoeBeneath;

    /** Lays everything out again, keeping {@code takenPixels} free at the bottom of the window. */
    void resize(InterfaceSize changed, int takenPixels) {
        size = changed;
        layout = HudLayout.of(changed, takenPixels);
        lowBanner = layout.lowBanner();
    }

    InterfaceSize size() {
        return size;
    }

    HudLayout layout() {
        return layout;
    }

    /** Returns the place of the boss's bar while the boss stands under the banner. */
    LayoutBox lowBanner() {
        return lowBanner;
    }

    int grain() {
        return layout.grain();
    }

    /** Sets the place of the hero in the window, in real pixels. */
    void placeHero(float left, float foot, float right, float top) {
        heroLeft = left;
        heroFoot = foot;
        heroRight = right;
        heroTop = top;
    }

    /** Returns the middle of the hero's place, in real pixels. */
    float heroX() {
        return (heroLeft + heroRight) / 2;
    }

    float heroY() {
        return (heroFoot + heroTop) / 2;
    }

    /** Returns the lower edge of the hero's place, in real pixels. */
    float heroFoot() {
        return heroFoot;
    }

    /** Returns the upper edge of the hero's place, in real pixels. */
    float heroTop() {
        return heroTop;
    }

    /** Sets the place of the boss's picture in the window, in real pixels; an empty one if there is none. */
    void placeBoss(float left, float foot, float right, float top) {
        bossLeft = left;
        bossFoot = foot;
        bossRight = right;
        bossTop = top;
    }

    /** Sets the place of the plate of the arena's banner, in real pixels; an empty one if there is none. */
    void placePlate(float left, float foot, float right, float top) {
        plateLeft = left;
        plateFoot = foot;
        plateRight = right;
        plateTop = top;
    }

    /** Forgets the foes of the frame that was drawn. */
    void forgetFoes() {
        isFoeBeneath = false;
    }

    /** Tells the place of a foe, or of the mark of one, in the window, in real pixels. */
    void placeFoe(float left, float foot, float right, float top) {
        isFoeBeneath |= left < plateRight && right > plateLeft && foot < plateTop && top > plateFoot;
    }

    /** Returns true if the hero, a foe or the mark of one is beneath the plate of the arena's banner. */
    boolean isPlateInTheWay() {
        return isFoeBeneath || coversHero(plateLeft, plateFoot, plateRight - plateLeft, plateTop - plateFoot);
    }

    /** Returns true if the boss's picture comes nearer to a box than a distance, all in real pixels. */
    boolean isBossNear(LayoutBox box, float distance) {
        return bossRight > bossLeft
                && box.x() - distance < bossRight
                && box.right() + distance > bossLeft
                && box.y() - distance < bossTop
                && box.top() + distance > bossFoot;
    }

    float heroLeft() {
        return heroLeft;
    }

    float heroRight() {
        return heroRight;
    }

    /** Returns true if a box, in real pixels, would cover the hero. */
    boolean coversHero(float x, float y, float width, float height) {
        return x < heroRight && x + width > heroLeft && y < heroTop && y + height > heroFoot;
    }

    /** Draws a rim round a part of the HUD while a hint explains it. */
    void point(UiPane pane, LayoutBox part, HintTopic topic) {
        if (told != topic) {
            return;
        }
        int grain = grain();
        float left = part.x() - 2f * grain;
        float foot = part.y() - 2f * grain;
        float width = part.width() + 4f * grain;
        float height = part.height() + 4f * grain;
        pane.fill(left, foot, width, grain, UiPalette.GOLD, 1);
        pane.fill(left, foot + height - grain, width, grain, UiPalette.GOLD, 1);
        pane.fill(left, foot, grain, height, UiPalette.GOLD, 1);
        pane.fill(left + width - grain, foot, grain, height, UiPalette.GOLD, 1);
    }
}
