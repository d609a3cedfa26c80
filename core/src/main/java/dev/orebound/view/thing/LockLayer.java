package dev.orebound.view.thing;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.LockKind.LockTrait;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.light.LightOccluders;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.thing.VignetteSprites.ThingLook;
import dev.orebound.world.World;
import dev.orebound.world.component.LockComponent;

/**
 * Draws locks. One that the player has not found is not drawn: the picture of the floor shows rock there, and only a
 * little dust betrays it.
 */
public final class LockLayer implements SceneLayer {
    private static final float REACH = 32;
    private static final float FLAMES_A_SECOND = 8;
    private static final float OPENS_SECONDS = 0.5f;
    private static final float TREMBLES_SECONDS = 0.2f;
    private static final float DRAUGHT_SECONDS = 0.55f;

    private final SceneContext frame;
    private final World world;
    private final Floor floor;
    private final DepthOrder order;
    private final ImpactEffects impacts;
    private final LightOccluders occluders;
    /** The locks by their numbers. */
    private final LockView[] locks;

    private float untilDraught;

    /** What is drawn of a lock beyond its state. */
    private static final class LockView {
        final ThingLook look;
        final boolean isFlat;
        /** Whether it moves while it is shut; its last picture alone is then that of the open one. */
        final boolean isAlive;

        final boolean isOpaque;
        final boolean isStony;
        /** The free cell before it, or {@link Grid#NONE}. */
        final int before;

        /** Whether light is stopped there now. */
        boolean isDark;

        float openedAgo = OPENS_SECONDS;
        float struckAgo = TREMBLES_SECONDS;

        LockView(ThingLook look, LockKind kind, int before) {
            this.look = look;
            isFlat = kind.has(LockTrait.FLAT);
            isAlive = kind.has(LockTrait.CRACKLES);
            isOpaque = kind.has(LockTrait.OPAQUE);
            isStony = kind.has(LockTrait.STONY);
            this.before = before;
        }
    }

    public LockLayer(
            SceneContext frame,
            VignetteSprites looks,
            ImpactEffects impacts,
            LightOccluders occluders,
            DepthOrder order) {
        this.occluders = occluders;
        this.frame = frame;
        this.impacts = impacts;
        this.order = order;
        world = frame.world;
        floor = world.floor();
        locks = new LockView[floor.locks().size()];
        for (int i = 0; i < locks.length; i++) {
            locks[i] = view(floor.locks().get(i), looks);
        }
        order.paintWith(DepthOrder.ThingKind.LOCK, this::paint);
    }

    private LockView view(LockSpot lock, VignetteSprites looks) {
        LockKind kind = world.content().locks().get(lock.kind());
        int cell = lock.cells().at(0);
        boolean isAside = isRock(cell, Direction.NORTH) && isRock(cell, Direction.SOUTH);
        ThingLook look = looks.lock(world.content().locks().indexOf(lock.kind()), isAside);
        return new LockView(look, kind, before(lock));
    }

    private int before(LockSpot lock) {
        VignetteSpot shut = floor.vignettes().get(lock.vignette() - 1);
        for (int i = 0; i < lock.cells().size(); i++) {
            for (Direction side : Direction.STRAIGHT) {
                int next = floor.grid().neighbour(lock.cells().at(i), side);
                boolean isOpen = next != Grid.NONE && floor.structure().at(next);
                if (isOpen && !shut.cells().contains(next) && !lock.cells().contains(next)) {
                    return next;
                }
            }
        }
        return Grid.NONE;
    }

    private boolean isRock(int cell, Direction side) {
        int next = floor.grid().neighbour(cell, side);
        return next == Grid.NONE || !floor.structure().at(next);
    }

    /** Lets a lock tremble for a moment. */
    public void strike(int lock) {
        locks[lock].struckAgo = 0;
    }

