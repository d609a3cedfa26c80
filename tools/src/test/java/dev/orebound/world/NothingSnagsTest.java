package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Walks the player past everything solid on real floors, in sixteen directions, and counts the ticks in which it is
 * snagged: it holds a direction and gets less than a third of its pace, though it would be free a third of a cell
 * aside.
 */
class NothingSnagsTest {
    private static final int DIRECTIONS = 16;
    private static final int WALK_TICKS = 30;
    private static final int PLACES_A_KIND = 6;
    private static final int RESTING_TICKS = 8;
    private static final float ASIDE = 0.33f;
    private static final float AHEAD = 0.2f;

    private World world;
    private FloorState state;
    private Grid grid;
    private BodyCollider collider;
    private int held;
    private int longest;
    private final Map<String, int[]> snagged = new TreeMap<>();

    @BeforeEach
    void enterAFloor() {
        enter(0);
    }

    @Test
    void nothingSolidSnagsAPlayerWhoWalksPastIt() {
        for (int seed = 0; seed < TestSize.of(6, 60); seed++) {
            walkAbout(seed);
        }
        StringBuilder shares = new StringBuilder();
        snagged.forEach((kind, ticks) -> shares.append(String.format(
                Locale.ROOT, "%s %d of %d ticks (%.2f %%); ", kind, ticks[0], ticks[1], 100f * ticks[0] / ticks[1])));
        assertThat(longest).as("the longest snag in ticks").isLessThanOrEqualTo(3);
        assertThat(snagged.keySet()).contains("rock", "ore", "chest", "fixture", "prop");
        assertThat(snagged.values()).as(shares.toString()).allMatch(ticks -> ticks[0] * 1000L < 2L * ticks[1]);
    }

    /**
     * Lets a monster hunt the player past things that stand about, and counts the ticks in which something holds it.
     */
    @Test
    void nothingSolidSnagsAMonsterThatHunts() {
        int ticks = 0;
        int run = 0;
        for (int seed = 0; seed < TestSize.of(4, 40); seed++) {
            enter(seed);
            Entity hunter = world.monsters().first();
            RandomStream chance = new RandomStreams(world.floor().request().seed()).stream("test.snags.hunter");
            List<Integer> things = new ArrayList<>();
            cellsByKind().forEach((kind, cells) -> things.addAll(kind.equals("rock") ? List.of() : cells));
            for (int place = 0; place < 20 * PLACES_A_KIND; place++) {
                int cell = things.get(chance.below(things.size()));
                float x = grid.x(cell) + 0.5f;
                float y = grid.y(cell) + 0.5f;
                int direction = chance.below(DIRECTIONS);
                float dx = (float) Math.cos(2 * Math.PI * direction / DIRECTIONS);
                float dy = (float) Math.sin(2 * Math.PI * direction / DIRECTIONS);
                BodyComponent body = hunter.getComponent(BodyComponent.class);
                if (put(world.player().body(), x + 3 * dx, y + 3 * dy) && put(body, x - 2 * dx, y - 2 * dy)) {
                    for (int tick = 0; tick < 4 * WALK_TICKS; tick++) {
                        hunter.getComponent(HealthComponent.class).health = 1000;
                        hunter.getComponent(MindComponent.class).state = MindState.HUNTING;
                        world.player().health().health = world.player().health().most;
                        float fromX = body.x;
                        float fromY = body.y;
                        world.step(new Intent());
                        double wanted =
                                Math.hypot(body.velocityX, body.velocityY) * body.pace * state.paceAt(body.cell);
                        boolean isKnocked = body.knockX != 0 || body.knockY != 0;
                        double way = Math.hypot(body.x - fromX, body.y - fromY);
                        // A monster that is far away rests for a few ticks and then goes all their way.
                        held += !isKnocked && way > 0 && way < wanted / 3 ? 1 : 0;
                        run = !isKnocked && way == 0 && wanted > 0 ? run + 1 : 0;
                        held += run > RESTING_TICKS ? 1 : 0;
                        ticks += wanted > 0 ? 1 : 0;
                    }
                }
            }
        }
        assertThat(ticks).isGreaterThan(3000);
        assertThat(held * 1000L).as(held + " of " + ticks + " ticks").isLessThan(ticks);
    }

    private boolean put(BodyComponent body, float x, float y) {
        boolean fits = isFloor(x, y) && collider.isFree(x, y, body.radius);
        if (fits) {
            body.x = x;
            body.y = y;
            body.knockX = 0;
            body.knockY = 0;
            body.cell = grid.cell((int) x, (int) y);
        }
        return fits;
    }

