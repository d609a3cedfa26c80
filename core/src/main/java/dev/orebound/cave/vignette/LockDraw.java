package dev.orebound.cave.vignette;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Draws locks for a floor, and says which of their ways the floor can offer. */
final class LockDraw {
    private final Content content;
    private final String primaryOre;
    private final int depth;
    private final boolean hasGolem;

    LockDraw(FloorBuilder floor) {
        content = floor.content();
        primaryOre = floor.get(FloorKeys.PRIMARY_ORE);
        depth = floor.request().depth();
        hasGolem = floor.request().kind() == FloorKind.GOLEM;
    }

    /** Returns the locks that a vignette allows at this depth, in a random order in which frequent ones come early. */
    List<LockKind> order(Vignette vignette, RandomStream stream) {
        List<LockKind> left = new ArrayList<>();
        for (String id : vignette.locks()) {
            LockKind kind = content.locks().get(id);
            if (kind.depths().holds(depth)) {
                left.add(kind);
            }
        }
        List<LockKind> order = new ArrayList<>();
        while (!left.isEmpty()) {
            int tickets = left.stream().mapToInt(LockKind::frequency).sum();
            int ticket = stream.below(tickets);
            int next = 0;
            while (ticket >= left.get(next).frequency()) {
                ticket -= left.get(next++).frequency();
            }
            order.add(left.remove(next));
        }
        return order;
    }

    /**
     * Returns the ways of a lock that a floor offers.
     *
     * @param key the number of its key, or {@link LockSpot#NOTHING}
     * @param lever the number of its lever, or {@link LockSpot#NOTHING}
     * @param canPay tells whether the floor offers so much ore
     */
    List<WaySpot> ways(LockKind kind, int key, int lever, Predicate<Map<String, Integer>> canPay) {
        List<WaySpot> ways = new ArrayList<>();
        for (LockWay way : kind.ways()) {
            if (way.by() instanceof LockWay.ByBrew brew) {
                Map<String, Integer> price = price(brew);
                if (canPay.test(price)) {
                    ways.add(new WaySpot(brew, LockSpot.NOTHING, price));
                }
            } else if (way.by() instanceof LockWay.ByKey) {
                addIf(key != LockSpot.NOTHING, new WaySpot(way.by(), key, Collections.emptyMap()), ways);
            } else if (way.by() instanceof LockWay.ByLever) {
                addIf(lever != LockSpot.NOTHING, new WaySpot(way.by(), lever, Collections.emptyMap()), ways);
            } else {
                boolean isOffered = hasGolem || !(way.by() instanceof LockWay.ByGolem);
                addIf(isOffered, new WaySpot(way.by(), LockSpot.NOTHING, Collections.emptyMap()), ways);
            }
        }
        return ways;
    }

    private static void addIf(boolean isOffered, WaySpot way, List<WaySpot> ways) {
        if (isOffered) {
            ways.add(way);
        }
    }

    /** Returns the price of opening by a brew, in the order of its ores. */
    private Map<String, Integer> price(LockWay.ByBrew way) {
        Brew brew = content.brews().all().get(way.brew());
        Map<String, Integer> price = new LinkedHashMap<>();
        for (String ore : brew.ores()) {
            price.put(ore, brew.dose(BrewUse.BOLT).measures() * way.uses());
        }
        return price;
    }

    /**
     * Returns whether a lock with these ways keeps the promise: one needs the primary ore, and another is not the pick.
     */
    boolean isFair(List<WaySpot> ways) {
        boolean hasPrimary = ways.stream().anyMatch(way -> way.measures().containsKey(primaryOre));
        long others = ways.stream()
                .filter(way -> !(way.by() instanceof LockWay.ByPick))
                .count();
        // The pick takes no ore, so the way of the primary ore is one of the others.
        return hasPrimary && others >= 2;
    }

    /**
     * Returns about how many measures of each ore can be mined on the cells that are reached, before ore has grown;
     * rather too few.
     */
    static Map<String, Integer> expectedMeasures(FloorBuilder floor, IntPredicate isReached) {
        ContentTable<Ore> ores = floor.content().ores();
        int percent = floor.content().cave().veins().orePercentADistance();
        Map<String, Integer> hundredths = new LinkedHashMap<>();
        ores.asList().forEach(ore -> hundredths.put(ore.id(), 0));
        IntLayer veinOfCell = floor.get(FloorKeys.VEIN);
        IntLayer distance = floor.get(FloorKeys.VEIN_DISTANCE);
        List<Vein> veins = floor.get(FloorKeys.VEINS);
        int[] percentOfVein =
                new int[veins.isEmpty() ? 1 : veins.get(veins.size() - 1).id() + 1];
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (veinOfCell.at(cell) != 0 && isReached.test(cell)) {
                percentOfVein[veinOfCell.at(cell)] += percent * distance.at(cell);
            }
        }
        veins.forEach(vein -> hundredths.merge(vein.ore(), percentOfVein[vein.id()], Integer::sum));
        hundredths.replaceAll((ore, sum) -> sum / 100);
        return hundredths;
    }
}
