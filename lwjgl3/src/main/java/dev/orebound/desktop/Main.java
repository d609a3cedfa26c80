package dev.orebound.desktop;

import java.lang.reflect.InvocationTargetException;

/**
 * The entry point of the jar. It is compiled for Java 8, so that an older Java can load it and report which Java the
 * game needs; it loads everything else by name, except {@link StartMessage}.
 */
public final class Main {
    /** The oldest Java that can load the rest of the game. */
    static final int OLDEST_JAVA = 17;

    private static final String NAME = "orebound: ";

    private static final String LAUNCHER = "dev.orebound.desktop.command.GameLauncher";

    private Main() {}

    public static void main(String[] args) throws Throwable {
        String tooOld = whyTooOld(System.getProperty("java.specification.version"), System.getProperty("java.home"));
        if (!tooOld.isEmpty()) {
            System.err.println(tooOld);
            if (opensGame(args)) {
                StartMessage.tell(tooOld.substring(NAME.length()), null);
            }
            System.exit(2);
        }
        try {
            Class.forName(LAUNCHER).getMethod("main", String[].class).invoke(null, (Object) args);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Returns true if these arguments may have come from a double click: none, or those of the game itself. */
    static boolean opensGame(String[] args) {
        return args.length == 0 || args[0].equals("play") || args[0].startsWith("-");
    }

    /**
     * Returns one line that names the needed Java, or an empty text if this one is recent enough.
     *
     * @param version as in {@code java.specification.version}: 1.8, 11, 17
     * @param home the folder of this Java
     */
    static String whyTooOld(String version, String home) {
        return major(version) >= OLDEST_JAVA
                ? ""
                : NAME + "needs Java " + OLDEST_JAVA + " or newer; this is Java " + version + " in " + home
                        + "; one that will do is at https://adoptium.net";
    }

    /** Returns the major version. A version that cannot be read counts as newer than any that this game knows. */
    private static int major(String version) {
        String digits = version.startsWith("1.") ? version.substring(2) : version;
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException unheardOf) {
            return Integer.MAX_VALUE;
        }
    }
}
