package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Carries attacks through wind-up, strike and recovery, and keeps the combo of the player's strikes. A stagger
 * interrupts an attack. An attack takes effect in the tick in which its wind-up ends; a charge lasts from then until it
 * is over.
 */
public final class StrikeSystem extends EntitySystem {
    /** Carries out the attacks of one form when their wind-up ends. */
    private interface AttackHandler {
        void deliver(ImmutableArray<Entity> all, Entity attacker, StrikerComponent striker, Attack attack);
    }

    private final ActorColumns all;
    private final Map<Class<?>, AttackHandler> handlers = new LinkedHashMap<>();
    private final Content content;
    private final ActorQueries actors;
    private final AttackTable attacks;
    private final TickEvents events;
    private final Player player;
    private final BlowQueue blows;
    private final EntitySpawner spawner;
    private final BrewPurse purse;
    private final AllyQueries allies;
    /** The share of its harm that a monster does at this depth. */
    private final int harmPercent;

    private final SummonAttack summons;
    private final ChargeAttack charges;

    public StrikeSystem(PartRegistry parts) {
        all = parts.get(ActorColumns.class);
        content = parts.get(Content.class);
        actors = parts.get(ActorQueries.class);
        attacks = new AttackTable(content);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        blows = parts.get(BlowQueue.class);
        harmPercent = content.depths()
                .monsterDamage()
                .percentAt(parts.get(Floor.class).request().depth());
        purse = new BrewPurse(content, player);
        spawner = parts.get(EntitySpawner.class);
        allies = new AllyQueries(parts);
        summons = new SummonAttack(parts, allies);
        charges = new ChargeAttack(parts);
        ShotLauncher shots = new ShotLauncher(parts);
        handlers.put(AttackForm.MeleeArc.class, new MeleeAttack(parts)::strike);
        handlers.put(AttackForm.Ranged.class, shots::shoot);
        handlers.put(AttackForm.Lob.class, shots::lob);
        handlers.put(AttackForm.Burst.class, new AreaBlast(parts)::burst);
        handlers.put(AttackForm.Summon.class, summons::summon);
        handlers.put(AttackForm.Heal.class, this::heal);
    }

