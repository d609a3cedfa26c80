package dev.orebound.world.element;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundWind;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.grid.Direction;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.HurtSource;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;

/** Applies the contact with the ground to actors, and lets their statuses take effect and run out. */
public final class StatusSystem extends EntitySystem {
    private static final StatusEffect[] STATUSES = StatusEffect.values();

    /** Long enough to last until it is renewed in the next tick. */
    private static final int HELPLESS_TICKS = 2;

    private final ActorColumns all;
    private final ElementRules rules;
    private final ActorQueries actors;
    private final GroundRules groundRules;
    private final StatusEffects effects;
    private final GroundEffects ground;
    private final GroundChanges changes;
    private final float knockKept;
    private final BlowQueue blows;
    private final TickClock clock;
    private final Player player;

    /** The thing that keeps up each status of the actor in turn, by the status, and its number; else STATUS. */
    private final HurtSource[] keptBy = new HurtSource[StatusEffect.COUNT];

    private final int[] keptByNumber = new int[StatusEffect.COUNT];

    /** The ground or terrain that the actor touches. */
    private HurtSource touched = HurtSource.GROUND;

    private int touchedNumber;

    public StatusSystem(PartRegistry parts) {
        all = parts.get(ActorColumns.class);
        rules = parts.get(Content.class).elements();
        actors = parts.get(ActorQueries.class);
        groundRules = parts.get(GroundRules.class);
        effects = parts.get(StatusEffects.class);
        ground = parts.get(GroundEffects.class);
        changes = parts.get(GroundChanges.class);
        blows = parts.get(BlowQueue.class);
        knockKept = parts.get(Content.class).motion().knockKept();
        clock = parts.get(TickClock.class);
        player = parts.get(Player.class);
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            if (all.healths.get(i).health > 0) {
                step(i);
            }
        }
    }

    private void step(int index) {
        HealthComponent health = all.healths.get(index);
        StatusComponent own = all.statuses.get(index);
        BodyComponent body = all.bodies.get(index);
        if (own.isFree() && own.steadyTicks == 0 && !groundRules.mayHaveContact(body.cell)) {
            // The usual case: no status, and nothing on the ground.
            body.pace = 1;
            return;
        }
        Entity entity = all.entity(index);
        long beat = clock.tick() + all.spawnId(index);
        Arrays.fill(keptBy, HurtSource.STATUS);
        if (!actors.isOffTheGround(entity) && !isDashing(entity)) {
            // First, so that water that extinguishes a burning actor steams.
            give(body, own);
            touch(entity, body.cell, beat);
            blow(body);
        }
        own.steadyTicks = Math.max(0, own.steadyTicks - 1);
        int speedPercent = 100;
        for (int i = 0; i < STATUSES.length && !own.isFree(); i++) {
            StatusEffect status = STATUSES[i];
            if (own.has(status)) {
                StatusRules statusRules = rules.of(status);
                suffer(entity, own, statusRules, beat);
                speedPercent = Math.min(speedPercent, statusRules.speedPercent());
                wearOff(entity, own, health, statusRules);
            }
        }
        body.pace = speedPercent / 100f;
    }

    /** Lets the wind over a body's cell push it: as much in each tick as lets it drift at the wind's speed. */
    private void blow(BodyComponent body) {
        GroundWind wind = ground.windAt(body.cell);
        if (wind != null) {
            int aim = ground.flowAt(body.cell) * Intent.AIMS / Direction.ALL.size();
            float push = wind.pushSpeed() / TickClock.TICKS_A_SECOND * (1 - knockKept);
            body.knockX += AimTable.x(aim) * push;
            body.knockY += AimTable.y(aim) * push;
        }
    }

    private boolean isDashing(Entity entity) {
        return entity == player.entity() && player.component().dashTicks > 0;
    }

    private void touch(Entity entity, int cell, long beat) {
        for (int i = 0; i < groundRules.contactCount(); i++) {
            int slot = groundRules.contactSlot(i, cell);
            if (slot == GroundSlot.COUNT) {
                touches(HurtSource.TERRAIN, groundRules.contactTerrain(i, cell));
                feel(entity, cell, groundRules.contact(i), beat, 0, -1, ReactionTable.NONE);
            } else if (slot >= 0) {
                feelGround(entity, cell, groundRules.contact(i), beat, slot);
            }
        }
    }

    private void touches(HurtSource source, int number) {
        touched = source;
        touchedNumber = number;
    }

    private void feelGround(Entity entity, int cell, ContactRule touch, long beat, int slot) {
        GroundPatch patch = ground.patch(cell);
        boolean isOutOfReach = slot != GroundSlot.CHARGE.ordinal() && actors.isUnderWater(entity);
        if (patch != null && !isOutOfReach && patch.warningTicks[slot] == 0) {
            touches(HurtSource.GROUND, patch.kind[slot]);
            feel(entity, cell, touch, beat, patch.bySpawnId[slot], patch.byMonster[slot], patch.madeBy[slot]);
        }
    }

    private void feel(Entity entity, int cell, ContactRule touch, long beat, long by, int kind, int cause) {
        TimedStatus inflicts = touch.inflicts();
        boolean isUnharmed = inflicts != null && actors.isImmune(entity, inflicts.status());
        if (inflicts != null) {
            keptBy[inflicts.status().ordinal()] = touched;
            keptByNumber[inflicts.status().ordinal()] = touchedNumber;
        }
        if (inflicts != null && !isUnharmed) {
            effects.hold(entity, inflicts, by, kind, cause);
        }
        boolean isDue = beat % touch.everyTicks() == 0;
        if (isDue && touch.damage() > 0 && !isUnharmed && !actors.isCaptive(entity)) {
            blows.addStatusDamage(entity, touched, touchedNumber, by, kind, touch.damage(), 0);
        }
        GroundInfluence gives = touch.gives();
        if (isDue && gives != null) {
            changes.bring(gives, cell, by, kind, cause);
        }
    }

    private void suffer(Entity entity, StatusComponent own, StatusRules statusRules, long beat) {
        if (statusRules.damage() != 0 && beat % statusRules.everyTicks() == 0) {
            int status = statusRules.status().ordinal();
            HurtSource source = keptBy[status];
            blows.addStatusDamage(
                    entity,
                    source,
                    source == HurtSource.STATUS ? status : keptByNumber[status],
                    own.bySpawnId,
                    own.byMonster,
                    statusRules.damage(),
                    statusRules.leaves());
        }
    }

    private void give(BodyComponent body, StatusComponent own) {
        if (own.isFree()) {
            return;
        }
        for (StatusEffect status : STATUSES) {
            StatusRules statusRules = rules.of(status);
            GroundInfluence gives = statusRules.gives();
            if (gives != null && own.has(status) && statusRules.giving() == StatusRules.Giving.ALWAYS) {
                changes.bring(gives, body.cell, own.bySpawnId, own.byMonster, own.madeBy[status.ordinal()]);
            }
        }
    }

    private void wearOff(Entity entity, StatusComponent own, HealthComponent health, StatusRules statusRules) {
        if (statusRules.isHelpless()) {
            health.staggerTicks = Math.max(health.staggerTicks, HELPLESS_TICKS);
        }
        if (--own.ticks[statusRules.status().ordinal()] == 0) {
            effects.end(entity, statusRules.status());
        }
    }
}
