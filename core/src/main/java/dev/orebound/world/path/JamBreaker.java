package dev.orebound.world.path;

import dev.orebound.content.behaviour.PressRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HeadwayComponent;

/**
 * Sees who wants to get on and does not, and lets it press through the others for a while: past sleepers in a passage, out of
 * a doorway in which all give way to each other. Around the player nobody presses, since there a crowd is a fight.
 */
final class JamBreaker {
    private final PressRules rules;

    JamBreaker(PressRules rules) {
        this.rules = rules;
    }

    /**
     * One tick of somebody who wants to get on.
     *
     * @return whether it heeds nobody in this tick
     */
    boolean presses(HeadwayComponent headway, BodyComponent body, BodyComponent player) {
        if (headway.pressTicks > 0) {
            headway.pressTicks--;
            return !isNear(body, player.x, player.y, rules.offCells());
        }
        if (headway.watchedTicks == 0) {
            begin(headway, body);
        }
        headway.watchedTicks++;
        if (headway.watchedTicks > rules.watchTicks()) {
            if (isNear(body, headway.fromX, headway.fromY, rules.leastCells())) {
                headway.pressTicks = rules.pressTicks();
            }
            headway.watchedTicks = 0;
        }
        return false;
    }

    private static void begin(HeadwayComponent headway, BodyComponent body) {
        headway.fromX = body.x;
        headway.fromY = body.y;
    }

    private static boolean isNear(BodyComponent body, float x, float y, float withinCells) {
        float dx = body.x - x;
        float dy = body.y - y;
        return dx * dx + dy * dy < withinCells * withinCells;
    }
}
