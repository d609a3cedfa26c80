package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.ArrivalEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.ChargeEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A fight on a drawn floor: its monsters are of the kinds that the test names and awake, and every event is recorded.
 */
public final class FightScenario {
    private static final int STILL_TICKS = 100_000;
    private static final int STURDY = 10_000;

    private final World world;
    private final DrawnFloor drawing;
    private final Intent intent = new Intent();
    private final List<Entity> monsters = new ArrayList<>();
    public final List<Happened> log = new ArrayList<>();

    /** A copy of an event. */
    public record Happened(
            long tick, EventType type, long spawnId, long by, int kind, int amount, int cell, float x, float y) {}

    private FightScenario(DrawnFloor drawing, Content content, String... kinds) {
        this.drawing = drawing;
        Party party = new Party(content.player().health(), Collections.nCopies(PlayerComponent.FLASKS, 20), List.of());
        world = new World(drawing.floor(), content, party);
        for (int i = 0; i < world.monsters().size(); i++) {
            monsters.add(world.monsters().get(i));
            become(monsters.get(i), kinds[Math.min(i, kinds.length - 1)]);
        }
    }

    /**
     * Returns a fight in which the drawing's monsters, from its south-west corner on, have these kinds; the last name
     * applies to all the rest.
     */
    public static FightScenario of(String drawing, String... kinds) {
        return of(TestContent.BUILT_IN, drawing, kinds);
    }

    /** Returns a fight on this floor. */
    public static FightScenario of(DrawnFloor drawing, String... kinds) {
        return new FightScenario(drawing, TestContent.BUILT_IN, kinds);
    }

    /** Returns a fight on this floor with other content. */
    public static FightScenario of(DrawnFloor drawing, Content content, String... kinds) {
        return new FightScenario(drawing, content, kinds);
    }

    /** Returns a fight with other content. */
    public static FightScenario of(Content content, String drawing, String... kinds) {
        return new FightScenario(new DrawnFloor(drawing), content, kinds);
    }

    /** Returns a fight with other content. */
    public static FightScenario of(String drawing, Content content, String... kinds) {
        return new FightScenario(new DrawnFloor(drawing), content, kinds);
    }

    private void become(Entity entity, String id) {
        Monster kind = world.content().monsters().get(id);
        part(entity, MonsterComponent.class).monster =
                world.content().monsters().indexOf(id);
        part(entity, HealthComponent.class).health = kind.health();
        part(entity, HealthComponent.class).most = kind.health();
        part(entity, BodyComponent.class).radius = kind.radiusCells();
        part(entity, MindComponent.class).state = MindState.HUNTING;
    }

    public GroundEffects ground() {
        return world().part(GroundEffects.class);
    }

    public World world() {
        return world;
    }

    public Content content() {
        return world.content();
    }

    public Player player() {
        return world.player();
    }

    /** Returns the health that a monster's first attack takes on this floor, without armour. */
    public int harm(int index) {
        int usual = kind(index).attacks().get(0).damage();
        return content()
                .depths()
                .monsterDamage()
                .of(usual, world.floor().request().depth());
    }

    public int lost() {
        return player().health().most - player().health().health;
    }

    /** Returns a monster by the order of births, living or dead. */
    public Entity monster(int index) {
        return monsters.get(index);
    }

    public Monster kind(int index) {
        return content().monsters().at(part(monster(index), MonsterComponent.class).monster);
    }

    public BodyComponent body(int index) {
        return part(monster(index), BodyComponent.class);
    }

    public HealthComponent health(int index) {
        return part(monster(index), HealthComponent.class);
    }

    public StrikerComponent striker(int index) {
        return part(monster(index), StrikerComponent.class);
    }

    public long id(int index) {
        return part(monster(index), SpawnComponent.class).spawnId;
    }

    public static <T extends Component> T part(Entity entity, Class<T> type) {
        return entity.getComponent(type);
    }

    public int cell(char label) {
        return drawing.label(label);
    }

    /** Puts a body in the middle of a cell. */
    public void put(BodyComponent body, int cell) {
        body.cell = cell;
        body.x = world.floor().grid().x(cell) + 0.5f;
        body.y = world.floor().grid().y(cell) + 0.5f;
    }

    /** Aims at a label from now on. */
    public FightScenario aimsAt(char label) {
        double dx = world.floor().grid().x(cell(label)) + 0.5 - player().body().x;
        double dy = world.floor().grid().y(cell(label)) + 0.5 - player().body().y;
        intent.aim((int) Math.round(StrictMath.atan2(dy, dx) / (2 * StrictMath.PI) * Intent.AIMS));
        return this;
    }

    /** Aims in a direction of an intent from now on. */
    public FightScenario aims(int direction) {
        intent.aim(direction);
        return this;
    }

    /** Plays a number of ticks without input. */
    public FightScenario waits(int ticks) {
        return holds(0, ticks);
    }

    /** Holds buttons for a number of ticks. */
    public FightScenario holds(int buttons, int ticks) {
        return plays(0, 0, buttons, ticks);
    }

    /** Holds stick and buttons for a number of ticks. */
    public FightScenario plays(int x, int y, int buttons, int ticks) {
        for (int i = 0; i < ticks; i++) {
            intent.clear();
            intent.move(x, y);
            intent.hold(buttons);
            step();
        }
        return this;
    }

