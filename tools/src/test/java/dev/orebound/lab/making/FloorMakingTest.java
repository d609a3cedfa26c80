package dev.orebound.lab.making;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.lab.FloorInspector;
import dev.orebound.lab.FloorJson;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the making of a floor, watched step by step, leads to the same floor that {@code inspect} prints. */
class FloorMakingTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final FloorGenerator GENERATOR = new FloorGenerator(CONTENT);
    private static final int SEEDS = TestSize.of(34, 170);

    @Test
    void steppingToTheEndGivesTheFloorsOfInspect() {
        FloorInspector inspect = new FloorInspector(CONTENT);
        for (int seed = 1; seed <= SEEDS; seed++) {
            FloorRequest request = request(seed);
            MakingView view = new MakingView(FloorMaking.record(request, CONTENT, GENERATOR));
            while (!view.isAtEnd()) {
                view.seek(view.index() + 1);
            }
            assertSameCells(view.floor(), new FloorGenerator(CONTENT).generate(request));
            assertThat(new FloorJson(view.floor(), CONTENT).line())
                    .as("seed %s", seed)
                    .isEqualTo(inspect.json(request));
        }
    }

    @Test
    void goingBackAndForthFindsTheSameFloorAtEachStep() {
        MakingView forwards = new MakingView(FloorMaking.record(request(7), CONTENT, GENERATOR));
        List<String> seen = new ArrayList<>();
        for (int step = 0; step < forwards.making().stepCount(); step++) {
            forwards.seek(step);
            seen.add(new FloorJson(forwards.floor(), CONTENT).line());
        }

        for (int step = seen.size() - 1; step >= 0; step--) {
            forwards.seek(step);
            assertThat(new FloorJson(forwards.floor(), CONTENT).line())
                    .as("back at step %s", step)
                    .isEqualTo(seen.get(step));
        }
        for (int jump = 0; jump < 40; jump++) {
            int step = jump * 37 % seen.size();
            forwards.seek(step);
            assertThat(new FloorJson(forwards.floor(), CONTENT).line())
                    .as("after a jump to step %s", step)
                    .isEqualTo(seen.get(step));
        }
    }

    @Test
    void aStepBeyondEitherEndIsTheLastOne() {
        MakingView view = new MakingView(FloorMaking.record(request(3), CONTENT, GENERATOR));

        view.seek(-5);
        assertThat(view.index()).isZero();
        view.seek(1_000_000);
        assertThat(view.isAtEnd()).isTrue();
    }

    private static FloorRequest request(int seed) {
        Descent descent = new Descent(Seed.of(seed), CONTENT.graph());
        int depth = 1 + seed % descent.bossDepth();
        FloorKind[] kinds = FloorKind.values();
        FloorKind kind = depth == descent.bossDepth() ? FloorKind.BOSS : kinds[seed % (kinds.length - 1)];
        return descent.request(depth, kind);
    }

    private static void assertSameCells(Floor stepped, Floor made) {
        String which = "seed " + made.request().seed().text();
        assertThat(stepped.attempts()).as(which).isEqualTo(made.attempts());
        for (int cell = 0; cell < made.grid().size(); cell++) {
            String where =
                    which + ", cell " + made.grid().x(cell) + "," + made.grid().y(cell);
            assertThat(stepped.carved().at(cell))
                    .as(where)
                    .isEqualTo(made.carved().at(cell));
            assertThat(stepped.structure().at(cell))
                    .as(where)
                    .isEqualTo(made.structure().at(cell));
        }
        assertThat(stepped.room().sameAs(made.room())).as(which).isTrue();
        assertThat(stepped.borderDistance().sameAs(made.borderDistance()))
                .as(which)
                .isTrue();
        assertThat(stepped.terrain().sameAs(made.terrain())).as(which).isTrue();
        assertThat(stepped.liquid().sameAs(made.liquid())).as(which).isTrue();
        assertThat(stepped.vein().sameAs(made.vein())).as(which).isTrue();
        assertThat(stepped.veinDistance().sameAs(made.veinDistance())).as(which).isTrue();
        assertThat(stepped.arcs().sameAs(made.arcs())).as(which).isTrue();
        assertThat(stepped.rooms()).as(which).isEqualTo(made.rooms());
        assertThat(stepped.corridors()).as(which).isEqualTo(made.corridors());
        assertThat(stepped.chests()).as(which).isEqualTo(made.chests());
        assertThat(stepped.veins()).as(which).isEqualTo(made.veins());
        assertThat(stepped.ores()).as(which).isEqualTo(made.ores());
        assertThat(stepped.hordes()).as(which).isEqualTo(made.hordes());
        assertThat(stepped.exits()).as(which).isEqualTo(made.exits());
        assertThat(stepped.loot()).as(which).isEqualTo(made.loot());
        assertThat(stepped.fixtures()).as(which).isEqualTo(made.fixtures());
        assertThat(stepped.start()).as(which).isEqualTo(made.start());
    }
}
