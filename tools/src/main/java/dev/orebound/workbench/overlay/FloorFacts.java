package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Room;
import dev.orebound.cave.words.DescribedThing;
import dev.orebound.cave.words.FloorKnowledge;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceDescription;
import dev.orebound.cave.words.RoomShape;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;

/** Facts about one cell of a floor: how the generator made it, and what happens there in play. */
final class FloorFacts {
    private FloorFacts() {}

    /** The shape of each room and the kind of place of each cell, found without regard to what the player knows. */
    static final class PlaceKinds {
        private final List<String> outlines = new ArrayList<>();
        private final PlaceDescriber finder;
        private final FloorKnowledge scene = new BareScene();
        private int lastCell = -1;
        private String lastKind = "";

        PlaceKinds(World world, ContentNames names) {
            finder = new PlaceDescriber(world.floor(), world.content());
            for (Room room : world.floor().rooms()) {
                RoomShape shape = finder.find(room.centre(), scene).shape();
                outlines.add(shape == null ? "" : names.outline(shape));
            }
        }

        /** Returns the shape of a room as text, by its id. */
        String of(int room) {
            return outlines.get(room - 1);
        }

        /** Returns the text key of a cell's kind of place. */
        String kindOf(int cell) {
            if (cell != lastCell) {
                lastCell = cell;
                lastKind = keyOf(finder.find(cell, scene).kind());
            }
            return lastKind;
        }

        private static String keyOf(PlaceDescription.PlaceKind kind) {
            return switch (kind) {
                case ROCK, UNKNOWN -> "overlay.place.rock";
                case ROOM -> "overlay.place.room";
                case TREASURE_ROOM -> "overlay.place.treasure_room";
                case TRAP_ROOM -> "overlay.place.trap_room";
                case DOORWAY -> "overlay.place.doorway";
                case PASSAGE -> "overlay.place.passage";
            };
        }
    }

    /** A scene in which everything is known and nothing stands around. */
    private static final class BareScene implements FloorKnowledge {
        @Override
        public List<DescribedThing> things() {
            return List.of();
        }

        @Override
        public boolean isKnown(int cell) {
            return true;
        }

        @Override
        public boolean isKnownTrap(Room room) {
            return true;
        }

        @Override
        public boolean isKnownTreasure(Room room) {
            return true;
        }
    }
}
