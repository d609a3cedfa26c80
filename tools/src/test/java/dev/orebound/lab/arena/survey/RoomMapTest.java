package dev.orebound.lab.arena.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.arena.ArenaTrialLog.TrialMark;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaSurvey.TypicalRoom;
import dev.orebound.lab.world.WorldFactory;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Checks that a typical trap room is one that was tried, and that its map shows its contents. */
class RoomMapTest {
    private static final ArenaSurvey SURVEY = new ArenaSurvey(TestContent.BUILT_IN, 3, 4, 2, any -> {});

    /** The first kind of trap of which one was won. */
    private static final Map.Entry<String, ArenaCourse> COURSE = SURVEY.tally().courses.all().entrySet().stream()
            .filter(kind -> kind.getValue().byDepth.all().values().stream()
                    .anyMatch(group -> group.ended(TrialEnding.CLEARED) > 0))
            .findFirst()
            .orElseThrow();

    private static final TypicalRoom SHOWN =
            TypicalRoom.of(Objects.requireNonNull(COURSE.getValue().typical()), new WorldFactory(TestContent.BUILT_IN));

    private final RoomMap map = RoomMap.of(
            SHOWN, TestContent.BUILT_IN, GameTexts.read(new BuiltInAssets()), SpriteSheet.read(new BuiltInAssets()));

    @Test
    void theRoomIsOneThatWasWonAndItsWavesCameUpInIt() {
        assertThat(SHOWN.room().arena()).isEqualTo(COURSE.getKey());
        assertThat(SHOWN.result().ending()).isEqualTo(TrialEnding.CLEARED);
        assertThat(SHOWN.result().log().waves())
                .isNotEmpty()
                .allSatisfy(wave -> assertThat(wave.marks())
                        .extracting(TrialMark::cell)
                        .allMatch(cell ->
                                SHOWN.floor().room().at(cell) == SHOWN.room().id()));
    }

    @Test
    void theMapIsAsLargeAsItsCellsAndItsLegendNamesWhatIsDrawn() throws IOException {
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(map.png()));

        assertThat(picture.getWidth()).isEqualTo(map.width()).isPositive();
        assertThat(picture.getHeight()).isEqualTo(map.height()).isPositive();
        assertThat(map.width() % RoomSigns.CELL).isZero();
        assertThat(map.legend()).containsKeys("doorway of the trap", "where you begin", "came up in wave 1");
    }

    @Test
    void everySignOfTheLegendLooksDifferent() {
        assertThat(map.legend().values().stream().map(Arrays::hashCode).distinct())
                .hasSize(map.legend().size());
    }
}
