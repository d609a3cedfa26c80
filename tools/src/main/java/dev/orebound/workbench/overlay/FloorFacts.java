package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.words.DescribedThing;
import dev.orebound.cave.words.FloorKnowledge;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceDescription;
import dev.orebound.cave.words.RoomShape;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;

/** Facts about one cell of a floor: how the generator made it, and what happens there in play. */
final class FloorFacts {
    private FloorFacts() {}

    /** Describes how the generator made a cell and how play has changed it. */
    static final class CaveFacts {
        private final ContentNames names;
        private final PlaceKinds outlines;
        private final Floor floor;
        private final Content content;
        private final FloorState state;

        CaveFacts(World world, ContentNames names) {
            this.names = names;
            floor = world.floor();
            content = world.content();
            state = world.floorState();
            outlines = new PlaceKinds(world, names);
        }

        void tell(int cell, FactSheet sheet) {
            Grid grid = floor.grid();
            sheet.row(CellFact.CELL, UiPalette.GOLD_LIGHT)
                    .say(grid.x(cell))
                    .on(",")
                    .say(grid.y(cell));
            sheet.say(names.of("overlay.word.index")).say(cell);
            tellPlace(cell, sheet);
            sheet.row(CellFact.GROUND).say(names.terrains.get(floor.terrain().at(cell)));
            if (floor.liquid().at(cell) != 0) {
                sheet.on(",").say(names.terrains.get(floor.liquid().at(cell)));
            }
            tellVein(cell, sheet);
            tellStanding(cell, sheet);
        }

        private void tellPlace(int cell, FactSheet sheet) {
            int id = floor.room().at(cell);
            boolean isFloor = floor.structure().at(cell);
            sheet.row(CellFact.PLACE).say(names.of(outlines.kindOf(cell)));
            if (id > 0) {
                Room room = floor.roomWithId(id);
                sheet.row(CellFact.ROOM).say(id).on(",").say(outlines.of(id));
                sheet.on(",").say(room.cells().size()).say(names.of("overlay.word.cells"));
                sheet.row(CellFact.BORDER).say(floor.borderDistance().at(cell)).on(",");
                sheet.say(names.of("overlay.word.arcs")).say(floor.arcs().at(cell));
            } else if (isFloor) {
                sheet.row(CellFact.BORDER).say(names.of("overlay.word.none")).on(",");
                sheet.say(names.of("overlay.word.arcs")).say(floor.arcs().at(cell));
            }
        }

        private void tellVein(int cell, FactSheet sheet) {
            int id = floor.vein().at(cell);
            if (id > 0) {
                sheet.row(CellFact.VEIN).say(id);
                sayOre(id, sheet);
                sheet.on(",").say(floor.veinDistance().at(cell)).say(names.of("overlay.word.deep"));
            }
            OreComponent ore = state.ore(cell);
            if (ore != null) {
                sheet.row(CellFact.ORE).say(names.ores.get(ore.ore)).on(",").say(ore.health);
                sheet.say(names.of("overlay.word.of"))
                        .say(content.ores().at(ore.ore).hardness());
            }
        }

        private void sayOre(int id, FactSheet sheet) {
            List<Vein> veins = floor.veins();
            for (int i = 0; i < veins.size(); i++) {
                if (veins.get(i).id() == id) {
                    sheet.say(names.oresById.getOrDefault(veins.get(i).ore(), ""));
                }
            }
        }

        private void tellStanding(int cell, FactSheet sheet) {
            if (cell == floor.start()) {
                sheet.row(CellFact.STANDS).say(names.of("overlay.word.start"));
            }
            for (int i = 0; i < floor.exits().size(); i++) {
                if (floor.exits().get(i).at() == cell) {
                    sheet.row(CellFact.STANDS)
                            .say(names.of("overlay.word.exit_to"))
                            .say(floor.exits().get(i).to());
                }
            }
            for (int i = 0; i < floor.fixtures().size(); i++) {
                if (floor.fixtures().get(i).at() == cell) {
                    String type = floor.fixtures().get(i).type();
                    sheet.row(CellFact.STANDS).say(names.fixturesById.getOrDefault(type, type));
                }
            }
            for (int i = 0; i < floor.chests().size(); i++) {
                if (floor.chests().get(i).at() == cell) {
                    tellChest(i, floor.chests().get(i), sheet);
                }
            }
        }

