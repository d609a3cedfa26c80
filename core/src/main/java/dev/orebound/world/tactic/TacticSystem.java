package dev.orebound.world.tactic;

import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.TickClock;
import java.util.List;

/**
 * Decides how each monster moves and attacks, by the state of its mind and by its manner. It writes wishes and no
 * speed.
 */
public final class TacticSystem extends EntitySystem {
    /** Stands for the tactic of a monster that has not hunted or for which no tactic applied. */
    public static final String NO_TACTIC = "none";
    /** More than ever hunt on a floor; beyond that the record of tactics starts anew. */
    private static final int MOST_RECORDED = 1024;

    private final ActorColumns monsters;
    private final FloorState state;
    private final HordeMinds hordes;
    private final DistantTravel travel;
    private final TacticActor actor;
    private final AllyGroups allies;
    /** By the ordinal of the status. */
    private final boolean[] hinders = new boolean[StatusEffect.COUNT];

    private final FleeBehaviour flight;
    private final CalmBehaviour calm;
    private final HuntingTactics tactics;
    private final AttackTactics attack;
    private final SwimmingBehaviour swimming;
    /**
     * The tactic that each hunter followed last. Nothing in the simulation reads it, so it is neither hashed nor saved.
     */
    private final LongMap<String> tacticBySpawnId = new LongMap<>(MOST_RECORDED);

    public TacticSystem(PartRegistry parts) {
        FlowFields flowFields = parts.get(FlowFields.class);
        FloorArenas arenas = parts.get(FloorArenas.class);
        monsters = parts.get(ActorColumns.class);
        TacticRules rules = parts.get(Content.class).tactics();
        for (StatusEffect status : StatusEffect.values()) {
            StatusRules of = parts.get(Content.class).elements().of(status);
            hinders[status.ordinal()] = of.hurts() || of.isHelpless() || of.speedPercent() < 100 || of.gives() != null;
        }
        hordes = parts.get(HordeMinds.class);
        travel = parts.get(DistantTravel.class);
        state = parts.get(FloorState.class);
        TerrainQueries terrain = new TerrainQueries(state.unwalkable());
        NearestCellSearch search = new NearestCellSearch(terrain, rules.coverCells());
        attack = new AttackTactics(new AttackChoice(parts), arenas);
        actor = new TacticActor(parts);
        allies = new AllyGroups(parts.get(Floor.class), flowFields.toPlayer(), monsters, travel);
        RetreatTactics retreat = new RetreatTactics(rules.backingOff(), terrain);
        FearTactics fear = new FearTactics(parts, flowFields.toPlayer(), terrain, search, retreat);
        flight = new FleeBehaviour(rules, parts.get(TickEvents.class), hordes, allies, retreat);
        calm = new CalmBehaviour(rules, parts.get(TickClock.class), hordes, terrain, fear);
        tactics = new HuntingTactics(
                fear,
                attack,
                retreat,
                new CoverTactics(rules, terrain, search, state, allies),
                new PositionTactics(rules, terrain, state.opaque(), allies, monsters),
                new ApproachTactics(rules, terrain, allies));
        swimming = new SwimmingBehaviour(state, attack);
    }

    /** Returns the name of the tactic that a monster last hunted by, or {@link #NO_TACTIC}. */
    public String tacticOf(long spawnId) {
        return tacticBySpawnId.get(spawnId, NO_TACTIC);
    }

    /** Returns the names of all tactics in order of priority. */
    public static List<String> tacticsInOrder() {
        return HuntingTactics.names();
    }

    @Override
    public void update(float seconds) {
        allies.gather();
        for (int number = 0; number < monsters.awakeCount(); number++) {
            int index = monsters.awake(number);
            if (monsters.tactics.find(index) != null) {
                step(index);
            }
        }
    }

