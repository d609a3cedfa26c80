package dev.orebound.view.actor;

import dev.orebound.content.terrain.Terrain;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteStrip;
import java.util.Arrays;

/**
 * Draws the pictures that actors leave behind: afterimages of a dash, the dead, who topple and then lie flat on the
 * ground for a while, and bodies that fall into a chasm or sink in lava.
 */
public final class ActorTraces implements SceneLayer {
    private static final float AFTERIMAGE_SECONDS = 0.36f;
    private static final int AFTERIMAGE_COLOUR = 0x9fc8ff;
    private static final int MOST_DEAD = 60;
    private static final float TOPPLE_SECONDS = 0.42f;
    /** Seconds after a death until the remains begin to fade, and until they are gone. */
    private static final float LIE_SECONDS = 17;

    private static final float DEATH_SECONDS = 20;
    /** Seconds until the remains have lost their light and most of their colour, and the tint that they have then. */
    private static final float GROW_COLD_SECONDS = 1.6f;

    private static final int COLD = 0x8c869c;
    private static final float COLD_OPACITY = 0.85f;
    private static final float REACH = 40;
    private static final long NOBODY = -1;
    private static final float DROP_SECONDS = 0.8f;
    private static final float SINK_SECONDS = 1.3f;
    /** Share of a fall in which the actor still hangs in the air. */
    private static final float HANGS = 0.18f;

    private static final float DROPS = 12;
    private static final float FLAILS_A_SECOND = 14;
    private static final int LIT = 0xffffff;
    private static final int DARK = 0x2a2440;
    private static final int GLOWING = 0xff9a50;
    private static final int FLAME_APART = 6;
    private final SceneContext frame;
    private final QuadBatch batch;
    private final DepthOrder order;
    private final SpriteStrip dash;
    private final SpriteStrip flame;
    private final TraceRing afterimages;
    private final TraceRing deaths;
    private final TraceRing falls;
    private final Terrain.Peril[] into;
    private final long[] fallen;

    /** Traces of one kind. A new one takes the place of the oldest. Places are world pixels, ages seconds. */
    private static final class TraceRing {
        final SpriteStrip[] strip;
        final float[] x;
        final float[] y;
        final float[] age;
        final boolean[] looksWest;
        private int next;

        TraceRing(int most, SpriteStrip first, float endSeconds) {
            strip = new SpriteStrip[most];
            x = new float[most];
            y = new float[most];
            age = new float[most];
            looksWest = new boolean[most];
            Arrays.fill(strip, first);
            Arrays.fill(age, endSeconds);
        }

        /** Adds a trace and returns its index. */
        int add(SpriteStrip what, float atX, float atY, boolean west) {
            int i = next++ % strip.length;
            strip[i] = what;
            x[i] = atX;
            y[i] = atY;
            looksWest[i] = west;
            age[i] = 0;
            return i;
        }

        int add(SpriteStrip what, ActorPose pose) {
            return add(
                    what, pose.x * SceneContext.CELL, pose.y * SceneContext.CELL - SceneContext.FOOT, pose.looksWest);
        }

        void draw(QuadBatch batch, int i, int picture) {
            strip[i].draw(batch, picture, x[i], y[i], looksWest[i]);
        }
    }

    public ActorTraces(SceneContext frame, DepthOrder order) {
        this.frame = frame;
        this.order = order;
        batch = frame.batch;
        dash = frame.sprites.player.dash();
        flame = frame.sprites.flame;
        afterimages = new TraceRing(10, dash, AFTERIMAGE_SECONDS);
        deaths = new TraceRing(MOST_DEAD, frame.sprites.player.die(), DEATH_SECONDS);
        falls = new TraceRing(16, frame.sprites.player.hurt(), DROP_SECONDS);
        into = new Terrain.Peril[falls.strip.length];
        fallen = new long[falls.strip.length];
        Arrays.fill(into, Terrain.Peril.SWALLOWS);
        Arrays.fill(fallen, NOBODY);
        order.paintWith(DepthOrder.ThingKind.GHOST, this::paintDeath);
        order.paintWith(DepthOrder.ThingKind.FALL, this::paintFall);
    }

    /** Adds an afterimage of the dashing player, whose feet are at this place in world pixels. */
    public void addAfterimage(float x, float y, boolean looksWest) {
        afterimages.add(dash, x, y, looksWest);
    }

    /** Adds an actor that died where it was drawn last. */
    public void addDeath(ActorSprites look, ActorPose pose) {
        deaths.add(look.die(), pose);
    }

    /** Lets an actor fall from where it was drawn last, unless it is falling already. */
    public void addFall(long spawnId, ActorSprites look, ActorPose pose, Terrain.Peril what) {
        for (int i = 0; i < fallen.length; i++) {
            if (fallen[i] == spawnId && falls.age[i] < fallSeconds(i)) {
                return;
            }
        }
        int i = falls.add(look.hurt(), pose);
        fallen[i] = spawnId;
        into[i] = what;
    }

    /** Returns true if an actor fell here; it is drawn nowhere else as long as its body lies where it fell. */
    boolean hides(long spawnId, ActorPose pose) {
        for (int i = 0; i < fallen.length; i++) {
            if (fallen[i] == spawnId
                    && Math.abs(pose.x * SceneContext.CELL - falls.x[i]) < SceneContext.CELL
                    && Math.abs(pose.y * SceneContext.CELL - SceneContext.FOOT - falls.y[i]) < SceneContext.CELL) {
                return true;
            }
        }
        return false;
    }

