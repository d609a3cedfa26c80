package dev.orebound.screen.map;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.screen.input.MapControls;
import dev.orebound.view.effect.FloorTrail;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;
import dev.orebound.world.component.PropState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists what stands on the map now, from the least important to the most, limited to what the player knows. Reused in
 * every frame.
 */
public final class MapMarks {
    private static final int MOST = 1024;
    /** Cells about the heart of a vignette within which another mark stands for it. */
    private static final int SCENE_CELLS = 2;

    /** Cells about a chest that the mark of a trap leaves free. */
    private static final int CHEST_CELLS = 3;

    /** Ticks for which a place that opened is marked, and how many such places are. */
    private static final int OPENED_TICKS = 45 * TickClock.TICKS_A_SECOND;

    private static final int MOST_OPENED = 8;

    private final World world;
    private final FloorState state;
    private final Grid grid;
    private final FloorGifts gifts;
    private final List<MapMark> exits = new ArrayList<>();
    private final List<Integer> dangers = new ArrayList<>();
    private final @Nullable MapMark[] ores;
    private final int[] trapCells;
    private final MapMark[] marks = new MapMark[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final int[] cells = new int[MOST];
    private final int[] numbers = new int[MOST];
    private final int[] present = new int[MapMark.values().length];
    private final int[] openedCells = new int[MOST_OPENED];
    private final long[] openedUntil = new long[MOST_OPENED];
    private int nextOpened;
    private int size;

    /** Creates the list of a floor of a run. */
    public MapMarks(World world, Descent descent) {
        this.world = world;
        state = world.floorState();
        grid = world.floor().grid();
        gifts = world.part(FloorGifts.class);
        for (Exit exit : world.floor().exits()) {
            boolean isOut = exit.to().equals(Descent.OUT);
            FloorRequest beyond = isOut ? null : descent.request(exit.to());
            exits.add(beyond == null ? MapMark.EXIT_OUT : MapMark.ofExit(beyond.kind()));
            dangers.add(beyond == null ? 0 : beyond.danger());
        }
        trapCells = new int[world.arenas().size()];
        for (int i = 0; i < trapCells.length; i++) {
            trapCells[i] = apartFromChests(world.arenas().get(i).room());
        }
        ores = new MapMark[world.content().ores().size()];
        for (int ore = 0; ore < ores.length; ore++) {
            ores[ore] = MapMark.ofOre(world.content().ores().at(ore).id());
        }
    }

    /** Returns the cell of a room nearest to its centre on which a mark covers no chest of the room. */
    private int apartFromChests(Room room) {
        int best = room.centre();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < room.cells().size(); i++) {
            int cell = room.cells().at(i);
            boolean isApart = true;
            for (int chest = 0; chest < world.chests().size(); chest++) {
                isApart &= grid.steps8(world.chests().get(chest).cell, cell) > CHEST_CELLS;
            }
            int far = grid.steps8(cell, room.centre());
            if (isApart && far < least) {
                least = far;
                best = cell;
            }
        }
        return best;
    }

    public int size() {
        return size;
    }

    public MapMark mark(int index) {
        return marks[index];
    }

    /** Returns the place of a mark, in cells from the west edge of the floor. */
    public float x(int index) {
        return x[index];
    }

    /** Returns the place of a mark, in cells from the south edge of the floor. */
    public float y(int index) {
        return y[index];
    }

    int cell(int index) {
        return cells[index];
    }

    /**
     * Returns the number beside a mark: that of the lock for a lock, a key and a lever, the marks of danger for an
     * exit, otherwise 0.
     */
    int number(int index) {
        return numbers[index];
    }

    /** Returns true if the mark stands on the map now. */
    boolean has(MapMark mark) {
        return present[mark.ordinal()] > 0;
    }

    /** Returns true while exits are locked. */
    public boolean areExitsLocked() {
        return gifts.areExitsLocked();
    }

    /** Returns true if the player carries the key of a lock, by the lock's number from 1. */
    boolean carriesKeyOf(int number) {
        for (int i = 0; i < state.keys().size(); i++) {
            KeyComponent key = state.keys().get(i);
            if (key.lock == number - 1 && key.state == KeyState.WITH_PLAYER) {
                return true;
            }
        }
        return false;
    }

    /** Marks what opens out of sight or far off, for a while. */
    public void hear(WorldEvent event) {
        if (event.type() == EventType.LOCK_OPENED) {
            markOpened(event.cell());
        } else if (event.type() == EventType.EXITS_UNLOCKED) {
            markOpened(new FloorTrail(world).nearestExit(world.player().body().cell));
        }
    }

