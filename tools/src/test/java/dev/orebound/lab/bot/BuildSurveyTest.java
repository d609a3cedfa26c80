package dev.orebound.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.lab.bot.BuildSurvey.BuildPlan;
import org.junit.jupiter.api.Test;

/** Checks what the command {@code builds} reports of runs that begin with each coat. */
class BuildSurveyTest {
    @Test
    void givenEachCoat_whenARunIsPlayedWithIt_thenItIsComparedWithARunWithoutAndShownOnAPage() {
        BotSkill novice = BotSkill.readAll(new BuiltInAssets()).at(0);
        BuildPlan plan = new BuildPlan(novice, "coat", Seed.of(3), 1);
        int runs = plan.count(TestContent.BUILT_IN);
        BuildSurvey survey = new BuildSurvey(TestContent.BUILT_IN, plan, 0, runs, 2, done -> {});
        String page = survey.page(new BuiltInAssets(), "test", "");
        JsonValue figures = new JsonReader().parse(survey.json());

        assertThat(survey.complaints()).isEmpty();
        assertThat(figures.getInt("runs")).isEqualTo(runs).isEqualTo(5);
        double nothing = figures.getDouble("depth_of_nothing");
        int coats = 0;
        for (JsonValue build = figures.get("builds").child; build != null; build = build.next) {
            coats += build.getString("sort").equals("coat") ? 1 : 0;
            assertThat(build.getDouble("depth_gained")).isEqualTo(build.getDouble("depth") - nothing);
            assertThat(survey.table()).contains(build.getString("name"));
            assertThat(page).contains(build.getString("name"));
        }
        assertThat(coats).isEqualTo(4);
        assertThat(page).startsWith("<!DOCTYPE html>").doesNotContain("https://", "<script");
    }
}
