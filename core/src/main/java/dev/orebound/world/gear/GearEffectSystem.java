package dev.orebound.world.gear;

import static dev.orebound.world.component.ComponentMappers.PICKUPS;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.gear.GearEffect.GearPlace;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.BrewBook;
import dev.orebound.world.combat.GearAttacks;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.FreeCells;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the effects of the rules of gear that wait since the last tick, and lets what holds for a while run out.
 */
public final class GearEffectSystem extends EntitySystem {
    private final PowerBook book;
    private final Content content;
    private final Player player;
    private final BrewPurse purse;
    private final GearComponent gear;
    private final ActorColumns all;
    private final StatusEffects statuses;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final EntitySpawner spawner;
    private final GearAttacks attacks;
    private final SpawnOrder lying;
    private final Floor floor;
    private final FloorChanges changes;
    private final FreeCells freeCells;

    /** The number of items that can still be dropped in this tick. */
    private int dropsLeft;

    private final Map<Class<?>, Handler<GearEffect.Kind>> handlers = new LinkedHashMap<>();

    /** Carries out one kind of effect; the place is that of the moment, in cells. */
    private interface Handler<T extends GearEffect.Kind> {
        void apply(T effect, float x, float y);
    }

    public GearEffectSystem(PartRegistry parts, GearAttacks attacks) {
        lying = parts.get(Population.class).pickups();
        content = parts.get(Content.class);
        floor = parts.get(Floor.class);
        changes = parts.get(FloorChanges.class);
        freeCells = new FreeCells(floor.grid(), parts.get(FloorState.class));
        book = content.powers();
        player = parts.get(Player.class);
        purse = new BrewPurse(content, player);
        gear = player.gear().component();
        all = parts.get(ActorColumns.class);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        spawner = parts.get(EntitySpawner.class);
        statuses = parts.get(StatusEffects.class);
        this.attacks = attacks;
        handle(GearEffect.Blast.class, this::blast);
        handle(GearEffect.Cast.class, (cast, x, y) -> attacks.cast(brewOf(cast.brew()), cast.use()));
        handle(GearEffect.Repeat.class, (repeat, x, y) -> attacks.repeat(repeat.percent()));
        handle(GearEffect.Heal.class, (heal, x, y) -> heal(heal));
        handle(GearEffect.Harm.class, (harm, x, y) -> harm(harm.health()));
        handle(GearEffect.GiveOre.class, (ore, x, y) -> fill(ore));
        handle(
                GearEffect.Haste.class,
                (haste, x, y) -> player.gear().strengthen(TimedBoost.HASTE, haste.percent(), haste.ticks()));
        handle(
                GearEffect.Shield.class,
                (shield, x, y) -> player.gear().strengthen(TimedBoost.SHIELD, shield.percent(), shield.ticks()));
        handle(
                GearEffect.Might.class,
                (might, x, y) -> player.gear().strengthen(TimedBoost.MIGHT, might.percent(), might.ticks()));
        handle(
                GearEffect.Light.class,
                (light, x, y) -> player.gear().strengthen(TimedBoost.LIGHT, light.cells(), light.ticks()));
        handle(
                GearEffect.Ward.class,
                (ward, x, y) -> player.health().graceTicks = Math.max(player.health().graceTicks, ward.ticks()));
        handle(
                GearEffect.Suffer.class,
                (suffer, x, y) -> statuses.inflict(player.entity(), suffer.timed(), WorldEvent.NOBODY, -1));
        handle(GearEffect.Cure.class, (cure, x, y) -> this.statuses.cure(player.entity()));
        handle(GearEffect.ReadyDash.class, (ready, x, y) -> player.component().dashRestTicks = 0);
        handle(GearEffect.FreeBrews.class, (free, x, y) -> gear.freeBrews = Math.max(gear.freeBrews, free.count()));
        handle(
                GearEffect.Lure.class,
                (lure, x, y) -> noises.makeLoud(xOf(lure.at(), x), yOf(lure.at(), y), lure.carriesCells()));
        handle(GearEffect.Reveal.class, (reveal, x, y) -> changes.reveal(x, y, reveal.cells()));
        handle(GearEffect.Drop.class, (drop, x, y) -> drop(content.items().indexOf(drop.item()), x, y));
    }

