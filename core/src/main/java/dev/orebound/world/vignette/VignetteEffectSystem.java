package dev.orebound.world.vignette;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.Content;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.vignette.Vignette.HordeRole;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.content.vignette.VignetteRule;
import dev.orebound.content.vignette.VignetteRule.Alarm;
import dev.orebound.content.vignette.VignetteRule.Collapse;
import dev.orebound.content.vignette.VignetteRule.Darken;
import dev.orebound.content.vignette.VignetteRule.Pay;
import dev.orebound.content.vignette.VignetteRule.Pour;
import dev.orebound.content.vignette.VignetteRule.VignetteEffect;
import dev.orebound.content.vignette.VignetteRule.Wake;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.FreeCells;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import java.util.ArrayList;
import java.util.List;

/** Carries out the rules of vignettes whose moments have come, each after its delay. */
public final class VignetteEffectSystem extends EntitySystem {
    /** Distance in cells from which an alarm wakes every horde. */
    private static final float ALARM_CELLS = 20;

    private final Content content;
    private final NoiseQueue noises;
    private final Floor floor;
    private final EntitySpawner spawner;
    private final FloorChanges changes;
    private final FloorState state;
    private final Grid grid;
    private final GroundChanges ground;
    private final ActorColumns actors;
    private final HordeMinds hordes;
    private final ChestHappenings happenings;
    private final FloorVignettes vignettes;
    private final PlacementSearch places;
    private final FreeCells freeCells;
    private final RoofCollapse roof;

