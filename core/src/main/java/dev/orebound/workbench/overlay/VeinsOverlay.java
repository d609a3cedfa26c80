package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import com.badlogic.gdx.utils.IntIntMap;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.item.Ore;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextLine;
import dev.orebound.world.World;
import java.util.Arrays;

/** The veins, under rock too: in the colour of their ore, with each cell's distance from the border, id and ore at the deepest. */
final class VeinsOverlay extends CellOverlay {
    private static final int NONE = -1;

    private final LabelPlate plate;
    private final TextLineCache words;
    private final IntIntMap numbers = new IntIntMap();
    private Vein[] veins = {};
    private int[] colours = {};
    private TextLine[] ores = {};
    private int[] deepest = {};

    VeinsOverlay(LabelPlate plate, TextLineCache words) {
        this.plate = plate;
        this.words = words;
    }

    @Override
    public String name() {
        return "veins";
    }

    @Override
    public void enter(World world) {
        Floor floor = world.floor();
        numbers.clear();
        veins = floor.veins().toArray(Vein[]::new);
        colours = new int[veins.length];
        ores = new TextLine[veins.length];
        deepest = new int[veins.length];
        for (int i = 0; i < veins.length; i++) {
            Ore ore = world.content().ores().get(veins[i].ore());
            numbers.put(veins[i].id(), i);
            colours[i] = UiPalette.mix(ore.light().rgb(), UiPalette.BONE_LIGHT, 0.2f);
            ores[i] = words.line("ore." + ore.id() + ".name");
        }
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        Arrays.fill(deepest, Grid.NONE);
        super.draw(lens, brush);
        for (int i = 0; i < veins.length; i++) {
            if (deepest[i] != Grid.NONE) {
                plate.begin(brush.grain())
                        .count(veins[i].id(), UiPalette.BONE_LIGHT)
                        .say(ores[i], colours[i])
                        .endRow();
                plate.draw(lens.middleX(deepest[i]), lens.foot(deepest[i]) + lens.side() * 0.6f);
            }
        }
    }

    @Override
    void drawCell(int cell, CaveViewport lens, CellPainter brush) {
        Floor floor = lens.world().floor();
        int vein = numbers.get(floor.vein().at(cell), NONE);
        if (vein == NONE) {
            return;
        }
        boolean isRock = !floor.structure().at(cell);
        brush.tint(cell, colours[vein], isRock ? 0.25f : 0.4f);
        if (isRock) {
            brush.hatch(cell, colours[vein], 0.5f);
        }
        int distance = floor.veinDistance().at(cell);
        brush.number(cell, CellCorner.SOUTH_EAST, distance, UiPalette.BONE_LIGHT);
        if (deepest[vein] == Grid.NONE || distance > floor.veinDistance().at(deepest[vein])) {
            deepest[vein] = cell;
        }
    }
}
