package dev.orebound.view.thing;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.light.LightOccluders;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.thing.VignetteSprites.ThingLook;
import dev.orebound.world.World;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropHolding;
import dev.orebound.world.component.PropState;
import java.util.Arrays;
import java.util.List;

/** Draws keys that lie on the floor, the things of vignettes, and the heaps that fallen roofs left. */
public final class VignetteLayer implements SceneLayer {
    private static final float SHADOW = 15;
    private static final float REACH = 48;
    /** Height of a prize over the foot of its pedestal, and of what is in a cage over its floor, in pixels. */
    private static final float ON_PEDESTAL = 11;

    private static final float IN_CAGE = 5;
    private static final float IN_KENNEL = 3;
    /** Pixels by which what is tall and in nobody's way stands towards the back of its cell. */
    private static final float AT_THE_BACK = 7;

    /** Height of a key over what it lies on, in pixels. */
    private static final float ON_ALTAR = 7;

    private static final float HAZE = 12;
    private static final int KEY_RGB = 0xffc65c;
    /** Tint of what has done what it could. */
    private static final int SPENT = 0x8a84a0;

    private static final float FLAMES_A_SECOND = 8;
    private static final float STIRS_A_SECOND = 3;
    private static final float EARTH_A_SECOND = 0.8f;
    /** Seconds from one breath of a statue that is none to the next, and seconds that it takes. */
    private static final float BREATHES_SECONDS = 6;

    private static final float BREATH_SECONDS = 0.7f;
    private static final float OPENS_SECONDS = 0.5f;
    /** Ticks in which the shadow of a falling roof grows, and its widths at first and at last, in pixels. */
    private static final float GROWS_TICKS = 24;

    private static final float CRACK_SHADOW = 5;
    private static final float FALL_SHADOW = 18;
    private static final long NEVER = -1;

    private final SceneContext frame;
    private final World world;
    private final QuadBatch batch;
    private final DepthOrder order;
    private final VignetteSprites looks;
    private final LightOccluders occluders;
    /** Seconds since cages shut, levers were pulled, by the number of their vignette. */
    private final float[] movedAgo;

    /** The things that keys lie on, by the numbers of the keys; without frames for the bare ground. */
    private final ThingLook[] altars;

    private final int[] closing;
    private final boolean[] hasFallen;
    /** The ticks in which the roof over the closing cells cracked, or {@link #NEVER}. */
    private final long[] crackedAt;

    private int solidVersion = -1;

    public VignetteLayer(SceneContext frame, VignetteSprites looks, LightOccluders occluders, DepthOrder order) {
        this.frame = frame;
        this.looks = looks;
        this.order = order;
        this.occluders = occluders;
        world = frame.world;
        Floor floor = world.floor();
        batch = frame.batch;
        movedAgo = new float[floor.vignettes().size()];
        Arrays.fill(movedAgo, OPENS_SECONDS);
        altars = new ThingLook[floor.keys().size()];
        for (int i = 0; i < altars.length; i++) {
            altars[i] = looks.under(floor, floor.keys().get(i).at());
        }
        closing = floor.vignettes().stream()
                .flatMap(vignette -> vignette.closes().stream())
                .mapToInt(Integer::intValue)
                .sorted()
                .distinct()
                .toArray();
        hasFallen = new boolean[closing.length];
        crackedAt = new long[closing.length];
        Arrays.fill(crackedAt, NEVER);
        order.paintWith(
                DepthOrder.ThingKind.VIGNETTE,
                index -> paintProp(world.floorState().props().get(index)));
        order.paintWith(
                DepthOrder.ThingKind.KEY,
                index -> paintKey(world.floorState().keys().get(index)));
        order.paintWith(DepthOrder.ThingKind.ALTAR, this::paintAltar);
        order.paintWith(DepthOrder.ThingKind.HEAP, index -> paintHeap(closing[index]));
    }

    /** Lets the cages, or the lever, of a vignette move. */
    public void shift(int vignette) {
        movedAgo[vignette] = 0;
    }

