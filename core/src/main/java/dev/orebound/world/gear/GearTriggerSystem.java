package dev.orebound.world.gear;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.GearCondition;
import dev.orebound.content.gear.GearMoment;
import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.GearRule;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * Reads the events of the tick, turns them into moments, and lets each rule of the player's gear wait for the next tick
 * if its moment has come, its conditions hold and its rest is over. It runs before the dead are removed, so that
 * conditions can ask about them.
 */
public final class GearTriggerSystem extends EntitySystem {
    /** Distance within which statuses of foes and breaking ore count, in cells. */
    private static final float NEAR_CELLS = 9;

    /** Distance within which a blow of the pick lands, in cells. */
    private static final float BLOW_CELLS = 4;

    private static final int UNSEEN_TICKS = 10 * TickClock.TICKS_A_SECOND;
    private static final int LOW_SHARE = 3;

    private final PowerBook book;
    private final Content content;
    private final Player player;
    private final GearComponent gear;
    private final TickEvents events;
    private final TickClock clock;
    private final ActorColumns all;
    private final ActorQueries actors;
    private final GearConditions conditions;

    public GearTriggerSystem(PartRegistry parts, GearConditions conditions) {
        content = parts.get(Content.class);
        book = content.powers();
        player = parts.get(Player.class);
        gear = player.gear().component();
        events = parts.get(TickEvents.class);
        clock = parts.get(TickClock.class);
        all = parts.get(ActorColumns.class);
        actors = parts.get(ActorQueries.class);
        this.conditions = conditions;
    }

    @Override
    public void update(float seconds) {
        rest();
        if (!player.isAlive()) {
            return;
        }
        if (clock.tick() == 1) {
            come(GearMoment.FLOOR_ENTERED);
        }
        come(GearMoment.ALWAYS);
        watchHealth();
        watchHunters();
        watchDash();
        boolean isStriking = isStriking();
        for (int i = 0; i < events.size(); i++) {
            read(events.at(i), isStriking);
        }
    }

    private void rest() {
        for (int i = 0; i < gear.sourceCount; i++) {
            int first = gear.sources[i] * GearPower.MOST_RULES;
            for (int slot = first; slot < first + GearPower.MOST_RULES; slot++) {
                gear.restTicks[slot] = Math.max(0, gear.restTicks[slot] - 1);
            }
        }
    }

    private void watchHealth() {
        HealthComponent health = player.health();
        boolean isLow = health.health * LOW_SHARE < health.most;
        if (isLow && !gear.wasLow && clock.tick() > 1) {
            come(GearMoment.HEALTH_LOW);
        }
        gear.wasLow = isLow;
    }

    private void watchHunters() {
        gear.unseenTicks = conditions.isHunted() ? 0 : gear.unseenTicks + 1;
        if (gear.unseenTicks >= UNSEEN_TICKS) {
            gear.unseenTicks = 0;
            come(GearMoment.UNSEEN);
        }
    }

