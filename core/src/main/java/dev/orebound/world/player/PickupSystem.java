package dev.orebound.world.player;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.PICKUPS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.floor.DepthRules.DepthScaling;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.SmallTreasure;
import dev.orebound.world.state.TickClock;

/**
 * Draws things towards the player that the player can use, and uses them on contact. Other things stay where they lie.
 * A heap of small treasure comes whole as soon as one of its pieces is in reach.
 */
public final class PickupSystem extends FamilySystem {
    private static final int WHOLE = 100;

    private final Content content;
    private final PlayerRules rules;
    private final FloorState state;
    private final TickEvents events;
    private final Player player;
    private final BrewPurse purse;
    private final FloorGifts gifts;
    private final RelicOffer relics;
    private final EquipmentOffer equipment;
    private final SmallTreasure treasure;
    private final DepthScaling byDepth;
    private final int depth;
    private final Grid grid;

    public PickupSystem(PartRegistry parts) {
        super(Family.all(PickupComponent.class, BodyComponent.class).get());
        content = parts.get(Content.class);
        rules = content.player();
        state = parts.get(FloorState.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        purse = new BrewPurse(content, player);
        gifts = parts.get(FloorGifts.class);
        relics = parts.get(RelicOffer.class);
        equipment = parts.get(EquipmentOffer.class);
        treasure = parts.get(SmallTreasure.class);
        grid = parts.get(Floor.class).grid();
        byDepth = content.depths().lootAmount();
        depth = parts.get(Floor.class).request().depth();
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            step(entities().get(i));
        }
        if (player.isAlive() && treasure.takenCount() < treasure.heaps()) {
            takeHeaps();
        }
    }

    /** Takes the heaps of which a piece is in reach, looking only at the cells there. */
    private void takeHeaps() {
        BodyComponent body = player.body();
        float reach = magnetCells();
        int right = Math.min(grid.width() - 1, (int) (body.x + reach));
        int top = Math.min(grid.height() - 1, (int) (body.y + reach));
        for (int y = Math.max(0, (int) (body.y - reach)); y <= top; y++) {
            for (int x = Math.max(0, (int) (body.x - reach)); x <= right; x++) {
                int heap = treasure.at(grid.cell(x, y));
                if (heap != SmallTreasure.NONE && reaches(x + 0.5f, y + 0.5f, reach)) {
                    takeHeap(heap, x, y);
                }
            }
        }
    }

    private boolean reaches(float x, float y, float reach) {
        float dx = player.body().x - x;
        float dy = player.body().y - y;
        return dx * dx + dy * dy <= reach * reach
                && LineTrace.isClear(state.opaque(), x, y, player.body().x, player.body().y);
    }

    /** Takes a heap whole if there is room for a measure of it; what does not go into the flask is lost. */
    private void takeHeap(int heap, int x, int y) {
        Item item = content.items().at(treasure.item(heap));
        int ore = oreOf(item);
        if (hasRoom(ore)) {
            treasure.take(heap);
            int measures = purse.fill(ore, measuresOf(item, treasure.cells(heap).size()));
            events.itemPickedUp(x + 0.5f, y + 0.5f, grid.cell(x, y), treasure.item(heap), measures);
        }
    }

    /** Returns the measures in so many pieces of an item: the nearest whole number, at least 1. */
    private int measuresOf(Item item, int pieces) {
        int all = byDepth.of(item.amount() * pieces, depth);
        return Math.max(1, (all + item.pieces() / 2) / item.pieces());
    }

    private float magnetCells() {
        return rules.magnetCells() + player.gear().standing(StandingRule.MAGNET);
    }

    private void step(Entity entity) {
        PickupComponent pickup = PICKUPS.get(entity);
        BodyComponent body = BODIES.get(entity);
        body.velocityX = 0;
        body.velocityY = 0;
        if (pickup.flightTicks > 0) {
            pickup.flightTicks--;
            return;
        }
        if (!player.isAlive() || !isWanted(pickup)) {
            return;
        }
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance <= rules.pickupCells()) {
            take(pickup, body);
            getEngine().removeEntity(entity);
        } else if (distance <= magnetCells()
                && LineTrace.isClear(state.opaque(), body.x, body.y, player.body().x, player.body().y)) {
            float speed = rules.magnetSpeed() / TickClock.TICKS_A_SECOND;
            body.velocityX = dx / distance * speed;
            body.velocityY = dy / distance * speed;
        }
    }

    private boolean isWanted(PickupComponent pickup) {
        if (pickup.ore >= 0) {
            return hasRoom(pickup.ore);
        }
        Item item = content.items().at(pickup.item);
        HealthComponent health = player.health();
        return switch (item.effect()) {
            case HEAL ->
                rules.draughtPlaces() > 0
                        ? player.component().draughtCount < rules.draughtPlaces()
                        : health.health < health.most;
            case HEAL_SHARE -> health.health < health.most;
            case ORE -> hasRoom(oreOf(item));
            case KEY, LENS, MAP, PAGE -> true;
            case RELIC, EQUIPMENT -> gifts.choice() == PendingChoice.NONE;
        };
    }

    private boolean hasRoom(int ore) {
        return purse.room(ore, 1) > 0;
    }

    private int oreOf(Item item) {
        return content.ores().indexOf(item.ore() == null ? "" : item.ore());
    }

    private void take(PickupComponent pickup, BodyComponent body) {
        if (pickup.ore >= 0) {
            int measures = purse.fill(pickup.ore, 1);
            events.ore(EventType.ORE_PICKED_UP, body, pickup.ore, measures, WorldEvent.NOBODY);
            return;
        }
        Item item = content.items().at(pickup.item);
        int amount = switch (item.effect()) {
            case HEAL ->
                takeDraught(pickup.item, content.depths().draughtHealth().of(item.amount(), depth));
            case HEAL_SHARE -> player.heal(player.health().most * item.amount() / WHOLE);
            case ORE -> purse.fill(oreOf(item), measuresOf(item, 1));
            case LENS -> see(item.amount());
            case MAP -> map(item.amount());
            case KEY, RELIC, EQUIPMENT, PAGE -> item.amount();
        };
        events.itemPickedUp(body, pickup.item, amount);
        if (item.effect() == ItemEffect.KEY) {
            gifts.lock().open();
            events.place(EventType.EXITS_UNLOCKED, body.x, body.y, body.cell);
        } else if (item.effect() == ItemEffect.RELIC) {
            relics.open();
        } else if (item.effect() == ItemEffect.EQUIPMENT) {
            equipment.openFound();
        }
    }

    private int see(int rows) {
        player.component().sightRows = PlayerUpgrades.sum(player.component().sightRows, rows);
        return rows;
    }

    /** Maps the rows below this floor; a row that is mapped already stays so. */
    private int map(int rows) {
        player.component().mappedRow = Math.max(player.component().mappedRow, depth - 1 + rows);
        return rows;
    }

    /** Carries a draught and returns 1, or drinks it at once if nobody carries any and returns the health gained. */
    private int takeDraught(int item, int points) {
        if (rules.draughtPlaces() == 0) {
            return player.heal(points);
        }
        player.carryDraught(item);
        return 1;
    }
}
