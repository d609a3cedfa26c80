package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;

/** Throws a flask of any ore it has at a place about, to see what comes of it. */
final class ThrowsAbout implements BotTask {
    private static final int FARTHEST_CELLS = 5;
    private static final int NEAREST_CELLS = 2;
    private static final int TRIES = 20;
    private static final int THROWING_TICKS = 30;

    private final RandomStream chance;
    private int place = Grid.NONE;
    private int ticks;

    ThrowsAbout(RandomStream chance) {
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        if (ticks++ == 0) {
            int ore = anyFlask(sight);
            place = placeAbout(sight);
            if (ore < 0 || place == Grid.NONE) {
                return false;
            }
            hands.choose(ore);
            return true;
        }
        hands.throwAt(sight.middleX(place), sight.middleY(place));
        return ticks < THROWING_TICKS;
    }

    private int anyFlask(BotView sight) {
        int[] flasks = sight.world().player().component().flasks;
        int ores = sight.world().content().ores().size();
        int first = chance.below(ores);
        for (int i = 0; i < ores; i++) {
            int ore = (first + i) % ores;
            if (flasks[ore] >= sight.world().content().player().throwMeasures()) {
                return ore;
            }
        }
        return -1;
    }

    private int placeAbout(BotView sight) {
        DistanceMap around = new DistanceMap(sight.grid());
        around.spreadFrom(sight.self().cell, sight.walls());
        for (int i = 0; i < TRIES; i++) {
            int cell =
                    around.reached(chance.below(Math.min(around.reachedCount(), FARTHEST_CELLS * FARTHEST_CELLS * 2)));
            float squared = sight.squaredTo(sight.middleX(cell), sight.middleY(cell));
            boolean isFar = squared > NEAREST_CELLS * NEAREST_CELLS && squared < FARTHEST_CELLS * FARTHEST_CELLS;
            if (isFar && sight.isInView(sight.middleX(cell), sight.middleY(cell))) {
                return cell;
            }
        }
        return Grid.NONE;
    }
}
