package dev.orebound.desktop.command;

import dev.orebound.desktop.platform.Console;
import dev.orebound.desktop.platform.Host;
import dev.orebound.desktop.platform.NativesFolder;

/** Prepares the machine, then does what the command line asks for. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        Host host = Host.here();
        // Before any class of libGDX or LWJGL is loaded: they read these properties once.
        System.setProperty("org.lwjgl.system.allocator", "system");
        NativesFolder.plan(host).forEach(System::setProperty);
        System.exit(new CommandLineOfGame(host, Console.ofProcess()).run(args));
    }
}
