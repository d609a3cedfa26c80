package dev.orebound.world.gift;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerReach;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Handles the fixtures of a floor: finds the one in reach, tells what it offers, and gives what it holds or asks for
 * the price.
 */
public final class ShrineUse {
    private static final int NONE = -1;

    private final List<Fixture> fixtures;
    private final List<FixtureKind> kinds = new ArrayList<>();
    private final Content content;
    private final Grid grid;
    private final FloorGifts gifts;
    private final EquipmentOffer equipment;
    private final RelicOffer relics;
    private final WareOffer wares;
    private final TickEvents events;
    private final Player player;
    private final PlayerReach reach;
    private final SpawnOrder companions;
    private final FloorChanges changes;
    private final EntitySpawner spawner;
    private final NoiseQueue noises;

    /**
     * The golem that can be woken on the floor, which is of the floor's primary ore, and the ore that waking it takes.
     */
    private final int golemOre;

    private final int golemMonster;
    private final int golemMeasures;
    private int inReach = NONE;

    public ShrineUse(PartRegistry parts, PlayerReach reach) {
        this.reach = reach;
        fixtures = parts.get(Floor.class).fixtures();
        content = parts.get(Content.class);
        grid = parts.get(Floor.class).grid();
        gifts = parts.get(FloorGifts.class);
        equipment = parts.get(EquipmentOffer.class);
        relics = parts.get(RelicOffer.class);
        wares = parts.get(WareOffer.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        companions = parts.get(Population.class).companions();
        changes = parts.get(FloorChanges.class);
        spawner = parts.get(EntitySpawner.class);
        noises = parts.get(NoiseQueue.class);
        GolemKind golem = gifts.golem();
        golemOre = content.ores().indexOf(golem.ore());
        golemMonster = content.golems().monsterOf(golem);
        golemMeasures = golem.measures();
        for (Fixture fixture : fixtures) {
            kinds.add(content.fixtures().get(fixture.type()));
        }
    }

    /**
     * Looks for a fixture within the player's reach that has not been used up. A question is withdrawn when the player
     * walks away.
     *
     * @return what can be done with it, or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look() {
        int found = find();
        if (found == NONE || found != inReach) {
            withdraw();
        }
        inReach = found;
        if (inReach == NONE) {
            return InteractPrompt.NOTHING;
        }
        return switch (kinds.get(inReach).gives()) {
            case SCROLLS -> InteractPrompt.UNROLL_SCROLLS;
            case HEALTH, STRENGTH -> InteractPrompt.TAKE_GIFT;
            case FORGE -> InteractPrompt.USE_FORGE;
            case GOLEM -> hasGolemOre() ? InteractPrompt.WAKE_GOLEM : InteractPrompt.GOLEM_WANTS_ORE;
            case WARES -> InteractPrompt.SEE_WARES;
            case RELIC_FOR_HEALTH ->
                player.health().health > healthPrice() ? InteractPrompt.GIVE_HEALTH : InteractPrompt.HEALTH_LACKING;
            case RELIC_FOR_RELIC ->
                player.gear().component().relicCount > 0 ? InteractPrompt.EXCHANGE_RELIC : InteractPrompt.RELIC_LACKING;
            case EFFECTS ->
                canPay(kinds.get(inReach).price()) ? InteractPrompt.USE_LANDMARK : InteractPrompt.LANDMARK_WANTS_ORE;
        };
    }

    private void withdraw() {
        boolean isOfShrine = gifts.choice() == PendingChoice.SCROLL || gifts.choice() == PendingChoice.COMPANION;
        if (isOfShrine) {
            gifts.ask(PendingChoice.NONE);
        }
        equipment.leaveForge();
        relics.leaveExchange();
        wares.leave();
    }

    /** Returns the health that the fixture in reach takes for relics. */
    public int healthPrice() {
        return inReach == NONE || kinds.get(inReach).gives() != FixtureGift.RELIC_FOR_HEALTH
                ? 0
                : Math.max(1, player.health().most * kinds.get(inReach).amount() / 100);
    }

    /** Returns the cell of the fixture in reach, or {@link Grid#NONE}. */
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
                || !gifts.scrolls(fixture).isEmpty();
    }

    /** Uses the fixture in reach, unless relics or equipment are on offer, which another question would take away. */
    public void use() {
        if (gifts.choice() == PendingChoice.RELIC
                || gifts.choice() == PendingChoice.EQUIPMENT
                || gifts.choice() == PendingChoice.WARES) {
            return;
        }
        FixtureKind kind = kinds.get(inReach);
        switch (kind.gives()) {
            case SCROLLS -> unroll();
            case HEALTH, STRENGTH -> give(kind);
            case GOLEM -> rouse();
            case FORGE -> equipment.openForge(inReach);
            case WARES -> wares.open(inReach);
            case RELIC_FOR_HEALTH -> payWithHealth(kind);
            case RELIC_FOR_RELIC -> exchangeRelic();
            case EFFECTS -> useLandmark(kind);
        }
    }