        private void tellChest(int number, Chest chest, FactSheet sheet) {
            boolean isCentre = chest.mode() == Chest.Mode.CENTRE;
            sheet.row(CellFact.STANDS, UiPalette.GOLD);
            sheet.say(names.of(isCentre ? "overlay.word.chest_centre" : "overlay.word.chest_nook"));
            if (!isCentre) {
                sheet.say(chest.nookDepth());
            }
            sheet.on(",")
                    .say(names.of("overlay.word.faces"))
                    .say(names.directions.get(chest.facing().ordinal()));
            String trigger = chest.trigger();
            if (trigger != null) {
                sheet.on(",")
                        .say(names.of("overlay.word.springs"))
                        .say(names.arenasById.getOrDefault(trigger, trigger));
            }
            if (state.chests().get(number).isOpen) {
                sheet.on(",").say(names.of("overlay.word.open"));
            }
        }
    }

    /** Describes what happens on a cell: door, arena, light and elements. */
    static final class PlayFacts {
        private static final int PERCENT = 100;
        private static final GroundSlot[] SLOTS = GroundSlot.values();

        private final World world;
        private final ContentNames names;

        PlayFacts(World world, ContentNames names) {
            this.world = world;
            this.names = names;
        }

        void tell(int cell, FactSheet sheet) {
            tellDoor(cell, sheet);
            tellArena(world.floor().room().at(cell), sheet);
            tellLight(cell, sheet);
            tellElement(cell, sheet);
        }

        private void tellDoor(int cell, FactSheet sheet) {
            DoorComponent door = world.floorState().door(cell);
            if (door != null) {
                sheet.row(CellFact.DOOR, UiPalette.FLAME).say(names.of("overlay.word.shut"));
                sheet.say(Math.round(PERCENT * door.shut)).on("%,");
                sheet.say(names.of("overlay.word.of_room")).say(door.room);
            }
        }

        private void tellArena(int room, FactSheet sheet) {
            List<Arena> arenas = world.arenas();
            for (int i = 0; i < arenas.size(); i++) {
                Arena arena = arenas.get(i);
                if (arena.room().id() == room) {
                    String kind = names.arenasById.getOrDefault(
                            arena.kind().id(), arena.kind().id());
                    sheet.row(CellFact.ARENA, UiPalette.FLAME)
                            .say(kind)
                            .on(",")
                            .say(names.arenaStates.get(arena.state().ordinal()));
                    sheet.on(",").say(names.of("overlay.word.wave")).say(Math.min(arena.wave() + 1, arena.waves()));
                    sheet.say(names.of("overlay.word.of")).say(arena.waves());
                    sheet.on(",").say(arena.counted()).say(names.of("overlay.word.counted"));
                }
            }
        }

        private void tellLight(int cell, FactSheet sheet) {
            boolean isSeen = world.floorState().isSeen(cell);
            String sight = world.floorState().isInSight(cell)
                    ? "overlay.word.in_sight"
                    : isSeen ? "overlay.word.seen" : "overlay.word.unseen";
            sheet.row(CellFact.LIGHT)
                    .say(world.insight().lightPercent(cell))
                    .on("%,")
                    .say(names.of(sight));
        }

        private void tellElement(int cell, FactSheet sheet) {
            GroundEffects ground = world.part(GroundEffects.class);
            boolean isQuiet = !hasGround(cell)
                    && !ground.isBurnt(cell)
                    && !ground.isFlooded(cell)
                    && !world.floorState().isPeril(cell);
            if (isQuiet) {
                return;
            }
            sheet.row(CellFact.ELEMENT, UiPalette.FLAME);
            for (int i = 0; i < SLOTS.length; i++) {
                int kind = ground.kindAt(SLOTS[i], cell);
                if (kind != GroundEffects.NONE) {
                    sheet.say(names.grounds.get(kind)).say(ground.ticksAt(SLOTS[i], cell));
                }
            }
            sayIf(ground.isBurnt(cell), "overlay.word.burnt", sheet);
            sayIf(ground.isFlooded(cell), "overlay.word.flooded", sheet);
            sayIf(world.floorState().isPeril(cell), "overlay.word.peril", sheet);
        }

        private boolean hasGround(int cell) {
            for (int i = 0; i < SLOTS.length; i++) {
                if (world.part(GroundEffects.class).kindAt(SLOTS[i], cell) != GroundEffects.NONE) {
                    return true;
                }
            }
            return false;
        }

        private void sayIf(boolean isSo, String key, FactSheet sheet) {
            if (isSo) {
                sheet.say(names.of(key));
            }
        }
    }

    /** The shape of each room and the kind of place of each cell, found without regard to what the player knows. */
    private static final class PlaceKinds {
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
}
