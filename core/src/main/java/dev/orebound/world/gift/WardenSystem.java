package dev.orebound.world.gift;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Family;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.DepthRules.DepthScaling;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.WorldStreams;

/**
 * Chooses the warden of a floor and watches it. When the warden is gone, however it ends, the key, shards of the
 * floor's primary ore and, on dangerous floors, a reliquary lie in one place; its successor as leader of its horde has
 * neither. On the floor of a guardian there is no warden: the exits open when the guardian's hall is over and the
 * guardian dead. A shard flies less than a cell, and never onto ground that cannot be walked on.
 */
public final class WardenSystem extends FamilySystem {
    private static final int NONE = -1;

    private final ComponentArray<SpawnComponent> spawns = column(SpawnComponent.class);
    private final Floor floor;
    private final Grid grid;
    private final FloorState state;
    private final FloorArenas arenas;
    private final Boss boss;
    private final ExitLock lock;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final MutableBitLayer rock;
    private final MutableBitLayer doorways;
    private final DistanceMap steps;
    private final int key;
    private final int reliquary;
    private final boolean hasReliquary;
    private final int ore;
    private final IntRange shards;
    private final DepthScaling byDepth;
    private final RandomStream loot;

    public WardenSystem(PartRegistry parts) {
        super(Family.all(MonsterComponent.class, SpawnComponent.class, BodyComponent.class)
                .get());
        FloorGifts gifts = parts.get(FloorGifts.class);
        floor = parts.get(Floor.class);
        grid = floor.grid();
        state = parts.get(FloorState.class);
        arenas = parts.get(FloorArenas.class);
        boss = parts.get(Boss.class);
        lock = gifts.lock();
        events = parts.get(TickEvents.class);
        spawner = parts.get(EntitySpawner.class);
        rock = new MutableBitLayer(grid);
        doorways = new MutableBitLayer(grid);
        steps = new DistanceMap(grid);
        Content content = parts.get(Content.class);
        key = itemOf(ItemEffect.KEY, content);
        reliquary = itemOf(ItemEffect.RELIC, content);
        hasReliquary = content.graph()
                .promises()
                .hasReliquary(floor.request().depth(), floor.request().danger());
        ore = content.ores().indexOf(floor.primaryOre());
        shards = content.ores().at(ore).wardenYield();
        byDepth = content.depths().oreYield();
        loot = parts.get(WorldStreams.class).loot();
        for (int cell = 0; cell < grid.size(); cell++) {
            rock.set(cell, !floor.structure().at(cell));
        }
        for (Room room : floor.rooms()) {
            room.doorways().forEach(doorway -> doorways.set(doorway.cells(), true));
        }
    }

    private static int itemOf(ItemEffect effect, Content content) {
        int item = 0;
        while (content.items().at(item).effect() != effect) {
            item++;
        }
        return item;
    }

    /**
     * Gives the key of a battle floor to the leader of its strongest horde, once the hordes are there. Captors are
     * excluded, because captives can be freed without killing them; so are thieves, because they escape with what they
     * carry, elite leaders, which have a prize of their own, leaders that cannot be reached on foot or only through a
     * lock, and hordes in hiding. If no horde is left, the exits are open. Where a guardian bars the way down, it takes
     * the place of the warden.
     */
    public static void appoint(PartRegistry parts) {
        FloorGifts gifts = parts.get(FloorGifts.class);
        HordeMinds hordes = parts.get(HordeMinds.class);
        Floor floor = parts.get(Floor.class);
        if (floor.request().kind() != FloorKind.BATTLE) {
            return;
        }
        if (floor.rooms().stream().anyMatch(room -> parts.get(Content.class).isGuardianHall(room.arena()))) {
            gifts.lock().guard();
            return;
        }
        int strongest = strongest(floor, parts.get(FloorState.class), parts.get(Content.class));
        if (strongest != NONE) {
            gifts.lock()
                    .appoint(
                            hordes.all().get(strongest).leaderSpawnId(),
                            floor.hordes().get(strongest).leader().at());
        }
    }

    /** Returns the number of the horde with the highest total threat, the first of equals, or -1. */
    private static int strongest(Floor floor, FloorState state, Content content) {
        int strongest = NONE;
        int most = 0;
        for (int number = 0; number < floor.hordes().size(); number++) {
            HordeSpot horde = floor.hordes().get(number);
            int threat = horde.threat(content.monsters());
            boolean isAtHand = !HordeMinds.isHiding(number, floor, content) && !isBehindLock(number, floor);
            if (threat > most && isAtHand && canHoldKey(horde, state, content)) {
                strongest = number;
                most = threat;
            }
        }
        return strongest;
    }

    private static boolean canHoldKey(HordeSpot horde, FloorState state, Content content) {
        Monster leader = content.monsters().get(horde.leader().monster());
        return !horde.isCaptive()
                && !horde.isElite()
                && !leader.steals()
                && state.isWalkable(horde.leader().at());
    }

    private static boolean isBehindLock(int horde, Floor floor) {
        return floor.vignettes().stream()
                .filter(vignette -> vignette.horde() == horde)
                .anyMatch(vignette -> floor.locks().stream().anyMatch(lock -> lock.vignette() == vignette.id()));
    }

    @Override
    public void update(float seconds) {
        if (lock.isGuarded()) {
            openIfGuardianIsDead();
        }
        if (lock.wardenSpawnId() == 0) {
            return;
        }
        for (int i = 0; i < entities().size(); i++) {
            if (spawns.get(i).spawnId == lock.wardenSpawnId()) {
                lock.recordWarden(BODIES.get(entities().get(i)).cell);
                return;
            }
        }
        drop();
    }

    private void openIfGuardianIsDead() {
        Arena hall = arenas.guardianHall();
        if (hall != null && hall.state().isOver() && !boss.isAlive()) {
            lock.open();
            int cell = hall.room().centre();
            events.place(EventType.EXITS_UNLOCKED, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell);
        }
    }

    private void drop() {
        int cell = keyCellNear(lock.wardenCell());
        lock.drop(cell);
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        spawner.droppedItem(key, cell);
        if (hasReliquary) {
            spawner.droppedItem(reliquary, cell);
        }
        int drawn = loot.between(shards.lowest(), shards.highest());
        int measures = byDepth.of(drawn, floor.request().depth());
        for (int shard = 0; shard < measures; shard++) {
            spawner.shard(ore, x, y);
        }
        events.ore(EventType.KEY_DROPPED, x, y, cell, ore, measures);
    }

    /**
     * Returns the cell on which a dropped key comes to lie: the nearest walkable one, around no corner of rock. It lies
     * neither in a doorway, where a door may shut on it, nor in a trap room that is not over, because every trap can be
     * refused. All such cells are connected. If there is none, the key lies at the start of the floor.
     */
    private int keyCellNear(int cell) {
        for (int number = 0; number < state.locks().size(); number++) {
            LockComponent lock = state.locks().get(number);
            rock.set(floor.locks().get(number).cells(), !lock.isOpen);
        }
        steps.spreadFrom(cell, rock, StepKind.FOUR_WAY);
        for (int i = 0; i < steps.reachedCount(); i++) {
            if (canHoldDroppedKey(steps.reached(i))) {
                return steps.reached(i);
            }
        }
        return floor.start();
    }

    private boolean canHoldDroppedKey(int cell) {
        if (!state.isWalkable(cell) || doorways.at(cell)) {
            return false;
        }
        Arena arena = arenas.in(floor.room().at(cell));
        return arena == null || arena.state().isOver();
    }
}
