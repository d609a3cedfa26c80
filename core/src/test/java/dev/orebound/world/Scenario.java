package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A small world drawn as text and played tick by tick. */
public final class Scenario {
    private final Content content;
    private final DrawnFloor drawing;
    private final World world;
    private final Grid grid;
    private final Intent intent = new Intent();
    private final Map<EventType, Integer> happened = new EnumMap<>(EventType.class);
    private final List<EventType> inOrder = new ArrayList<>();

    private Scenario(DrawnFloor drawing, Content content, Party party) {
        this.content = content;
        this.drawing = drawing;
        world = new World(this.drawing.floor(), content, party);
        grid = world.floor().grid();
    }

    /** Returns a world of this drawing; {@link dev.orebound.Glyphs} explains the characters. */
    public static Scenario of(String drawing) {
        return of(drawing, TestContent.BUILT_IN);
    }

    /** Returns a world of this drawing with content of its own. */
    public static Scenario of(String drawing, Content content) {
        return new Scenario(new DrawnFloor(drawing), content, Party.fresh(content));
    }

    /** Returns a world of this floor, with content of its own. */
    public static Scenario of(DrawnFloor drawing, Content content) {
        return new Scenario(drawing, content, Party.fresh(content));
    }

    /** Returns a world of this floor into which this party comes. */
    public static Scenario of(DrawnFloor drawing, Party party) {
        return new Scenario(drawing, TestContent.BUILT_IN, party);
    }

    /** Returns a world of this drawing in which the alchemist has companions with the bodies of these monsters. */
    public static Scenario with(String drawing, String... companions) {
        Content content = TestContent.BUILT_IN;
        Party alone = Party.fresh(content);
        List<Integer> kinds = Stream.of(companions)
                .map(companion -> content.monsters().indexOf(companion))
                .toList();
        Party party = alone.with(PartyMember.allHale(kinds));
        return new Scenario(new DrawnFloor(drawing), content, party);
    }

    /** Returns a world of this drawing with this kind of arena in its traps. */
    public static Scenario inArena(String kind, int depth, String drawing) {
        return inArena(kind, depth, drawing, TestContent.BUILT_IN);
    }

    /** Returns a world of this drawing with this kind of arena in its traps and other content. */
    public static Scenario inArena(String kind, int depth, String drawing, Content content) {
        ArenaKind arena = content.arenaKinds().get(kind);
        return new Scenario(new DrawnFloor(drawing, arena, depth), content, Party.fresh(content));
    }

    public World world() {
        return world;
    }

    public Content content() {
        return content;
    }

    /** Plays one tick of the prepared intent. */
    public Scenario tick() {
        world.step(intent);
        for (int i = 0; i < world.events().size(); i++) {
            happened.merge(world.events().at(i).type(), 1, Integer::sum);
            inOrder.add(world.events().at(i).type());
        }
        return this;
    }

    /** Stands still for a number of ticks. */
    public Scenario waits(int ticks) {
        intent.clear();
        for (int i = 0; i < ticks; i++) {
            tick();
        }
        return this;
    }

    /** Holds the stick for a number of ticks. */
    public Scenario pushes(int x, int y, int ticks) {
        intent.clear();
        intent.move(x, y);
        for (int i = 0; i < ticks; i++) {
            tick();
        }
        return this;
    }

    /** Walks the shortest way to a label, and fails if it is not reached in twenty seconds. */
    public Scenario walksTo(char label) {
        int goal = drawing.label(label);
        DistanceMap way = new DistanceMap(grid);
        way.spreadFrom(goal, world.floorState().solid(), StepKind.FOUR_WAY);
        return until(() -> isInMiddleOf(goal), 1200, "reach " + label, () -> stepTowards(goal, way));
    }

    /** Puts the alchemist in the middle of a cell between two ticks. */
    public Scenario standsOn(int cell) {
        put(body(), cell);
        return this;
    }

    /** Puts a body in the middle of a cell between two ticks. */
    public void put(BodyComponent body, int cell) {
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
        body.cell = cell;
    }

    /** Puts a ground of the player's on a cell between two ticks. */
    public void lays(String ground, int cell, int ticks) {
        world.parts
                .get(GroundChanges.class)
                .lay(
                        content.grounds().indexOf(ground),
                        cell,
                        ticks,
                        Direction.EAST,
                        world.player().spawnId(),
                        -1);
    }

    /** Faces a label and holds the strike button for a number of ticks. */
    public Scenario strikesAt(char label, int ticks) {
        int goal = drawing.label(label);
        for (int i = 0; i < ticks; i++) {
            intent.clear();
            aimAt(grid.x(goal) + 0.5f, grid.y(goal) + 0.5f);
            intent.hold(Intent.STRIKE);
            tick();
        }
        return this;
    }

    /** Strikes at the oldest monster until a blow lands. */
    public Scenario hitsTheFirst() {
        return until(() -> count(EventType.ACTOR_HURT) > 0, 120, "hit somebody", this::fight);
    }

    /** Stands still for a number of ticks and is healed at once after any harm. */
    public Scenario endures(int ticks) {
        intent.clear();
        for (int i = 0; i < ticks; i++) {
            heal();
            tick();
        }
        return this;
    }

    /** Makes as if nothing had hurt the player. */
    private void heal() {
        world.player().health().health = world.player().health().most;
        world.player().health().harm = 0;
    }

    /** Fights the nearest monster until an event of a type happens. */
    public Scenario fightsUntil(EventType type, int atMostTicks) {
        return until(() -> count(type) > 0, atMostTicks, "see " + type, this::fight);
    }

