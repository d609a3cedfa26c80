package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class HintTopicTest {
    @ParameterizedTest
    @EnumSource
    void everyStatusIsExplainedByTheHintOfItsName(StatusEffect status) {
        HintTopic lesson = HintTopic.OF_STATUSES.get(status.ordinal());

        assertThat(lesson.name()).isEqualTo(status.name());
        assertThat(lesson.status()).isEqualTo(status);
    }

    @ParameterizedTest
    @EnumSource
    void aLessonIsLearnedOnce(HintTopic lesson) {
        HintProgress lessons = new HintProgress();
        assertThat(lessons.knows(lesson)).isFalse();

        lessons.learn(lesson);

        assertThat(lessons.knows(lesson)).isTrue();
        assertThat(GameTexts.read(new BuiltInAssets()).get(lesson.textKey())).isNotBlank();
    }

    @Test
    void lessonsLearnedBeforeAreKnownAndNewOnesAreTold() {
        List<String> told = new ArrayList<>();
        HintProgress lessons = new HintProgress(List.of("dash", "a_lesson_of_old"), told::add);

        lessons.learn(HintTopic.DASH);
        lessons.learn(HintTopic.KEY);
        lessons.learn(HintTopic.KEY);

        assertThat(told).containsExactly("key");
    }
}
