package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.world.component.MindState;
import dev.orebound.world.state.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets hordes notice the player. If one member notices, the whole horde knows. */
public final class PerceptionSystem extends EntitySystem {
    private final List<HordeMind> hordes;
    private final MonsterSenses senses;
    private final Player player;

    public PerceptionSystem(Player player, HordeMinds hordes, MonsterSenses senses) {
        this.hordes = hordes.all();
        this.senses = senses;
        this.player = player;
    }

    @Override
    public void update(float seconds) {
        senses.open();
        for (int number = 0; number < hordes.size(); number++) {
            look(hordes.get(number));
        }
    }

    private void look(HordeMind horde) {
        horde.seer = seer(horde);
        if (horde.seer == null) {
            horde.unseenTicks = Math.min(HordeMind.LONG, horde.unseenTicks + 1);
        } else {
            horde.unseenTicks = 0;
            horde.lastSeenCell = player.body().cell;
        }
    }

    /** Returns the oldest member that notices the player, or null. A member that hunts on its own has noticed already. */
    private @Nullable Entity seer(HordeMind horde) {
        HordeMembers members = horde.members;
        boolean isAware = horde.state == MindState.HUNTING || horde.state == MindState.FLEEING;
        boolean isAwake = horde.state != MindState.ASLEEP;
        for (int i = 0; i < members.size(); i++) {
            boolean hunts = !isAware && player.isAlive() && members.mind(i).state == MindState.HUNTING;
            if (hunts
                    || (isAware
                            ? senses.sees(members.entity(i), members.body(i))
                            : senses.notices(members.entity(i), isAwake))) {
                return members.entity(i);
            }
        }
        return null;
    }
}
