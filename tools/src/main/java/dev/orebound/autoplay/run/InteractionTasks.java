package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.GoalTask;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.player.BotSkill;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.gift.BrewScroll;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The tasks of the run bot that interact: answer choices, free captives and use fixtures. */
final class InteractionTasks {
    private InteractionTasks() {}

    /**
     * Answers choices: reads the most useful scroll, leaves the companion that is worst off, and takes relics and
     * equipment.
     */
    static final class AnswerChoice implements BotTask {
        private static final int READING_TICKS = 45;

        /** The value of a bolt relative to a burst, because bolts are cast far more often. */
        private static final int BOLT_WORTH = 3;

        private final GearChooser gear;
        private final BotSkill skill;
        private final RandomStream chance;
        private int ticks;

        AnswerChoice(GearChooser gear, BotSkill skill, RandomStream chance) {
            this.gear = gear;
            this.skill = skill;
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            PendingChoice choice = view.world().part(FloorGifts.class).choice();
            if (choice == PendingChoice.NONE) {
                ticks = 0;
                return false;
            }
            if (ticks++ < READING_TICKS) {
                return true;
            }
            ticks = 0;
            int answer = switch (choice) {
                case SCROLL -> scroll(view);
                case COMPANION -> worstOff(view);
                case RELIC -> gear.relic();
                case EQUIPMENT -> gear.equipment();
                case WARES -> gear.ware();
                case NONE -> 0;
            };
            controls.answer(choice, answer);
            return true;
        }

        private int scroll(WalkerView view) {
            List<BrewScroll> scrolls = view.world().part(FloorGifts.class).scrolls();
            if (!chance.chance(skill.goodChoicePercent())) {
                return chance.below(scrolls.size());
            }
            int best = 0;
            for (int i = 1; i < scrolls.size(); i++) {
                best = worth(view, scrolls.get(i)) > worth(view, scrolls.get(best)) ? i : best;
            }
            return best;
        }

        private static int worth(WalkerView view, BrewScroll scroll) {
            BrewBook book = view.world().content().brews();
            int worth = 0;
            for (BrewUse use : BrewUse.values()) {
                int more = book.attack(scroll.brew(), use, scroll.level()).damage()
                        - book.attack(scroll.brew(), use, scroll.level() - 1).damage();
                worth += use == BrewUse.BOLT ? BOLT_WORTH * more : more;
            }
            return worth / Integer.bitCount(book.oresOf(scroll.brew()));
        }

        private int worstOff(WalkerView view) {
            ImmutableArray<Entity> companions = view.world().companions();
            int worst = 0;
            for (int i = 1; i < companions.size(); i++) {
                int health = HEALTHS.get(companions.get(i)).health;
                worst = health < HEALTHS.get(companions.get(worst)).health ? i : worst;
            }
            return worst;
        }
    }

    /**
     * Creates a task that brings back the nearest fallen golem for which the bot has the ore, if it cares for golems.
     */
    static BotTask raisesGolem(KnownFloorView floor, StepDistances steps, OreSupply supply, BotSkill skill) {
        return new GoalTask<>(
                GoalTask.EVERY_TICK,
                (view, controls) -> skill.commandPercent() == 0 || !view.world().hasRoomForCompanion()
                        ? null
                        : NearestSearch.nearest(
                                view.world().golemCores(),
                                each -> floor.isKnown(view.bodyOf(each).cell)
                                        && supply.measures(supply.oreOf(each)) >= supply.priceOf(each),
                                each -> steps.to(view.bodyOf(each).cell),
                                StepDistances.UNREACHED),
                (view, controls, core) -> {
                    InteractPrompt prompt = view.world().prompt();
                    if (prompt == InteractPrompt.RAISE_GOLEM) {
                        controls.intent().hold(Intent.INTERACT);
                        return true;
                    }
                    int cell = view.bodyOf(core).cell;
                    if (prompt == InteractPrompt.CORE_UNSAFE || view.self().cell == cell) {
                        return false;
                    }
                    controls.walkTo(cell);
                    return true;
                });
    }

    /** The captives that the bot has seen. It remembers their guards that it cannot see now. */
    static final class KnownCaptives {
        /** No spawn id. */
        private static final long NOBODY = 0;

        private final KnownFloorView floor;
        private final VisibleFoes foes;
        private final StepDistances steps;
        /** The spawn id of the guard last seen with a captive, by the spawn id of the captive. */
        private final Map<Long, Long> guards = new TreeMap<>();

        KnownCaptives(KnownFloorView floor, VisibleFoes foes, StepDistances steps) {
            this.floor = floor;
            this.foes = foes;
            this.steps = steps;
        }

        /** Creates a task that frees the nearest captive once its guards are gone. */
        BotTask freesNearest() {
            return TakingTasks.freesCaptive(
                    (view, controls) -> view.world().hasRoomForCompanion() ? nearest(view) : null,
                    (view, captive) -> view.world().prompt() == InteractPrompt.FREE_CAPTIVE);
        }

        private @Nullable Entity nearest(WalkerView view) {
            return NearestSearch.nearest(
                    view.world().monsters(),
                    each -> MonsterSearch.isIn(each, MindState.SHACKLED)
                            && floor.isKnown(view.bodyOf(each).cell)
                            && !isGuarded(view, each),
                    each -> steps.to(view.bodyOf(each).cell),
                    StepDistances.UNREACHED);
        }

        /**
         * Returns true if a captive is guarded as far as the bot knows: a guard out of sight counts as staying where it
         * was.
         */
        private boolean isGuarded(WalkerView view, Entity captive) {
            long id = foes.idOf(captive);
            Entity seen = guardInSight(view, captive);
            if (seen != null) {
                guards.put(id, foes.idOf(seen));
                return true;
            }
            Entity known = MonsterSearch.withId(view.world(), guards.getOrDefault(id, NOBODY));
            boolean isGone = known == null || foes.isSeen(known);
            if (isGone) {
                guards.remove(id);
            }
            return !isGone;
        }

        /** Returns a visible monster that is near enough to guard a captive; null if there is none. */
        private @Nullable Entity guardInSight(WalkerView view, Entity captive) {
            BodyComponent body = view.bodyOf(captive);
            float near = view.world().content().tactics().captorCells();
            return NearestSearch.first(view.world().monsters(), each -> {
                float dx = view.bodyOf(each).x - body.x;
                float dy = view.bodyOf(each).y - body.y;
                return dx * dx + dy * dy <= near * near
                        && !MonsterSearch.isIn(each, MindState.SHACKLED)
                        && HEALTHS.get(each).health > 0
                        && foes.isSeen(each);
            });
        }
    }
}
