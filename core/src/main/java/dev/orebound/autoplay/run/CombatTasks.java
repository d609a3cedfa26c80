package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.Stream;
import dev.orebound.content.BotSkill;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Ray;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;

/** The tasks of the run bot that fight: against visible foes, and against the crystals that shield a boss. */
final class CombatTasks {
    private CombatTasks() {}

    /** Fights visible foes: casts while they come, approaches if it cannot cast, and strikes within reach. */
    static final class FightFoes implements BotTask {
        /** The share of its reach on which the bot relies. */
        private static final float SURE = 0.92f;

        /** The share of its reach to which the bot approaches. */
        private static final float CLOSE = 0.75f;

        private static final float WAITING_CELLS = 8;
        private static final int THINK_TICKS = 30;

        private final VisibleFoes foes;
        private final SpellCaster casts;
        private final BotSkill skill;
        private final Stream chance;
        private long thinksAt;
        private boolean strikes;
        private boolean waits;

        FightFoes(VisibleFoes foes, SpellCaster casts, BotSkill skill, Stream chance) {
            this.foes = foes;
            this.casts = casts;
            this.skill = skill;
            this.chance = chance;
        }

        @Override
        public boolean act(BotView sight, BotControls hands) {
            Entity foe = foes.target();
            if (foe == null) {
                return false;
            }
            if (sight.world().tick() >= thinksAt) {
                thinksAt = sight.world().tick() + THINK_TICKS;
                strikes = chance.chance(skill.strikePercent());
                waits = chance.chance(skill.castPercent());
            }
            BodyComponent body = sight.bodyOf(foe);
            boolean isCasting = casts.act(hands, foe);
            boolean isInReach = isWithin(sight, body, SURE);
            if (isInReach && !isCasting && strikes) {
                hands.strikeAt(body.x, body.y);
            }
            if (isWithin(sight, body, CLOSE) || waitsFor(sight, foe)) {
                return true;
            }
            return approach(sight, hands, body) || isCasting || isInReach;
        }

        /** Waits while a foe approaches that the bot can cast at. */
        private boolean waitsFor(BotView sight, Entity foe) {
            BodyComponent body = sight.bodyOf(foe);
            float squared = sight.squaredTo(body.x, body.y);
            return waits
                    && squared < WAITING_CELLS * WAITING_CELLS
                    && sight.isInView(body.x, body.y)
                    && casts.hasBoltFor(foe);
        }

        private static boolean isWithin(BotView sight, BodyComponent body, float share) {
            float reach = sight.reach() * share + body.radius;
            return sight.squaredTo(body.x, body.y) < reach * reach && sight.isInView(body.x, body.y);
        }

        private static boolean approach(BotView sight, BotControls hands, BodyComponent body) {
            if (Ray.isClear(sight.walls(), sight.self().x, sight.self().y, body.x, body.y)) {
                hands.walkStraightTo(body.x, body.y);
                return true;
            }
            if (hands.stepsTo(body.cell) == DistanceMap.UNREACHED) {
                return false;
            }
            hands.walkTo(body.cell);
            return true;
        }
    }

    /** Breaks the crystals of a boss while they shield it, or when ore is short and no foe is near. */
    static final class BreakShield implements BotTask {
        private static final float REACH = 1.5f;

        /** The distance below which a foe other than the boss comes first. */
        private static final float NEAR_CELLS = 1.8f;

        private static final float SAFE_CELLS = 4;

        private final VisibleFoes foes;
        private final StepDistances steps;
        private final OreSupply satchel;

        BreakShield(VisibleFoes foes, StepDistances steps, OreSupply satchel) {
            this.foes = foes;
            this.steps = steps;
            this.satchel = satchel;
        }

        @Override
        public boolean act(BotView sight, BotControls hands) {
            Boss boss = sight.world().boss();
            if (!boss.isAlive() || boss.crystals() == 0 || !isTime(sight, boss)) {
                return false;
            }
            int crystal = nearest(boss);
            if (crystal == Grid.NONE) {
                return false;
            }
            float x = sight.middleX(crystal);
            float y = sight.middleY(crystal);
            if (sight.squaredTo(x, y) < REACH * REACH) {
                hands.strikeAt(x, y);
            } else {
                hands.walkTo(crystal);
            }
            return true;
        }

        private boolean isTime(BotView sight, Boss boss) {
            Entity foe = foes.target();
            if (foe == null) {
                return boss.isShielded() || satchel.isLow();
            }
            boolean isBoss = foes.idOf(foe) == boss.spawnId();
            float far = sight.squaredTo(foe);
            if (boss.isShielded()) {
                return isBoss || far > NEAR_CELLS * NEAR_CELLS;
            }
            return satchel.isLow() && far > SAFE_CELLS * SAFE_CELLS;
        }

        private int nearest(Boss boss) {
            int nearest = Grid.NONE;
            int least = StepDistances.UNREACHED;
            for (int i = 0; i < boss.crystals(); i++) {
                int cell = boss.crystal(i);
                if (steps.to(cell) < least) {
                    nearest = cell;
                    least = steps.to(cell);
                }
            }
            return nearest;
        }
    }
}
