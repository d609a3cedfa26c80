package dev.orebound.world;

import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.tactic.TacticSystem;
import java.util.List;

/** Gives overlays and tests a view of a world's inner state between ticks. Reading it changes nothing. */
public final class WorldInspector {
    private final FlowFields flowFields;
    private final MonsterSenses senses;
    private final TacticSystem tactics;
    private final NoiseQueue noises;

    WorldInspector(PartRegistry parts, WorldSystems systems) {
        flowFields = parts.get(FlowFields.class);
        noises = parts.get(NoiseQueue.class);
        senses = systems.senses();
        tactics = systems.tactics();
    }

    public FlowField wayToPlayer() {
        return flowFields.toPlayer();
    }

    /** Returns the flow field to safety from the player, as it was last computed. */
    public FlowField wayToSafety() {
        return flowFields.lastToSafety();
    }

    /** Returns the largest number of flow fields to cells. */
    public int waysToCells() {
        return flowFields.cellFieldCount();
    }

    /** Returns the goal of a flow field, or {@link dev.orebound.grid.Grid#NONE} if it is unused. */
    public int goalOf(int number) {
        return flowFields.goalOf(number);
    }

    /** Returns a flow field to a cell, by its number. */
    public FlowField wayToCell(int number) {
        return flowFields.cellField(number);
    }

    /** Returns the light on a cell without the lamp, in hundredths of full light. */
    public int lightPercent(int cell) {
        return senses.lightPercent(cell);
    }

    /** Returns the name of the tactic that a monster last used. */
    public String tacticOf(long spawnId) {
        return tactics.tacticOf(spawnId);
    }

    /** Returns the names of all tactics, the most urgent first. */
    public List<String> tactics() {
        return TacticSystem.tacticsInOrder();
    }

    /** Returns the number of noises of the last tick. */
    public int noises() {
        return noises.size();
    }

    /** Returns the distance of a noise from the west edge, in cells. */
    public float noiseX(int noise) {
        return noises.x(noise);
    }

    /** Returns the distance of a noise from the south edge, in cells. */
    public float noiseY(int noise) {
        return noises.y(noise);
    }
}
