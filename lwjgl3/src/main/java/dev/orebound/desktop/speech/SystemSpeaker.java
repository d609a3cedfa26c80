package dev.orebound.desktop.speech;

import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.screen.speech.SpeechState;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Hands texts to a voice of the system, on a thread of its own that begins when speech is first switched on. */
public final class SystemSpeaker implements Speaker {
    /** Time between two looks at whether a text was spoken. */
    private static final long POLL_MILLIS = 25;

    /** The longest time that a text may take: some for the voice to begin, and some for each letter. */
    private static final long LONGEST_BEGIN_MILLIS = 4_000;

    private static final long LONGEST_LETTER_MILLIS = 400;

    /** Failures in a row after which speech is given up until it is switched on again. */
    private static final int MOST_FAILURES = 3;

    private static final long PAUSE_AFTER_FAILURE_MILLIS = 300;
    private static final long MOST_CLOSING_MILLIS = 500;

    private final @Nullable SystemVoice voice;
    private final SpeechQueue queue = new SpeechQueue();
    private volatile SpeechState state;
    private volatile boolean isOn;
    private SpeechWish wish = new SpeechWish(false, 0.5f, Locale.ENGLISH);
    private boolean isClosed;
    private @Nullable Thread worker;

    private record SpeechWish(boolean isOn, float rate, Locale language) {}

    /** @param state whether the voice's program is there */
    SystemSpeaker(@Nullable SystemVoice voice, SpeechState state) {
        this.voice = state == SpeechState.AVAILABLE ? voice : null;
        this.state = voice == null && state == SpeechState.AVAILABLE ? SpeechState.FAILED : state;
    }

    /** Returns the speaker of a machine; it starts nothing yet. */
    public static SystemSpeaker of(HostMachine host) {
        if (host.isWindows()) {
            boolean isThere = isOnPath(PowerShellVoice.PROGRAM, host);
            return new SystemSpeaker(
                    new PowerShellVoice(), isThere ? SpeechState.AVAILABLE : SpeechState.NO_POWERSHELL);
        } else if (host.isMac()) {
            boolean isThere = Files.isExecutable(SayVoice.PROGRAM);
            return new SystemSpeaker(
                    new SayVoice(SayVoice.PROGRAM.toString()), isThere ? SpeechState.AVAILABLE : SpeechState.NO_SAY);
        }
        boolean isThere = host.has(SsipVoice.ADDRESS) || isOnPath(SsipVoice.PROGRAM, host);
        return new SystemSpeaker(dispatcher(host), isThere ? SpeechState.AVAILABLE : SpeechState.NO_DISPATCHER);
    }

    /** Returns the voice of Linux; null if its address cannot be named in this locale. */
    private static @Nullable SystemVoice dispatcher(HostMachine host) {
        try {
            return new SsipVoice(host);
        } catch (IllegalArgumentException unreadable) {
            return null;
        }
    }

    private static boolean isOnPath(String program, HostMachine host) {
        String path = host.environment().getOrDefault("PATH", host.environment().getOrDefault("Path", ""));
        for (String folder : path.split(File.pathSeparator, -1)) {
            try {
                if (!folder.isEmpty() && Files.isRegularFile(Path.of(folder, program))) {
                    return true;
                }
            } catch (InvalidPathException unreadable) {
                // No program can be started from such a folder.
            }
        }
        return false;
    }

    @Override
    public SpeechState state() {
        return state;
    }

    @Override
    public boolean isOn() {
        return isOn;
    }

    @Override
    public synchronized void follow(boolean isWanted, float rate, Locale language) {
        SpeechWish wanted = new SpeechWish(isWanted && voice != null, rate, language);
        if (wanted.equals(wish) || isClosed) {
            return;
        }
        if (wanted.isOn && !wish.isOn) {
            state = SpeechState.AVAILABLE;
        }
        wish = wanted;
        isOn = wanted.isOn && state == SpeechState.AVAILABLE;
        if (!wanted.isOn) {
            queue.clear();
        }
        if (wanted.isOn && worker == null) {
            Thread begun = new Thread(this::work, "speech");
            begun.setDaemon(true);
            begun.start();
            worker = begun;
        }
        notifyAll();
    }

    @Override
    public void say(SpeechRank rank, String words) {
        if (isOn) {
            synchronized (this) {
                queue.add(rank, words, millis());
                notifyAll();
            }
        }
    }

    /** Returns true if nothing is spoken and nothing waits. */
    public synchronized boolean isIdle() {
        return queue.isIdle();
    }

    private static long millis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** Ends speech for good. */
    public void close() {
        Thread ending;
        synchronized (this) {
            isClosed = true;
            isOn = false;
            ending = worker;
            notifyAll();
        }
        if (ending != null) {
            try {
                ending.join(MOST_CLOSING_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void work() {
        SystemVoice used = voice;
        if (used == null) {
            return;
        }
        SpeechWish followed = new SpeechWish(false, 0, Locale.ROOT);
        int failures = 0;
        long latest = 0;
        boolean isSpeaking = false;
        try {
            while (true) {
                SpeechWish wanted;
                boolean isInterrupted;
                String next = null;
                synchronized (this) {
                    while (!isClosed && wish.equals(followed) && !isSpeaking && (queue.isEmpty() || !wish.isOn)) {
                        wait();
                    }
                    if (isSpeaking && !isClosed && wish.equals(followed) && !queue.isInterrupted()) {
                        wait(POLL_MILLIS);
                    }
                    if (isClosed) {
                        return;
                    }
                    wanted = wish;
                    isInterrupted = queue.isInterrupted();
                }
                try {
                    if (isSpeaking && (isInterrupted || !wanted.isOn)) {
                        used.stop();
                        isSpeaking = false;
                    }
                    if (!wanted.equals(followed)) {
                        if (wanted.isOn) {
                            used.open();
                            used.set(wanted.rate, wanted.language);
                        } else {
                            used.close();
                        }
                        followed = wanted;
                    }
                    if (isSpeaking && (millis() > latest || !used.isSpeaking())) {
                        isSpeaking = false;
                    }
                    if (!isSpeaking && wanted.isOn) {
                        synchronized (this) {
                            queue.ended();
                            next = wish.isOn ? queue.next(millis()) : null;
                        }
                        if (next != null) {
                            used.speak(next);
                            latest = millis() + LONGEST_BEGIN_MILLIS + next.length() * LONGEST_LETTER_MILLIS;
                            isSpeaking = true;
                            failures = 0;
                        }
                    }
                } catch (IOException e) {
                    used.close();
                    isSpeaking = false;
                    failures++;
                    followed = new SpeechWish(false, 0, Locale.ROOT);
                    if (failures >= MOST_FAILURES) {
                        giveUp();
                        failures = 0;
                        followed = new SpeechWish(false, wanted.rate, wanted.language);
                    }
                    Thread.sleep(PAUSE_AFTER_FAILURE_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            used.close();
        }
    }

    private synchronized void giveUp() {
        state = SpeechState.FAILED;
        isOn = false;
        wish = new SpeechWish(false, wish.rate, wish.language);
        queue.clear();
    }
}
