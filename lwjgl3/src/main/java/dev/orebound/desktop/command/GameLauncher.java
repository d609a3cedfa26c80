package dev.orebound.desktop.command;

import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GivenArguments;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.NativesFolder;
import dev.orebound.desktop.platform.ProcessConsole;

/** Prepares the machine, then runs the command line. */
public final class GameLauncher {
    private GameLauncher() {}

    public static void main(String[] args) {
        HostMachine host = HostMachine.here();
        // Before any class of libGDX or LWJGL is loaded: they read these properties once.
        System.setProperty("org.lwjgl.system.allocator", "system");
        NativesFolder.plan(host).forEach(System::setProperty);
        System.exit(run(host, ProcessConsole.ofProcess(), args));
    }

    private static int run(HostMachine host, ProcessConsole console, String[] arguments) {
        String[] typed;
        try {
            typed = GivenArguments.asTyped(arguments);
        } catch (CannotStartException e) {
            console.complain(String.valueOf(e.getMessage()));
            return SharedOptions.BAD_INPUT;
        }
        return new CommandLineOfGame(host, console).run(typed);
    }
}
