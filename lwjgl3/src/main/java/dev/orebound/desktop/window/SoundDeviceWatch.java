package dev.orebound.desktop.window;

import com.badlogic.gdx.backends.lwjgl3.audio.OpenALLwjgl3Audio;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.view.music.MusicStream;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.lwjgl.openal.ALC;
import org.lwjgl.openal.ALC10;
import org.lwjgl.openal.EXTDisconnect;
import org.lwjgl.openal.EnumerateAllExt;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.Callback;
import org.lwjgl.system.CallbackI;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.SharedLibrary;
import org.lwjgl.system.libffi.LibFFI;

/**
 * A thread that opens the sound device, notices when it is gone, and lets the sound follow when devices come and go. It
 * tries once a second at most; libGDX, whose own thread for this is ended here, tries without a pause while a device is
 * gone, and never if there is none at the start.
 *
 * <p>{@link #opened}, {@link #isLost} and {@link #release} belong to the thread that plays.
 */
final class SoundDeviceWatch {
    private static final int VOICES = 32;
    private static final int BUFFERS = 9;
    private static final int BUFFER_SAMPLES = 512;
    private static final int MILLIS_BETWEEN_TRIES = 1000;

    /** How long the end of the game waits for a system that is slow to open a device. */
    private static final int MOST_MILLIS_TO_END = 1000;

    private static final String DRIVERS_VARIABLE = "ALSOFT_DRIVERS";

    /** The name of the device that OpenAL offers where the system has no sound at all. */
    private static final String STAND_IN = "No Output";

    /** Variables that set how much OpenAL and PipeWire write to standard error. */
    private static final List<String> LOG_VARIABLES = List.of("ALSOFT_LOGLEVEL", "PIPEWIRE_DEBUG");

    private static final String C_LIBRARY = "libc.so.6";
    private static final String ALSA_LIBRARY = "libasound.so.2";

    private final HostMachine host;
    private final ThreadGroup group = new ThreadGroup("sound device");
    private final Thread thread = new Thread(group, this::run, "sound device");

    private final CountDownLatch ended = new CountDownLatch(1);

    private volatile @Nullable OpenedDevice opened;
    private volatile boolean isLost;
    private volatile String failure = "";
    private final AtomicInteger tries = new AtomicInteger();

    private boolean hasOpened;

    /** The names of all devices and of the usual one, when they were last looked at. */
    private String[] known = {};

    /**
     * An open device.
     *
     * @param audio plays on it
     * @param handle the number by which OpenAL knows it
     * @param name the system's name for it
     */
    record OpenedDevice(OpenALLwjgl3Audio audio, long handle, String name) {}

    SoundDeviceWatch(HostMachine host) {
        this.host = host;
        thread.setDaemon(true);
    }

    /** Begins to look for a device. */
    void begin() {
        if (host.isUnix() && !host.isDebugging()) {
            silenceLibraries();
        }
        thread.start();
    }

    /** Returns the open device, or null if there is none. */
    @Nullable
    OpenedDevice opened() {
        return opened;
    }

    /** Returns true if the open device has gone since. Nothing is tried until it is {@linkplain #release released}. */
    boolean isLost() {
        return isLost;
    }

    /** Returns why the last try failed, or an empty text if none has failed yet. */
    String failure() {
        return failure;
    }

    /** Returns how often a device was tried to be opened. */
    int tries() {
        return tries.get();
    }

    /** Returns the number of threads that look after the device, libGDX's own among them. */
    int threads() {
        return group.activeCount();
    }

    /** Closes the open device, and lets the thread look for another one. */
    void release() {
        Objects.requireNonNull(opened).audio().dispose();
        isLost = false;
        opened = null;
    }

    /** Ends the thread and closes the device. */
    void end() {
        thread.interrupt();
        if (hasEnded() && opened != null) {
            release();
        }
    }

