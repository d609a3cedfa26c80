package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;

/** Gives access to the player's alchemist, the one entity that is never removed. */
@ChangedBy({"combat", "gift", "motion", "player"})
public final class Player implements HashedPart {
    private static final int WHOLE = 100;

    private final Entity entity;
    private final SpawnComponent spawn;
    private final BodyComponent body;
    private final HealthComponent health;
    private final PlayerComponent component;
    private final StrikerComponent striker;
    private final PlayerGear gear;
    private int exitTaken = -1;
    private boolean hasFallen;

    public Player(Entity entity) {
        this.entity = entity;
        spawn = entity.getComponent(SpawnComponent.class);
        body = entity.getComponent(BodyComponent.class);
        health = entity.getComponent(HealthComponent.class);
        component = entity.getComponent(PlayerComponent.class);
        striker = entity.getComponent(StrikerComponent.class);
        gear = new PlayerGear(entity.getComponent(GearComponent.class));
    }

    public Entity entity() {
        return entity;
    }

    public long spawnId() {
        return spawn.spawnId;
    }

    public BodyComponent body() {
        return body;
    }

    public HealthComponent health() {
        return health;
    }

    /** Returns the inputs, flasks and upgrades of the player. */
    public PlayerComponent component() {
        return component;
    }

    public StrikerComponent striker() {
        return striker;
    }

    /** Returns the relics and the equipment of the player. */
    public PlayerGear gear() {
        return gear;
    }

    /** Brings everything up to date that depends on relics, equipment and upgrades, after one of them has changed. */
    public void recount(Content content) {
        gear.recount(content.powers());
        int before = health.most;
        health.most =
                Math.max(1, gear.scaled(content.player().health() + component.moreHealth, StandingRule.MOST_HEALTH));
        if (health.health <= before) {
            health.health = Math.min(health.health, health.most);
        }
    }

    /** Puts a draught, by its item's index, behind the others. */
    public void carryDraught(int item) {
        component.draughts[component.draughtCount++] = item;
    }

    /** Takes the first draught out, and returns its item's index. */
    public int takeDraught() {
        int first = component.draughts[0];
        component.draughtCount--;
        System.arraycopy(component.draughts, 1, component.draughts, 0, component.draughtCount);
        component.draughts[component.draughtCount] = 0;
        return first;
    }

    /** Gives back health, as much as gear lets it be and full health leaves room for; returns the points gained. */
    public int heal(int points) {
        int healed = Math.min(gear.scaled(points, StandingRule.HEALING), health.most - health.health);
        health.health += healed;
        return healed;
    }

    /** Returns the harm that the player feels of a blow or a fall: at least 1, unless it is none. */
    public int spared(int harm, Content content) {
        return harm <= 0 ? harm : Math.max(1, harm * feltPercent(content) / WHOLE);
    }

    /** Returns the harm that the player feels now of harm in small parts, whose remainders add up. */
    public int sparedOverTime(int harm, Content content) {
        if (harm <= 0 || component.mercy == 0) {
            return harm;
        }
        int hundredths = component.mercyRest + harm * feltPercent(content);
        component.mercyRest = hundredths % WHOLE;
        return hundredths / WHOLE;
    }

    private int feltPercent(Content content) {
        return WHOLE - component.mercy * content.player().mercyPercent();
    }

    public boolean isAlive() {
        return health.health > 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) exitTaken).add(hasFallen);
    }

    /** Returns the number of the exit that was taken, or -1. */
    public int exitTaken() {
        return exitTaken;
    }

    /** Returns whether the alchemist has fallen into a chasm and so left the floor. */
    public boolean hasFallen() {
        return hasFallen;
    }

    /** Lets the alchemist fall off the floor. */
    public void fall() {
        hasFallen = true;
    }

    public void takeExit(int exit) {
        exitTaken = exit;
    }

    /** Returns the combo to its first strike and clears every buffered press. */
    public void endCombo() {
        component.nextStrike = 0;
        component.comboTicks = 0;
        component.strikeBufferTicks = 0;
        component.throwBufferTicks = 0;
        component.boltBufferTicks = 0;
        component.burstBufferTicks = 0;
    }
}
