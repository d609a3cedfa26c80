package dev.orebound.screen.hud;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.party.GearSeal;
import java.util.List;

/**
 * The positions of all parts of the HUD. Pure arithmetic, so that a test can check every size: all parts lie within the
 * window, and none overlaps another.
 *
 * @param grain number of real pixels per art pixel
 * @param health heart and health bar, upper left
 * @param draughts beside the health bar: the places for draughts, and the key that drinks one
 * @param dash strip below the health bar that shows whether the player can dash
 * @param eye sign below the strip that shows how visible the player is
 * @param statuses status icons beside the eye, from the first to the last
 * @param gear below the eye: what the player wears and the relics that it carries
 * @param party portraits of the companions below the gear
 * @param minimap upper right
 * @param horde sign below the minimap for the leader of the hunting horde
 * @param banner upper middle: the arena that the player is shut in
 * @param toasts above the flasks: what was picked up
 * @param flasks lower left, from the first ore to the last
 * @param brew beside the last flask: the chosen brew and its prices
 * @param place lower right: depth and seed
 * @param race above the place: how the race with the ghost stands
 * @param saving above the place and the race: why nothing is being saved
 * @param captions above the place: the captions of sounds; while nothing is being saved they move up above the sign
 * @param hint lower middle: the hint that is shown
 * @param map the page of the large map, over everything but the bar of health
 */