    private void watchDash() {
        if (player.component().dashTicks == 0 || gear.hasPassedThrough) {
            return;
        }
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            if (all.monsters.find(i) != null && touches(i)) {
                gear.hasPassedThrough = true;
                come(GearMoment.DASH_THROUGH, all.bodies.get(i).x, all.bodies.get(i).y, all.entity(i), null);
                return;
            }
        }
    }

    private boolean touches(int actor) {
        float dx = all.bodies.get(actor).x - player.body().x;
        float dy = all.bodies.get(actor).y - player.body().y;
        float touching = all.bodies.get(actor).radius + player.body().radius;
        return actors.canHit(-1, all.entity(actor)) && dx * dx + dy * dy <= touching * touching;
    }

    /** Returns whether the player's pick has struck in this tick. */
    private boolean isStriking() {
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.STRIKE_SWUNG && isBlow(events.at(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean isBlow(WorldEvent event) {
        AttackEvent attack = (AttackEvent) event;
        return attack.actorId == player.spawnId() && !AttackTable.isCast(attack.attack);
    }

    private void read(WorldEvent event, boolean isStriking) {
        switch (event.type()) {
            case STRIKE_SWUNG -> {
                if (isBlow(event) && AttackTable.strikeOf(((AttackEvent) event).attack) == Equipment.STRIKES - 1) {
                    come(GearMoment.THIRD_BLOW);
                }
            }
            case ACTOR_HURT -> readHarm((HealthEvent) event, isStriking);
            case BLOW_DODGED -> {
                if (((ActorEvent) event).actorId == player.spawnId()) {
                    come(GearMoment.DODGED, event);
                }
            }
            case PLAYER_DASHED -> come(GearMoment.DASH_BEGAN, event);
            case BREW_CAST -> come(GearMoment.BREW_USED, event);
            case LAY_BEGAN -> come(GearMoment.LAY_DRAWN, event);
            case STATUS_BEGAN -> readStatus((StatusEvent) event);
            case REACTION -> readReaction((ReactionEvent) event);
            case ORE_BROKEN -> {
                int cells = isNear(event) ? ((OreEvent) event).cells : 0;
                for (int i = 0; i < cells; i++) {
                    come(GearMoment.ORE_BROKEN, event);
                }
            }
            case ORE_PICKED_UP -> come(GearMoment.ORE_TAKEN, event);
            case ITEM_PICKED_UP -> come(GearMoment.ITEM_TAKEN, event);
            case CHEST_OPENED -> come(GearMoment.CHEST_OPENED, event);
            case ARENA_SEALED -> come(GearMoment.TRAP_SPRUNG);
            case WAVE_BEATEN -> come(GearMoment.WAVE_BEATEN);
            case ARENA_CLEARED -> come(GearMoment.TRAP_WON);
            case PLAYER_NOTICED -> come(GearMoment.NOTICED, event);
            default -> {}
        }
    }

    private void readHarm(HealthEvent hurt, boolean isStriking) {
        Entity target = actorOf(hurt.actorId);
        if (hurt.actorId == player.spawnId()) {
            if (hurt.byMonster >= 0 && !hurt.source.isLasting()) {
                come(GearMoment.HURT, hurt);
            }
        } else if (target != null && COMPANIONS.has(target)) {
            boolean isDead = conditions.isDead(target);
            come(isDead ? GearMoment.COMPANION_DIED : GearMoment.COMPANION_HURT, hurt.x(), hurt.y(), target, null);
        } else if (hurt.byId == player.spawnId()) {
            if (hurt.amount > 0 && !hurt.source.isLasting()) {
                boolean isBlow = isStriking && isWithin(hurt, BLOW_CELLS);
                come(isBlow ? GearMoment.BLOW_HIT : GearMoment.BREW_HIT, hurt.x(), hurt.y(), target, null);
            }
            if (target != null && conditions.isDead(target)) {
                come(GearMoment.KILL, hurt.x(), hurt.y(), target, null);
            }
        }
    }

    private void readStatus(StatusEvent status) {
        Entity target = status.monster < 0 || !isNear(status) ? null : actorOf(status.actorId);
        if (target != null && !COMPANIONS.has(target)) {
            come(GearMoment.STATUS_GIVEN, status.x(), status.y(), target, status);
        }
    }

    private void readReaction(ReactionEvent reaction) {
        if (reaction.byId != player.spawnId()) {
            return;
        }
        ReactionTable table = content.reactions();
        if (reaction.reaction == table.numberOfShattering()) {
            come(GearMoment.SHATTERED, reaction);
        }
        come(GearMoment.REACTION, reaction);
    }

    private boolean isNear(WorldEvent event) {
        return isWithin(event, NEAR_CELLS);
    }

    private boolean isWithin(WorldEvent event, float cells) {
        float dx = event.x() - player.body().x;
        float dy = event.y() - player.body().y;
        return dx * dx + dy * dy <= cells * cells;
    }

    private @Nullable Entity actorOf(long spawnId) {
        for (int i = 0; i < all.size(); i++) {
            if (all.spawnId(i) == spawnId) {
                return all.entity(i);
            }
        }
        return null;
    }

    private void come(GearMoment moment) {
        come(moment, player.body().x, player.body().y, null, null);
    }

    private void come(GearMoment moment, WorldEvent event) {
        come(moment, event.x(), event.y(), null, event);
    }

    private void come(GearMoment moment, float x, float y, @Nullable Entity foe, @Nullable WorldEvent event) {
        for (int i = 0; i < gear.sourceCount; i++) {
            int source = gear.sources[i];
            for (int rule = 0; rule < book.power(source).rules().size(); rule++) {
                GearRule each = book.power(source).rules().get(rule);
                if (each.when() == moment && fits(each, event) && hold(each, foe)) {
                    count(source, rule, each, x, y);
                }
            }
        }
    }

    private boolean fits(GearRule rule, @Nullable WorldEvent event) {
        if (!rule.brews().isEmpty() && event instanceof BrewEvent brew) {
            return rule.brews().contains(content.brews().at(brew.brew).id());
        }
        return rule.statuses().isEmpty()
                || (event instanceof StatusEvent status && rule.statuses().contains(status.status));
    }

    private boolean hold(GearRule rule, @Nullable Entity foe) {
        for (int i = 0; i < rule.conditions().size(); i++) {
            GearCondition condition = rule.conditions().get(i);
            if (!conditions.holds(condition, foe)) {
                return false;
            }
        }
        return true;
    }

    private void count(int source, int rule, GearRule of, float x, float y) {
        int slot = source * GearPower.MOST_RULES + rule;
        if (gear.restTicks[slot] > 0 || gear.waiting == GearComponent.MOST_WAITING) {
            return;
        }
        gear.counts[slot]++;
        if (gear.counts[slot] < of.every()) {
            return;
        }
        gear.counts[slot] = 0;
        gear.restTicks[slot] = of.restTicks();
        gear.waitingSources[gear.waiting] = source;
        gear.waitingRules[gear.waiting] = rule;
        gear.waitingX[gear.waiting] = x;
        gear.waitingY[gear.waiting] = y;
        gear.waiting++;
    }
}
