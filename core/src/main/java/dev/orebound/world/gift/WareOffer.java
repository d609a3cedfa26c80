package dev.orebound.world.gift;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.floor.PedlarWare;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Offers the wares of pedlars, each for measures of ore of any kind. The player buys as many as it likes, one by one; a
 * ware that is bought falls at its feet.
 */
@ChangedBy("player")
public final class WareOffer implements HashedPart {
    private final Content content;
    private final BrewPurse purse;
    private final TickEvents events;
    private final Player player;
    private final FloorGifts gifts;
    private final EntitySpawner spawner;
    private final RandomStream chance;

    /** The stock of each fixture of the floor; null for a fixture that sells nothing. */
    private final List<@Nullable Stock> stocks = new ArrayList<>();

    /** The fixture whose wares are on offer, or -1. */
    private int fixture = -1;

    /** The wares of one pedlar, drawn when it is first asked. */
    private static final class Stock {
        final FixtureKind kind;
        final int[] wares;
        final boolean[] areSold;
        boolean isDrawn;
        int soldCount;

        Stock(FixtureKind kind) {
            this.kind = kind;
            wares = new int[kind.amount()];
            areSold = new boolean[kind.amount()];
        }

        void draw(RandomStream chance) {
            isDrawn = true;
            for (int i = 0; i < wares.length; i++) {
                int sum = 0;
                for (int ware = 0; ware < kind.wares().size(); ware++) {
                    sum += weight(ware, i);
                }
                int left = chance.below(sum);
                int ware = 0;
                while (left >= weight(ware, i)) {
                    left -= weight(ware, i);
                    ware++;
                }
                wares[i] = ware;
            }
        }

        /** Returns the weight of a ware, 0 if it is among those drawn so far. */
        private int weight(int ware, int drawn) {
            for (int i = 0; i < drawn; i++) {
                if (wares[i] == ware) {
                    return 0;
                }
            }
            return kind.wares().get(ware).frequency();
        }

        void addTo(Hash64 hash) {
            hash.add(isDrawn);
            for (int i = 0; i < wares.length; i++) {
                hash.add((long) wares[i]).add(areSold[i]);
            }
        }
    }

    public WareOffer(PartRegistry parts) {
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        gifts = parts.get(FloorGifts.class);
        spawner = parts.get(EntitySpawner.class);
        chance = parts.get(WorldStreams.class).gifts();
        content = parts.get(Content.class);
        purse = new BrewPurse(content, parts.get(Player.class));
        for (Fixture each : parts.get(Floor.class).fixtures()) {
            FixtureKind kind = content.fixtures().get(each.type());
            stocks.add(kind.gives() == FixtureGift.WARES ? new Stock(kind) : null);
        }
    }

    /** Returns the number of wares on offer, sold ones included; 0 unless the player is asked. */
    public int count() {
        Stock stock = offered();
        return stock == null ? 0 : stock.wares.length;
    }

    /** Returns a ware on offer. */
    public PedlarWare ware(int number) {
        Stock stock = offered();
        if (stock == null) {
            throw new IllegalStateException("nothing is for sale");
        }
        return stock.kind.wares().get(stock.wares[number]);
    }

    /** Returns whether the player has bought a ware. */
    public boolean isSold(int number) {
        Stock stock = offered();
        return stock != null && stock.areSold[number];
    }

    /** Returns whether the player has the ore for a ware. */
    public boolean affords(int number) {
        return purse.allOre() >= ware(number).measures();
    }

    /** Returns whether a fixture has sold anything. */
    public boolean hasSold(int number) {
        Stock stock = stocks.get(number);
        return stock != null && stock.soldCount > 0;
    }

    private @Nullable Stock offered() {
        return fixture < 0 || gifts.choice() != PendingChoice.WARES ? null : stocks.get(fixture);
    }

    /** Shows the wares of the pedlar in reach. */
    void open(int number) {
        Stock stock = stocks.get(number);
        if (stock == null) {
            return;
        }
        if (!stock.isDrawn) {
            stock.draw(chance);
        }
        fixture = number;
        gifts.ask(PendingChoice.WARES);
        events.place(EventType.WARES_SHOWN, player().body().x, player().body().y, player().body().cell);
    }

    /** Withdraws the offer because the player walked away. */
    void leave() {
        if (gifts.choice() == PendingChoice.WARES) {
            gifts.ask(PendingChoice.NONE);
        }
        fixture = -1;
    }

    /** Follows the player's answer of this tick, if wares are on offer. */
    public void applyAnswer() {
        Stock stock = offered();
        int number = stock == null ? -1 : gifts.answerTo(IntentOrder.BUY_WARE);
        if (stock == null || number < 0) {
            return;
        }
        if (number >= stock.wares.length) {
            leave();
        } else if (!stock.areSold[number] && affords(number)) {
            buy(stock, number);
        }
    }

    private void buy(Stock stock, int number) {
        PedlarWare ware = ware(number);
        int item = content.items().indexOf(ware.item());
        purse.payAny(ware.measures());
        spawner.item(item, player().body().x, player().body().y);
        stock.areSold[number] = true;
        stock.soldCount++;
        events.item(EventType.WARE_BOUGHT, player().body(), item, ware.measures());
        if (stock.soldCount == stock.wares.length) {
            gifts.take(fixture);
            fixture = -1;
        }
    }

    private Player player() {
        return player;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < stocks.size(); i++) {
            Stock stock = stocks.get(i);
            if (stock != null) {
                stock.addTo(hash);
                hash.add((long) fixture);
            }
        }
    }
}
