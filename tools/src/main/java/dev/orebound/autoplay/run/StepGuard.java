package dev.orebound.autoplay.run;

import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.Intent;

/** Keeps the bot from walking into an attack that is about to land. */
final class StepGuard {
    private static final float AHEAD_CELLS = 0.7f;

    /** The distance of the cell that the next steps lead to. */
    private static final float STEP_CELLS = 0.35f;

    private final AttackThreats threats;

    StepGuard(AttackThreats threats) {
        this.threats = threats;
    }

    /** Stops a step that would lead from safety into harm, or onto ground that hurts. */
    void take(WalkerView view, Intent intent) {
        keepOffHarm(view, intent);
        BodyComponent self = view.self();
        boolean isStill = intent.moveX() == 0 && intent.moveY() == 0;
        if (isStill || threats.count() == 0 || threats.cover(self.x, self.y, self.radius)) {
            return;
        }
        float x = self.x + AHEAD_CELLS * intent.moveX() / Intent.FULL_TILT;
        float y = self.y + AHEAD_CELLS * intent.moveY() / Intent.FULL_TILT;
        if (threats.cover(x, y, self.radius)) {
            intent.move(0, 0);
        }
    }

    /** Takes the part out of a step that leads from good ground onto ground that hurts. A dash passes over it. */
    private static void keepOffHarm(WalkerView view, Intent intent) {
        boolean isDashing = view.world().player().component().dashTicks > 0 || intent.holds(Intent.DASH);
        if (isDashing || view.world().part(GroundEffects.class).isHarmful(view.self().cell)) {
            return;
        }
        int x = intent.moveX();
        int y = intent.moveY();
        if (!leadsIntoHarm(view, x, y)) {
            return;
        }
        boolean isXGood = x != 0 && !leadsIntoHarm(view, x, 0);
        boolean isYGood = y != 0 && !leadsIntoHarm(view, 0, y);
        intent.move(isXGood ? x : 0, isYGood && !isXGood ? y : 0);
    }

    private static boolean leadsIntoHarm(WalkerView view, int moveX, int moveY) {
        BodyComponent self = view.self();
        int x = (int) (self.x + STEP_CELLS * moveX / Intent.FULL_TILT);
        int y = (int) (self.y + STEP_CELLS * moveY / Intent.FULL_TILT);
        return view.grid().contains(x, y)
                && view.world().part(GroundEffects.class).isHarmful(view.grid().cell(x, y));
    }
}
