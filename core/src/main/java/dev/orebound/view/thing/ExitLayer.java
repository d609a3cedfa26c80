package dev.orebound.view.thing;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import java.util.Locale;

/**
 * Draws exits: steps in the ground, two cells wide, that lead down under a gate in the region's material. Over the gate
 * stands the sign of the kind of floor beyond, in it hang the marks of its danger. An open exit is full of warm light,
 * which falls on the floor before it; a shut one is dark behind bars, which sink into the ground when it opens.
 */
public final class ExitLayer implements SceneLayer {
    /** Width of the steps, in pixels: two cells. */
    public static final int WIDE = (int) (2 * SceneContext.CELL);

    private static final int SHUT_FRAME = 1;
    /** Height of the steps above the foot of their cell, and lift of the gate above the foot of the steps. */
    private static final int STEPS_FOOT = 1;

    private static final int STEPS_HIGH = 14;
    /** Pixels by which an exit stands lower if no rock is behind it. */
    private static final int FREE_LOWER = 4;

    private static final int HALF_GATE = WIDE / 2 + 4;
    /** Height of the lowest pixels of a sign and of the marks of danger above the foot of the gate. */
    private static final int SIGN_FOOT = 19;

    private static final int DANGER_FOOT = 9;
    private static final int DANGER_STEP = 8;
    private static final float OPENS_SECONDS = 1.1f;
    private static final float CLEARS_A_SECOND = 4;
    /** Opacity of a gate behind which somebody stands. */
    private static final float CLEAR = 0.4f;

    private static final LightSource OPEN = new LightSource(0xffb45c, 4.4f, 1.0f);
    private static final LightSource DAYLIGHT = new LightSource(0xfff2cc, 5.4f, 1.15f);
    private static final LightSource SHUT = new LightSource(0x6f8fd0, 2.6f, 0.3f);
    private static final float SIGN_LIGHT_CELLS = 2.6f;
    private static final float SIGN_LIGHT = 0.5f;
    private static final float DIM_SIGN_LIGHT = 0.22f;

    private final SceneContext frame;
    private final World world;
    private final Floor floor;
    private final DepthOrder order;
    private final SpriteStrip steps;
    private final SpriteStrip gate;
    private final SpriteStrip bars;
    private final SpriteStrip skull;
    private final ExitView[] exits;

    /** The place and the state of one exit that is drawn. */
    private static final class ExitView {
        final int cell;
        final SpriteStrip sign;
        final int signRgb;
        final int danger;
        final boolean isWayOut;
        /** The middle of the steps and the foot of the gate, in world pixels. */
        final float x;

        final float foot;
        float open;
        float opacity = 1;

        ExitView(int cell, SpriteStrip sign, int signRgb, int danger, boolean isWayOut, float x, float foot) {
            this.cell = cell;
            this.sign = sign;
            this.signRgb = signRgb;
            this.danger = danger;
            this.isWayOut = isWayOut;
            this.x = x;
            this.foot = foot;
        }

        float top() {
            return foot + SIGN_FOOT + sign.height();
        }
    }

    public ExitLayer(SceneContext frame, SpriteAtlas sprites, Descent descent, DepthOrder order) {
        this.frame = frame;
        this.order = order;
        world = frame.world;
        floor = world.floor();
        steps = ofRegion(sprites, "exit_steps_");
        gate = ofRegion(sprites, "exit_gate_");
        bars = new SpriteStrip(sprites, "exit_bars");
        skull = new SpriteStrip(sprites, "danger_mark");
        exits = new ExitView[floor.exits().size()];
        for (int i = 0; i < exits.length; i++) {
            exits[i] = view(floor.exits().get(i), sprites, descent);
            exits[i].open = world.isExitShut(exits[i].cell) ? 0 : 1;
            showBehind(exits[i]);
        }
        order.paintWith(DepthOrder.ThingKind.EXIT, this::paintGate);
    }

    private SpriteStrip ofRegion(SpriteAtlas sprites, String key) {
        String own = key + frame.biome.id();
        return new SpriteStrip(sprites, sprites.has(own) ? own : key + "timbered");
    }