public record HudLayout(
        int grain,
        LayoutBox health,
        LayoutBox draughts,
        LayoutBox dash,
        LayoutBox eye,
        LayoutBox statuses,
        LayoutBox gear,
        LayoutBox party,
        LayoutBox minimap,
        LayoutBox horde,
        LayoutBox banner,
        LayoutBox toasts,
        List<LayoutBox> flasks,
        LayoutBox brew,
        LayoutBox place,
        LayoutBox race,
        LayoutBox saving,
        LayoutBox captions,
        LayoutBox hint,
        LayoutBox map) {
    private static final int MARGIN = 24;
    private static final int GAP = 12;
    private static final int HEALTH_GRAINS_WIDE = 92;
    private static final int HEALTH_GRAINS_HIGH = 12;
    private static final int DRAUGHT_GAP_GRAINS = 3;
    private static final int DRAUGHTS_GRAINS_WIDE = 44;
    private static final int DASH_GRAINS_FROM = 9;
    private static final int DASH_GRAINS_WIDE = 30;
    private static final int DASH_GRAINS_HIGH = 4;
    private static final int EYE_GRAINS_WIDE = 15;
    private static final int STATUS_GRAINS_WIDE = 13;
    private static final int STATUS_GRAINS_HIGH = 13;
    private static final int SENSES_GAP_GRAINS = 2;
    private static final float GEAR_SHARE = 2 / 3f;
    private static final int PARTY_GRAINS_WIDE = 108;
    private static final int PARTY_GRAINS_HIGH = 28;
    private static final int HORDE_WIDTH = 250;
    private static final int HORDE_HEIGHT = 100;
    private static final int MINIMAP_CELLS_WIDE = 56;
    private static final int MINIMAP_CELLS_HIGH = 36;
    private static final int FLASK_GRAINS_WIDE = 14;
    private static final int FLASK_GRAINS_HIGH = 20;

    /** The most statuses that have room beside each other; a body hardly ever has more at once. */
    static final int MOST_STATUSES = 6;

    private static final int FLASK_GAP_GRAINS = 3;
    private static final int FLASKS = 4;
    private static final int BREW_GRAINS = 39;
    private static final int TOASTS_WIDTH = 300;
    private static final int TOASTS_HEIGHT = 132;
    private static final int PLACE_WIDTH = 220;
    private static final int RACE_RISE = 8;
    private static final int SAVING_WIDTH = 300;
    private static final int PLACE_HEIGHT = 54;
    private static final int SAVING_HEIGHT = 100;
    private static final int CAPTIONS_WIDTH = 400;
    private static final int CAPTIONS_HEIGHT = 108;
    private static final int LEAST_HINT_WIDTH = 300;
    private static final int MOST_HINT_WIDTH = 640;
    private static final int HINT_HEIGHT = 84;
    private static final int HINT_APART_GRAINS = 9;
    private static final int BANNER_WIDTH = 360;
    private static final int BANNER_HEIGHT = 84;

    public HudLayout {
        flasks = List.copyOf(flasks);
    }

    /** Returns the layout for a window. */
    public static HudLayout of(InterfaceSize size) {
        return of(size, 0);
    }

    /**
     * Returns the layout for a window with a reserved strip at its bottom.
     *
     * @param taken height of that strip, in real pixels
     */
    public static HudLayout of(InterfaceSize size, int taken) {
        int grain = size.grain();
        int margin = size.pixels(MARGIN);
        int foot = margin + taken;
        LayoutBox health = fromTop(size, margin, margin, HEALTH_GRAINS_WIDE * grain, HEALTH_GRAINS_HIGH * grain);
        int minimapWidth = (MINIMAP_CELLS_WIDE + 2) * grain;
        LayoutBox minimap = fromTop(
                size, size.width() - margin - minimapWidth, margin, minimapWidth, (MINIMAP_CELLS_HIGH + 2) * grain);
        LayoutBox dash = dash(health, grain);
        LayoutBox eye = eye(dash, margin, grain);
        LayoutBox gear = gear(eye, grain);
        LayoutBox place = place(size, margin, foot);
        LayoutBox saving = saving(size, margin, foot + size.textPixels(HINT_HEIGHT) + size.pixels(GAP));
        int toastsBottom = foot + FLASK_GRAINS_HIGH * grain + size.pixels(2 * GAP);
        return new HudLayout(
                grain,
                health,
                draughts(health, grain),
                dash,
                eye,
                statuses(eye, grain),
                gear,
                party(gear, grain),
                minimap,
                horde(size, margin, minimap),
                banner(size, draughts(health, grain), party(gear, grain), minimap, horde(size, margin, minimap)),
                new LayoutBox(margin, toastsBottom, size.textPixels(TOASTS_WIDTH), size.textPixels(TOASTS_HEIGHT)),
                flasks(grain, margin, foot),
                brew(grain, margin, foot),
                place,
                new LayoutBox(
                        place.x(),
                        place.top() + size.pixels(RACE_RISE),
                        place.width(),
                        saving.y() - place.top() - size.pixels(2 * RACE_RISE)),
                saving,
                captions(size, margin, saving),
                hint(size, foot, brew(grain, margin, foot).right(), place, saving),
                map(size, dash, foot));
    }

    private static LayoutBox draughts(LayoutBox health, int grain) {
        int x = health.right() + DRAUGHT_GAP_GRAINS * grain;
        return new LayoutBox(x, health.y(), DRAUGHTS_GRAINS_WIDE * grain, health.height());
    }

    private static LayoutBox dash(LayoutBox health, int grain) {
        int height = DASH_GRAINS_HIGH * grain;
        int x = health.x() + DASH_GRAINS_FROM * grain;
        return new LayoutBox(x, health.y() - grain - height, DASH_GRAINS_WIDE * grain, height);
    }

    private static LayoutBox eye(LayoutBox dash, int margin, int grain) {
        int height = STATUS_GRAINS_HIGH * grain;
        return new LayoutBox(margin, dash.y() - SENSES_GAP_GRAINS * grain - height, EYE_GRAINS_WIDE * grain, height);
    }

    private static LayoutBox statuses(LayoutBox eye, int grain) {
        int x = eye.right() + SENSES_GAP_GRAINS * grain;
        return new LayoutBox(x, eye.y(), MOST_STATUSES * STATUS_GRAINS_WIDE * grain, eye.height());
    }

    private static LayoutBox gear(LayoutBox eye, int grain) {
        int small = gearGrain(grain);
        int height = GearSeal.SIDE * small;
        int y = eye.y() - SENSES_GAP_GRAINS * grain - height;
        return new LayoutBox(eye.x(), y, GearRow.WIDE * small, height);
    }

    private static int gearGrain(int grain) {
        return Math.max(1, Math.round(grain * GEAR_SHARE));
    }

    /** Returns the number of real pixels per art pixel of the gear, which is drawn smaller than the rest. */
    int gearGrain() {
        return gearGrain(grain);
    }

    private static LayoutBox party(LayoutBox gear, int grain) {
        int height = PARTY_GRAINS_HIGH * grain;
        int y = gear.y() - 2 * SENSES_GAP_GRAINS * grain - height;
        return new LayoutBox(gear.x(), y, PARTY_GRAINS_WIDE * grain, height);
    }

    private static LayoutBox horde(InterfaceSize size, int margin, LayoutBox minimap) {
        int width = size.textPixels(HORDE_WIDTH);
        int height = size.textPixels(HORDE_HEIGHT);
        return new LayoutBox(size.width() - margin - width, minimap.y() - size.pixels(GAP) - height, width, height);
    }

    private static LayoutBox fromTop(InterfaceSize size, int x, int fromTop, int width, int height) {
        return new LayoutBox(x, size.height() - fromTop - height, width, height);
    }

    /**
     * Places the banner between draughts and minimap if there is room, else below both and the party, and beside the
     * horde.
     */
    private static LayoutBox banner(
            InterfaceSize size, LayoutBox draughts, LayoutBox party, LayoutBox minimap, LayoutBox horde) {
        int width = size.textPixels(BANNER_WIDTH);
        int x = (size.width() - width) / 2;
        int height = size.textPixels(BANNER_HEIGHT);
        if (x > draughts.right() && x + width < minimap.x()) {
            return new LayoutBox(x, draughts.top() - height, width, height);
        }
        int narrow = Math.min(width, 2 * (horde.x() - size.pixels(GAP)) - size.width());
        int left = (size.width() - narrow) / 2;
        int top = left < party.right() ? Math.min(horde.top(), party.y() - size.pixels(GAP)) : horde.top();
        return new LayoutBox(left, top - height, narrow, height);
    }

    /**
     * Returns the place of the banner in the lower middle, in that of the hint, while a boss stands under the upper
     * one.
     */
    LayoutBox lowBanner() {
        int width = Math.min(banner.width(), hint.width());
        return new LayoutBox(hint.x() + (hint.width() - width) / 2, hint.y(), width, banner.height());
    }

    private static List<LayoutBox> flasks(int grain, int margin, int foot) {
        int width = FLASK_GRAINS_WIDE * grain;
        int step = width + FLASK_GAP_GRAINS * grain;
        LayoutBox[] flasks = new LayoutBox[FLASKS];
        for (int i = 0; i < FLASKS; i++) {
            flasks[i] = new LayoutBox(margin + i * step, foot, width, FLASK_GRAINS_HIGH * grain);
        }
        return List.of(flasks);
    }

    private static LayoutBox brew(int grain, int margin, int foot) {
        int x = margin + FLASKS * (FLASK_GRAINS_WIDE + FLASK_GAP_GRAINS) * grain;
        return new LayoutBox(x, foot, BREW_GRAINS * grain, FLASK_GRAINS_HIGH * grain);
    }

    private static LayoutBox place(InterfaceSize size, int margin, int foot) {
        int width = size.textPixels(PLACE_WIDTH);
        return new LayoutBox(size.width() - margin - width, foot, width, size.textPixels(PLACE_HEIGHT));
    }

    private static LayoutBox saving(InterfaceSize size, int margin, int foot) {
        int width = size.textPixels(SAVING_WIDTH);
        return new LayoutBox(size.width() - margin - width, foot, width, size.textPixels(SAVING_HEIGHT));
    }

    private static LayoutBox captions(InterfaceSize size, int margin, LayoutBox saving) {
        int width = size.textPixels(CAPTIONS_WIDTH);
        return new LayoutBox(size.width() - margin - width, saving.y(), width, size.textPixels(CAPTIONS_HEIGHT));
    }

    /**
     * Places the hint in the middle, as wide as there is room for; if that is too little, between the brew and the
     * place.
     */
    private static LayoutBox hint(InterfaceSize size, int foot, int left, LayoutBox place, LayoutBox saving) {
        int middle = size.width() / 2;
        int least = size.pixels(LEAST_HINT_WIDTH);
        if (middle - least / 2 < left || middle + least / 2 > place.x()) {
            int from = left + HINT_APART_GRAINS * size.grain();
            return new LayoutBox(from, foot, place.x() - size.pixels(2 * GAP) - from, size.textPixels(HINT_HEIGHT));
        }
        int half = Math.min(middle - left, saving.x() - middle) - size.pixels(2 * GAP);
        int width = Math.max(least, Math.min(size.textPixels(MOST_HINT_WIDTH), 2 * half));
        return new LayoutBox((size.width() - width) / 2, foot, width, size.textPixels(HINT_HEIGHT));
    }

    /** Places the page of the large map below the bar of health, which stays visible. */
    private static LayoutBox map(InterfaceSize size, LayoutBox dash, int foot) {
        int margin = size.pixels(MARGIN);
        int bottom = foot - size.pixels(GAP);
        int top = dash.y() - size.pixels(GAP);
        return new LayoutBox(margin, bottom, size.width() - 2 * margin, Math.max(1, top - bottom));
    }

    /** Returns the box in which the pause menu shows why nothing is being saved: in the upper right, above the menu. */
    public LayoutBox savingAboveMenu(InterfaceSize size) {
        return fromTop(size, saving.x(), size.pixels(MARGIN), saving.width(), saving.height());
    }

    /**
     * Returns the height below which captions stay, in real pixels: below the horde, and below a banner that reaches
     * over them.
     */
    int captionsCeiling() {
        boolean isUnderBanner = banner.right() > captions.x();
        return isUnderBanner ? Math.min(horde.y(), banner.y()) : horde.y();
    }

    /**
     * Returns all boxes that may be visible at once; the captions are apart from all of these but the sign of saving.
     */
    public List<LayoutBox> shownTogether() {
        return List.of(
                health,
                draughts,
                dash,
                eye,
                statuses,
                gear,
                party,
                minimap,
                horde,
                banner,
                toasts,
                flasks.get(0),
                flasks.get(1),
                flasks.get(2),
                flasks.get(3),
                brew,
                place,
                race,
                saving,
                hint);
    }
}
