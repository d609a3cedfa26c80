package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.element.StatusEffect;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LessonTest {
    @ParameterizedTest
    @EnumSource
    void everyStatusIsExplainedByTheHintOfItsName(StatusEffect status) {
        Lesson lesson = Lesson.OF_STATUSES.get(status.ordinal());

        assertThat(lesson.name()).isEqualTo(status.name());
        assertThat(lesson.status()).isEqualTo(status);
    }

    @ParameterizedTest
    @EnumSource
    void aLessonIsLearnedOnce(Lesson lesson) {
        Lessons lessons = new Lessons();
        assertThat(lessons.knows(lesson)).isFalse();

        lessons.learn(lesson);

        assertThat(lessons.knows(lesson)).isTrue();
        assertThat(GameTexts.read(new BuiltInAssets()).get(lesson.textKey())).isNotBlank();
    }

    @Test
    void whatWasLearnedBeforeIsKnownAndWhatIsLearnedIsTold() {
        List<String> told = new ArrayList<>();
        Lessons lessons = new Lessons(List.of("dash", "a_lesson_of_old"), told::add);

        lessons.learn(Lesson.DASH);
        lessons.learn(Lesson.KEY);
        lessons.learn(Lesson.KEY);

        assertThat(told).containsExactly("key");
    }

    @Test
    void howOnePlaysIsSaidUntilAllOfItIsKnown() {
        Lessons lessons = new Lessons();
        for (Lesson basic : Lesson.BASICS) {
            assertThat(Hints.areWanted(lessons)).isTrue();
            lessons.learn(basic);
        }
        assertThat(Hints.areWanted(lessons)).isFalse();
    }
}
