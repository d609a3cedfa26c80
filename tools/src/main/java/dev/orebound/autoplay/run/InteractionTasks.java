package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.cave.floor.Fixture;
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
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The tasks of the run bot that interact: answer choices, free captives and use fixtures. */
final class InteractionTasks {
    private InteractionTasks() {}

    /** Answers choices: reads the most useful scroll, leaves the companion that is worst off, and takes relics and equipment. */
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
            switch (choice) {
                case SCROLL -> controls.intent().order(IntentOrder.READ_SCROLL, scroll(view));
                case COMPANION -> controls.intent().order(IntentOrder.LEAVE_COMPANION, worstOff(view));
                case RELIC -> controls.intent().order(IntentOrder.TAKE_RELIC, gear.relic());
                case EQUIPMENT -> controls.intent().order(IntentOrder.TAKE_EQUIPMENT, gear.equipment());
                case WARES -> controls.intent().order(IntentOrder.BUY_WARE, gear.ware());
                case NONE -> {}
            }
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

    /** Frees a captive that the bot has seen, once its guards are gone. The bot remembers guards that it cannot see now. */
    static final class FreeSeenCaptive implements BotTask {
        /** No spawn id. */
        private static final long NOBODY = 0;

        private final KnownFloorView floor;
        private final VisibleFoes foes;
        private final StepDistances steps;
        /** The spawn id of the guard last seen with a captive, by the spawn id of the captive. */
        private final Map<Long, Long> guards = new TreeMap<>();

        FreeSeenCaptive(KnownFloorView floor, VisibleFoes foes, StepDistances steps) {
            this.floor = floor;
            this.foes = foes;
            this.steps = steps;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (view.world().companions().size() >= Party.MOST_COMPANIONS) {
                return false;
            }
            Entity captive = nearest(view);
            if (captive == null) {
                return false;
            }
            if (view.world().prompt() == InteractPrompt.FREE_CAPTIVE) {
                controls.intent().hold(Intent.INTERACT);
            } else {
                controls.walkTo(view.bodyOf(captive).cell);
            }
            return true;
        }

        private @Nullable Entity nearest(WalkerView view) {
            ImmutableArray<Entity> all = view.world().monsters();
            Entity nearest = null;
            int least = StepDistances.UNREACHED;
            for (int i = 0; i < all.size(); i++) {
                Entity each = all.get(i);
                int cell = view.bodyOf(each).cell;
                boolean isCaptive = MINDS.get(each).state == MindState.SHACKLED && floor.isKnown(cell);
                if (isCaptive && !isGuarded(view, each) && steps.to(cell) < least) {
                    nearest = each;
                    least = steps.to(cell);
                }
            }
            return nearest;
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
            Entity known = monster(view, guards.getOrDefault(id, NOBODY));
            boolean isGone = known == null || foes.isSeen(known);
            if (isGone) {
                guards.remove(id);
            }
            return !isGone;
        }

        private @Nullable Entity monster(WalkerView view, long id) {
            ImmutableArray<Entity> all = view.world().monsters();
            for (int i = 0; i < all.size(); i++) {
                if (foes.idOf(all.get(i)) == id) {
                    return all.get(i);
                }
            }
            return null;
        }

        /** Returns a visible monster that is near enough to guard a captive; null if there is none. */
        private @Nullable Entity guardInSight(WalkerView view, Entity captive) {
            ImmutableArray<Entity> all = view.world().monsters();
            BodyComponent body = view.bodyOf(captive);
            float near = view.world().content().tactics().captorCells();
            for (int i = 0; i < all.size(); i++) {
                BodyComponent other = view.bodyOf(all.get(i));
                float dx = other.x - body.x;
                float dy = other.y - body.y;
                if (dx * dx + dy * dy <= near * near
                        && MINDS.get(all.get(i)).state != MindState.SHACKLED
                        && HEALTHS.get(all.get(i)).health > 0
                        && foes.isSeen(all.get(i))) {
                    return all.get(i);
                }
            }
            return null;
        }
    }

    /** Uses the nearest fixture that gives something: a shrine, or a dormant golem if the ore suffices to wake it. */
    static final class UseFixture implements BotTask {
        private final KnownFloorView floor;
        private final StepDistances steps;
        private final OreSupply supply;
        private final VignetteSense sense;

        UseFixture(KnownFloorView floor, StepDistances steps, OreSupply supply, VignetteSense sense) {
            this.sense = sense;
            this.floor = floor;
            this.steps = steps;
            this.supply = supply;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            int fixture = nearest(view);
            if (fixture < 0) {
                return false;
            }
            int cell = view.world().floor().fixtures().get(fixture).at();
            if (view.world().promptCell() != cell) {
                controls.walkTo(cell);
                return true;
            }
            controls.interact();
            if (controls.intent().holds(Intent.INTERACT)) {
                sense.visit(fixture);
            }
            return true;
        }

        /** Returns the number of the nearest fixture that the bot wants to use, or -1. */
        private int nearest(WalkerView view) {
            List<Fixture> fixtures = view.world().floor().fixtures();
            int nearest = -1;
            int least = StepDistances.UNREACHED;
            for (int i = 0; i < fixtures.size(); i++) {
                int cell = fixtures.get(i).at();
                boolean isLeft = floor.isKnown(cell)
                        && !view.world().part(FloorGifts.class).isTaken(i)
                        && !supply.lacksOreFor(i)
                        && sense.wants(i);
                if (isLeft && steps.to(cell) < least) {
                    nearest = i;
                    least = steps.to(cell);
                }
            }
            return nearest;
        }
    }
}
