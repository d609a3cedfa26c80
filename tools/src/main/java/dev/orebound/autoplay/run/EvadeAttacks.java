package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.LineTrace;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.TickClock;

/** Evades attacks that are about to land: walks out in time, or dashes through at the last moment. */
final class EvadeAttacks implements BotTask {
    private static final float DIAGONAL = 0.70710677f;
    private static final int WALKING_TICKS = 20;
    private static final int LAST_MOMENT_TICKS = 8;
    private static final float DASH_CELLS = 1.9f;

    private final AttackThreats threats;
    private final BotSkill skill;
    private final RandomStream chance;
    private float bestX;
    private float bestY;

    EvadeAttacks(AttackThreats threats, BotSkill skill, RandomStream chance) {
        this.threats = threats;
        this.skill = skill;
        this.chance = chance;
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        threats.look();
        BodyComponent self = view.self();
        int soonest = threats.soonest(self.x, self.y, self.radius);
        if (soonest == Integer.MAX_VALUE) {
            return false;
        }
        if (looksFor(view, walkedIn(view, Math.min(soonest + 1, WALKING_TICKS)))) {
            controls.tilt(bestX, bestY);
            return true;
        }
        if (soonest > LAST_MOMENT_TICKS || view.world().player().component().dashRestTicks > 0) {
            return false;
        }
        if (!chance.chance(skill.dashPercent())) {
            return false;
        }
        if (!looksFor(view, DASH_CELLS)) {
            looksForAny(view, DASH_CELLS);
        }
        controls.tilt(bestX, bestY);
        controls.dash();
        return true;
    }

    /** Returns how far the bot walks in some ticks, slowed by status effects, the ground and its own strikes. */
    private static float walkedIn(WalkerView view, int ticks) {
        PlayerRules rules = view.world().content().player();
        int busy = Math.min(ticks, view.world().player().striker().ticks);
        float counted = ticks - busy + busy * rules.strikingSpeed();
        float ground = view.floor().paceAt(view.self().cell);
        return rules.speed() / TickClock.TICKS_A_SECOND * Math.min(ground, view.self().pace) * counted;
    }

    /** Finds the direction in which a distance leads out of all threats, farthest from their origins. */
    private boolean looksFor(WalkerView view, float cells) {
        return looks(view, cells, true);
    }

    private void looksForAny(WalkerView view, float cells) {
        if (!looks(view, cells, false)) {
            bestX = 0;
            bestY = 0;
        }
    }

    private boolean looks(WalkerView view, float cells, boolean outOfAll) {
        BodyComponent self = view.self();
        float best = -1;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            Direction direction = Direction.ALL.get(i);
            float length = direction.isDiagonal() ? DIAGONAL : 1;
            float x = direction.dx() * length;
            float y = direction.dy() * length;
            float toX = self.x + x * cells;
            float toY = self.y + y * cells;
            boolean isFit = LineTrace.isClear(view.walls(), self.x, self.y, toX, toY)
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
            float dx = x - threats.at(i).x();
            float dy = y - threats.at(i).y();
            least = Math.min(least, dx * dx + dy * dy);
        }
        return least;
    }
}
