package dev.orebound.view.effect;

import dev.orebound.content.effect.EffectMoment;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ViewCamera;
import dev.orebound.view.light.LightList;
import dev.orebound.world.World;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import java.util.Arrays;

/**
 * Draws the light that runs from the player over the floor to something that opens out of sight or far off, and lets
 * the camera glance along it unless the player is hunted. A trail makes no garbage.
 */
public final class OpeningTrails implements SceneLayer {
    private static final int MOST_TRAILS = 4;
    private static final int MOST_CELLS = 512;
    private static final int GOLD = 0xffd26e;
    private static final int PALE_GOLD = 0xfff0a8;

    /** Cells a second, at least, and the time after which the light has reached the end of any way. */
    private static final float LEAST_PACE = 15;

    private static final float LONGEST_RUN_SECONDS = 2.6f;
    /** Time for which a place shines once the light has passed it. */
    private static final float SHINES_SECONDS = 3.2f;

    private static final int GLINTS_A_CELL = 5;
    /** Places aside of the way at which glints lie, in an order that looks random, and the pixels between them. */
    private static final int STRAYS = 7;

    private static final int STRAY_STEP = 5;
    private static final float GLINT_STRAYS = 0.9f;
    private static final float HEAD_RADIUS = 15;
    private static final float HEAD_LIGHT = 58;
    private static final float LIGHT_RADIUS = 42;
    private static final int CELLS_A_LIGHT = 2;
    private static final int MOST_LIGHTS = 10;

    /** The part of the way that the camera glances at, and how long it looks. */
    private static final int GLANCE_CELLS = 12;

    private static final float GLANCE_SECONDS = 1.3f;

    private final SceneContext frame;
    private final World world;
    private final ImpactEffects impacts;
    private final ViewCamera camera;
    private final FloorTrail way;
    private final Trail[] trails = new Trail[MOST_TRAILS];
    private int next;

    /** The way of one light, and how far it has come. */
    private static final class Trail {
        final int[] cells = new int[MOST_CELLS];
        int length;
        float pace = LEAST_PACE;
        float age = Float.MAX_VALUE;
        boolean isReached;

        /** Returns how brightly a cell of the way shines, from 0 to 1. */
        float shine(int index) {
            float since = age - index / pace;
            return since < 0 ? 0 : Math.max(0, 1 - since / SHINES_SECONDS);
        }

        /** Returns the number of its cells that the light has reached. */
        int head() {
            return (int) Math.min(length, age * pace + 1);
        }

        boolean isOver() {
            return age * pace - length > SHINES_SECONDS * pace;
        }
    }

    public OpeningTrails(SceneContext frame, ImpactEffects impacts, ViewCamera camera) {
        this.frame = frame;
        this.impacts = impacts;
        this.camera = camera;
        world = frame.world;
        way = new FloorTrail(frame.world);
        Arrays.setAll(trails, i -> new Trail());
    }

    /** Sends a light from the player to what opens on a cell, if the player does not see it for itself. */
    public void show(int cell) {
        int from = world.player().body().cell;
        if (!FloorTrail.isFar(world, cell) || way.begin(from, cell) == 0) {
            return;
        }
        Trail trail = trails[next++ % MOST_TRAILS];
        trail.length = 0;
        for (int at = from; at != Grid.NONE && trail.length < MOST_CELLS; at = way.next()) {
            trail.cells[trail.length++] = at;
        }
        trail.age = 0;
        trail.pace = Math.max(LEAST_PACE, trail.length / LONGEST_RUN_SECONDS);
        trail.isReached = false;
        if (!isHunted()) {
            int ahead = trail.cells[Math.min(GLANCE_CELLS, trail.length - 1)];
            camera.glance(frame.middleX(ahead), frame.middleY(ahead), GLANCE_SECONDS);
        }
    }

    /** Sends a light to the exit with the shortest way. */
    public void showNearestExit() {
        int exit = way.nearestExit(world.player().body().cell);
        if (exit != Grid.NONE) {
            show(exit);
        }
    }

