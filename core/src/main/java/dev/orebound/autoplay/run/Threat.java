package dev.orebound.autoplay.run;

import dev.orebound.content.combat.AttackForm;

/** Where an announced attack is about to hit, as it is drawn on the floor. One is used again and again. */
final class Threat {
    /** About whatever is drawn somebody keeps so far off, in cells. */
    private static final float MARGIN = 0.2f;

    /** An arc from this on counts as all round. */
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
    /** Until it lands. */
    int ticks;

    /** The attack of somebody at a place; false if it hurts nobody there. */
    boolean takeStrike(AttackForm form, float fromX, float fromY, float towardsX, float towardsY, float bodyRadius) {
        x = fromX;
        y = fromY;
        aimX = towardsX;
        aimY = towardsY;
        breadth = bodyRadius;
        if (form instanceof AttackForm.Melee melee) {
            shape = melee.arcDegrees() >= WIDE_DEGREES ? Shape.CIRCLE : Shape.HALF_CIRCLE;
            reach = melee.reachCells();
        } else if (form instanceof AttackForm.Burst burst) {
            shape = Shape.CIRCLE;
            reach = burst.radiusCells();
        } else if (form instanceof AttackForm.Charge charge) {
            shape = Shape.LINE;
            reach = charge.cells() + 1;
        } else if (form instanceof AttackForm.Ranged shot) {
            shape = Shape.LINE;
            reach = shot.flightCells();
            breadth = shot.radiusCells() + shot.burstCells();
        } else {
            return false;
        }
        return true;
    }

    /** What is in the air and bursts where it comes down. */
    void takeBlast(float toX, float toY, float radius, int ticksLeft) {
        shape = Shape.CIRCLE;
        x = toX;
        y = toY;
        reach = radius;
        ticks = ticksLeft;
    }

    /** What flies straight on, in a unit direction. */
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

    /** True if a body at a place would be hit. */
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
