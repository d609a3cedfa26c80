package dev.orebound.world.vignette;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.content.vignette.VignetteRule.VignetteMoment;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.List;

/**
 * Finds the moments that vignettes wait for, each once: the player enters, comes near, steps on a plate, uses a
 * fixture, and so on.
 */
public final class VignetteMomentSystem extends EntitySystem {
    /** Distance from the heart of a vignette at which the player is near. */
    private static final int NEAR_CELLS = 4;

    /** Distance from the heart within which breaking ore counts. */
    private static final int MINED_CELLS = 7;

    private final FloorVignettes vignettes;
    private final FloorState state;
    private final Grid grid;
    private final Player player;
    private final TickEvents events;
    private final FloorGifts gifts;
    private final WareOffer wares;
    private final HordeMinds hordes;

    /** The number of the vignette that each fixture of the floor belongs to, or -1. */
    private final int[] vignetteOfFixture;

    public VignetteMomentSystem(PartRegistry parts) {
        vignettes = parts.get(FloorVignettes.class);
        gifts = parts.get(FloorGifts.class);
        wares = parts.get(WareOffer.class);
        hordes = parts.get(HordeMinds.class);
        state = parts.get(FloorState.class);
        grid = parts.get(Floor.class).grid();
        player = parts.get(Player.class);
        events = parts.get(TickEvents.class);
        List<Fixture> fixtures = parts.get(Floor.class).fixtures();
        vignetteOfFixture = new int[fixtures.size()];
        for (int fixture = 0; fixture < vignetteOfFixture.length; fixture++) {
            vignetteOfFixture[fixture] = vignetteOf(
                    fixtures.get(fixture).at(), parts.get(Floor.class).vignettes());
        }
    }

    private static int vignetteOf(int cell, List<VignetteSpot> spots) {
        for (int number = 0; number < spots.size(); number++) {
            for (PropSpot prop : spots.get(number).props()) {
                if (prop.kind() == PropKind.FIXTURE && prop.at() == cell) {
                    return number;
                }
            }
        }
        return -1;
    }

    @Override
    public void update(float seconds) {
        if (vignettes.scenes.isEmpty() || !player.isAlive()) {
            return;
        }
        int cell = player.body().cell;
        stepOn(cell);
        for (int i = 0; i < vignettes.scenes.size(); i++) {
            look(vignettes.scenes.get(i), cell);
        }
        for (int fixture = 0; fixture < vignetteOfFixture.length; fixture++) {
            boolean isUsed = vignetteOfFixture[fixture] >= 0 && (gifts.isTaken(fixture) || wares.hasSold(fixture));
            if (isUsed) {
                vignettes.scenes.get(vignetteOfFixture[fixture]).come(VignetteMoment.USED);
            }
        }
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.ORE_BROKEN) {
                mine(events.at(i));
            }
        }
    }

    private void stepOn(int cell) {
        PropComponent prop = state.prop(cell);
        if (prop != null && prop.kind == PropKind.PLATE && prop.state == PropState.STANDING) {
            prop.state = PropState.SPENT;
            vignettes.tell(EventType.PLATE_SUNK, prop.vignette, cell);
            vignettes.scenes.get(prop.vignette).come(VignetteMoment.STEPPED);
        }
    }

    private void look(VignetteScene scene, int cell) {
        if (!scene.hasCome(VignetteMoment.ENTERED) && scene.spot.cells().contains(cell)) {
            vignettes.tell(EventType.VIGNETTE_ENTERED, scene.number, cell);
            scene.come(VignetteMoment.ENTERED);
        }
        int heart = scene.spot.heart();
        if (scene.awaits(VignetteMoment.NEARED)
                && squared(heart, player.body().x, player.body().y) <= NEAR_CELLS * NEAR_CELLS
                && state.isInSight(heart)) {
            scene.come(VignetteMoment.NEARED);
        }
        if (scene.awaits(VignetteMoment.BEATEN) && isBeaten(scene)) {
            scene.come(VignetteMoment.BEATEN);
        }
    }

    private boolean isBeaten(VignetteScene scene) {
        int horde = scene.spot.horde();
        return horde != VignetteSpot.NO_HORDE
                && hordes.all().get(horde).leaderMonster() >= 0
                && hordes.all().get(horde).size() == 0;
    }

    private void mine(WorldEvent broken) {
        for (int i = 0; i < vignettes.scenes.size(); i++) {
            VignetteScene scene = vignettes.scenes.get(i);
            if (squared(scene.spot.heart(), broken.x(), broken.y()) <= MINED_CELLS * MINED_CELLS) {
                scene.come(VignetteMoment.MINED);
            }
        }
    }

    private float squared(int cell, float x, float y) {
        float dx = grid.x(cell) + 0.5f - x;
        float dy = grid.y(cell) + 0.5f - y;
        return dx * dx + dy * dy;
    }
}
