package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;

/** An errand that is given up for a while when nothing comes of it for too long: whatever hinders it, something else may help. */
final class Patient implements Errand {
    /** A pause of so many ticks ends one attempt and begins another. */
    private static final int APART_TICKS = 120;

    private final Errand errand;
    private final Progress progress;
    private final int patienceTicks;
    private final int restTicks;
    private long since;
    private long lastActed = -APART_TICKS;
    private long restsUntil;

    Patient(Errand errand, Progress progress, int patienceTicks, int restTicks) {
        this.errand = errand;
        this.progress = progress;
        this.patienceTicks = patienceTicks;
        this.restTicks = restTicks;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        long tick = sight.world().tick();
        if (tick < restsUntil || !errand.act(sight, hands)) {
            return false;
        }
        since = tick - lastActed > APART_TICKS ? tick : Math.max(since, progress.lastBlow());
        lastActed = tick;
        if (tick - since > patienceTicks) {
            restsUntil = tick + restTicks;
            lastActed = tick - APART_TICKS;
        }
        return true;
    }
}