    private float fallSeconds(int i) {
        return into[i] == Terrain.Peril.BURNS ? SINK_SECONDS : DROP_SECONDS;
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < afterimages.age.length; i++) {
            afterimages.age[i] = Math.min(AFTERIMAGE_SECONDS, afterimages.age[i] + seconds);
        }
        for (int i = 0; i < deaths.age.length; i++) {
            deaths.age[i] = Math.min(DEATH_SECONDS, deaths.age[i] + seconds);
        }
        for (int i = 0; i < falls.age.length; i++) {
            falls.age[i] = Math.min(fallSeconds(i), falls.age[i] + seconds);
        }
    }

    /** Draws the remains of the dead flat on the ground, beneath everything that moves or warns. */
    public void drawRemains() {
        for (int i = 0; i < deaths.age.length; i++) {
            float age = deaths.age[i];
            if (age < TOPPLE_SECONDS || age >= DEATH_SECONDS || !frame.section.sees(deaths.x[i], deaths.y[i], REACH)) {
                continue;
            }
            float cold = Math.min(1, age / GROW_COLD_SECONDS);
            float left = Math.min(1, (DEATH_SECONDS - age) / (DEATH_SECONDS - LIE_SECONDS));
            batch.colour(mixed(LIT, COLD, cold), left * (1 - (1 - COLD_OPACITY) * cold));
            batch.effect(QuadShape.SPRITE, 0, 1 - cold, cold);
            deaths.draw(batch, i, deaths.strip[i].frames() - 1);
        }
    }

    /** Draws the afterimages, and adds the toppling and the falling to the order by depth. */
    @Override
    public void draw() {
        for (int i = 0; i < afterimages.age.length; i++) {
            if (afterimages.age[i] < AFTERIMAGE_SECONDS) {
                float left = 1 - afterimages.age[i] / AFTERIMAGE_SECONDS;
                batch.colour(AFTERIMAGE_COLOUR, 0.6f * left);
                batch.effect(QuadShape.SILHOUETTE, 0, 0.5f * left, 0);
                afterimages.draw(batch, i, 0);
            }
        }
        for (int i = 0; i < deaths.age.length; i++) {
            if (deaths.age[i] < TOPPLE_SECONDS) {
                addBehindHero(DepthOrder.ThingKind.GHOST, deaths, i);
            }
        }
        for (int i = 0; i < falls.age.length; i++) {
            if (falls.age[i] < fallSeconds(i)) {
                addBehindHero(DepthOrder.ThingKind.FALL, falls, i);
            }
        }
    }

    private void addBehindHero(DepthOrder.ThingKind kind, TraceRing traces, int i) {
        float halfWidth = traces.strip[i].width() / 2f;
        order.addBehindHero(kind, i, traces.x[i], traces.y[i], halfWidth, traces.strip[i].height());
    }

    private void paintDeath(int i) {
        float age = deaths.age[i];
        batch.colour(LIT, 1);
        float shine = ActorPose.flashesAt(age) ? ActorPainter.HIT_WHITENESS : 0;
        batch.effect(QuadShape.SPRITE, shine, 1 - age / GROW_COLD_SECONDS, 0);
        deaths.draw(batch, i, deaths.strip[i].frameAt(age / TOPPLE_SECONDS));
    }

    private void paintFall(int i) {
        float along = falls.age[i] / fallSeconds(i);
        int picture = falls.strip[i].frameRound(falls.age[i], FLAILS_A_SECOND);
        if (into[i] == Terrain.Peril.BURNS) {
            batch.colour(GLOWING, 1);
            batch.effect(QuadShape.SPRITE, 0.25f * along, 1, 0);
            int sunk = Math.round(falls.strip[i].height() * along);
            float aside = (float) Math.signum(Math.sin(falls.age[i] * 40)) * 0.6f;
            falls.strip[i].drawStanding(batch, picture, falls.x[i] + aside, falls.y[i], sunk, 0, falls.looksWest[i]);
            paintFlames(i, 1 - along);
            return;
        }
        float dropped = Math.max(0, (along - HANGS) / (1 - HANGS));
        int divisor = dropped < 0.3f ? 1 : dropped < 0.6f ? 2 : dropped < 0.85f ? 4 : 8;
        batch.colour(mixed(LIT, DARK, Math.min(1, dropped * 1.25f)), Math.min(1, (1 - dropped) * 5));
        batch.effect(QuadShape.SPRITE, 0, 1 - dropped, 0);
        float lower = DROPS * dropped * dropped;
        float middle = falls.strip[i].height() / 2f * (1 - 1f / divisor);
        if (divisor == 1) {
            falls.strip[i].drawStanding(batch, picture, falls.x[i], falls.y[i] - lower, 0, 0, falls.looksWest[i]);
        } else {
            falls.strip[i].drawSmaller(batch, picture, falls.x[i], falls.y[i] - lower + middle, divisor);
        }
    }

    /** Draws fire round a sinking body, which dies down as it sinks. */
    private void paintFlames(int i, float left) {
        batch.colour(LIT, Math.min(1, left * 3));
        batch.effect(QuadShape.SPRITE, 0, 0.7f, 0);
        int tongues = Math.max(2, falls.strip[i].width() / FLAME_APART - 1);
        for (int j = 0; j < tongues; j++) {
            float aside = (j - (tongues - 1) / 2f) * FLAME_APART;
            flame.draw(
                    batch,
                    flame.frameRound(falls.age[i] + j * 0.31f, FLAILS_A_SECOND),
                    falls.x[i] + aside,
                    falls.y[i] - 1 + j % 2);
        }
    }

    /** Returns a colour between two. */
    public static int mixed(int from, int to, float share) {
        int red = (int) ((from >> 16 & 255) * (1 - share) + (to >> 16 & 255) * share);
        int green = (int) ((from >> 8 & 255) * (1 - share) + (to >> 8 & 255) * share);
        int blue = (int) ((from & 255) * (1 - share) + (to & 255) * share);
        return red << 16 | green << 8 | blue;
    }
}
