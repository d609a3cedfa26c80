package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** A rule for each monster by itself, which now and then looks at them all. */
abstract class MonsterRule implements HordeTrialRule {
    final MonsterFacts census = new MonsterFacts();
    private final int lookTicks;

    /**
     * A rule that looks so often.
     *
     * @param lookTicks from one look to the next, 1 or more
     */
    MonsterRule(int lookTicks) {
        this.lookTicks = lookTicks;
    }

    @Override
    public final @Nullable RuleBreach look(World world) {
        if (world.tick() % lookTicks != 0 || !looksAt(world)) {
            return null;
        }
        ImmutableArray<Entity> all = world.monsters();
        RuleBreach first = null;
        for (int i = 0; i < all.size(); i++) {
            // The others are looked at too, for each look is remembered.
            RuleBreach wrong = look(all.get(i), world);
            first = first == null ? wrong : first;
        }
        return first;
    }

    /** Whether there is anything to look for now. */
    boolean looksAt(World world) {
        return true;
    }

    /**
     * Looks at one of them.
     *
     * @return what is wrong, or null
     */
    abstract @Nullable RuleBreach look(Entity monster, World world);
}
