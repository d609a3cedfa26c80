package dev.orebound.view;

import dev.orebound.content.terrain.Terrain;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.sprite.SpriteStrip;

/** Those who fall: into the dark, ever smaller, or into lava, in which they sink. */
final class Falls implements SceneLayer {
    private static final int MOST = 16;
    private static final long NOBODY = -1;
    private static final float DROP_SECONDS = 0.8f;
    private static final float SINK_SECONDS = 1.3f;

    /** For so long who falls hangs in the air, and sees what is to come. */
    private static final float HANGS = 0.18f;

    private static final float DROPS = 12;
    private static final float FLAILS_A_SECOND = 14;
    private static final int LIT = 0xffffff;
    private static final int DARK = 0x2a2440;
    private static final int GLOWING = 0xff9a50;

    private static final int FLAME_APART = 6;

    private final SpriteStrip flame;
    private final SpriteStrip[] strip = new SpriteStrip[MOST];
    private final Terrain.Peril[] into = new Terrain.Peril[MOST];
    private final long[] who = new long[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] age = new float[MOST];
    private final boolean[] looksWest = new boolean[MOST];
    private int next;

    private final QuadBatch batch;
    private final DepthOrder order;

    Falls(SceneContext frame, DepthOrder order) {
        batch = frame.batch;
        this.order = order;
        order.paintWith(DepthOrder.Sort.FALL, this::paint);
        flame = frame.sprites.flame;
        for (int i = 0; i < MOST; i++) {
            strip[i] = frame.sprites.player.hurt();
            into[i] = Terrain.Peril.SWALLOWS;
            who[i] = NOBODY;
            age[i] = DROP_SECONDS;
        }
    }

    /** One more, where it was drawn last; who falls already goes on falling. */
    void add(long spawnId, ActorSprites look, ActorPose pose, Terrain.Peril what) {
        for (int i = 0; i < MOST; i++) {
            if (who[i] == spawnId && age[i] < seconds(i)) {
                return;
            }
        }
        int i = next++ % MOST;
        who[i] = spawnId;
        strip[i] = look.hurt();
        into[i] = what;
        x[i] = pose.x * SceneContext.CELL;
        y[i] = pose.y * SceneContext.CELL - ActorPainter.FOOT;
        looksWest[i] = pose.looksWest;
        age[i] = 0;
    }

    /** True if it fell, and is drawn nowhere else as long as its body is where it fell. */
    boolean hides(long spawnId, ActorPose pose) {
        for (int i = 0; i < MOST; i++) {
            if (who[i] == spawnId
                    && Math.abs(pose.x * SceneContext.CELL - x[i]) < SceneContext.CELL
                    && Math.abs(pose.y * SceneContext.CELL - ActorPainter.FOOT - y[i]) < SceneContext.CELL) {
                return true;
            }
        }
        return false;
    }

    private float seconds(int i) {
        return into[i] == Terrain.Peril.BURNS ? SINK_SECONDS : DROP_SECONDS;
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < MOST; i++) {
            age[i] = Math.min(seconds(i), age[i] + seconds);
        }
    }

    @Override
    public void draw() {
        for (int i = 0; i < MOST; i++) {
            if (age[i] < seconds(i)) {
                order.add(DepthOrder.Sort.FALL, i, y[i]);
            }
        }
    }

    private void paint(int i) {
        float along = age[i] / seconds(i);
        int picture = strip[i].frameRound(age[i], FLAILS_A_SECOND);
        if (into[i] == Terrain.Peril.BURNS) {
            batch.colour(GLOWING, 1);
            batch.effect(QuadShape.SPRITE, 0.25f * along, 1, 0);
            int sunk = Math.round(strip[i].height() * along);
            float aside = (float) Math.signum(Math.sin(age[i] * 40)) * 0.6f;
            strip[i].drawStanding(batch, picture, x[i] + aside, y[i], sunk, 0, looksWest[i]);
            paintFlames(i, 1 - along);
            return;
        }
        float dropped = Math.max(0, (along - HANGS) / (1 - HANGS));
        int divisor = dropped < 0.3f ? 1 : dropped < 0.6f ? 2 : dropped < 0.85f ? 4 : 8;
        batch.colour(mixed(LIT, DARK, Math.min(1, dropped * 1.25f)), Math.min(1, (1 - dropped) * 5));
        batch.effect(QuadShape.SPRITE, 0, 1 - dropped, 0);
        float lower = DROPS * dropped * dropped;
        float middle = strip[i].height() / 2f * (1 - 1f / divisor);
        if (divisor == 1) {
            strip[i].drawStanding(batch, picture, x[i], y[i] - lower, 0, 0, looksWest[i]);
        } else {
            strip[i].drawSmaller(batch, picture, x[i], y[i] - lower + middle, divisor);
        }
    }

    /** Fire about who sinks, until nothing is left to burn. */
    private void paintFlames(int i, float left) {
        batch.colour(LIT, Math.min(1, left * 3));
        batch.effect(QuadShape.SPRITE, 0, 0.7f, 0);
        int tongues = Math.max(2, strip[i].width() / FLAME_APART - 1);
        for (int j = 0; j < tongues; j++) {
            float aside = (j - (tongues - 1) / 2f) * FLAME_APART;
            flame.draw(batch, flame.frameRound(age[i] + j * 0.31f, FLAILS_A_SECOND), x[i] + aside, y[i] - 1 + j % 2);
        }
    }

    private static int mixed(int from, int to, float share) {
        int red = (int) ((from >> 16 & 255) * (1 - share) + (to >> 16 & 255) * share);
        int green = (int) ((from >> 8 & 255) * (1 - share) + (to >> 8 & 255) * share);
        int blue = (int) ((from & 255) * (1 - share) + (to & 255) * share);
        return red << 16 | green << 8 | blue;
    }
}
