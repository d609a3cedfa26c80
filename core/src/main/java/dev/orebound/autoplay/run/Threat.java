package dev.orebound.autoplay.run;

import dev.orebound.content.combat.Form;

/** The area of an announced attack. Instances are reused. */
final class Threat {
    /** The distance in cells that the bot keeps from the drawn area. */
    private static final float MARGIN = 0.2f;

    /** The arc from which a strike counts as all round. */
    private static final int WIDE_DEGREES = 200;

    private enum Shape {
        CIRCLE,
        HALF_CIRCLE,
        LINE
    }

    private Shape shape = Shape.CIRCLE;
    float x;
    float y;
    private float aimX;
    private float aimY;
    private float reach;
    private float breadth;
    /** Ticks until it lands. */
    int ticks;

    /** Sets the area of a strike; returns false if it hurts nobody there. */
    boolean takeStrike(Form form, float fromX, float fromY, float towardsX, float towardsY, float bodyRadius) {
        x = fromX;
        y = fromY;
        aimX = towardsX;
        aimY = towardsY;
        breadth = bodyRadius;
        if (form instanceof Form.Melee melee) {
            shape = melee.arcDegrees() >= WIDE_DEGREES ? Shape.CIRCLE : Shape.HALF_CIRCLE;
            reach = melee.reachCells();
        } else if (form instanceof Form.Burst burst) {
            shape = Shape.CIRCLE;
            reach = burst.radiusCells();
        } else if (form instanceof Form.Charge charge) {
            shape = Shape.LINE;
            reach = charge.cells() + 1;
        } else if (form instanceof Form.Ranged shot) {
            shape = Shape.LINE;
            reach = shot.flightCells();
            breadth = shot.radiusCells() + shot.burstCells();
        } else {
            return false;
        }
        return true;
    }

    /** Sets the area of a projectile that bursts where it lands. */
    void takeBlast(float toX, float toY, float radius, int ticksLeft) {
        shape = Shape.CIRCLE;
        x = toX;
        y = toY;
        reach = radius;
        ticks = ticksLeft;
    }

    /** Sets the area of a projectile that flies on straight along a unit direction. */
    void takeShot(float fromX, float fromY, float towardsX, float towardsY, float cells, float radius, int ticksLeft) {
        shape = Shape.LINE;
        x = fromX;
        y = fromY;
        aimX = towardsX;
        aimY = towardsY;
        reach = cells;
        breadth = radius;
        ticks = ticksLeft;
    }

    /** Returns true if a body at a point would be hit. */
    boolean covers(float atX, float atY, float bodyRadius) {
        float dx = atX - x;
        float dy = atY - y;
        float along = dx * aimX + dy * aimY;
        if (shape == Shape.LINE) {
            float aside = Math.abs(dx * aimY - dy * aimX);
            return along > -bodyRadius && along <= reach + bodyRadius && aside <= breadth + bodyRadius + MARGIN;
        }
        float far = reach + bodyRadius + MARGIN;
        boolean isNear = dx * dx + dy * dy <= far * far;
        return isNear && (shape == Shape.CIRCLE || along > -bodyRadius);
    }
}
