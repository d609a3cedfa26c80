package dev.orebound.view.thing;

import dev.orebound.grid.Cells;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.SmallTreasure;

/**
 * Draws small treasure flat on the ground, where now one piece glints and now another, and the pieces of a taken heap
 * on their flight to the player. The first half of a sprite's frames are its pieces at rest, the second half the same
 * pieces as they glint.
 */
public final class SmallTreasureLayer implements SceneLayer {
    /**
     * Least height of a piece's picture above its cell's south edge, in pixels, from where it strays, so that no rows
     * show.
     */
    private static final float FOOT = 1;

    private static final int STRAYS_UP = 5;
    private static final int STRAYS_ASIDE = 3;

    private static final float GLINT_EVERY_SECONDS = 2.6f;
    private static final float GLINT_SHARE = 0.09f;

    private static final int MOST_FLIGHTS = 128;
    private static final float FLIGHT_SECONDS = 0.3f;

    /** Time by which a piece starts later for each cell that it lies farther away. */
    private static final float SECONDS_A_CELL = 0.045f;

    private static final float FLIGHT_HEIGHT = 7;

    /** Height of the player's belt, in pixels, to which the pieces fly. */
    private static final float BELT = 7;

    private final SceneContext frame;
    private final World world;
    private final SmallTreasure treasure;
    private final int[] flightCell = new int[MOST_FLIGHTS];
    private final int[] flightItem = new int[MOST_FLIGHTS];

    /** Seconds since each flight began; negative until it begins. */
    private final float[] flightAge = new float[MOST_FLIGHTS];

    private int flights;
    private int shown;

    public SmallTreasureLayer(SceneContext frame) {
        this.frame = frame;
        world = frame.world;
        treasure = world.part(SmallTreasure.class);
        shown = treasure.takenCount();
    }

    @Override
    public void update(float seconds) {
        while (shown < treasure.takenCount()) {
            launch(treasure.taken(shown++));
        }
        int kept = 0;
        for (int i = 0; i < flights; i++) {
            float age = flightAge[i] + seconds;
            if (age < FLIGHT_SECONDS) {
                flightCell[kept] = flightCell[i];
                flightItem[kept] = flightItem[i];
                flightAge[kept++] = age;
            }
        }
        flights = kept;
    }

    /** Lets the pieces of a heap fly, the nearest first; more than there is space for just disappear. */
    private void launch(int heap) {
        Cells cells = treasure.cells(heap);
        for (int i = 0; i < cells.size() && flights < MOST_FLIGHTS; i++) {
            flightCell[flights] = cells.at(i);
            flightItem[flights] = treasure.item(heap);
            flightAge[flights++] = -SECONDS_A_CELL
                    * frame.grid.steps8(cells.at(i), world.player().body().cell);
        }
    }

    @Override
    public void draw() {
        frame.batch.plain();
        for (int heap = 0; heap < treasure.heaps(); heap++) {
            if (!treasure.isTaken(heap)) {
                drawHeap(heap);
            }
        }
    }

    private void drawHeap(int heap) {
        SpriteStrip strip = frame.sprites.items.get(treasure.item(heap));
        Cells cells = treasure.cells(heap);
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            if (frame.fog.seen(cell) > 0 && frame.section.sees(x(cell), y(cell), 2 * SceneContext.CELL)) {
                strip.draw(frame.batch, look(strip, cell), x(cell), y(cell));
            }
        }
    }

    private float x(int cell) {
        return frame.middleX(cell) + Math.floorMod(frame.dice(cell), 2 * STRAYS_ASIDE + 1) - STRAYS_ASIDE;
    }

    private float y(int cell) {
        return frame.southY(cell) + FOOT + Math.floorMod(frame.dice(cell) >> 8, STRAYS_UP);
    }

    /** Returns the frame of a piece: its own look, for a moment now and then with a glint. */
    private int look(SpriteStrip strip, int cell) {
        int looks = strip.frames() / 2;
        int dice = (int) (frame.dice(cell) >>> 40);
        float late = (dice & 255) / 256f * GLINT_EVERY_SECONDS;
        boolean glints =
                frame.flashes.blinks(frame.time + late, GLINT_EVERY_SECONDS, GLINT_EVERY_SECONDS * GLINT_SHARE);
        return (dice >>> 8) % Math.max(1, looks) + (glints ? looks : 0);
    }

    /** Draws the pieces that fly to the player. */
    public void drawFlights() {
        frame.batch.plain();
        BodyComponent body = world.player().body();
        for (int i = 0; i < flights; i++) {
            int cell = flightCell[i];
            SpriteStrip strip = frame.sprites.items.get(flightItem[i]);
            float along = Math.max(0, flightAge[i] / FLIGHT_SECONDS);
            float way = along * along;
            float x = x(cell) + (frame.x(body) - x(cell)) * way;
            float y = y(cell) + (frame.y(body) + BELT - y(cell)) * way;
            float up = FLIGHT_HEIGHT * 4 * along * (1 - along);
            if (along == 0) {
                strip.draw(frame.batch, look(strip, cell), x, y);
            } else {
                strip.drawSmaller(frame.batch, strip.frames() - 1, x, y + up, 2);
            }
        }
    }
}