    /** Returns the one arena of a drawing with one trap. */
    public Arena arena() {
        return world.arenas().get(0);
    }

    /** Kills a monster between two ticks, as a blow would. */
    public void slay(Entity monster) {
        monster.getComponent(HealthComponent.class).health = 0;
    }

    /** Kills all monsters as soon as they are there, without being hurt, until an event of a type happens. */
    public Scenario slaysUntil(EventType type, int atMostTicks) {
        intent.clear();
        return until(() -> count(type) > 0, atMostTicks, "see " + type, () -> {
            heal();
            world.monsters().forEach(this::slay);
        });
    }

    /** Returns the cells with matching things on the ground, oldest first. */
    public List<Integer> pickups(Predicate<PickupComponent> which) {
        List<Integer> cells = new ArrayList<>();
        for (Entity each : world.pickups()) {
            if (which.test(each.getComponent(PickupComponent.class))) {
                cells.add(each.getComponent(BodyComponent.class).cell);
            }
        }
        return cells;
    }

    /** Presses interact for one tick. */
    public Scenario interacts() {
        intent.clear();
        intent.hold(Intent.INTERACT);
        return tick();
    }

    /** Plays one tick of another intent. */
    public Scenario plays(Intent wanted) {
        intent.unpack(wanted.packed());
        return tick();
    }

    /** Gives an order for one tick. */
    public Scenario orders(IntentOrder order) {
        return orders(order, 0);
    }

    /** Gives an order for one tick. */
    public Scenario orders(IntentOrder order, int argument) {
        intent.clear();
        intent.order(order, argument);
        return tick();
    }

    /** Waits until an event of a type happens; fails if it does not happen in time. */
    public Scenario waitsFor(EventType type, int atMostTicks) {
        intent.clear();
        return until(() -> count(type) > 0, atMostTicks, "see " + type, () -> {});
    }

    /** Returns how often an event of a type has happened so far. */
    public int count(EventType type) {
        return happened.getOrDefault(type, 0);
    }

    /** Returns all events of these types, in order. */
    public List<EventType> happened(EventType... types) {
        return inOrder.stream().filter(List.of(types)::contains).toList();
    }

    public int cellOf(char label) {
        return drawing.label(label);
    }

    public BodyComponent body() {
        return world.player().body();
    }

    /** Fails if two actors overlap. */
    public void expectsNobodyInAnybody() {
        List<BodyComponent> actors = new ArrayList<>();
        actors.add(body());
        world.monsters().forEach(monster -> actors.add(monster.getComponent(BodyComponent.class)));
        world.companions().forEach(each -> actors.add(each.getComponent(BodyComponent.class)));
        for (int one = 0; one < actors.size(); one++) {
            for (int other = 0; other < one; other++) {
                float dx = actors.get(one).x - actors.get(other).x;
                float dy = actors.get(one).y - actors.get(other).y;
                assertThat(Math.sqrt(dx * dx + dy * dy))
                        .as("from %s to %s", one, other)
                        .isGreaterThanOrEqualTo(actors.get(one).radius + actors.get(other).radius - 0.01);
            }
        }
    }

    private Scenario until(BooleanSupplier done, int atMostTicks, String what, Runnable before) {
        for (int i = 0; i < atMostTicks && !done.getAsBoolean(); i++) {
            before.run();
            tick();
        }
        assertThat(done.getAsBoolean())
                .as("%s within %s ticks; happened so far: %s", what, atMostTicks, happened)
                .isTrue();
        intent.clear();
        return this;
    }

    private boolean isInMiddleOf(int cell) {
        float dx = body().x - grid.x(cell) - 0.5f;
        float dy = body().y - grid.y(cell) - 0.5f;
        return dx * dx + dy * dy < 0.15f * 0.15f;
    }

    private void stepTowards(int goal, DistanceMap way) {
        int next = body().cell;
        int best = way.at(next);
        for (Direction direction : Direction.STRAIGHT) {
            int beside = grid.neighbour(body().cell, direction);
            if (beside != Grid.NONE && way.at(beside) < best) {
                next = beside;
                best = way.at(beside);
            }
        }
        if (body().cell == goal) {
            next = goal;
        }
        intent.clear();
        pushTowards(grid.x(next) + 0.5f, grid.y(next) + 0.5f);
    }

    private void pushTowards(float x, float y) {
        float dx = x - body().x;
        float dy = y - body().y;
        float distance = Math.max(0.08f, (float) Math.sqrt(dx * dx + dy * dy));
        intent.move(Math.round(dx / distance * Intent.FULL_TILT), Math.round(dy / distance * Intent.FULL_TILT));
    }

    private void aimAt(float x, float y) {
        double turn = StrictMath.atan2(y - body().y, x - body().x) / (2 * StrictMath.PI);
        intent.aim((int) Math.round(turn * Intent.AIMS));
    }

    private void fight() {
        intent.clear();
        ImmutableArray<Entity> monsters = world.monsters();
        float nearest = Float.MAX_VALUE;
        BodyComponent target = null;
        for (Entity monster : monsters) {
            BodyComponent each = monster.getComponent(BodyComponent.class);
            float squared = (each.x - body().x) * (each.x - body().x) + (each.y - body().y) * (each.y - body().y);
            if (squared < nearest) {
                nearest = squared;
                target = each;
            }
        }
        if (target != null) {
            aimAt(target.x, target.y);
            intent.hold(Intent.STRIKE);
        }
    }

    /** Returns the parts of a world, for a test that changes them as a system would. */
    public static PartRegistry partsOf(World world) {
        return world.parts;
    }
}
