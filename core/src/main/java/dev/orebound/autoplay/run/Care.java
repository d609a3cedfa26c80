package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;

/** Whatever it is up to, it does not walk into what is about to land: it waits until that has come. */
final class Care {
    private static final float AHEAD_CELLS = 0.7f;

    private final AttackThreats threats;

    Care(AttackThreats threats) {
        this.threats = threats;
    }

    /** Takes the step out of what is wanted in the next tick, if it leads into harm from where there is none. */
    void take(BotView sight, Intent intent) {
        BodyComponent self = sight.self();
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
}
