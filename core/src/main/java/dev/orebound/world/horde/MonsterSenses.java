package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.content.behaviour.MindRules.NoticeRules;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.FlowField;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.WorldStreams;

/**
 * Decides which monsters notice the player. Sight is symmetric, so the player's own field of view tells which monsters
 * could see it, and no monster computes a field of view. The distance at which the player is noticed is one number for
 * all, given by light and by the player's movement.
 */
public final class MonsterSenses {
    private final MindRules rules;
    private final NoticeRules notice;
    private final ContentTable<Monster> kinds;
    private final float fullSpeed;
    private final TickClock clock;
    private final FloorState state;
    private final ActorQueries actors;
    private final GroundEffects ground;
    private final NoiseQueue noises;
    private final FlowField prey;
    private final Player player;
    private final RandomStream chance;
    private final CellBrightness brightness;
    private final Floor floor;
    private final HordeMinds hordes;
    private float noticeCells;

    public MonsterSenses(PartRegistry parts) {
        floor = parts.get(Floor.class);
        hordes = parts.get(HordeMinds.class);
        rules = parts.get(Content.class).minds();
        notice = rules.notice();
        kinds = parts.get(Content.class).monsters();
        fullSpeed = parts.get(Content.class).player().speed() / TickClock.TICKS_A_SECOND;
        clock = parts.get(TickClock.class);
        state = parts.get(FloorState.class);
        actors = parts.get(ActorQueries.class);
        ground = parts.get(GroundEffects.class);
        noises = parts.get(NoiseQueue.class);
        prey = parts.get(FlowFields.class).toPlayer();
        player = parts.get(Player.class);
        chance = parts.get(WorldStreams.class).minds();
        brightness = new CellBrightness(
                parts.get(Floor.class), state, ground, parts.get(ChestHappenings.class), parts.get(Content.class));
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
        cells *= Math.max(0, 100 + player.gear().standing(StandingRule.NOTICED)) / 100f;
        return ground.veilTicks(body.cell) > 0 ? Math.min(cells, notice.steamCells()) : cells;
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

    /**
     * Returns whether a hunting monster sees the player: it knows what to look for, so only clouds and blindness hide
     * the player.
     */
    boolean sees(Entity entity) {
        return sees(entity, BODIES.get(entity));
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
                looksNow(entity) && isInView(entity, BODIES.get(entity), cells) && chance.chance(rules.noticePercent());
        return catchesSight || isRoused(entity);
    }

    /** Returns whether noise or a blow tells a monster of the player. */
    boolean isRoused(Entity entity) {
        return player.isAlive() && (hears(entity) || wasStruck(entity));
    }

    /**
     * Returns whether a blow has told the monster where its attacker is; harm without an attacker, such as fire, does
     * not.
     */
    private boolean wasStruck(Entity entity) {
        return HEALTHS.get(entity).hurtBySpawnId != WorldEvent.NOBODY && !isHurtByItself(entity);
    }

    /** Returns whether a monster was last hurt without an attacker. */
    boolean isHurtByItself(Entity entity) {
        return HEALTHS.get(entity).hurtBySpawnId == SPAWNS.get(entity).spawnId;
    }

    private boolean isInView(Entity entity, BodyComponent body, float withinCells) {
        if (!state.isInSight(body.cell) || !player.isAlive()) {
            return false;
        }
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float squared = dx * dx + dy * dy;
        float within =
                Math.min(withinCells, kinds.at(MONSTERS.get(entity).monster).sightCells());
        // Most are too far away, whatever hides them from each other.
        if (squared > within * within) {
            return false;
        }
        boolean isHidden = ground.veilTicks(body.cell) > 0
                || ground.veilTicks(player.body().cell) > 0
                || actors.suffers(entity, StatusFlag.BLIND);
        float seenWithin = isHidden ? Math.min(within, notice.steamCells()) : within;
        return squared <= seenWithin * seenWithin;
    }

    private boolean looksNow(Entity entity) {
        return (clock.tick() + SPAWNS.get(entity).spawnId * 7) % rules.lookTicks() == 0;
    }

    private float heardCells() {
        return rules.noiseCells() * Math.max(0, 100 + player.gear().standing(StandingRule.HEARD)) / 100f;
    }

    /**
     * Returns whether a monster hears of the player; those in other rooms do not before the player leaves the first.
     */
    private boolean hears(Entity entity) {
        BodyComponent body = BODIES.get(entity);
        boolean isFarOff = !hordes.isPlayerOut
                && floor.room().at(body.cell) != floor.room().at(floor.start());
        return !isFarOff
                && noises.isHeardAt(body.x, body.y, heardCells())
                && (prey.steps(body.cell) != DistanceMap.UNREACHED
                        || kinds.at(MONSTERS.get(entity).monster).swims());
    }
}