    private boolean hasEnded() {
        try {
            return ended.await(MOST_MILLIS_TO_END, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void run() {
        try {
            while (true) {
                look();
                Thread.sleep(MILLIS_BETWEEN_TRIES);
            }
        } catch (InterruptedException e) {
            // The game ends.
        } finally {
            ended.countDown();
        }
    }

    private void look() {
        OpenedDevice now = opened;
        try {
            if (now == null) {
                opened = open();
            } else if (!isLost) {
                follow(now);
            }
        } catch (RuntimeException | LinkageError e) {
            failure = Objects.requireNonNullElse(e.getMessage(), e.toString());
        }
    }

    private @Nullable OpenedDevice open() {
        tries.getAndIncrement();
        if (host.isUnix() && !hasOpened && !findsSystem()) {
            return null;
        }
        OpenALLwjgl3Audio audio = new OpenALLwjgl3Audio(VOICES, BUFFERS, BUFFER_SAMPLES);
        endOtherWatch();
        long context = ALC10.alcGetCurrentContext();
        if (context == MemoryUtil.NULL) {
            failure = "no sound device";
            return null;
        }
        hasOpened = true;
        long handle = ALC10.alcGetContextsDevice(context);
        audio.registerMusic(MusicStream.EXTENSION, StreamedMusic::new);
        known = names(audio);
        return new OpenedDevice(audio, handle, nameOf(handle));
    }

    /**
     * Returns true if the sound system that OpenAL has chosen has a device. If it has none, OpenAL is loaded anew,
     * because it chooses when it is loaded, and a sound server may start later. That must not happen any more once a
     * device was open: LWJGL keeps the addresses of functions from then on.
     */
    private boolean findsSystem() {
        long found = ALC10.alcOpenDevice((ByteBuffer) null);
        boolean isStandIn = found != MemoryUtil.NULL && nameOf(found).equals(STAND_IN) && !host.has(DRIVERS_VARIABLE);
        if (found != MemoryUtil.NULL) {
            ALC10.alcCloseDevice(found);
        }
        if (found != MemoryUtil.NULL && !isStandIn) {
            return true;
        }
        failure = "no sound device";
        ALC.destroy();
        ALC.create();
        return false;
    }

    private static String nameOf(long handle) {
        return String.valueOf(ALC10.alcGetString(handle, EnumerateAllExt.ALC_ALL_DEVICES_SPECIFIER));
    }

    /**
     * Ends the thread that libGDX starts for each device; it belongs to the group of the thread that opens the device.
     */
    private void endOtherWatch() {
        Thread[] all = new Thread[group.activeCount() + 1];
        int count = group.enumerate(all);
        for (int i = 0; i < count; i++) {
            if (all[i] != thread) {
                all[i].interrupt();
            }
        }
    }

    /** Lets the sound move on to the system's usual device if others are there than before. */
    private void follow(OpenedDevice now) {
        if (ALC10.alcGetInteger(now.handle(), EXTDisconnect.ALC_CONNECTED) == 0) {
            isLost = true;
            return;
        }
        String[] names = names(now.audio());
        if (!Arrays.equals(names, known)) {
            known = names;
            now.audio().switchOutputDevice(null);
        }
    }

    private static String[] names(OpenALLwjgl3Audio audio) {
        String[] all = audio.getAvailableOutputDevices();
        String[] names = Arrays.copyOf(all, all.length + 1);
        names[all.length] = ALC10.alcGetString(MemoryUtil.NULL, EnumerateAllExt.ALC_DEFAULT_ALL_DEVICES_SPECIFIER);
        return names;
    }

    /**
     * Silences the libraries behind OpenAL before sound is opened. On Linux without a sound card or server they write
     * many lines to standard error at each try, which would hide the game's own line. ALSA lets a program handle its
     * lines, and our handler drops them; the others read the environment when they are loaded, where what the player
     * has set stays.
     */
    private static void silenceLibraries() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            SharedLibrary c = APIUtil.apiCreateLibrary(C_LIBRARY);
            long setter = c.getFunctionAddress("setenv");
            for (String variable : LOG_VARIABLES) {
                long name = MemoryUtil.memAddress(stack.ASCII(variable));
                JNI.callPPI(name, MemoryUtil.memAddress(stack.ASCII("0")), 0, setter);
            }
            SharedLibrary alsa = APIUtil.apiCreateLibrary(ALSA_LIBRARY);
            long taker = alsa.getFunctionAddress("snd_lib_error_set_handler");
            if (taker != MemoryUtil.NULL) {
                // Never freed, because the library keeps it for as long as the process runs.
                JNI.callPI(new AlsaLogDropper().address(), taker);
            }
        } catch (UnsatisfiedLinkError none) {
            // Without such a library nothing is written.
        }
    }

    /**
     * A log handler that drops every line: {@code void (const char *file, int line, const char *function, int err,
     * const char *fmt, ...)}.
     */
    private static final class AlsaLogDropper implements CallbackI {
        private static final Callback.Descriptor DESCRIPTOR = new Callback.Descriptor(
                AlsaLogDropper.class,
                MethodHandles.lookup(),
                APIUtil.apiCreateCIF(
                        LibFFI.ffi_type_void,
                        LibFFI.ffi_type_pointer,
                        LibFFI.ffi_type_sint32,
                        LibFFI.ffi_type_pointer,
                        LibFFI.ffi_type_sint32,
                        LibFFI.ffi_type_pointer));

        @Override
        public Callback.Descriptor getDescriptor() {
            return DESCRIPTOR;
        }

        @Override
        public void callback(long result, long arguments) {
            // Dropped.
        }
    }
}
