package dev.orebound.autoplay;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.Chest;
import dev.orebound.content.ArenaKind;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.Form;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.Ray;
import dev.orebound.grid.Walk;
import dev.orebound.world.Door;
import dev.orebound.world.FloorState;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player looks at while up to something in a trap room. Reads a world and changes nothing. */
final class Sight {
    /** More than any square of a distance on a floor. */
    private static final float BEHIND_HEADS = 1e6f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final int room;
    /** A cell outside, before a doorway. */
    private final int outside;

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
        return isDoor(self().cell);
    }

    boolean isDoor(int cell) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).cell() == cell) {
                return true;
            }
        }
        return false;
    }

    /** The doorway cell nearest to the player. */
    int nearestDoor() {
        return nearestDoor(self().cell);
    }

    int nearestDoor(int cell) {
        List<Door> doors = arena.doors();
        int nearest = doors.get(0).cell();
        for (int i = 1; i < doors.size(); i++) {
            int door = doors.get(i).cell();
            if (grid().steps4(door, cell) < grid().steps4(nearest, cell)) {
                nearest = door;
            }
        }
        return nearest;
    }

    /** The cell of the room with the most steps from its doorways, of those that are free. */
    int farthestNook() {
        DistanceMap steps = new DistanceMap(grid());
        for (Door door : arena.doors()) {
            steps.addSource(door.cell());
        }
        steps.spread(floor().solid(), Walk.FOUR_WAY);
        Cells cells = arena.room().cells();
        int farthest = arena.room().centre();
        int most = -1;
        for (int i = 0; i < cells.size(); i++) {
            int far = steps.at(cells.at(i));
            if (far != DistanceMap.UNREACHED && far > most) {
                farthest = cells.at(i);
                most = far;
            }
        }
        return farthest;
    }

    /** The free cell of the room that is nearest to its middle. */
    int middle() {
        Cells cells = arena.room().cells();
        int middle = cells.at(0);
        for (int i = 0; i < cells.size(); i++) {
            boolean isNearer = grid().steps4(cells.at(i), arena.room().centre())
                    < grid().steps4(middle, arena.room().centre());
            if (!floor().isSolid(cells.at(i)) && (isNearer || floor().isSolid(middle))) {
                middle = cells.at(i);
            }
        }
        return middle;
    }

    /** The free cell of the room beside a doorway, just off it; the doorway's own cell where there is none. */
    int justInside(int door) {
        Cells cells = arena.room().cells();
        for (int i = 0; i < cells.size(); i++) {
            if (grid().steps4(cells.at(i), door) == 1 && !floor().isSolid(cells.at(i))) {
                return cells.at(i);
            }
        }
        return door;
    }

    /** The cell of the room's chest, while that is shut; else {@link Grid#NONE}. */
    int shutChest() {
        List<Chest> chests = world.floor().chests();
        for (int i = 0; i < chests.size(); i++) {
            if (chests.get(i).room() == room && !floor().isChestOpen(i)) {
                return chests.get(i).at();
            }
        }
        return Grid.NONE;
    }

    /** The nearest living monster that the arena counts, its heads before all others; null if there is none. */
    @Nullable
    Entity nearestCounted() {
        return nearest(true);
    }

    /** The nearest living monster that hunts or is counted; null if there is none. */
    @Nullable
    Entity nearestFoe() {
        return nearest(false);
    }

    private @Nullable Entity nearest(boolean countedOnly) {
        ImmutableArray<Entity> all = world.monsters();
        Entity nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            boolean isMeant = isCounted(each) || (!countedOnly && isHunting(each));
            float squared = squaredTo(each) + (countedOnly && isHead(each) ? 0 : BEHIND_HEADS);
            if (isMeant && healths.get(each).health > 0 && squared < least) {
                nearest = each;
                least = squared;
            }
        }
        return nearest;
    }

    /** True for a kind of monster that the arena's kind names as a head. */
    private boolean isHead(Entity monster) {
        String kind =
                world.content().monsters().at(monsters.get(monster).monster).id();
        List<ArenaKind.Wave> waves = arena.kind().waves();
        int wave = Math.min(arena.wave(), waves.size() - 1);
        List<ArenaKind.Head> heads = waves.get(wave).heads();
        for (int i = 0; i < heads.size(); i++) {
            if (heads.get(i).monster().equals(kind)) {
                return true;
            }
        }
        return false;
    }

    boolean isCounted(Entity monster) {
        return monsters.get(monster).arenaRoom == room;
    }

    boolean isHunting(Entity monster) {
        return minds.get(monster).state == MindState.HUNTING;
    }

    /** The nearest sleeping monster outside that somebody can walk to, or null. */
    @Nullable
    Entity nearestSleeper(DistanceMap fromSelf) {
        ImmutableArray<Entity> all = world.monsters();
        Entity nearest = null;
        int least = DistanceMap.UNREACHED;
        for (int i = 0; i < all.size(); i++) {
            int steps = fromSelf.at(bodies.get(all.get(i)).cell);
            if (minds.get(all.get(i)).state == MindState.ASLEEP && steps < least) {
                nearest = all.get(i);
                least = steps;
            }
        }
        return nearest;
    }

    /** How many monsters that nobody counts hunt the player. */
    int hunters() {
        ImmutableArray<Entity> all = world.monsters();
        int hunters = 0;
        for (int i = 0; i < all.size(); i++) {
            hunters += isHunting(all.get(i)) && !isCounted(all.get(i)) ? 1 : 0;
        }
        return hunters;
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
