package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which hordes notice the player. What one of a horde notices, all of it know. */
public final class PerceptionSystem extends EntitySystem {
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final List<HordeMind> hordes;
    private final Senses senses;
    private final Player player;

    public PerceptionSystem(WorldParts parts, Senses senses) {
        hordes = parts.hordes().all();
        this.senses = senses;
        player = parts.player();
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

    /** The oldest of those who notice it. Who hunts by itself already has. */
    private @Nullable Entity seer(HordeMind horde) {
        ImmutableArray<Entity> members = horde.members();
        boolean isAware = horde.state == MindState.HUNTING || horde.state == MindState.FLEEING;
        boolean isAwake = horde.state != MindState.ASLEEP;
        for (int i = 0; i < members.size(); i++) {
            Entity member = members.get(i);
            boolean hunts = !isAware && player.isAlive() && minds.get(member).state == MindState.HUNTING;
            if (hunts || (isAware ? senses.sees(member) : senses.notices(member, isAwake))) {
                return member;
            }
        }
        return null;
    }
}
