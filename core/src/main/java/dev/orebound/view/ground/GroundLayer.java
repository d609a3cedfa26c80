package dev.orebound.view.ground;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.thing.ThingPainter;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;

/** Draws the cells in view and everything fixed to them, and adds whatever stands there to the order by depth. */
public final class GroundLayer implements SceneLayer {
    private static final float SHADOW_OF_ORE = 15;
    private static final float SHADOW_OF_CHEST = 17;
    /** Cells beyond the section whose things may reach into it. */
    private static final int MARGIN = 2;

    private final World world;
    private final Grid grid;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ThingPainter things;
    private final GroundCoverPainter cover;
    private final ElementPainter elements;
    private final DepthOrder order;

    public GroundLayer(
            SceneContext frame,
            ThingPainter things,
            GroundCoverPainter cover,
            ElementPainter elements,
            DepthOrder order) {
        this.frame = frame;
        this.things = things;
        this.cover = cover;
        this.elements = elements;
        this.order = order;
        world = frame.world;
        fog = frame.fog;
        grid = world.floor().grid();
        order.paintWith(
                DepthOrder.ThingKind.PICKUP,
                index -> things.paintPickup(world.pickups().get(index)));
        order.paintWith(
                DepthOrder.ThingKind.CORE,
                index -> things.paintGolemCore(world.golemCores().get(index)));
        order.paintWith(DepthOrder.ThingKind.ORE, cell -> things.paintOre(cell, fog.sight(cell)));
        order.paintWith(DepthOrder.ThingKind.CHEST, things::paintChest);
        order.paintWith(DepthOrder.ThingKind.FIXTURE, this::paintFixture);
        order.paintWith(
                DepthOrder.ThingKind.DOOR,
                index -> things.paintDoor(world.doors().get(index)));
        order.paintWith(DepthOrder.ThingKind.FIRE, this::paintFire);
        order.paintWith(DepthOrder.ThingKind.WALL, elements::paintWall);
        order.paintWith(DepthOrder.ThingKind.AIR, this::paintAir);
        order.paintWith(DepthOrder.ThingKind.MIST, this::paintMist);
    }

    private void paintFire(int cell) {
        if (!frame.isWithoutEffects) {
            elements.paintFire(cell);
        }
    }

    private void paintAir(int cell) {
        if (!frame.isWithoutEffects) {
            elements.paintAir(cell);
        }
    }

    private void paintMist(int cell) {
        if (!frame.isWithoutEffects) {
            elements.paintMist(cell);
        }
    }

    @Override
    public void update(float seconds) {
        elements.move(seconds);
        things.move(seconds);
    }

    @Override
    public void draw() {
        paintCells();
        paintFixed();
    }

    private void paintFixture(int index) {
        things.paintFixture(index, fog.sight(world.floor().fixtures().get(index).at()));
    }

    private void paintCells() {
        boolean areElementsSeen = elements.areAnywhere();
        int right = Math.min(grid.width() - 1, cellOf(frame.section.left() + frame.section.width()) + MARGIN);
        int top = Math.min(grid.height() - 1, cellOf(frame.section.bottom() + frame.section.height()) + MARGIN);
        int bottom = Math.max(0, cellOf(frame.section.bottom()) - MARGIN);
        if (areElementsSeen) {
            int left = cellOf(frame.section.left()) - MARGIN;
            elements.paintSoot(left, cellOf(frame.section.bottom()) - MARGIN, right, top);
        }
        // From the north, so that what stands further south covers what is behind it.
        for (int y = top; y >= bottom; y--) {
            for (int x = Math.max(0, cellOf(frame.section.left()) - MARGIN); x <= right; x++) {
                int cell = grid.cell(x, y);
                boolean isBare = !frame.cells.areAt(cell) && !(areElementsSeen && elements.areAt(cell));
                if (!isBare && fog.seen(cell) > 0) {
                    paintCell(cell, y);
                }
            }
        }
    }

    private void paintCell(int cell, int y) {
        if (frame.cells.isRock(cell)) {
            things.paintWall(cell, fog.sight(cell));
            return;
        }
        elements.paintFlat(cell);
        if (!world.part(GroundEffects.class).isBurnt(cell)) {
            cover.paint(cell, elements.fire(cell));
        }
        elements.paintSurface(cell);
        elements.addTo(order, cell, y);
        if (frame.cells.hasOre(cell)) {
            things.paintShadow(cell, SHADOW_OF_ORE);
            order.add(DepthOrder.ThingKind.ORE, cell, y * SceneContext.CELL + ThingPainter.FOOT);
        }
    }

    private static int cellOf(int pixel) {
        return Math.floorDiv(pixel, (int) SceneContext.CELL);
    }

    private void paintFixed() {
        for (int i = 0; i < world.floor().chests().size(); i++) {
            Chest chest = world.floor().chests().get(i);
            if (fog.seen(chest.at()) > 0) {
                things.paintShadow(chest.at(), SHADOW_OF_CHEST);
                order.add(DepthOrder.ThingKind.CHEST, i, frame.southY(chest.at()) + ThingPainter.FOOT);
            }
        }
        for (int i = 0; i < world.floor().fixtures().size(); i++) {
            Fixture fixture = world.floor().fixtures().get(i);
            if (fog.seen(fixture.at()) > 0 && things.stands(i)) {
                things.paintShadow(fixture.at(), SHADOW_OF_CHEST);
                order.add(DepthOrder.ThingKind.FIXTURE, i, frame.southY(fixture.at()) + ThingPainter.FOOT);
            }
        }
        for (int i = 0; i < world.doors().size(); i++) {
            int cell = world.doors().get(i).cell;
            if (fog.seen(cell) > 0) {
                order.add(DepthOrder.ThingKind.DOOR, i, frame.southY(cell) + 1);
            }
        }
    }

    /** Draws the shadows of things that lie about and of fallen golems, and adds them to the order. */
    public void drawPickups() {
        for (int i = 0; i < world.golemCores().size(); i++) {
            BodyComponent body = frame.bodies.get(world.golemCores().get(i));
            if (fog.seen(body.cell) > 0) {
                things.paintShadow(body.cell, SHADOW_OF_CHEST);
                order.add(DepthOrder.ThingKind.CORE, i, frame.y(body));
            }
        }
        for (int i = 0; i < world.pickups().size(); i++) {
            Entity entity = world.pickups().get(i);
            BodyComponent body = frame.bodies.get(entity);
            if (fog.sight(body.cell) > 0 && frame.pickups.has(entity)) {
                things.paintPickupShadow(entity);
                order.add(DepthOrder.ThingKind.PICKUP, i, frame.y(body));
            }
        }
    }
}
