package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.workbench.overlay.FloorFacts.PlaceKinds;
import dev.orebound.world.World;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.state.FloorState;
import java.util.List;

/** Describes how the generator made a cell and how play has changed it. */
final class CaveFacts {
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
        sheet.row(CellFact.CELL, UiPalette.GOLD_LIGHT).say(grid.x(cell)).on(",").say(grid.y(cell));
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
            sheet.on(",").say(names.of("overlay.word.springs")).say(names.arenasById.getOrDefault(trigger, trigger));
        }
        if (state.chests().get(number).isOpen) {
            sheet.on(",").say(names.of("overlay.word.open"));
        }
    }
}
