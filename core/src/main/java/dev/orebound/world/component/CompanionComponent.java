package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/** Marks a companion of the player, which has the body of a kind of monster. */
public final class CompanionComponent implements HashedComponent {
    /** Index into the content's monsters of the kind whose body, health and speed it has. */
    public int monster;

    /** Ticks since it last fought or was hurt. */
    public int calmTicks;

    /** Whether it is so badly hurt that it keeps away from its foes. */
    public boolean drawsBack;

    /** What the player told it to do. */
    public CompanionOrder order = CompanionOrder.FOLLOW;

    /** The cell that it holds or whose ore it mines, or {@link Grid#NONE}. */
    public int orderCell = Grid.NONE;

    /** Spawn id of the monster that it was told to attack, or 0. */
    public long markSpawnId;

    /** Measures of its own ore that it has eaten, which give its rank. */
    public int fedMeasures;

    /** Index of another ore whose gift it has, or -1. */
    public int giftOre = -1;

    @Override
    public void reset() {
        monster = 0;
        calmTicks = 0;
        drawsBack = false;
        fedMeasures = 0;
        giftOre = -1;
        order = CompanionOrder.FOLLOW;
        orderCell = Grid.NONE;
        markSpawnId = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) monster).add((long) calmTicks).add(drawsBack ? 1L : 0L);
        hash.add((long) order.ordinal()).add((long) orderCell).add(markSpawnId);
        hash.add((long) fedMeasures).add((long) giftOre);
    }
}
