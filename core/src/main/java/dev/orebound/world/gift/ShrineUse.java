package dev.orebound.world.gift;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureGift;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerReach;
import dev.orebound.world.state.SpawnOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Using what stands fast on a floor: which of it is in reach, what it would give, and giving it. */
public final class ShrineUse {
    private static final int NONE = -1;

    private final List<Fixture> fixtures;
    private final List<FixtureKind> kinds = new ArrayList<>();
    private final Content content;
    private final Grid grid;
    private final FloorGifts gifts;
    private final TickEvents events;
    private final Player player;
    private final PlayerReach reach;
    private final DormantGolem golem;
    private int inReach = NONE;

    public ShrineUse(
            FloorContext context,
            SpawnOrder companions,
            FloorGifts gifts,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            PlayerReach reach) {
        this.reach = reach;
        fixtures = context.floor().fixtures();
        content = context.content();
        grid = context.floor().grid();
        this.gifts = gifts;
        events = context.events();
        player = context.player();
        golem = new DormantGolem(context, companions, changes, spawner, noises);
        for (Fixture fixture : fixtures) {
            kinds.add(content.fixtures().get(fixture.type()));
        }
    }

    /**
     * Looks for something within the player's reach that has not given yet; whoever walks away is asked nothing any more.
     *
     * @return what can be done with it: {@link InteractPrompt#NOTHING} if there is none
     */
    public InteractPrompt look() {
        inReach = find();
        if (inReach == NONE) {
            gifts.ask(PendingChoice.NONE);
            return InteractPrompt.NOTHING;
        }
        return switch (kinds.get(inReach).gives()) {
            case SCROLLS -> InteractPrompt.UNROLL_SCROLLS;
            case HEALTH, STRENGTH -> InteractPrompt.TAKE_GIFT;
            case GOLEM -> golem.isFed() ? InteractPrompt.WAKE_GOLEM : InteractPrompt.GOLEM_WANTS_ORE;
        };
    }

    /** The cell of what is in reach, or {@link Grid#NONE}. */
    public int cell() {
        return inReach == NONE ? Grid.NONE : fixtures.get(inReach).at();
    }

    private int find() {
        for (int i = 0; i < fixtures.size(); i++) {
            if (!gifts.isTaken(i)
                    && hasSomething(i)
                    && reach.holds(fixtures.get(i).at())) {
                return i;
            }
        }
        return NONE;
    }

    private boolean hasSomething(int fixture) {
        return kinds.get(fixture).gives() != FixtureGift.SCROLLS
                || !gifts.scrolls().isEmpty();
    }

    /** Uses what is in reach. */
    public void use() {
        FixtureKind kind = kinds.get(inReach);
        switch (kind.gives()) {
            case SCROLLS -> unroll();
            case HEALTH, STRENGTH -> give(kind);
            case GOLEM -> rouse();
        }
    }

    /**
     * Does as the player has chosen in this tick, if anything is asked.
     *
     * @return the companion to take away, for it is left behind; else null
     */
    public @Nullable Entity obey() {
        int scroll = gifts.answerTo(IntentOrder.READ_SCROLL);
        int companion = gifts.answerTo(IntentOrder.LEAVE_COMPANION);
        gifts.forgetAnswer();
        if (gifts.choice() == PendingChoice.SCROLL && scroll >= 0) {
            read(scroll);
        } else if (gifts.choice() == PendingChoice.COMPANION && companion >= 0) {
            return exchange(companion);
        }
        return null;
    }

    private void unroll() {
        if (gifts.choice() == PendingChoice.NONE) {
            gifts.ask(PendingChoice.SCROLL);
            events.place(EventType.SCROLLS_UNROLLED, x(), y(), cell());
        }
    }

    private void read(int number) {
        if (number >= gifts.scrolls().size()) {
            gifts.ask(PendingChoice.NONE);
            return;
        }
        SpellScroll scroll = gifts.scrolls().get(number);
        player.hands().spells[scroll.spell()] = scroll.level();
        events.spell(EventType.SCROLL_READ, x(), y(), cell(), scroll.spell(), scroll.level(), WorldEvent.NOBODY);
        gifts.take(inReach);
    }

    private void give(FixtureKind kind) {
        if (kind.gives() == FixtureGift.HEALTH) {
            player.hands().moreHealth += kind.amount();
            player.health().most += kind.amount();
            player.health().health += kind.amount();
        } else {
            player.hands().strengthPercent += kind.amount();
        }
        events.giftTaken(x(), y(), cell(), content.fixtures().indexOf(kind.id()), kind.amount());
        gifts.take(inReach);
    }

    private void rouse() {
        if (!golem.isFed()) {
            return;
        }
        if (golem.hasRoom()) {
            golem.wake(cell());
            gifts.take(inReach);
        } else if (gifts.choice() == PendingChoice.NONE) {
            gifts.ask(PendingChoice.COMPANION);
            events.place(EventType.GOLEM_ASKED, x(), y(), cell());
        }
    }

    private @Nullable Entity exchange(int number) {
        gifts.ask(PendingChoice.NONE);
        Entity left = golem.isFed() ? golem.leave(number) : null;
        if (left != null) {
            golem.wake(cell());
            gifts.take(inReach);
        }
        return left;
    }

    private float x() {
        return grid.x(cell()) + 0.5f;
    }

    private float y() {
        return grid.y(cell()) + 0.5f;
    }
}
