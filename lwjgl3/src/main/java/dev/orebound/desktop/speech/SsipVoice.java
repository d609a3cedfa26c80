package dev.orebound.desktop.speech;

import dev.orebound.desktop.platform.HostMachine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The voice of Linux: the server of speech-dispatcher, which is started if it does not run, over its socket in its
 * protocol SSIP. Texts are data lines, so that no text can be a command. The server tells when a text was spoken.
 */
final class SsipVoice implements SystemVoice {
    static final String PROGRAM = "speech-dispatcher";

    /** The environment variable that names another server, such as {@code unix_socket:/run/user/1000/speechd.sock}. */
    static final String ADDRESS = "SPEECHD_ADDRESS";

    private static final String UNIX = "unix_socket:";
    private static final String INET = "inet_socket:";
    private static final int USUAL_PORT = 6560;
    private static final int MOST_RATE = 100;
    private static final long ANSWER_MILLIS = 3_000;
    private static final long START_MILLIS = 5_000;
    private static final long RETRY_MILLIS = 100;
    private static final int CODE_DIGITS = 3;
    private static final char EVENT = '7';
    private static final String ENDED = "702";
    private static final String CANCELLED = "703";

    private final SocketAddress address;
    private final List<String> starter;
    private final ByteBuffer received = ByteBuffer.allocate(4096);
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final List<String> lines = new ArrayList<>();
    private @Nullable SocketChannel channel;
    private @Nullable Selector selector;
    /** The number of the text that is spoken; empty for none. */
    private String spoken = "";
    /** The first line of an event that is being read: the number of its text. */
    private String eventOf = "";

    SsipVoice(HostMachine host) {
        this(addressOf(host), List.of(PROGRAM, "--spawn"));
    }

    /** @param starter the command that starts the server and returns, without its address */
    SsipVoice(SocketAddress address, List<String> starter) {
        this.address = address;
        List<String> command = new ArrayList<>(starter);
        if (address instanceof UnixDomainSocketAddress unix) {
            command.addAll(List.of(
                    "--communication-method",
                    "unix_socket",
                    "--socket-path",
                    unix.getPath().toString()));
        }
        this.starter = command;
    }

    /** Returns the address of the server as its own clients find it. */
    private static SocketAddress addressOf(HostMachine host) {
        String named = host.environment().getOrDefault(ADDRESS, "");
        if (named.startsWith(UNIX)) {
            return UnixDomainSocketAddress.of(named.substring(UNIX.length()));
        } else if (named.startsWith(INET)) {
            String[] parts = named.substring(INET.length()).split(":", -1);
            boolean hasPort = parts.length > 1 && parts[1].matches("\\d{1,5}");
            return new InetSocketAddress(parts[0], hasPort ? Integer.parseInt(parts[1]) : USUAL_PORT);
        }
        String runtime = host.environment().getOrDefault("XDG_RUNTIME_DIR", "");
        String cache = host.environment().getOrDefault("XDG_CACHE_HOME", host.home() + "/.cache");
        String folder = runtime.isEmpty() ? cache : runtime;
        return UnixDomainSocketAddress.of(Path.of(folder, "speech-dispatcher", "speechd.sock"));
    }

    @Override
    public void open() throws IOException {
        if (channel != null) {
            return;
        }
        try {
            connect();
        } catch (IOException noServer) {
            startServer();
        }
        spoken = "";
        command("SET SELF CLIENT_NAME user:orebound:main");
        command("SET SELF NOTIFICATION END ON");
        command("SET SELF NOTIFICATION CANCEL ON");
        command("SET SELF PRIORITY MESSAGE");
    }

    private void connect() throws IOException {
        SocketChannel opened = SocketChannel.open(address);
        opened.configureBlocking(false);
        Selector waiting = Selector.open();
        opened.register(waiting, SelectionKey.OP_READ);
        channel = opened;
        selector = waiting;
        received.clear().flip();
        line.reset();
        lines.clear();
    }

