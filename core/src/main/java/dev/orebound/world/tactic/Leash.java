package dev.orebound.world.tactic;

import dev.orebound.grid.Grid;

/** Follows nobody far from its post, unless it was hurt: then there is no safe distance. Not in a sealed arena. */
final class Leash implements Tactic {
    private final Grid grid;

    Leash(Grid grid) {
        this.grid = grid;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!isTooFar(at, at.prey.x, at.prey.y)) {
            return false;
        }
        int post = at.tactic.postCell;
        if (isWithin(post, at.body.x, at.body.y, at.manner.leashCells())) {
            at.standAndFacePrey();
        } else {
            at.goTo(post);
        }
        return true;
    }

    /** True if a place, in cells, is farther from its post than it goes. */
    boolean isTooFar(TacticActor at, float x, float y) {
        int leash = at.manner.leashCells();
        return leash > 0
                && !at.isShutIn()
                && at.health.health >= at.health.most
                && !isWithin(at.tactic.postCell, x, y, leash);
    }

    private boolean isWithin(int post, float x, float y, int cells) {
        float dx = x - grid.x(post) - 0.5f;
        float dy = y - grid.y(post) - 0.5f;
        return dx * dx + dy * dy <= cells * cells;
    }
}
