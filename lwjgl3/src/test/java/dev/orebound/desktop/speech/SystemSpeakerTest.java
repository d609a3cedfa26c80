package dev.orebound.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.screen.speech.SpeechState;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests when the texts of the game reach a voice, with one that only records. */
class SystemSpeakerTest {
    private final Recorder voice = new Recorder();
    private final SystemSpeaker speaker = new SystemSpeaker(voice, SpeechState.AVAILABLE);

    @AfterEach
    void close() {
        speaker.close();
    }

    private void on() {
        speaker.follow(true, 0.5f, Locale.ENGLISH);
    }

    private void awaitSaid(String last) throws InterruptedException {
        FakeProgram.await(last, () -> voice.told.contains(last));
    }

    @Test
    void whileOffNothingIsStartedAndNothingKept() throws InterruptedException {
        speaker.say(SpeechRank.ANSWER, "before");
        assertThat(speaker.isOn()).isFalse();
        assertThat(voice.told).isEmpty();

        on();
        speaker.say(SpeechRank.ANSWER, "after");
        awaitSaid("after");

        assertThat(voice.told).containsExactly("open", "set 0.5 en", "after");
    }

    @Test
    void aNewFocusStopsTheOldOne() throws InterruptedException {
        voice.isLong = true;
        on();
        speaker.say(SpeechRank.ANSWER, "New run\n1 of 8");
        awaitSaid("New run");

        speaker.say(SpeechRank.ANSWER, "Settings");
        awaitSaid("Settings");

        assertThat(voice.told)
                .containsSubsequence("New run", "stop", "Settings")
                .doesNotContain("1 of 8");
    }

    @Test
    void aCaptionWaitsForTheEndOfTheTextBefore() throws InterruptedException {
        voice.isLong = true;
        on();
        speaker.say(SpeechRank.ANSWER, "A wide hall");
        awaitSaid("A wide hall");
        speaker.say(SpeechRank.CAPTION, "A rat growls");
        Thread.sleep(100);
        assertThat(voice.told).doesNotContain("A rat growls");

        voice.isLong = false;
        awaitSaid("A rat growls");

        assertThat(voice.told).doesNotContain("stop");
    }

    @Test
    void switchedOffItFallsSilentAtOnceAndLetsTheVoiceGo() throws InterruptedException {
        voice.isLong = true;
        on();
        speaker.say(SpeechRank.NEWS, "A find\nAnother");
        awaitSaid("A find");

        speaker.follow(false, 0.5f, Locale.ENGLISH);
        awaitSaid("close");

        assertThat(voice.told).endsWith("stop", "close").doesNotContain("Another");
    }

    @Test
    void anotherLanguageIsToldToTheVoice() throws InterruptedException {
        on();
        awaitSaid("set 0.5 en");
        speaker.follow(true, 1, Locale.GERMAN);
        awaitSaid("set 1.0 de");
    }

    @Test
    void aVoiceThatFailsOnceIsOpenedAgain() throws InterruptedException {
        voice.failures.set(1);
        on();
        speaker.say(SpeechRank.NEWS, "A find");
        awaitSaid("A find");

        assertThat(speaker.state()).isEqualTo(SpeechState.AVAILABLE);
    }

    @Test
    void aVoiceThatAlwaysFailsIsGivenUpUntilSpeechIsSwitchedOnAgain() throws InterruptedException {
        voice.failures.set(3);
        on();
        FakeProgram.await("given up", () -> speaker.state() == SpeechState.FAILED);
        assertThat(speaker.isOn()).isFalse();
        speaker.say(SpeechRank.NEWS, "lost");

        on();
        speaker.say(SpeechRank.NEWS, "A find");
        awaitSaid("A find");

        assertThat(voice.told).doesNotContain("lost");
        assertThat(speaker.state()).isEqualTo(SpeechState.AVAILABLE);
    }

    @Test
    void withoutTheProgramNothingIsEverSwitchedOn() {
        SystemSpeaker none = new SystemSpeaker(voice, SpeechState.NO_DISPATCHER);

        none.follow(true, 0.5f, Locale.ENGLISH);
        none.say(SpeechRank.URGENT, "words");

        assertThat(none.isOn()).isFalse();
        assertThat(none.state()).isEqualTo(SpeechState.NO_DISPATCHER);
        assertThat(none.state().textKey()).isEqualTo("speech.no_dispatcher");
        assertThat(voice.told).isEmpty();
    }

    /** A voice that records what it is told to do. */
    private static final class Recorder implements SystemVoice {
        final List<String> told = new CopyOnWriteArrayList<>();
        volatile boolean isLong;
        final AtomicInteger failures = new AtomicInteger();

        @Override
        public void open() throws IOException {
            told.add("open");
            if (failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                throw new IOException("no voice");
            }
        }

        @Override
        public void set(float rate, Locale language) {
            told.add("set " + rate + " " + language.getLanguage());
        }

        @Override
        public void speak(String words) {
            told.add(words);
        }

        @Override
        public boolean isSpeaking() {
            return isLong;
        }

        @Override
        public void stop() {
            told.add("stop");
        }

        @Override
        public void close() {
            told.add("close");
        }
    }
}
