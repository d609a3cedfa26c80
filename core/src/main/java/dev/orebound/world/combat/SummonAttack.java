package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/**
 * Summons monsters beside a monster. Their cells are marked while it winds up. Summoned monsters belong to the
 * summoner's horde and arena and are harmless for a while.
 */
final class SummonAttack {
    private final Content content;
    private final MindRules rules;
    private final Grid grid;
    private final IntLayer room;
    private final FloorState state;
    private final HazardMap hazards;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final Player player;
    private final HordeMinds hordes;
    private final AllyQueries allies;
    private final TickClock clock;
    private final MutableBitLayer trapDoors;
    private long lastSummonTick = -1;

    /**
     * Number of monsters summoned in {@link #lastSummonTick}, which the engine lists only when the system has ended.
     */
    private int summonedThisTick;

    SummonAttack(PartRegistry parts, AllyQueries allies) {
        content = parts.get(Content.class);
        rules = content.minds();
        grid = parts.get(Floor.class).grid();
        room = parts.get(Floor.class).room();
        state = parts.get(FloorState.class);
        hazards = parts.get(HazardMap.class);
        spawner = parts.get(EntitySpawner.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        hordes = parts.get(HordeMinds.class);
        this.allies = allies;
        clock = parts.get(TickClock.class);
        trapDoors = new MutableBitLayer(grid);
        for (Room each : parts.get(Floor.class).rooms()) {
            if (each.isTrap()) {
                each.doorways().forEach(doorway -> trapDoors.set(doorway.cells(), true));
            }
        }
    }

    /** Marks the cells on which monsters will appear. */
    void announce(ImmutableArray<Entity> all, Entity summoner, StrikerComponent striker, Attack attack) {
        AttackForm.Summon summon = (AttackForm.Summon) attack.form();
        int kind = content.monsters().indexOf(summon.monster());
        int wanted = count(all, summoner, kind, summon);
        striker.calledCount = chooseCells(BODIES.get(summoner).cell, striker.calledCells, wanted);
        for (int i = 0; i < striker.calledCount; i++) {
            int cell = striker.calledCells[i];
            int ticks = attack.timing().windUpTicks();
            events.spawnMarked(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, kind, ticks);
        }
    }

    /** Lets the monsters appear on the marked cells. */
    void summon(ImmutableArray<Entity> all, Entity summoner, StrikerComponent striker, Attack attack) {
        AttackForm.Summon summon = (AttackForm.Summon) attack.form();
        int kind = content.monsters().indexOf(summon.monster());
        int count = Math.min(striker.calledCount, count(all, summoner, kind, summon));
        for (int i = 0; i < count; i++) {
            if (state.isWalkable(striker.calledCells[i])) {
                summonOne(summoner, kind, striker.calledCells[i]);
            }
        }
        striker.calledCount = 0;
    }

    /** Returns how many monsters can be summoned within the limits of the summoner, the floor and the arena. */
    private int count(ImmutableArray<Entity> all, Entity summoner, int kind, AttackForm.Summon summon) {
        if (clock.tick() != lastSummonTick) {
            lastSummonTick = clock.tick();
            summonedThisTick = 0;
        }
        int leftOnFloor = rules.mostCalled() - allies.summoned() - summonedThisTick;
        int leftForSummoner = Math.min(summon.count(), summon.most() - allies.summonedBy(summoner, kind));
        int count = Math.min(leftForSummoner, Math.max(0, leftOnFloor));
        int arena = MONSTERS.get(summoner).arenaRoom;
        return arena == 0 ? count : Math.min(count, ArenaKind.MOST_MONSTERS - allies.inArena(all, arena));
    }

    private void summonOne(Entity summoner, int kind, int cell) {
        Entity child = spawner.monster(kind, cell);
        summonedThisTick++;
        MonsterComponent monster = MONSTERS.get(child);
        MonsterComponent parent = MONSTERS.get(summoner);
        long summonerId = SPAWNS.get(summoner).spawnId;
        monster.horde = parent.horde;
        monster.arenaRoom = parent.arenaRoom;
        monster.formerArenaRoom = parent.formerArenaRoom;
        monster.calledBy = summonerId;
        MINDS.get(child).state = childState(parent, MINDS.get(summoner).state);
        STRIKERS.get(child).harmlessTicks = rules.harmlessTicks();
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        events.actor(EventType.MONSTER_SUMMONED, x, y, cell, SPAWNS.get(child).spawnId, kind).byId = summonerId;
    }

    /**
     * Returns the summoner's state, unless it flees: a summoned monster does not share its fear, which would never end.
     */
    private MindState childState(MonsterComponent parent, MindState summonerState) {
        if (summonerState != MindState.FLEEING) {
            return summonerState;
        }
        return parent.horde < 0
                ? MindState.HUNTING
                : hordes.all().get(parent.horde).state();
    }

    /**
     * Chooses free cells around a cell, ring by ring, without that cell itself: in its room and in sight of it, away
     * from the player.
     *
     * @param into receives the cells
     * @param wanted number of cells, at most {@code into.length}
     * @return the number of cells found
     */
    private int chooseCells(int beside, int[] into, int wanted) {
        int found = 0;
        for (int ring = 1; ring <= rules.callReachCells() && found < wanted; ring++) {
            for (int y = grid.y(beside) - ring; y <= grid.y(beside) + ring; y++) {
                boolean isEdge = Math.abs(y - grid.y(beside)) == ring;
                for (int x = grid.x(beside) - ring; x <= grid.x(beside) + ring; x += isEdge ? 1 : 2 * ring) {
                    if (found < wanted
                            && grid.contains(x, y)
                            && isFree(beside, grid.cell(x, y))
                            && !allies.isMarked(grid.cell(x, y))) {
                        into[found++] = grid.cell(x, y);
                    }
                }
            }
        }
        return found;
    }

    private boolean isFree(int beside, int cell) {
        return state.isWalkable(cell)
                && !hazards.hurts(cell, -1)
                && !trapDoors.at(cell)
                && room.at(cell) == room.at(beside)
                && grid.steps8(cell, player.body().cell) >= rules.callDistanceCells()
                && LineTrace.isClear(
                        state.opaque(),
                        grid.x(beside) + 0.5f,
                        grid.y(beside) + 0.5f,
                        grid.x(cell) + 0.5f,
                        grid.y(cell) + 0.5f);
    }
}
