package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All that bots have in common when they open chests, free captives, and take what vignettes hold. */
public final class TakingTasks {
    private TakingTasks() {}

    /**
     * Creates a task that walks to a chest and opens it.
     *
     * @param thinkTicks ticks from one search to the next
     * @param search finds a shut chest, or null
     */
    public static BotTask opensChest(
            int thinkTicks, BiFunction<WalkerView, WalkerControls, @Nullable ChestComponent> search) {
        return new GoalTask<>(
                thinkTicks, search, (view, controls, chest) -> !chest.isOpen && controls.openChest(chest.cell));
    }

    /** Creates a task that walks to the nearest captive and frees it. */
    public static BotTask freesNearestCaptive() {
        return freesCaptive(
                (view, controls) -> MonsterSearch.nearestInReach(view, controls, MindState.SHACKLED),
                (view, captive) ->
                        view.isInView(captive, view.world().content().player().reachCells()));
    }

    /**
     * Creates a task that walks to a captive and frees it, unless the same button would take an exit.
     *
     * @param isAtHand tells whether a captive can be freed from where the bot stands
     */
    public static BotTask freesCaptive(
            BiFunction<WalkerView, WalkerControls, @Nullable Entity> search, BiPredicate<WalkerView, Entity> isAtHand) {
        return new GoalTask<>(GoalTask.EVERY_TICK, search, (view, controls, captive) -> {
            if (!isAtHand.test(view, captive)) {
                controls.walkTo(view.bodyOf(captive).cell);
            } else if (view.world().prompt() != InteractPrompt.TAKE_EXIT) {
                controls.intent().hold(Intent.INTERACT);
            }
            return true;
        });
    }

    /** Returns the prompt with which a thing is taken or used; none for one that was, or that is not for taking. */
    public static InteractPrompt promptOf(PropComponent prop) {
        if (prop.state != PropState.STANDING) {
            return InteractPrompt.NOTHING;
        }
        return switch (prop.kind) {
            case PRIZE -> InteractPrompt.TAKE_PRIZE;
            case CAGE -> InteractPrompt.TAKE_FROM_CAGE;
            case KENNEL -> InteractPrompt.FREE_FROM_KENNEL;
            case LEVER -> InteractPrompt.PULL_LEVER;
            default -> InteractPrompt.NOTHING;
        };
    }

    /** Returns true for the prompts with which prizes, and what is in cages and kennels, are taken. */
    public static boolean isForPrize(InteractPrompt prompt) {
        return prompt == InteractPrompt.TAKE_PRIZE
                || prompt == InteractPrompt.TAKE_FROM_CAGE
                || prompt == InteractPrompt.FREE_FROM_KENNEL;
    }

    /** Returns the first prize, cage or kennel of a vignette, by its number from 0, that is not taken yet; or null. */
    public static @Nullable PropComponent firstPrize(WalkerView view, int vignette, Predicate<PropComponent> isMeant) {
        return NearestSearch.first(
                view.floor().props(),
                prop -> prop.vignette == vignette && isForPrize(promptOf(prop)) && isMeant.test(prop));
    }
}
