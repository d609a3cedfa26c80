package dev.orebound.world.path;

import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.behaviour.SteerRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.state.TickClock;

/**
 * How one of a crowd walks among the others. All keep apart; of those who go the same way whoever has less to go pays no heed
 * to those behind, who queue up after it, so that there is always one who gets on and no doorway jams. Whoever meets somebody
 * who stands or comes the other way keeps to the right or to the freer side, and squeezes past where there is no room.
 *
 * <p>Only the nearest few are looked at, so that nobody's step costs more in a larger crowd.
 *
 * <p>Source: the separation of Reynolds, Steering Behaviors for Autonomous Characters, 1999, with an order of precedence.
 */
final class CrowdSteering {
    private static final int STRAIGHT = 4;

    /** Slower than this nobody goes: smaller floats are slow to reckon with. */
    private static final float STILL = 1e-5f;

    private final BitLayer walls;
    private final BitLayer edge;
    private final CrowdIndex crowd;
    private final WalkerStates walkers;
    /** What to add to a cell to come to those east, north, west and south of it. */
    private final int[] straight;

    private final float apartCells;
    private final float partSpeed;
    private final int mostLookedAt;
    private final float wary;
    private final float sideShare;
    private final float squeezeShare;

    /** In cells a tick. */
    private final float mostPush;

    private final float mostHaste;

    private int looked;
    private float x;
    private float y;
    private float headX;
    private float headY;
    private boolean walks;
    /** The share of its speed that those before it leave it. */
    private float share;

    private float pushX;
    private float pushY;
    private float side;

    /** What came of it, in cells a tick. */
    float velocityX;

    float velocityY;

    CrowdSteering(MindRules rules, BitLayer walls, FlowFields ways, WalkerStates walkers) {
        this.walls = walls;
        edge = walls.grid().edge();
        this.crowd = ways.crowd();
        this.walkers = walkers;
        apartCells = rules.apartCells();
        partSpeed = rules.partSpeed() / TickClock.TICKS_A_SECOND;
        SteerRules steering = rules.steering();
        mostLookedAt = steering.mostLookedAt();
        wary = steering.waryCells();
        sideShare = steering.sidePercent() / 100f;
        squeezeShare = steering.squeezePercent() / 100f;
        mostPush = steering.mostPush() / TickClock.TICKS_A_SECOND;
        mostHaste = steering.hastePercent() / 100f;
        int width = walls.grid().width();
        straight = new int[] {1, width, -1, -width};
    }

    /** Steers the one with this index. */
    void steer(int self) {
        x = crowd.x[self];
        y = crowd.y[self];
        walks = walkers.manner[self] == WalkerStates.WALKS;
        headX = walks ? walkers.headX[self] : 0;
        headY = walks ? walkers.headY[self] : 0;
        share = 1;
        pushX = 0;
        pushY = 0;
        side = 0;
        looked = 0;
        if (!walkers.presses[self]) {
            lookAround(self);
        }
        add(self);
    }

    private void lookAround(int self) {
        int cell = crowd.cell(self);
        lookAt(self, crowd.firstOn(cell));
        if (edge.at(cell)) {
            return;
        }
        for (int i = 0; i < STRAIGHT && looked < mostLookedAt; i++) {
            lookAt(self, crowd.firstOn(cell + straight[i]));
        }
        for (int i = 0; i < STRAIGHT && looked < mostLookedAt; i++) {
            int first = straight[i];
            int second = straight[(i + 1) % STRAIGHT];
            int there = crowd.firstOn(cell + first + second);
            // Nobody heeds who is behind a corner of rock.
            if (there != CrowdIndex.NOBODY && (!walls.at(cell + first) || !walls.at(cell + second))) {
                lookAt(self, there);
            }
        }
    }

    private void lookAt(int self, int first) {
        for (int other = first; other != CrowdIndex.NOBODY && looked < mostLookedAt; other = crowd.next(other)) {
            if (other != self) {
                meet(self, other);
            }
        }
    }

