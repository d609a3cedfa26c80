package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.TickClock;

/** Gets out of what is about to land: walks out while there is time, dashes through at the last moment where there is not. */
final class GetsOut implements BotTask {
    private static final float DIAGONAL = 0.70710677f;
    private static final int WALKING_TICKS = 20;
    private static final int LAST_MOMENT_TICKS = 8;
    private static final float DASH_CELLS = 1.9f;

    private final AttackThreats threats;
    private final BotSkill skill;
    private final RandomStream chance;
    private float bestX;
    private float bestY;

    GetsOut(AttackThreats threats, BotSkill skill, RandomStream chance) {
        this.threats = threats;
        this.skill = skill;
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        threats.look();
        BodyComponent self = sight.self();
        int soonest = threats.soonest(self.x, self.y, self.radius);
        if (soonest == Integer.MAX_VALUE) {
            return false;
        }
        if (looksFor(sight, walkedIn(sight, Math.min(soonest + 1, WALKING_TICKS)))) {
            hands.tilt(bestX, bestY);
            return true;
        }
        if (soonest > LAST_MOMENT_TICKS || sight.world().player().component().dashRestTicks > 0) {
            return false;
        }
        if (!chance.chance(skill.dashPercent())) {
            return false;
        }
        if (!looksFor(sight, DASH_CELLS)) {
            looksForAny(sight, DASH_CELLS);
        }
        hands.tilt(bestX, bestY);
        hands.dash();
        return true;
    }

    /** How far it comes in so many ticks, slowed by what afflicts it, by the ground, and while the pick is in motion. */
    private static float walkedIn(BotView sight, int ticks) {
        PlayerRules rules = sight.world().content().player();
        int busy = Math.min(ticks, sight.world().player().striker().ticks);
        float counted = ticks - busy + busy * rules.strikingSpeed();
        float ground = sight.floor().paceAt(sight.self().cell);
        return rules.speed() / TickClock.TICKS_A_SECOND * Math.min(ground, sight.self().pace) * counted;
    }

    /** Finds the direction in which so many cells lead out of everything, farthest from where it comes from. */
    private boolean looksFor(BotView sight, float cells) {
        return looks(sight, cells, true);
    }

    private void looksForAny(BotView sight, float cells) {
        if (!looks(sight, cells, false)) {
            bestX = 0;
            bestY = 0;
        }
    }

    private boolean looks(BotView sight, float cells, boolean outOfAll) {
        BodyComponent self = sight.self();
        float best = -1;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            Direction direction = Direction.ALL.get(i);
            float length = direction.isDiagonal() ? DIAGONAL : 1;
            float x = direction.dx() * length;
            float y = direction.dy() * length;
            float toX = self.x + x * cells;
            float toY = self.y + y * cells;
            boolean isFit = LineTrace.isClear(sight.walls(), self.x, self.y, toX, toY)
                    && !(outOfAll && threats.cover(toX, toY, self.radius));
            float worth = isFit ? distanceFromAll(toX, toY) : -1;
            if (worth > best) {
                best = worth;
                bestX = x;
                bestY = y;
            }
        }
        return best >= 0;
    }

    private float distanceFromAll(float x, float y) {
        float least = Float.MAX_VALUE;
        for (int i = 0; i < threats.count(); i++) {
            float dx = x - threats.at(i).x;
            float dy = y - threats.at(i).y;
            least = Math.min(least, dx * dx + dy * dy);
        }
        return least;
    }
}
