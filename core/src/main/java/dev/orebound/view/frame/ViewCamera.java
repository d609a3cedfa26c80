package dev.orebound.view.frame;

import dev.orebound.cave.floor.Floor;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.world.state.FloorState;

/**
 * Composes the picture about the player: it looks ahead along the aim, leans towards the middle of the open cells in
 * sight, and shows little beyond the edge of the floor: the more, the nearer the player is to it. The world is drawn in
 * whole pixels and then shifted by fractions of them, so that the picture glides.
 *
 * <p>It moves at most {@value #MOST_PIXELS_A_SECOND} world pixels a second, and its speed changes by at most
 * {@value #MOST_CHANGE_A_SECOND} of them in a second. It can glance at a place for a moment. If the player is suddenly
 * a window away, it jumps instead.
 *
 * <p>The aim is a direction, and the pointer stays where it is in the window. Looking ahead moves the player away from
 * the pointer and so confirms the direction, and nothing else depends on the aim. Therefore a resting pointer comes to
 * rest.
 */
public final class ViewCamera {
    static final float MOST_PIXELS_A_SECOND = 240;
    static final float MOST_CHANGE_A_SECOND = 1600;

    /**
     * The most world pixels shown beyond the edge of a larger floor, unless the player came too near the window's edge.
     */
    static final float MOST_BEYOND_EDGE = 8;

    /** The player is never nearer to the window's left and right edge, in world pixels. */
    static final float LEAST_ASIDE = 72;

    /** The player is never nearer to the window's upper and lower edge, in world pixels. */
    static final float LEAST_ABOVE = 52;

    /** The player is never nearer to what covers a side of the window, in world pixels. */
    private static final float LEAST_BESIDE = 24;

    /** Wished size of the visible part, in world pixels; the scale is the whole number that comes nearest. */
    private static final float WISHED_WIDTH = 427;

    private static final float WISHED_HEIGHT = 240;

    /** Multiples at which the drawn section starts, so that layers of lower resolution never crawl. */
    private static final int STEP = 4;

    private static final float CELL = FloorPicture.PIXELS_A_CELL;
    private static final float AHEAD = 1.5f * CELL;

    /** Share of the way from the player to the middle of the room, as long as it is short. */
    private static final float LEAN_SHARE = 0.65f;

    /** The lean never reaches these, in world pixels. */
    private static final float MOST_LEAN_X = 5.5f * CELL;

    private static final float MOST_LEAN_Y = 2.75f * CELL;

    /**
     * Rate at which the distance shrinks, a second. Together with the highest speed it asks for no more than the most
     * change of speed, so the camera stops where it should and swings past nothing.
     */
    private static final float FOLLOW_RATE = 6;

    private static final float AIM_RATE = 2.5f;
    private static final float MIDDLE_RATE = 2.5f;
    private static final float TRACKING_RATE = 12;

    /** The longest part of a frame that is moved at once, so that slow machines show the same as fast ones. */
    private static final float STEP_SECONDS = 1 / 120f;

    private final ViewSection section = new ViewSection();
    private final float floorWidth;
    private final float floorHeight;
    private final VisibleMiddle middle;
    private int scale = 1;
    private int windowWidth = 1;
    private int windowHeight = 1;
    /** Window pixels that something covers, from the left, right and lower edge. */
    private int coveredLeft;

    private int coveredRight;
    private int coveredFoot;
    private float leaning = 1;
    /** The point about which a fight is composed, in world pixels, and how much it is, from 0 to 1. */
    private float focusX;

    private float focusY;
    private float composing;
    /** Share by which the picture may leave the player for that point, from 0 to 1. */
    private float leaving;

    private boolean isComposed;
    private float x;
    private float y;
    private float speedX;
    private float speedY;
    private float goalX;
    private float goalY;
    private float playerX;
    private float playerY;
    private float aheadX;
    private float aheadY;
    /** The middle of the room, in world pixels, as it moves from one to the next. */
    private float middleX;

    private float middleY;
    /** The share of the player's movement that the camera makes too, from 0 to 1. */
    private float trackingX = 1;

    private float trackingY = 1;
    private float glanceX;
    private float glanceY;
    private float glanceSeconds;
    private int leftPixel;
    private int bottomPixel;
    private int shakePixelsX;
    private int shakePixelsY;

    public ViewCamera(Floor floor, FloorState state) {
        floorWidth = floor.grid().width() * CELL;
        floorHeight = floor.grid().height() * CELL;
        middle = new VisibleMiddle(floor, state);
    }

    /** Returns the whole number by which world pixels are enlarged in a window. */
    static int scaleFor(int width, int height) {
        double ratio = Math.sqrt(width * (double) height / (WISHED_WIDTH * WISHED_HEIGHT));
        return Math.max(1, (int) Math.ceil(ratio - 0.5));
    }

    public void resize(int width, int height) {
        windowWidth = Math.max(1, width);
        windowHeight = Math.max(1, height);
        scale = scaleFor(windowWidth, windowHeight);
        section.resize(drawn(windowWidth), drawn(windowHeight));
        aim(playerX, playerY);
        jump();
    }

