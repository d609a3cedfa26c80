package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import com.badlogic.ashley.core.Entity;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextLine;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.tactic.TacticSystem;
import java.util.HashMap;
import java.util.Map;

/** Of each monster its horde's number, its state and the tactic that it hunts by, and a line to whoever leads it. */
final class HordesOverlay implements CaveOverlay {
    private static final float ABOVE = 0.75f;

    private final LabelPlate plate;
    private final TextLineCache words;
    private final MonsterLookup minds;
    private final TextLine[] states;
    private final TextLine leads;
    private final Map<String, TextLine> tactics = new HashMap<>();

    HordesOverlay(LabelPlate plate, TextLineCache words, MonsterLookup minds) {
        this.plate = plate;
        this.words = words;
        this.minds = minds;
        states = words.linesOf("overlay.state.", MindState.values());
        leads = words.line("overlay.leads");
    }

    @Override
    public String name() {
        return "hordes";
    }

    @Override
    public void enter(World world) {
        for (String tactic : world.insight().tactics()) {
            tactics.put(tactic, words.line("overlay.tactic." + tactic));
        }
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        World world = lens.world();
        for (int i = 0; i < world.hordes().size(); i++) {
            drawLinks(world.hordes().get(i), lens, brush);
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            if (minds.isShown(minds.bodies.get(monster), lens)) {
                drawPlate(monster, lens, brush);
            }
        }
    }

    private void drawLinks(HordeMind horde, CaveViewport lens, CellPainter brush) {
        Entity leader = minds.leaderOf(horde);
        if (leader == null) {
            return;
        }
        BodyComponent from = minds.bodies.get(leader);
        brush.ring(from.x, from.y + 0.2f, 0.55f, UiPalette.GOLD, 1);
        for (int i = 0; i < horde.members().size(); i++) {
            BodyComponent body = minds.bodies.get(horde.members().get(i));
            if (body != from && (minds.isShown(body, lens) || minds.isShown(from, lens))) {
                brush.line(body.x, body.y + 0.2f, from.x, from.y + 0.2f, UiPalette.GOLD, 0.7f);
            }
        }
    }

    private void drawPlate(Entity monster, CaveViewport lens, CellPainter brush) {
        BodyComponent body = minds.bodies.get(monster);
        MindComponent mind = minds.minds.get(monster);
        HordeMind horde = minds.hordeOf(monster, lens.world());
        long spawnId = minds.spawns.get(monster).spawnId;
        plate.begin(brush.grain());
        if (horde != null) {
            plate.count(horde.number(), UiPalette.BONE_LIGHT);
            if (horde.leaderSpawnId() == spawnId) {
                plate.say(leads, UiPalette.GOLD);
            }
        }
        plate.say(states[mind.state.ordinal()], OverlayColors.of(mind.state)).endRow();
        String tactic = lens.world().insight().tacticOf(spawnId);
        TextLine line = mind.state == MindState.HUNTING && !tactic.equals(TacticSystem.NO_TACTIC) ? tactics.get(tactic) : null;
        if (line != null) {
            plate.say(line, UiPalette.BONE).endRow();
        }
        plate.draw(lens.x(body.x), lens.y(body.y + ABOVE));
    }
}
