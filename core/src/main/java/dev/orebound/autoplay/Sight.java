package dev.orebound.autoplay;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Ray;
import dev.orebound.world.FloorState;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import java.util.List;

/** What a player looks at while up to something in a trap room. Reads a world and changes nothing. */
final class Sight {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final int room;
    /** A cell outside, before a doorway. */
    private final int outside;

    private final Places places = new Places(this);
    private final Foes foes = new Foes(this);
    private World world;
    private Arena arena;

    /**
     * Looks at one trap room of a world.
     *
     * @param room its id
     */
    Sight(World world, int room) {
        this.world = world;
        this.room = room;
        arena = arenaOf(world, room);
        outside = world.player().body().cell;
    }

    private static Arena arenaOf(World world, int room) {
        for (Arena each : world.arenas()) {
            if (each.room().id() == room) {
                return each;
            }
        }
        throw new IllegalArgumentException("room " + room + " is no trap room");
    }

    /** Looks at another world from now on, which has come to the same state. */
    void lookAt(World other) {
        world = other;
        arena = arenaOf(other, room);
    }

    /** The places of the room. */
    Places places() {
        return places;
    }

    /** The monsters in it and before it. */
    Foes foes() {
        return foes;
    }

    World world() {
        return world;
    }

    Arena arena() {
        return arena;
    }

    Grid grid() {
        return world.floor().grid();
    }

    FloorState floor() {
        return world.floorState();
    }

    BodyComponent self() {
        return world.player().body();
    }

    /** Where the player came from, before a doorway. */
    int outside() {
        return outside;
    }

    BodyComponent bodyOf(Entity entity) {
        return bodies.get(entity);
    }

    /** What a monster can do. */
    List<Attack> attacksOf(Entity monster) {
        return world.content().monsters().at(monsters.get(monster).monster).attacks();
    }

    /** True on a cell of the room, off its doorways. */
    boolean isInside(int cell) {
        return world.floor().room().at(cell) == room;
    }

    boolean isInside() {
        return isInside(self().cell);
    }

    boolean isOnDoorway() {
        return places.isDoor(self().cell);
    }

    float squaredTo(Entity entity) {
        return squaredTo(bodies.get(entity).x, bodies.get(entity).y);
    }

    float squaredTo(float x, float y) {
        float dx = x - self().x;
        float dy = y - self().y;
        return dx * dx + dy * dy;
    }

    /** The reach of the next strike, in cells. */
    float reach() {
        Attack strike = world.content().player().strikes().get(world.player().hands().nextStrike);
        return strike.form() instanceof Form.Melee melee ? melee.reachCells() : 0;
    }

    /** True if nothing opaque lies between the player and a place. */
    boolean isInView(float x, float y) {
        return Ray.isClear(floor().opaque(), self().x, self().y, x, y);
    }

    float middleX(int cell) {
        return grid().x(cell) + 0.5f;
    }

    float middleY(int cell) {
        return grid().y(cell) + 0.5f;
    }
}
