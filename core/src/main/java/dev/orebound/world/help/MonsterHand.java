package dev.orebound.world.help;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.EntitySpawner;

/**
 * Brings monsters up and ends them. Who comes up is of no horde and counts in no arena: it sleeps until it notices somebody, and is
 * harmless for a second. Who is ended dies as if slain; captives are spared, since nothing harms them.
 */
final class MonsterHand {
    /** Living monsters beyond which none is brought up: more than any floor is built for. */
    private static final int MOST_MONSTERS = 1000;

    private static final int HARMLESS_TICKS = TickClock.TICKS_A_SECOND;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final Content content;
    private final Grid grid;
    private final EntitySpawner spawner;
    private final HelpRequest help;
    private final PlacementSearch ground;

    MonsterHand(Content content, Floor floor, HelpRequest help, EntitySpawner spawner, PlacementSearch ground) {
        this.ground = ground;
        this.content = content;
        grid = floor.grid();
        this.spawner = spawner;
        this.help = help;
    }

    /** Brings one up on the free cell nearest to the one that is pointed at; one that swims, only on deep water there. */
    void spawn(int kind, ImmutableArray<Entity> all, HelpOutcome outcome) {
        if (help.pointed() == Grid.NONE || kind >= content.monsters().size() || living(all) >= MOST_MONSTERS) {
            return;
        }
        float radius = content.monsters().at(kind).radiusCells();
        int cell = content.monsters().at(kind).swims()
                ? ground.waterAt(help.pointed())
                : ground.near(help.pointed(), radius, all, null);
        if (cell != Grid.NONE) {
            Entity entity = spawner.monster(kind, cell);
            strikers.get(entity).harmlessTicks = HARMLESS_TICKS;
            outcome.bring(spawns.get(entity).spawnId, cell);
        }
    }

    private int living(ImmutableArray<Entity> all) {
        int living = 0;
        for (int i = 0; i < all.size(); i++) {
            living += monsters.has(all.get(i)) ? 1 : 0;
        }
        return living;
    }

    /** Ends all within so many cells of the one that is pointed at. */
    void kill(int cells, ImmutableArray<Entity> all, HelpOutcome outcome) {
        if (help.pointed() == Grid.NONE) {
            return;
        }
        int ended = 0;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (monsters.has(each) && isMortal(each) && isWithin(bodies.get(each).cell, cells)) {
                healths.get(each).health = 0;
                ended++;
            }
        }
        outcome.give(ended, help.pointed());
    }

    private boolean isMortal(Entity monster) {
        return minds.get(monster).state != MindState.SHACKLED && healths.get(monster).health > 0;
    }

    private boolean isWithin(int cell, int cells) {
        long dx = (long) grid.x(cell) - grid.x(help.pointed());
        long dy = (long) grid.y(cell) - grid.y(help.pointed());
        return dx * dx + dy * dy <= (long) cells * cells;
    }
}