    /**
     * Keeps the player off parts of the window that something covers for a while, in window pixels from the left, right
     * and lower edge. The picture glides there.
     */
    public void keepClear(int left, int right, int foot) {
        coveredLeft = left;
        coveredRight = right;
        coveredFoot = foot;
    }

    /** Returns a number of world pixels that fills the window, whatever the place of the section below it. */
    private int drawn(int windowPixels) {
        int pixels = (windowPixels + scale - 1) / scale + STEP + 1;
        return (pixels + STEP - 1) / STEP * STEP;
    }

    /**
     * Sets how much it leans into rooms.
     *
     * @param share from 0, not at all, to 1
     */
    public void lean(float share) {
        leaning = share;
    }

    /**
     * Looks towards a point, in world pixels, for a moment, as far as the player stays well within the window. If it is
     * set not to lean, it stays still.
     */
    public void glance(float toX, float toY, float seconds) {
        if (leaning > 0) {
            glanceX = toX;
            glanceY = toY;
            glanceSeconds = seconds;
        }
    }

    /**
     * Composes the picture about a point as far as the player stays in it. A player who wants no lean has none of it.
     *
     * @param share from 0, not at all, to 1
     * @param away from 0, the player stays in the picture, to 1, the point comes to its middle
     */
    public void compose(float x, float y, float share, float away) {
        focusX = x;
        focusY = y;
        composing = Math.min(share, leaning);
        leaving = away;
    }

    /** Jumps to the picture that it would come to if the player stayed at this point, in world pixels, and aimed so. */
    public void jumpTo(float toX, float toY, float aimX, float aimY) {
        aheadX = aimX * AHEAD;
        aheadY = aimY * AHEAD;
        middle.lookFrom(toX, toY);
        middleX = middle.x();
        middleY = middle.y();
        isComposed = middle.isKnown();
        aim(toX, toY);
        jump();
    }

    /** Follows a point, in world pixels, that aims along a unit vector. */
    public void follow(float toX, float toY, float aimX, float aimY, float seconds) {
        middle.lookFrom(toX, toY);
        glanceSeconds = Math.max(0, glanceSeconds - seconds);
        if (!isComposed && middle.isKnown()) {
            jumpTo(toX, toY, aimX, aimY);
            return;
        }
        float aiming = shareAfter(seconds, AIM_RATE);
        aheadX += (aimX * AHEAD - aheadX) * aiming;
        aheadY += (aimY * AHEAD - aheadY) * aiming;
        float gliding = shareAfter(seconds, MIDDLE_RATE);
        middleX += (middle.x() - middleX) * gliding;
        middleY += (middle.y() - middleY) * gliding;
        float movedX = toX - playerX;
        float movedY = toY - playerY;
        float fromX = goalX;
        float fromY = goalY;
        aim(toX, toY);
        if (Math.abs(goalX - x) * scale > windowWidth || Math.abs(goalY - y) * scale > windowHeight) {
            jumpTo(toX, toY, aimX, aimY);
            return;
        }
        float beforeX = x;
        float beforeY = y;
        int steps = (int) Math.ceil(seconds / STEP_SECONDS);
        for (int step = 1; step <= steps; step++) {
            float share = step / (float) steps;
            approach(fromX + (goalX - fromX) * share, fromY + (goalY - fromY) * share, seconds / steps);
        }
        float learning = shareAfter(seconds, TRACKING_RATE);
        trackingX += (tracking(x - beforeX, movedX, trackingX) - trackingX) * learning;
        trackingY += (tracking(y - beforeY, movedY, trackingY) - trackingY) * learning;
        place();
    }

    private static float shareAfter(float seconds, float rate) {
        return 1 - (float) Math.exp(-rate * seconds);
    }

    /** Finds the point that the window's middle should be at for a player at this point. */
    private void aim(float toX, float toY) {
        playerX = toX;
        playerY = toY;
        float leanX = isComposed ? lean(middleX - toX, MOST_LEAN_X) : 0;
        float leanY = isComposed ? lean(middleY - toY, MOST_LEAN_Y) : 0;
        float wantedX = glanceSeconds > 0 ? glanceX : toX + aheadX + leanX;
        float wantedY = glanceSeconds > 0 ? glanceY : toY + aheadY + leanY;
        goalX = besideX(toX, within(wantedX, windowWidth, floorWidth));
        goalY = besideY(toY, within(wantedY, windowHeight, floorHeight));
        float wholeX = within(focusX, windowWidth, floorWidth);
        float wholeY = within(focusY, windowHeight, floorHeight);
        goalX += composing * (composed(wholeX, besideX(toX, wholeX)) - goalX);
        goalY += composing * (composed(wholeY, besideY(toY, wholeY)) - goalY);
    }

    private float composed(float whole, float kept) {
        return kept + leaving * (whole - kept);
    }

    private float besideX(float player, float wanted) {
        return around(player, wanted, windowWidth, asideOf(coveredLeft), asideOf(coveredRight));
    }

