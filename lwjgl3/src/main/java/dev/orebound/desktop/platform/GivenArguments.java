package dev.orebound.desktop.platform;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Recovers arguments that Java could not decode. In a locale such as C, Java 17 replaces every byte of a letter beyond ASCII by the
 * character U+FFFD; a seed given so would silently make another mine.
 */
public final class GivenArguments {
    private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");
    private static final char REPLACEMENT = '\uFFFD';

    private GivenArguments() {}

    /**
     * Returns the arguments as they were typed, in UTF-8.
     *
     * @param arguments as Java decoded them
     * @throws CannotStartException in one line, if one was not decoded and the system does not tell what it was
     */
    public static String[] asTyped(String[] arguments) {
        return asTyped(arguments, COMMAND_LINE);
    }

    /**
     * The same with another file for the process's command line.
     *
     * @param commandLine each argument of the process in bytes, ended by a zero; Linux has such a file
     */
    static String[] asTyped(String[] arguments, Path commandLine) {
        if (Arrays.stream(arguments).noneMatch(GivenArguments::isReplaced)) {
            return arguments;
        }
        List<byte[]> process = read(commandLine);
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

    /** Nothing where the system has no such file. */
    private static List<byte[]> read(Path commandLine) {
        List<byte[]> arguments = new ArrayList<>();
        try {
            byte[] bytes = Files.readAllBytes(commandLine);
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
