package dev.orebound.world.help;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;

/**
 * Carries out a playtester's orders about monsters and the party: spawning and killing monsters, and giving golems,
 * health, items and ore.
 */
final class ActorHelp {
    /** Number of living monsters beyond which none is spawned: more than any floor is built for. */
    private static final int MOST_MONSTERS = 1000;

    private static final int HARMLESS_TICKS = TickClock.TICKS_A_SECOND;

    private final Content content;
    private final ActorColumns columns;
    private final Grid grid;
    private final Player player;
    private final ActorQueries actors;
    private final SpawnOrder companions;
    private final EntitySpawner spawner;
    private final StatusEffects statuses;
    private final HelpRequest request;
    private final HelpOutcome outcome;
    private final PlacementSearch places;

    ActorHelp(PartRegistry parts, HelpOutcome outcome, PlacementSearch places) {
        content = parts.get(Content.class);
        columns = parts.get(ActorColumns.class);
        grid = parts.get(Floor.class).grid();
        player = parts.get(Player.class);
        actors = parts.get(ActorQueries.class);
        companions = parts.get(Population.class).companions();
        spawner = parts.get(EntitySpawner.class);
        statuses = parts.get(StatusEffects.class);
        request = parts.get(HelpRequest.class);
        this.outcome = outcome;
        this.places = places;
    }

    /**
     * Spawns a monster on the free cell nearest to the pointed one; a swimming monster only if that cell is deep water,
     * and no ward. The monster belongs to no horde and no arena, sleeps until it notices an enemy, and is harmless for
     * a second.
     */
    void spawn(int kind, ImmutableArray<Entity> all) {
        if (request.pointed() == Grid.NONE
                || kind >= content.monsters().size()
                || content.monsters().at(kind).isWard()
                || living(all) >= MOST_MONSTERS) {
            return;
        }
        float radius = content.monsters().at(kind).radiusCells();
        int cell = content.monsters().at(kind).swims()
                ? places.waterAt(request.pointed())
                : places.near(request.pointed(), radius, all, null);
        if (cell != Grid.NONE) {
            Entity entity = spawner.monster(kind, cell);
            STRIKERS.get(entity).harmlessTicks = HARMLESS_TICKS;
            outcome.bring(SPAWNS.get(entity).spawnId, cell);
        }
    }

    private int living(ImmutableArray<Entity> all) {
        int living = 0;
        for (int i = 0; i < all.size(); i++) {
            living += MONSTERS.has(all.get(i)) ? 1 : 0;
        }
        return living;
    }

    /** Kills every monster within a distance of the pointed cell, except captives. */
    void kill(int cells, ImmutableArray<Entity> all) {
        if (request.pointed() == Grid.NONE) {
            return;
        }
        int killed = 0;
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (MONSTERS.has(each)
                    && !actors.isCaptive(each)
                    && HEALTHS.get(each).health > 0
                    && isWithin(BODIES.get(each).cell, cells)) {
                HEALTHS.get(each).health = 0;
                columns.wake(each);
                killed++;
            }
        }
        outcome.give(killed, request.pointed());
    }

    private boolean isWithin(int cell, int cells) {
        long dx = (long) grid.x(cell) - grid.x(request.pointed());
        long dy = (long) grid.y(cell) - grid.y(request.pointed());
        return dx * dx + dy * dy <= (long) cells * cells;
    }

    /** Brings a golem beside the player, if the party has room for one. */
    void bringGolem(int kind, ImmutableArray<Entity> all) {
        if (companions.size() >= player.gear().companyPlaces()
                || content.golems().ofMonster(kind) == null) {
            return;
        }
        int cell = places.near(player.body().cell, content.monsters().at(kind).radiusCells(), all, null);
        if (cell != Grid.NONE) {
            spawner.companion(PartyMember.hale(kind), cell);
            outcome.bring(spawner.lastSpawnId(), cell);
        }
    }

    /** Heals the player and all companions fully, and ends their statuses. */
    void heal() {
        int healed = heal(player.entity());
        for (int i = 0; i < companions.size(); i++) {
            healed += heal(companions.entities().get(i));
        }
        outcome.give(healed);
    }

    private int heal(Entity entity) {
        HealthComponent health = HEALTHS.get(entity);
        if (health.health <= 0) {
            return 0;
        }
        int healed = health.most - health.health;
        health.health = health.most;
        statuses.cure(entity);
        return healed;
    }

    /** Lays an item at the player's feet. */
    void giveItem(int item, ImmutableArray<Entity> all) {
        if (item >= content.items().size()) {
            return;
        }
        int cell = places.near(player.body().cell, content.motion().thingRadius(), all, player.body());
        if (cell != Grid.NONE) {
            spawner.droppedItem(item, cell);
            outcome.bring(spawner.lastSpawnId(), cell);
        }
    }

    /** Puts a number of measures into every flask, up to what it holds. */
    void fillFlasks(int measures) {
        BrewPurse purse = new BrewPurse(content, player);
        int filled = 0;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            filled += purse.fill(ore, measures);
        }
        outcome.give(filled);
    }
}
