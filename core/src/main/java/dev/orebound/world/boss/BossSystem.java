package dev.orebound.world.boss;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.arena.BossKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes the boss from phase to phase. The boss enters the next phase when its health is low enough: it rises as another
 * monster, harmless and invulnerable, and once it has risen, ore grows and a horde storms in. Ore that shields it does
 * so until the last crystal is broken. When the last boss of a run falls, the heart of the mine is left lying there.
 */
public final class BossSystem extends FamilySystem {
    private static final int WHOLE = 100;
    /** Steps between the heart of the mine and an exit, at least, so that both are never in reach at once. */
    private static final int HEART_FROM_EXIT = 5;

    private final Content content;
    private final Floor floor;
    private final FloorState state;
    private final Boss boss;
    private final FloorArenas arenas;
    private final OreGrowth ore;
    private final StormCaller storms;
    private final TickEvents events;
    private final NoiseQueue noises;

    public BossSystem(PartRegistry parts) {
        // All bodies, because ore grows on none of them, nor on things that lie about.
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        arenas = parts.get(FloorArenas.class);
        content = parts.get(Content.class);
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        boss = parts.get(Boss.class);
        ore = new OreGrowth(parts);
        storms = new StormCaller(parts);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
    }

    @Override
    public void update(float seconds) {
        if (boss.kind == Boss.NONE) {
            findBoss();
        } else if (boss.isAlive()) {
            update();
        }
    }

    private void findBoss() {
        for (int i = arenas.nextAwake(0); i >= 0; i = arenas.nextAwake(i + 1)) {
            Arena arena = arenas.all().get(i);
            for (int kind = 0; arena.heads() > 0 && kind < content.bosses().size(); kind++) {
                if (content.bosses().at(kind).arena().equals(arena.kind().id())) {
                    findBoss(kind, arena);
                }
            }
        }
    }

    private void findBoss(int kind, Arena arena) {
        int wanted = content.monsters().indexOf(phase(kind, 0).monster());
        for (int i = 0; i < entities().size(); i++) {
            Entity each = entities().get(i);
            MonsterComponent monster = MONSTERS.get(each);
            if (monster != null && monster.monster == wanted && arena.isHead(SPAWNS.get(each).spawnId)) {
                boss.kind = kind;
                boss.room = arena.room().id();
                boss.spawnId = SPAWNS.get(each).spawnId;
                rise(each, 0);
                return;
            }
        }
    }

    private void update() {
        Entity entity = findEntity();
        if (entity == null || HEALTHS.get(entity).health <= 0) {
            boss.spawnId = 0;
            boss.isShielded = false;
            layHeart();
            return;
        }
        boss.cell = BODIES.get(entity).cell;
        Arena arena = arenas.in(boss.room);
        if (arena == null) {
            return;
        }
        clearBroken(arena);
        shield(HEALTHS.get(entity));
        if (boss.riseTicks > 0) {
            boss.riseTicks--;
            if (boss.riseTicks > 0) {
                return;
            }
        } else if (isDue(HEALTHS.get(entity))) {
            rise(entity, boss.phase + 1);
            return;
        } else {
            boss.ticks++;
        }
        callReinforcements(arena);
    }

    /** Lays the heart of the mine where the last boss of a run fell, or as near as it can lie. */
    private void layHeart() {
        Arena arena = arenas.in(boss.room);
        if (arena == null || !arena.kind().isBossHall() || boss.cell == Grid.NONE) {
            return;
        }
        Grid grid = floor.grid();
        Cells cells = arena.room().cells();
        boss.heart = boss.cell;
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            int dx = grid.x(cell) - grid.x(boss.cell);
            int dy = grid.y(cell) - grid.y(boss.cell);
            if (dx * dx + dy * dy < nearest && canHoldHeart(cell)) {
                nearest = dx * dx + dy * dy;
                boss.heart = cell;
            }
        }
    }

    private boolean canHoldHeart(int cell) {
        boolean isFree = state.firm().at(cell) && state.isWalkable(cell);
        for (int i = 0; isFree && i < floor.exits().size(); i++) {
            isFree = floor.grid().steps8(cell, floor.exits().get(i).at()) >= HEART_FROM_EXIT;
        }
        return isFree;
    }

    private @Nullable Entity findEntity() {
        for (int i = 0; i < entities().size(); i++) {
            if (SPAWNS.get(entities().get(i)).spawnId == boss.spawnId) {
                return entities().get(i);
            }
        }
        return null;
    }

    private boolean isDue(HealthComponent health) {
        List<BossKind.BossPhase> phases = content.bosses().at(boss.kind).phases();
        return boss.phase + 1 < phases.size()
                && health.health * WHOLE
                        <= health.most * phases.get(boss.phase + 1).belowPercent();
    }

    /** Breaks off the boss's attack and turns it into the monster of a phase. */
    private void rise(Entity entity, int phase) {
        BossKind.BossPhase next = phase(boss.kind, phase);
        boss.phase = phase;
        boss.ticks = 0;
        // At least one tick, at whose end ore and storm come.
        boss.riseTicks = Math.max(1, next.riseTicks());
        MonsterComponent monster = MONSTERS.get(entity);
        monster.monster = content.monsters().indexOf(next.monster());
        StrikerComponent striker = STRIKERS.get(entity);
        striker.phase = StrikePhase.READY;
        striker.ticks = 0;
        // The monster of the phase may have fewer attacks.
        striker.attack = 0;
        striker.wanted = false;
        striker.wantedAttack = 0;
        striker.calledCount = 0;
        striker.cellsLeft = 0;
        Arrays.fill(striker.cooldownTicks, 0);
        HealthComponent health = HEALTHS.get(entity);
        health.staggerTicks = Math.max(health.staggerTicks, next.riseTicks());
        health.steadyTicks = Math.max(health.steadyTicks, next.riseTicks());
        health.graceTicks = Math.max(health.graceTicks, next.riseTicks());
        BodyComponent body = BODIES.get(entity);
        noises.make(body.x, body.y);
        events.bossRose(body, boss.spawnId, monster.monster, phase + 1);
    }

    /** Forgets broken crystals; breaking one is progress in the fight, although it hurts no monster. */
    private void clearBroken(Arena arena) {
        for (int i = boss.crystals.size - 1; i >= 0; i--) {
            if (state.ore(boss.crystals.get(i)) == null) {
                boss.crystals.removeIndex(i);
                arena.progress();
            }
        }
    }

    private void shield(HealthComponent health) {
        BossKind.HallGrowth growth = phase(boss.kind, boss.phase).growth();
        boss.isShielded = growth != null && growth.shieldPercent() > 0 && boss.crystals.size > 0;
        health.shieldPercent = growth != null && boss.isShielded ? growth.shieldPercent() : 0;
    }

    /** Calls ore and storm when the boss has risen, and at intervals after that. */
    private void callReinforcements(Arena arena) {
        BossKind.BossPhase phase = phase(boss.kind, boss.phase);
        BossKind.HallGrowth growth = phase.growth();
        if (growth != null && isTime(growth.everyTicks())) {
            ore.grow(boss, arena, growth, entities());
        }
        BossKind.Storm storm = phase.storm();
        if (storm != null && isTime(storm.everyTicks()) && arena.state() == ArenaState.FIGHTING) {
            storms.call(arena, storm, entities());
        }
    }

    private boolean isTime(int everyTicks) {
        return boss.ticks == 0 || (everyTicks > 0 && boss.ticks % everyTicks == 0);
    }

    private BossKind.BossPhase phase(int kind, int phase) {
        return content.bosses().at(kind).phases().get(phase);
    }
}
