package dev.orebound.walker;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.state.FloorState;
import java.util.List;

/** A walker's view of a world, which it reads and never changes. */
public class WalkerView {
    private World world;

    public WalkerView(World world) {
        this.world = world;
    }

    /** Continues with another world in the same state. */
    public void lookAt(World other) {
        world = other;
    }

    public final World world() {
        return world;
    }

    public final Grid grid() {
        return world.floor().grid();
    }

    public final FloorState floor() {
        return world.floorState();
    }

    /** Returns the cells that the walker does not walk on: obstacles, fire and deep liquids. */
    public BitLayer walls() {
        return floor().unwalkable();
    }

    /** Returns a number that differs whenever {@link #walls} may have changed. */
    public long wallsVersion() {
        return floor().solidVersion();
    }

    public final BodyComponent self() {
        return world.player().body();
    }

    public final BodyComponent bodyOf(Entity entity) {
        return BODIES.get(entity);
    }

    public final List<Attack> attacksOf(Entity monster) {
        return world.content().monsters().at(MONSTERS.get(monster).monster).attacks();
    }

    /** Returns the attack with which a monster shot a projectile. */
    public final Attack attackOf(ProjectileComponent shot) {
        return world.content().monsters().at(shot.monster).attacks().get(shot.attack);
    }

    /** Returns true for a monster that cannot be struck because it is under water. */
    public final boolean isUnderWater(Entity monster) {
        return world.isUnderWater(monster);
    }

    public final float squaredTo(Entity entity) {
        return squaredTo(BODIES.get(entity).x, BODIES.get(entity).y);
    }

    public final float squaredTo(float x, float y) {
        float dx = x - self().x;
        float dy = y - self().y;
        return dx * dx + dy * dy;
    }

    /** Returns the squared distance to the middle of a cell. */
    public final float squaredTo(int cell) {
        return squaredTo(middleX(cell), middleY(cell));
    }

    /** Returns true if the walker knows what lies on a cell; of all of them, unless it knows only what was seen. */
    public boolean isKnown(int cell) {
        return true;
    }

    /** Returns true if the walker knows whether a cell is rock; of all of them, unless it knows only what was seen. */
    public boolean isExplored(int cell) {
        return true;
    }

    /** Returns true if all cells that a vignette closes are shut. */
    public final boolean isShut(VignetteSpot vignette) {
        for (int i = 0; i < vignette.closes().size(); i++) {
            if (!floor().isSolid(vignette.closes().get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Marks the cells and doorways of a room as walls. */
    static void wallUp(Room room, MutableBitLayer walls) {
        walls.set(room.cells(), true);
        for (int i = 0; i < room.doorways().size(); i++) {
            walls.set(room.doorways().get(i).cells(), true);
        }
    }

    /** Returns the reach of the player's next strike, in cells. */
    public final float reach() {
        int pick = world.player().gear().component().worn[EquipmentSlot.PICK.ordinal()];
        Attack strike = world.content()
                .powers()
                .equipment()
                .at(pick)
                .strikes()
                .get(world.player().component().nextStrike);
        return strike.form() instanceof AttackForm.MeleeArc melee ? melee.reachCells() : 0;
    }

    /** Returns true if nothing opaque lies between the player and a point. */
    public final boolean isInView(float x, float y) {
        return LineTrace.isClear(floor().opaque(), self().x, self().y, x, y);
    }

    /** Returns true if something is nearer than a distance, in cells, and nothing opaque lies between. */
    public final boolean isInView(Entity entity, float cells) {
        BodyComponent body = BODIES.get(entity);
        return squaredTo(body.x, body.y) < cells * cells && isInView(body.x, body.y);
    }

    /** Returns true if nothing opaque lies between the player and the middle of a cell. */
    public final boolean isInView(int cell) {
        return isInView(middleX(cell), middleY(cell));
    }

    public final float middleX(int cell) {
        return grid().x(cell) + 0.5f;
    }

    public final float middleY(int cell) {
        return grid().y(cell) + 0.5f;
    }
}
