package dev.orebound.world.tactic;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.world.Clock;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.WorldParts;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.Senses;

/**
 * What each monster wants to do with its feet and its attacks, by what its mind is about and by its manner. It writes
 * wishes, and no speed.
 */
public final class TacticSystem extends InSpawnOrderSystem {
    private final Situation at;
    private final Clock clock;
    private final Company company;
    private final Flight flight;
    private final Getaway getaway = new Getaway();
    private final Calm calm;
    private final Tactics tactics;
    private final Strike lastResort;
    private long gatheredAt = -1;

    public TacticSystem(WorldParts parts, Senses senses) {
        super(Family.all(
                        MindComponent.class,
                        MonsterComponent.class,
                        BodyComponent.class,
                        StrikerComponent.class,
                        TacticComponent.class)
                .get());
        Content content = parts.content();
        Lie lie = new Lie(parts.state().unwalkable());
        Retreat retreat = new Retreat(lie);
        AttackChoice choice = new AttackChoice(parts);
        at = new Situation(parts);
        clock = parts.clock();
        company = new Company(parts);
        flight = new Flight(content.tactics(), parts.events(), company, retreat);
        ShunLight light = new ShunLight(content.tactics(), senses, parts.ways().prey(), lie);
        calm = new Calm(content.tactics(), clock, parts.hordes(), lie, new Leash(lie.grid()), light);
        tactics = new Tactics(parts, light, choice, lie, retreat, company, this::entities);
        lastResort = Strike.any(choice, this::entities);
    }

    @Override
    protected void step(Entity entity) {
        if (gatheredAt != clock.tick()) {
            gatheredAt = clock.tick();
            company.gather(entities());
        }
        at.take(entity);
        at.striker.wanted = false;
        at.stand();
        if (at.striker.phase == StrikePhase.STRIKING) {
            return;
        }
        if (at.striker.phase == StrikePhase.RECOVERING) {
            at.tactic.withdrawTicks = at.manner.withdrawTicks();
        }
        flight.turn(at);
        getaway.turn(at);
        if (getaway.isGone(at)) {
            getEngine().removeEntity(entity);
            return;
        }
        if (at.striker.phase == StrikePhase.READY && at.health.staggerTicks == 0) {
            decide();
        }
    }

    private void decide() {
        switch (at.mind.state) {
            case ASLEEP, SHACKLED -> at.stand();
            case WANDERING -> calm.wanders(at);
            case GUARDING -> calm.guards(at);
            case RETURNING -> calm.returns(at);
            case SEARCHING -> calm.searches(at);
            case FLEEING -> flee();
            case HUNTING -> hunt();
        }
    }

    /** Away; only who is cornered strikes. */
    private void flee() {
        if (at.player.isAlive() && flight.isCornered(at) && lastResort.decides(at)) {
            return;
        }
        at.goToSafety();
    }

    private void hunt() {
        if (at.player.isAlive()) {
            tactics.decide(at);
        }
    }
}
