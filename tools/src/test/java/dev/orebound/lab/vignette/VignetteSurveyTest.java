package dev.orebound.lab.vignette;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import org.junit.jupiter.api.Test;

/**
 * Checks that the command {@code vignettes} plays certificates and vignettes, and reports the same on any number of
 * threads.
 */
class VignetteSurveyTest {
    @Test
    void givenFloors_whenTheyAreTried_thenNothingFailsAndFiguresAreReportedAlike() {
        VignetteSurvey survey = survey(1);
        JsonValue figures = new JsonReader().parse(survey.json());

        assertThat(survey.complaints()).isEmpty();
        assertThat(figures.getInt("floors")).isEqualTo(2);
        assertThat(figures.getInt("followed")).isEqualTo(4);
        assertThat(figures.getInt("failed")).isZero();
        assertThat(figures.getInt("steps")).isGreaterThan(20);
        assertThat(figures.getInt("hostile_trials")).isGreaterThan(4);
        assertThat(figures.get("ways").size).isPositive();
        assertThat(survey.table()).contains("2 floors: 4 certificates followed", "lock and way");
        assertThat(withoutTimes(survey(2).json())).isEqualTo(withoutTimes(survey.json()));
    }

    private static VignetteSurvey survey(int threads) {
        return new VignetteSurvey(TestContent.BUILT_IN, 38, 2, threads, done -> {});
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\": ?[0-9.]+", "");
    }
}
