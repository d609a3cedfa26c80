package dev.orebound.cave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Layer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the validation of the list of passes, before and during a run. */
class PassListTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final FloorKey<String> RED = new FloorKey<>("red");
    private static final FloorKey<String> BLUE = new FloorKey<>("blue");

    @Test
    void aPassThatReadsWhatNobodyWroteIsRefused() {
        List<FloorPass> passes =
                List.of(new Fake("Look", List.of(RED), List.of()), new Fake("Paint", List.of(), List.of(RED)));
        assertThatThrownBy(() -> new FloorGenerator(CONTENT, passes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the list of passes is wrong: Look reads red, which no earlier pass writes");
    }

    @Test
    void twoWritersOfOneLayerAreRefused() {
        List<FloorPass> passes =
                List.of(new Fake("Paint", List.of(), List.of(RED)), new Fake("Spill", List.of(), List.of(RED)));
        assertThatThrownBy(() -> new FloorGenerator(CONTENT, passes))
                .hasMessage("the list of passes is wrong: Spill writes red, which Paint already writes");
    }

    @Test
    void everyFaultOfAListIsTold() {
        List<FloorPass> passes =
                List.of(new Fake("Paint", List.of(BLUE), List.of(RED)), new Fake("Paint", List.of(), List.of(RED)));
        assertThatThrownBy(() -> new FloorGenerator(CONTENT, passes))
                .hasMessage("the list of passes is wrong: Paint reads blue, which no earlier pass writes; "
                        + "Paint stands twice; Paint writes red, which Paint already writes");
    }

    @Test
    void theCaveFloorsListIsRight() {
        assertThat(new FloorGenerator(CONTENT).passNames()).hasSameSizeAs(CaveRecipe.PASSES);
        assertThat(CaveRecipe.PASSES.stream().flatMap(pass -> pass.writes().stream()))
                .doesNotHaveDuplicates();
    }

    @Test
    void aPassCannotTouchWhatItDidNotDeclare() {
        FloorBuilder floor = new FloorBuilder(SeededFloors.request(1), CONTENT, 1);
        floor.put(RED, "paint");
        floor.begin(new Fake("Look", List.of(), List.of()));
        assertThatThrownBy(() -> floor.get(RED)).hasMessage("Look reads red without declaring it");
        assertThatThrownBy(() -> floor.put(BLUE, "sky")).hasMessage("Look writes blue without declaring it");
    }

    @Test
    void theGeneratorHoldsEachPassToWhatItDeclared() {
        FloorPass curious = new Fake("Peek", List.of(), List.of()) {
            @Override
            public PassOutcome run(FloorBuilder floor, RandomStream stream) {
                return PassOutcome.missed(floor.get(RED));
            }
        };
        FloorGenerator generator = new FloorGenerator(CONTENT, List.of(curious));
        assertThatThrownBy(() -> generator.generate(SeededFloors.request(1)))
                .hasMessage("Peek reads red without declaring it");
    }

    @Test
    void aPassMustMakeAllThatItDeclared() {
        FloorBuilder floor = new FloorBuilder(SeededFloors.request(1), CONTENT, 1);
        FloorPass lazy = new Fake("Idle", List.of(), List.of(RED));
        floor.begin(lazy);
        assertThatThrownBy(() -> floor.end(lazy)).hasMessage("Idle declares that it writes red, but did not");
    }

    @Test
    void memoryLentToAPassIsLentAgainToTheNext() {
        FloorBuilder floor = new FloorBuilder(SeededFloors.request(1), CONTENT, 1);
        floor.begin(new Fake("Paint", List.of(), List.of()));
        BitLayer lent = floor.memory().bitLayer();
        floor.begin(new Fake("Spill", List.of(), List.of()));
        assertThat(floor.memory().bitLayer()).isSameAs(lent);
    }

    @Test
    void nothingIsWrittenTwice() {
        FloorBuilder floor = new FloorBuilder(SeededFloors.request(1), CONTENT, 1);
        floor.put(RED, "paint");
        assertThatThrownBy(() -> floor.put(RED, "more paint")).hasMessage("red is written twice");
    }

    @Test
    void aListenerSeesEveryPassAndTheLayersSoFar() {
        List<String> seen = new ArrayList<>();
        List<String> layers = new ArrayList<>();
        FloorRequest request = SeededFloors.request(3);
        Floor floor = new FloorGenerator(CONTENT).generate(request, (pass, unfinished) -> {
            seen.add(pass);
            layers.clear();
            layers.addAll(unfinished.layerNames());
            Layer last = unfinished.layer(layers.get(layers.size() - 1));
            assertThat(last.grid()).isEqualTo(unfinished.grid());
        });
        assertThat(floor.attempts()).isEqualTo(1);
        assertThat(seen)
                .isEqualTo(CaveRecipe.PASSES.stream().map(FloorPass::name).toList());
        assertThat(layers)
                .containsExactly(
                        "grown",
                        "carved",
                        "room",
                        "border_distance",
                        "structure",
                        "arcs",
                        "vein",
                        "vein_distance",
                        "liquid",
                        "terrain");
    }

    @Test
    void aFloorThatKeepsMissingIsGivenUpByName() {
        FloorPass stubborn = new Fake("Refuse", List.of(), List.of()) {
            @Override
            public PassOutcome run(FloorBuilder floor, RandomStream stream) {
                return PassOutcome.missed("attempt " + floor.attempt());
            }
        };
        FloorGenerator generator = new FloorGenerator(CONTENT, List.of(stubborn));
        FloorRequest request = new FloorRequest(Seed.of("lost"), "r2c1", 3, FloorKind.BATTLE, List.of("r3c1"));
        assertThatThrownBy(() -> generator.generate(request))
                .isInstanceOf(FloorNotMadeException.class)
                .hasMessage("seed lost, depth 3: 8 attempts, none of which kept every invariant; the last missed: "
                        + "Refuse: attempt 8");
    }

    @Test
    void seedNodeAndKindEachMakeAnotherFloor() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        Floor floor = generator.generate(request("1", "r2c1", FloorKind.BATTLE));
        for (FloorRequest other : List.of(
                request("2", "r2c1", FloorKind.BATTLE),
                request("1", "r2c2", FloorKind.BATTLE),
                request("1", "r2c1", FloorKind.GOLEM))) {
            assertThat(generator.generate(other).carved().sameAs(floor.carved()))
                    .isFalse();
        }
        assertThat(generator.generate(floor.request()).carved().sameAs(floor.carved()))
                .isTrue();
    }

    private static FloorRequest request(String seed, String node, FloorKind kind) {
        return new FloorRequest(Seed.of(seed), node, 3, kind, List.of("r3c1"));
    }

    /** A pass that declares and does nothing. */
    private static class Fake implements FloorPass {
        private final String name;
        private final List<FloorKey<?>> reads;
        private final List<FloorKey<?>> writes;

        Fake(String name, List<FloorKey<?>> reads, List<FloorKey<?>> writes) {
            this.name = name;
            this.reads = reads;
            this.writes = writes;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public List<FloorKey<?>> reads() {
            return reads;
        }

        @Override
        public List<FloorKey<?>> writes() {
            return writes;
        }

        @Override
        public PassOutcome run(FloorBuilder floor, RandomStream stream) {
            return PassOutcome.DONE;
        }
    }
}
