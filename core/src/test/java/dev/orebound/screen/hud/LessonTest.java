package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Texts;
import dev.orebound.content.element.Status;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LessonTest {
    @ParameterizedTest
    @EnumSource
    void everyStatusIsExplainedByTheHintOfItsName(Status status) {
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
        assertThat(Texts.read(new BuiltInAssets()).get(lesson.textKey())).isNotBlank();
    }
}
