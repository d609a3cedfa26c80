package dev.orebound.world.element;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.ContactRule;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Player;

/** What the ground brings to who stands on it, and what afflicts somebody does to them, until it wears off. */
public final class StatusSystem extends FamilySystem {
    private static final StatusEffect[] STATUSES = StatusEffect.values();

    /** Enough to last until it is said again in the next tick. */
    private static final int HELPLESS_TICKS = 2;

    private final ComponentArray<BodyComponent> bodies = column(BodyComponent.class);
    private final ComponentArray<HealthComponent> healths = column(HealthComponent.class);
    private final ComponentArray<SpawnComponent> spawns = column(SpawnComponent.class);
    private final ComponentArray<StatusComponent> statuses = column(StatusComponent.class);
    private final ElementRules rules;
    private final Touches touches;
    private final StatusEffects afflictions;
    private final GroundEffects ground;
    private final GroundChanges changes;
    private final BlowQueue blows;
    private final TickClock clock;
    private final Player player;

    public StatusSystem(
            FloorContext context,
            GroundEffects ground,
            GroundChanges groundChanges,
            Touches touches,
            StatusEffects afflictions,
            BlowQueue blows) {
        super(Family.all(StatusComponent.class, BodyComponent.class, HealthComponent.class, SpawnComponent.class)
                .get());
        rules = context.content().elements();
        this.touches = touches;
        this.afflictions = afflictions;
        this.ground = ground;
        changes = groundChanges;
        this.blows = blows;
        clock = context.clock();
        player = context.player();
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            if (healths.get(i).health > 0) {
                step(i);
            }
        }
    }

    private void step(int index) {
        HealthComponent health = healths.get(index);
        StatusComponent own = statuses.get(index);
        BodyComponent body = bodies.get(index);
        if (own.isFree() && own.steadyTicks == 0 && !touches.mayFit(body.cell)) {
            // Most are well, and stand where nothing is.
            body.pace = 1;
            return;
        }
        Entity entity = entities().get(index);
        long beat = clock.tick() + spawns.get(index).spawnId;
        if (!afflictions.isOffTheGround(entity) && !isDashing(entity)) {
            // First, so that the water that puts somebody out steams.
            give(body, own);
            touch(entity, body.cell, beat);
        }
        own.steadyTicks = Math.max(0, own.steadyTicks - 1);
        int speedPercent = 100;
        for (StatusEffect status : STATUSES) {
            if (own.has(status)) {
                StatusRules what = rules.of(status);
                suffer(entity, own, what, beat);
                speedPercent = Math.min(speedPercent, what.speedPercent());
                wearOff(entity, own, health, what);
            }
        }
        body.pace = speedPercent / 100f;
    }

    private boolean isDashing(Entity entity) {
        return entity == player.entity() && player.hands().dashTicks > 0;
    }

    private void touch(Entity entity, int cell, long beat) {
        for (int i = 0; i < touches.size(); i++) {
            if (touches.fits(i, cell)) {
                feel(entity, cell, touches.at(i), beat);
            }
        }
    }

    private void feel(Entity entity, int cell, ContactRule touch, long beat) {
        boolean isLit = touch.spot().state() != null;
        long by = isLit ? ground.bySpawnId[cell] : 0;
        int kind = isLit ? ground.byMonster[cell] : -1;
        TimedStatus inflicts = touch.inflicts();
        boolean isUnharmed = inflicts != null && afflictions.isUnharmed(entity, inflicts.status());
        if (inflicts != null && !isUnharmed) {
            afflictions.hold(entity, inflicts, by, kind);
        }
        boolean isDue = beat % touch.everyTicks() == 0;
        if (isDue && touch.damage() > 0 && !isUnharmed && !afflictions.isShackled(entity)) {
            blows.afflict(entity, by, kind, touch.damage(), 0);
        }
        GroundInfluence gives = touch.gives();
        if (isDue && gives != null) {
            changes.bring(gives, cell, by, kind);
        }
    }

    private void suffer(Entity entity, StatusComponent own, StatusRules what, long beat) {
        if (what.damage() != 0 && beat % what.everyTicks() == 0) {
            blows.afflict(entity, own.bySpawnId, own.byMonster, what.damage(), what.leaves());
        }
    }

    private void give(BodyComponent body, StatusComponent own) {
        for (StatusEffect status : STATUSES) {
            StatusRules what = rules.of(status);
            GroundInfluence gives = what.gives();
            if (gives != null && own.has(status) && what.giving() == StatusRules.Giving.ALWAYS) {
                changes.bring(gives, body.cell, own.bySpawnId, own.byMonster);
            }
        }
    }

    private void wearOff(Entity entity, StatusComponent own, HealthComponent health, StatusRules what) {
        if (what.isHelpless()) {
            health.staggerTicks = Math.max(health.staggerTicks, HELPLESS_TICKS);
        }
        if (--own.ticks[what.status().ordinal()] == 0) {
            afflictions.end(entity, what.status());
        }
    }
}
