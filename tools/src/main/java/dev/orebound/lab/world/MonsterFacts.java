package dev.orebound.lab.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;

/** Answers the questions of rules about a monster. */
public final class MonsterFacts {
    /** Beyond its reach, within which somebody is at it with the player. */
    private static final float CLOSE_CELLS = 1;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StatusComponent> statuses = ComponentMapper.getFor(StatusComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<WishComponent> wishes = ComponentMapper.getFor(WishComponent.class);

    public BodyComponent body(Entity entity) {
        return bodies.get(entity);
    }

    public HealthComponent health(Entity entity) {
        return healths.get(entity);
    }

    public long spawnId(Entity entity) {
        return spawns.get(entity).spawnId;
    }

    /** Its horde's number, or -1. */
    public int horde(Entity monster) {
        return monsters.get(monster).horde;
    }

    public MindState state(Entity monster) {
        return minds.get(monster).state;
    }

    public WishComponent wish(Entity monster) {
        return wishes.get(monster);
    }

    public Monster kind(Entity monster, World world) {
        return world.content().monsters().at(monsters.get(monster).monster);
    }

    /**
     * Returns true if nothing outside its own decision stops the monster: it is alive, mobile, and neither striking,
     * staggered nor stunned.
     */
    public boolean isAbleToMove(Entity monster, World world) {
        return healths.get(monster).health > 0
                && healths.get(monster).staggerTicks == 0
                && strikers.get(monster).phase == StrikePhase.READY
                && !statuses.get(monster).has(StatusEffect.STUNNED)
                && minds.get(monster).state != MindState.SHACKLED
                && !kind(monster, world).isRooted();
    }

    /** Returns true if the monster wants to move. */
    public boolean wantsToMove(Entity monster) {
        WishComponent wish = wishes.get(monster);
        return wish.way != TravelMode.STAND && wish.pace > 0;
    }

    /** Returns true if the monster is near enough to the player to strike or to wait for its turn. */
    public boolean isAtPlayer(Entity monster, World world) {
        BodyComponent body = bodies.get(monster);
        float near = body.radius + world.player().body().radius + reach(kind(monster, world)) + CLOSE_CELLS;
        return squaredToPlayer(monster, world) < near * near;
    }

    private static float reach(Monster kind) {
        float reach = 0;
        for (Attack attack : kind.attacks()) {
            if (attack.form() instanceof AttackForm.MeleeArc melee) {
                reach = Math.max(reach, melee.reachCells());
            }
        }
        return reach;
    }

    public float squaredToPlayer(Entity monster, World world) {
        BodyComponent body = bodies.get(monster);
        float dx = world.player().body().x - body.x;
        float dy = world.player().body().y - body.y;
        return dx * dx + dy * dy;
    }

    public float squaredBetween(Entity one, Entity other) {
        float dx = bodies.get(one).x - bodies.get(other).x;
        float dy = bodies.get(one).y - bodies.get(other).y;
        return dx * dx + dy * dy;
    }

    /** Returns the cell of the player, a monster or a companion, or {@link Grid#NONE} if there is no such one. */
    public int cellOf(long spawnId, World world) {
        if (spawnId == world.player().spawnId()) {
            return world.player().body().cell;
        }
        int cell = cellAmong(spawnId, world.monsters());
        return cell != Grid.NONE ? cell : cellAmong(spawnId, world.companions());
    }

    private int cellAmong(long spawnId, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (spawnId(all.get(i)) == spawnId) {
                return body(all.get(i)).cell;
            }
        }
        return Grid.NONE;
    }

    /** Describes a monster for a complaint. */
    public String name(Entity monster, World world) {
        BodyComponent body = bodies.get(monster);
        WishComponent wish = wishes.get(monster);
        Grid grid = world.floor().grid();
        String goal = wish.way == TravelMode.TO_CELL ? " " + grid.x(wish.cell) + "," + grid.y(wish.cell) : "";
        return kind(monster, world).id() + " " + spawnId(monster) + " of horde " + horde(monster) + " at "
                + grid.x(body.cell) + "," + grid.y(body.cell) + ", " + state(monster) + ", wants " + wish.way + goal;
    }
}
