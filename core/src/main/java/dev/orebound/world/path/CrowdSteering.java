package dev.orebound.world.path;

import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.behaviour.MindRules.PressRules;
import dev.orebound.content.behaviour.MindRules.SteerRules;
import dev.orebound.grid.BitLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HeadwayComponent;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.state.TickClock;

/**
 * Steers each body of a crowd among the others. All keep apart. Of bodies that go the same way, the one with fewer
 * steps left ignores those behind it, and they queue up after it, so that always one gets on and no doorway jams. A
 * body that meets one that stands or comes the other way keeps to the right or to the freer side, and squeezes past if
 * there is no room. A body that makes no headway for a while presses through the others: past sleepers in a passage, or
 * out of a doorway in which all give way.
 *
 * <p>Only the nearest few neighbours are considered, so that a step costs no more in a larger crowd.
 *
 * <p>Source: separation in Reynolds, Steering Behaviors for Autonomous Characters, 1999, with an order of precedence.
 */
final class CrowdSteering {
    private static final int STRAIGHT = 4;

    /** The lowest speed in cells a tick: smaller floats are slow to compute with. */
    private static final float STILL = 1e-5f;

    private final BitLayer walls;
    private final BitLayer edge;
    private final CrowdIndex crowd;
    private final WalkerStates walkers;
    /** The offsets to the cells in the east, north, west and south. */
    private final int[] straight;

    private final float apartCells;
    private final float partSpeed;
    private final int mostNeighbours;
    private final float waryCells;
    private final float sideShare;
    private final float squeezeShare;

    /** In cells a tick. */
    private final float mostPush;

    private final float mostHaste;
    private final PressRules pressing;
    private int neighbours;
    private float x;
    private float y;
    private float headX;
    private float headY;
    private boolean walks;
    /** The share of its speed that the bodies ahead leave it. */
    private float share;

    private float pushX;
    private float pushY;
    private float side;

    /** The result, in cells a tick. */
    float velocityX;

    float velocityY;

    CrowdSteering(MindRules rules, BitLayer walls, FlowFields flowFields, WalkerStates walkers) {
        this.walls = walls;
        edge = walls.grid().edge();
        crowd = flowFields.crowd();
        this.walkers = walkers;
        apartCells = rules.apartCells();
        partSpeed = rules.partSpeed() / TickClock.TICKS_A_SECOND;
        SteerRules steering = rules.steering();
        mostNeighbours = steering.mostLookedAt();
        waryCells = steering.waryCells();
        sideShare = steering.sidePercent() / 100f;
        squeezeShare = steering.squeezePercent() / 100f;
        mostPush = steering.mostPush() / TickClock.TICKS_A_SECOND;
        mostHaste = steering.hastePercent() / 100f;
        pressing = rules.pressing();
        int width = walls.grid().width();
        straight = new int[] {1, width, -1, -width};
    }

    /**
     * Watches the headway of a walking body for one tick, and returns whether it presses through the others. Near the
     * player nobody presses, because there a crowd is a fight.
     */
    boolean pressesThrough(HeadwayComponent headway, BodyComponent body, BodyComponent player) {
        if (headway.pressTicks > 0) {
            headway.pressTicks--;
            return !isNear(body, player.x, player.y, pressing.offCells());
        }
        if (headway.watchedTicks == 0) {
            headway.fromX = body.x;
            headway.fromY = body.y;
        }
        headway.watchedTicks++;
        if (headway.watchedTicks > pressing.watchTicks()) {
            if (isNear(body, headway.fromX, headway.fromY, pressing.leastCells())) {
                headway.pressTicks = pressing.pressTicks();
            }
            headway.watchedTicks = 0;
        }
        return false;
    }

    private static boolean isNear(BodyComponent body, float x, float y, float withinCells) {
        float dx = body.x - x;
        float dy = body.y - y;
        return dx * dx + dy * dy < withinCells * withinCells;
    }

