package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.world.component.MindState;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets hordes notice the player. If one member notices, the whole horde knows. Hunting hordes far away and out of sight
 * look only now and then.
 */
public final class PerceptionSystem extends EntitySystem {
    private final HordeMinds minds;
    private final List<HordeMind> hordes;
    private final DistantTravel travel;
    private final TickClock clock;
    private final int thinkTicks;
    private final MonsterSenses senses;
    private final Player player;

    public PerceptionSystem(PartRegistry parts) {
        minds = parts.get(HordeMinds.class);
        travel = parts.get(DistantTravel.class);
        senses = parts.get(MonsterSenses.class);
        hordes = minds.all();
        player = parts.get(Player.class);
        clock = parts.get(TickClock.class);
        thinkTicks = parts.get(Content.class).tactics().travelling().thinkTicks();
    }

    @Override
    public void update(float seconds) {
        senses.open();
        minds.chooseThinkers(travel, clock.tick(), thinkTicks);
        for (int number = 0; number < hordes.size(); number++) {
            if (!minds.isIdle(number)) {
                look(hordes.get(number));
            }
        }
    }

    private void look(HordeMind horde) {
        horde.seer = seer(horde);
        if (horde.seer == null) {
            horde.unseenTicks = Math.min(HordeMind.LONG, horde.unseenTicks + horde.elapsedTicks(clock.tick()));
        } else {
            horde.unseenTicks = 0;
            horde.lastSeenCell = player.body().cell;
        }
    }

    /**
     * Returns the oldest member that notices the player, or null. A member that hunts on its own has noticed already.
     */
    private @Nullable Entity seer(HordeMind horde) {
        HordeMembers members = horde.members;
        boolean isAware = horde.state == MindState.HUNTING || horde.state == MindState.FLEEING;
        if (isAware && !travel.hasNearMember(horde.number())) {
            return null;
        }
        boolean isAwake = horde.state != MindState.ASLEEP;
        boolean sleepsSoundly = !isAwake && horde.isCalm();
        for (int i = 0; i < members.size(); i++) {
            boolean hunts = !isAware && player.isAlive() && members.mind(i).state == MindState.HUNTING;
            if (hunts
                    || (isAware
                            ? senses.sees(members.entity(i), members.body(i))
                            : sleepsSoundly
                                    ? senses.isRoused(members.entity(i))
                                    : senses.notices(members.entity(i), isAwake))) {
                return members.entity(i);
            }
        }
        return null;
    }
}
