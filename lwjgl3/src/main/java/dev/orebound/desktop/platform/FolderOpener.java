package dev.orebound.desktop.platform;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Opens a folder in the file manager of the system, by the program that each system has for it. */
public final class FolderOpener {
    /** Time after which an opener that still runs counts as one that works: some stay until the folder is closed. */
    private static final int PATIENCE_SECONDS = 10;

    private FolderOpener() {}

    /**
     * Opens a folder and returns at once.
     *
     * @param failed runs on a thread of its own if nothing could be opened
     */
    public static void open(HostMachine host, Path folder, Runnable failed) {
        Thread thread = new Thread(
                () -> {
                    if (!works(command(host, folder), !host.isWindows())) {
                        failed.run();
                    }
                },
                "open a folder");
        thread.setDaemon(true);
        thread.start();
    }

    static List<String> command(HostMachine host, Path folder) {
        String opener = host.isWindows() ? "explorer.exe" : host.isMac() ? "open" : "xdg-open";
        return List.of(opener, folder.toString());
    }

    /**
     * Runs an opener and returns true if it worked.
     *
     * @param tellsFaults false for an opener that always ends with a status of failure, as that of Windows does
     */
    static boolean works(List<String> command, boolean tellsFaults) {
        try {
            Process opener = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            opener.getOutputStream().close();
            boolean isEnded = tellsFaults && opener.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return !isEnded || opener.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