    private float besideY(float player, float wanted) {
        return around(player, wanted, windowHeight, LEAST_ABOVE + coveredFoot / (float) scale, LEAST_ABOVE);
    }

    /** Returns how far the player stays from a side of the window, of which some pixels are covered. */
    private float asideOf(int covered) {
        return Math.max(LEAST_ASIDE, covered == 0 ? 0 : covered / (float) scale + LEAST_BESIDE);
    }

    private float lean(float away, float most) {
        float wanted = leaning * LEAN_SHARE * away;
        return wanted / (float) Math.sqrt(1 + wanted * wanted / (most * most));
    }

    /** Returns the nearest point from which a window shows the floor alone, or its middle if the window is larger. */
    private float within(float wanted, int windowPixels, float floorPixels) {
        float least = windowPixels / (2f * scale) - MOST_BEYOND_EDGE;
        float most = floorPixels - least;
        return least > most ? floorPixels / 2 : Math.max(least, Math.min(most, wanted));
    }

    /**
     * Returns the nearest point from which the player is far enough from the edges of the window, or in the middle
     * between both distances if the window is smaller.
     */
    private float around(float player, float wanted, int windowPixels, float fromLow, float fromHigh) {
        float half = windowPixels / (2f * scale);
        float least = player - half + fromHigh;
        float most = player + half - fromLow;
        return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, wanted));
    }

    private void approach(float toX, float toY, float seconds) {
        float wanted = shareAfter(seconds, FOLLOW_RATE) / seconds;
        float wantedX = (toX - x) * wanted;
        float wantedY = (toY - y) * wanted;
        float slowing = Math.min(1, MOST_PIXELS_A_SECOND / length(wantedX, wantedY));
        float changeX = wantedX * slowing - speedX;
        float changeY = wantedY * slowing - speedY;
        float easing = Math.min(1, MOST_CHANGE_A_SECOND * seconds / length(changeX, changeY));
        speedX += changeX * easing;
        speedY += changeY * easing;
        x += speedX * seconds;
        y += speedY * seconds;
    }

    /** Returns the length of a vector, never quite 0. */
    private static float length(float alongX, float alongY) {
        return (float) Math.sqrt(alongX * alongX + alongY * alongY) + 1e-6f;
    }

    /** Returns the share of a movement that was made too, or the share so far if nothing moved. */
    private static float tracking(float made, float moved, float soFar) {
        return Math.abs(moved) < 1e-3f ? soFar : Math.max(0, Math.min(1, made / moved));
    }

    private void jump() {
        x = goalX;
        y = goalY;
        speedX = 0;
        speedY = 0;
        place();
    }

    /** Shakes the next picture by fractions of a world pixel; aiming does not feel it. */
    public void shake(float byX, float byY) {
        shakePixelsX = Math.round(byX * scale);
        shakePixelsY = Math.round(byY * scale);
        moveSection();
    }

    /**
     * Places the window. The player is drawn on whole pixels; as far as the camera moves along with the player, it
     * moves along with that rounding too, which keeps the player from trembling.
     */
    private void place() {
        float roundingX = (Math.round(playerX) - playerX) * trackingX;
        float roundingY = (Math.round(playerY) - playerY) * trackingY;
        leftPixel = Math.round((x + roundingX) * scale - windowWidth / 2f);
        bottomPixel = Math.round((y + roundingY) * scale - windowHeight / 2f);
        moveSection();
    }

    private void moveSection() {
        int step = STEP * scale;
        section.move(
                Math.floorDiv(leftPixel + shakePixelsX, step) * STEP,
                Math.floorDiv(bottomPixel + shakePixelsY, step) * STEP);
    }

    public ViewSection section() {
        return section;
    }

    public int scale() {
        return scale;
    }

    /** Returns half the width of the visible part, in world pixels. */
    public float halfWidth() {
        return windowWidth / (2f * scale);
    }

    /** Returns half the height of the visible part, in world pixels. */
    public float halfHeight() {
        return windowHeight / (2f * scale);
    }

    int windowWidth() {
        return windowWidth;
    }

    int windowHeight() {
        return windowHeight;
    }

    /** Returns the window pixels from the section's left edge to the window's. */
    int shiftX() {
        return leftPixel + shakePixelsX - section.left() * scale;
    }

    int shiftY() {
        return bottomPixel + shakePixelsY - section.bottom() * scale;
    }

    public float cellX(float screenX) {
        return (leftPixel + screenX) / scale / CELL;
    }

    public float cellY(float screenY) {
        return (bottomPixel + windowHeight - screenY) / scale / CELL;
    }

    public float screenX(float cellX) {
        return cellX * CELL * scale - leftPixel;
    }

    public float screenY(float cellY) {
        return cellY * CELL * scale - bottomPixel;
    }

    /** Returns the window pixels from the left edge to a pixel of the world, in the picture as it shakes. */
    public int windowX(int worldX) {
        return worldX * scale - leftPixel - shakePixelsX;
    }

    /** Returns the pixels of the window from its lower edge to a pixel of the world, likewise. */
    public int windowY(int worldY) {
        return worldY * scale - bottomPixel - shakePixelsY;
    }
}
