package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotControls;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;

/** The exits that the player has seen: which of them to take, and taking it. Each shows the kind of floor that it leads to. */
final class KnownExits {
    /** None is known to which a way is known. */
    static final int NONE = -1;

    /** Below so much health in percent, health comes first. */
    private static final int UNWELL_PERCENT = 60;

    private final KnownFloorView sight;
    private final StepDistances steps;
    private final Descent descent;
    private final boolean choosesWell;
    private final int whim;

    KnownExits(KnownFloorView sight, StepDistances steps, Descent descent, BotSkill skill, RandomStream chance) {
        this.sight = sight;
        this.steps = steps;
        this.descent = descent;
        choosesWell = chance.chance(skill.goodChoicePercent());
        whim = chance.below(sight.world().floor().exits().size());
    }

    /** True while a warden's key is missing. */
    boolean areLocked() {
        return sight.world().gifts().areExitsLocked();
    }

    /** The number of the exit to take, of those that are known; {@link #NONE} if none is. */
    int best() {
        List<Exit> exits = sight.world().floor().exits();
        int best = NONE;
        int most = -1;
        for (int exit = 0; exit < exits.size(); exit++) {
            if (isInReach(exits.get(exit)) && worth(exit) > most) {
                best = exit;
                most = worth(exit);
            }
        }
        return best;
    }

    private int worth(int exit) {
        if (!choosesWell) {
            return exit == whim ? 1 : 0;
        }
        return descent.graph()
                .node(sight.world().floor().exits().get(exit).to())
                .map(node -> worth(node.kind()))
                .orElse(0);
    }

    private int worth(FloorKind kind) {
        World world = sight.world();
        return switch (kind) {
            case HEALTH_BUFF -> sight.healthPercent() < UNWELL_PERCENT ? 6 : 4;
            case SCROLL -> 5;
            case ATTACK_BUFF -> 3;
            case GOLEM -> world.companions().size() < Party.MOST_COMPANIONS ? 2 : 1;
            case BATTLE, BOSS -> 0;
        };
    }

    /** The number of the nearest exit of those that are known; {@link #NONE} if none is. */
    int nearest() {
        List<Exit> exits = sight.world().floor().exits();
        int nearest = NONE;
        int least = StepDistances.UNREACHED;
        for (int exit = 0; exit < exits.size(); exit++) {
            if (sight.isKnown(exits.get(exit).at()) && steps.to(exits.get(exit).at()) < least) {
                least = steps.to(exits.get(exit).at());
                nearest = exit;
            }
        }
        return nearest;
    }

    private boolean isInReach(Exit exit) {
        return sight.isKnown(exit.at()) && steps.to(exit.at()) != StepDistances.UNREACHED;
    }

    /** Goes to an exit and takes it. */
    void take(int exit, BotControls hands) {
        int cell = sight.world().floor().exits().get(exit).at();
        if (sight.world().prompt() == InteractPrompt.TAKE_EXIT && sight.world().promptCell() == cell) {
            hands.interact();
        } else {
            hands.walkTo(cell);
        }
    }
}
