package dev.orebound.world;

import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.tactic.TacticSystem;
import java.util.List;

/** What goes on inside of a world between ticks, for whoever looks on: to be read, and nothing is asked for by reading it. */
public final class WorldInspector {
    private final FlowFields ways;
    private final MonsterSenses senses;
    private final TacticSystem tactics;
    private final NoiseQueue noises;

    WorldInspector(WorldParts parts, WorldSystems systems) {
        ways = parts.ways();
        noises = parts.noises();
        senses = systems.senses();
        tactics = systems.tactics();
    }

    /** The way to the player. */
    public FlowField wayToPlayer() {
        return ways.toPlayer();
    }

    /** The way to where one is safest from the player, as it was last measured. */
    public FlowField wayToSafety() {
        return ways.lastToSafety();
    }

    /** How many ways to cells there can be at once. */
    public int waysToCells() {
        return ways.cellFieldCount();
    }

    /** The cell that a way leads to, or {@link dev.orebound.grid.Grid#NONE} while it leads nowhere. */
    public int goalOf(int way) {
        return ways.goalOf(way);
    }

    /** The way to a cell, by its number. */
    public FlowField wayToCell(int way) {
        return ways.cellField(way);
    }

    /** How brightly a cell is lit by anything but the lamp, in hundredths of full light. */
    public int lightPercent(int cell) {
        return senses.lightPercent(cell);
    }

    /** The name of the tactic that a monster last hunted by. */
    public String tacticOf(long spawnId) {
        return tactics.tacticOf(spawnId);
    }

    /** The names of all tactics, the most pressing first. */
    public List<String> tactics() {
        return tactics.tacticsInOrder();
    }

    /** How many noises nobody has heard yet: those of the last tick. */
    public int noises() {
        return noises.size();
    }

    /** Where one of them was made, in cells from the west edge. */
    public float noiseX(int noise) {
        return noises.x(noise);
    }

    /** Likewise from the south edge. */
    public float noiseY(int noise) {
        return noises.y(noise);
    }
}
