package dev.orebound.world.vignette;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import java.util.List;

/**
 * Watches the monsters that carry keys. A key lies where its carrier dies; if the carrier fell or is gone otherwise,
 * the key lies again where it was first. Either way it comes to lie on the nearest cell that can be reached on foot.
 */
public final class KeyCarrierSystem extends EntitySystem {
    private final Floor floor;
    private final FloorState state;
    private final ActorColumns actors;
    private final TickEvents events;
    private final FloorArenas arenas;
    private final FloorVignettes vignettes;
    private final MutableBitLayer rock;
    private final MutableBitLayer doorways;
    private final DistanceMap about;
    private final DistanceMap fromStart;

    public KeyCarrierSystem(PartRegistry parts) {
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        actors = parts.get(ActorColumns.class);
        events = parts.get(TickEvents.class);
        arenas = parts.get(FloorArenas.class);
        vignettes = parts.get(FloorVignettes.class);
        rock = new MutableBitLayer(floor.grid());
        rock.copyInverse(floor.structure());
        doorways = new MutableBitLayer(floor.grid());
        about = new DistanceMap(floor.grid());
        fromStart = new DistanceMap(floor.grid());
        for (Room room : floor.rooms()) {
            room.doorways().forEach(doorway -> doorways.set(doorway.cells(), true));
        }
    }

    @Override
    public void update(float seconds) {
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).state == KeyState.WITH_MONSTER) {
                follow(keys.get(i));
            }
        }
    }

    private void follow(KeyComponent key) {
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i) instanceof ActorEvent about
                    && about.type() == EventType.MONSTER_DIED
                    && about.actorId == key.carrierSpawnId) {
                lay(key, about.cell(), EventType.LOCK_KEY_DROPPED);
                return;
            }
        }
        for (int i = 0; i < actors.size(); i++) {
            if (actors.spawnId(i) == key.carrierSpawnId && actors.healths.get(i).health > 0) {
                key.cell = actors.bodies.get(i).cell;
                return;
            }
        }
        lay(key, floor.keys().get(key.number).at(), EventType.LOCK_KEY_RETURNED);
    }

    private void lay(KeyComponent key, int wanted, EventType told) {
        key.state = KeyState.LYING;
        key.carrierSpawnId = 0;
        key.cell = nearest(wanted);
        vignettes.tellOfLock(told, key.lock, key.cell);
    }

    /** Returns the nearest cell on which a key can lie, in steps round rock. */
    private int nearest(int wanted) {
        fromStart.spreadFrom(floor.start(), state.unwalkable(), StepKind.EIGHT_WAY);
        about.spreadFrom(wanted, rock, StepKind.FOUR_WAY);
        for (int i = 0; i < about.reachedCount(); i++) {
            if (canLieOn(about.reached(i))) {
                return about.reached(i);
            }
        }
        return floor.start();
    }

    private boolean canLieOn(int cell) {
        if (!fromStart.isReached(cell) || !state.isWalkable(cell) || doorways.at(cell) || state.prop(cell) != null) {
            return false;
        }
        Arena arena = arenas.in(floor.room().at(cell));
        return arena == null || arena.state().isOver();
    }
}