    /** Lets a lock give way. */
    public void open(int lock) {
        locks[lock].openedAgo = 0;
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < locks.length; i++) {
            locks[i].openedAgo += seconds;
            locks[i].struckAgo += seconds;
            darken(locks[i], world.floorState().locks().get(i));
        }
        untilDraught -= seconds;
        if (untilDraught <= 0) {
            untilDraught = DRAUGHT_SECONDS;
            blow();
        }
    }

    private void darken(LockView view, LockComponent lock) {
        boolean stopsLight = view.isOpaque && !lock.isOpen;
        if (stopsLight != view.isDark) {
            view.isDark = stopsLight;
            occluders.shutCell(lock.cell, stopsLight);
        }
    }

    /** Lets a little dust come out from under each hidden lock in sight. */
    private void blow() {
        for (int i = 0; i < locks.length; i++) {
            LockComponent lock = world.floorState().locks().get(i);
            int before = locks[i].before;
            if (lock.isHidden && before != Grid.NONE && frame.fog.sight(before) > 0) {
                float dx = frame.middleX(before) - frame.middleX(lock.cell);
                float dy = frame.middleY(before) - frame.middleY(lock.cell);
                float x = frame.middleX(lock.cell) + dx * 0.55f;
                float y = frame.middleY(lock.cell) + dy * 0.55f;
                impacts.towards(dx / SceneContext.CELL, dy / SceneContext.CELL).show(EffectMoment.DRAUGHT, x, y);
            }
        }
    }

    /** Draws what lies flat, and adds what stands to the order by depth. */
    @Override
    public void draw() {
        for (int i = 0; i < locks.length; i++) {
            LockComponent lock = world.floorState().locks().get(i);
            if (lock.isHidden || !isSeen(lock.cell)) {
                continue;
            }
            if (locks[i].isFlat) {
                paint(i);
            } else {
                order.add(DepthOrder.ThingKind.LOCK, i, frame.southY(lock.cell) + 1);
            }
        }
    }

    private boolean isSeen(int cell) {
        return frame.fog.seen(cell) > 0 && frame.section.sees(frame.middleX(cell), frame.middleY(cell), REACH);
    }

    private void paint(int number) {
        LockComponent lock = world.floorState().locks().get(number);
        LockView view = locks[number];
        boolean trembles = view.struckAgo < TREMBLES_SECONDS;
        float aside = trembles ? (float) Math.signum(Math.sin(view.struckAgo * 90)) : 0;
        float flash = trembles ? 0.4f * (1 - view.struckAgo / TREMBLES_SECONDS) : 0;
        frame.batch.colour(view.isStony ? frame.rockRgb() : 0xffffff, 1);
        frame.batch.effect(QuadShape.SPRITE, flash, 0.35f + 0.65f * frame.fog.sight(lock.cell), 0);
        view.look
                .strip()
                .draw(frame.batch, pictureOf(lock, view), frame.middleX(lock.cell) + aside, frame.southY(lock.cell));
    }

    /**
     * Returns the picture of a lock: the first if it is shut, or each but the last in turn if it glows; the last if it
     * is open.
     */
    private int pictureOf(LockComponent lock, LockView view) {
        SpriteStrip strip = view.look.strip();
        int last = Math.max(0, strip.frames() - 1);
        if (lock.isOpen) {
            return view.openedAgo < OPENS_SECONDS
                    ? Math.min(last, 1 + (int) (view.openedAgo / OPENS_SECONDS * last))
                    : last;
        }
        return view.isAlive ? strip.frameRound(frame.flashes.time(), FLAMES_A_SECOND) % Math.max(1, last) : 0;
    }

    /** Adds the light of shut locks that glow. */
    public void addTo(LightList lights) {
        for (int i = 0; i < locks.length; i++) {
            LockComponent lock = world.floorState().locks().get(i);
            LightSource light = locks[i].look.light();
            if (light == null || lock.isOpen || lock.isHidden) {
                continue;
            }
            float x = frame.middleX(lock.cell);
            float y = frame.middleY(lock.cell);
            float radius = light.radiusCells() * SceneContext.CELL;
            if (frame.section.sees(x, y, radius)) {
                lights.add(x, y, radius, light.rgb(), light.strength() * frame.fog.seen(lock.cell));
            }
        }
    }
}
