package dev.orebound.lab.golem;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import org.junit.jupiter.api.Test;

/** Checks that the command {@code golems} reports the manners of companions and that they keep them in whole runs. */
class GolemSurveyTest {
    @Test
    void givenAWholeRun_whenItIsWatched_thenMannersAreKeptAndReportedAlike() {
        GolemSurvey survey = survey(1);
        JsonValue figures = new JsonReader().parse(survey.json());

        assertThat(survey.complaints()).isEmpty();
        assertThat(figures.getDouble("companion_minutes")).isGreaterThan(1);
        assertThat(figures.getDouble("aim_share")).isBetween(0.0, 0.02);
        assertThat(figures.getDouble("longest_block_seconds")).isBetween(0.0, 0.5);
        assertThat(figures.getDouble("distance_cells_mean")).isGreaterThan(1.5);
        assertThat(survey.table()).contains("in the line of aim", "on ground that hurts");
        assertThat(withoutTimes(survey(2).json())).isEqualTo(withoutTimes(survey.json()));
    }

    private static GolemSurvey survey(int threads) {
        BotSkill novice = BotSkill.readAll(new BuiltInAssets()).at(0);
        return new GolemSurvey(TestContent.BUILT_IN, novice, Seed.of(1), 1, threads, done -> {});
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\": ?[0-9.]+", "");
    }
}
