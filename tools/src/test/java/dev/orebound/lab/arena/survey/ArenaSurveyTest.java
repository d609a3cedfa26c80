package dev.orebound.lab.arena.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.WrongTrial;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Checks that none of over a hundred trap rooms, at night seven hundred, ever locks in a player who wants to break it.
 */
class ArenaSurveyTest {
    private static final int FLOORS = TestSize.of(34, 170);
    private static final List<Integer> DONE = new ArrayList<>();

    /** Never changed once it is made. */
    private static final ArenaSurvey SURVEY = new ArenaSurvey(TestContent.BUILT_IN, 1, FLOORS, 2, DONE::add);

    @Test
    void noTrapRoomLocksAnybodyIn() {
        List<WrongTrial> softlocks = SURVEY.tally().softlocks();

        assertThat(softlocks).as(() -> pictures(softlocks)).isEmpty();
        assertThat(SURVEY.complaints()).isEmpty();
    }

    @Test
    void nobodyWhoFightsIsLetOutByTheWatchdog() {
        List<WrongTrial> watchdogs = SURVEY.tally().watchdogs();

        assertThat(watchdogs).as(() -> pictures(watchdogs)).isEmpty();
    }

    private static String pictures(List<WrongTrial> trials) {
        StringBuilder text = new StringBuilder();
        for (WrongTrial trial : trials) {
            text.append(trial.tried()).append(", tick ").append(trial.ticks()).append(": ");
            text.append(trial.fault()).append('\n');
        }
        return text.toString();
    }

    @Test
    void everyKindSchemeAndDepthComesUpAndEveryEndThatIsAllowed() {
        ArenaTally tally = SURVEY.tally();

        assertThat(tally.all.sprung.value()).isGreaterThan(FLOORS * 3L);
        assertThat(tally.byKind.all().keySet())
                .containsAll(TestContent.BUILT_IN.arenaKinds().ids());
        assertThat(tally.byScheme.all().keySet())
                .containsAll(ArenaScheme.ALL.stream().map(ArenaScheme::id).toList());
        assertThat(tally.byDepth.all().keySet())
                .containsAll(
                        IntStream.rangeClosed(1, 17).mapToObj(String::valueOf).toList());
        assertThat(tally.all.ended(TrialEnding.CLEARED)).isGreaterThan(tally.all.trials.value() / 3);
        assertThat(tally.all.ended(TrialEnding.REFUSED)).isPositive();
        assertThat(tally.all.ended(TrialEnding.LOST)).isPositive();
    }

    @Test
    void everyMischiefIsReallyDone() {
        ArenaTally tally = SURVEY.tally();

        for (EventType type : List.of(
                EventType.ARENA_CANCELLED,
                EventType.ARENA_SEALED,
                EventType.COMPANION_BROUGHT_IN,
                EventType.PLAYER_DASHED,
                EventType.BLOW_DODGED,
                EventType.BREW_CAST,
                EventType.HORDE_WOKEN,
                EventType.CHEST_OPENED,
                EventType.ORE_BROKEN,
                EventType.ITEM_PICKED_UP,
                EventType.PLAYER_DIED)) {
            assertThat(tally.all.happened(type)).as("%s", type).isPositive();
        }
        assertThat(happened("leaves_last", EventType.ARENA_CANCELLED)).isPositive();
        assertThat(happened("dashes_out", EventType.ARENA_CANCELLED)).isPositive();
        assertThat(happened("lures_into_doorway", EventType.HORDE_WOKEN)).isPositive();
        assertThat(happened("mines_meanwhile", EventType.ORE_BROKEN)).isPositive();
    }

    private static long happened(String scheme, EventType type) {
        return SURVEY.tally().byScheme.of(scheme).happened(type);
    }

    @Test
    void theSameSeedsGiveTheSameFiguresOnAnyNumberOfProcessors() {
        ArenaSurvey alone = new ArenaSurvey(TestContent.BUILT_IN, 1, 4, 1, any -> {});
        ArenaSurvey sideBySide = new ArenaSurvey(TestContent.BUILT_IN, 1, 4, 3, any -> {});

        assertThat(withoutTimes(sideBySide.json())).isEqualTo(withoutTimes(alone.json()));
        assertThat(DONE).as("told how far it is").isSorted().endsWith(FLOORS);
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\":[0-9.]+", "");
    }

    @Test
    void jsonHoldsWhatTheFormatPromises() {
        JsonValue json = new JsonReader().parse(SURVEY.json());

        assertThat(SURVEY.json()).containsOnlyOnce("\n").endsWith("}\n");
        for (String key :
                List.of("sprung", "cleared", "refused", "lost", "watchdog", "softlocked", "seconds", "trials")) {
            assertThat(json.get(key).isNumber()).as(key).isTrue();
        }
        assertThat(json.getInt("sprung"))
                .isEqualTo((int) SURVEY.tally().all.sprung.value());
        assertThat(json.get("by_kind").get("waves").getInt("trials")).isPositive();
        assertThat(json.get("by_depth").size).isEqualTo(17);
    }

    @Test
    void theTableSaysItForPeople() {
        assertThat(SURVEY.table())
                .contains(" arenas sprung, ")
                .contains("arena  ", "scheme  ", "depth  ", "stands_on_threshold", "checkpoints_mid_close")
                .contains(TestContent.BUILT_IN.arenaKinds().get("waves").id())
                .doesNotContain("\r", "NaN");
    }
}
