package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.player.BotSkill;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.element.GroundEffects;

/**
 * Leaves ground that hurts for the nearest cell out of its reach. Ground that is about to hurt or burst, or that
 * hinders in a fight, the bot leaves if it is careful at the time.
 */
final class LeaveHazard implements BotTask {
    private static final GroundSlot[] SLOTS = GroundSlot.values();

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