    /** Computes the velocity of the body with an index. */
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
        neighbours = 0;
        if (!walkers.presses[self]) {
            meetNeighbours(self);
        }
        addUp(self);
    }

    private void meetNeighbours(int self) {
        int cell = crowd.cell(self);
        meetAll(self, crowd.firstOn(cell));
        if (edge.at(cell)) {
            return;
        }
        for (int i = 0; i < STRAIGHT && neighbours < mostNeighbours; i++) {
            meetAll(self, crowd.firstOn(cell + straight[i]));
        }
        for (int i = 0; i < STRAIGHT && neighbours < mostNeighbours; i++) {
            int first = straight[i];
            int second = straight[(i + 1) % STRAIGHT];
            int there = crowd.firstOn(cell + first + second);
            // Bodies behind a corner of rock are ignored.
            if (there != CrowdIndex.NOBODY && (!walls.at(cell + first) || !walls.at(cell + second))) {
                meetAll(self, there);
            }
        }
    }

    private void meetAll(int self, int first) {
        for (int other = first; other != CrowdIndex.NOBODY && neighbours < mostNeighbours; other = crowd.next(other)) {
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
        float heeded = walks ? wanted + waryCells : wanted;
        float squared = dx * dx + dy * dy;
        if (squared >= heeded * heeded) {
            return;
        }
        neighbours++;
        float distance = (float) Math.sqrt(squared);
        boolean isSameWay =
                walks && walkers.manner[other] == WalkerStates.WALKS && walkers.way[self] == walkers.way[other];
        if (isSameWay) {
            if (walkers.hasPrecedence(self, other)) {
                return;
            }
            queue(self, other, dx, dy, distance - touch);
        } else if (walks && walkers.manner[other] != WalkerStates.PLAYER) {
            makeWay(self, other, dx, dy, touch, distance);
        }
        if (distance < wanted) {
            separate(self, other, dx, dy, wanted - distance, distance, isSameWay);
        }
    }

    /** Slows down to the speed of a body ahead, once close behind it. */
    private void queue(int self, int other, float dx, float dy, float gap) {
        float ahead = -(dx * headX + dy * headY);
        if (ahead <= 0 || gap > apartCells) {
            return;
        }
        float pace = walkers.velocityX[other] * headX + walkers.velocityY[other] * headY;
        float most = Math.max(0, pace) + Math.max(0, gap) * partSpeed;
        share = Math.min(share, most / Math.max(STILL, walkers.speed[self]));
    }

    /** Steps to the side on which there is less of the other body, or to the right of a body that comes towards it. */
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
            // Both step to their right, so each sees the other pass on its left.
            side = Math.max(side, urge * sideShare);
        } else {
            float away = beside == 0 ? (self < other ? 1 : -1) : Math.signum(beside);
            side += away * urge * sideShare;
        }
        if (distance < touch) {
            share = Math.min(share, squeezeShare);
        }
    }

    private void separate(int self, int other, float dx, float dy, float overlap, float distance, boolean isSameWay) {
        if (distance == 0) {
            // In exactly the same place each body takes a direction of its own.
            int aim = AimTable.spread(self);
            pushX += AimTable.x(aim) * overlap * partSpeed;
            pushY += AimTable.y(aim) * overlap * partSpeed;
            return;
        }
        float push = overlap * partSpeed / distance;
        float outX = dx * push;
        float outY = dy * push;
        float back = outX * headX + outY * headY;
        if (walks && !isSameWay && back < 0 && walkers.manner[other] != WalkerStates.PLAYER) {
            // A body that merely stands there must not hold others up for good: they are pushed aside, not back.
            outX -= back * headX;
            outY -= back * headY;
        }
        pushX += outX;
        pushY += outY;
    }

    private void addUp(int self) {
        float speed = walks ? walkers.speed[self] : 0;
        float pushed = (float) Math.sqrt(pushX * pushX + pushY * pushY);
        if (pushed > mostPush) {
            pushX *= mostPush / pushed;
            pushY *= mostPush / pushed;
        }
        float aside = Math.max(-1, Math.min(1, side)) * speed;
        // The right-hand side of the heading is (headY, -headX).
        float allX = headX * speed * share + headY * aside + pushX;
        float allY = headY * speed * share - headX * aside + pushY;
        float all = (float) Math.sqrt(allX * allX + allY * allY);
        float most = Math.max(speed * mostHaste, mostPush);
        float kept = all > most ? most / all : 1;
        velocityX = all < STILL ? 0 : allX * kept;
        velocityY = all < STILL ? 0 : allY * kept;
    }
}
