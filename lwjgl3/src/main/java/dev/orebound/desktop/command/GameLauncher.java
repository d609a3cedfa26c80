package dev.orebound.desktop.command;

import dev.orebound.desktop.Main;
import dev.orebound.desktop.StartMessage;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameRelaunch;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.NativesFolder;
import dev.orebound.desktop.platform.ProcessConsole;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Prepares the machine, then runs the command line. */
public final class GameLauncher {
    /** The arguments of this process, each ended by a zero; only Linux has this file. */
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

    private static final char REPLACEMENT = '\uFFFD';

    /**
     * Codes of a process that told what ended it, and of one that somebody ended: by a signal, or Ctrl+C on Windows.
     */
    private static final Set<Integer> TOLD =
            Set.of(SharedOptions.DONE, SharedOptions.FAILED, SharedOptions.BAD_INPUT, 129, 130, 137, 143, 0xC000013A);

    private GameLauncher() {}

    public static void main(String[] args) {
        HostMachine host = HostMachine.here();
        Integer ended = relaunched(host, args);
        if (ended != null) {
            tellCrash(ended, args);
            System.exit(ended);
        }
        GameRelaunch.endWithFirstProcess(host);
        // Set before any class of libGDX or LWJGL is loaded, because these properties are read only once.
        System.setProperty("org.lwjgl.system.allocator", "system");
        NativesFolder.plan(host).forEach(System::setProperty);
        GameRelaunch.exit(host, run(host, ProcessConsole.ofProcess(), args));
    }

    /** Tells of an end that the game's own process could not tell of, because the system or a driver ended it. */
    private static void tellCrash(int exitCode, String[] args) {
        if (!TOLD.contains(exitCode) && GameRelaunch.opensGame(args)) {
            fail("was ended by the system with code " + exitCode
                    + "; a newer graphics driver may help, and the folder of the jar may hold a report of Java");
        }
    }

    /** Prints why the game cannot be played, and tells a player who sees no console. */
    private static int fail(String why) {
        ProcessConsole.ofProcess().complain(why);
        StartMessage.tell(why, null);
        return SharedOptions.BAD_INPUT;
    }

    private static @Nullable Integer relaunched(HostMachine host, String[] args) {
        try {
            return GameRelaunch.run(host, GameRelaunch.Started.here(Main.class.getName(), args));
        } catch (CannotStartException e) {
            return fail(String.valueOf(e.getMessage()));
        }
    }

    private static int run(HostMachine host, ProcessConsole console, String[] arguments) {
        String[] typed;
        try {
            typed = asTyped(arguments);
        } catch (CannotStartException e) {
            console.complain(String.valueOf(e.getMessage()));
            return SharedOptions.BAD_INPUT;
        }
        return new CommandLineOfGame(host, console).run(typed);
    }

    /**
     * Returns the arguments as they were typed, in UTF-8. In a locale such as C, Java 17 replaces every byte of a
     * letter beyond ASCII by the character U+FFFD; a seed typed with such letters would silently make another mine.
     *
     * @param arguments as Java decoded them
     * @throws CannotStartException in one line, if an argument was not decoded and the system does not provide the
     *     original
     */
    private static String[] asTyped(String[] arguments) {
        if (Arrays.stream(arguments).noneMatch(GameLauncher::isReplaced)) {
            return arguments;
        }
        List<byte[]> process = readCommandLine();
        int first = process.size() - arguments.length;
        String[] typed = arguments.clone();
        for (int i = 0; i < typed.length; i++) {
            if (isReplaced(typed[i])) {
                typed[i] = decoded(first < 0 ? new byte[] {-1} : process.get(first + i), typed[i]);
            }
        }
        return typed;
    }

    private static boolean isReplaced(String argument) {
        return argument.indexOf(REPLACEMENT) >= 0;
    }

    /** Returns the bytes of each argument of this process, or nothing if the system has no such file. */
    private static List<byte[]> readCommandLine() {
        List<byte[]> arguments = new ArrayList<>();
        try {
            byte[] bytes = Files.readAllBytes(COMMAND_LINE);
            int from = 0;
            for (int i = 0; i < bytes.length; i++) {
                if (bytes[i] == 0) {
                    arguments.add(Arrays.copyOfRange(bytes, from, i));
                    from = i + 1;
                }
            }
        } catch (IOException e) {
            arguments.clear();
        }
        return arguments;
    }

    private static String decoded(byte[] bytes, String argument) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new CannotStartException("'" + argument.replace(REPLACEMENT, '?')
                    + "': has letters that cannot be read in this locale; start the game in a UTF-8 locale,"
                    + " for instance with LC_ALL=C.UTF-8");
        }
    }
}
