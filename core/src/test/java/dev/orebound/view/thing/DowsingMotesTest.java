package dev.orebound.view.thing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.vein.VeinDowser;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.World;
import dev.orebound.world.state.Party;
import org.junit.jupiter.api.Test;

class DowsingMotesTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int SEEDS = 20;
    private static final float FRAME = 1f / 60;

    @Test
    void motesDriftTowardsTheNearestVeinOfTheOreThatIsHeld() {
        int drifting = 0;
        for (int seed = 1; seed <= SEEDS; seed++) {
            World world = world(seed, 1 + seed % 16);
            for (int ore = 0; ore < CONTENT.ores().size(); ore++) {
                hold(world, ore, 3);
                int cell = world.player().body().cell;
                int target = new VeinDowser(world.floor(), CONTENT).nearest(ore, cell);
                DowsingMotes motes = motesAfter(world, 3);
                if (target == Grid.NONE) {
                    assertThat(motes.shown()).isZero();
                } else if (target != cell) {
                    drifting++;
                    assertThat(motes.shown()).isPositive();
                    assertThat(angleOff(world, target, motes)).isLessThan(8);
                }
            }
        }
        assertThat(drifting).isGreaterThan(SEEDS);
    }

    private static double angleOff(World world, int target, DowsingMotes motes) {
        Grid grid = world.floor().grid();
        double wayX = grid.x(target) + 0.5 - world.player().body().x;
        double wayY = grid.y(target) + 0.5 - world.player().body().y;
        double off = Math.atan2(wayY, wayX) - Math.atan2(motes.driftY(), motes.driftX());
        return Math.abs(Math.toDegrees(Math.IEEEremainder(off, 2 * Math.PI)));
    }

    @Test
    void moreMotesRiseTheNearerTheVeinIs() {
        int seed = 3;
        World world = world(seed, 4);
        while (farthest(world) < CONTENT.feel().dowsing().farCells()) {
            world = world(++seed, 4);
        }
        hold(world, 0, 1);
        VeinDowser dowsing = new VeinDowser(world.floor(), CONTENT);
        Grid grid = world.floor().grid();
        int over = 0;
        int far = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            over = distance(grid, dowsing, cell) < distance(grid, dowsing, over) ? cell : over;
            far = distance(grid, dowsing, cell) > distance(grid, dowsing, far) ? cell : far;
        }
        place(world, over);
        DowsingMotes near = motesAfter(world, 3);
        place(world, far);

        assertThat(near.shown()).isGreaterThan(motesAfter(world, 3).shown());
        assertThat(Math.hypot(near.driftX(), near.driftY()))
                .as("straight above they sink, and lead nowhere")
                .isLessThan(8);
    }

    private static double farthest(World world) {
        VeinDowser dowsing = new VeinDowser(world.floor(), CONTENT);
        Grid grid = world.floor().grid();
        double most = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            most = Math.max(most, distance(grid, dowsing, cell));
        }
        return most;
    }

    private static double distance(Grid grid, VeinDowser dowsing, int cell) {
        int target = dowsing.nearest(0, cell);
        int down = dowsing.floorsDown() * CONTENT.feel().dowsing().floorCells();
        return Math.hypot(Math.hypot(grid.x(target) - grid.x(cell), grid.y(target) - grid.y(cell)), down);
    }

    @Test
    void withoutOreAndOnTheLastFloorNothingIsShown() {
        World empty = world(5, 3);
        hold(empty, 0, 0);
        assertThat(motesAfter(empty, 3).shown()).isZero();

        World last = world(5, 17);
        hold(last, 0, 9);
        assertThat(motesAfter(last, 3).shown()).isZero();
    }

    private static World world(int seed, int depth) {
        Floor floor = new FloorGenerator(CONTENT).generate(new Descent(Seed.of(seed), CONTENT.graph()).request(depth));
        return new World(floor, CONTENT, Party.fresh(CONTENT));
    }

    private static void hold(World world, int ore, int measures) {
        world.player().component().chosenOres = 1 << ore;
        world.player().component().flasks[ore] = measures;
    }

    private static void place(World world, int cell) {
        Grid grid = world.floor().grid();
        world.player().body().cell = cell;
        world.player().body().x = grid.x(cell) + 0.5f;
        world.player().body().y = grid.y(cell) + 0.5f;
    }

    private static DowsingMotes motesAfter(World world, float seconds) {
        DowsingMotes motes = new DowsingMotes(world, new RandomStreams(Seed.of(1)).stream("test"));
        for (float passed = 0; passed < seconds; passed += FRAME) {
            motes.move(
                    world.player().body().x * SceneContext.CELL, world.player().body().y * SceneContext.CELL, FRAME);
        }
        return motes;
    }
}
