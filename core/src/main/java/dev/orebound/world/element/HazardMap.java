package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.ContactRule;
import dev.orebound.world.state.FloorState;

/** Which cells are bad to step on now, and for whom. Whoever finds its way asks; nothing is changed by it. */
public final class HazardMap {
    private final Content content;
    private final ElementRules rules;
    private final FloorState state;
    private final Touches touches;
    private final GroundEffects ground;
    private final GroundRules groundRules;

    public HazardMap(Floor floor, Content content, FloorState state, GroundEffects ground, Touches touches) {
        this.ground = ground;
        groundRules = new GroundRules(floor, ground, content);
        this.content = content;
        this.state = state;
        this.touches = touches;
        rules = content.elements();
    }

    /**
     * True if a cell swallows or hurts who steps there.
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
        for (int i = 0; i < touches.size(); i++) {
            if (touches.fits(i, cell) && hurts(touches.at(i), kind)) {
                return true;
            }
        }
        return false;
    }

    /** True if a cell burns now. */
    public boolean isBurning(int cell) {
        return ground.isBurning(cell);
    }

    /** True if a cell does not burn yet but can, and a fire is so near that who fears fire stays off it. */
    public boolean isAboutToBurn(int cell) {
        return ground.isNearFire(cell) && groundRules.canCatch(cell);
    }

    /**
     * True if somebody does not step from one cell to another for fear of fire: nobody steps into it from where there is none,
     * and who fears it steps on nothing that is about to burn, but from such ground.
     */
    public boolean isTooHot(int from, int to, boolean fearsFire) {
        if (!ground.isNearFire(to) || ground.isBurning(from)) {
            return false;
        }
        return ground.isBurning(to) || (fearsFire && isAboutToBurn(to) && !isAboutToBurn(from));
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
