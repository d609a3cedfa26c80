package dev.orebound.world.element;

import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import java.util.List;

/** Tells which cells are dangerous to step on now, and to which kinds of monsters. Asking changes nothing. */
public final class HazardMap {
    /** The cells around a cell and itself. */
    private static final int NEIGHBOURHOOD = 9;

    private final Content content;
    private final ElementRules rules;
    private final FloorState state;
    private final GroundEffects ground;
    private final GroundRules groundRules;

    public HazardMap(PartRegistry parts) {
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        ground = parts.get(GroundEffects.class);
        groundRules = parts.get(GroundRules.class);
        rules = content.elements();
    }

    /**
     * Returns whether stepping on a cell hurts or swallows an actor.
     *
     * @param kind index into the content's monsters, or -1 for the player
     */
    public boolean hurts(int cell, int kind) {
        if (kind >= 0 && content.monsters().at(kind).isOffTheGround()) {
            return false;
        }
        if (state.perilAt(cell) == Terrain.Peril.SWALLOWS) {
            return true;
        }
        for (int i = 0; i < groundRules.contactCount(); i++) {
            if (groundRules.contactSlot(i, cell) >= 0 && hurts(groundRules.contact(i), kind)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the ground of a cell hurts now or will in a moment, such as fire. */
    public boolean isHarmful(int cell) {
        return ground.isHarmful(cell);
    }

    /**
     * Returns whether the ground of a cell hurts a walker of a kind, now or in a moment; its terrain does not count.
     *
     * @param kind index into the content's monsters, or -1 for the player
     */
    public boolean isHarmfulTo(int cell, int kind) {
        return ground.isHarmful(cell) && (ground.isAboutToBurst(cell) || hurts(cell, kind));
    }

    /** Returns whether the ground of a cell hinders bodies without hurting them, such as mud. */
    public boolean isHindering(int cell) {
        return ground.isHindering(cell);
    }

    /** Returns whether a cell does not burn yet but can, so near to harm that monsters which fear fire avoid it. */
    public boolean isAboutToBurn(int cell) {
        return ground.isNearHarm(cell) && groundRules.canCatchFire(cell);
    }

    /**
     * Returns whether harmful ground keeps a monster from stepping from one cell to another. No monster steps into it
     * from outside; one that fears fire also avoids cells that are about to burn, unless it stands on such a cell.
     */
    public boolean isTooHot(int from, int to, boolean fearsFire) {
        if (!ground.isNearHarm(to) || ground.isHarmful(from)) {
            return false;
        }
        return ground.isHarmful(to) || (fearsFire && isAboutToBurn(to) && !isAboutToBurn(from));
    }

    /**
     * Returns whether one of these grounds or terrains lies on a cell or beside it.
     *
     * @param on ids of grounds
     * @param lies ids of terrains and liquids, which count if they are neither burnt nor covered
     */
    public boolean liesNear(int cell, List<String> on, List<String> lies) {
        Grid grid = state.unwalkable().grid();
        int x = grid.x(cell);
        int y = grid.y(cell);
        for (int i = 0; i < NEIGHBOURHOOD; i++) {
            int nearX = x - 1 + i % 3;
            int nearY = y - 1 + i / 3;
            if (grid.contains(nearX, nearY) && groundRules.holdsAny(grid.cell(nearX, nearY), on, lies)) {
                return true;
            }
        }
        return false;
    }

    private boolean hurts(ContactRule touch, int kind) {
        TimedStatus inflicts = touch.inflicts();
        if (inflicts == null) {
            return touch.damage() > 0;
        }
        boolean hurts = touch.damage() > 0 || rules.of(inflicts.status()).hurts();
        return hurts && !isUnharmed(kind, inflicts.status());
    }

    private boolean isUnharmed(int kind, StatusEffect status) {
        return kind >= 0 && content.monsters().at(kind).unharmedBy().contains(status);
    }
}