    private void markOpened(int cell) {
        if (cell != Grid.NONE && FloorTrail.isFar(world, cell)) {
            openedCells[nextOpened] = cell;
            openedUntil[nextOpened] = world.tick() + OPENED_TICKS;
            nextOpened = (nextOpened + 1) % MOST_OPENED;
        }
    }

    /** Lists everything anew, with the player's own marks on top. */
    public void collect(@Nullable MapControls controls) {
        size = 0;
        Arrays.fill(present, 0);
        addOres();
        addChests();
        addFixtures();
        addCores();
        addVignettes();
        addTraps();
        addScenes();
        for (int i = 0; i < MOST_OPENED; i++) {
            if (world.tick() < openedUntil[i]) {
                add(MapMark.OPENED, openedCells[i], grid.x(openedCells[i]) + 0.5f, grid.y(openedCells[i]) + 0.5f, 0);
            }
        }
        for (int i = 0; i < exits.size(); i++) {
            addSeen(exits.get(i), world.floor().exits().get(i).at(), dangers.get(i));
        }
        for (int i = 0; controls != null && i < controls.notes(); i++) {
            int cell = controls.noteCell(i);
            add(MapMark.ofNote(controls.noteKind(i)), cell, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, 0);
        }
        addMonsters();
        int keyCell = gifts.lock().keyCell();
        if (keyCell != Grid.NONE) {
            // The game tells at once where the key of the exits fell.
            add(MapMark.EXIT_KEY, keyCell, grid.x(keyCell) + 0.5f, grid.y(keyCell) + 0.5f, 0);
        }
        if (controls != null) {
            listPlaces(controls);
        }
        BodyComponent body = world.player().body();
        add(MapMark.YOU, body.cell, body.x, body.y, 0);
    }

    /** Lists the places to which a key can send the player. */
    private void listPlaces(MapControls hand) {
        hand.clearPlaces();
        for (int i = 0; i < size; i++) {
            if (marks[i].isPlace()) {
                hand.addPlace(cells[i], marks[i].textKey());
            }
        }
    }

    private void addSeen(MapMark mark, int cell, int number) {
        if (state.isSeen(cell)) {
            add(mark, cell, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, number);
        }
    }

    private void add(MapMark mark, int cell, float atX, float atY, int number) {
        if (size < MOST) {
            marks[size] = mark;
            cells[size] = cell;
            x[size] = atX;
            y[size] = atY;
            numbers[size] = number;
            size++;
            present[mark.ordinal()]++;
        }
    }

    private void addOres() {
        ImmutableArray<Entity> all = world.ores();
        for (int i = 0; i < all.size(); i++) {
            OreComponent ore = all.get(i).getComponent(OreComponent.class);
            MapMark mark = ores[ore.ore];
            if (mark != null) {
                addSeen(mark, ore.cell, 0);
            }
        }
    }

    private void addChests() {
        List<ChestComponent> chests = world.chests();
        for (int i = 0; i < chests.size(); i++) {
            addSeen(chests.get(i).isOpen ? MapMark.CHEST_OPEN : MapMark.CHEST, chests.get(i).cell, 0);
        }
    }

    private void addFixtures() {
        List<Fixture> fixtures = world.floor().fixtures();
        for (int i = 0; i < fixtures.size(); i++) {
            // The place of a woken golem is bare ground again, and what is used up gives nothing more.
            if (state.isSolid(fixtures.get(i).at()) && !gifts.isTaken(i)) {
                addSeen(markOf(fixtures.get(i)), fixtures.get(i).at(), 0);
            }
        }
    }

    private void addCores() {
        for (int i = 0; i < world.golemCores().size(); i++) {
            // The party knows where its golems fell, even out of sight.
            BodyComponent body = world.golemCores().get(i).getComponent(BodyComponent.class);
            add(MapMark.GOLEM_CORE, body.cell, body.x, body.y, 0);
        }
    }

    private MapMark markOf(Fixture fixture) {
        return MapMark.ofFixture(world.content().fixtures().get(fixture.type()).gives());
    }

