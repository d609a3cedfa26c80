package dev.orebound.lab.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that no monster stalls while a bot walks about on a floor of most depths. */
class HordeSurveyTest {
    private static final int FLOORS = TestSize.of(14, 68);
    private static final int SECONDS = 60;
    private static final List<Integer> DONE = new ArrayList<>();

    /** Never changed once it is made. */
    private static final HordeSurvey SURVEY = new HordeSurvey(TestContent.BUILT_IN, 1, FLOORS, SECONDS, 2, DONE::add);

    @Test
    void noPromiseIsBroken() {
        assertThat(SURVEY.complaints()).as(SURVEY::table).isEmpty();
        assertThat(SURVEY.tally().broken.value()).isZero();
    }

    @Test
    void allTheTimeIsPlayedAndMuchOfTheFloorIsSeen() {
        assertThat(SURVEY.tally().ticks.value()).isEqualTo((long) FLOORS * SECONDS * 60);
        assertThat(SURVEY.tally().lives.value()).isBetween((long) FLOORS, 2L * FLOORS);
        assertThat(SURVEY.tally().seenPercent.mean()).isGreaterThan(30);
    }

    @Test
    void theWalkerReallyDoesWhatItIsUpTo() {
        HordeTrialTally tally = SURVEY.tally();

        for (EventType type : List.of(
                EventType.ROOM_ENTERED,
                EventType.HORDE_WOKEN,
                EventType.MONSTER_DIED,
                EventType.PLAYER_DASHED,
                EventType.FLASK_BROKEN,
                EventType.ORE_BROKEN,
                EventType.ITEM_PICKED_UP,
                EventType.ARENA_SEALED)) {
            assertThat(tally.happened(type)).as("%s", type).isPositive();
        }
        assertThat(tally.happened(EventType.FLOOR_LEFT)).isZero();
        assertThat(tally.stateSeconds(MindState.ASLEEP)).isPositive();
        assertThat(tally.stateSeconds(MindState.HUNTING)).isPositive();
    }

    @Test
    void theSameSeedsComeToTheSameOnAnyNumberOfProcessors() {
        HordeSurvey alone = new HordeSurvey(TestContent.BUILT_IN, 1, 4, 15, 1, any -> {});
        HordeSurvey sideBySide = new HordeSurvey(TestContent.BUILT_IN, 1, 4, 15, 3, any -> {});

        assertThat(withoutTimes(sideBySide.json())).isEqualTo(withoutTimes(alone.json()));
        assertThat(sideBySide.tally().hashes.texts()).hasSize(4).doesNotHaveDuplicates();
        assertThat(DONE).as("told how far it is").isSorted().endsWith(FLOORS);
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\":[0-9.]+", "");
    }

    @Test
    void jsonHoldsWhatTheFormatPromises() {
        JsonValue json = new JsonReader().parse(SURVEY.json());

        assertThat(SURVEY.json()).containsOnlyOnce("\n").endsWith("}\n");
        for (String key : List.of("floors", "broken", "lives", "ticks", "seconds")) {
            assertThat(json.get(key).isNumber()).as(key).isTrue();
        }
        assertThat(json.getString("hash")).matches("[0-9a-f]{16}");
        assertThat(json.get("hashes").size).isEqualTo(FLOORS);
        assertThat(json.get("complaints").isArray()).isTrue();
        assertThat(json.get("promises").size).isEqualTo(HordeTrialRules.ids().size());
        assertThat(json.get("states").get("hunting").getInt("floors")).isPositive();
        assertThat(json.get("events").getInt("horde_woken")).isPositive();
    }

    @Test
    void theTableSaysItForPeople() {
        assertThat(SURVEY.table())
                .startsWith(FLOORS + " floors, ")
                .contains("hash ", "promise  ", "nobody_is_stuck", "state  ", "hunting", "event  ", "horde_woken")
                .doesNotContain("\r", "NaN");
    }
}
