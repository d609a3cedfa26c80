package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.gift.FloorGifts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The visible monsters that the bot fights, and the one to fight first. Computed once a tick. */
final class VisibleFoes {
    /** The distance at which an awake monster will notice the player anyway. */
    private static final float NEAR_CELLS = 3.5f;

    /**
     * The factor on the distance of heads, of monsters that go for a ward and of the last target, so that the bot does
     * not switch back and forth.
     */
    private static final float KEPT = 0.6f;

    /**
     * Ticks of one arena after which the bot goes for its heads, even those that are out of sight for a moment: what a
     * head summons can keep it busy for ever.
     */
    private static final int PATIENCE_TICKS = 60 * 60;

    /** The factor on the distance of heads from then on. */
    private static final float FIRST = 0.05f;

    private final KnownFloorView view;
    private final @Nullable AttentionSpan attention;
    private final List<Entity> foes = new ArrayList<>();
    private @Nullable Entity target;
    private long lastTarget;
    private long lookedAt = -1;
    private @Nullable Arena lastArena;
    private long arenaSince;
    private boolean goesForHeads;

    /** Creates those of a bot that minds everything that it sees. */
    VisibleFoes(KnownFloorView view) {
        this(view, null);
    }

    VisibleFoes(KnownFloorView view, @Nullable AttentionSpan attention) {
        this.view = view;
        this.attention = attention;
    }

    private void look() {
        long tick = view.world().tick();
        if (tick == lookedAt) {
            return;
        }
        lookedAt = tick;
        foes.clear();
        target = null;
        Arena arena = view.world().arenaAroundPlayer();
        if (arena != lastArena) {
            lastArena = arena;
            arenaSince = tick;
        }
        goesForHeads = tick - arenaSince >= PATIENCE_TICKS;
        ImmutableArray<Entity> all = view.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            if (isFoe(all.get(i))) {
                foes.add(all.get(i));
            }
        }
        target = NearestSearch.nearest(
                foes,
                each -> true,
                each -> {
                    float share = goesForHeads && isHead(each) ? FIRST : isPreferred(each) ? KEPT : 1;
                    return view.squaredTo(each) * share * share;
                },
                Float.MAX_VALUE);
        lastTarget = target == null ? 0 : SPAWNS.get(target).spawnId;
    }

    private boolean isPreferred(Entity each) {
        return SPAWNS.get(each).spawnId == lastTarget || isHead(each) || isBesieging(each);
    }

    /** Returns true for a monster that goes for what the arena around the player protects. */
    private boolean isBesieging(Entity each) {
        return lastArena != null && MonsterSearch.isBesieging(lastArena, each);
    }

    private boolean isHead(Entity each) {
        return lastArena != null && lastArena.isHead(SPAWNS.get(each).spawnId);
    }

    private boolean isFoe(Entity each) {
        boolean isKnown = (isSeen(each) && isMinded(each)) || (goesForHeads && isHead(each));
        if (HEALTHS.get(each).health <= 0 || !isKnown || view.isUnderWater(each)) {
            return false;
        }
        MindState state = MINDS.get(each).state;
        if (state == MindState.SHACKLED) {
            return false;
        }
        boolean isAwake = state != MindState.ASLEEP;
        boolean isMeant = isCounted(each) || isWarden(each);
        return state == MindState.HUNTING || isMeant || (isAwake && view.squaredTo(each) < NEAR_CELLS * NEAR_CELLS);
    }

    private boolean isMinded(Entity each) {
        return attention == null || attention.minds(SPAWNS.get(each).spawnId);
    }

    /** Returns true for monsters that must die before the doors around the player open. */
    private boolean isCounted(Entity each) {
        Arena arena = view.world().arenaAroundPlayer();
        return arena != null && MonsterSearch.isCounted(arena, each);
    }

    /** Returns true for the monster that visibly carries the key to the exits. */
    private boolean isWarden(Entity each) {
        return SPAWNS.get(each).spawnId == view.world().part(FloorGifts.class).wardenSpawnId();
    }

    boolean isSeen(Entity each) {
        return view.floor().isInSight(BODIES.get(each).cell);
    }

    /** Returns all foes to fight, oldest first. */
    List<Entity> all() {
        look();
        return foes;
    }

    /** Returns the foe to fight now; null if there is none. */
    @Nullable
    Entity target() {
        look();
        return target;
    }

    /** Returns the number of foes within a circle, in cells. */
    int within(float x, float y, float cells) {
        look();
        int count = 0;
        for (int i = 0; i < foes.size(); i++) {
            BodyComponent body = BODIES.get(foes.get(i));
            float dx = body.x - x;
            float dy = body.y - y;
            float reach = cells + body.radius;
            count += dx * dx + dy * dy < reach * reach ? 1 : 0;
        }
        return count;
    }

    HealthComponent healthOf(Entity each) {
        return HEALTHS.get(each);
    }

    long idOf(Entity each) {
        return SPAWNS.get(each).spawnId;
    }
}
