package dev.orebound.workbench.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.descent.Descent;
import dev.orebound.lab.making.FloorMaking;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests watching a floor and trying it out with other numbers. */
class FloorWorkshopTest {
    private static final FloorRequest REQUEST = new Descent(Seed.of(7), TestContent.BUILT_IN.graph()).request(5);

    private final FloorWorkshop work =
            new FloorWorkshop(REQUEST, TestContent.BUILT_IN, new BuiltInAssets(), Runnable::run);

    @AfterEach
    void dispose() {
        work.dispose();
    }

    @Test
    void itOpensOnTheVeryFloorThatWasAskedFor() {
        FloorWorkshop.Made made = made();

        assertThat(made.complaint()).isEmpty();
        assertThat(shown().request()).isEqualTo(REQUEST);
    }

    @Test
    void anotherNumberMakesTheFloorAnew() {
        FloorMaking before = shownAfter(made());

        change("carving.heart_rock_percent", 30);
        FloorMaking after = shownAfter(made());

        assertThat(after.request()).isEqualTo(before.request());
        assertThat(Objects.requireNonNull(after.floorOrNull())
                        .carved()
                        .sameAs(Objects.requireNonNull(before.floorOrNull()).carved()))
                .isFalse();
    }

    @Test
    void theNumbersOfTheFileMakeTheFloorOfTheFileAgain() {
        FloorMaking before = shownAfter(made());
        change("carving.rounds", 2);
        made();

        work.resetNumbers();

        assertThat(Objects.requireNonNull(shownAfter(made()).floorOrNull())
                        .structure()
                        .sameAs(Objects.requireNonNull(before.floorOrNull()).structure()))
                .isTrue();
    }

    @Test
    void aBadNumberIsToldInOneLineAndTheOldFloorStays() {
        FloorMaking before = shownAfter(made());

        change("hordes.count.lowest", 30);
        FloorWorkshop.Made made = made();

        assertThat(made.making()).isNull();
        assertThat(made.complaint())
                .isEqualTo("content/cave.json: hordes.count.highest: 8 is below lowest, 30; give at least as much");
        assertThat(shown()).isSameAs(before);
    }

    @Test
    void numbersOfWhichNoFloorComesShowHowEachAttemptFails() {
        made();
        change("carving.rooms.highest", 2);
        change("carving.rooms.lowest", 2);

        FloorWorkshop.Made made = made();

        assertThat(made.complaint()).contains("8 attempts", "CarveCaves");
        assertThat(shown().floorOrNull()).isNull();
        assertThat(shown().step(shown().stepCount() - 1).missed()).contains("rooms");
        assertThat(shown().step(shown().stepCount() - 1).attempt()).isEqualTo(8);
    }

    @Test
    void seedDepthAndKindLeadToOtherFloorsOfTheDescent() {
        made();
        work.nextSeed(1);
        assertThat(shownAfter(made()).request().seed()).isEqualTo(Seed.of(8));
        work.deeper(1);
        assertThat(shownAfter(made()).request())
                .isEqualTo(new Descent(Seed.of(8), TestContent.BUILT_IN.graph()).request(6));
        FloorKind before = shown().request().kind();
        work.nextKind();
        assertThat(shownAfter(made()).request().kind()).isNotEqualTo(before);
        work.deeper(100);
        assertThat(shownAfter(made()).request().kind()).isEqualTo(FloorKind.BOSS);
    }

    private void change(String path, int value) {
        ContentTuning tuning = work.tuning();
        for (int i = 0; i < tuning.size(); i++) {
            if (tuning.number(i).path().equals(path)) {
                tuning.set(i, value);
            }
        }
        work.makeOfOtherNumbers();
    }

    /** Returns the result of the last request. */
    private FloorWorkshop.Made made() {
        return Objects.requireNonNull(work.update(0));
    }

    private FloorMaking shownAfter(FloorWorkshop.Made made) {
        assertThat(made.complaint()).isEmpty();
        return shown();
    }

    private FloorMaking shown() {
        return Objects.requireNonNull(work.playback().view()).making();
    }
}
