package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.item.BrewBook;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.arena.ArenaState;
import java.util.List;

/**
 * Lays pillars, ice, embers and draughts, throws mud and bakes it, and lights dust: in the doorway before it enters and
 * while the doors close, on the marks of a wave, around itself, and in the doorway again when the arena is over. In
 * between it fights.
 */
final class LayGround implements ArenaMischief {
    private static final int TRICKS_BEFORE = 6;
    private static final int MOST_TRICKS = 60;
    private static final int TRICKS_AFTERWARDS = 8;
    private static final int TRICK_TICKS = 44;
    private static final int FIGHTING_TICKS = 40;
    private static final int NEAR_STEPS = 4;
    private static final int MEASURES = 20;

    /**
     * The brew of each trick, and whether it is laid or thrown. Mud comes before the flame that bakes it, dust before
     * the one that lights it.
     */
    private static final List<Trick> TRICKS = List.of(
            new Trick("shard", true),
            new Trick("mud", false),
            new Trick("flame", false),
            new Trick("tide", true),
            new Trick("dust", false),
            new Trick("flame", true),
            new Trick("tide", false),
            new Trick("frost", false),
            new Trick("spark", true),
            new Trick("flame", true),
            new Trick("magma", false),
            new Trick("steam", false),
            new Trick("spark", false));

    private final RandomStream chance;
    private int next;
    private int before;
    private int inside;
    private int afterwards;
    private int ticks;
    private int target;

    private record Trick(String brew, boolean isLaid) {}

    LayGround(RandomStream chance) {
        this.chance = chance;
        next = chance.below(TRICKS.size());
    }

    @Override
    public boolean act(ArenaView view, WalkerControls controls) {
        ticks++;
        if (ticks <= 0) {
            return false;
        }
        if (ticks == 1) {
            if (!isWilling(view)) {
                ticks = 0;
                return false;
            }
            target = target(view);
            next = (next + 1) % TRICKS.size();
        }
        play(view, controls, TRICKS.get(next));
        if (ticks >= TRICK_TICKS) {
            // Two tricks in a row, so that what was poured first is still there.
            ticks = next % 2 == 0 ? -FIGHTING_TICKS : 0;
        }
        return true;
    }

    /** Returns whether it plays one more trick now, and counts it. */
    private boolean isWilling(ArenaView view) {
        ArenaState state = view.arena().state();
        if (state.isOver() || state == ArenaState.CLEARING) {
            return afterwards++ < TRICKS_AFTERWARDS;
        }
        if (state.isSealed() || state == ArenaState.CLOSING) {
            return inside++ < MOST_TRICKS;
        }
        int door = view.nearestDoor();
        boolean isNear = view.grid().steps8(view.self().cell, door) <= NEAR_STEPS;
        return isNear && before++ < TRICKS_BEFORE;
    }

    private int target(ArenaView view) {
        int door = view.nearestDoor();
        if (view.arena().marks().size() > 0) {
            return view.arena().marks().cell(chance.below(view.arena().marks().size()));
        }
        if (!view.arena().state().isSealed()) {
            return chance.chance(50) ? door : view.justInside(door);
        }
        Entity foe = view.nearestFoe();
        return foe == null || chance.chance(30) ? view.justInside(door) : view.bodyOf(foe).cell;
    }

    private void play(ArenaView view, WalkerControls controls, Trick trick) {
        BrewBook book = view.world().content().brews();
        float x = view.middleX(target);
        float y = view.middleY(target);
        if (ticks == 1) {
            controls.fillFlasks(MEASURES);
        } else if (ticks == 2) {
            controls.choose(book.oresOf(book.all().indexOf(trick.brew())));
        } else if (trick.isLaid()) {
            controls.layTowards(x, y);
        } else if (ticks < 6) {
            controls.throwAt(x, y);
        }
    }
}
