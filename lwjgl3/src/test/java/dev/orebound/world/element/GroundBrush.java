package dev.orebound.world.element;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.world.World;

/** Sets the effects of the elements on cells, as play would. */
public final class GroundBrush {
    private final GroundEffects ground;
    private final ContentTable<GroundKind> kinds;

    public GroundBrush(World world) {
        ground = world.part(GroundEffects.class);
        kinds = world.content().grounds();
    }

    /** Puts a ground on a cell, in place of what is in its slot. */
    public void put(String id, int cell, int ticks) {
        put(id, cell, ticks, 0);
    }

    /** Puts a ground on a cell that is seen for some ticks before it hurts; 0 ticks take it away. */
    public void put(String id, int cell, int ticks, int warningTicks) {
        int slot = kinds.get(id).slot().ordinal();
        GroundPatch patch = ground.activate(cell);
        ground.set(patch, slot, ticks == 0 ? GroundEffects.NONE : kinds.indexOf(id));
        patch.ticks[slot] = ticks;
        patch.warningTicks[slot] = warningTicks;
    }

    /** Lets the draughts of a cell blow in a direction: an ordinal of {@code Direction}. */
    public void flow(int cell, int direction) {
        ground.activate(cell).flow = direction;
    }

    /** Leaves the trace of an influence on a cell. */
    public void trace(GroundInfluence influence, int cell, int ticks) {
        GroundPatch patch = ground.activate(cell);
        patch.trace = influence.ordinal();
        patch.traceTicks = ticks;
        ground.version++;
    }

    public void burn(int cell, int ticks) {
        put("burning", cell, ticks);
    }

    public void steam(int cell, int ticks) {
        put("steam", cell, ticks);
    }

    public void charge(int cell, int ticks) {
        put("charged", cell, ticks);
    }

    public void blacken(int cell) {
        ground.burnt[cell] = true;
        ground.version++;
    }
}
