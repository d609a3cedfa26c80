package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.behaviour.MindRules.NoticeRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.WorldStreams;

/**
 * Decides which monsters notice the player. Sight is symmetric, so the player's own field of view tells which monsters could see it, and no monster computes a field of view. The distance at which the player is noticed is one number for all, given by light and by the player's movement.
 */
public final class MonsterSenses {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final MindRules rules;
    private final NoticeRules notice;
    private final ContentTable<Monster> kinds;
    private final float fullSpeed;
    private final TickClock clock;
    private final FloorState state;
    private final GroundEffects ground;
    private final NoiseQueue noises;
    private final FlowField prey;
    private final Player player;
    private final RandomStream chance;
    private final CellBrightness brightness;
    private float noticeCells;

    public MonsterSenses(
            FloorContext context,
            GroundEffects ground,
            NoiseQueue noises,
            ChestHappenings happenings,
            FlowFields ways,
            WorldStreams chance) {
        rules = context.content().minds();
        notice = rules.notice();
        kinds = context.content().monsters();
        fullSpeed = context.content().player().speed() / TickClock.TICKS_A_SECOND;
        clock = context.clock();
        state = context.state();
        this.ground = ground;
        this.noises = noises;
        prey = ways.toPlayer();
        player = context.player();
        this.chance = chance.minds();
        brightness = new CellBrightness(context.floor(), state, ground, happenings, context.content());
    }

    /** Updates the notice distance; called once a tick, before any query. */
    void open() {
        noticeCells = noticeCells();
    }

    /** Returns the distance, in cells, at which a sleeping monster with perfect sight would notice the player now. */
    public float noticeCells() {
        BodyComponent body = player.body();
        float light = (float) brightness.at(body.cell) / CellBrightness.FULL;
        float cells = notice.darkCells() + (notice.litCells() - notice.darkCells()) * light;
        cells *= movingPercent(body) / 100;
        return ground.steamTicks(body.cell) > 0 ? Math.min(cells, notice.steamCells()) : cells;
    }

    /** Returns how brightly a cell is lit without the lamp, in percent of full light. */
    public int lightPercent(int cell) {
        return brightness.at(cell) * 100 / CellBrightness.FULL;
    }

    private float movingPercent(BodyComponent body) {
        if (player.component().dashTicks > 0) {
            return notice.dashPercent();
        }
        float speed = (float) Math.sqrt(body.velocityX * body.velocityX + body.velocityY * body.velocityY);
        float percent = notice.stillPercent() + (100 - notice.stillPercent()) * Math.min(1, speed / fullSpeed);
        boolean sneaks = (player.component().held & Intent.SNEAK) != 0;
        return sneaks ? Math.min(percent, notice.sneakPercent()) : percent;
    }

    /** Returns whether a hunting monster sees the player: it knows what to look for, so only steam hides the player. */
    boolean sees(Entity entity) {
        return sees(entity, bodies.get(entity));
    }

    /** Returns the same for a monster whose body the caller has. */
    boolean sees(Entity entity, BodyComponent body) {
        return isInView(entity, body, Float.MAX_VALUE);
    }

    /** Returns whether a monster that does not hunt notices the player in this tick, by sight, noise or a blow. */
    boolean notices(Entity entity, boolean isAwake) {
        if (!player.isAlive()) {
            return false;
        }
        float cells = isAwake ? noticeCells * notice.awakePercent() / 100 : noticeCells;
        boolean catchesSight =
                looksNow(entity) && isInView(entity, bodies.get(entity), cells) && chance.chance(rules.noticePercent());
        return catchesSight || hears(entity) || wasStruck(entity);
    }

    /** Returns whether a blow has told the monster where its attacker is; harm without an attacker, such as fire, does not. */
    private boolean wasStruck(Entity entity) {
        return healths.get(entity).hurtBySpawnId != WorldEvent.NOBODY && !isHurtByItself(entity);
    }

    /** Returns whether a monster was last hurt without an attacker. */
    boolean isHurtByItself(Entity entity) {
        return healths.get(entity).hurtBySpawnId == spawns.get(entity).spawnId;
    }

    private boolean isInView(Entity entity, BodyComponent body, float withinCells) {
        if (!state.isInSight(body.cell)) {
            return false;
        }
        boolean isSteaming = ground.steamTicks(body.cell) > 0 || ground.steamTicks(player.body().cell) > 0;
        float within = isSteaming ? Math.min(withinCells, notice.steamCells()) : withinCells;
        within = Math.min(within, kinds.at(monsters.get(entity).monster).sightCells());
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        return player.isAlive() && dx * dx + dy * dy <= within * within;
    }

    private boolean looksNow(Entity entity) {
        return (clock.tick() + spawns.get(entity).spawnId * 7) % rules.lookTicks() == 0;
    }

    private boolean hears(Entity entity) {
        BodyComponent body = bodies.get(entity);
        return noises.isHeardAt(body.x, body.y, rules.noiseCells())
                && (prey.steps(body.cell) != DistanceMap.UNREACHED
                        || kinds.at(monsters.get(entity).monster).swims());
    }
}
