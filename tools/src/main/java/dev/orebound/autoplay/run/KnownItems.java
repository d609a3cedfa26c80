package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.PICKUPS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PickupComponent;

/** Finds items that the player has seen and that are worth the way. */
final class KnownItems {
    /** The largest distance to ore that is worth the way. Keys, lenses and useful draughts are worth any distance. */
    private static final int FARTHEST_ORE_STEPS = 9;

    /** The share of a draught's healing that must be missing for it to be worth the way. */
    private static final int WORTH_PERCENT = 70;

    private final KnownFloorView view;
    private final StepDistances steps;

    KnownItems(KnownFloorView view, StepDistances steps) {
        this.view = view;
        this.steps = steps;
    }

    /**
     * Returns the cell of the nearest item that is worth the way, keys before all others; {@link Grid#NONE} if there is
     * none.
     */
    int nearest() {
        return nearest(false);
    }

    /** Returns the cell of the nearest healing draught; {@link Grid#NONE} if none is known. */
    int nearestDraught() {
        return nearest(true);
    }

    private int nearest(boolean draughtsOnly) {
        Entity nearest = NearestSearch.nearest(
                view.world().pickups(),
                each -> PICKUPS.get(each).flightTicks == 0
                        && view.isKnown(BODIES.get(each).cell)
                        && isMeant(PICKUPS.get(each), draughtsOnly),
                each -> distance(PICKUPS.get(each), steps.to(BODIES.get(each).cell)),
                StepDistances.UNREACHED);
        return nearest == null ? Grid.NONE : BODIES.get(nearest).cell;
    }

    /** Returns the steps to an item, none to a key in reach. An item that is not worth the way counts as unreached. */
    private int distance(PickupComponent pickup, int far) {
        if (far == StepDistances.UNREACHED) {
            return far;
        } else if (isKey(pickup)) {
            return 0;
        }
        return far <= farthest(pickup) ? far : StepDistances.UNREACHED;
    }

    private boolean isMeant(PickupComponent pickup, boolean draughtsOnly) {
        boolean isDraught = pickup.ore < 0
                && (item(pickup).effect() == ItemEffect.HEAL || item(pickup).effect() == ItemEffect.HEAL_SHARE);
        return draughtsOnly ? isDraught && isWanted(pickup) : isWanted(pickup);
    }

    private boolean isKey(PickupComponent pickup) {
        return pickup.ore < 0 && item(pickup).effect() == ItemEffect.KEY;
    }

    private int farthest(PickupComponent pickup) {
        return pickup.ore >= 0 || item(pickup).effect() == ItemEffect.ORE
                ? FARTHEST_ORE_STEPS
                : StepDistances.UNREACHED - 1;
    }

    private boolean isWanted(PickupComponent pickup) {
        World world = view.world();
        if (pickup.ore >= 0) {
            return hasRoom(pickup.ore);
        }
        Item item = item(pickup);
        HealthComponent health = world.player().health();
        return switch (item.effect()) {
            case HEAL ->
                world.content().player().draughtPlaces() > 0
                        ? hasPlace()
                        : (health.most - health.health) * 100 >= item.amount() * WORTH_PERCENT;
            case HEAL_SHARE -> health.health * 2 < health.most;
            case ORE -> hasRoom(world.content().ores().indexOf(String.valueOf(item.ore())));
            case KEY, LENS, MAP, RELIC, EQUIPMENT, PAGE -> true;
        };
    }

    /** Returns whether the bot can carry another draught. */
    boolean hasPlace() {
        World world = view.world();
        return world.player().component().draughtCount
                < world.content().player().draughtPlaces();
    }

    private boolean hasRoom(int ore) {
        return view.world().purse().room(ore, 1) > 0;
    }

    private Item item(PickupComponent pickup) {
        return view.world().content().items().at(pickup.item);
    }
}
