package dev.orebound.screen.map;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Names the rooms of a floor by what is known to be in them, the most important thing first: "Exit: Scroll", "Trap:
 * Hold Out", "Forge", "Flooded room", "Empty". Vignettes outside rooms have names of their own.
 */
final class RoomNames {
    /** The topic of a name, from the most important. */
    enum Topic {
        NOTHING,
        EXIT,
        TRAP,
        FIXTURE,
        SCENE,
        TREASURE,
        TRAP_OVER,
        START,
        LIQUID,
        EMPTY
    }

    private static final int TOPIC_STEP = 1 << 16;
    private static final Topic[] TOPICS = Topic.values();
    private static final float LIQUID_SHARE = 0.3f;
    private static final float KNOWN_SHARE = 0.8f;

    private final World world;
    private final FloorState state;
    private final Floor floor;
    private final GameTexts texts;
    private final Descent descent;
    private final List<Place> places = new ArrayList<>();
    private final List<Integer> dangers = new ArrayList<>();
    private int sightVersion = -1;

    /** A room, or a vignette outside rooms. */
    private static final class Place {
        final Cells cells;
        final int at;
        final List<Integer> exits = new ArrayList<>();
        final List<Integer> arenas = new ArrayList<>();
        final List<Integer> fixtures = new ArrayList<>();
        final List<Integer> scenes = new ArrayList<>();
        final List<Integer> chests = new ArrayList<>();
        Terrain.Surface surface = Terrain.Surface.RIPPLES;
        boolean isFlooded;
        boolean isStart;
        boolean isKnown;
        int code;
        String name = "";

        Place(Cells cells, int at) {
            this.cells = cells;
            this.at = at;
        }
    }

    RoomNames(World world, Descent descent, GameTexts texts) {
        this.world = world;
        this.texts = texts;
        this.descent = descent;
        state = world.floorState();
        floor = world.floor();
        for (Room room : floor.rooms()) {
            Place place = new Place(room.cells(), room.centre());
            place.isStart = room.cells().contains(floor.start());
            measureLiquid(place);
            places.add(place);
        }
        for (int i = 0; i < floor.vignettes().size(); i++) {
            VignetteSpot scene = floor.vignettes().get(i);
            int room = roomAt(scene.heart());
            if (room == 0) {
                places.add(new Place(scene.cells(), scene.heart()));
            }
            (room == 0 ? places.get(places.size() - 1) : places.get(room - 1)).scenes.add(i);
        }
        for (int i = 0; i < floor.exits().size(); i++) {
            Exit exit = floor.exits().get(i);
            placeOf(exit.at()).exits.add(i);
            dangers.add(
                    exit.to().equals(Descent.OUT)
                            ? 0
                            : descent.request(exit.to()).danger());
        }
        for (int i = 0; i < floor.fixtures().size(); i++) {
            placeOf(floor.fixtures().get(i).at()).fixtures.add(i);
        }
        for (int i = 0; i < world.chests().size(); i++) {
            places.get(world.chests().get(i).room - 1).chests.add(i);
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            places.get(world.arenas().get(i).room().id() - 1).arenas.add(i);
        }
    }

    private void measureLiquid(Place place) {
        int[] counts = new int[Terrain.Surface.values().length];
        for (int i = 0; i < place.cells.size(); i++) {
            Terrain liquid = world.content().terrains().at(floor.liquid().at(place.cells.at(i)));
            if (liquid.isLiquid()) {
                counts[liquid.surface().ordinal()]++;
            }
        }
        for (Terrain.Surface surface : Terrain.Surface.values()) {
            if (counts[surface.ordinal()] >= place.cells.size() * LIQUID_SHARE) {
                place.surface = surface;
                place.isFlooded = true;
            }
        }
    }

    /** Returns the id of the room at a cell or beside it, or 0. */
    private int roomAt(int cell) {
        int found = floor.room().at(cell);
        Grid grid = floor.grid();
        for (int i = 0; i < 9 && found <= 0; i++) {
            int x = grid.x(cell) + i % 3 - 1;
            int y = grid.y(cell) + i / 3 - 1;
            found = grid.contains(x, y) ? floor.room().at(grid.cell(x, y)) : 0;
        }
        return Math.max(0, found);
    }

    private Place placeOf(int cell) {
        for (Place place : places) {
            if (place.cells.contains(cell)) {
                return place;
            }
        }
        int room = roomAt(cell);
        Place place = room == 0 ? new Place(Cells.of(cell), cell) : places.get(room - 1);
        if (room == 0) {
            places.add(place);
        }
        return place;
    }

    int size() {
        return places.size();
    }

    /** Returns the cell about which a name is written: that of the thing that it tells of, or the room's middle. */
    int at(int place) {
        Place named = places.get(place);
        int what = named.code % TOPIC_STEP;
        return switch (topic(place)) {
            case EXIT -> floor.exits().get(what).at();
            case FIXTURE -> floor.fixtures().get(what).at();
            case SCENE -> floor.vignettes().get(what).heart();
            case TRAP -> seenPart(world.arenas().get(what), named.at);
            case NOTHING, TREASURE, TRAP_OVER, START, LIQUID, EMPTY -> named.at;
        };
    }

    /** Returns the middle of a room if it was seen, or else a doorway that was. */
    private int seenPart(Arena arena, int middle) {
        for (int i = 0; i < arena.doors().size() && !state.isSeen(middle); i++) {
            if (state.isSeen(arena.doors().get(i).cell)) {
                return arena.doors().get(i).cell;
            }
        }
        return middle;
    }

