package dev.orebound.view.actor;

import dev.orebound.world.World;
import dev.orebound.world.horde.HordeMind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves the pennant of each horde, which leaps from a fallen leader to its successor. */
public final class HordePennants {
    private static final float LEAP_SECONDS = 0.55f;
    private static final float LEAP_HEIGHT = 22;

    /** Fewest members of a horde with a pennant. */
    private static final int FEWEST = 2;

    private final World world;
    private final List<Pennant> pennants = new ArrayList<>();

    /** The pennant of one horde. Places are world pixels. */
    static final class Pennant {
        private long bearer;
        private int most;
        private float fromX;
        private float fromY;
        private float x;
        private float y;
        private float left;

        /** Moves on towards the head of its bearer. */
        void reach(float toX, float toY) {
            float along = 1 - left / LEAP_SECONDS;
            float eased = along * along * (3 - 2 * along);
            x = fromX + (toX - fromX) * eased;
            y = fromY + (toY - fromY) * eased + 4 * eased * (1 - eased) * LEAP_HEIGHT;
        }

        /** Returns false until it was shown once. */
        private boolean isSeen() {
            return x != 0 || y != 0;
        }

        boolean isLeaping() {
            return left > 0;
        }

        /** Returns the place of the end of its pole. */
        float x() {
            return x;
        }

        float y() {
            return y;
        }
    }

    public HordePennants(World world) {
        this.world = world;
    }

    void move(float seconds) {
        List<HordeMind> hordes = world.hordes();
        for (int i = pennants.size(); i < hordes.size(); i++) {
            pennants.add(new Pennant());
        }
        for (int i = 0; i < hordes.size(); i++) {
            move(pennants.get(i), hordes.get(i), seconds);
        }
    }

    private static void move(Pennant pennant, HordeMind horde, float seconds) {
        // A number whose horde is dead may be given to another.
        pennant.most = horde.size() == 0 ? 0 : Math.max(pennant.most, horde.size());
        pennant.left = Math.max(0, pennant.left - seconds);
        if (pennant.bearer != horde.leaderSpawnId()) {
            boolean isHandedOn = pennant.bearer != 0 && horde.leaderSpawnId() != 0 && pennant.isSeen();
            pennant.fromX = pennant.x;
            pennant.fromY = pennant.y;
            pennant.left = isHandedOn ? LEAP_SECONDS : 0;
            pennant.bearer = horde.leaderSpawnId();
        }
    }

    /** Returns the pennant of a horde, or null if another member or none bears it. */
    @Nullable
    Pennant borneBy(long spawnId, int horde) {
        if (horde < 0 || horde >= pennants.size()) {
            return null;
        }
        Pennant pennant = pennants.get(horde);
        return pennant.bearer == spawnId && pennant.most >= FEWEST ? pennant : null;
    }
}
