package dev.orebound.autoplay;

import dev.orebound.content.combat.AttackForm;

/** The area of an announced attack. Instances are reused. */
public final class ThreatArea {
    private enum AreaShape {
        CIRCLE,
        HALF_CIRCLE,
        LINE
    }

    private final float margin;
    private final int wideDegrees;
    private final boolean isThorough;
    private AreaShape shape = AreaShape.CIRCLE;
    private float x;
    private float y;
    private float aimX;
    private float aimY;
    private float reach;
    private float breadth;
    private int ticks;

    /**
     * Creates an area that is set later.
     *
     * @param margin the distance in cells that the bot keeps from it
     * @param wideDegrees the arc from which a strike counts as all round
     * @param isThorough whether a line is as much longer at both ends as a body is wide, and as broad as what bursts at
     *     its end
     */
    public ThreatArea(float margin, int wideDegrees, boolean isThorough) {
        this.margin = margin;
        this.wideDegrees = wideDegrees;
        this.isThorough = isThorough;
    }

    /** Returns where the attack comes from, or bursts. */
    public float x() {
        return x;
    }

    public float y() {
        return y;
    }

    /** Returns the ticks until it lands. */
    public int ticks() {
        return ticks;
    }

    public void setTicks(int ticksLeft) {
        ticks = ticksLeft;
    }

    /** Sets the area of a strike; returns false if it hurts nobody there. */
    public boolean takeStrike(
            AttackForm form, float fromX, float fromY, float towardsX, float towardsY, float bodyRadius) {
        x = fromX;
        y = fromY;
        aimX = towardsX;
        aimY = towardsY;
        breadth = bodyRadius;
        if (form instanceof AttackForm.MeleeArc melee) {
            shape = melee.arcDegrees() >= wideDegrees ? AreaShape.CIRCLE : AreaShape.HALF_CIRCLE;
            reach = melee.reachCells();
        } else if (form instanceof AttackForm.Burst burst) {
            shape = AreaShape.CIRCLE;
            reach = burst.radiusCells();
        } else if (form instanceof AttackForm.Charge charge) {
            shape = AreaShape.LINE;
            reach = charge.cells() + 1;
        } else if (form instanceof AttackForm.Ranged shot) {
            shape = AreaShape.LINE;
            reach = shot.flightCells();
            breadth = isThorough ? shot.radiusCells() + shot.burstCells() : shot.radiusCells();
        } else {
            return false;
        }
        return true;
    }

    /** Sets the area of a projectile that bursts where it lands. */
    public void takeBlast(float toX, float toY, float radius, int ticksLeft) {
        shape = AreaShape.CIRCLE;
        x = toX;
        y = toY;
        reach = radius;
        ticks = ticksLeft;
    }

    /** Sets the area of a projectile that flies on straight along a unit direction. */
    public void takeShot(
            float fromX, float fromY, float towardsX, float towardsY, float cells, float radius, int ticksLeft) {
        shape = AreaShape.LINE;
        x = fromX;
        y = fromY;
        aimX = towardsX;
        aimY = towardsY;
        reach = cells;
        breadth = radius;
        ticks = ticksLeft;
    }

    /** Returns true if a body at a point would be hit. */
    public boolean covers(float atX, float atY, float bodyRadius) {
        float dx = atX - x;
        float dy = atY - y;
        float along = dx * aimX + dy * aimY;
        if (shape == AreaShape.LINE) {
            float aside = Math.abs(dx * aimY - dy * aimX);
            float longer = isThorough ? bodyRadius : 0;
            return along > -longer && along <= reach + longer && aside <= breadth + bodyRadius + margin;
        }
        float far = reach + bodyRadius + margin;
        boolean isNear = dx * dx + dy * dy <= far * far;
        return isNear && (shape == AreaShape.CIRCLE || along > -bodyRadius);
    }
}
