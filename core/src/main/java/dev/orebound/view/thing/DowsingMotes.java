package dev.orebound.view.thing;

import dev.orebound.cave.vein.VeinDowser;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.FeelRules;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;

/**
 * Draws motes that point to the nearest vein of the chosen ore on the floors below, as long as the player holds some of
 * that ore. They drift from the player's feet towards the place above the vein, more and brighter ones as it comes
 * nearer; on the place itself they sink into the ground.
 */
public final class DowsingMotes {
    private static final int MOST = 32;
    private static final float LIFE_SECONDS = 1.6f;
    private static final float SINKING_SECONDS = 0.9f;

    /** Pixels a second. */
    private static final float DRIFT = 34;

    private static final float SINKING_RING = 15;
    private static final float SINKING_HEIGHT = 12;
    private static final float FAINTEST = 0.55f;
    private static final float FEET = 4;

    /** Distance from the feet at which drifting motes rise, so that the player's picture hides few of them. */
    private static final float CLEAR = 6;

    private final World world;
    private final VeinDowser dowsing;
    private final FeelRules.DowsingRules rules;
    private final RandomStream chance;
    private final float[] fromX = new float[MOST];
    private final float[] fromY = new float[MOST];
    private final float[] toX = new float[MOST];
    private final float[] toY = new float[MOST];
    private final float[] height = new float[MOST];
    private final float[] age = new float[MOST];
    private final float[] life = new float[MOST];
    private final float[] strength = new float[MOST];
    private final int[] rgb = new int[MOST];
    private int next;
    private float due;
    private int askedCell = Grid.NONE;
    private int askedOre = -1;
    private int target = Grid.NONE;
    private int floorsDown;

    /** @param chance decides nothing but pictures */
    public DowsingMotes(World world, RandomStream chance) {
        this.world = world;
        this.chance = chance;
        rules = world.content().feel().dowsing();
        dowsing = new VeinDowser(world.floor(), world.content());
    }

    /**
     * Lets time pass.
     *
     * @param x where the player's middle is drawn, in world pixels; {@code y} likewise
     */
    public void move(float x, float y, float seconds) {
        for (int i = 0; i < MOST; i++) {
            age[i] += seconds;
        }
        PlayerComponent carrier = world.player().component();
        int ore = Integer.numberOfTrailingZeros(carrier.chosenOres);
        if (!world.player().isAlive() || carrier.flasks[ore] <= 0) {
            due = 0;
            return;
        }
        ask(ore);
        if (target != Grid.NONE) {
            rise(x, y, seconds, ore);
        }
    }

    private void ask(int ore) {
        int cell = world.player().body().cell;
        if (cell != askedCell || ore != askedOre) {
            askedCell = cell;
            askedOre = ore;
            target = dowsing.nearest(ore, cell);
            floorsDown = dowsing.floorsDown();
        }
    }

    private void rise(float x, float y, float seconds, int ore) {
        Grid grid = world.floor().grid();
        float wayX = (grid.x(target) + 0.5f) * SceneContext.CELL - x;
        float wayY = (grid.y(target) + 0.5f) * SceneContext.CELL - y;
        float way = (float) Math.sqrt(wayX * wayX + wayY * wayY);
        float cells = way / SceneContext.CELL;
        float down = floorsDown * rules.floorCells();
        float far = (float) Math.sqrt(cells * cells + down * down) / rules.farCells();
        float near = 1 - Math.min(1, far);
        due += seconds * (rules.fewestASecond() + near * (rules.mostASecond() - rules.fewestASecond()));
        for (; due >= 1; due--) {
            int mote = next++ % MOST;
            age[mote] = 0;
            strength[mote] = FAINTEST + (1 - FAINTEST) * near;
            rgb[mote] = world.content().ores().at(ore).light().rgb();
            if (target == world.player().body().cell) {
                sink(mote, x, y);
            } else {
                drift(mote, x, y, wayX / way, wayY / way);
            }
        }
    }

    private void drift(int mote, float x, float y, float directionX, float directionY) {
        float aside = (chance.unit() - 0.5f) * 12;
        life[mote] = LIFE_SECONDS * (0.7f + 0.3f * chance.unit());
        fromX[mote] = x - directionY * aside + directionX * CLEAR;
        fromY[mote] = y - FEET + directionX * aside + directionY * CLEAR;
        toX[mote] = fromX[mote] + directionX * DRIFT * life[mote];
        toY[mote] = fromY[mote] + directionY * DRIFT * life[mote];
        height[mote] = 0;
    }

    private void sink(int mote, float x, float y) {
        double turn = chance.unit() * 2 * Math.PI;
        life[mote] = SINKING_SECONDS;
        fromX[mote] = x + (float) Math.cos(turn) * SINKING_RING;
        fromY[mote] = y - FEET + (float) Math.sin(turn) * SINKING_RING * 0.7f;
        toX[mote] = x + (fromX[mote] - x) * 0.3f;
        toY[mote] = y - FEET + (fromY[mote] - y + FEET) * 0.3f;
        height[mote] = SINKING_HEIGHT;
    }

    /** Draws between the batch's begin and end. */
    public void draw(QuadBatch batch) {
        for (int i = 0; i < MOST; i++) {
            if (isShown(i)) {
                float part = age[i] / life[i];
                float fade = strength[i] * Math.min(1, Math.min(part * 6, (1 - part) * 2));
                int size = part < 0.6f ? 2 : 1;
                batch.colour(rgb[i], fade);
                batch.effect(QuadShape.BLOCK, 0.35f * fade, 0.8f * fade, 0);
                batch.shape((float) Math.floor(x(i)), (float) Math.floor(y(i)), size, size);
            }
        }
    }

    private boolean isShown(int mote) {
        return age[mote] < life[mote];
    }

    private float x(int mote) {
        return fromX[mote] + (toX[mote] - fromX[mote]) * age[mote] / life[mote];
    }

    private float y(int mote) {
        float part = age[mote] / life[mote];
        return fromY[mote] + (toY[mote] - fromY[mote]) * part + height[mote] * (1 - part) * (1 - part);
    }

    /** Returns the number of visible motes. */
    int shown() {
        int shown = 0;
        for (int i = 0; i < MOST; i++) {
            shown += isShown(i) ? 1 : 0;
        }
        return shown;
    }

    /** Returns how far east the visible motes go on average, in pixels. */
    float driftX() {
        float sum = 0;
        for (int i = 0; i < MOST; i++) {
            sum += isShown(i) ? toX[i] - fromX[i] : 0;
        }
        return sum / Math.max(1, shown());
    }

    /** Returns how far north the visible motes go on average, in pixels. */
    float driftY() {
        float sum = 0;
        for (int i = 0; i < MOST; i++) {
            sum += isShown(i) ? toY[i] - fromY[i] : 0;
        }
        return sum / Math.max(1, shown());
    }
}