    /** Starts the server, which goes to the background, and connects as soon as it answers. */
    private void startServer() throws IOException {
        Process started = new ProcessBuilder(starter)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        started.getOutputStream().close();
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(START_MILLIS);
        while (channel == null) {
            try {
                Thread.sleep(RETRY_MILLIS);
                connect();
            } catch (IOException notYet) {
                if (System.nanoTime() > until) {
                    throw notYet;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }
    }

    @Override
    public void set(float rate, Locale language) throws IOException {
        command("SET SELF LANGUAGE " + language.getLanguage());
        command("SET SELF RATE " + Math.round((2 * rate - 1) * MOST_RATE));
    }

    @Override
    public void speak(String words) throws IOException {
        command("SPEAK");
        String data = words.startsWith(".") ? '.' + words : words;
        List<String> answer = command(data + "\r\n.");
        // The number comes in a line before the last one.
        spoken = answer.size() > 1 ? answer.get(0).substring(CODE_DIGITS + 1) : "";
    }

    @Override
    public boolean isSpeaking() throws IOException {
        receive(0);
        for (String each : lines) {
            follow(each);
        }
        lines.clear();
        return !spoken.isEmpty();
    }

    @Override
    public void stop() throws IOException {
        spoken = "";
        command("CANCEL SELF");
    }

    /** Sends a command and returns the lines of its answer. */
    private List<String> command(String sent) throws IOException {
        SocketChannel open = channel;
        if (open == null) {
            throw new IOException("not connected");
        }
        ByteBuffer bytes = ByteBuffer.wrap((sent + "\r\n").getBytes(StandardCharsets.UTF_8));
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ANSWER_MILLIS);
        while (bytes.hasRemaining()) {
            if (open.write(bytes) == 0) {
                if (System.nanoTime() > until) {
                    throw new IOException("speech-dispatcher takes nothing");
                }
                Thread.onSpinWait();
            }
        }
        List<String> answer = new ArrayList<>();
        while (true) {
            while (!lines.isEmpty()) {
                String each = lines.remove(0);
                if (each.charAt(0) == EVENT) {
                    follow(each);
                    continue;
                }
                answer.add(each);
                if (isLast(each)) {
                    if (each.charAt(0) >= '3') {
                        throw new IOException(each);
                    }
                    return answer;
                }
            }
            long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
            if (left <= 0) {
                throw new IOException("speech-dispatcher does not answer");
            }
            receive(left);
        }
    }

    private static boolean isLast(String answer) {
        return answer.charAt(CODE_DIGITS) != '-';
    }

    /** Follows a line of an event: the number of its text, the number of the client, and then the event. */
    private void follow(String event) {
        if (event.charAt(0) != EVENT) {
            return;
        }
        if (!isLast(event)) {
            eventOf = eventOf.isEmpty() ? event.substring(CODE_DIGITS + 1) : eventOf;
            return;
        }
        boolean isOver = event.startsWith(ENDED) || event.startsWith(CANCELLED);
        if (isOver && eventOf.equals(spoken)) {
            spoken = "";
        }
        eventOf = "";
    }

    /** Takes over what has arrived; waits for something to arrive, at most some milliseconds, but not for 0. */
    private void receive(long mostMillis) throws IOException {
        SocketChannel open = channel;
        Selector waiting = selector;
        if (open == null || waiting == null) {
            throw new IOException("not connected");
        }
        if (mostMillis > 0) {
            waiting.select(mostMillis);
        } else {
            waiting.selectNow();
        }
        waiting.selectedKeys().clear();
        received.clear();
        int read = open.read(received);
        if (read < 0) {
            throw new IOException("speech-dispatcher has ended");
        }
        received.flip();
        while (received.hasRemaining()) {
            byte next = received.get();
            if (next == '\n') {
                String whole = line.toString(StandardCharsets.UTF_8).strip();
                if (whole.length() > CODE_DIGITS) {
                    lines.add(whole);
                }
                line.reset();
            } else {
                line.write(next);
            }
        }
    }

    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
            if (selector != null) {
                selector.close();
            }
        } catch (IOException e) {
            // It is given up in any case.
        }
        channel = null;
        selector = null;
        spoken = "";
    }
}
