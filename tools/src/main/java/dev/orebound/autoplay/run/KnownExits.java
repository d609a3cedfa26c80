package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.GoalTask;
import dev.orebound.autoplay.LockWorker;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among the exits that the player has seen, by the kind, features and danger that each tells of, and takes one.
 */
final class KnownExits {
    /** The health in percent below which healing comes first. */
    private static final int UNWELL_PERCENT = 60;

    /** The worth of being the favourite, which decides only among equally good exits. */
    private static final double FAVOUR = 0.5;

    private static final int THINK_TICKS = 60;

    private final KnownFloorView view;
    private final StepDistances steps;
    private final Descent descent;
    private final boolean choosesWell;
    private final BotSkill skill;
    /** The exit that is taken among equally good ones. */
    private final Exit favourite;

    KnownExits(KnownFloorView view, StepDistances steps, Descent descent, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.steps = steps;
        this.descent = descent;
        choosesWell = chance.chance(skill.goodChoicePercent());
        this.skill = skill;
        List<Exit> exits = view.world().floor().exits();
        favourite = exits.get(chance.below(exits.size()));
    }

    /** Returns true while a warden's key is missing. */
    boolean areLocked() {
        return view.world().part(FloorGifts.class).areExitsLocked();
    }

    /** Creates a task that leaves the floor by the best known exit. */
    BotTask leaves() {
        BotTask leaves = new GoalTask<Exit>(THINK_TICKS, (floor, controls) -> best(), (floor, controls, exit) -> {
            take(exit, controls);
            return true;
        });
        return (floor, controls) -> !areLocked() && leaves.act(floor, controls);
    }

    /** Returns the best known exit in reach, or null. */
    @Nullable
    Exit best() {
        return choosesWell
                ? NearestSearch.nearest(
                        view.world().floor().exits(),
                        exit -> view.isKnown(exit.at()) && steps.to(exit.at()) != StepDistances.UNREACHED,
                        exit -> -worth(exit) - (exit.equals(favourite) ? FAVOUR : 0),
                        Double.MAX_VALUE)
                : nearest();
    }

    private int worth(Exit exit) {
        return descent.graph().node(exit.to()).map(this::worth).orElse(0);
    }

    private int worth(GraphNode node) {
        return worth(
                node,
                view.world().content(),
                skill,
                view.healthPercent() < UNWELL_PERCENT,
                view.world().hasRoomForCompanion());
    }

    /**
     * Returns the value of a floor, by what exits tell of it, to a player who is unwell or well, and has room for a
     * golem or not.
     */
    static int worth(GraphNode node, Content content, BotSkill skill, boolean isUnwell, boolean hasRoom) {
        int worth = worth(node.kind(), isUnwell, hasRoom)
                + (node.danger() - 1) * (isUnwell ? skill.dangerWorthHurt() : skill.dangerWorth());
        if (node.kind() == FloorKind.BATTLE && content.graph().promises().hasReliquary(node.row() + 1, node.danger())) {
            worth += skill.wardenWorth();
        }
        for (String feature : node.features()) {
            worth += skill.worthOf(feature);
        }
        return worth;
    }

    private static int worth(FloorKind kind, boolean isUnwell, boolean hasRoom) {
        return switch (kind) {
            case HEALTH_BUFF -> isUnwell ? 6 : 4;
            case SCROLL -> 5;
            case ATTACK_BUFF -> 3;
            case GOLEM -> hasRoom ? 2 : 1;
            case BATTLE, BOSS -> 0;
        };
    }

    /** Returns the nearest known exit in reach, or null. */
    @Nullable
    Exit nearest() {
        return NearestSearch.nearest(
                view.world().floor().exits(),
                exit -> view.isKnown(exit.at()),
                exit -> steps.to(exit.at()),
                StepDistances.UNREACHED);
    }

    /** Walks to an exit and takes it. */
    void take(Exit exit, WalkerControls controls) {
        LockWorker.use(view, controls, exit.at(), InteractPrompt.TAKE_EXIT);
    }
}