    private boolean isHunted() {
        for (int i = 0; i < world.monsters().size(); i++) {
            MindComponent mind = frame.minds.get(world.monsters().get(i));
            if (mind != null && mind.state == MindState.HUNTING) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void update(float seconds) {
        for (Trail trail : trails) {
            if (trail.length == 0) {
                continue;
            }
            trail.age += seconds;
            if (!trail.isReached && trail.head() == trail.length) {
                trail.isReached = true;
                int end = trail.cells[trail.length - 1];
                impacts.of(GOLD).show(EffectMoment.TRAIL_ENDING, frame.middleX(end), frame.middleY(end));
            }
            trail.length = trail.isOver() ? 0 : trail.length;
        }
    }

    @Override
    public void draw() {
        if (frame.isWithoutEffects) {
            return;
        }
        for (Trail trail : trails) {
            for (int i = 1; i < trail.head() && trail.length > 0; i++) {
                draw(trail, i);
            }
            if (trail.length > 0 && !trail.isReached) {
                drawHead(trail);
            }
        }
    }

    private void draw(Trail trail, int index) {
        float shine = trail.shine(index);
        float fromX = frame.middleX(trail.cells[index - 1]);
        float fromY = frame.middleY(trail.cells[index - 1]);
        float toX = frame.middleX(trail.cells[index]);
        float toY = frame.middleY(trail.cells[index]);
        if (shine <= 0 || !frame.section.sees(toX, toY, 2 * SceneContext.CELL)) {
            return;
        }
        frame.batch.colour(GOLD, 1);
        frame.batch.effect(QuadShape.HAZE, 0, 0.85f * shine, 0);
        frame.batch.shape(toX - 13, toY - 10, 26, 20);
        for (int i = 0; i < GLINTS_A_CELL; i++) {
            int number = index * GLINTS_A_CELL + i;
            float part = i / (float) GLINTS_A_CELL;
            float stray = (number * STRAY_STEP % STRAYS - STRAYS / 2) * GLINT_STRAYS;
            float fade = (float) Math.sqrt(shine) * (0.6f + 0.4f * frame.flashes.wave(frame.time * 2 + number * 0.7f));
            int size = number % 3 == 0 && shine > 0.7f ? 3 : shine > 0.25f ? 2 : 1;
            frame.batch.colour(shine > 0.8f ? PALE_GOLD : GOLD, fade);
            frame.batch.effect(QuadShape.BLOCK, 0.3f * shine, frame.flashes.dimmed(fade), 0);
            float x = fromX + (toX - fromX) * part + stray;
            float y = fromY + (toY - fromY) * part + stray * 0.6f;
            frame.batch.shape((float) Math.floor(x), (float) Math.floor(y), size, size);
        }
    }

    private void drawHead(Trail trail) {
        float x = headX(trail);
        float y = headY(trail);
        frame.batch.colour(PALE_GOLD, 1);
        frame.batch.effect(QuadShape.HAZE, 0, 0.8f, 0);
        frame.batch.shape(x - HEAD_RADIUS, y - HEAD_RADIUS * 0.7f, 2 * HEAD_RADIUS, HEAD_RADIUS * 1.4f);
        frame.batch.effect(QuadShape.BLOCK, 0.6f, 1, 0);
        frame.batch.shape(Math.round(x) - 2, Math.round(y) - 2, 4, 4);
    }

    private float headX(Trail trail) {
        return between(trail, frame.middleX(cellOfHead(trail, 0)), frame.middleX(cellOfHead(trail, 1)));
    }

    private float headY(Trail trail) {
        return between(trail, frame.middleY(cellOfHead(trail, 0)), frame.middleY(cellOfHead(trail, 1)));
    }

    /** Returns the cell that the head of a trail has reached, or one some cells ahead, its end at most. */
    private static int cellOfHead(Trail trail, int ahead) {
        return trail.cells[Math.min(trail.length - 1, (int) (trail.age * trail.pace) + ahead)];
    }

    /** Returns the place of the head between its cell and the next one. */
    private static float between(Trail trail, float from, float to) {
        float gone = trail.age * trail.pace;
        return from + (to - from) * (gone - (int) gone);
    }

    /** Adds the light of each trail: of its head, and of some places behind it. */
    public void addTo(LightList lights) {
        for (Trail trail : trails) {
            if (trail.length == 0) {
                continue;
            }
            if (!trail.isReached && frame.section.sees(headX(trail), headY(trail), HEAD_LIGHT)) {
                lights.add(headX(trail), headY(trail), HEAD_LIGHT, PALE_GOLD, 0.9f);
            }
            int left = MOST_LIGHTS;
            for (int i = trail.head() - 1; i > 0 && left > 0; i -= CELLS_A_LIGHT) {
                float x = frame.middleX(trail.cells[i]);
                float y = frame.middleY(trail.cells[i]);
                if (trail.shine(i) > 0 && frame.section.sees(x, y, LIGHT_RADIUS)) {
                    lights.add(x, y, LIGHT_RADIUS, GOLD, 0.7f * trail.shine(i) * frame.fog.seen(trail.cells[i]));
                    left--;
                }
            }
        }
    }
}
