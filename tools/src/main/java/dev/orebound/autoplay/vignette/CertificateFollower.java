package dev.orebound.autoplay.vignette;

import dev.orebound.autoplay.LockWorker;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.Certificate.Deed;
import dev.orebound.cave.floor.Certificate.Step;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WaryView;
import dev.orebound.world.World;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A bot that follows the certificate of a floor: it walks to each step's cell, mines the ore that it needs, takes keys,
 * pulls levers, opens locks, visits and leaves vignettes, and goes to the exits. It can open each lock in another way
 * than the certificate does. As a test tool it reads more of the world than a player sees.
 */
public final class CertificateFollower {
    private static final int MEASURES_A_CELL = 2;

    /** The longest time for one step, fights included. */
    private static final int LONGEST_STEP_TICKS = 4 * 60 * TickClock.TICKS_A_SECOND;

    /** The time for which the bot waits outside for a roof to come down. */
    private static final int ROOF_TICKS = 20 * TickClock.TICKS_A_SECOND;

    /** Ticks after which a step that cannot go on is given up; a fire may bar the way for a while. */
    private static final int BARRED_TICKS = 12 * TickClock.TICKS_A_SECOND;

    /**
     * Ticks after which the bot goes after a key through trap rooms, because its carrier may have wandered off, and
     * after a hunter through fire.
     */
    private static final int DARING_TICKS = 6 * TickClock.TICKS_A_SECOND;

    /** Distance from an exit at which the bot has reached it. */
    private static final float EXIT_CELLS = 1.3f;

    /** Ticks for which the bot tries to take a prize. */
    private static final int PRIZE_TICKS = 15 * TickClock.TICKS_A_SECOND;

    private final WaryView view;
    private final WalkerControls controls;
    private final OreErrands ores;
    private final FollowerErrands errands;
    private final Floor floor;
    private final boolean usesOtherWays;
    private final List<Integer> ways;
    private final List<Step> left;
    private final boolean[] isVisited;
    private final boolean[] isSetOff;
    private final List<OpenedLock> opened = new ArrayList<>();
    private @Nullable Step step;
    private int stepTicks;
    private int barredTicks;
    private int steps;
    private @Nullable String fault;

    /** A lock that the bot tried to open: its number from 0, the number of its way, and whether that opened it. */
    public record OpenedLock(int lock, int way, boolean isOpened) {}

    /**
     * Creates a bot where the party came in.
     *
     * @param shift 0 for the ways of the certificate; from 1 on so many other ways further on, of each lock
     * @param chance the source of all random decisions
     */
    public CertificateFollower(World world, int shift, RandomStream chance) {
        usesOtherWays = shift > 0;
        view = new WaryView(world);
        controls = new WalkerControls(view);
        ores = new OreErrands(view, controls);
        errands = new FollowerErrands(view, controls, ores, chance);
        floor = world.floor();
        ways = waysOf(floor, shift);
        left = new ArrayList<>(floor.certificate().steps());
        isVisited = new boolean[floor.vignettes().size()];
        isSetOff = new boolean[floor.vignettes().size()];
    }

    /**
     * Returns the number of the way in which each lock of a floor is opened. A lock whose other way takes ore that the
     * rest of the floor's locks need keeps the way of the certificate.
     *
     * @param shift 0 for the ways of the certificate; from 1 on so many other ways further on, of each lock
     */
    public static List<Integer> waysOf(Floor floor, int shift) {
        Map<String, Integer> left = new TreeMap<>();
        floor.ores().stream()
                .filter(ore -> !isInTrapRoom(floor, ore.at()))
                .forEach(ore -> left.merge(ore.ore(), MEASURES_A_CELL, Integer::sum));
        List<Integer> ways = new ArrayList<>(Collections.nCopies(floor.locks().size(), 0));
        List<Step> opening = floor.certificate().steps().stream()
                .filter(step -> step.deed() == Deed.OPEN)
                .toList();
        for (Step open : opening) {
            ways.set(open.what() - 1, open.way());
            pay(left, lockOf(floor, open).ways().get(open.way()), -1);
        }
        for (Step open : opening) {
            LockSpot lock = lockOf(floor, open);
            int count = lock.ways().size();
            if (shift > 0 && count > 1) {
                int other = (open.way() + 1 + (shift - 1) % (count - 1)) % count;
                pay(left, lock.ways().get(open.way()), 1);
                boolean isPaid = pay(left, lock.ways().get(other), -1);
                if (isPaid) {
                    ways.set(open.what() - 1, other);
                } else {
                    pay(left, lock.ways().get(other), 1);
                    pay(left, lock.ways().get(open.way()), -1);
                }
            }
        }
        return ways;
    }