    private void enter(int seed) {
        Descent descent = new Descent(Seed.of("snags " + seed), TestContent.BUILT_IN.graph());
        Floor floor = new FloorGenerator(TestContent.BUILT_IN).generate(descent.request(2 + seed * 5 % 14));
        world = new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
        state = world.floorState();
        grid = floor.grid();
        collider = new BodyCollider(grid, state.solid(), floor.structure());
        for (Entity monster : world.monsters()) {
            monster.getComponent(HealthComponent.class).health =
                    monster == world.monsters().first() ? 1000 : 0;
        }
    }

    private void walkAbout(int seed) {
        enter(seed);
        world.monsters().first().getComponent(HealthComponent.class).health = 0;
        RandomStream chance = new RandomStreams(world.floor().request().seed()).stream("test.snags");
        cellsByKind().forEach((kind, cells) -> {
            for (int place = 0; place < PLACES_A_KIND; place++) {
                int cell = cells.get(chance.below(cells.size()));
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    walk(kind, cell, direction, chance.unit() * 2 - 1);
                }
            }
        });
    }

    /** Returns the solid cells beside floor, by what stands on them. */
    private Map<String, List<Integer>> cellsByKind() {
        Map<String, List<Integer>> kinds = new TreeMap<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (state.isSolid(cell) && !grid.edge().at(cell) && isBesideFloor(cell)) {
                kinds.computeIfAbsent(kindOf(cell), kind -> new ArrayList<>()).add(cell);
            }
        }
        return kinds;
    }

    private boolean isBesideFloor(int cell) {
        return Direction.STRAIGHT.stream().anyMatch(side -> state.isWalkable(grid.neighbour(cell, side)));
    }

    private String kindOf(int cell) {
        if (!world.floor().structure().at(cell)) {
            return "rock";
        }
        if (state.ore(cell) != null) {
            return "ore";
        }
        if (state.chest(cell) != null) {
            return "chest";
        }
        if (state.shutLock(cell) != null) {
            return "lock";
        }
        if (state.prop(cell) != null) {
            return "prop";
        }
        return world.floor().fixtures().stream().anyMatch(each -> each.at() == cell) ? "fixture" : "other";
    }

    /** Walks towards a cell from a cell and a half away, with its middle so far aside as given. */
    private void walk(String kind, int cell, int direction, float aside) {
        double turn = 2 * Math.PI * direction / DIRECTIONS;
        float dx = (float) Math.cos(turn);
        float dy = (float) Math.sin(turn);
        BodyComponent body = world.player().body();
        float x = grid.x(cell) + 0.5f - 1.2f * dx - aside * dy;
        float y = grid.y(cell) + 0.5f - 1.2f * dy + aside * dx;
        if (!put(body, x, y)) {
            return;
        }
        Intent intent = new Intent();
        intent.move(Math.round(127 * dx), Math.round(127 * dy));
        int[] ticks = snagged.computeIfAbsent(kind, any -> new int[2]);
        for (int tick = 0; tick < WALK_TICKS; tick++) {
            float fromX = body.x;
            float fromY = body.y;
            boolean hasWay = hasWayBeside(body, dx, dy);
            world.player().health().health = world.player().health().most;
            // Whoever a trap brings would be in the way.
            world.monsters().forEach(each -> each.getComponent(HealthComponent.class).health = 0);
            world.step(intent);
            float pace =
                    world.content().player().speed() / TickClock.TICKS_A_SECOND * state.paceAt(body.cell) * body.pace;
            boolean isHeld = Math.hypot(body.x - fromX, body.y - fromY) < pace / 3;
            boolean isSnagged = isHeld && hasWay && tick > 5 && world.player().health().staggerTicks == 0;
            ticks[0] += isSnagged ? 1 : 0;
            ticks[1]++;
            held = isSnagged ? held + 1 : 0;
            longest = Math.max(longest, held);
        }
    }

    /** Returns whether a body could go on in a direction, once it had gone aside by at most a third of a cell. */
    private boolean hasWayBeside(BodyComponent body, float dx, float dy) {
        for (int side = -1; side <= 1; side += 2) {
            for (float aside = 0; aside <= ASIDE; aside += 0.03f) {
                float x = body.x - dy * aside * side;
                float y = body.y + dx * aside * side;
                if (!collider.isFree(x, y, body.radius) || !isFloor(x, y)) {
                    break;
                }
                if (isFloor(x + dx * AHEAD, y + dy * AHEAD)
                        && collider.isFree(x + dx * AHEAD / 2, y + dy * AHEAD / 2, body.radius)
                        && collider.isFree(x + dx * AHEAD, y + dy * AHEAD, body.radius)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFloor(float x, float y) {
        return grid.contains((int) x, (int) y) && state.isWalkable(grid.cell((int) x, (int) y));
    }
}