    public VignetteEffectSystem(PartRegistry parts) {
        noises = parts.get(NoiseQueue.class);
        floor = parts.get(Floor.class);
        spawner = parts.get(EntitySpawner.class);
        changes = parts.get(FloorChanges.class);
        hordes = parts.get(HordeMinds.class);
        happenings = parts.get(ChestHappenings.class);
        vignettes = parts.get(FloorVignettes.class);
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        grid = parts.get(Floor.class).grid();
        ground = parts.get(GroundChanges.class);
        actors = parts.get(ActorColumns.class);
        places = new PlacementSearch(
                parts.get(Floor.class), state, parts.get(HazardMap.class), parts.get(BodyCollider.class));
        freeCells = new FreeCells(grid, state);
        roof = new RoofCollapse(parts);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < vignettes.scenes.size(); i++) {
            VignetteScene scene = vignettes.scenes.get(i);
            if (scene.isStruck && !scene.hasWoken) {
                wake(scene);
            }
            scene.isStruck = false;
            for (int rule = 0; rule < scene.ticks.length; rule++) {
                if (scene.ticks[rule] >= 0) {
                    goOn(scene, rule);
                }
            }
            roof.goOn(scene);
        }
    }

    private void goOn(VignetteScene scene, int rule) {
        VignetteRule of = scene.rules.get(rule);
        int since = scene.ticks[rule] - of.delayTicks();
        if (since >= 0) {
            List<VignetteEffect> effects = of.effects();
            for (int i = 0; i < effects.size(); i++) {
                apply(effects.get(i).does(), scene, since);
            }
        }
        scene.ticks[rule] = scene.ticks[rule] >= scene.lastTick(rule) ? VignetteScene.OVER : scene.ticks[rule] + 1;
    }

    /** @param since ticks since the effect was due */
    private void apply(VignetteEffect.Kind effect, VignetteScene scene, int since) {
        if (effect instanceof Pour pour) {
            if (since % pour.everyTicks() == 0 && since / pour.everyTicks() < pour.times()) {
                pour(pour, scene);
            }
        } else if (since == 0) {
            applyOnce(effect, scene);
        }
    }

    private void applyOnce(VignetteEffect.Kind effect, VignetteScene scene) {
        int heart = scene.spot.heart();
        if (effect instanceof Wake) {
            wake(scene);
        } else if (effect instanceof Collapse) {
            roof.begin(scene);
        } else if (effect instanceof Alarm) {
            noises.makeLoud(grid.x(heart) + 0.5f, grid.y(heart) + 0.5f, ALARM_CELLS);
            vignettes.tell(EventType.ALARM_RAISED, scene.number, heart);
        } else if (effect instanceof Darken darken) {
            happenings.darken(floor.room().at(heart), darken.ticks());
            vignettes.tell(EventType.VIGNETTE_DARKENED, scene.number, heart);
        } else if (effect instanceof Pay pay) {
            pay(pay, scene);
        }
    }

    private void pay(Pay pay, VignetteScene scene) {
        int cell = freeCells.nearest(scene.spot.heart());
        for (int i = 0; i < pay.items().size(); i++) {
            int item = content.items().indexOf(pay.items().get(i));
            spawner.item(item, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
        }
        vignettes.tell(EventType.VIGNETTE_PAID, scene.number, cell);
    }

    private void pour(Pour pour, VignetteScene scene) {
        switch (pour.from()) {
            case HEART -> pour(pour, scene, scene.spot.heart());
            case CELLS -> {
                Cells cells = scene.spot.cells();
                for (int i = 0; i < cells.size(); i++) {
                    ground.pour(pour.influence(), cells.at(i), 0, -1, ReactionTable.NONE);
                }
                vignettes.tell(EventType.VENT_POURED, scene.number, scene.spot.heart());
            }
            case VENTS -> {
                for (int i = 0; i < state.props().size(); i++) {
                    PropComponent prop = state.props().get(i);
                    if (prop.vignette == scene.number && prop.kind == PropKind.VENT) {
                        pour(pour, scene, prop.cell);
                    }
                }
            }
        }
    }

    private void pour(Pour pour, VignetteScene scene, int cell) {
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        ground.bringAround(pour.influence(), x, y, pour.radiusCells(), 0, 0, -1, ReactionTable.NONE);
        vignettes.tell(EventType.VENT_POURED, scene.number, cell);
    }

    /** Lets the horde of a vignette hunt; one in hiding comes out first, once. */
    private void wake(VignetteScene scene) {
        int horde = scene.spot.horde();
        boolean hides = scene.kind.hordeRole() == HordeRole.COMES;
        if (horde == VignetteSpot.NO_HORDE || (hides && scene.hasWoken)) {
            return;
        }
        scene.hasWoken = true;
        if (hides) {
            bringOut(scene, floor.hordes().get(horde));
        }
        hordes.rouse(horde);
    }

    private void bringOut(VignetteScene scene, HordeSpot spot) {
        List<HordeSpot.MonsterSpot> members = new ArrayList<>();
        for (HordeSpot.MonsterSpot member : spot.members()) {
            members.add(placed(scene, member));
        }
        HordeSpot there = new HordeSpot(spot.type(), spot.drawnFor(), placed(scene, spot.leader()), members, false);
        hordes.bring(scene.spot.horde(), there, spawner);
    }

    /** Lets a member come out of what stands on its cell, and returns where it does. */
    private HordeSpot.MonsterSpot placed(VignetteScene scene, HordeSpot.MonsterSpot member) {
        PropComponent prop = state.prop(member.at());
        if (prop != null && prop.vignette == scene.number && prop.kind == PropKind.STATUE) {
            changes.removeProp(prop);
            vignettes.tell(EventType.STATUE_WOKEN, scene.number, member.at());
        } else if (prop != null && prop.vignette == scene.number && prop.kind == PropKind.BURROW) {
            prop.state = PropState.WOKEN;
            vignettes.tell(EventType.BURROW_OPENED, scene.number, member.at());
        }
        float radius = content.monsters().get(member.monster()).radiusCells();
        int cell = places.near(member.at(), radius, actors.entities(), null);
        return new HordeSpot.MonsterSpot(member.monster(), cell == Grid.NONE ? member.at() : cell);
    }
}
