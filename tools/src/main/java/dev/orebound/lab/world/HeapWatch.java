package dev.orebound.lab.world;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.IntArray;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.ActorQueries;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the pairs of bodies near the player that stand in each other, tick by tick. A pair is heaped while its middles
 * are nearer than a share of both radii together; the counts tell how much of the time that is for longer than a
 * moment. A flyer over a walker is no heap, nor is what swims below. It shares no code with what keeps bodies apart.
 */
public final class HeapWatch {
    /** Share of both radii below which two bodies are heaped. */
    private static final double HEAPED = 0.6;

    /** Ticks of a moment. */
    private static final int MOMENT_TICKS = 12;

    /** Distance from the player within which bodies belong to the fight, in cells. */
    private static final double FIGHT_CELLS = 12;

    /** Distance of two middles up to which bodies are a pair, in cells. */
    private static final double PAIR_CELLS = 2;

    private final World world;
    private final HeapFigures figures;
    private final ActorQueries actors;
    private final List<Entity> bodies = new ArrayList<>();
    /** By the spawn ids of a pair: ticks for which it has been heaped. */
    private LongMap<IntArray> heaped = new LongMap<>();

    private LongMap<IntArray> heapedBefore = new LongMap<>();

    /** The figures of the heaps of many worlds. */
    public static final class HeapFigures extends FigureGroup {
        /** Ticks of all pairs. */
        final Sum pairTicks = part("pair_ticks", new Sum());

        /** Of these, ticks beyond the first moment of a heap. */
        final Sum heapTicks = part("heap_ticks", new Sum());

        /** The ticks of the longest heap. */
        final Largest longest = part("longest_heap", new Largest());

        /** Returns the share of the time of all pairs that heaps take beyond their first moment. */
        public double share() {
            return pairTicks.value() == 0 ? 0 : heapTicks.value() / (double) pairTicks.value();
        }

        public long longestTicks() {
            return longest.value();
        }
    }

    /** Watches a world from now on and adds to figures. */
    public HeapWatch(World world, HeapFigures figures) {
        this.world = world;
        this.figures = figures;
        actors = world.part(ActorQueries.class);
    }

    /** Returns a watch that goes on in the same world, loaded anew. */
    public HeapWatch in(World loaded) {
        HeapWatch next = new HeapWatch(loaded, figures);
        next.heaped.putAll(heaped);
        return next;
    }

    /** Looks at the world after a tick. */
    public void look() {
        bodies.clear();
        add(world.monsters());
        add(world.companions());
        if (world.player().isAlive()) {
            bodies.add(world.player().entity());
        }
        LongMap<IntArray> now = heapedBefore;
        heapedBefore = heaped;
        heaped = now;
        heaped.clear();
        for (int i = 0; i < bodies.size(); i++) {
            for (int j = 0; j < i; j++) {
                look(bodies.get(i), bodies.get(j));
            }
        }
    }

    private void add(ImmutableArray<Entity> entities) {
        for (Entity entity : entities) {
            if (isInFight(entity.getComponent(BodyComponent.class))
                    && entity.getComponent(HealthComponent.class).health > 0
                    && !actors.isUnderWater(entity)
                    && !actors.isCaptive(entity)) {
                bodies.add(entity);
            }
        }
    }

    private boolean isInFight(BodyComponent body) {
        BodyComponent hero = world.player().body();
        return Math.hypot(body.x - hero.x, body.y - hero.y) < FIGHT_CELLS;
    }

    private void look(Entity one, Entity other) {
        BodyComponent first = one.getComponent(BodyComponent.class);
        BodyComponent second = other.getComponent(BodyComponent.class);
        double apart = Math.hypot(first.x - second.x, first.y - second.y);
        if (apart > PAIR_CELLS || actors.isOffTheGround(one) != actors.isOffTheGround(other)) {
            return;
        }
        figures.pairTicks.add(1);
        if (apart >= HEAPED * (first.radius + second.radius)) {
            return;
        }
        long key =
                one.getComponent(SpawnComponent.class).spawnId << 32 | other.getComponent(SpawnComponent.class).spawnId;
        IntArray before = heapedBefore.get(key);
        IntArray ticks = before == null ? IntArray.with(0) : before;
        ticks.set(0, ticks.get(0) + 1);
        heaped.put(key, ticks);
        figures.longest.meet(ticks.get(0));
        figures.heapTicks.addIf(ticks.get(0) > MOMENT_TICKS);
    }
}
