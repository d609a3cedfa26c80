package dev.orebound.view.ground;

import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.element.GroundEffects;
import java.util.Arrays;

/**
 * Draws the surfaces that elements make of cells: flat ones such as ice and mud, walls such as pillars, the rim of
 * cells that are about to do harm, and the traces of influences.
 */
public final class SurfacePainter {
    /** Pixels by which a wall stands higher than its cell. */
    private static final int WALL_HEIGHT = 9;

    /** The last ticks of a ground, in which one sees it end. */
    private static final float ENDS_TICKS = 60;

    /** Measures of a flat ground that only warns, and of one that lasts; below {@link #LASTS} it is about to end. */
    private static final float WARNS = 0.2f;

    private static final float ENDS = 0.5f;
    private static final float LASTS = 1;

    /** Pixels by which a ground may reach over the edge of its cell; the shader counts on as many. */
    private static final float BULGE = 6;

    private static final float TURNS_A_SECOND = 0.22f;
    private static final float BLOWS_A_SECOND = 0.75f;
    private static final float PULSES_A_SECOND = 2.6f;
    private static final float URGENT_PULSES_A_SECOND = 7;
    private static final int WHOLE_PICTURES = 2;
    private static final float TREMBLES_A_SECOND = 18;

    /** A rim is so much paler than the ground, so that it is seen on it. */
    private static final float PALER = 0.35f;

    private static final int PALE = 0xfff0c8;
    private static final int DANGER = 0xff5a28;
    private static final float TRACE = 0.16f;
    private static final float SHADOW = 0.45f;

    private static final QuadShape[] SHAPES = QuadShape.values();

    private final GroundEffects ground;
    private final ContentTable<GroundKind> kinds;
    private final Grid grid;
    private final QuadBatch batch;
    private final SceneContext frame;
    private final SpriteCatalog looks;
    private final GroundGrowth growth;
    /** The shape in which each ground is drawn on its cell, by its index. */
    private final QuadShape[] shapes;

    private final boolean[] isWall;

    /** Colour of the brew that brings each influence. */
    private final int[] influenceRgb;

    SurfacePainter(SceneContext frame, GroundGrowth growth) {
        this.frame = frame;
        this.growth = growth;
        batch = frame.batch;
        looks = frame.sprites;
        ground = frame.world.part(GroundEffects.class);
        grid = frame.world.floor().grid();
        kinds = frame.world.content().grounds();
        shapes = new QuadShape[kinds.size()];
        isWall = new boolean[kinds.size()];
        for (int kind = 0; kind < shapes.length; kind++) {
            shapes[kind] = shapeOf(kinds.at(kind).id());
            isWall[kind] = kinds.at(kind).is(GroundTrait.SOLID);
        }
        influenceRgb = influenceColours(frame.world.content());
    }

    /** Returns the index of the brew that brings each influence, by its ordinal; {@link BrewBook#NONE} for none. */
    public static int[] influenceBrews(Content content) {
        int[] brews = new int[GroundInfluence.COUNT];
        Arrays.fill(brews, BrewBook.NONE);
        for (int brew = 0; brew < content.brews().size(); brew++) {
            GroundInfluence influence =
                    content.brews().at(brew).dose(BrewUse.FLASK).attack().influence();
            if (influence != null) {
                brews[influence.ordinal()] = brew;
            }
        }
        return brews;
    }

    /** Returns the colour of the brew that brings each influence, by its ordinal; 0 for none. */
    public static int[] influenceColours(Content content) {
        return Arrays.stream(influenceBrews(content))
                .map(brew ->
                        brew == BrewBook.NONE ? 0 : content.brews().at(brew).rgb())
                .toArray();
    }

    /** Returns the shape of a ground's name; one without a shape of its own looks like mud of its colour. */
    private static QuadShape shapeOf(String ground) {
        for (int i = QuadShape.PUDDLE.ordinal(); i <= QuadShape.DRAUGHT.ordinal(); i++) {
            if (SHAPES[i].name().equalsIgnoreCase(ground)) {
                return SHAPES[i];
            }
        }
        return QuadShape.MUD;
    }

    /** Returns whether anything of a surface or a rim is drawn on a cell. */
    boolean isAt(int cell) {
        return growth.amount(cell) > 0 || warns(cell) || ground.traceAt(cell) != GroundEffects.NONE;
    }

    /** Returns how much a cell's surface glows, from 0 to 1. */
    float heat(int cell) {
        if (growth.amount(cell) == 0) {
            return 0;
        }
        float most = switch (shapes[growth.kind(cell)]) {
            case MAGMA -> 0.85f;
            case EMBERS -> 0.6f;
            case CRUST -> 0.22f;
            default -> 0;
        };
        return most * growth.amount(cell);
    }

    /** Draws a cell's flat ground, or what an influence left there. */
    void paintFlat(int cell) {
        if (growth.amount(cell) > 0) {
            if (!isWall[growth.kind(cell)]) {
                paintGround(cell, growth.kind(cell));
            }
        } else if (ground.traceAt(cell) != GroundEffects.NONE) {
            batch.colour(influenceRgb[ground.traceAt(cell)], TRACE);
            batch.effect(QuadShape.STAIN, bits(tracesAround(cell) | rockAround(cell)), 0, 0);
            fill(cell);
        }
    }

