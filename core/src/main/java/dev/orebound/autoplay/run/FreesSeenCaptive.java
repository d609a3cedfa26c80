package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.intent.InteractPrompt;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Sets a captive free that it has seen, once nobody holds it. What it cannot see now, it remembers. */
final class FreesSeenCaptive implements BotTask {
    /** No spawn id. */
    private static final long NOBODY = 0;

    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final KnownFloorView floor;
    private final VisibleFoes foes;
    private final StepDistances steps;
    /** By the spawn id of a captive, that of the guard that was last seen with it. */
    private final Map<Long, Long> guards = new TreeMap<>();

    FreesSeenCaptive(KnownFloorView floor, VisibleFoes foes, StepDistances steps) {
        this.floor = floor;
        this.foes = foes;
        this.steps = steps;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        if (sight.world().companions().size() >= Party.MOST_COMPANIONS) {
            return false;
        }
        Entity captive = nearest(sight);
        if (captive == null) {
            return false;
        }
        if (sight.world().prompt() == InteractPrompt.FREE_CAPTIVE) {
            hands.intent().hold(Intent.INTERACT);
        } else {
            hands.walkTo(sight.bodyOf(captive).cell);
        }
        return true;
    }

    private @Nullable Entity nearest(BotView sight) {
        ImmutableArray<Entity> all = sight.world().monsters();
        Entity nearest = null;
        int least = StepDistances.UNREACHED;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            int cell = sight.bodyOf(each).cell;
            boolean isCaptive = minds.get(each).state == MindState.SHACKLED && floor.isKnown(cell);
            if (isCaptive && !isGuarded(sight, each) && steps.to(cell) < least) {
                nearest = each;
                least = steps.to(cell);
            }
        }
        return nearest;
    }

    /** True if somebody guards a captive, as far as it was seen: a guard that is out of sight stays where it was. */
    private boolean isGuarded(BotView sight, Entity captive) {
        long id = foes.idOf(captive);
        Entity seen = guardInSight(sight, captive);
        if (seen != null) {
            guards.put(id, foes.idOf(seen));
            return true;
        }
        Entity known = monster(sight, guards.getOrDefault(id, NOBODY));
        boolean isGone = known == null || foes.isSeen(known);
        if (isGone) {
            guards.remove(id);
        }
        return !isGone;
    }

    private @Nullable Entity monster(BotView sight, long id) {
        ImmutableArray<Entity> all = sight.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            if (foes.idOf(all.get(i)) == id) {
                return all.get(i);
            }
        }
        return null;
    }

    /** Somebody in sight who is near enough to a captive to guard it; null if there is nobody. */
    private @Nullable Entity guardInSight(BotView sight, Entity captive) {
        ImmutableArray<Entity> all = sight.world().monsters();
        BodyComponent body = sight.bodyOf(captive);
        float near = sight.world().content().tactics().captorCells();
        for (int i = 0; i < all.size(); i++) {
            BodyComponent other = sight.bodyOf(all.get(i));
            float dx = other.x - body.x;
            float dy = other.y - body.y;
            if (dx * dx + dy * dy <= near * near
                    && minds.get(all.get(i)).state != MindState.SHACKLED
                    && healths.get(all.get(i)).health > 0
                    && foes.isSeen(all.get(i))) {
                return all.get(i);
            }
        }
        return null;
    }
}
