package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * A drawing in which every g walks where the test says; sizes alternate between small, medium and large. They have no
 * tactics, so that only the test decides their movement.
 */
final class FlowFieldWalk {
    private static final String[] KINDS = {"cave_rat", "goblin", "shard_golem"};
    private static final float LARGEST = 0.48f;

    private final Scenario scenario;
    private final List<Entity> all = new ArrayList<>();
    private final List<Entity> sleepers = new ArrayList<>();

    FlowFieldWalk(String drawing) {
        scenario = Scenario.of(drawing);
        scenario.world().monsters().forEach(all::add);
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            int kind = scenario.content().monsters().indexOf(KINDS[i % KINDS.length]);
            Monster monster = scenario.content().monsters().at(kind);
            each.getComponent(MonsterComponent.class).monster = kind;
            each.getComponent(BodyComponent.class).radius = i % KINDS.length == 2 ? LARGEST : monster.radiusCells();
            each.remove(TacticComponent.class);
            joinAnew(each);
        }
    }

    /** Lets an entity leave the actors and join them again, so that all notice which components it has. */
    private static void joinAnew(Entity each) {
        HealthComponent copy = new HealthComponent();
        copy.health = each.getComponent(HealthComponent.class).health;
        copy.most = each.getComponent(HealthComponent.class).most;
        each.remove(HealthComponent.class);
        each.add(copy);
    }

    int size() {
        return all.size();
    }

    int cellOf(char label) {
        return scenario.cellOf(label);
    }

    int cell(int x, int y) {
        return scenario.world().floor().grid().cell(x, y);
    }

    BodyComponent body(int index) {
        return all.get(index).getComponent(BodyComponent.class);
    }

    boolean isWalkable(int cell) {
        return !scenario.world().floorState().unwalkable().at(cell);
    }

    void put(int index, float x, float y) {
        body(index).x = x;
        body(index).y = y;
        body(index).cell = cell((int) x, (int) y);
    }

    /** Returns the index of the body on a cell. */
    int at(int x, int y) {
        for (int i = 0; i < all.size(); i++) {
            if (body(i).cell == cell(x, y)) {
                return i;
            }
        }
        throw new IllegalArgumentException("nobody is at " + x + ", " + y);
    }

    /** Returns all bodies whose middle lies between two columns. */
    List<Entity> between(int west, int east) {
        return all.stream()
                .filter(each -> each.getComponent(BodyComponent.class).x > west
                        && each.getComponent(BodyComponent.class).x < east)
                .toList();
    }

    void sleeps(int index) {
        sleepers.add(all.get(index));
    }

    void allTo(char label) {
        go(all, cellOf(label));
    }

    void go(List<Entity> walkers, int cell) {
        for (Entity each : walkers) {
            WishComponent wish = each.getComponent(WishComponent.class);
            wish.way = TravelMode.TO_CELL;
            wish.cell = cell;
        }
    }

    void tick() {
        for (Entity each : all) {
            boolean sleeps = sleepers.contains(each);
            each.getComponent(MindComponent.class).state = sleeps ? MindState.SHACKLED : MindState.GUARDING;
            each.getComponent(MindComponent.class).ticks = 0;
        }
        scenario.tick();
    }

    long eastOf(float x) {
        return all.stream()
                .filter(each -> each.getComponent(BodyComponent.class).x > x)
                .count();
    }

    static boolean areEastOf(List<Entity> walkers, float x) {
        return walkers.stream().allMatch(each -> each.getComponent(BodyComponent.class).x > x);
    }

    static boolean areWestOf(List<Entity> walkers, float x) {
        return walkers.stream().allMatch(each -> each.getComponent(BodyComponent.class).x < x);
    }

    /** Plays until all bodies have passed a column, and returns the most ticks between one arrival and the next. */
    int longestPauseUntilAllAreEastOf(float x, int atMostTicks) {
        int pause = 0;
        int longest = 0;
        long passed = 0;
        for (int tick = 0; tick < atMostTicks && passed < all.size(); tick++) {
            tick();
            long now = Math.max(passed, eastOf(x));
            pause = now > passed || passed == 0 ? 0 : pause + 1;
            longest = Math.max(longest, pause);
            passed = now;
        }
        assertThat(passed).as("passed").isEqualTo(all.size());
        return longest;
    }
}
