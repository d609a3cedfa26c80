package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.player.BotSkill;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.Intent;

/** The means of the run bot against harm from the ground and on the way: leave bad ground, and stop before it. */
final class HazardTasks {
    private static final GroundSlot[] SLOTS = GroundSlot.values();

    private HazardTasks() {}

    /** Keeps the bot from walking into an attack that is about to land. */
    static final class StepGuard {
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
                    && view.world()
                            .part(GroundEffects.class)
                            .isHarmful(view.grid().cell(x, y));
        }
    }

    /**
     * Leaves ground that hurts for the nearest cell out of its reach. Ground that is about to hurt or burst, or that hinders in a fight,
     * the bot leaves if it is careful at the time.
     */
    static final class LeaveHazard implements BotTask {
        private static final int FARTHEST = 5;
        private static final int THINK_TICKS = 15;

        private final VisibleFoes foes;
        private final BotSkill skill;
        private final RandomStream chance;
        private long thinksAt;
        private boolean isCareful;

        LeaveHazard(VisibleFoes foes, BotSkill skill, RandomStream chance) {
            this.foes = foes;
            this.skill = skill;
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            long tick = view.world().tick();
            if (tick >= thinksAt) {
                thinksAt = tick + THINK_TICKS;
                isCareful = chance.chance(skill.carePercent());
            }
            int cell = view.self().cell;
            GroundEffects ground = view.world().part(GroundEffects.class);
            boolean isHurting = ground.isHarmful(cell) && !isOnlyAnnounced(ground, cell);
            boolean isHindered = ground.isHindering(cell) && foes.target() != null;
            if (!isHurting && !(isCareful && (isBad(view, cell) || isHindered))) {
                return false;
            }
            return walksOff(view, controls, true) || walksOff(view, controls, false);
        }

        private static boolean isOnlyAnnounced(GroundEffects ground, int cell) {
            for (GroundSlot slot : SLOTS) {
                int kind = ground.kindAt(slot, cell);
                if (kind != GroundEffects.NONE && ground.hurts(kind) && ground.warningTicksAt(slot, cell) == 0) {
                    return false;
                }
            }
            return true;
        }

        /** @param farOff whether only cells count that are neither hindered nor near harm */
        private static boolean walksOff(WalkerView view, WalkerControls controls, boolean farOff) {
            int cell = view.self().cell;
            GroundEffects ground = view.world().part(GroundEffects.class);
            for (int steps = 1; steps <= FARTHEST; steps++) {
                for (int i = 0; i < Direction.ALL.size(); i++) {
                    int end = endOf(view, cell, Direction.ALL.get(i), steps);
                    boolean isFarOff = end != Grid.NONE && !ground.isNearHarm(end) && !ground.isHindering(end);
                    if (end != Grid.NONE && !isBad(view, end) && (isFarOff || !farOff)) {
                        controls.walkStraightTo(view.middleX(end), view.middleY(end));
                        return true;
                    }
                }
            }
            return false;
        }

        /** Returns the cell some steps away in a direction, or none if something is in the way. */
        private static int endOf(WalkerView view, int cell, Direction direction, int steps) {
            int end = cell;
            for (int i = 0; i < steps; i++) {
                end = view.grid().neighbour(end, direction);
                if (end == Grid.NONE || !view.floor().isWalkable(end)) {
                    return Grid.NONE;
                }
            }
            return end;
        }

        /** Returns true for ground that hurts or will in a moment, and for cells beside ground that will burst. */
        private static boolean isBad(WalkerView view, int cell) {
            GroundEffects ground = view.world().part(GroundEffects.class);
            boolean isBad = ground.isHarmful(cell);
            for (int i = 0; i < Direction.ALL.size() && !isBad; i++) {
                int beside = view.grid().neighbour(cell, Direction.ALL.get(i));
                isBad = beside != Grid.NONE && ground.isAboutToBurst(beside);
            }
            return isBad;
        }
    }
}
