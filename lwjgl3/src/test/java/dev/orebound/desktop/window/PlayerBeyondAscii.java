package dev.orebound.desktop.window;

import dev.orebound.desktop.Main;
import java.nio.charset.Charset;

/**
 * Starts the game for a player whose name and temporary folder contain letters that the system's character set lacks.
 */
public final class PlayerBeyondAscii {
    private PlayerBeyondAscii() {}

    public static void main(String[] arguments) throws Throwable {
        if (Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode("ë")) {
            throw new IllegalStateException("this system can write the name; start it with LC_ALL=C");
        }
        System.setProperty("user.name", "Zoë");
        System.setProperty("java.io.tmpdir", "/tmp/Zoë");
        Main.main(arguments);
    }
}
