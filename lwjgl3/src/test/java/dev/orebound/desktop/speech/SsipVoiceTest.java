package dev.orebound.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the voice of Linux with a server in this process that speaks as speech-dispatcher 0.11 does. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "speech-dispatcher is a program of Linux")
class SsipVoiceTest {
    @TempDir
    Path folder;

    private final List<String> received = new CopyOnWriteArrayList<>();
    private @Nullable ServerSocketChannel server;
    private @Nullable SocketChannel client;
    private int texts;

    @AfterEach
    void close() throws IOException {
        if (server != null) {
            server.close();
        }
        if (client != null) {
            client.close();
        }
    }

    private SsipVoice start() throws IOException {
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        ServerSocketChannel opened = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        opened.bind(address);
        server = opened;
        Thread thread = new Thread(() -> serve(opened), "fake speech-dispatcher");
        thread.setDaemon(true);
        thread.start();
        return new SsipVoice(address, List.of("false"));
    }

    private void serve(ServerSocketChannel opened) {
        try (SocketChannel accepted = opened.accept();
                BufferedReader lines = new BufferedReader(
                        new InputStreamReader(Channels.newInputStream(accepted), StandardCharsets.UTF_8))) {
            client = accepted;
            OutputStream out = Channels.newOutputStream(accepted);
            boolean isData = false;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                received.add(line);
                String answer = "208 OK";
                if (isData) {
                    isData = !line.equals(".");
                    texts += isData ? 0 : 1;
                    // An event of the text before may come between a command and its answer.
                    String late = texts > 1 ? "702-" + (texts - 1) + "\r\n702-1\r\n702 END\r\n" : "";
                    answer = isData ? "" : late + "225-" + texts + "\r\n225 OK MESSAGE QUEUED";
                } else if (line.equals("SPEAK")) {
                    isData = true;
                    answer = "230 OK RECEIVING DATA";
                } else if (line.equals("CANCEL SELF")) {
                    answer = "213 OK CANCELED\r\n703-" + texts + "\r\n703-1\r\n703 CANCELED";
                } else if (line.startsWith("SET SELF LANGUAGE xx")) {
                    answer = "408 ERR BAD LANGUAGE";
                }
                if (!answer.isEmpty()) {
                    out.write((answer + "\r\n").getBytes(StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            // The test has ended.
        }
    }

    private void tell(String event) throws IOException {
        SocketChannel to = Objects.requireNonNull(client);
        // A stream of the channel would wait for the thread that reads.
        to.write(ByteBuffer.wrap((event + "\r\n").getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void textsAreDataAndNeverCommands() throws IOException {
        SsipVoice voice = start();
        voice.open();
        voice.set(0.75f, Locale.forLanguageTag("pt-BR"));
        voice.speak("STOP ALL – „Grüße“");
        voice.speak(".");
        voice.speak(".hidden");

        assertThat(received)
                .containsExactly(
                        "SET SELF CLIENT_NAME user:orebound:main",
                        "SET SELF NOTIFICATION END ON",
                        "SET SELF NOTIFICATION CANCEL ON",
                        "SET SELF PRIORITY MESSAGE",
                        "SET SELF LANGUAGE pt",
                        "SET SELF RATE 50",
                        "SPEAK",
                        "STOP ALL – „Grüße“",
                        ".",
                        "SPEAK",
                        "..",
                        ".",
                        "SPEAK",
                        "..hidden",
                        ".");
        voice.close();
    }

    @Test
    void aTextIsSpokenUntilTheServerTellsOfItsEnd() throws IOException, InterruptedException {
        SsipVoice voice = start();
        voice.open();
        voice.speak("first");
        assertThat(voice.isSpeaking()).isTrue();
        voice.speak("second");
        assertThat(voice.isSpeaking()).as("only the first one has ended").isTrue();

        tell("702-2\r\n702-1\r\n702 END");

        FakeProgram.await("spoken", () -> {
            try {
                return !voice.isSpeaking();
            } catch (IOException e) {
                return false;
            }
        });
        voice.close();
    }

    @Test
    void aStoppedTextIsOver() throws IOException {
        SsipVoice voice = start();
        voice.open();
        voice.speak("first");

        voice.stop();

        assertThat(voice.isSpeaking()).isFalse();
        assertThat(received).endsWith("CANCEL SELF");
        voice.speak("second");
        assertThat(voice.isSpeaking()).isTrue();
        voice.close();
    }

    @Test
    void aServerThatEndsOrCannotBeStartedIsToldByAnException() throws IOException {
        SsipVoice voice = start();
        voice.open();
        close();
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        voice.isSpeaking();
                        Thread.sleep(10);
                    }
                })
                .isInstanceOf(IOException.class);
        voice.close();

        SsipVoice missing = new SsipVoice(
                UnixDomainSocketAddress.of(folder.resolve("none")), List.of(folder + "/missing", "--spawn"));
        assertThatThrownBy(missing::open).isInstanceOf(IOException.class);
    }
}