    private ExitView view(Exit exit, SpriteAtlas sprites, Descent descent) {
        GraphNode beyond = descent.graph().node(exit.to()).orElse(null);
        String key =
                "exit_sign_" + (beyond == null ? "out" : beyond.kind().name().toLowerCase(Locale.ROOT));
        int cell = exit.at();
        int side = sideOf(cell, world);
        boolean isBeforeRock = isRock(cell, Direction.NORTH) && (side == 0 || isRock(cell + side, Direction.NORTH));
        float steps = frame.southY(cell) + STEPS_FOOT - (isBeforeRock ? 0 : FREE_LOWER);
        return new ExitView(
                cell,
                new SpriteStrip(sprites, key),
                sprites.has(key) ? sprites.mainColour(key) : 0xffffff,
                beyond == null ? 0 : beyond.danger(),
                beyond == null,
                frame.middleX(cell) + side * SceneContext.CELL / 2,
                steps + STEPS_HIGH);
    }

    /**
     * Returns the side of an exit's cell on which its second cell lies: 1 for the east, -1 for the west, 0 if there is
     * no room on either and the steps reach half a cell to both. There is room on bare dry ground; ground before rock
     * is preferred, because a gate belongs there.
     */
    static int sideOf(int cell, World world) {
        int east = fitness(cell, Direction.EAST, world);
        int west = fitness(cell, Direction.WEST, world);
        return east == 0 && west == 0 ? 0 : east >= west ? 1 : -1;
    }

    private static int fitness(int cell, Direction side, World world) {
        int next = world.floor().grid().neighbour(cell, side);
        if (next == Grid.NONE || !isBare(next, world)) {
            return 0;
        }
        int north = world.floor().grid().neighbour(next, Direction.NORTH);
        if (north == Grid.NONE || !world.floor().structure().at(north)) {
            return 3;
        }
        return isBare(north, world) ? 2 : 1;
    }

    private static boolean isBare(int cell, World world) {
        Floor floor = world.floor();
        return floor.structure().at(cell)
                && floor.liquid().at(cell) == 0
                && !world.floorState().isSolid(cell)
                && floor.start() != cell
                && floor.exits().stream().noneMatch(exit -> exit.at() == cell)
                && world.doors().stream().noneMatch(door -> door.cell == cell);
    }

    private boolean isRock(int cell, Direction side) {
        int next = floor.grid().neighbour(cell, side);
        return next == Grid.NONE || !floor.structure().at(next);
    }

    /** Lets the rock behind a gate be seen as soon as its exit is. */
    private void showBehind(ExitView exit) {
        Grid grid = floor.grid();
        int right = (int) ((exit.x + HALF_GATE - 1) / SceneContext.CELL);
        int top = Math.min(grid.height() - 1, (int) (exit.top() / SceneContext.CELL));
        for (int y = grid.y(exit.cell); y <= top; y++) {
            for (int x = (int) ((exit.x - HALF_GATE) / SceneContext.CELL); x <= right; x++) {
                if (grid.contains(x, y) && !floor.structure().at(grid.cell(x, y))) {
                    frame.fog.showWith(grid.cell(x, y), exit.cell);
                }
            }
        }
    }

    @Override
    public void update(float seconds) {
        for (ExitView exit : exits) {
            float wanted = world.isExitShut(exit.cell) ? 0 : 1;
            float step = seconds / OPENS_SECONDS;
            exit.open += Math.max(-step, Math.min(step, wanted - exit.open));
            float clearing = CLEARS_A_SECOND * seconds;
            float seen = hidesSomebody(exit) ? CLEAR : 1;
            exit.opacity += Math.max(-clearing, Math.min(clearing, seen - exit.opacity));
        }
    }

    private boolean hidesSomebody(ExitView exit) {
        return frame.section.sees(exit.x, exit.foot, 4 * SceneContext.CELL)
                && (isBehind(exit, world.player().body())
                        || isAnyBehind(exit, world.monsters())
                        || isAnyBehind(exit, world.companions()));
    }

    private boolean isAnyBehind(ExitView exit, ImmutableArray<Entity> bodies) {
        for (int i = 0; i < bodies.size(); i++) {
            if (isBehind(exit, frame.bodies.get(bodies.get(i)))) {
                return true;
            }
        }
        return false;
    }

