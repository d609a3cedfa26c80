package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.GolemRules.GolemRank;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import org.jspecify.annotations.Nullable;

/**
 * Feeds golems: finds the one at which the player looks, tells what the chosen ore would do, and takes the ore. A golem
 * grows and mends by its own ore, and has the gift of another until the floor ends.
 */
public final class GolemFeeding {
    /** Ticks without a fight after which a golem eats. */
    private static final int CALM_TICKS = 90;

    /** The cosine of the angle within which the player looks at a golem. */
    private static final float LOOKS_AT = 0.8f;

    private final Content content;
    private final GolemRules rules;
    private final BitLayer opaque;
    private final Player player;
    private final TickEvents events;
    private final SpawnOrder companions;
    private @Nullable Entity inReach;
    private int ore;
    private boolean isGift;

    public GolemFeeding(PartRegistry parts) {
        content = parts.get(Content.class);
        rules = content.golems().rules();
        opaque = parts.get(FloorState.class).opaque();
        player = parts.get(Player.class);
        events = parts.get(TickEvents.class);
        companions = parts.get(Population.class).companions();
    }

    /**
     * Looks for a golem to feed.
     *
     * @return what the chosen ore would do, or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look() {
        inReach = find();
        GolemKind golem = inReach == null ? null : golemOf(inReach);
        if (inReach == null || golem == null || !chooseOre(inReach, COMPANIONS.get(inReach), golem)) {
            inReach = null;
            return InteractPrompt.NOTHING;
        }
        return player.component().flasks[ore] >= measures() ? InteractPrompt.FEED_GOLEM : InteractPrompt.FOOD_LACKING;
    }

    /** Returns the cell of the golem in reach, or {@link Grid#NONE}. */
    public int cell() {
        return inReach == null ? Grid.NONE : BODIES.get(inReach).cell;
    }

    /** Returns the index of the ore that the golem would get. */
    public int ore() {
        return ore;
    }

    /** Returns the measures that a feeding takes. */
    public int measures() {
        return isGift ? rules.giftMeasures() : rules.mealMeasures();
    }

    /** Returns whether the ore is not the golem's own, so that it would have a gift. */
    public boolean isGift() {
        return isGift;
    }

    /** Feeds the golem in reach. */
    public void use() {
        Entity fed = inReach;
        if (fed == null || player.component().flasks[ore] < measures()) {
            return;
        }
        BodyComponent body = BODIES.get(fed);
        CompanionComponent companion = COMPANIONS.get(fed);
        long id = SPAWNS.get(fed).spawnId;
        player.component().flasks[ore] -= measures();
        events.ore(EventType.GOLEM_FED, body, ore, measures(), id);
        if (isGift) {
            companion.giftOre = ore;
            return;
        }
        HealthComponent health = HEALTHS.get(fed);
        health.health = Math.min(health.most, health.health + health.most * rules.mealMendPercent() / 100);
        int before = rules.rankOf(companion.fedMeasures);
        companion.fedMeasures = Math.min(rules.mostFed(), companion.fedMeasures + measures());
        int rank = rules.rankOf(companion.fedMeasures);
        if (rank > before) {
            grow(health, rules.ranks().get(before), rules.ranks().get(rank));
            events.actor(EventType.GOLEM_GREW, body, id, companion.monster);
        }
    }

    private static void grow(HealthComponent health, GolemRank before, GolemRank now) {
        int gained = health.most * now.healthPercent() / before.healthPercent() - health.most;
        health.most += gained;
        health.health += gained;
    }

    /**
     * Chooses the golem's own ore if that is mixed and of use, else the first other ore; returns false if none is of
     * use.
     */
    private boolean chooseOre(Entity fed, CompanionComponent companion, GolemKind golem) {
        int own = content.ores().indexOf(golem.ore());
        int mixed = player.component().chosenOres;
        isGift = false;
        ore = own;
        if ((mixed >> own & 1) != 0 && (companion.fedMeasures < rules.mostFed() || isHurt(fed))) {
            return true;
        }
        isGift = true;
        for (int other = 0; other < content.ores().size(); other++) {
            if (other != own && (mixed >> other & 1) != 0 && companion.giftOre != other) {
                ore = other;
                return true;
            }
        }
        return false;
    }

    private static boolean isHurt(Entity golem) {
        return HEALTHS.get(golem).health < HEALTHS.get(golem).most;
    }

    private @Nullable Entity find() {
        Entity nearest = null;
        float least = rules.company().feedCells() * rules.company().feedCells();
        for (int i = 0; i < companions.size(); i++) {
            Entity each = companions.entities().get(i);
            BodyComponent body = BODIES.get(each);
            BodyComponent hero = player.body();
            float dx = body.x - hero.x;
            float dy = body.y - hero.y;
            float squared = dx * dx + dy * dy;
            float towards = dx * hero.facingX + dy * hero.facingY;
            if (squared < least
                    && towards >= LOOKS_AT * Math.sqrt(squared)
                    && COMPANIONS.get(each).calmTicks >= CALM_TICKS
                    && golemOf(each) != null
                    && LineTrace.isClear(opaque, hero.x, hero.y, body.x, body.y)) {
                nearest = each;
                least = squared;
            }
        }
        return nearest;
    }

    private @Nullable GolemKind golemOf(Entity companion) {
        return content.golems().ofMonster(COMPANIONS.get(companion).monster);
    }
}