    /** Adds the locks that are found and shut, and the keys, levers and prizes that can still be used. */
    private void addVignettes() {
        for (int i = 0; i < state.props().size(); i++) {
            PropComponent prop = state.props().get(i);
            if (prop.state == PropState.STANDING && prop.kind == PropKind.LEVER) {
                addSeen(MapMark.LEVER, prop.cell, prop.what + 1);
            } else if (prop.state == PropState.STANDING && prop.holds != PropHolding.NOTHING) {
                addSeen(MapMark.PRIZE, prop.cell, 0);
            }
        }
        for (int i = 0; i < state.locks().size(); i++) {
            LockComponent lock = state.locks().get(i);
            if (!lock.isOpen && !lock.isHidden) {
                addSeen(MapMark.LOCK, lock.cell, lock.number + 1);
            }
        }
        for (int i = 0; i < state.keys().size(); i++) {
            KeyComponent key = state.keys().get(i);
            if (key.state == KeyState.LYING) {
                addSeen(MapMark.KEY, key.cell, key.lock + 1);
            }
        }
    }

    private void addTraps() {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            ArenaState now = arena.state();
            MapMark waits = isHall(arena) ? MapMark.HALL : MapMark.TRAP;
            MapMark mark = now == ArenaState.BROKEN
                    ? MapMark.TRAP_LOST
                    : now == ArenaState.OPEN || now == ArenaState.CLEARING ? MapMark.TRAP_WON : waits;
            int at = state.isSeen(trapCells[i]) ? trapCells[i] : Grid.NONE;
            for (int door = 0; door < arena.doors().size() && at == Grid.NONE; door++) {
                int cell = arena.doors().get(door).cell;
                at = state.isSeen(cell) ? cell : Grid.NONE;
            }
            if (at != Grid.NONE) {
                addSeen(mark, at, 0);
            }
        }
    }

    /** Returns true for the hall of a guardian or the boss, which is no trap. */
    private boolean isHall(Arena arena) {
        return arena.kind().isGuardianHall() || world.floor().request().kind() == FloorKind.BOSS;
    }

    /** Adds the vignettes of which nothing else on the map tells. */
    private void addScenes() {
        List<VignetteSpot> vignettes = world.floor().vignettes();
        for (int i = 0; i < vignettes.size(); i++) {
            int heart = vignettes.get(i).heart();
            if (state.isSeen(heart) && !isMarked(heart)) {
                addSeen(isDone(i) ? MapMark.SCENE_DONE : MapMark.SCENE, heart, 0);
            }
        }
    }

    private boolean isMarked(int heart) {
        for (int i = 0; i < size; i++) {
            if (!marks[i].isOre() && grid.steps8(cells[i], heart) <= SCENE_CELLS) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if something of a vignette was used, and nothing of it is left to use. */
    private boolean isDone(int vignette) {
        boolean isUsed = false;
        for (int i = 0; i < state.props().size(); i++) {
            PropComponent prop = state.props().get(i);
            if (prop.vignette == vignette) {
                boolean isOffer = prop.holds != PropHolding.NOTHING || prop.kind == PropKind.LEVER;
                if (isOffer && prop.state == PropState.STANDING) {
                    return false;
                }
                isUsed |= prop.state != PropState.STANDING;
            }
        }
        for (int i = 0; i < state.keys().size(); i++) {
            KeyComponent key = state.keys().get(i);
            isUsed |= key.vignette == vignette && key.state != KeyState.LYING;
        }
        return isUsed || isFixtureTaken(world.floor().vignettes().get(vignette));
    }

    private boolean isFixtureTaken(VignetteSpot vignette) {
        List<Fixture> fixtures = world.floor().fixtures();
        for (int i = 0; i < fixtures.size(); i++) {
            if (gifts.isTaken(i) && vignette.cells().contains(fixtures.get(i).at())) {
                return true;
            }
        }
        return false;
    }

    private void addMonsters() {
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity monster = monsters.get(i);
            BodyComponent body = monster.getComponent(BodyComponent.class);
            if (state.isInSight(body.cell) && !world.isUnderWater(monster)) {
                add(markOf(monster), body.cell, body.x, body.y, 0);
            }
        }
    }

    private MapMark markOf(Entity monster) {
        long spawnId = monster.getComponent(SpawnComponent.class).spawnId;
        if (spawnId == gifts.wardenSpawnId()) {
            return MapMark.WARDEN;
        }
        if (monster.getComponent(MindComponent.class).state == MindState.SHACKLED) {
            return MapMark.CAPTIVE;
        }
        for (int i = 0; i < world.hordes().size(); i++) {
            if (world.hordes().get(i).size() > 1 && world.hordes().get(i).leaderSpawnId() == spawnId) {
                return MapMark.LEADER;
            }
        }
        return MapMark.MONSTER;
    }
}
