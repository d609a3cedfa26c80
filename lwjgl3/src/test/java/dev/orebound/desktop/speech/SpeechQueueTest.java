package dev.orebound.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.speech.SpeechRank;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpeechQueueTest {
    private final SpeechQueue queue = new SpeechQueue();

    private void say(SpeechRank rank, String words) {
        queue.add(rank, words, 0);
    }

    private List<String> all(long now) {
        List<String> spoken = new ArrayList<>();
        for (String next = queue.next(now); next != null; next = queue.next(now)) {
            spoken.add(next);
        }
        return spoken;
    }

    @Test
    void theNewestFocusReplacesTheOlderOneSpokenOrWaiting() {
        say(SpeechRank.ANSWER, "New run\n1 of 8");
        assertThat(queue.next(0)).isEqualTo("New run");
        assertThat(queue.isInterrupted()).isFalse();

        say(SpeechRank.ANSWER, "Settings\n7 of 8");

        assertThat(queue.isInterrupted()).isTrue();
        assertThat(all(0)).containsExactly("Settings", "7 of 8");
    }

    @Test
    void captionsWaitBehindEverythingAndAreFew() {
        for (int i = 1; i <= 5; i++) {
            say(SpeechRank.CAPTION, "sound " + i);
        }
        say(SpeechRank.NEWS, "a find");
        say(SpeechRank.PROMPT, "E: open");
        say(SpeechRank.URGENT, "the doors close");

        assertThat(all(0)).containsExactly("the doors close", "E: open", "a find", "sound 3", "sound 4", "sound 5");
    }

    @Test
    void aDangerInterruptsADescriptionWhichThenGoesOn() {
        say(SpeechRank.ANSWER, "You are here\nA wide hall");
        queue.next(0);

        say(SpeechRank.URGENT, "Low health");

        assertThat(queue.isInterrupted()).isTrue();
        assertThat(all(0)).containsExactly("Low health", "A wide hall");
    }

    @Test
    void noCaptionAndNoNewsInterruptsAnything() {
        for (SpeechRank spoken : SpeechRank.values()) {
            queue.clear();
            say(spoken, "spoken");
            queue.next(0);

            say(SpeechRank.CAPTION, "a sound");
            say(SpeechRank.NEWS, "a find");

            assertThat(queue.isInterrupted()).as("%s goes on", spoken).isFalse();
        }
    }

    @Test
    void aFocusWaitsUntilADangerWasTold() {
        say(SpeechRank.URGENT, "the doors close");
        queue.next(0);

        say(SpeechRank.ANSWER, "Paused");

        assertThat(queue.isInterrupted()).isFalse();
    }

    @Test
    void aLineThatHasWaitedForTooLongIsNotSaid() {
        say(SpeechRank.CAPTION, "a sound");
        say(SpeechRank.PROMPT, "E: open");
        say(SpeechRank.ANSWER, "Settings");

        assertThat(all(SpeechRank.CAPTION.longestMillis() + 1)).containsExactly("Settings", "E: open");
    }

    @Test
    void theSameCaptionWaitsOnlyOnce() {
        say(SpeechRank.CAPTION, "a rat growls, north");
        say(SpeechRank.CAPTION, "a rat growls, north");

        assertThat(all(0)).containsExactly("a rat growls, north");
    }

    @Test
    void controlCharactersAndEmptyLinesAreLeftOut() {
        say(SpeechRank.NEWS, "one\u0007 \u001b[0mtwo\r\n\n\u202e \t three  four\u0000");

        assertThat(all(0)).containsExactly("one [0mtwo", "three four");
    }

    @Test
    void nothingIsLeftOnceAllWasSpoken() {
        say(SpeechRank.NEWS, "a find");
        assertThat(queue.isIdle()).isFalse();
        queue.next(0);
        assertThat(queue.isIdle()).isFalse();

        queue.ended();

        assertThat(queue.isIdle()).isTrue();
        assertThat(queue.next(0)).isNull();
    }
}
