package dev.orebound.view.arena;

import dev.orebound.cave.floor.Chest;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the signs of trap rooms: on the ground before and behind each doorway, over the chest that springs one, and on
 * shut doors. The drawing tells the kind of room, the colour what it is about to do.
 */
public final class ArenaSigils implements SceneLayer {
    private static final float GOES_OUT_SECONDS = 1.3f;
    private static final float CHANGES_SECONDS = 0.25f;
    private static final float LONG_AGO = 100;
    private static final float LIGHT_RADIUS = 46;
    private static final float REACH = 20;
    private static final float RADIUS_X = 13;
    private static final float RADIUS_Y = 9.5f;
    /** Opacity of the sign behind a doorway, compared with the one before it. */
    private static final float INSIDE = 0.6f;

    private static final float OVER_CHEST = 30;
    private static final float ON_DOOR = 9;

    private final World world;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private final List<Sign> signs = new ArrayList<>();

    /** Tells how the sign of a trap room looks in each state. */
    private enum SigilMood {
        /** Calm, and visible from across a room. */
        ASLEEP(0xc79bff, 0.92f, 0.62f, 0.16f, 1.2f, 0.5f),
        /** The player is near. */
        WARNED(0xffc65c, 0.95f, 0.85f, 0.25f, 6, 0.8f),
        /** The doors are closing. */
        CLOSING(0xff5a3c, 1, 1, 0.35f, 17, 1.15f),
        /** The doors are shut: it burns low until the end. */
        SEALED(0xc8403a, 0.75f, 0.5f, 0.12f, 2.4f, 0.45f),
        /** The room is won: gold, and then nothing. */
        CLEARED(0xffc65c, 1, 1, 0, 0, 1.1f),
        /** The room gave up: no light, and cracks. */
        BROKEN(0xa89db2, 0.75f, 0, 0, 0, 0);

        final int rgb;
        final float clarity;
        final float glow;

        /** Amount of swelling as a part of the light, and its pace in radians a second. */
        final float swell;

        final float pace;
        final float light;

        SigilMood(int rgb, float clarity, float glow, float swell, float pace, float light) {
            this.rgb = rgb;
            this.clarity = clarity;
            this.glow = glow;
            this.swell = swell;
            this.pace = pace;
            this.light = light;
        }

        static SigilMood of(ArenaState state) {
            return switch (state) {
                case DORMANT -> ASLEEP;
                case WARNED -> WARNED;
                case CLOSING -> CLOSING;
                case PAUSING, MARKING, FIGHTING, STORMING -> SEALED;
                case CLEARING, OPEN -> CLEARED;
                case BROKEN -> BROKEN;
            };
        }
    }

    /** Holds all signs of one trap room. */
    private static final class Sign {
        final Arena arena;
        final SpriteStrip strip;
        final List<DoorwayPoints> thresholds;

        /** Index of the chest that springs it, or -1. */
        final int chest;

        SigilMood mood;
        float since = LONG_AGO;

        Sign(Arena arena, SpriteStrip strip, List<DoorwayPoints> thresholds, int chest) {
            this.arena = arena;
            this.strip = strip;
            this.thresholds = thresholds;
            this.chest = chest;
            mood = SigilMood.of(arena.state());
        }
    }

