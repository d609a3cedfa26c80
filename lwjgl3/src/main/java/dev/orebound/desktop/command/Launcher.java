package dev.orebound.desktop.command;

import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.Console;
import dev.orebound.desktop.platform.GivenArguments;
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
        System.exit(run(host, Console.ofProcess(), args));
    }

    private static int run(Host host, Console console, String[] arguments) {
        String[] typed;
        try {
            typed = GivenArguments.asTyped(arguments);
        } catch (CannotStartException e) {
            console.complain(String.valueOf(e.getMessage()));
            return CommandLineOfGame.BAD_INPUT;
        }
        return new CommandLineOfGame(host, console).run(typed);
    }
}