    @Override
    public void update(float seconds) {
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            step(all.entity(i), all.healths.get(i), all.strikers.get(i));
        }
    }

    private void step(Entity entity, HealthComponent health, StrikerComponent striker) {
        countDown(striker);
        if (entity == player.entity()) {
            countDownCombo();
        }
        if (health.health <= 0 || health.staggerTicks > 0) {
            striker.phase = StrikePhase.READY;
            striker.ticks = 0;
            return;
        }
        if (striker.ticks > 0) {
            striker.ticks--;
        }
        switch (striker.phase) {
            case READY -> {
                if (striker.wanted && !waitsItsTurn(entity, striker)) {
                    windUp(entity, striker);
                }
            }
            case WINDING_UP -> {
                if (striker.ticks == 0) {
                    strike(entity, striker);
                }
            }
            case STRIKING -> charge(entity, striker);
            case RECOVERING -> {
                if (striker.ticks == 0) {
                    striker.phase = StrikePhase.READY;
                }
            }
        }
    }

    /** Returns whether a heavy blow would land too soon before or after that of another monster. */
    private boolean waitsItsTurn(Entity entity, StrikerComponent striker) {
        int apart = content.tactics().heavyApartTicks();
        Attack wanted = attacks.of(actors.kindOf(entity), striker.wantedAttack);
        if (apart == 0 || !isHostile(entity) || !isHeavy(wanted)) {
            return false;
        }
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            StrikerComponent other = all.strikers.get(i);
            if (other != striker
                    && other.phase != StrikePhase.READY
                    && isHostile(all.entity(i))
                    && isHeavy(attackOf(all.entity(i), other))
                    && Math.abs(wanted.timing().windUpTicks() - ticksToBlow(all.entity(i), other)) < apart) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHostile(Entity entity) {
        return MONSTERS.has(entity) && !COMPANIONS.has(entity);
    }

    private boolean isHeavy(Attack attack) {
        int harm = attack.damage() * harmPercent / 100;
        int percent = content.tactics().heavyPercent();
        return percent > 0 && harm * 100 >= percent * player.health().most;
    }

    /** Returns the ticks until a blow lands; below 0 if it has landed. A charge may land at any time. */
    private int ticksToBlow(Entity entity, StrikerComponent striker) {
        return switch (striker.phase) {
            case WINDING_UP -> striker.ticks;
            case RECOVERING ->
                striker.ticks - attackOf(entity, striker).timing().recoveryTicks();
            case READY, STRIKING -> 0;
        };
    }

    private static void countDown(StrikerComponent striker) {
        striker.harmlessTicks = Math.max(0, striker.harmlessTicks - 1);
        for (int i = 0; i < striker.cooldownTicks.length; i++) {
            striker.cooldownTicks[i] = Math.max(0, striker.cooldownTicks[i] - 1);
        }
    }

    private void windUp(Entity entity, StrikerComponent striker) {
        striker.phase = StrikePhase.WINDING_UP;
        striker.attack = striker.wantedAttack;
        striker.aimX = striker.wantedX;
        striker.aimY = striker.wantedY;
        striker.targetX = striker.wantedTargetX;
        striker.targetY = striker.wantedTargetY;
        striker.targetSpawnId = striker.wantedTargetSpawnId;
        striker.calledCount = 0;
        Attack attack = attackOf(entity, striker);
        striker.ticks = attack.timing().windUpTicks();
        tell(EventType.STRIKE_WOUND_UP, entity, striker);
        if (entity == player.entity()) {
            continueCombo(attack);
        }
        if (attack.form() instanceof AttackForm.Summon) {
            summons.announce(all.entities(), entity, striker, attack);
        }
    }

    private void strike(Entity entity, StrikerComponent striker) {
        Attack attack = attackOf(entity, striker);
        striker.cooldownTicks[attacks.cooldownOf(actors.kindOf(entity), striker.attack)] =
                attack.timing().cooldownTicks();
        tell(EventType.STRIKE_SWUNG, entity, striker);
        if (attack.form() instanceof AttackForm.Charge charge) {
            striker.phase = StrikePhase.STRIKING;
            striker.cellsLeft = charge.cells();
        } else {
            recover(striker, attack);
            deliver(entity, striker, attack);
        }
    }

    private void deliver(Entity entity, StrikerComponent striker, Attack attack) {
        int before = blows.size();
        AttackHandler handler =
                Objects.requireNonNull(handlers.get(attack.form().getClass()));
        handler.deliver(all.entities(), entity, striker, attack);
        CompanionComponent companion = COMPANIONS.get(entity);
        if (companion != null) {
            blows.scaleForCompanion(before, content.golems(), companion);
            blows.scale(before, 100 + player.gear().standing(StandingRule.COMPANION_DAMAGE));
        }
        if (entity == player.entity()) {
            blows.scale(before, 100 + player.gear().boost(TimedBoost.MIGHT));
            if (attack.form() instanceof AttackForm.MeleeArc) {
                blows.scale(
                        before,
                        100 + player.component().strengthPercent + player.gear().standing(StandingRule.PICK));
            }
            if (AttackTable.isCast(striker.attack)) {
                blows.scale(before, 100 + player.gear().standing(StandingRule.BREWS));
                pay(striker.attack);
            }
        }
    }

    private void charge(Entity entity, StrikerComponent striker) {
        Attack attack = attackOf(entity, striker);
        if (!(attack.form() instanceof AttackForm.Charge charge) || !charges.advance(entity, striker, attack, charge)) {
            striker.cellsLeft = 0;
            recover(striker, attack);
        }
    }

    private static void recover(StrikerComponent striker, Attack attack) {
        striker.phase = StrikePhase.RECOVERING;
        striker.ticks = attack.timing().recoveryTicks();
    }

    private Attack attackOf(Entity entity, StrikerComponent striker) {
        return attacks.of(actors.kindOf(entity), striker.attack);
    }

    private void tell(EventType type, Entity entity, StrikerComponent striker) {
        events.attack(type, BODIES.get(entity), SPAWNS.get(entity).spawnId, actors.kindOf(entity), striker.attack);
    }

    /** Heals the monster that was chosen when the attack began, wherever it is now, if it still lives. */
    private void heal(ImmutableArray<Entity> all, Entity healer, StrikerComponent striker, Attack attack) {
        Entity friend = allies.living(all, striker.targetSpawnId);
        if (friend == null) {
            return;
        }
        HealthComponent health = HEALTHS.get(friend);
        int amount = Math.min(((AttackForm.Heal) attack.form()).amount(), health.most - health.health);
        health.health += amount;
        long friendId = SPAWNS.get(friend).spawnId;
        long healerId = SPAWNS.get(healer).spawnId;
        events.health(EventType.ACTOR_HEALED, BODIES.get(friend), friendId, actors.sideOf(friend), healerId, amount);
    }

    /** Takes the ore of a brew that the player has just used. */
    private void pay(int attack) {
        int brew = AttackTable.brewOf(attack);
        BrewUse use = AttackTable.useOf(attack);
        purse.pay(brew, use);
        long shotId = use == BrewUse.BURST ? WorldEvent.NOBODY : spawner.lastSpawnId();
        events.brew(EventType.BREW_CAST, player.body(), brew, use, AttackTable.levelOf(attack), shotId);
    }

    private void countDownCombo() {
        PlayerComponent input = player.component();
        input.comboTicks = Math.max(0, input.comboTicks - 1);
        if (player.health().staggerTicks > 0) {
            player.endCombo();
        } else if (input.comboTicks == 0) {
            input.nextStrike = 0;
        }
    }

    /**
     * Clears the buffered press that asked for the player's attack; a strike makes the next one of the combo follow.
     */
    private void continueCombo(Attack attack) {
        PlayerComponent input = player.component();
        int number = player.striker().attack;
        if (AttackTable.isThrow(number)) {
            input.throwBufferTicks = 0;
            return;
        }
        if (AttackTable.isCast(number)) {
            input.boltBufferTicks = 0;
            input.burstBufferTicks = 0;
            return;
        }
        input.strikeBufferTicks = 0;
        input.nextStrike = (AttackTable.strikeOf(number) + 1) % Equipment.STRIKES;
        input.comboTicks = attack.timing().windUpTicks()
                + attack.timing().recoveryTicks()
                + content.player().comboTicks();
    }
}
