package dev.orebound.autoplay.vignette;

import dev.orebound.autoplay.LockWorker;
import dev.orebound.autoplay.vignette.VignetteMischief.ActRandomly;
import dev.orebound.autoplay.vignette.VignetteMischief.ComeAndGo;
import dev.orebound.autoplay.vignette.VignetteMischief.DashAbout;
import dev.orebound.autoplay.vignette.VignetteMischief.KillAtEdge;
import dev.orebound.autoplay.vignette.VignetteMischief.LeaveCompanions;
import dev.orebound.autoplay.vignette.VignetteMischief.LetSteal;
import dev.orebound.autoplay.vignette.VignetteMischief.MixAll;
import dev.orebound.autoplay.vignette.VignetteMischief.StandOnClosing;
import dev.orebound.autoplay.vignette.VignetteMischief.StayInside;
import dev.orebound.autoplay.vignette.VignetteMischief.SwapCompanions;
import dev.orebound.autoplay.vignette.VignetteMischief.ThrowFlasks;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.PendingChoice;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A bot that tries to be shut in by one vignette, to lose keys, and to get more than there is: it opens the lock, then
 * plays the mischief of its scheme. It acts by intents alone. As a test tool it may read more of the world than a
 * player sees, and it fills its flasks.
 */
public final class HostileVisitor {
    /** All schemes. Each trial takes the next one. */
    public static final List<Scheme> SCHEMES = List.of(
            new Scheme("stays_inside", chance -> new StayInside()),
            new Scheme("stands_on_closing", chance -> new StandOnClosing()),
            new Scheme("dashes_about", DashAbout::new),
            new Scheme("lets_steal", chance -> new LetSteal()),
            new Scheme("kills_at_edge", chance -> new KillAtEdge()),
            new Scheme("throws_flasks", ThrowFlasks::new),
            new Scheme("leaves_companions", chance -> new LeaveCompanions()),
            new Scheme("swaps_companions", SwapCompanions::new),
            new Scheme("mixes_all", MixAll::new),
            new Scheme("comes_and_goes", chance -> new ComeAndGo()),
            new Scheme("wants_anything", ActRandomly::new));

    /** A named way to disturb a vignette; all its chance comes from the stream. */
    public static final class Scheme {
        private final String id;
        private final Function<RandomStream, VignetteMischief> anew;

        Scheme(String id, Function<RandomStream, VignetteMischief> anew) {
            this.id = id;
            this.anew = anew;
        }

        /** Returns the word for it in reports. */
        public String id() {
            return id;
        }
    }

    private final VignetteView view;
    private final WalkerControls controls;
    private final VignetteMischief mischief;
    private final @Nullable WaySpot way;

    /**
     * Creates a bot that stands before a vignette, where the party came in.
     *
     * @param vignette its number on the floor, from 0
     * @param chance the source of all random decisions
     */
    public HostileVisitor(Scheme scheme, World world, int vignette, RandomStream chance) {
        view = new VignetteView(world, vignette);
        controls = new WalkerControls(view);
        mischief = scheme.anew.apply(chance);
        LockSpot lock = view.shutLock();
        List<WaySpot> ways = lock == null
                ? List.of()
                : lock.ways().stream().filter(HostileVisitor::isAtHand).toList();
        way = ways.isEmpty() ? null : ways.get(chance.below(ways.size()));
    }

    private static boolean isAtHand(WaySpot way) {
        return way.by() instanceof LockWay.ByBrew
                || way.by() instanceof LockWay.ByPick
                || way.by() instanceof LockWay.ByWaiting;
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent) {
        controls.take(intent);
        answer();
        LockSpot lock = view.shutLock();
        if (lock == null || way == null) {
            mischief.act(view, controls);
        } else if (!LockWorker.act(view, controls, lock, way)) {
            controls.fillFlasks(view.world().purse().flaskMeasures());
        }
    }

    /** Takes the first of whatever is on offer. */
    private void answer() {
        PendingChoice choice = view.world().part(FloorGifts.class).choice();
        if (choice != PendingChoice.WARES) {
            controls.answer(choice, 0);
        }
    }
}
