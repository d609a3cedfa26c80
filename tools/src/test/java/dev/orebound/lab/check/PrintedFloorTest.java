package dev.orebound.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.lab.FloorInspector;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the printed form of a floor is complete, and keeps every promise when it is read back. */
class PrintedFloorTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int FLOORS = TestSize.of(34, 170);
    private static final int DEPTHS = 17;

    private final FloorGenerator generator = new FloorGenerator(CONTENT);
    private final FloorChecks checks = new FloorChecks(CONTENT);

    /** Returns all depths, and every kind at each but the last. */
    static Stream<FloorRequest> requests() {
        return IntStream.range(0, FLOORS).mapToObj(number -> {
            int depth = 1 + number % DEPTHS;
            FloorKind kind = FloorKind.values()[number % FloorKind.BOSS.ordinal()];
            Descent descent = new Descent(Seed.of("printed " + number), CONTENT.graph());
            return depth == DEPTHS ? descent.request(depth) : descent.request(depth, kind);
        });
    }

    private static DumpedFloor read(FloorRequest request) {
        FloorInspector inspect = new FloorInspector(CONTENT);
        return PrintedFloor.read(inspect.json(request), inspect.certificate(request));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aPrintedFloorReadBackKeepsEveryInvariant(FloorRequest request) {
        DumpedFloor read = read(request);

        assertThat(checks.complaints(read, request.waysOn()))
                .as(() -> new FloorInspector(CONTENT).ascii(request))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aPrintedFloorIsTheFloor(FloorRequest request) throws IllegalAccessException {
        DumpedFloor made = DumpedFloor.of(generator.generate(request), CONTENT);
        DumpedFloor read = read(request);

        assertThat(names(read, read.terrain)).isEqualTo(names(made, made.terrain));
        assertThat(names(read, read.liquid)).isEqualTo(names(made, made.liquid));
        for (Field field : DumpedFloor.class.getFields()) {
            if (!List.of("terrain", "liquid", "legend").contains(field.getName())) {
                assertThat(Objects.deepEquals(field.get(read), field.get(made)))
                        .as(field.getName())
                        .isTrue();
            }
        }
    }

    /** Returns the names of a layer's values; a printed legend lists only the used ones, so that its numbers differ. */
    private static List<String> names(DumpedFloor floor, int[] layer) {
        return Arrays.stream(layer)
                .mapToObj(kind -> floor.legend.get(kind).name())
                .toList();
    }
}