    private <T extends GearEffect.Kind> void handle(Class<T> kind, Handler<T> handler) {
        handlers.put(kind, (effect, x, y) -> handler.apply(kind.cast(effect), x, y));
    }

    @Override
    public void update(float seconds) {
        player.gear().runOut();
        dropsLeft = gear.waiting > 0 || gear.waitingFixture != GearComponent.NO_FIXTURE
                ? GearEffect.Drop.MOST_LYING - countLyingItems()
                : 0;
        for (int i = 0; i < gear.waiting && player.isAlive(); i++) {
            int source = gear.waitingSources[i];
            List<GearEffect> effects =
                    book.power(source).rules().get(gear.waitingRules[i]).effects();
            float x = gear.waitingX[i];
            float y = gear.waitingY[i];
            events.gear(x, y, player.body().cell, source, gear.waitingRules[i]);
            apply(effects, x, y);
        }
        gear.waiting = 0;
        useFixture();
        player.health().shieldPercent = player.gear().boost(TimedBoost.SHIELD);
    }

    /** Carries out the effects of the fixture that the player used in the tick before, on the nearest free cell. */
    private void useFixture() {
        if (gear.waitingFixture != GearComponent.NO_FIXTURE && player.isAlive()) {
            Fixture fixture = floor.fixtures().get(gear.waitingFixture);
            int beside = freeCells.nearest(fixture.at());
            apply(
                    content.fixtures().get(fixture.type()).effects(),
                    floor.grid().x(beside) + 0.5f,
                    floor.grid().y(beside) + 0.5f);
        }
        gear.waitingFixture = GearComponent.NO_FIXTURE;
    }

    private void apply(List<GearEffect> effects, float x, float y) {
        for (int effect = 0; effect < effects.size(); effect++) {
            GearEffect.Kind does = effects.get(effect).does();
            Objects.requireNonNull(handlers.get(does.getClass())).apply(does, x, y);
        }
    }

    private int countLyingItems() {
        int count = 0;
        for (int i = 0; i < lying.entities().size(); i++) {
            count += PICKUPS.get(lying.entities().get(i)).item >= 0 ? 1 : 0;
        }
        return count;
    }

    private void drop(int item, float x, float y) {
        if (dropsLeft > 0) {
            dropsLeft--;
            spawner.item(item, x, y);
        }
    }

    private void blast(GearEffect.Blast blast, float x, float y) {
        attacks.blast(blast, xOf(blast.at(), x), yOf(blast.at(), y));
    }

    private float xOf(GearPlace at, float x) {
        return at == GearPlace.SELF ? player.body().x : x;
    }

    private float yOf(GearPlace at, float y) {
        return at == GearPlace.SELF ? player.body().y : y;
    }

    private int brewOf(@Nullable String id) {
        BrewBook brews = content.brews();
        return id == null
                ? brews.of(player.component().chosenOres)
                : brews.all().indexOf(id);
    }

    private void heal(GearEffect.Heal heal) {
        heal(player.health(), heal.health());
        for (int i = 0; i < all.size() && heal.companions() > 0; i++) {
            if (all.companions.find(i) != null) {
                heal(all.healths.get(i), heal.companions());
            }
        }
        if (heal.health() > 0) {
            events.health(EventType.ACTOR_HEALED, player.body(), player.spawnId(), -1, player.spawnId(), heal.health());
        }
    }

    private static void heal(HealthComponent health, int points) {
        if (health.health > 0) {
            health.health = Math.min(health.most, health.health + points);
        }
    }

    private void harm(int points) {
        player.health().health = Math.max(1, player.health().health - points);
    }

    private void fill(GearEffect.GiveOre given) {
        int ore = given.ore() == null ? emptiest() : content.ores().indexOf(given.ore());
        int measures = purse.fill(ore, given.measures());
        if (measures > 0) {
            events.ore(EventType.ORE_GIVEN, player.body(), ore, measures, WorldEvent.NOBODY);
        }
    }

    private int emptiest() {
        int[] flasks = player.component().flasks;
        int least = 0;
        for (int ore = 1; ore < content.ores().size(); ore++) {
            least = flasks[ore] < flasks[least] ? ore : least;
        }
        return least;
    }
}
