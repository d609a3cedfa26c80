package dev.orebound.cave.words;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.content.floor.WordRules;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a place from the layers of a floor: its room, the part of the room, the ways out, and the ground. A
 * {@link SurroundingsScanner} adds the nearby things of a {@link FloorKnowledge}.
 */
public final class PlaceDescriber {
    private final Floor floor;
    private final Grid grid;
    private final Content content;
    private final WordRules rules;
    private final LandmarkFinder sites;
    private final SurroundingsScanner lookout;

    public PlaceDescriber(Floor floor, Content content) {
        this.floor = floor;
        this.grid = floor.grid();
        this.content = content;
        this.rules = content.words();
        this.sites = new LandmarkFinder(floor, rules, new LakeMap(floor, content));
        this.lookout = new SurroundingsScanner(floor, rules, sites);
    }

    /** Returns the description of a cell, limited to what the scene knows. */
    public PlaceDescription find(int cell, FloorKnowledge scene) {
        PlaceDescription.PlaceKind kind = kind(cell, scene);
        boolean isKnown = kind != PlaceDescription.PlaceKind.UNKNOWN;
        boolean isOpen = isKnown && kind != PlaceDescription.PlaceKind.ROCK;
        Room room = isOpen ? roomAt(cell) : null;
        RoomShape shape = room == null ? null : RoomShape.of(room.cells(), grid, rules);
        Vein vein = isKnown ? veinAt(cell) : null;
        List<DescribedThing> things = isOpen ? scene.things() : List.of();
        return new PlaceDescription(
                cell,
                kind,
                shape,
                shape == null ? null : sites.part(cell, shape),
                isOpen ? floor.borderDistance().at(cell) : 0,
                isOpen && room == null ? leads(cell) : List.of(),
                room == null ? List.of() : waysOut(cell, room, scene),
                isOpen ? ground(cell) : List.of(),
                vein == null ? null : vein.ore(),
                vein == null ? 0 : floor.veinDistance().at(cell),
                lookout.creatures(cell, things, scene),
                lookout.things(cell, things),
                lookout.lamp(cell, things),
                isOpen ? site(cell, scene) : null);
    }

    private PlaceDescription.PlaceKind kind(int cell, FloorKnowledge scene) {
        if (!scene.isKnown(cell)) {
            return PlaceDescription.PlaceKind.UNKNOWN;
        }
        if (!floor.structure().at(cell)) {
            return PlaceDescription.PlaceKind.ROCK;
        }
        Room room = roomAt(cell);
        if (room == null) {
            return sites.isDoorway(cell) ? PlaceDescription.PlaceKind.DOORWAY : PlaceDescription.PlaceKind.PASSAGE;
        }
        if (room.isTrap() && scene.isKnownTrap(room)) {
            return PlaceDescription.PlaceKind.TRAP_ROOM;
        }
        return room.isTreasure() && scene.isKnownTreasure(room)
                ? PlaceDescription.PlaceKind.TREASURE_ROOM
                : PlaceDescription.PlaceKind.ROOM;
    }

    private @Nullable Room roomAt(int cell) {
        int id = floor.room().at(cell);
        return id == 0 ? null : floor.roomWithId(id);
    }

    /** Returns the site of a place, unless its kind and its part of the room say as much already. */
    private @Nullable Landmark site(int cell, FloorKnowledge scene) {
        Landmark site = sites.find(cell, cell, scene);
        if (site == null) {
            return null;
        }
        return switch (site.kind()) {
            case LAKE, BRIDGE, ISLAND, SHORE, NOOK -> site;
            case CHEST -> sites.findByLake(cell, scene);
            case DOORWAY, PASSAGE, MIDDLE, MIDDLE_ELSEWHERE -> null;
        };
    }

    private List<CompassDirection> leads(int cell) {
        List<CompassDirection> leads = new ArrayList<>();
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            if (beside != Grid.NONE && floor.structure().at(beside)) {
                leads.add(CompassDirection.of(way.dx(), way.dy()));
            }
        }
        return leads;
    }

    private List<NearbyThings> waysOut(int cell, Room room, FloorKnowledge scene) {
        List<NearbyThings> ways = new ArrayList<>();
        for (Doorway doorway : room.doorways()) {
            int nearest = lookout.nearest(cell, doorway.cells());
            if (scene.isKnown(nearest)) {
                ways.add(lookout.sighting("", 1, cell, nearest));
            }
        }
        ways.sort((a, b) -> Integer.compare(a.cells(), b.cells()));
        return ways;
    }

    private List<String> ground(int cell) {
        List<String> ground = new ArrayList<>();
        for (int kind : new int[] {floor.terrain().at(cell), floor.liquid().at(cell)}) {
            if (kind != 0) {
                ground.add(content.terrains().at(kind).id());
            }
        }
        return ground;
    }

    private @Nullable Vein veinAt(int cell) {
        int id = floor.vein().at(cell);
        for (Vein vein : floor.veins()) {
            if (vein.id() == id) {
                return vein;
            }
        }
        return null;
    }
}
