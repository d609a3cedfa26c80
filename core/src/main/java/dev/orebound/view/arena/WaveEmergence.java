package dev.orebound.view.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.actor.ActorTraces;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import java.util.Arrays;

/**
 * Draws monsters on their way to the marks on which they will stand: out of rock that a mark lies on or south of, out
 * of a liquid or a chasm beside it, and from the ceiling elsewhere. Only the end of the time of a mark is used, so a
 * monster comes no later.
 */
final class WaveEmergence {
    /** Ticks before the end of a mark at which its monster is seen. */
    private static final int SEEN_TICKS = 28;

    /** Ticks for which one that is due is still drawn, in case that it comes late. */
    private static final int LATE_TICKS = 4;

    private static final int MOST = 64;
    private static final float REACH = 130;

    /** Height from which monsters drop, in pixels, and the share of it over which they appear. */
    private static final float CEILING = 104;

    private static final float DIM_HEIGHT = 0.3f;

    /** Share of its time that a monster needs to get out of rock, and out of a liquid, before it goes to its mark. */
    private static final float OUT_OF_ROCK = 0.5f;

    private static final float OUT_OF_LIQUID = 0.55f;
    private static final float HOPS = 9;
    /** Pixels from a mark to the rock that its monster comes out of. */
    private static final float TO_ROCK = 13;

    private static final int CRUMBLE_TICKS = 5;
    private static final int BUBBLE_TICKS = 7;
    private static final int DARK = 0x2a2233;
    private static final int LIT = 0xffffff;
    private static final int LAVA = 0xff9a3c;
    private static final int DUST = 0x7d7484;
    private static final int SPRAY = 0x9fdcec;

    /** The ways onto a mark. */
    enum Way {
        /** From the ceiling. */
        DROPS,
        /** Out of rock. */
        CLIMBS,
        /** Out of a liquid or a chasm. */
        RISES
    }

    private final SceneContext frame;
    private final World world;
    private final ImpactEffects impacts;
    private final DepthOrder order;
    private final Way[] way = new Way[MOST];
    private final int[] monster = new int[MOST];
    private final int[] cell = new int[MOST];
    /** Ticks until it comes, less than 0 when it is late. */
    private final int[] left = new int[MOST];
    /** The places that it comes from and goes to, in world pixels. */
    private final float[] fromX = new float[MOST];

    private final float[] fromY = new float[MOST];
    private final float[] toX = new float[MOST];
    private final float[] toY = new float[MOST];
    private final int[] rgb = new int[MOST];
    private int next;

    WaveEmergence(SceneContext frame, DepthOrder order, ImpactEffects impacts) {
        this.frame = frame;
        this.order = order;
        this.impacts = impacts;
        world = frame.world;
        Arrays.fill(way, Way.DROPS);
        Arrays.fill(left, -LATE_TICKS);
        order.paintWith(DepthOrder.ThingKind.NEWCOMER, this::paint);
    }

    /** Adds a monster whose mark was drawn, and tells by the place how it will come. */
    void add(MarkEvent event) {
        int i = next++ % MOST;
        Floor floor = world.floor();
        int from = event.cell();
        int at = floor.structure().at(from) ? from : besideRock(from);
        monster[i] = event.monster;
        left[i] = event.ticks;
        cell[i] = at;
        toX[i] = frame.middleX(at);
        toY[i] = frame.middleY(at) - SceneContext.FOOT;
        rgb[i] = LIT;
        way[i] = wayTo(world, from);
        fromX[i] = toX[i];
        fromY[i] = toY[i];
        if (way[i] == Way.RISES) {
            int liquid = liquidAt(world, at);
            fromX[i] = frame.middleX(liquid);
            fromY[i] = frame.middleY(liquid) - SceneContext.FOOT;
            rgb[i] = splashOf(liquid);
        } else if (way[i] == Way.CLIMBS) {
            boolean isInRock = at != from;
            fromX[i] += TO_ROCK * (isInRock ? frame.grid.x(from) - frame.grid.x(at) : 0);
            fromY[i] += TO_ROCK * (isInRock ? frame.grid.y(from) - frame.grid.y(at) : 1);
        }
    }

