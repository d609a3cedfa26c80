package dev.orebound.world.tactic;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.SpawnOrder;
import java.util.List;

/**
 * What each monster wants to do with its feet and its attacks, by what its mind is about and by its manner. It writes
 * wishes, and no speed.
 */
public final class TacticSystem extends EntitySystem {
    private final MonsterColumns all = new MonsterColumns();
    private final TacticActor at;
    private final AllyGroups company;
    private final Afar afar;
    private final FleeBehaviour flight;
    private final Getaway getaway = new Getaway();
    private final CalmBehaviour calm;
    private final HuntingTactics tactics;
    private final Strike lastResort;
    private final SwimmingBehaviour swimming;
    private final TacticLog decisions = new TacticLog();

    public TacticSystem(
            FloorContext context,
            HazardMap perils,
            HordeMinds hordes,
            SpawnOrder companions,
            FlowFields ways,
            MonsterSenses senses) {
        Content content = context.content();
        TerrainQueries lie = new TerrainQueries(context.state().unwalkable());
        RetreatTactics retreat = new RetreatTactics(content.tactics().backingOff(), lie);
        AttackChoice choice = new AttackChoice(context.content(), context.state(), ways);
        at = new TacticActor(context, companions, ways, all);
        company = new AllyGroups(context.floor(), ways, all);
        afar = new Afar(context, all);
        flight = new FleeBehaviour(content.tactics(), context.events(), hordes, company, retreat);
        Nearby nearby = new Nearby(lie, content.tactics().coverCells());
        ShunLight light = new ShunLight(content.tactics(), senses, ways.prey(), lie, nearby);
        calm = new CalmBehaviour(content.tactics(), context.clock(), hordes, lie, new Leash(lie.grid()), light);
        tactics = new HuntingTactics(
                context.content(),
                context.state(),
                context.player(),
                perils,
                light,
                choice,
                lie,
                nearby,
                retreat,
                company,
                all);
        lastResort = Strike.any(choice, all::entities);
        swimming = new SwimmingBehaviour(context.state(), lastResort);
    }

    @Override
    public void addedToEngine(Engine engine) {
        all.follow(engine);
    }

    /** Who last went by which tactic. */
    public TacticLog decisions() {
        return decisions;
    }

    /** The names of all tactics, the most pressing first. */
    public List<String> tacticsInOrder() {
        return tactics.names();
    }

    @Override
    public void update(float seconds) {
        company.gather();
        for (int i = 0; i < all.size(); i++) {
            step(i);
        }
    }

    private void step(int index) {
        all.strikers.get(index).wanted = false;
        all.wishes.get(index).goesOn = afar.goesOn(index);
        if (all.wishes.get(index).goesOn) {
            return;
        }
        at.take(index);
        if (at.striker.phase == StrikePhase.STRIKING) {
            at.stand();
            return;
        }
        if (at.striker.phase == StrikePhase.RECOVERING) {
            at.tactic.withdrawTicks = at.manner.withdrawTicks();
        }
        hide();
        flight.turn(at);
        getaway.turn(at);
        if (getaway.isGone(at)) {
            getEngine().removeEntity(all.entity(index));
            return;
        }
        boolean isFree = at.striker.phase == StrikePhase.READY && at.health.staggerTicks == 0;
        at.stand();
        if (isFree && at.kind.swims()) {
            swimming.decide(at);
        } else if (isFree) {
            decide(index);
        }
    }

    /** Counts for how long who runs, for its life or with its loot, has been out of sight. */
    private void hide() {
        boolean isOff = at.tactic.runs || getaway.isOff(at);
        at.tactic.hiddenTicks = isOff && !at.isSeen() ? at.tactic.hiddenTicks + 1 : 0;
    }

    private void decide(int index) {
        switch (at.mind.state) {
            case ASLEEP, SHACKLED -> at.stand();
            case WANDERING -> calm.wanders(at);
            case GUARDING -> calm.guards(at);
            case RETURNING -> calm.returns(at);
            case SEARCHING -> calm.searches(at);
            case FLEEING -> flee();
            case HUNTING -> hunt(index);
        }
    }

    /** Away; only who is cornered strikes. */
    private void flee() {
        if (at.player.isAlive() && flight.isCornered(at) && lastResort.decides(at)) {
            return;
        }
        if (!flight.backsOff(at)) {
            at.goToSafety();
        }
    }

    private void hunt(int index) {
        if (at.player.isAlive()) {
            decisions.put(all.spawnId(index), tactics.decide(at));
        }
    }
}
