package dev.orebound.view;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.effect.AirborneDust;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.state.FloorState;

/** Draws all that lies, stands and flies, in the order in which it covers. */
final class ScenePainter {
    private static final float SHADOW_OF_ORE = 15;
    private static final float SHADOW_OF_CHEST = 17;

    /** Cells beyond the section whose things may reach into it. */
    private static final int MARGIN = 2;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<PickupComponent> pickups = ComponentMapper.getFor(PickupComponent.class);
    private final World world;
    private final Grid grid;
    private final QuadBatch batch;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ThingPainter things;
    private final StrewnPainter strewn;
    private final FixturePainter fixtures;
    private final ActorRenderer cast;
    private final ElementPainter elements;
    private final Falls falls;
    private final AttackTelegraphs telegraphs;
    private final HeadMarks headMarks;
    private final SpawnMarks marks;
    private final ArenaSigils sigils;
    private final ArenaRims rims;
    private final ProjectilePainter shots;
    private final Afterimages afterimages;
    private final ImpactEffects impacts;
    private final Ghosts ghosts;
    private final AirborneDust motes;
    private final DowsingMotes dowsing;
    private final DepthOrder order = new DepthOrder();
    private float flashMeasure;

    ScenePainter(
            World world,
            QuadBatch batch,
            SceneContext frame,
            FogOfWar fog,
            ThingPainter things,
            StrewnPainter strewn,
            FixturePainter fixtures,
            ActorRenderer cast,
            ElementPainter elements,
            Falls falls,
            HeadMarks headMarks,
            SpawnMarks marks,
            ArenaSigils sigils,
            ArenaRims rims,
            ProjectilePainter shots,
            Afterimages afterimages,
            ImpactEffects impacts,
            Ghosts ghosts,
            AirborneDust motes,
            DowsingMotes dowsing) {
        this.world = world;
        this.grid = world.floor().grid();
        this.batch = batch;
        this.frame = frame;
        this.fog = fog;
        this.things = things;
        this.strewn = strewn;
        this.fixtures = fixtures;
        this.cast = cast;
        this.elements = elements;
        this.falls = falls;
        this.telegraphs = new AttackTelegraphs(world, batch, frame, fog);
        this.headMarks = headMarks;
        this.marks = marks;
        this.sigils = sigils;
        this.rims = rims;
        this.shots = shots;
        this.afterimages = afterimages;
        this.impacts = impacts;
        this.ghosts = ghosts;
        this.motes = motes;
        this.dowsing = dowsing;
    }

    /** Draws between the batch's begin and end. */
    void paint(float flash) {
        flashMeasure = flash;
        order.clear();
        frame.kept.clear();
        paintCells();
        paintFixed();
        sigils.paintBelow(batch);
        rims.paint(batch);
        telegraphs.paint();
        marks.paint(batch, frame);
        impacts.paintBelow(batch, frame.section);
        gatherPickups();
        cast.paintShadows(order);
        shots.paintShadows(batch);
        afterimages.paint(batch);
        dowsing.draw(batch);
        ghosts.addTo(order);
        falls.addTo(order);
        order.sort();
        for (int i = 0; i < order.size(); i++) {
            paintStanding(order.sort(i), order.index(i));
        }
        cast.paintPlayerThrough(flashMeasure);
        shots.paint(batch);
        sigils.paintAbove(batch);
        headMarks.paint();
        impacts.paintAbove(batch, frame.section);
        motes.draw(batch, frame.section);
    }

    private void paintCells() {
        int right = Math.min(grid.width() - 1, cellOf(frame.section.left() + frame.section.width()) + MARGIN);
        int top = Math.min(grid.height() - 1, cellOf(frame.section.bottom() + frame.section.height()) + MARGIN);
        int bottom = Math.max(0, cellOf(frame.section.bottom()) - MARGIN);
        // From the north, so that what stands further south covers what is behind it.
        for (int y = top; y >= bottom; y--) {
            for (int x = Math.max(0, cellOf(frame.section.left()) - MARGIN); x <= right; x++) {
                int cell = grid.cell(x, y);
                if (fog.seen(cell) > 0) {
                    paintCell(cell, y);
                }
            }
        }
    }

    private void paintCell(int cell, int y) {
        if (!world.floor().structure().at(cell)) {
            things.paintWall(cell, fog.sight(cell));
            return;
        }
        elements.paintFlat(cell);
        if (!world.ground().isBurnt(cell)) {
            strewn.paint(cell, elements.fire(cell));
        }
        elements.addTo(order, cell, y);
        if (world.floorState().oreAt(cell) != FloorState.NO_ORE) {
            things.paintShadow(cell, SHADOW_OF_ORE);
            order.add(DepthOrder.Sort.ORE, cell, y * SceneContext.CELL + ThingPainter.FOOT);
        }
    }

    private static int cellOf(int pixel) {
        return Math.floorDiv(pixel, (int) SceneContext.CELL);
    }

    private void paintFixed() {
        for (int i = 0; i < world.floor().exits().size(); i++) {
            Exit exit = world.floor().exits().get(i);
            if (fog.seen(exit.at()) > 0) {
                fixtures.paintExit(exit.at());
            }
        }
        for (int i = 0; i < world.floor().chests().size(); i++) {
            Chest chest = world.floor().chests().get(i);
            if (fog.seen(chest.at()) > 0) {
                things.paintShadow(chest.at(), SHADOW_OF_CHEST);
                order.add(DepthOrder.Sort.CHEST, i, grid.y(chest.at()) * SceneContext.CELL + ThingPainter.FOOT);
            }
        }
        for (int i = 0; i < world.floor().fixtures().size(); i++) {
            Fixture fixture = world.floor().fixtures().get(i);
            if (fog.seen(fixture.at()) > 0 && fixtures.stands(i)) {
                things.paintShadow(fixture.at(), SHADOW_OF_CHEST);
                order.add(DepthOrder.Sort.FIXTURE, i, grid.y(fixture.at()) * SceneContext.CELL + ThingPainter.FOOT);
            }
        }
        for (int i = 0; i < world.doors().size(); i++) {
            int cell = world.doors().get(i).cell;
            if (fog.seen(cell) > 0) {
                order.add(DepthOrder.Sort.DOOR, i, grid.y(cell) * SceneContext.CELL + 1);
            }
        }
    }

    private void gatherPickups() {
        for (int i = 0; i < world.pickups().size(); i++) {
            Entity entity = world.pickups().get(i);
            BodyComponent body = bodies.get(entity);
            if (fog.sight(body.cell) > 0 && pickups.has(entity)) {
                things.paintPickupShadow(entity);
                order.add(DepthOrder.Sort.PICKUP, i, frame.y(body));
            }
        }
    }

    private void paintStanding(DepthOrder.Sort sort, int index) {
        switch (sort) {
            case PLAYER -> cast.paintPlayer(flashMeasure);
            case MONSTER -> cast.paintMonster(index, flashMeasure);
            case COMPANION -> cast.paintCompanion(index, flashMeasure);
            case GHOST -> ghosts.paint(batch, index, flashMeasure);
            case PICKUP -> things.paintPickup(world.pickups().get(index));
            case ORE -> things.paintOre(index, fog.sight(index));
            case CHEST -> things.paintChest(index);
            case FIXTURE ->
                fixtures.paintFixture(
                        index, fog.sight(world.floor().fixtures().get(index).at()));
            case DOOR -> things.paintDoor(world.doors().get(index));
            case FALL -> falls.paint(batch, index);
            case FIRE -> elements.paintFire(index);
            case STEAM -> elements.paintSteam(index);
        }
    }
}
