package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.GoalTask;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;

/** The tasks of the run bot that fight: against visible foes, and against the crystals that shield a boss. */
final class CombatTasks {
    private static final float CRYSTAL_REACH = 1.5f;

    /** The distance below which a foe other than the boss comes before its crystals. */
    private static final float NEAR_CELLS = 1.8f;

    /** The distance of foes from which the bot breaks crystals because ore is short. */
    private static final float SAFE_CELLS = 4;

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
        private final BrewCaster caster;
        private final BotSkill skill;
        private final RandomStream chance;
        private long thinksAt;
        private boolean strikes;
        private boolean waits;

        FightFoes(VisibleFoes foes, BrewCaster caster, BotSkill skill, RandomStream chance) {
            this.foes = foes;
            this.caster = caster;
            this.skill = skill;
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Entity foe = foes.target();
            if (foe == null) {
                return false;
            }
            if (view.world().tick() >= thinksAt) {
                thinksAt = view.world().tick() + THINK_TICKS;
                strikes = chance.chance(skill.strikePercent());
                waits = chance.chance(skill.castPercent());
            }
            BodyComponent body = view.bodyOf(foe);
            boolean isCasting = caster.act(controls, foe);
            boolean isInReach = MonsterFight.isInReach(view, foe, SURE);
            if (isInReach && !isCasting && strikes) {
                controls.strikeAt(body.x, body.y);
            }
            if (MonsterFight.isInReach(view, foe, CLOSE) || waitsFor(view, foe)) {
                return true;
            }
            return approach(view, controls, body) || isCasting || isInReach;
        }

        /** Waits while a foe approaches that the bot can cast at. */
        private boolean waitsFor(WalkerView view, Entity foe) {
            return waits && view.isInView(foe, WAITING_CELLS) && caster.hasBoltFor(foe);
        }

        private static boolean approach(WalkerView view, WalkerControls controls, BodyComponent body) {
            if (LineTrace.isClear(view.walls(), view.self().x, view.self().y, body.x, body.y)) {
                controls.walkStraightTo(body.x, body.y);
                return true;
            }
            return controls.walkIfReached(body.cell);
        }
    }

    /**
     * Creates a task that breaks the crystals of a boss while they shield it, or when ore is short and no foe is near.
     */
    static BotTask breaksShield(VisibleFoes foes, StepDistances steps, OreSupply supply) {
        return GoalTask.forCell(
                GoalTask.EVERY_TICK,
                (view, controls) -> {
                    Boss boss = view.world().part(Boss.class);
                    int nearest = boss.isAlive() && boss.crystals() > 0 && isTimeToBreak(view, boss, foes, supply)
                            ? NearestSearch.nearestIndex(
                                    boss.crystals(), i -> true, i -> steps.to(boss.crystal(i)), StepDistances.UNREACHED)
                            : NearestSearch.NONE;
                    return nearest == NearestSearch.NONE ? Grid.NONE : boss.crystal(nearest);
                },
                (view, controls, cell) -> {
                    controls.strikeOrWalkTo(cell, view.squaredTo(cell) < CRYSTAL_REACH * CRYSTAL_REACH);
                    return true;
                });
    }

    private static boolean isTimeToBreak(WalkerView view, Boss boss, VisibleFoes foes, OreSupply supply) {
        Entity foe = foes.target();
        if (foe == null) {
            return boss.isShielded() || supply.isLow();
        }
        boolean isBoss = foes.idOf(foe) == boss.spawnId();
        float far = view.squaredTo(foe);
        if (boss.isShielded()) {
            return isBoss || far > NEAR_CELLS * NEAR_CELLS;
        }
        return supply.isLow() && far > SAFE_CELLS * SAFE_CELLS;
    }
}