    private void meet(int self, int other) {
        float dx = x - crowd.x[other];
        float dy = y - crowd.y[other];
        float touch = crowd.radius[self] + crowd.radius[other];
        float wanted = touch + apartCells;
        float heeded = walks ? wanted + wary : wanted;
        float squared = dx * dx + dy * dy;
        if (squared >= heeded * heeded) {
            return;
        }
        looked++;
        float distance = (float) Math.sqrt(squared);
        boolean goTogether = walks && walkers.manner[other] == WalkerStates.WALKS && isSameWay(self, other);
        if (goTogether) {
            if (walkers.goesBefore(self, other)) {
                return;
            }
            queue(self, other, dx, dy, distance - touch);
        } else if (walks && walkers.manner[other] != WalkerStates.PLAYER) {
            makeWay(self, other, dx, dy, touch, distance);
        }
        if (distance < wanted) {
            part(self, other, dx, dy, wanted - distance, distance, goTogether);
        }
    }

    private boolean isSameWay(int self, int other) {
        return walkers.way[self] == walkers.way[other];
    }

    /** No faster than who goes before, once one is close behind. */
    private void queue(int self, int other, float dx, float dy, float gap) {
        float ahead = -(dx * headX + dy * headY);
        if (ahead <= 0 || gap > apartCells) {
            return;
        }
        float pace = walkers.velocityX[other] * headX + walkers.velocityY[other] * headY;
        float most = Math.max(0, pace) + Math.max(0, gap) * partSpeed;
        share = Math.min(share, most / Math.max(STILL, walkers.speed[self]));
    }

    /** To the side on which there is less of the other; to the right of who comes straight on. */
    private void makeWay(int self, int other, float dx, float dy, float touch, float distance) {
        float ahead = -(dx * headX + dy * headY);
        float beside = dx * headY - dy * headX;
        boolean comesTowards = walkers.manner[other] == WalkerStates.WALKS
                && walkers.headX[other] * headX + walkers.headY[other] * headY < 0;
        float breadth = touch + apartCells;
        if (ahead <= 0 || Math.abs(beside) >= breadth) {
            return;
        }
        float urge = (breadth - Math.abs(beside)) / breadth;
        if (comesTowards) {
            // Both to their right: each sees the other pass on its left.
            side = Math.max(side, urge * sideShare);
        } else {
            float away = beside == 0 ? (self < other ? 1 : -1) : Math.signum(beside);
            side += away * urge * sideShare;
        }
        if (distance < touch) {
            share = Math.min(share, squeezeShare);
        }
    }

    private void part(int self, int other, float dx, float dy, float overlap, float distance, boolean isQueue) {
        if (distance == 0) {
            // In the very same place each goes a way of its own.
            int aim = AimTable.spread(self);
            pushX += AimTable.x(aim) * overlap * partSpeed;
            pushY += AimTable.y(aim) * overlap * partSpeed;
            return;
        }
        float push = overlap * partSpeed / distance;
        float outX = dx * push;
        float outY = dy * push;
        float back = outX * headX + outY * headY;
        if (walks && !isQueue && back < 0 && walkers.manner[other] != WalkerStates.PLAYER) {
            // Nobody who only happens to be there holds one up for good: one is pushed aside, not back.
            outX -= back * headX;
            outY -= back * headY;
        }
        pushX += outX;
        pushY += outY;
    }

    private void add(int self) {
        float speed = walks ? walkers.speed[self] : 0;
        float pushed = (float) Math.sqrt(pushX * pushX + pushY * pushY);
        if (pushed > mostPush) {
            pushX *= mostPush / pushed;
            pushY *= mostPush / pushed;
        }
        float aside = Math.max(-1, Math.min(1, side)) * speed;
        // Right of where it heads is (headY, -headX).
        float allX = headX * speed * share + headY * aside + pushX;
        float allY = headY * speed * share - headX * aside + pushY;
        float all = (float) Math.sqrt(allX * allX + allY * allY);
        float most = Math.max(speed * mostHaste, mostPush);
        float kept = all > most ? most / all : 1;
        velocityX = all < STILL ? 0 : allX * kept;
        velocityY = all < STILL ? 0 : allY * kept;
    }
}
