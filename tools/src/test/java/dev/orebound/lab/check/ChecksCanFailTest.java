package dev.orebound.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.lab.check.FloorChecks.FloorCheck;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every check accepts a sound floor and reports the same floor once its promise is broken. */
class ChecksCanFailTest {
    /** The invariants about many floors together, which {@code survey} checks. */
    private static final List<String> OVER_MANY_FLOORS = List.of("13", "16");

    static List<FloorBreakage> breakages() {
        return Stream.of(BrokenShape.ALL, BrokenTraps.ALL, BrokenThings.ALL, BrokenVignettes.ALL)
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("breakages")
    void givenASoundFloor_whenAPromiseIsBroken_thenItsCheckSaysSo(FloorBreakage breakage) {
        FloorCheck check = FloorChecks.ALL.stream()
                .filter(each -> each.promise().equals(breakage.promise()))
                .findFirst()
                .orElseThrow();
        DumpedFloor floor = SoundFloor.dump();
        assertThat(check.fault().apply(SoundFloor.underCheck(floor)))
                .as("before")
                .isNull();

        breakage.breaking().accept(floor);

        assertThat(check.fault().apply(SoundFloor.underCheck(floor)))
                .as("after")
                .isNotBlank()
                .doesNotContain("\n");
    }

    @Test
    void everyCheckIsSeenToFail() {
        assertThat(breakages().stream().map(FloorBreakage::promise).distinct().toList())
                .hasSameElementsAs(
                        FloorChecks.ALL.stream().map(FloorCheck::promise).toList());
    }

    @Test
    void everyInvariantHasACheck() throws IOException {
        List<String> given = FloorChecks.ALL.stream().map(FloorCheck::given).toList();
        List<String> page = Files.readAllLines(Path.of("../docs/formats.md"));
        List<String> numbers = page.stream()
                .filter(line -> line.matches("\\d+\\. .*"))
                .map(line -> line.substring(0, line.indexOf('.')))
                .toList();

        assertThat(numbers)
                .as("invariants of the page")
                .isSortedAccordingTo(Comparator.comparingInt(Integer::parseInt))
                .doesNotHaveDuplicates()
                .containsAll(OVER_MANY_FLOORS);
        assertThat(numbers)
                .filteredOn(number -> !OVER_MANY_FLOORS.contains(number))
                .filteredOn(number -> given.stream()
                        .noneMatch(each -> List.of(each.split(" ")).contains(number)))
                .as("invariants without a check")
                .isEmpty();
    }

    @Test
    void aComplaintNamesTheInvariantThePromiseAndThePlace() {
        FloorComplaint complaint =
                new FloorComplaint("invariant 4", "traps seal", "from room 3 one comes out at [4, 5]");

        assertThat(complaint).hasToString("invariant 4, traps seal: from room 3 one comes out at [4, 5]");
    }
}