    /** Returns the name of a place, or an empty text while it has none. */
    String name(int place) {
        return places.get(place).name;
    }

    Topic topic(int place) {
        return TOPICS[places.get(place).code / TOPIC_STEP];
    }

    /** Returns the marks of danger of the exit that a name tells of, or 0. */
    int danger(int place) {
        return topic(place) == Topic.EXIT ? dangers.get(places.get(place).code % TOPIC_STEP) : 0;
    }

    /** Finds out what is known now. Allocates only when a name changes; returns true then. */
    boolean refresh() {
        if (state.sightVersion() != sightVersion) {
            sightVersion = state.sightVersion();
            for (int i = 0; i < places.size(); i++) {
                Place place = places.get(i);
                place.isKnown = place.isKnown || isKnown(place);
            }
        }
        boolean hasChanged = false;
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            int code = code(place);
            if (code != place.code) {
                place.code = code;
                place.name = nameOf(place);
                hasChanged = true;
            }
        }
        return hasChanged;
    }

    private boolean isKnown(Place place) {
        int seen = 0;
        for (int i = 0; i < place.cells.size(); i++) {
            seen += state.isSeen(place.cells.at(i)) ? 1 : 0;
        }
        return seen >= place.cells.size() * KNOWN_SHARE;
    }

    private int code(Place place) {
        for (int i = 0; i < place.exits.size(); i++) {
            if (state.isSeen(floor.exits().get(place.exits.get(i)).at())) {
                return code(Topic.EXIT, place.exits.get(i));
            }
        }
        Topic over = Topic.NOTHING;
        for (int i = 0; i < place.arenas.size(); i++) {
            Arena arena = world.arenas().get(place.arenas.get(i));
            if (isSeen(arena)) {
                if (!arena.state().isOver() && arena.state() != ArenaState.CLEARING) {
                    return code(Topic.TRAP, place.arenas.get(i));
                }
                over = Topic.TRAP_OVER;
            }
        }
        for (int i = 0; i < place.fixtures.size(); i++) {
            int fixture = place.fixtures.get(i);
            int cell = floor.fixtures().get(fixture).at();
            if (state.isSeen(cell) && state.isSolid(cell)) {
                return code(Topic.FIXTURE, fixture);
            }
        }
        for (int i = 0; i < place.scenes.size(); i++) {
            if (state.isSeen(floor.vignettes().get(place.scenes.get(i)).heart())) {
                return code(Topic.SCENE, place.scenes.get(i));
            }
        }
        for (int i = 0; i < place.chests.size(); i++) {
            ChestComponent chest = world.chests().get(place.chests.get(i));
            if (!chest.isOpen && state.isSeen(chest.cell)) {
                return code(Topic.TREASURE, 0);
            }
        }
        if (over == Topic.TRAP_OVER) {
            return code(over, place.arenas.get(0));
        }
        if (place.isStart) {
            return code(Topic.START, 0);
        }
        if (!place.isKnown) {
            return 0;
        }
        return code(place.isFlooded ? Topic.LIQUID : Topic.EMPTY, 0);
    }

    private boolean isSeen(Arena arena) {
        boolean isSeen = state.isSeen(arena.room().centre());
        for (int i = 0; i < arena.doors().size() && !isSeen; i++) {
            isSeen = state.isSeen(arena.doors().get(i).cell);
        }
        return isSeen;
    }

    private static int code(Topic topic, int what) {
        return topic.ordinal() * TOPIC_STEP + what;
    }

    private String nameOf(Place place) {
        int what = place.code % TOPIC_STEP;
        return switch (TOPICS[place.code / TOPIC_STEP]) {
            case NOTHING -> "";
            case EXIT -> exitName(floor.exits().get(what));
            case TRAP -> trapName(world.arenas().get(what));
            case TRAP_OVER -> {
                Arena arena = world.arenas().get(what);
                boolean isLost = arena.state() == ArenaState.BROKEN;
                yield texts.format(isLost ? "map.room.trap_lost" : "map.room.trap_won", arenaName(arena));
            }
            case FIXTURE ->
                PageContext.alone(
                        texts.get("fixture." + floor.fixtures().get(what).type() + ".name"));
            case SCENE ->
                PageContext.alone(
                        texts.get("vignette." + floor.vignettes().get(what).kind() + ".name"));
            case TREASURE -> texts.get("map.room.treasure");
            case START -> texts.get("map.room.start");
            case LIQUID -> texts.get("map.room." + place.surface.name().toLowerCase(Locale.ROOT));
            case EMPTY -> texts.get("map.room.empty");
        };
    }

    private String exitName(Exit exit) {
        return exit.to().equals(Descent.OUT)
                ? texts.get("map.room.way_out")
                : texts.format(
                        "map.room.exit", kindName(descent.request(exit.to()).kind()));
    }

    private String kindName(FloorKind kind) {
        return texts.get("floor_kind." + kind.id());
    }

    /** Returns the name of a waiting arena; the hall of a guardian is no trap. */
    private String trapName(Arena arena) {
        boolean isHall = arena.kind().isGuardianHall() || floor.request().kind() == FloorKind.BOSS;
        return isHall ? arenaName(arena) : texts.format("map.room.trap", arenaName(arena));
    }

    private String arenaName(Arena arena) {
        return texts.get("arena." + arena.kind().id() + ".name");
    }
}
