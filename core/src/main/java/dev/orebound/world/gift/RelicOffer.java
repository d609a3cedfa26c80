package dev.orebound.world.gift;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicDuo;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/**
 * Offers relics, of which the player takes one, for which it may have to leave another, or none, which are then melted
 * down for ore.
 */
@ChangedBy({"player", "vignette"})
public final class RelicOffer implements HashedPart {
    /** The number of bits of an answer that hold which relic is taken; the slot of the relic that is left follows. */
    public static final int SLOT_SHIFT = 4;

    private static final int CHOICE_MASK = (1 << SLOT_SHIFT) - 1;

    private final Content content;
    private final BrewPurse purse;
    private final PowerBook book;
    private final RelicRules rules;
    private final Floor floor;
    private final TickEvents events;
    private final Player player;
    private final FloorGifts gifts;
    private final RandomStream chance;
    private final int[] offered;
    private int count;

    /** The relics of the floor's exchange, drawn when it is first asked for. */
    private final int[] exchanged;

    private int exchangedCount = -1;

    /** The fixture that exchanges a relic of the player's for one on offer, or -1 if these are for nothing. */
    private int exchange = -1;

    /** Whether only relics that are not plain are drawn. */
    private boolean drawsBetter;

    public RelicOffer(PartRegistry parts, RandomStream chance) {
        floor = parts.get(Floor.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        gifts = parts.get(FloorGifts.class);
        this.chance = chance;
        content = parts.get(Content.class);
        purse = new BrewPurse(content, parts.get(Player.class));
        book = content.powers();
        rules = book.rules();
        offered = new int[rules.offered()];
        exchanged = new int[rules.offered()];
    }

    /** Returns the number of relics on offer; 0 unless the player is asked. */
    public int count() {
        return count;
    }

    /** Returns the index of a relic on offer. */
    public int relic(int number) {
        return offered[number];
    }

    /**
     * Returns the argument of {@link IntentOrder#TAKE_RELIC} for a relic on offer and the slot of the relic that is
     * left for it.
     */
    public static int answer(int number, int slot) {
        return number | slot << SLOT_SHIFT;
    }

    /** Draws relics that the player does not carry, and asks which of them it takes. */
    public void open() {
        open(offered.length);
    }

    private void open(int most) {
        exchange = -1;
        count = 0;
        while (count < most && draw()) {
            count++;
        }
        ask();
    }

    private void ask() {
        if (count > 0) {
            gifts.ask(PendingChoice.RELIC);
            tell(EventType.RELICS_OFFERED);
        }
    }

    /** Offers a single relic; if the player carries it already, another. */
    public void openOnly(int relic) {
        if (player().gear().carries(relic)) {
            open(1);
            return;
        }
        exchange = -1;
        count = 1;
        offered[0] = relic;
        ask();
    }

    /**
     * Offers relics of which none is plain, each for one that the player carries: the slot in its answer says for
     * which.
     */
    void openExchange(int fixture) {
        count = 0;
        if (exchangedCount < 0) {
            drawsBetter = true;
            while (count < offered.length && draw()) {
                exchanged[count] = offered[count];
                count++;
            }
            drawsBetter = false;
            exchangedCount = count;
        }
        count = 0;
        for (int i = 0; i < exchangedCount; i++) {
            if (!player().gear().carries(exchanged[i])) {
                offered[count++] = exchanged[i];
            }
        }
        exchange = fixture;
        ask();
    }

    /** Returns whether the player has to give up a relic for one on offer, even if it has room for more. */
    public boolean isExchange() {
        return exchange >= 0 && count > 0;
    }

    /** Withdraws an exchange, from which the player has walked away; it can be asked for again. */
    void leaveExchange() {
        if (isExchange()) {
            close();
        }
    }

    private boolean draw() {
        int sum = 0;
        for (int relic = 0; relic < book.relics().size(); relic++) {
            sum += weight(relic);
        }
        if (sum == 0) {
            return false;
        }
        int left = chance.below(sum);
        int relic = 0;
        while (left >= weight(relic)) {
            left -= weight(relic);
            relic++;
        }
        offered[count] = relic;
        return true;
    }

    /**
     * Returns how likely a relic is drawn: by its grade and depth, and more if it makes a duo with one that is carried.
     */
    private int weight(int relic) {
        if (player().gear().carries(relic) || isOffered(relic)) {
            return 0;
        }
        Relic of = book.relics().at(relic);
        if (drawsBetter && of.grade() == Relic.RelicGrade.PLAIN) {
            return 0;
        }
        int depth = floor.request().depth();
        int weight = rules.weight(of.grade(), depth, FloorRequest.DEEPEST);
        return makesDuo(relic) ? weight * rules.duoPercent() / 100 : weight;
    }

    private boolean isOffered(int relic) {
        for (int i = 0; i < count; i++) {
            if (offered[i] == relic) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if the player carries a relic with which another makes a duo. */
    public boolean makesDuo(int relic) {
        return duoWith(relic) != null;
    }

    /** Returns the first duo that a relic makes with one that the player carries, or null. */
    public @Nullable RelicDuo duoWith(int relic) {
        for (int duo = 0; duo < book.duos().size(); duo++) {
            int first = book.relicOfDuo(duo, true);
            int second = book.relicOfDuo(duo, false);
            if ((first == relic && player().gear().carries(second))
                    || (second == relic && player().gear().carries(first))) {
                return book.duos().at(duo);
            }
        }
        return null;
    }

    /** Follows the player's answer of this tick, if relics are on offer. */
    public void applyAnswer() {
        int answer = gifts.choice() == PendingChoice.RELIC ? gifts.answerTo(IntentOrder.TAKE_RELIC) : -1;
        if (answer < 0) {
            return;
        }
        int number = answer & CHOICE_MASK;
        if (isExchange()) {
            exchange(number, answer >> SLOT_SHIFT);
        } else if (number >= count) {
            melt();
        } else if (take(offered[number], answer >> SLOT_SHIFT)) {
            close();
        }
    }

    private void exchange(int number, int slot) {
        GearComponent gear = player().gear().component();
        if (number >= count) {
            close();
        } else if (slot < gear.relicCount) {
            int left = gear.relics[slot];
            gear.relics[slot] = offered[number];
            player().recount(content);
            tell(EventType.RELIC_LEFT, left);
            tell(EventType.RELIC_TAKEN, offered[number]);
            gifts.take(exchange);
            close();
        }
    }

    private void melt() {
        int ore = content.ores().indexOf(floor.primaryOre());
        int measures = purse.fill(ore, rules.meltMeasures());
        events.ore(EventType.RELICS_MELTED, player().body(), ore, measures, WorldEvent.NOBODY);
        close();
    }

    /**
     * Gives the player a relic; if it carries as many as it can, in place of another. Returns false if that slot does
     * not exist.
     */
    private boolean take(int relic, int slot) {
        GearComponent gear = player().gear().component();
        if (gear.relicCount < player().gear().relicPlaces()) {
            gear.relics[gear.relicCount++] = relic;
        } else if (slot < gear.relicCount) {
            int left = gear.relics[slot];
            gear.relics[slot] = relic;
            tell(EventType.RELIC_LEFT, left);
        } else {
            return false;
        }
        player().recount(content);
        tell(EventType.RELIC_TAKEN, relic);
        return true;
    }

    private void close() {
        count = 0;
        exchange = -1;
        gifts.ask(PendingChoice.NONE);
    }

    /**
     * Gives the player a relic without asking, for playtesters; returns false if it carries the relic or has no room.
     */
    public boolean give(int relic) {
        boolean hasRoom =
                player().gear().component().relicCount < player().gear().relicPlaces();
        return hasRoom && !player().gear().carries(relic) && take(relic, RelicRules.MOST_CARRIED);
    }

    private void tell(EventType type) {
        events.place(type, player().body().x, player().body().y, player().body().cell);
    }

    private void tell(EventType type, int source) {
        events.gear(type, player().body().x, player().body().y, player().body().cell, source, 0);
    }

    private Player player() {
        return player;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) count);
        for (int i = 0; i < count; i++) {
            hash.add((long) offered[i]);
        }
        if (exchangedCount >= 0) {
            hash.add((long) exchangedCount).add((long) exchange);
            for (int i = 0; i < exchangedCount; i++) {
                hash.add((long) exchanged[i]);
            }
        }
    }
}
