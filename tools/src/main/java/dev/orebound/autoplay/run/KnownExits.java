package dev.orebound.autoplay.run;

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
import dev.orebound.world.state.Party;
import java.util.List;

/** Chooses among the exits that the player has seen, by the kind, features and danger that each tells of, and takes one. */
final class KnownExits {
    /** No reachable exit is known. */
    static final int NONE = -1;

    /** The health in percent below which healing comes first. */
    private static final int UNWELL_PERCENT = 60;

    private final KnownFloorView view;
    private final StepDistances steps;
    private final Descent descent;
    private final boolean choosesWell;
    private final BotSkill skill;
    /** The exit that is taken among equally good ones. */
    private final int favourite;

    KnownExits(KnownFloorView view, StepDistances steps, Descent descent, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.steps = steps;
        this.descent = descent;
        choosesWell = chance.chance(skill.goodChoicePercent());
        this.skill = skill;
        favourite = chance.below(view.world().floor().exits().size());
    }

    /** Returns true while a warden's key is missing. */
    boolean areLocked() {
        return view.world().part(FloorGifts.class).areExitsLocked();
    }

    /** Returns the number of the best known exit, or {@link #NONE}. */
    int best() {
        if (!choosesWell) {
            return nearest();
        }
        List<Exit> exits = view.world().floor().exits();
        int best = NONE;
        int most = Integer.MIN_VALUE;
        for (int exit = 0; exit < exits.size(); exit++) {
            int worth = worth(exit);
            boolean isBetter = worth > most || (worth == most && exit == favourite);
            if (isInReach(exits.get(exit)) && isBetter) {
                best = exit;
                most = worth;
            }
        }
        return best;
    }

    private int worth(int exit) {
        return descent.graph()
                .node(view.world().floor().exits().get(exit).to())
                .map(this::worth)
                .orElse(0);
    }

    private int worth(GraphNode node) {
        return worth(
                node,
                view.world().content(),
                skill,
                view.healthPercent() < UNWELL_PERCENT,
                view.world().companions().size() < Party.MOST_COMPANIONS);
    }

    /** Returns the value of a floor, by what exits tell of it, to a player who is unwell or well, and has room for a golem or not. */
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

    /** Returns the number of the nearest known exit, or {@link #NONE}. */
    int nearest() {
        List<Exit> exits = view.world().floor().exits();
        int nearest = NONE;
        int least = StepDistances.UNREACHED;
        for (int exit = 0; exit < exits.size(); exit++) {
            if (view.isKnown(exits.get(exit).at()) && steps.to(exits.get(exit).at()) < least) {
                least = steps.to(exits.get(exit).at());
                nearest = exit;
            }
        }
        return nearest;
    }

    private boolean isInReach(Exit exit) {
        return view.isKnown(exit.at()) && steps.to(exit.at()) != StepDistances.UNREACHED;
    }

    /** Walks to an exit and takes it. */
    void take(int exit, WalkerControls controls) {
        int cell = view.world().floor().exits().get(exit).at();
        if (view.world().prompt() == InteractPrompt.TAKE_EXIT && view.world().promptCell() == cell) {
            controls.interact();
        } else {
            controls.walkTo(cell);
        }
    }
}
