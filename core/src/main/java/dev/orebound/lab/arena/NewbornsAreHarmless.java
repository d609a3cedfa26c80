package dev.orebound.lab.arena;

import com.badlogic.gdx.utils.LongArray;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** Nobody who came up, sent by an arena or called by a monster, hurts anybody within the first second of its life. */
final class NewbornsAreHarmless implements ArenaTrialRule {
    private final LongArray spawnIds = new LongArray();
    private final LongArray bornTicks = new LongArray();

    @Override
    public @Nullable String fault(World world, Arena arena) {
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            if (event.type() == EventType.MONSTER_SPAWNED || event.type() == EventType.MONSTER_SUMMONED) {
                spawnIds.add(((ActorEvent) event).actorId);
                bornTicks.add(world.tick());
            } else if (event.type() == EventType.ACTOR_HURT) {
                int newborn = spawnIds.indexOf(((ActorEvent) event).byId);
                if (newborn >= 0 && world.tick() - bornTicks.get(newborn) < TickClock.TICKS_A_SECOND) {
                    return "a monster hurt somebody " + (world.tick() - bornTicks.get(newborn))
                            + " ticks after it came up";
                }
            }
        }
        return null;
    }
}