    /** Lets the shadow of a falling roof grow on a cell. */
    public void crack(int cell, long tick) {
        int index = Arrays.binarySearch(closing, cell);
        if (index >= 0) {
            crackedAt[index] = tick;
        }
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < movedAgo.length; i++) {
            movedAgo[i] += seconds;
        }
        refresh();
    }

    private void refresh() {
        if (solidVersion != world.floorState().solidVersion()) {
            solidVersion = world.floorState().solidVersion();
            for (int i = 0; i < closing.length; i++) {
                boolean isClosed = world.floorState().opaque().at(closing[i]);
                if (isClosed != hasFallen[i]) {
                    hasFallen[i] = isClosed;
                    occluders.shutCell(closing[i], isClosed);
                }
            }
        }
    }

    @Override
    public void draw() {
        List<PropComponent> props = world.floorState().props();
        for (int i = 0; i < props.size(); i++) {
            PropComponent prop = props.get(i);
            if (isSeen(prop.cell)) {
                addProp(prop, i);
            }
        }
        for (int i = 0; i < world.floorState().keys().size(); i++) {
            KeyComponent key = world.floorState().keys().get(i);
            int altar = altarCell(i);
            if (altars[i].strip().frames() > 0 && isSeen(altar)) {
                addStanding(DepthOrder.ThingKind.ALTAR, i, altar, altars[i].strip(), AT_THE_BACK);
            }
            if (key.state == KeyState.LYING && isSeen(key.cell)) {
                paintShadow(key.cell, 9, ThingPainter.FOOT);
                order.add(DepthOrder.ThingKind.KEY, i, frame.southY(key.cell) + ThingPainter.FOOT);
            }
        }
        for (int i = 0; i < closing.length; i++) {
            if (hasFallen[i] && isSeen(closing[i])) {
                order.add(DepthOrder.ThingKind.HEAP, i, frame.southY(closing[i]));
            } else if (crackedAt[i] != NEVER && isSeen(closing[i])) {
                float grown = Math.min(1, (world.tick() - crackedAt[i] + frame.alpha) / GROWS_TICKS);
                float width = CRACK_SHADOW + (FALL_SHADOW - CRACK_SHADOW) * grown;
                batch.colour(0, 0.35f + 0.4f * grown);
                batch.effect(QuadShape.SHADOW, 0, 0, 0);
                float x = frame.middleX(closing[i]) - width / 2;
                batch.shape(x, frame.middleY(closing[i]) - width * 0.35f, width, width * 0.7f);
            }
        }
    }

    private void addProp(PropComponent prop, int index) {
        SpriteStrip strip = looks.prop(prop.vignette, prop.number).strip();
        if (isFlat(prop)) {
            paintFlat(prop, strip);
        } else if (strip.frames() > 0) {
            addStanding(DepthOrder.ThingKind.VIGNETTE, index, prop.cell, strip, footOf(prop));
        }
    }

    /** Draws the shadow of a thing and adds the thing to the order by depth; the hero is seen before it, too. */
    private void addStanding(DepthOrder.ThingKind kind, int index, int cell, SpriteStrip strip, float foot) {
        paintShadow(cell, Math.max(SHADOW, strip.width() - 4f), foot);
        float x = frame.middleX(cell) + aside(cell, strip);
        order.addBehindHero(kind, index, x, frame.southY(cell) + foot, strip.width() / 2f, strip.height());
    }

    private boolean isFlat(PropComponent prop) {
        return isPassable(prop) && !looks.prop(prop.vignette, prop.number).isTall();
    }

    private static boolean isPassable(PropComponent prop) {
        return !prop.kind.isSolid() && prop.kind != PropKind.MESSAGE;
    }

    /** Returns how far from the southern edge of its cell a thing stands, in pixels. */
    private static float footOf(PropComponent prop) {
        return isPassable(prop) ? AT_THE_BACK : ThingPainter.FOOT;
    }

    /** Returns the cell that a key lay on at first. */
    private int altarCell(int key) {
        return world.floor().keys().get(key).at();
    }

    private boolean isSeen(int cell) {
        return frame.fog.seen(cell) > 0 && frame.section.sees(frame.middleX(cell), frame.middleY(cell), REACH);
    }

    private void paintShadow(int cell, float width, float foot) {
        batch.colour(0, 0.45f);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(frame.middleX(cell) - width / 2, frame.southY(cell) + foot - width * 0.16f, width, width * 0.4f);
    }

    private void paintFlat(PropComponent prop, SpriteStrip strip) {
        tint(prop);
        float y = frame.middleY(prop.cell) - strip.height() / 2f;
        strip.draw(batch, pictureOf(prop, strip), frame.middleX(prop.cell) + aside(prop.cell, strip), y);
    }

    /** Sets the colour and the glow of a thing: what has done what it could is dull. */
    private void tint(PropComponent prop) {
        boolean isSpent = prop.state == PropState.SPENT;
        glow(isSpent ? SPENT : 0xffffff, 0, prop.cell);
        if (isSpent) {
            batch.effect(QuadShape.SPRITE, 0, 0, 0);
        }
    }

    /** Returns the pixels by which something wider than its cell is moved away from rock on one side. */
    private float aside(int cell, SpriteStrip strip) {
        float beyond = (strip.width() - SceneContext.CELL) / 2;
        boolean isRockWest = !world.floor().structure().at(cell - 1);
        boolean isRockEast = !world.floor().structure().at(cell + 1);
        return beyond <= 0 || isRockWest == isRockEast ? 0 : isRockWest ? beyond : -beyond;
    }

    private int variant(int cell, SpriteStrip strip) {
        return (int) (frame.dice(cell) & 0x7f) % Math.max(1, strip.frames());
    }

    private void paintProp(PropComponent prop) {
        SpriteStrip strip = looks.prop(prop.vignette, prop.number).strip();
        boolean swings = prop.kind == PropKind.CAGE || prop.kind == PropKind.KENNEL;
        float x = frame.middleX(prop.cell) + (swings ? 0 : aside(prop.cell, strip));
        float y = frame.southY(prop.cell) + footOf(prop);
        int picture = pictureOf(prop, strip);
        if (prop.kind == PropKind.KENNEL) {
            glow(0xffffff, 0, prop.cell);
            looks.kennelBack.draw(batch, 0, x, y + 1);
        }
        boolean isOnTop = prop.kind == PropKind.PRIZE;
        if (isOnTop) {
            glow(0xffffff, 0, prop.cell);
            strip.draw(batch, picture, x, y);
        }
        if (prop.state != PropState.TAKEN) {
            paintHeld(prop, x, y);
        }
        if (!isOnTop) {
            tint(prop);
            // The open door of a cage swings away from rock.
            boolean isDoorEast = !swings || world.floor().structure().at(prop.cell + 1);
            strip.draw(batch, picture, x, y, !isDoorEast);
        }
    }

    private int pictureOf(PropComponent prop, SpriteStrip strip) {
        int last = Math.max(0, strip.frames() - 1);
        return switch (prop.kind) {
            case CAGE, KENNEL -> prop.state == PropState.SHUT ? moved(prop, last) : 0;
            case LEVER -> prop.state == PropState.PULLED ? moved(prop, last) : 0;
            case STATUE -> (frame.time + prop.cell % 5) % BREATHES_SECONDS < BREATH_SECONDS ? last : 0;
            case SCENERY -> strip.frameRound(frame.flashes.time() + prop.cell, FLAMES_A_SECOND);
            case VENT ->
                prop.state == PropState.SPENT ? 0 : strip.frameRound(frame.flashes.time() + prop.cell, STIRS_A_SECOND);
            case BURROW -> prop.state == PropState.WOKEN ? 0 : moving(prop, strip);
            case DECORATION ->
                glows(prop)
                        ? strip.frameRound(frame.flashes.time() + prop.cell, STIRS_A_SECOND)
                        : variant(prop.cell, strip);
            default -> variant(prop.cell, strip);
        };
    }

    private boolean glows(PropComponent prop) {
        return looks.prop(prop.vignette, prop.number).light() != null;
    }

    /** Returns the picture of a burrow out of which nobody has come: any but the first, in turn. */
    private int moving(PropComponent prop, SpriteStrip strip) {
        float pace = glows(prop) ? STIRS_A_SECOND : EARTH_A_SECOND;
        int moving = strip.frames() - 1;
        return moving <= 0 ? 0 : 1 + Math.floorMod((int) ((frame.flashes.time() + prop.cell) * pace), moving);
    }

    /** Returns the picture of something that moves once, to its last. */
    private int moved(PropComponent prop, int last) {
        return Math.min(last, (int) (movedAgo[prop.vignette] / OPENS_SECONDS * (last + 1)));
    }

    private void paintHeld(PropComponent prop, float x, float y) {
        float hover = (float) Math.sin(frame.time * 2.4f + prop.cell);
        if (prop.holds == PropHolding.COMPANION) {
            ActorSprites captive = frame.sprites.monsters.get(prop.what);
            boolean isGolem = world.content().golems().ofMonster(prop.what) != null;
            SpriteStrip strip = isGolem ? captive.asleep() : captive.idle();
            glow(0xffffff, 0, prop.cell);
            strip.draw(batch, strip.frameRound(frame.time + prop.cell, 2), x, y + IN_KENNEL);
        } else if (prop.holds != PropHolding.NOTHING) {
            SpriteStrip strip =
                    prop.holds == PropHolding.RELIC ? looks.relics.get(prop.what) : frame.sprites.items.get(prop.what);
            float foot = y + (prop.kind == PropKind.PRIZE ? ON_PEDESTAL + hover : IN_CAGE);
            paintHaze(rgbOf(prop), x, foot + strip.height() / 2f, prop.cell);
            glow(0xffffff, 0, prop.cell);
            strip.draw(batch, strip.frameRound(frame.flashes.time(), 5), x, foot);
        }
    }

    private int rgbOf(PropComponent prop) {
        return prop.holds == PropHolding.RELIC
                ? frame.sprites.gearColours[prop.what]
                : world.content().items().at(prop.what).light().rgb();
    }

    private void paintHaze(int rgb, float x, float y, int cell) {
        float radius = HAZE + 1.5f * frame.flashes.wave(frame.time * 2.6f + cell);
        batch.colour(rgb, frame.fog.sight(cell));
        batch.effect(QuadShape.HAZE, 0, 0.45f, 0);
        batch.shape(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private void paintKey(KeyComponent key) {
        float x = frame.middleX(key.cell);
        boolean isOnAltar = altars[key.number].strip().frames() > 0 && key.cell == altarCell(key.number);
        float rise = isOnAltar ? ON_ALTAR : 4;
        float y = frame.southY(key.cell) + ThingPainter.FOOT + rise + 1.5f * (float) Math.sin(frame.time * 2.4f);
        paintHaze(KEY_RGB, x, y + looks.key.height() / 2f, key.cell);
        glow(0xffffff, 0, key.cell);
        looks.key.draw(batch, 0, x, y);
    }

    private void paintAltar(int key) {
        SpriteStrip strip = altars[key].strip();
        int cell = altarCell(key);
        glow(0xffffff, 0, cell);
        float x = frame.middleX(cell) + aside(cell, strip);
        strip.draw(batch, strip.frameRound(frame.flashes.time(), STIRS_A_SECOND), x, frame.southY(cell) + AT_THE_BACK);
    }

    private void paintHeap(int cell) {
        glow(frame.rockRgb(), 0, cell);
        looks.fallen.draw(batch, variant(cell, looks.fallen), frame.middleX(cell), frame.southY(cell));
    }

    private void glow(int rgb, float flash, int cell) {
        batch.colour(rgb, 1);
        batch.effect(QuadShape.SPRITE, flash, 0.35f + 0.65f * frame.fog.sight(cell), 0);
    }

    /** Adds the light of all that glows. */
    public void addTo(LightList lights) {
        List<PropComponent> props = world.floorState().props();
        for (int i = 0; i < props.size(); i++) {
            PropComponent prop = props.get(i);
            LightSource light = looks.prop(prop.vignette, prop.number).light();
            if (light != null && !isDone(prop.state)) {
                boolean isFire = prop.kind == PropKind.SCENERY;
                add(lights, prop.cell, light, isFire ? frame.flashes.flicker(frame.time, prop.cell) : 1);
            }
            boolean isHeld = prop.state == PropState.STANDING || prop.state == PropState.SHUT;
            if (isHeld && prop.holds == PropHolding.ITEM) {
                add(lights, prop.cell, world.content().items().at(prop.what).light(), 1);
            }
        }
    }

    private static boolean isDone(PropState state) {
        return state == PropState.SPENT || state == PropState.PULLED || state == PropState.WOKEN;
    }

    private void add(LightList lights, int cell, LightSource light, float share) {
        float x = frame.middleX(cell);
        float y = frame.middleY(cell);
        float radius = light.radiusCells() * SceneContext.CELL;
        float clarity = frame.fog.seen(cell);
        if (clarity > 0 && frame.section.sees(x, y, radius)) {
            lights.add(x, y, radius, light.rgb(), light.strength() * share * clarity);
        }
    }
}