    private boolean isBehind(ExitView exit, BodyComponent body) {
        float feet = frame.y(body) - SceneContext.FOOT;
        return Math.abs(frame.x(body) - exit.x) < HALF_GATE + SceneContext.CELL / 2
                && feet > exit.foot
                && feet < exit.top();
    }

    /** Draws the steps and the light before them, and adds the gates to the order by depth. */
    @Override
    public void draw() {
        QuadBatch batch = frame.batch;
        for (int i = 0; i < exits.length; i++) {
            ExitView exit = exits[i];
            if (frame.fog.seen(exit.cell) <= 0 || !frame.section.sees(exit.x, exit.foot, 4 * SceneContext.CELL)) {
                continue;
            }
            float glow = glow(exit);
            float foot = exit.foot - STEPS_HIGH;
            batch.colour(rgb(exit).rgb(), 1);
            batch.effect(QuadShape.HAZE, 0, 0.5f * exit.open * glow, 0);
            batch.shape(exit.x - 34, foot - 26, 68, 44);
            batch.colour(0xffffff, 1);
            batch.effect(QuadShape.SPRITE, 0, glow, 0);
            steps.draw(batch, SHUT_FRAME, exit.x, foot);
            batch.colour(0xffffff, exit.open);
            steps.draw(batch, 0, exit.x, foot);
            order.add(DepthOrder.ThingKind.EXIT, i, exit.foot);
        }
    }

    private float glow(ExitView exit) {
        float clarity = 0.45f + 0.55f * frame.fog.sight(exit.cell);
        return clarity * (0.86f + 0.14f * frame.flashes.wave(frame.time * 1.3f + exit.x));
    }

    private static LightSource rgb(ExitView exit) {
        return exit.isWayOut ? DAYLIGHT : OPEN;
    }

    private void paintGate(int number) {
        ExitView exit = exits[number];
        QuadBatch batch = frame.batch;
        float glow = glow(exit);
        batch.colour(0xffffff, exit.opacity);
        batch.effect(QuadShape.SPRITE, 0, glow, 0);
        gate.draw(batch, SHUT_FRAME, exit.x, exit.foot);
        if (exit.open > 0) {
            batch.colour(0xffffff, exit.opacity * exit.open);
            gate.draw(batch, 0, exit.x, exit.foot);
            batch.colour(0xffffff, exit.opacity);
        }
        if (exit.open < 1) {
            bars.drawStanding(batch, 0, exit.x, exit.foot, Math.round(exit.open * bars.height()), 0, false);
        }
        float left = exit.x - (exit.danger - 1) * DANGER_STEP / 2f;
        for (int i = 0; i < exit.danger; i++) {
            skull.draw(batch, 0, left + i * DANGER_STEP, exit.foot + DANGER_FOOT);
        }
        batch.effect(QuadShape.SPRITE, 0, exit.open * glow * 0.8f + (1 - exit.open) * 0.25f, 0);
        exit.sign.draw(batch, 0, exit.x, exit.foot + SIGN_FOOT);
    }

    /** Adds the light of each exit that was seen: on the floor before it, and about its sign. */
    public void addTo(LightList lights) {
        for (ExitView exit : exits) {
            float seen = frame.fog.seen(exit.cell);
            float before = exit.foot - STEPS_HIGH - 5;
            add(lights, rgb(exit), exit.x, before, seen * exit.open * glow(exit));
            add(lights, SHUT, exit.x, before, seen * (1 - exit.open));
            float radius = SIGN_LIGHT_CELLS * SceneContext.CELL;
            float signY = exit.foot + SIGN_FOOT + exit.sign.height() / 2f;
            if (frame.section.sees(exit.x, signY, radius)) {
                float strength = DIM_SIGN_LIGHT + (SIGN_LIGHT - DIM_SIGN_LIGHT) * exit.open;
                lights.add(exit.x, signY, radius, exit.signRgb, strength * seen);
            }
        }
    }

    private void add(LightList lights, LightSource light, float x, float y, float share) {
        float radius = light.radiusCells() * SceneContext.CELL;
        if (share > 0 && frame.section.sees(x, y, radius)) {
            lights.add(x, y, radius, light.rgb(), light.strength() * share);
        }
    }
}