    /**
     * Carries out the player's choice of this tick, if a question is open.
     *
     * @return the companion that is left behind and has to be removed, or null
     */
    public @Nullable Entity applyAnswer() {
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

    private void payWithHealth(FixtureKind kind) {
        int price = healthPrice();
        if (player.health().health > price) {
            player.health().health -= price;
            events.giftTaken(x(), y(), cell(), content.fixtures().indexOf(kind.id()), price);
            gifts.take(inReach);
            relics.open();
        }
    }

    private boolean canPay(FixtureKind.@Nullable OrePrice price) {
        return price == null || player.component().flasks[content.ores().indexOf(price.ore())] >= price.measures();
    }

    private void useLandmark(FixtureKind kind) {
        FixtureKind.OrePrice price = kind.price();
        if (!canPay(price)) {
            return;
        }
        if (price != null) {
            player.component().flasks[content.ores().indexOf(price.ore())] -= price.measures();
        }
        noises.make(x(), y());
        events.giftTaken(x(), y(), cell(), content.fixtures().indexOf(kind.id()), kind.amount());
        gifts.take(inReach);
        player.gear().component().waitingFixture = inReach;
    }

    private void exchangeRelic() {
        if (player.gear().component().relicCount > 0) {
            relics.openExchange(inReach);
        }
    }

    private void unroll() {
        if (gifts.choice() == PendingChoice.NONE) {
            gifts.unroll(inReach);
            events.place(EventType.SCROLLS_UNROLLED, x(), y(), cell());
        }
    }

    private void read(int number) {
        if (number >= gifts.scrolls().size()) {
            gifts.ask(PendingChoice.NONE);
            return;
        }
        BrewScroll scroll = gifts.scrolls().get(number);
        player.component().brews[scroll.brew()] = scroll.level();
        events.brew(EventType.SCROLL_READ, x(), y(), cell(), scroll.brew(), BrewUse.BOLT, scroll.level());
        gifts.take(inReach);
    }

    private void give(FixtureKind kind) {
        if (kind.gives() == FixtureGift.HEALTH) {
            int before = player.component().moreHealth;
            int gained = PlayerUpgrades.sum(before, kind.amount()) - before;
            player.component().moreHealth += gained;
            player.health().most += gained;
            player.health().health += gained;
        } else {
            player.component().strengthPercent = PlayerUpgrades.sum(player.component().strengthPercent, kind.amount());
        }
        events.giftTaken(x(), y(), cell(), content.fixtures().indexOf(kind.id()), kind.amount());
        gifts.take(inReach);
    }

    private void rouse() {
        if (!hasGolemOre()) {
            return;
        }
        if (companions.size() < player.gear().companyPlaces()) {
            wakeGolem();
            gifts.take(inReach);
        } else if (gifts.choice() == PendingChoice.NONE) {
            gifts.ask(PendingChoice.COMPANION);
            events.place(EventType.GOLEM_ASKED, x(), y(), cell());
        }
    }

    private @Nullable Entity exchange(int number) {
        gifts.ask(PendingChoice.NONE);
        Entity left = hasGolemOre() ? leaveBehind(number) : null;
        if (left != null) {
            wakeGolem();
            gifts.take(inReach);
        }
        return left;
    }

    private boolean hasGolemOre() {
        return player.component().flasks[golemOre] >= golemMeasures;
    }

    /** Wakes the golem in reach, for its ore. */
    private void wakeGolem() {
        int cell = cell();
        player.component().flasks[golemOre] -= golemMeasures;
        changes.removeFixture(cell);
        spawner.companion(PartyMember.hale(golemMonster), cell);
        float x = x();
        float y = y();
        noises.make(x, y);
        events.actor(EventType.GOLEM_WOKEN, x, y, cell, spawner.lastSpawnId(), golemMonster);
    }

    /**
     * Returns the companion of a number, in the order of births from 0, and tells that it stays; null if there is none.
     */
    private @Nullable Entity leaveBehind(int number) {
        if (number >= companions.size()) {
            return null;
        }
        Entity left = companions.entities().get(number);
        BodyComponent body = BODIES.get(left);
        events.actor(EventType.COMPANION_LEFT, body, SPAWNS.get(left).spawnId, COMPANIONS.get(left).monster);
        return left;
    }

    private float x() {
        return grid.x(cell()) + 0.5f;
    }

    private float y() {
        return grid.y(cell()) + 0.5f;
    }
}
