package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import org.jspecify.annotations.Nullable;

/** The monsters of a floor by what they are about, for somebody who walks there; none that is under water. */
final class Hunters {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);

    /** The nearest living monster that hunts the player; null if there is none. */
    @Nullable
    Entity nearest(BotView sight) {
        return nearest(sight, MindState.HUNTING);
    }

    /** The nearest living monster that is about something; null if there is none, or if it cannot be walked to. */
    @Nullable
    Entity nearestInReach(BotView sight, BotControls hands, MindState state) {
        Entity nearest = nearest(sight, state);
        return nearest == null || hands.stepsTo(sight.bodyOf(nearest).cell) == DistanceMap.UNREACHED ? null : nearest;
    }

    /** The nearest living monster that is about something, as the crow flies; null if there is none. */
    private @Nullable Entity nearest(BotView sight, MindState state) {
        ImmutableArray<Entity> all = sight.world().monsters();
        Entity nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            boolean isMeant =
                    minds.get(each).state == state && healths.get(each).health > 0 && !sight.isUnderWater(each);
            float squared = sight.squaredTo(each);
            if (isMeant && squared < least) {
                nearest = each;
                least = squared;
            }
        }
        return nearest;
    }
}
