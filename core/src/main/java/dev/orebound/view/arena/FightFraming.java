package dev.orebound.view.arena;

import dev.orebound.grid.Grid;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ViewCamera;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the point about which the picture of a boss's fight is composed: the middle between the player and the boss,
 * moved as little as possible to bring a crystal of the hall into the picture. The player, and a boss that is near
 * enough, stay well inside. All places are world pixels. Makes no garbage.
 */
final class FightFraming {
    /** Distances that the player keeps from the left and right edge and from the upper and lower edge. */
    static final float PLAYER_ASIDE = 6 * SceneContext.CELL;

    static final float PLAYER_ABOVE = 3.75f * SceneContext.CELL;

    /** Distances that the middle of the boss's feet keeps from the edges. */
    static final float BOSS_ASIDE = 3 * SceneContext.CELL;

    static final float BOSS_ABOVE = 4 * SceneContext.CELL;
    static final float BOSS_BELOW = 3 * SceneContext.CELL;

    /** Distance from the edges within which a boss counts as out of the picture. */
    private static final float LEAST = SceneContext.CELL;

    /** Share by which another crystal has to be more visible before the picture turns to it. */
    private static final float BETTER = 0.25f;

    /** Weights of a root and of an offshoot, if that of a large crystal in the rock is 1. */
    private static final float ROOT_WEIGHT = 0.45f;

    private static final float OFFSHOOT_WEIGHT = 0.4f;

    private final List<HallCrystal> crystals = new ArrayList<>();
    private final SeenCells cells;
    private final float[] left;
    private final float[] bottom;
    private final float[] width;
    private final float[] height;
    private int chosen;
    private float lowX;
    private float highX;
    private float lowY;
    private float highY;
    private float halfWidth;
    private float halfHeight;
    private float x;
    private float y;

    /** Tells how clearly the player has seen a cell, 0 for never. */
    interface SeenCells {
        float seen(int cell);
    }

    /** Creates the framing of a hall with crystals in its rock and a root in its floor, if it has one. */
    FightFraming(Grid grid, List<HallCrystal> inRock, @Nullable HallCrystal root, SeenCells cells) {
        this.cells = cells;
        crystals.addAll(inRock);
        if (root != null) {
            crystals.add(root);
        }
        left = new float[crystals.size()];
        bottom = new float[crystals.size()];
        width = new float[crystals.size()];
        height = new float[crystals.size()];
        for (int i = 0; i < crystals.size(); i++) {
            HallCrystal crystal = crystals.get(i);
            left[i] = crystal.footX(grid) - crystal.width() / 2f;
            bottom[i] = grid.y(crystal.foot()) * SceneContext.CELL;
            width[i] = crystal.width();
            height[i] = crystal.height();
        }
    }

    /**
     * Composes the picture of a window about the player and the boss. Without a boss, the caller gives the player's
     * place twice. The picture turns only to crystals that the player has seen.
     */
    void compose(ViewCamera camera, float playerX, float playerY, float bossX, float bossY) {
        halfWidth = camera.halfWidth();
        halfHeight = camera.halfHeight();
        lowX = playerX - Math.max(0, halfWidth - PLAYER_ASIDE);
        highX = playerX + Math.max(0, halfWidth - PLAYER_ASIDE);
        lowY = playerY - Math.max(0, halfHeight - PLAYER_ABOVE);
        highY = playerY + Math.max(0, halfHeight - PLAYER_ABOVE);
        x = playerX + (bossX - playerX) / 2;
        y = playerY + (bossY - playerY) / 2;
        keep(bossX, bossY);
        int best = -1;
        float most = 0;
        for (int i = 0; i < left.length; i++) {
            float share = cells.seen(crystals.get(i).edge()) > 0 ? share(i, towardsX(i), towardsY(i)) : 0;
            float worth = share * weight(crystals.get(i)) + (i == chosen ? BETTER : 0);
            if (share > 0 && worth > most) {
                most = worth;
                best = i;
            }
        }
        if (best >= 0) {
            chosen = best;
            x = towardsX(best);
            y = towardsY(best);
        } else {
            x = clamp(x, lowX, highX);
            y = clamp(y, lowY, highY);
        }
    }

    private static float weight(HallCrystal crystal) {
        return crystal.isLarge() ? 1 : crystal.isRoot() ? ROOT_WEIGHT : OFFSHOOT_WEIGHT;
    }

    /**
     * Narrows the middles of the picture to those that show the boss well, or at all if that is impossible. A boss that
     * does not fit into the window beside the player changes nothing.
     */
    private void keep(float bossX, float bossY) {
        if (lowX > bossX + halfWidth - LEAST || highX < bossX - halfWidth + LEAST) {
            return;
        }
        if (lowY > bossY + halfHeight - LEAST || highY < bossY - halfHeight + 2 * LEAST) {
            return;
        }
        float west = Math.max(lowX, bossX - halfWidth + BOSS_ASIDE);
        float east = Math.min(highX, bossX + halfWidth - BOSS_ASIDE);
        lowX = west <= east ? west : clamp(bossX, lowX, highX);
        highX = west <= east ? east : lowX;
        float south = Math.max(lowY, bossY - halfHeight + BOSS_ABOVE);
        float north = Math.min(highY, bossY + halfHeight - BOSS_BELOW);
        lowY = south <= north ? south : clamp(bossY, lowY, highY);
        highY = south <= north ? north : lowY;
    }

    /** Returns the middle nearest to the one without crystals from which most of a crystal is visible. */
    private float towardsX(int crystal) {
        float whole = clamp(x, left[crystal] + width[crystal] - halfWidth, left[crystal] + halfWidth);
        return clamp(whole, lowX, highX);
    }

    private float towardsY(int crystal) {
        float whole = clamp(y, bottom[crystal] + height[crystal] - halfHeight, bottom[crystal] + halfHeight);
        return clamp(whole, lowY, highY);
    }

    /** Returns the share of a crystal's picture that is visible about a middle, from 0 to 1. */
    private float share(int crystal, float middleX, float middleY) {
        float right = Math.min(left[crystal] + width[crystal], middleX + halfWidth);
        float across = right - Math.max(left[crystal], middleX - halfWidth);
        float top = Math.min(bottom[crystal] + height[crystal], middleY + halfHeight);
        float along = top - Math.max(bottom[crystal], middleY - halfHeight);
        return Math.max(0, across) * Math.max(0, along) / (width[crystal] * height[crystal]);
    }

    private static float clamp(float wanted, float least, float most) {
        return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, wanted));
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /** Returns the nearest middle, from the west edge, that shows the player and a boss that is near enough. */
    float keptX(float middleX) {
        return clamp(middleX, lowX, highX);
    }

    /** Returns the nearest middle, from the south edge, that shows both. */
    float keptY(float middleY) {
        return clamp(middleY, lowY, highY);
    }
}