    /** Throws a flask a number of cells far; 0 for as far as possible. */
    public FightScenario throwsFar(int cells) {
        intent.clear();
        intent.hold(Intent.THROW);
        intent.throwDistance(cells * Intent.STEPS_A_CELL);
        step();
        return this;
    }

    /** Lets the player carry relics from now on. */
    public FightScenario carries(String... relics) {
        for (String relic : relics) {
            orders(IntentOrder.HELP_RELIC, content().powers().relics().indexOf(relic));
        }
        return this;
    }

    /** Lets the player wear a piece of equipment from now on. */
    public FightScenario wears(String piece) {
        return orders(IntentOrder.HELP_WEAR, content().powers().equipment().indexOf(piece));
    }

    /** Lets a golem follow the player from now on. */
    public FightScenario leads(String ore) {
        return orders(
                IntentOrder.HELP_GOLEM,
                content().golems().monsterOf(content().golems().of(ore, 0)));
    }

    /** Chooses a brew from now on. */
    public FightScenario chooses(String brew) {
        player().component().chosenOres =
                content().brews().oresOf(content().brews().all().indexOf(brew));
        return this;
    }

    /** Keeps all monsters from doing anything, and from dying. */
    public FightScenario holdsThemStill() {
        for (int i = 0; i < monsters.size(); i++) {
            health(i).staggerTicks = STILL_TICKS;
            health(i).most = STURDY;
            health(i).health = STURDY;
        }
        return this;
    }

    /** Lets all monsters sleep. */
    public FightScenario holdsThemAsleep() {
        for (Entity each : monsters) {
            part(each, MindComponent.class).state = MindState.ASLEEP;
        }
        return holdsThemStill();
    }

    /** Returns the health that a monster has lost. */
    public int lost(int index) {
        return health(index).most - health(index).health;
    }

    public boolean has(int index, StatusEffect status) {
        return part(monster(index), StatusComponent.class).has(status);
    }

    public void gives(int index, StatusEffect status, int ticks) {
        part(monster(index), StatusComponent.class).ticks[status.ordinal()] = ticks;
    }

    /** Puts a monster so far from the player, in cells. */
    public FightScenario puts(int index, float dx, float dy) {
        BodyComponent body = body(index);
        body.x = player().body().x + dx;
        body.y = player().body().y + dy;
        body.cell = world.floor().grid().cell((int) body.x, (int) body.y);
        return this;
    }

    public FightScenario orders(IntentOrder order, int argument) {
        intent.clear();
        intent.order(order, argument);
        step();
        return this;
    }

    /** Waits until an event of a type happens; fails if it does not. */
    public FightScenario waitsFor(EventType type, int atMostTicks) {
        return waitsUntil(() -> count(type) > 0, atMostTicks);
    }

    public FightScenario waitsUntil(BooleanSupplier done, int atMostTicks) {
        for (int i = 0; i < atMostTicks && !done.getAsBoolean(); i++) {
            waits(1);
        }
        assertThat(done.getAsBoolean()).as("it comes about; so far: %s", log).isTrue();
        return this;
    }

    private void step() {
        world.step(intent);
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            log.add(new Happened(
                    world.tick(),
                    event.type(),
                    about(event),
                    by(event),
                    event.subject(),
                    amount(event),
                    event.cell(),
                    event.x(),
                    event.y()));
        }
    }

    /** Returns the spawn id of the event's actor, shot or thief. */
    private static long about(WorldEvent event) {
        if (event instanceof ActorEvent actor) {
            return actor.actorId;
        } else if (event instanceof ShotEvent shot) {
            return shot.shotId;
        } else if (event instanceof BlastEvent blast) {
            return blast.sourceId;
        }
        return event instanceof OreEvent ore ? ore.carrierId : WorldEvent.NOBODY;
    }

    private static long by(WorldEvent event) {
        if (event instanceof ActorEvent actor) {
            return actor.byId;
        } else if (event instanceof ShotEvent shot) {
            return shot.ownerId;
        }
        return event instanceof BlastEvent blast ? blast.ownerId : WorldEvent.NOBODY;
    }

    /** Returns the number of the event besides its subject; the radius of a blast in hundredths of a cell. */
    private static int amount(WorldEvent event) {
        if (event instanceof HealthEvent health) {
            return health.amount;
        } else if (event instanceof OreEvent ore) {
            return ore.measures;
        } else if (event instanceof BrewEvent brew) {
            return brew.level;
        } else if (event instanceof MarkEvent mark) {
            return mark.ticks;
        } else if (event instanceof ChargeEvent charge) {
            return charge.cells;
        } else if (event instanceof ArrivalEvent arrival) {
            return arrival.members;
        } else if (event instanceof BlastEvent blast) {
            return Math.round(blast.radiusCells * 100);
        }
        return event.manner();
    }

    /** Returns all events of a type, in order. */
    public List<Happened> all(EventType type) {
        return log.stream().filter(each -> each.type() == type).toList();
    }

    public Happened first(EventType type) {
        return all(type).get(0);
    }

    public int count(EventType type) {
        return all(type).size();
    }
}
