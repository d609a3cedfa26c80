package dev.orebound.desktop.platform;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the process says.
 *
 * @param data takes data and nothing else: UTF-8, lines ended by LF
 * @param complaints takes a line for each thing that went wrong
 */
public record Console(PrintStream data, PrintStream complaints) {
    private static final int BUFFER_BYTES = 1 << 16;

    /** Standard output, and standard error. */
    public static Console ofProcess() {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        return new Console(
                new PrintStream(new java.io.BufferedOutputStream(out, BUFFER_BYTES), false, StandardCharsets.UTF_8),
                System.err);
    }

    /** Says what is wrong, in one line. */
    public void complain(String complaint) {
        data.flush();
        complaints.println("orebound: " + complaint.strip().replaceAll("\\s*\\R\\s*", "; "));
    }
}
