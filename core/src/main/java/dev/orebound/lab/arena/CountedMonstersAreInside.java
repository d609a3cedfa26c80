package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.state.TickClock;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** While an arena is sealed, every monster that it counts is in its room and within reach, or is so again soon. */
final class CountedMonstersAreInside implements ArenaTrialRule {
    /** Five seconds. */
    private static final int SOON_TICKS = 5 * TickClock.TICKS_A_SECOND;

    private static final int LOOK_TICKS = 20;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private int ticks;

    /** Since when each has been astray, by spawn id, in ticks of this rule: one who comes back does not answer for another. */
    private Map<Long, Integer> astraySince = new TreeMap<>();

    private @Nullable DistanceMap fromPlayer;

    @Override
    public @Nullable String fault(World world, Arena arena) {
        ticks++;
        if (ticks % LOOK_TICKS != 0) {
            return null;
        }
        Map<Long, Integer> astrayNow = new TreeMap<>();
        if (arena.state().isSealed()) {
            findAstray(world, arena, astrayNow);
        }
        astraySince = astrayNow;
        for (Map.Entry<Long, Integer> astray : astrayNow.entrySet()) {
            int since = ticks - astray.getValue();
            if (since >= SOON_TICKS) {
                return "a counted monster has been out of reach for " + since + " ticks: "
                        + told(world, astray.getKey());
            }
        }
        return null;
    }

    private String told(World world, long spawnId) {
        for (Entity each : world.monsters()) {
            if (spawns.get(each).spawnId == spawnId) {
                int cell = bodies.get(each).cell;
                String kind = world.content()
                        .monsters()
                        .at(monsters.get(each).monster)
                        .id();
                return kind + " at " + world.floor().grid().x(cell) + ","
                        + world.floor().grid().y(cell);
            }
        }
        return "it is gone";
    }

    private void findAstray(World world, Arena arena, Map<Long, Integer> astrayNow) {
        DistanceMap ways = fromPlayer == null ? new DistanceMap(world.floor().grid()) : fromPlayer;
        fromPlayer = ways;
        ways.spreadFrom(world.player().body().cell, PlayerBarriers.barsPlayer(world), StepKind.EIGHT_WAY);
        ImmutableArray<Entity> all = world.monsters();
        int room = arena.room().id();
        for (int i = 0; i < all.size(); i++) {
            int cell = bodies.get(all.get(i)).cell;
            boolean isFine = world.floor().room().at(cell) == room && ways.isReached(cell);
            if (monsters.get(all.get(i)).arenaRoom == room && !isFine) {
                long id = spawns.get(all.get(i)).spawnId;
                astrayNow.put(id, astraySince.getOrDefault(id, ticks));
            }
        }
    }
}
