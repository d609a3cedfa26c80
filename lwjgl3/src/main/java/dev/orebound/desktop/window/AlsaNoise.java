package dev.orebound.desktop.window;

import dev.orebound.desktop.platform.HostMachine;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.CallbackI;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.SharedLibrary;
import org.lwjgl.system.libffi.FFICIF;
import org.lwjgl.system.libffi.LibFFI;

/**
 * Silences ALSA. On Linux without a sound card that library writes eight lines to standard error, among which the game's one
 * line would be lost; it lets a program handle those lines instead, and this handler drops them.
 */
final class AlsaNoise {
    private static final String LIBRARY = "libasound.so.2";

    private AlsaNoise() {}

    /** Before sound is opened. Where that library is not there, there is nothing to do. */
    static void silence(HostMachine host) {
        if (!host.isUnix() || host.isDebugging()) {
            return;
        }
        try {
            SharedLibrary alsa = APIUtil.apiCreateLibrary(LIBRARY);
            long taker = alsa.getFunctionAddress("snd_lib_error_set_handler");
            if (taker != MemoryUtil.NULL) {
                // Never freed: the library keeps it for as long as the process runs.
                JNI.callPI(new Dropped().address(), taker);
            }
        } catch (UnsatisfiedLinkError none) {
            // Then sound goes another way, and stays quiet.
        }
    }

    /** {@code void (const char *file, int line, const char *function, int err, const char *fmt, ...)}. */
    private static final class Dropped implements CallbackI {
        @Override
        public FFICIF getCallInterface() {
            return APIUtil.apiCreateCIF(
                    LibFFI.FFI_DEFAULT_ABI,
                    LibFFI.ffi_type_void,
                    LibFFI.ffi_type_pointer,
                    LibFFI.ffi_type_sint32,
                    LibFFI.ffi_type_pointer,
                    LibFFI.ffi_type_sint32,
                    LibFFI.ffi_type_pointer);
        }

        @Override
        public void callback(long result, long arguments) {
            // Dropped.
        }
    }
}
