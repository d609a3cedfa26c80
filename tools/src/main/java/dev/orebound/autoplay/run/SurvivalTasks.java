package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.TickClock;
import java.util.List;

/** The tasks of the run bot that keep it alive: evade attacks, retreat, and get free when stuck. */
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

    /** The bot's knowledge of the floor around it. */
    record Surroundings(
            KnownFloorView floor, VisibleFoes foes, KnownItems items, KnownExits exits, StepDistances steps) {}

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
        private final KnownItems items;
        private final KnownExits exits;
        private final StepDistances steps;
        private final BrewCaster caster;
        private final FloorProgress progress;
        private final BotSkill skill;
        private final RandomStream chance;
        private int goal = Grid.NONE;
        private long thinksAt;

        Retreat(Surroundings around, BrewCaster caster, FloorProgress progress, BotSkill skill, RandomStream chance) {
            floor = around.floor;
            foes = around.foes;
            items = around.items;
            exits = around.exits;
            steps = around.steps;
            this.caster = caster;
            this.progress = progress;
            this.skill = skill;
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Entity foe = foes.target();
            if (foe == null || floor.healthPercent() >= skill.retreatPercent() || isInVain(view)) {
                return false;
            }
            caster.act(controls, foe);
            int draught = items.nearestDraught();
            if (draught != Grid.NONE && isOpen(view, draught)) {
                controls.walkTo(draught);
            } else {
                Exit exit = exits.nearest();
                if (exit != null && !exits.areLocked() && isOpen(view, exit.at())) {
                    exits.take(exit, controls);
                } else {
                    runOff(view, controls);
                }
            }
            if (view.squaredTo(foe) < AT_ITS_HEELS * AT_ITS_HEELS && chance.chance(DASH_CHANCE)) {
                controls.dash();
            }
            return true;
        }

        private boolean isInVain(WalkerView view) {
            return view.world().tick() - progress.lastTick() > MOST_IDLE_TICKS;
        }

        /** Returns true if no foe is nearer to a place than the bot. */
        private boolean isOpen(WalkerView view, int place) {
            return nearestFoe(view, place) >= view.grid().steps8(place, view.self().cell);
        }

        private void runOff(WalkerView view, WalkerControls controls) {
            long tick = view.world().tick();
            if (goal == Grid.NONE || tick >= thinksAt) {
                thinksAt = tick + THINK_TICKS;
                goal = farFromAll(view);
            }
            if (controls.walkTo(goal)) {
                goal = Grid.NONE;
            }
        }

        /** Returns the sampled place that is farthest from all foes and not too far away. */
        private int farFromAll(WalkerView view) {
            DistanceMap around = steps.around();
            return NearestSearch.bestCell(
                    NearestSearch.anyCell(around, chance),
                    PLACES - 1,
                    around,
                    chance,
                    place -> 2 * nearestFoe(view, place) - around.at(place));
        }

        private int nearestFoe(WalkerView view, int place) {
            List<Entity> all = foes.all();
            int least = Integer.MAX_VALUE / 4;
            for (int i = 0; i < all.size(); i++) {
                least = Math.min(least, view.grid().steps8(place, view.bodyOf(all.get(i)).cell));
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
        private final RandomStream chance;
        private Direction direction = Direction.EAST;
        private float spotX;
        private float spotY;
        private long since;
        private long steppingUntil;

        StepFree(FloorProgress progress, RandomStream chance) {
            this.progress = progress;
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            long tick = view.world().tick();
            if (tick < steppingUntil) {
                controls.tilt(direction.dx(), direction.dy());
                return true;
            }
            if (view.squaredTo(spotX, spotY) > SPOT_CELLS * SPOT_CELLS || progress.lastBlow() > since) {
                spotX = view.self().x;
                spotY = view.self().y;
                since = tick;
            }
            if (tick - since < STUCK_TICKS) {
                return false;
            }
            since = tick;
            direction = Direction.ALL.get(chance.below(Direction.ALL.size()));
            float toX = view.self().x + direction.dx() * STEP_CELLS;
            float toY = view.self().y + direction.dy() * STEP_CELLS;
            boolean isFree = LineTrace.isClear(view.floor().unwalkable(), view.self().x, view.self().y, toX, toY);
            steppingUntil = isFree ? tick + STEPPING_TICKS : tick;
            since = isFree ? tick : tick - STUCK_TICKS;
            return isFree;
        }
    }
}