    public ArenaSigils(SceneContext frame) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        this.looks = frame.sprites;
        for (Arena arena : frame.world.arenas()) {
            int kind = frame.world.content().arenaKinds().indexOf(arena.kind().id());
            signs.add(new Sign(
                    arena,
                    frame.sprites.sigils.get(kind),
                    DoorwayPoints.of(arena.room(), frame.world.floor()),
                    springingChest(arena)));
        }
    }

    private int springingChest(Arena arena) {
        List<Chest> chests = world.floor().chests();
        for (int i = 0; i < chests.size(); i++) {
            boolean springs = arena.kind().spring() == ArenaKind.Spring.OPENING_CHEST;
            if (springs && chests.get(i).room() == arena.room().id()) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < signs.size(); i++) {
            Sign sign = signs.get(i);
            SigilMood now = SigilMood.of(sign.arena.state());
            sign.since = now == sign.mood ? Math.min(LONG_AGO, sign.since + seconds) : 0;
            sign.mood = now;
        }
    }

    /** Draws the signs on the ground. */
    @Override
    public void draw() {
        QuadBatch batch = frame.batch;
        for (int i = 0; i < signs.size(); i++) {
            Sign sign = signs.get(i);
            if (clarity(sign) > 0) {
                for (int j = 0; j < sign.thresholds.size(); j++) {
                    DoorwayPoints threshold = sign.thresholds.get(j);
                    paint(batch, sign, threshold, threshold.outsideX(), threshold.outsideY(), 1);
                    paint(batch, sign, threshold, threshold.insideX(), threshold.insideY(), INSIDE);
                }
            }
        }
    }

    /** Draws the signs on doors and over chests. */
    public void drawAbove() {
        QuadBatch batch = frame.batch;
        for (int i = 0; i < signs.size(); i++) {
            Sign sign = signs.get(i);
            float clarity = clarity(sign);
            if (clarity > 0 && sign.arena.isShutting()) {
                paintOnDoors(batch, sign, clarity);
            }
            if (clarity > 0 && sign.chest >= 0 && !world.chests().get(sign.chest).isOpen) {
                paintOverChest(batch, sign, clarity);
            }
        }
    }

    private void paint(QuadBatch batch, Sign sign, DoorwayPoints threshold, float cellX, float cellY, float measure) {
        float x = cellX * SceneContext.CELL;
        float y = cellY * SceneContext.CELL;
        float clarity = clarity(sign) * measure * fog.seen(threshold.cell());
        if (clarity <= 0 || !frame.section.sees(x, y, REACH)) {
            return;
        }
        frame.kept.keep(x - RADIUS_X, y - RADIUS_Y, RADIUS_X * 2, RADIUS_Y * 2);
        float size = sign.mood == SigilMood.CLEARED ? 1 + Math.min(1, sign.since) * 0.8f : 1;
        float glow = sign.mood.glow * swell(sign, threshold.cell());
        batch.colour(0, 0.5f * clarity);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(x - RADIUS_X, y - RADIUS_Y, RADIUS_X * 2, RADIUS_Y * 2);
        batch.colour(sign.mood.rgb, clarity);
        batch.effect(QuadShape.RING, 0, glow * 0.8f, 0.11f);
        batch.shape(x - RADIUS_X * size, y - RADIUS_Y * size, RADIUS_X * 2 * size, RADIUS_Y * 2 * size);
        if (sign.mood == SigilMood.WARNED) {
            paintWave(batch, sign, x, y, clarity);
        }
        batch.colour(sign.mood.rgb, clarity);
        batch.effect(QuadShape.SPRITE, 0, glow, 0);
        sign.strip.draw(batch, 0, x, y);
        if (sign.mood == SigilMood.BROKEN) {
            batch.plain();
            looks.sigilCrack.draw(batch, 0, x, y);
        }
    }

    /** Draws a ring that runs outwards again and again, to catch the eye. */
    private void paintWave(QuadBatch batch, Sign sign, float x, float y, float clarity) {
        float along = frame.flashes.time() * 0.9f % 1;
        float out = 1 + 0.7f * along;
        batch.colour(sign.mood.rgb, clarity * (1 - along) * 0.8f);
        batch.effect(QuadShape.RING, 0, 0.6f * (1 - along), 0.07f);
        batch.shape(x - RADIUS_X * out, y - RADIUS_Y * out, RADIUS_X * 2 * out, RADIUS_Y * 2 * out);
    }

    private void paintOnDoors(QuadBatch batch, Sign sign, float clarity) {
        float shut = sign.arena.doors().isEmpty() ? 0 : sign.arena.doors().get(0).shut;
        for (int i = 0; i < sign.thresholds.size(); i++) {
            DoorwayPoints threshold = sign.thresholds.get(i);
            float x = threshold.middleX() * SceneContext.CELL;
            float y = threshold.middleY() * SceneContext.CELL + ON_DOOR * shut;
            float seen = fog.seen(threshold.cell());
            if (seen > 0 && frame.section.sees(x, y, REACH)) {
                batch.colour(sign.mood.rgb, clarity * shut * seen);
                batch.effect(QuadShape.SPRITE, 0, sign.mood.glow * swell(sign, threshold.cell()) * shut, 0);
                sign.strip.draw(batch, 0, x, y);
            }
        }
    }

    private void paintOverChest(QuadBatch batch, Sign sign, float clarity) {
        int cell = world.floor().chests().get(sign.chest).at();
        float x = frame.middleX(cell);
        float y = frame.southY(cell);
        float seen = fog.seen(cell) * clarity;
        if (seen <= 0 || !frame.section.sees(x, y, REACH * 2)) {
            return;
        }
        frame.kept.keep(x - 17, y - 8, 34, 42);
        batch.colour(sign.mood.rgb, seen * 0.9f);
        batch.effect(QuadShape.RUNES, 0.25f + 0.25f * frame.flashes.wave(frame.time * 0.7), sign.mood.glow * 0.7f, 0);
        batch.shape(x - 17, y - 8, 34, 25);
        float hovers = OVER_CHEST + Math.round(1.5 * Math.sin(frame.time * 2.1));
        batch.colour(sign.mood.rgb, seen);
        batch.effect(QuadShape.SPRITE, 0, sign.mood.glow * swell(sign, cell), 0);
        sign.strip.draw(batch, 0, x, y + hovers);
    }

    /** Returns the opacity: a new sign shows at once, a finished one fades. */
    private static float clarity(Sign sign) {
        if (sign.mood == SigilMood.CLEARED) {
            float left = Math.max(0, 1 - sign.since / GOES_OUT_SECONDS);
            return left * left * sign.mood.clarity;
        }
        return sign.mood.clarity;
    }

    private float swell(Sign sign, int cell) {
        float fresh = frame.flashes.flash(Math.max(0, 1 - sign.since / CHANGES_SECONDS));
        return 1 - sign.mood.swell + sign.mood.swell * frame.flashes.wave(frame.time * sign.mood.pace + cell) + fresh;
    }

    public void addTo(LightList lights, ViewSection section) {
        for (int i = 0; i < signs.size(); i++) {
            Sign sign = signs.get(i);
            for (int j = 0; j < sign.thresholds.size(); j++) {
                DoorwayPoints threshold = sign.thresholds.get(j);
                float x = threshold.outsideX() * SceneContext.CELL;
                float y = threshold.outsideY() * SceneContext.CELL;
                float strength = sign.mood.light * clarity(sign) * fog.seen(threshold.cell());
                if (strength > 0 && section.sees(x, y, LIGHT_RADIUS)) {
                    lights.add(x, y, LIGHT_RADIUS, sign.mood.rgb, strength * swell(sign, threshold.cell()));
                }
            }
        }
    }
}