    private void step(int index) {
        monsters.strikers.get(index).wanted = false;
        actor.take(index);
        if (actor.striker.phase == StrikePhase.STRIKING) {
            actor.stand();
            return;
        }
        if (actor.striker.phase == StrikePhase.RECOVERING) {
            actor.tactic.withdrawTicks = actor.manner.withdrawTicks();
        }
        flight.update(actor);
        if (flight.hasEscaped(actor)) {
            getEngine().removeEntity(monsters.entity(index));
            return;
        }
        boolean isFree = actor.striker.phase == StrikePhase.READY && actor.health.staggerTicks == 0;
        actor.stand();
        if (isFree && actor.kind.swims()) {
            swimming.decide(actor);
        } else if (isFree) {
            decide(index);
            restIfFar(index);
        }
    }

    /**
     * Lets a hunter rest that is far from the player and out of its sight, and does nothing but come nearer or stand:
     * it travels on cell by cell. Uses the cheapest tests first.
     */
    private void restIfFar(int index) {
        boolean travels = actor.wish.way == TravelMode.TO_PREY;
        if ((travels || actor.wish.way == TravelMode.STAND)
                && actor.monster.horde >= 0
                && !actor.isInArena()
                && actor.mind.state == MindState.HUNTING
                && travel.isFar(actor.body.cell)
                && (!travels || canTravel())
                && isIdle(actor, monsters.statuses.get(index))
                && hordes.all().get(actor.monster.horde).state() == MindState.HUNTING) {
            boolean isWary = actor.manner.fears(FightingStyle.Fear.LIGHT);
            travel.begin(index, actor.monster.monster, actor.monster.horde, travels, isWary);
        }
    }

    /** Returns whether a monster needs no decision on its way: the distance from its post cannot stop it. */
    private boolean canTravel() {
        return actor.canReachFoe()
                && actor.kind.radiusCells() <= DistantTravel.WIDEST
                && actor.manner.leashCells() == 0
                && state.isWalkable(actor.body.cell);
    }

    /** Returns whether nothing is going on with a monster that another tick would change. */
    private boolean isIdle(TacticActor actor, StatusComponent status) {
        TacticComponent tactic = actor.tactic;
        int ticks = tactic.withdrawTicks + tactic.backTicks + tactic.restTicks + tactic.sideTicks;
        return ticks == 0
                && tactic.stolenMeasures == 0
                && actor.striker.isIdle()
                && actor.health.isSteady()
                && isHarmless(status)
                && actor.body.knockX == 0
                && actor.body.knockY == 0;
    }

    /** Returns whether no status hurts, hinders or slows a monster; a wet one may rest, which then dries no sooner. */
    private boolean isHarmless(StatusComponent status) {
        if (status.steadyTicks > 0) {
            return false;
        }
        for (int i = 0; i < hinders.length && !status.isFree(); i++) {
            if (hinders[i] && status.ticks[i] > 0) {
                return false;
            }
        }
        return true;
    }

    private void decide(int index) {
        switch (actor.mind.state) {
            case ASLEEP, SHACKLED -> actor.stand();
            case WANDERING -> calm.wander(actor);
            case GUARDING -> calm.guard(actor);
            case RETURNING -> calm.goHome(actor);
            case SEARCHING -> calm.search(actor);
            case FLEEING -> flee();
            case HUNTING -> hunt(index);
        }
    }

    /** Runs away; only a cornered monster strikes. */
    private void flee() {
        if (actor.player.isAlive() && flight.isCornered(actor) && attack.strike(actor)) {
            return;
        }
        if (!flight.backOff(actor)) {
            actor.goToSafety();
        }
    }

    private void hunt(int index) {
        if (!actor.player.isAlive()) {
            return;
        }
        String tactic = tactics.decide(actor);
        if (tacticBySpawnId.size >= MOST_RECORDED) {
            tacticBySpawnId.clear();
        }
        tacticBySpawnId.put(monsters.spawnId(index), tactic);
    }
}
