package dev.orebound.world.gift;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.PowerBook;
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
import dev.orebound.world.state.WorldStreams;

/**
 * Offers equipment: a piece that was found, for nothing, or the pieces of a forge, for ore of any kind. The player
 * wears what it takes and melts down what it wore in that slot; a found piece that it does not want is melted down,
 * too.
 */
@ChangedBy({"help", "player"})
public final class EquipmentOffer implements HashedPart {
    /** The most pieces on offer at once. */
    public static final int MOST = 3;

    private final Content content;
    private final BrewPurse purse;
    private final PowerBook book;
    private final TickEvents events;
    private final Floor floor;
    private final Player player;
    private final FloorGifts gifts;
    private final RandomStream chance;

    /** What the forge of the floor offers, drawn when it is first used. */
    private final int[] forged = new int[MOST];

    private int forgedCount;
    private boolean isDrawn;

    /** The piece that was found, or -1 if the offer is that of the forge. */
    private int found = -1;

    private int fixture = -1;

    public EquipmentOffer(PartRegistry parts) {
        events = parts.get(TickEvents.class);
        floor = parts.get(Floor.class);
        player = parts.get(Player.class);
        gifts = parts.get(FloorGifts.class);
        chance = parts.get(WorldStreams.class).gifts();
        content = parts.get(Content.class);
        purse = new BrewPurse(content, parts.get(Player.class));
        book = content.powers();
    }

    /** Returns the number of pieces on offer; 0 unless the player is asked. */
    public int count() {
        return gifts.choice() != PendingChoice.EQUIPMENT ? 0 : found >= 0 ? 1 : forgedCount;
    }

    /** Returns the index of a piece on offer. */
    public int piece(int number) {
        return found >= 0 ? found : forged[number];
    }

    /** Returns the measures of any ore that a piece on offer costs; 0 if it was found. */
    public int measures(int number) {
        return found >= 0 ? 0 : book.equipment().at(piece(number)).measures();
    }

    /** Returns whether the player has the ore for a piece on offer. */
    public boolean affords(int number) {
        return purse.allOre() >= measures(number);
    }

    /** Returns the measures that melting a piece down gives. */
    public int melted(int piece) {
        return book.equipment().at(piece).measures() / 2;
    }

    /** Offers a piece that has just been found. If nothing suits the floor, nothing is offered. */
    public void openFound() {
        int piece = draw();
        if (piece >= 0) {
            found = piece;
            ask();
        }
    }

    /** Offers the pieces of the forge that is in reach. */
    void openForge(int number) {
        if (!isDrawn) {
            isDrawn = true;
            while (forgedCount < MOST) {
                int piece = draw();
                if (piece < 0) {
                    break;
                }
                forged[forgedCount++] = piece;
            }
        }
        found = -1;
        fixture = number;
        if (forgedCount > 0) {
            ask();
        }
    }

    /** Withdraws the offer of a forge, from which the player has walked away; it can be asked again. */
    void leaveForge() {
        if (gifts.choice() == PendingChoice.EQUIPMENT && found < 0) {
            close();
        }
    }

    private void ask() {
        gifts.ask(PendingChoice.EQUIPMENT);
        events.place(EventType.EQUIPMENT_OFFERED, player().body().x, player().body().y, player().body().cell);
    }

    /** Returns a piece for this depth that is neither worn nor drawn already, or -1. */
    private int draw() {
        int suited = 0;
        for (int piece = 0; piece < book.equipment().size(); piece++) {
            suited += suits(piece) ? 1 : 0;
        }
        int left = suited == 0 ? -1 : chance.below(suited);
        for (int piece = 0; piece < book.equipment().size() && suited > 0; piece++) {
            if (suits(piece) && left-- == 0) {
                return piece;
            }
        }
        return -1;
    }

    private boolean suits(int piece) {
        Equipment of = book.equipment().at(piece);
        boolean isNew =
                of.measures() > 0 && player().gear().component().worn[of.slot().ordinal()] != piece;
        for (int i = 0; i < forgedCount; i++) {
            isNew &= forged[i] != piece;
        }
        return isNew && of.fromDepth() <= floor.request().depth() + 1;
    }

    /** Follows the player's answer of this tick, if equipment is on offer. */
    public void applyAnswer() {
        int number = gifts.choice() == PendingChoice.EQUIPMENT ? gifts.answerTo(IntentOrder.TAKE_EQUIPMENT) : -1;
        if (number < 0) {
            return;
        }
        if (number >= count()) {
            melt(found);
            close();
        } else if (affords(number)) {
            int piece = piece(number);
            purse.payAny(measures(number));
            melt(player().gear()
                    .component()
                    .worn[book.equipment().at(piece).slot().ordinal()]);
            wear(piece);
            if (found < 0) {
                gifts.take(fixture);
            }
            close();
        }
    }

    /** Lets the player wear a piece instead of the one in its slot. */
    public void wear(int piece) {
        GearComponent gear = player().gear().component();
        gear.worn[book.equipment().at(piece).slot().ordinal()] = piece;
        player().recount(content);
        events.gear(
                EventType.EQUIPMENT_WORN,
                player().body().x,
                player().body().y,
                player().body().cell,
                book.sourceOfEquipment(piece),
                0);
    }

    private void close() {
        found = -1;
        gifts.ask(PendingChoice.NONE);
    }

    private void melt(int piece) {
        int measures = piece < 0 ? 0 : melted(piece);
        if (measures == 0) {
            return;
        }
        int ore = content.ores().indexOf(floor.primaryOre());
        int filled = purse.fill(ore, measures);
        events.ore(EventType.EQUIPMENT_MELTED, player().body(), ore, filled, WorldEvent.NOBODY);
    }

    private Player player() {
        return player;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(isDrawn).add((long) forgedCount).add((long) found).add((long) fixture);
        for (int i = 0; i < forgedCount; i++) {
            hash.add((long) forged[i]);
        }
    }
}
