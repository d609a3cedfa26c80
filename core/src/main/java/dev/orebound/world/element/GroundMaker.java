package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.PartRegistry;

/**
 * Makes and ends single grounds within their limits, and changes the floor with them: sight, solid cells and cover over
 * liquids.
 */
final class GroundMaker {
    private static final int FIRE = GroundSlot.FIRE.ordinal();
    private static final int NONE = GroundPatch.NONE;

    private final GroundEffects ground;
    private final GroundPlaces places;
    private final ElementRules elements;
    private final ContentTable<GroundKind> kinds;
    private final Grid grid;
    private final FloorChanges changes;
    private final TickEvents events;

    /** The actor that causes what is made now: its spawn id, or 0. */
    long bySpawnId;

    /** Index of that actor's kind, or -1. */
    int byMonster;

    GroundMaker(PartRegistry parts) {
        ground = parts.get(GroundEffects.class);
        changes = parts.get(FloorChanges.class);
        places = new GroundPlaces(parts);
        events = parts.get(TickEvents.class);
        elements = parts.get(Content.class).elements();
        kinds = parts.get(Content.class).grounds();
        grid = parts.get(Floor.class).grid();
    }

    /** Prepares for a tick, since bodies have moved. */
    void beginTick() {
        places.beginTick();
    }

    /** Makes a ground of a cell, as far as its limits allow, or lets the one that it has last longer. */
    void make(int kind, int cell, int ticks, int madeBy) {
        GroundKind made = kinds.at(kind);
        int slot = made.slot().ordinal();
        GroundPatch patch = ground.patch(cell);
        int before = patch == null ? NONE : patch.kind[slot];
        if (before != kind) {
            if (ground.count(kind) >= elements.mostCells() || !places.canForm(kind, cell)) {
                return;
            }
            if (patch != null && before != NONE && mustStay(patch, slot)) {
                return;
            }
            patch = ground.activate(cell);
            if (before != NONE) {
                end(patch, slot);
            }
            ground.set(patch, slot, kind);
            patch.mostTicks[slot] = made.longestTicks();
            // The tick in which it comes about does not count, since nobody has seen it yet.
            patch.warningTicks[slot] = ground.warns(kind) ? elements.warningTicks() + 1 : 0;
            begin(made, cell);
        }
        if (patch != null) {
            int most = made.is(GroundTrait.LASTING) ? made.longestTicks() : patch.mostTicks[slot];
            patch.ticks[slot] = Math.max(patch.ticks[slot], Math.min(ticks, most));
            patch.madeBy[slot] = madeBy;
            patch.bySpawnId[slot] = bySpawnId;
            patch.byMonster[slot] = byMonster;
        }
    }

    private void begin(GroundKind kind, int cell) {
        if (kind.is(GroundTrait.CONCEALS)) {
            changes.veil(cell, true);
        }
        if (kind.is(GroundTrait.SOLID)) {
            changes.raise(cell);
        }
        if (kind.is(GroundTrait.CARRIES) && places.isOverLiquid(cell)) {
            changes.cover(cell, true);
        }
        EventType type = switch (kind.slot()) {
            case FIRE -> EventType.FIRE_CAUGHT;
            case CHARGE -> EventType.GROUND_BEGAN;
            case AIR, SURFACE -> kind.is(GroundTrait.CONCEALS) ? EventType.STEAM_ROSE : EventType.GROUND_BEGAN;
        };
        tell(type, cell, kinds.indexOf(kind.id()));
    }

    /** Ends the ground in a slot. */
    void end(GroundPatch patch, int slot) {
        GroundKind kind = kinds.at(patch.kind[slot]);
        ground.set(patch, slot, NONE);
        if (kind.is(GroundTrait.CONCEALS)) {
            changes.veil(patch.cell, false);
        }
        if (kind.is(GroundTrait.SOLID)) {
            changes.lower(patch.cell);
        }
        if (kind.is(GroundTrait.CARRIES) && places.isOverLiquid(patch.cell)) {
            changes.cover(patch.cell, false);
            places.washAshore(patch.cell);
        }
        tell(slot == FIRE ? EventType.FIRE_DIED : EventType.GROUND_ENDED, patch.cell, kinds.indexOf(kind.id()));
    }

    /**
     * Returns whether a ground cannot end yet because it carries somebody over deep liquid; it then ends as soon as it
     * can.
     */
    boolean mustStay(GroundPatch patch, int slot) {
        boolean mustStay = kinds.at(patch.kind[slot]).is(GroundTrait.CARRIES) && places.holdsSomebody(patch.cell);
        if (mustStay) {
            patch.ticks[slot] = 1;
        }
        return mustStay;
    }

    /** Floods a cell with a liquid, by its index: its surface ends. */
    void flood(int cell, int liquid) {
        GroundPatch patch = ground.patch(cell);
        if (patch != null && patch.has(GroundSlot.SURFACE)) {
            end(patch, GroundSlot.SURFACE.ordinal());
        }
        ground.flood[cell] = liquid;
        ground.version++;
        changes.flood(cell, liquid);
    }

    /** Drains the flood on a cell: its charge ends. */
    void drain(int cell) {
        ground.flood[cell] = 0;
        GroundPatch patch = ground.patch(cell);
        if (patch != null && patch.has(GroundSlot.CHARGE)) {
            end(patch, GroundSlot.CHARGE.ordinal());
        }
        ground.version++;
        changes.drain(cell);
    }

    private void tell(EventType type, int cell, int kind) {
        events.ground(type, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, kind);
    }
}