    private static boolean isInTrapRoom(Floor floor, int cell) {
        int room = floor.room().at(cell);
        return room > 0 && floor.roomWithId(room).isTrap();
    }

    private static LockSpot lockOf(Floor floor, Step open) {
        return floor.locks().get(open.what() - 1);
    }

    /** Takes the price of a way, or with a positive sign gives it back; returns false if ore is owed. */
    private static boolean pay(Map<String, Integer> left, WaySpot way, int sign) {
        boolean isPaid = true;
        for (Map.Entry<String, Integer> part : way.measures().entrySet()) {
            isPaid &= left.merge(part.getKey(), sign * part.getValue(), Integer::sum) >= 0;
        }
        return isPaid;
    }

    /** Returns true once all steps are done or one of them failed. */
    public boolean isDone() {
        return fault != null || left.isEmpty();
    }

    /** Returns what failed, or null. */
    public @Nullable String fault() {
        return fault;
    }

    /** Returns the number of steps that are done. */
    public int steps() {
        return steps;
    }

    /** Returns the locks that it tried to open so far. */
    public List<OpenedLock> opened() {
        return opened;
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent) {
        controls.take(intent);
        watch();
        if (errands.actsUrgently()) {
            return;
        }
        Step current = step == null ? next() : step;
        step = current;
        stepTicks++;
        if (isFulfilled(current)) {
            finish(current);
            return;
        }
        boolean goesOn = go(current) || ores.minesTowards(placeOf(current));
        barredTicks = goesOn ? 0 : barredTicks + 1;
        view.setDaring(current.deed() == Deed.TAKE && (view.isDaring() || barredTicks > DARING_TICKS));
        if (barredTicks > DARING_TICKS) {
            errands.charges();
        }
        if (barredTicks > BARRED_TICKS || stepTicks > LONGEST_STEP_TICKS) {
            fail(current, goesOn ? "takes too long" : "cannot be done");
        }
        errands.strikesWhatIsInTheWay();
    }

    private void fail(Step failed, String why) {
        if (failed.deed() == Deed.OPEN) {
            opened.add(new OpenedLock(failed.what() - 1, wayOf(failed), false));
        }
        Grid grid = floor.grid();
        int self = view.self().cell;
        fault = "step " + failed + " " + why + "; the bot is at " + grid.x(self) + "," + grid.y(self)
                + ", the step's cell is " + grid.x(failed.at()) + "," + grid.y(failed.at());
    }

    private void finish(Step done) {
        if (done.deed() == Deed.OPEN) {
            opened.add(new OpenedLock(done.what() - 1, wayOf(done), true));
        }
        left.remove(done);
        steps++;
        step = null;
        stepTicks = 0;
        barredTicks = 0;
    }

    /** Returns the first step that can be done now; with the ways of the certificate that is the first one. */
    private Step next() {
        for (int i = 0; i < left.size() && usesOtherWays; i++) {
            if (isPossible(left.get(i))) {
                return left.get(i);
            }
        }
        return left.get(0);
    }

    private boolean isPossible(Step each) {
        if (isFulfilled(each)) {
            return true;
        }
        return switch (each.deed()) {
            case OPEN -> {
                WaySpot way = lock(each).ways().get(wayOf(each));
                boolean hasMeans = way.by() instanceof LockWay.ByKey
                        ? LockWorker.hasKey(view, each.what() - 1)
                        : !(way.by() instanceof LockWay.ByLever)
                                || isReached(LockWorker.leverOf(view, each.what() - 1));
                yield hasMeans && isReached(lock(each).cells().at(0));
            }
            // A lever opens its lock at once, which then could not be opened in another way.
            case PULL -> isOpen(floor.levers().get(each.what() - 1).lock()) && isReached(each.at());
            case TAKE -> isReached(placeOf(each));
            case VISIT -> isReached(each.at());
            case LEAVE -> isVisited[each.what() - 1] && !isLeftToVisit(each.what());
            case EXIT -> left.stream().allMatch(other -> other.deed() == Deed.EXIT || other.deed() == Deed.PULL);
        };
    }

    private boolean isLeftToVisit(int vignette) {
        return left.stream().anyMatch(other -> other.deed() == Deed.VISIT && other.what() == vignette);
    }

    private boolean isReached(int cell) {
        return cell != Grid.NONE && (controls.stepsTo(cell) != DistanceMap.UNREACHED || ores.isBehindOre(cell));
    }

