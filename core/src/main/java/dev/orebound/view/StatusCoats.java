package dev.orebound.view;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;

/** The coats that lie over the picture of whoever is afflicted: wet, poisoned, chilled and shocked ones have one each. */
final class StatusCoats {
    private static final StatusEffect[] COATS = {
        StatusEffect.WET, StatusEffect.POISONED, StatusEffect.CHILLED, StatusEffect.SHOCKED
    };
    private static final int WET = 0x5f9ad6;
    private static final int POISONED = 0x7fe05a;
    private static final int CHILLED = 0x9fe8ff;
    private static final int SHOCKED = 0xfff6c0;
    private static final float SHEENS_A_SECOND = 0.55f;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final StatusEffect[] worn = new StatusEffect[COATS.length];
    private int count;
    private DrawnActor role;
    private float clarity;

    StatusCoats(SceneContext frame, DrawnActor first) {
        this.batch = frame.batch;
        this.frame = frame;
        role = first;
    }

    /** Begins the next actor. */
    void begin(DrawnActor next) {
        role = next;
        clarity = StatusPainter.clarity(next);
        count = 0;
        for (StatusEffect each : COATS) {
            if (clarity > 0 && next.status.has(each)) {
                worn[count++] = each;
            }
        }
    }

    /** How many lie over the actor's own picture. */
    int count() {
        return count;
    }

    /** Makes ready for one of them: what is drawn next is of it. */
    void wear(int index) {
        float share = clarity / (float) Math.sqrt(count);
        float own = frame.time + role.pose.phase;
        switch (worn[index]) {
            case WET -> wear(WET, 0.5f * share, sheen(own), 0.07f, 0.85f);
            case POISONED -> wear(POISONED, (0.5f + 0.12f * wave(own * 5)) * share, 0, 0.12f, 0);
            case CHILLED -> wear(CHILLED, 0.66f * share, sheen(own * 0.6f), 0.1f, 0.5f);
            default -> wear(SHOCKED, (jolts(own) ? 0.7f * role.flash + 0.1f : 0.1f) * share, 0, 0.3f, 0);
        }
    }

    private void wear(int rgb, float alpha, float sheenAt, float glow, float sheen) {
        batch.colour(rgb, alpha);
        batch.effect(QuadShape.COAT, sheenAt, glow, sheen * clarity);
    }

    private static float sheen(float time) {
        return time * SHEENS_A_SECOND % 1;
    }

    private static float wave(float turn) {
        return (float) Math.sin(turn);
    }

    /** True for two of seven sparks, so that there is calm between them. */
    private static boolean jolts(float time) {
        return Math.floorMod((int) (time * StatusPainter.SPARKS_A_SECOND), 7) % 4 == 0;
    }
}
