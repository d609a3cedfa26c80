package dev.orebound.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the voice of macOS with a script in place of {@code say}. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script needs a shell")
class SayVoiceTest {
    @TempDir
    Path folder;

    private SayVoice voice = new SayVoice("");

    @BeforeEach
    void start() throws IOException {
        Path said = folder.resolve("said");
        Path program = FakeProgram.of(
                folder.resolve("say"),
                "text=$(cat)",
                "[ -n \"$text\" ] || exit 0",
                "echo \"$*: $text\" >>'" + said + "'",
                "case $text in *long*) exec sleep 60;; esac");
        voice = new SayVoice(program.toString());
        voice.open();
    }

    @AfterEach
    void end() {
        voice.close();
    }

    private String said() {
        return FakeProgram.text(folder.resolve("said"));
    }

    @Test
    void textsGoToTheStandardInputAndEachIsSpokenToItsEnd() throws IOException, InterruptedException {
        voice.speak("Grüße; $(touch x) `date` \"quoted\" -o file");
        FakeProgram.await("spoken", () -> !voice.isSpeaking());
        voice.speak("- second");
        FakeProgram.await("spoken", () -> !voice.isSpeaking());

        assertThat(said())
                .isEqualTo("-r 175 -f -: Grüße; $(touch x) `date` \"quoted\" -o file\n-r 175 -f -: - second\n");
    }

    @Test
    void aLongTextIsInterrupted() throws IOException, InterruptedException {
        voice.speak("a long text");
        FakeProgram.await("begun", () -> said().contains("a long text"));
        assertThat(voice.isSpeaking()).isTrue();

        voice.stop();
        voice.speak("the next");
        FakeProgram.await("spoken", () -> !voice.isSpeaking());

        assertThat(said()).endsWith("the next\n");
    }

    @Test
    void theRateIsHalvedAndDoubledAtMost() throws IOException, InterruptedException {
        for (float rate : new float[] {0, 0.5f, 1}) {
            voice.set(rate, Locale.GERMAN);
            voice.speak("words");
            FakeProgram.await("spoken", () -> !voice.isSpeaking());
        }

        assertThat(said()).isEqualTo("-r 88 -f -: words\n-r 175 -f -: words\n-r 350 -f -: words\n");
    }

    @Test
    void aMissingProgramIsToldByAnException() {
        assertThatThrownBy(new SayVoice(folder + "/missing")::open).isInstanceOf(IOException.class);
    }
}