    /** Returns the cell to which a step leads; a key may have been carried off. */
    private int placeOf(Step each) {
        return each.deed() == Deed.TAKE ? view.floor().keys().get(each.what() - 1).cell : each.at();
    }

    private LockSpot lock(Step open) {
        return lockOf(floor, open);
    }

    /** Returns the way in which a lock is opened: that of the certificate once no golem is left for a golem's way. */
    private int wayOf(Step open) {
        int way = ways.get(open.what() - 1);
        boolean isGolemLost = lock(open).ways().get(way).by() instanceof LockWay.ByGolem
                && view.world().companions().size() == 0;
        return isGolemLost ? open.way() : way;
    }

    private boolean isOpen(int lock) {
        return view.floor().locks().get(lock - 1).isOpen;
    }

    private void watch() {
        for (int i = 0; i < isVisited.length; i++) {
            isVisited[i] |= floor.vignettes().get(i).cells().contains(view.self().cell);
        }
        for (int i = 0; i < view.world().events().size(); i++) {
            if (view.world().events().at(i) instanceof LockEvent event && event.type() == EventType.LOCK_KEY_TAKEN) {
                setOffWhere(event.lock);
            }
        }
    }

    private void setOffWhere(int lock) {
        KeyComponent key = NearestSearch.first(view.floor().keys(), each -> each.lock == lock && each.vignette >= 0);
        if (key != null) {
            isSetOff[key.vignette] = true;
            isVisited[key.vignette] = true;
        }
    }

    private boolean isFulfilled(Step each) {
        return switch (each.deed()) {
            case TAKE -> {
                KeyState state = view.floor().keys().get(each.what() - 1).state;
                yield state == KeyState.WITH_PLAYER || state == KeyState.USED;
            }
            case PULL -> {
                PropComponent lever =
                        view.floor().prop(floor.levers().get(each.what() - 1).at());
                yield lever == null || lever.state == PropState.PULLED;
            }
            case OPEN -> isOpen(each.what());
            case VISIT -> isVisited[each.what() - 1] && !hasPrizeLeft(each.what() - 1);
            case LEAVE -> hasLeft(each);
            case EXIT -> {
                int cell = floor.exits().get(each.what()).at();
                yield isInTrap(cell) || view.squaredTo(cell) < EXIT_CELLS * EXIT_CELLS;
            }
        };
    }

    /**
     * Returns true for an exit in the hall of the boss or of a guardian, or behind it: the follower is to win no trap.
     */
    private boolean isInTrap(int cell) {
        int room = floor.room().at(cell);
        return view.world().arenas().stream().anyMatch(arena -> arena.barsExitIn(room));
    }

    private boolean hasPrizeLeft(int vignette) {
        return stepTicks < PRIZE_TICKS && errands.prizeOf(vignette) != Grid.NONE;
    }

    private boolean hasLeft(Step leave) {
        VignetteSpot vignette = floor.vignettes().get(leave.what() - 1);
        if (vignette.cells().contains(view.self().cell)) {
            return false;
        }
        boolean isThere = view.self().cell == leave.at() || view.floor().isSolid(leave.at());
        return isThere && (!isSetOff[leave.what() - 1] || stepTicks > ROOF_TICKS || view.isShut(vignette));
    }

    /** Goes on with a step; returns false if nothing can be done about it now. */
    private boolean go(Step each) {
        switch (each.deed()) {
            case TAKE -> {
                KeySpot spot = floor.keys().get(each.what() - 1);
                return errands.takesKey(view.floor().keys().get(spot.id() - 1));
            }
            case PULL -> {
                return LockWorker.pull(
                        view, controls, floor.levers().get(each.what() - 1).at());
            }
            case OPEN -> {
                return opens(lock(each), lock(each).ways().get(wayOf(each)));
            }
            case VISIT -> {
                int prize = isVisited[each.what() - 1] ? errands.prizeOf(each.what() - 1) : Grid.NONE;
                if (prize != Grid.NONE) {
                    isSetOff[each.what() - 1] = true;
                    return errands.takesPrize(prize);
                }
                return controls.walkIfReached(each.at());
            }
            case LEAVE, EXIT -> {
                return controls.walkIfReached(
                        each.deed() == Deed.EXIT
                                ? floor.exits().get(each.what()).at()
                                : each.at());
            }
        }
        return false;
    }

    private boolean opens(LockSpot lock, WaySpot way) {
        return ores.gathers(lock, way) || LockWorker.act(view, controls, lock, way);
    }
}