    private void paintGround(int cell, int kind) {
        QuadShape shape = shapes[kind];
        float pace = shape == QuadShape.DRAUGHT ? BLOWS_A_SECOND : TURNS_A_SECOND;
        float last = shape == QuadShape.DRAUGHT
                ? ground.flowAt(cell) / (float) Direction.ALL.size() * 248 / 255
                : state(cell);
        batch.colour(kinds.at(kind).rgb(), growth.amount(cell));
        batch.effect(shape, bits(growth.sameAround(cell) | rockAround(cell)), frame.flashes.time() * pace % 1, last);
        fill(cell);
    }

    private float state(int cell) {
        if (ground.warningTicksAt(GroundSlot.SURFACE, cell) > 0) {
            return WARNS;
        }
        return ENDS + (LASTS - ENDS) * firmness(cell);
    }

    /** Returns 1, and in the last moments of a surface less, down to 0. */
    private float firmness(int cell) {
        return Math.min(1, ground.ticksAt(GroundSlot.SURFACE, cell) / ENDS_TICKS);
    }

    /** Draws the pulsing rim of cells that are about to do harm. */
    void paintRim(int cell) {
        for (int i = 0; i < SLOTS.length; i++) {
            if (warns(SLOTS[i], cell)) {
                GroundKind kind = kinds.at(ground.kindAt(SLOTS[i], cell));
                boolean isUrgent = kind.bursts() != null;
                float pace = isUrgent ? URGENT_PULSES_A_SECOND : PULSES_A_SECOND;
                float pulse = 0.5f + 0.5f * frame.flashes.wave(frame.time * pace * 2 * Math.PI);
                batch.colour(isUrgent ? DANGER : UiPalette.mix(kind.rgb(), PALE, PALER), 0.9f);
                batch.effect(
                        QuadShape.RIM, bits(warnedAround(cell) | rockAround(cell)), pulse, isUrgent ? 0.6f : 0.16f);
                fill(cell);
                return;
            }
        }
    }

    private static final GroundSlot[] SLOTS = GroundSlot.values();

    private boolean warns(int cell) {
        for (int i = 0; i < SLOTS.length; i++) {
            if (warns(SLOTS[i], cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a ground is about to do harm; one that bursts is, as long as it lasts. */
    private boolean warns(GroundSlot slot, int cell) {
        int kind = ground.kindAt(slot, cell);
        return kind != GroundEffects.NONE
                && (ground.warningTicksAt(slot, cell) > 0 || kinds.at(kind).bursts() != null);
    }

    private int warnedAround(int cell) {
        int around = 0;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            around |= next != Grid.NONE && warns(next) ? 1 << i : 0;
        }
        return around;
    }

    private int tracesAround(int cell) {
        int around = 0;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            around |= next != Grid.NONE && ground.traceAt(next) == ground.traceAt(cell) ? 1 << i : 0;
        }
        return around;
    }

    /** Returns a bit for each neighbour that is rock: a ground lies against rock without a gap, and never over it. */
    private int rockAround(int cell) {
        int around = 0;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            around |= next == Grid.NONE || frame.cells.isRock(next) ? 1 << i : 0;
        }
        return around;
    }

    private static float bits(int around) {
        return around / 255f;
    }

    /** Covers a cell and the strip beyond it into which round outlines bulge. */
    private void fill(int cell) {
        float side = SceneContext.CELL + 2 * BULGE;
        batch.shape(grid.x(cell) * SceneContext.CELL - BULGE, frame.southY(cell) - BULGE, side, side);
    }

    /** Adds the wall on a cell to the order by depth. */
    void addTo(DepthOrder order, int cell) {
        if (growth.amount(cell) > 0 && isWall[growth.kind(cell)]) {
            batch.colour(0, SHADOW * growth.amount(cell));
            batch.effect(QuadShape.BLOCK, 0, 0, 0);
            batch.shape(grid.x(cell) * SceneContext.CELL, frame.southY(cell) - 2, SceneContext.CELL + 2, 4);
            order.add(DepthOrder.ThingKind.WALL, cell, frame.southY(cell) + 1);
        }
    }

    /** Draws a wall, which rises from the ground, trembles and shows cracks before it ends, and then sinks. */
    void paintWall(int cell) {
        SpriteStrip wall = looks.walls.get(growth.kind(cell));
        float firmness = firmness(cell);
        boolean isFirm = firmness == 1;
        int picture = Math.floorMod((int) frame.dice(cell), WHOLE_PICTURES) + (isFirm ? 0 : WHOLE_PICTURES);
        boolean isAside = !isFirm && (int) (frame.time * TREMBLES_A_SECOND + grid.x(cell)) % 3 == 0;
        batch.colour(0xffffff, 1);
        batch.effect(QuadShape.SPRITE, 0, 1, 0.5f);
        int under = Math.round((1 - growth.amount(cell)) * WALL_HEIGHT);
        wall.drawStanding(
                batch,
                Math.min(picture, wall.frames() - 1),
                frame.middleX(cell) + (isAside ? 1 : 0),
                frame.southY(cell),
                under,
                0,
                false);
    }
}