    /** Returns the way onto a mark, which follows from the place alone. */
    static Way wayTo(World world, int mark) {
        BitLayer open = world.floor().structure();
        if (!open.at(mark)) {
            return Way.CLIMBS;
        }
        if (liquidAt(world, mark) != Grid.NONE) {
            return Way.RISES;
        }
        int north = open.grid().neighbour(mark, Direction.NORTH);
        return north == Grid.NONE || !open.at(north) ? Way.CLIMBS : Way.DROPS;
    }

    /** Returns the cell of the player's room onto which a monster breaks out of rock. */
    private int besideRock(int rock) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = frame.grid.neighbour(rock, Direction.STRAIGHT.get(i));
            if (beside != Grid.NONE
                    && world.floor().room().at(beside) == world.player().component().room) {
                return beside;
            }
        }
        return rock;
    }

    /** Returns a cell of liquid, or of a chasm, on a cell or beside it, else {@link Grid#NONE}. */
    private static int liquidAt(World world, int at) {
        if (isLiquid(world, at)) {
            return at;
        }
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = world.floor().grid().neighbour(at, Direction.ALL.get(i));
            if (beside != Grid.NONE && isLiquid(world, beside)) {
                return beside;
            }
        }
        return Grid.NONE;
    }

    private static boolean isLiquid(World world, int at) {
        return world.floor().structure().at(at)
                && (world.floorState().isPeril(at) || liquidOn(world, at).isDeep());
    }

    private static Terrain liquidOn(World world, int at) {
        return world.content().terrains().at(world.floor().liquid().at(at));
    }

    private int splashOf(int at) {
        return switch (liquidOn(world, at).peril()) {
            case BURNS -> LAVA;
            case SWALLOWS -> DUST;
            case NONE -> SPRAY;
        };
    }

    /** Counts a tick, and lets rock crumble and liquids bubble where monsters are about to come. */
    void tick() {
        for (int i = 0; i < MOST; i++) {
            left[i] = Math.max(-LATE_TICKS, left[i] - 1);
            if (left[i] > 0 && frame.fog.sight(cell[i]) > 0 && frame.section.sees(toX[i], toY[i], REACH)) {
                announce(i);
            }
        }
    }

    private void announce(int i) {
        boolean isSeen = left[i] <= SEEN_TICKS;
        switch (way[i]) {
            case DROPS -> {
                if (left[i] % CRUMBLE_TICKS == 0) {
                    float aside = (left[i] * 7) % 11 - 5;
                    impacts.show(EffectMoment.CEILING_CRUMBLING, toX[i] + aside, toY[i]);
                }
            }
            case CLIMBS -> {
                if (left[i] % CRUMBLE_TICKS == 0) {
                    float dx = (toX[i] - fromX[i]) / TO_ROCK;
                    float dy = (toY[i] - fromY[i]) / TO_ROCK;
                    impacts.towards(dx, dy).sized(isSeen ? 4 : 1, 1);
                    impacts.show(EffectMoment.ROCK_CRUMBLING, fromX[i], fromY[i]);
                }
            }
            case RISES -> {
                if (left[i] == SEEN_TICKS || left[i] == SEEN_TICKS / 2) {
                    impacts.of(rgb[i]).show(EffectMoment.LIQUID_SWELLING, fromX[i], fromY[i]);
                } else if (left[i] % BUBBLE_TICKS == 0) {
                    impacts.of(rgb[i]).sized(isSeen ? 3 : 1, 1).show(EffectMoment.LIQUID_BUBBLING, fromX[i], fromY[i]);
                }
            }
        }
    }

    /** Shows the arrival of a monster at a place, in world pixels; returns false if none was on its way there. */
    boolean arrive(float x, float y) {
        for (int i = 0; i < MOST; i++) {
            if (isDrawn(i)
                    && left[i] <= 1
                    && Math.abs(toX[i] - x) < SceneContext.CELL
                    && Math.abs(toY[i] + SceneContext.FOOT - y) < SceneContext.CELL) {
                left[i] = -LATE_TICKS;
                land(i, x, y - SceneContext.FOOT);
                return true;
            }
        }
        return false;
    }

    private void land(int i, float x, float foot) {
        switch (way[i]) {
            case DROPS -> impacts.show(EffectMoment.CEILING_LEFT, x, foot);
            case CLIMBS -> {
                impacts.show(EffectMoment.ROCK_LEFT, x, foot);
                impacts.show(EffectMoment.ROCK_OPENED, fromX[i], fromY[i]);
            }
            case RISES -> impacts.of(rgb[i]).show(EffectMoment.LIQUID_LEFT, x, foot);
        }
    }

    private boolean isDrawn(int i) {
        return left[i] <= SEEN_TICKS && left[i] > -LATE_TICKS;
    }

    /** Draws shadows, and adds all that can be seen to the order by depth. */
    void draw() {
        for (int i = 0; i < MOST; i++) {
            if (isDrawn(i) && frame.fog.sight(cell[i]) > 0 && frame.section.sees(toX[i], toY[i], REACH)) {
                paintShadow(i);
                order.add(DepthOrder.ThingKind.NEWCOMER, i, Math.min(fromY[i], toY[i]));
            }
        }
    }

    /** Returns how far a monster is on its way, from 0 to 1. */
    private float done(int i) {
        return 1 - Math.max(0, left[i] - frame.alpha) / SEEN_TICKS;
    }

    private void paintShadow(int i) {
        float done = done(i);
        float full = 2
                        * SceneContext.CELL
                        * world.content().monsters().at(monster[i]).radiusCells()
                + 4;
        QuadBatch batch = frame.batch;
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        switch (way[i]) {
            case DROPS -> {
                float width = full * (0.3f + 0.9f * done);
                batch.colour(0, 0.25f + 0.5f * done);
                batch.shape(toX[i] - width / 2, toY[i] - width * 0.22f, width, width * 0.44f);
            }
            case CLIMBS -> {
                float width = (full + 6) * Math.min(1, 2 * done);
                batch.colour(0, 0.85f);
                batch.shape(fromX[i] - width / 2, fromY[i] - 2, width, width);
            }
            case RISES -> {
                float width = (full + 6) * Math.min(1, 2 * done);
                batch.colour(0, 0.5f * (1 - done));
                batch.shape(fromX[i] - width / 2, fromY[i] - width * 0.25f, width, width * 0.5f);
            }
        }
    }

    private void paint(int i) {
        float done = done(i);
        ActorSprites look = frame.sprites.monsters.get(monster[i]);
        float clarity = frame.fog.sight(cell[i]);
        boolean isWest = world.player().body().x * SceneContext.CELL < toX[i];
        switch (way[i]) {
            case DROPS -> {
                float height = CEILING * (1 - done * done);
                float near = Math.min(1, (1 - height / CEILING) / DIM_HEIGHT);
                begin(ActorTraces.mixed(DARK, LIT, near), clarity * near);
                look.idle().drawStanding(frame.batch, 0, toX[i], toY[i] + height, 0, 0, isWest);
            }
            case CLIMBS -> {
                float out = Math.min(1, done / OUT_OF_ROCK);
                float along = Math.max(0, (done - OUT_OF_ROCK) / (1 - OUT_OF_ROCK));
                float shakes = along == 0 && left[i] / 2 % 2 == 0 ? 1 : 0;
                begin(ActorTraces.mixed(DARK, LIT, 0.25f * out + 0.75f * along), clarity * out);
                go(i, look.walk(), along, shakes, 0, isWest);
            }
            case RISES -> {
                float out = Math.min(1, done / OUT_OF_LIQUID);
                float along = Math.max(0, (done - OUT_OF_LIQUID) / (1 - OUT_OF_LIQUID));
                int sunk = Math.round((1 - out) * look.idle().height());
                begin(ActorTraces.mixed(rgb[i], LIT, 0.4f + 0.6f * out), clarity);
                go(i, look.idle(), along, 0, sunk, isWest);
            }
        }
    }

    private void begin(int tint, float alpha) {
        frame.batch.colour(tint, alpha);
        frame.batch.effect(QuadShape.SPRITE, 0, 1, 0);
    }

    /** Draws a monster on the way from where it comes from to its mark, in a hop. */
    private void go(int i, SpriteStrip strip, float along, float aside, int sunk, boolean isWest) {
        float x = fromX[i] + (toX[i] - fromX[i]) * along + aside;
        float y = fromY[i] + (toY[i] - fromY[i]) * along + 4 * along * (1 - along) * HOPS;
        strip.drawStanding(frame.batch, strip.frameAt(along), x, y, sunk, 0, isWest);
    }
}
