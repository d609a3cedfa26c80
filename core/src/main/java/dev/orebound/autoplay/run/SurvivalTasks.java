package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.Stream;
import dev.orebound.content.BotSkill;
import dev.orebound.content.PlayerRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Ray;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.util.List;

/** The tasks of the run bot that keep it alive: evade attacks, leave fire, retreat, and get free when stuck. */
final class SurvivalTasks {
    private SurvivalTasks() {}

    /** Evades attacks that are about to land: walks out in time, or dashes through at the last moment. */
    static final class EvadeAttacks implements BotTask {
        private static final float DIAGONAL = 0.70710677f;
        private static final int WALKING_TICKS = 20;
        private static final int LAST_MOMENT_TICKS = 8;
        private static final float DASH_CELLS = 1.9f;

        private final AttackThreats threats;
        private final BotSkill skill;
        private final Stream chance;
        private float bestX;
        private float bestY;

        EvadeAttacks(AttackThreats threats, BotSkill skill, Stream chance) {
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
            if (soonest > LAST_MOMENT_TICKS || sight.world().player().hands().dashRestTicks > 0) {
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

        /** Returns how far the bot walks in some ticks, slowed by status effects, the ground and its own strikes. */
        private static float walkedIn(BotView sight, int ticks) {
            PlayerRules rules = sight.world().content().player();
            int busy = Math.min(ticks, sight.world().player().striker().ticks);
            float counted = ticks - busy + busy * rules.strikingSpeed();
            float ground = sight.floor().paceAt(sight.self().cell);
            return rules.speed() / TickClock.TICKS_A_SECOND * Math.min(ground, sight.self().pace) * counted;
        }

        /** Finds the direction in which a distance leads out of all threats, farthest from their origins. */
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
                boolean isFit = Ray.isClear(sight.walls(), self.x, self.y, toX, toY)
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

    /** Keeps the bot from walking into an attack that is about to land. */
    static final class StepGuard {
        private static final float AHEAD_CELLS = 0.7f;

        private final AttackThreats threats;

        StepGuard(AttackThreats threats) {
            this.threats = threats;
        }

        /** Stops a step that would lead from safety into harm. */
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

    /** Leaves a burning or charged cell for the nearest safe one. */
    static final class LeaveHazard implements BotTask {
        private static final int FARTHEST = 4;

        @Override
        public boolean act(BotView sight, BotControls hands) {
            int cell = sight.self().cell;
            if (!isBad(sight, cell)) {
                return false;
            }
            for (int steps = 1; steps <= FARTHEST; steps++) {
                for (int i = 0; i < Direction.ALL.size(); i++) {
                    int end = endOf(sight, cell, Direction.ALL.get(i), steps);
                    if (end != Grid.NONE && !isBad(sight, end)) {
                        hands.walkStraightTo(sight.middleX(end), sight.middleY(end));
                        return true;
                    }
                }
            }
            return false;
        }

        /** Returns the cell some steps away in a direction, or none if something is in the way. */
        private static int endOf(BotView sight, int cell, Direction direction, int steps) {
            int end = cell;
            for (int i = 0; i < steps; i++) {
                end = sight.grid().neighbour(end, direction);
                if (end == Grid.NONE || !sight.floor().isWalkable(end)) {
                    return Grid.NONE;
                }
            }
            return end;
        }

        private static boolean isBad(BotView sight, int cell) {
            GroundEffects ground = sight.world().ground();
            return ground.isBurning(cell) || ground.isCharged(cell);
        }
    }

    /**
     * Retreats from a losing fight: to a draught, otherwise to an exit, otherwise away from all foes, and casts on the way.
     * If no progress was made for long, it fights on as if in good health.
     */
    static final class Retreat implements BotTask {
        private static final int THINK_TICKS = 45;
        private static final long MOST_IDLE_TICKS = 60L * TickClock.TICKS_A_SECOND;
        private static final int PLACES = 14;
        private static final float AT_ITS_HEELS = 2.2f;
        private static final int DASH_CHANCE = 10;

        private final KnownFloorView floor;
        private final VisibleFoes foes;
        private final KnownItems things;
        private final KnownExits exits;
        private final StepDistances steps;
        private final SpellCaster casts;
        private final FloorProgress progress;
        private final BotSkill skill;
        private final Stream chance;
        private int goal = Grid.NONE;
        private long thinksAt;

        Retreat(
                KnownFloorView floor,
                VisibleFoes foes,
                KnownItems things,
                KnownExits exits,
                StepDistances steps,
                SpellCaster casts,
                FloorProgress progress,
                BotSkill skill,
                Stream chance) {
            this.floor = floor;
            this.foes = foes;
            this.things = things;
            this.exits = exits;
            this.steps = steps;
            this.casts = casts;
            this.progress = progress;
            this.skill = skill;
            this.chance = chance;
        }

        @Override
        public boolean act(BotView sight, BotControls hands) {
            Entity foe = foes.target();
            if (foe == null || floor.healthPercent() >= skill.retreatPercent() || isInVain(sight)) {
                return false;
            }
            casts.act(hands, foe);
            int draught = things.nearestDraught();
            if (draught != Grid.NONE && isOpen(sight, draught)) {
                hands.walkTo(draught);
            } else if (canLeave(sight)) {
                exits.take(exits.nearest(), hands);
            } else {
                runOff(sight, hands);
            }
            if (sight.squaredTo(foe) < AT_ITS_HEELS * AT_ITS_HEELS && chance.chance(DASH_CHANCE)) {
                hands.dash();
            }
            return true;
        }

        private boolean isInVain(BotView sight) {
            return sight.world().tick() - progress.lastTick() > MOST_IDLE_TICKS;
        }

        private boolean canLeave(BotView sight) {
            int exit = exits.nearest();
            return exit != KnownExits.NONE
                    && !exits.areLocked()
                    && isOpen(sight, sight.world().floor().exits().get(exit).at());
        }

        /** Returns true if no foe is nearer to a place than the bot. */
        private boolean isOpen(BotView sight, int place) {
            return nearestFoe(sight, place) >= sight.grid().steps8(place, sight.self().cell);
        }

        private void runOff(BotView sight, BotControls hands) {
            long tick = sight.world().tick();
            if (goal == Grid.NONE || tick >= thinksAt) {
                thinksAt = tick + THINK_TICKS;
                goal = farFromAll(sight);
            }
            if (hands.walkTo(goal)) {
                goal = Grid.NONE;
            }
        }

        /** Returns the sampled place that is farthest from all foes and not too far away. */
        private int farFromAll(BotView sight) {
            DistanceMap around = steps.around();
            int best = sight.self().cell;
            int most = Integer.MIN_VALUE;
            for (int i = 0; i < PLACES; i++) {
                int place = around.reached(chance.below(around.reachedCount()));
                int worth = 2 * nearestFoe(sight, place) - around.at(place);
                if (worth > most) {
                    most = worth;
                    best = place;
                }
            }
            return best;
        }

        private int nearestFoe(BotView sight, int place) {
            List<Entity> all = foes.all();
            int least = Integer.MAX_VALUE / 4;
            for (int i = 0; i < all.size(); i++) {
                least = Math.min(least, sight.grid().steps8(place, sight.bodyOf(all.get(i)).cell));
            }
            return least;
        }
    }

    /** Takes a random step if the bot has been stuck on one spot for long without any effect. */
    static final class StepFree implements BotTask {
        private static final int STUCK_TICKS = 360;
        private static final int STEPPING_TICKS = 30;
        private static final float SPOT_CELLS = 0.6f;
        private static final float STEP_CELLS = 1.5f;

        private final FloorProgress progress;
        private final Stream chance;
        private Direction direction = Direction.EAST;
        private float spotX;
        private float spotY;
        private long since;
        private long steppingUntil;

        StepFree(FloorProgress progress, Stream chance) {
            this.progress = progress;
            this.chance = chance;
        }

        @Override
        public boolean act(BotView sight, BotControls hands) {
            long tick = sight.world().tick();
            if (tick < steppingUntil) {
                hands.tilt(direction.dx(), direction.dy());
                return true;
            }
            if (sight.squaredTo(spotX, spotY) > SPOT_CELLS * SPOT_CELLS || progress.lastBlow() > since) {
                spotX = sight.self().x;
                spotY = sight.self().y;
                since = tick;
            }
            if (tick - since < STUCK_TICKS) {
                return false;
            }
            since = tick;
            direction = Direction.ALL.get(chance.below(Direction.ALL.size()));
            float toX = sight.self().x + direction.dx() * STEP_CELLS;
            float toY = sight.self().y + direction.dy() * STEP_CELLS;
            boolean isFree = Ray.isClear(sight.floor().unwalkable(), sight.self().x, sight.self().y, toX, toY);
            steppingUntil = isFree ? tick + STEPPING_TICKS : tick;
            since = isFree ? tick : tick - STUCK_TICKS;
            return isFree;
        }
    }
}
