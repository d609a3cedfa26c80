package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import com.badlogic.ashley.core.Entity;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;

/** Where each monster's formation wants it: a ring with the place's number, and a dashed link to who should be there. */
final class FormationOverlay implements CaveOverlay {
    private static final float RADIUS = 0.38f;

    private final MonsterLookup minds;

    FormationOverlay(MonsterLookup minds) {
        this.minds = minds;
    }

    @Override
    public String name() {
        return "formation";
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        World world = lens.world();
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            MindComponent mind = minds.minds.get(monster);
            BodyComponent body = minds.bodies.get(monster);
            boolean isShown = minds.isShown(body, lens) || lens.showsAbout(mind.slotX, mind.slotY, 1);
            if (mind.hasSlot && isShown) {
                brush.dashes(body.x, body.y, mind.slotX, mind.slotY, UiPalette.WATER_LIGHT, 1);
                brush.ring(mind.slotX, mind.slotY, RADIUS, UiPalette.WATER_LIGHT, 1);
                if (mind.slot >= 0) {
                    brush.number(lens.x(mind.slotX), lens.y(mind.slotY), mind.slot, brush.grain(), UiPalette.BONE_LIGHT);
                }
            }
        }
    }
}
