package dev.orebound.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the voice of Windows with a shell script in place of PowerShell, which records its standard input. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script needs a shell")
class PowerShellVoiceTest {
    @TempDir
    Path folder;

    private PowerShellVoice voice = new PowerShellVoice();

    @AfterEach
    void end() {
        voice.close();
    }

    private void start() throws IOException {
        Path program = FakeProgram.of(
                folder.resolve("powershell"),
                "echo \"$1 $2\" >'" + folder + "/arguments'",
                "cp \"$2\" '" + folder + "/script'",
                "state=Ready",
                "while IFS= read -r line; do",
                "  case $line in",
                "    \\?) echo $state;;",
                "    S*) echo \"$line\" >>'" + folder + "/said'; state=Speaking;;",
                "    C) echo \"$line\" >>'" + folder + "/said'; state=Ready;;",
                "    *) echo \"$line\" >>'" + folder + "/said';;",
                "  esac",
                "  [ -e '" + folder + "/done' ] && state=Ready",
                "done",
                "true");
        voice = new PowerShellVoice(List.of(program.toString(), "-File"));
        voice.open();
    }

    private String said() {
        return FakeProgram.text(folder.resolve("said"));
    }

    @Test
    void aSingleProcessGetsEveryTextAsALineInUtf8() throws IOException, InterruptedException {
        start();
        voice.set(0.75f, Locale.forLanguageTag("ja"));
        voice.speak("体力 3; $(Get-Date) 'q' \"d\"");
        voice.stop();
        voice.speak("? no command");
        FakeProgram.await("read", () -> said().contains("? no command"));

        assertThat(said()).isEqualTo("Lja\nR5\nS体力 3; $(Get-Date) 'q' \"d\"\nC\nS? no command\n");
    }

    @Test
    void aTextIsSpokenUntilTheProcessSaysReady() throws IOException, InterruptedException {
        start();
        voice.speak("words");
        Thread.sleep(200);
        assertThat(voice.isSpeaking()).isTrue();

        Files.createFile(folder.resolve("done"));
        voice.isSpeaking();

        assertThat(voice.isSpeaking()).isFalse();
    }

    @Test
    void theScriptIsAFileThatReadsNoVariableOfTheHostAndGoesWithTheProcess() throws IOException {
        start();
        String script = FakeProgram.text(folder.resolve("script"));
        Path file =
                Path.of(FakeProgram.text(folder.resolve("arguments")).strip().substring("-File ".length()));
        assertThat(file).exists();

        voice.close();

        assertThat(file).doesNotExist();
        assertThat(script)
                .contains("System.Speech", "SpeakAsyncCancelAll", "OpenStandardInput")
                .doesNotContain("$input")
                .isASCII();
    }

    @Test
    void aProcessThatEndsIsToldByAnException() throws IOException {
        Path program = FakeProgram.of(folder.resolve("ends"), "exit 1");
        voice = new PowerShellVoice(List.of(program.toString()));

        assertThatThrownBy(() -> {
                    voice.open();
                    voice.speak("words");
                    voice.isSpeaking();
                })
                .isInstanceOf(IOException.class);
    }
}
