package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.grid.Cells;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextLine;
import dev.orebound.world.World;
import dev.orebound.world.component.DoorComponent;
import java.util.List;

/** The doorways with the two rooms that each joins, and the doors of trap rooms with how far they are shut. */
final class DoorwaysOverlay implements CaveOverlay {
    private static final int PERCENT = 100;

    private final LabelPlate plate;
    private final TextLine and;
    private List<DoorwaySigns.Sign> signs = List.of();

    DoorwaysOverlay(LabelPlate plate, TextLineCache words) {
        this.plate = plate;
        and = words.line("overlay.and");
    }

    @Override
    public String name() {
        return "doorways";
    }

    @Override
    public void enter(World world) {
        signs = DoorwaySigns.of(world.floor());
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        for (int i = 0; i < signs.size(); i++) {
            Cells cells = signs.get(i).cells();
            for (int k = 0; k < cells.size(); k++) {
                if (lens.shows(cells.at(k))) {
                    brush.tint(cells.at(k), UiPalette.GOLD, 0.25f);
                    brush.frame(cells.at(k), 1, UiPalette.GOLD, 1);
                }
            }
        }
        drawDoors(lens, brush);
        for (int i = 0; i < signs.size(); i++) {
            drawSign(signs.get(i), lens, brush);
        }
    }

    private void drawDoors(CaveViewport lens, CellPainter brush) {
        List<DoorComponent> doors = lens.world().doors();
        for (int i = 0; i < doors.size(); i++) {
            DoorComponent door = doors.get(i);
            if (lens.shows(door.cell)) {
                float off = lens.side() / 5;
                brush.frame(door.cell, off, UiPalette.BLOOD, 1);
                brush.cross(door.cell, 0.3f * door.shut, UiPalette.BLOOD, door.shut);
                brush.number(door.cell, CellCorner.SOUTH, Math.round(PERCENT * door.shut), UiPalette.BONE_LIGHT);
            }
        }
    }

    private void drawSign(DoorwaySigns.Sign sign, CaveViewport lens, CellPainter brush) {
        int cell = sign.cells().at(sign.cells().size() / 2);
        if (!lens.shows(cell)) {
            return;
        }
        plate.begin(brush.grain()).count(sign.room(), UiPalette.GOLD_LIGHT);
        if (sign.beyond() > 0) {
            plate.say(and, UiPalette.BONE).count(sign.beyond(), UiPalette.GOLD_LIGHT);
        }
        plate.endRow().draw(lens.middleX(cell), lens.foot(cell) + lens.side() * 0.55f);
    }
}
