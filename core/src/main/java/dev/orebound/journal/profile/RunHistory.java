package dev.orebound.journal.profile;

import dev.orebound.content.reading.FileKind;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.DistinctMessages;
import dev.orebound.journal.disk.NumberedFiles;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.replay.RecordSplitter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The accounts of ended runs, each a record that is appended to one file. Damaged records are skipped and never
 * rewritten. The newest accounts also lie in a folder, as JSON and as text. Failures never stop the game; each becomes
 * one line to a listener.
 */
public final class RunHistory {
    private static final long LARGEST_FILE = FileKind.HISTORY.mostBytes();

    private static final int KEPT_SHEETS = 200;

    private static final char ACCOUNT = 'A';

    private final DiskAccess disk;
    private final Path file;
    private final NumberedFiles texts;
    private final NumberedFiles objects;

    /** Files that have no room for further accounts. */
    private final NumberedFiles filled;

    private final DistinctMessages complaints;

    /** @param complaints takes a line for each failure */
    public RunHistory(SaveFolder folder, Consumer<String> complaints) {
        this(DiskAccess.REAL, folder, complaints);
    }

    public RunHistory(DiskAccess disk, SaveFolder folder, Consumer<String> complaints) {
        this.disk = disk;
        file = folder.history();
        texts = new NumberedFiles(disk, folder.accounts(), "run", ".txt", KEPT_SHEETS);
        filled = new NumberedFiles(disk, folder.path(), file.getFileName() + ".full", "", Integer.MAX_VALUE, 1);
        objects = new NumberedFiles(disk, folder.accounts(), "run", ".json", KEPT_SHEETS);
        this.complaints = new DistinctMessages(complaints);
    }

    /** Returns all readable accounts, the oldest first. */
    public List<RunAccount> accounts() {
        List<RunAccount> accounts = new ArrayList<>();
        byte[] bytes = bytes();
        RecordSplitter records = new RecordSplitter(bytes);
        boolean isDamaged = false;
        while (records.hasNext()) {
            String payload = records.next();
            RunAccount account = payload == null ? null : accountOrNull(payload);
            if (account != null) {
                accounts.add(account);
            } else {
                isDamaged = true;
                if (payload == null) {
                    records.skipLine();
                }
            }
        }
        if (isDamaged) {
            complaints.add(file + ": is damaged in places; the accounts that can be read are shown, and it is kept");
        }
        return accounts;
    }

    private byte[] bytes() {
        try {
            return disk.exists(file) ? disk.read(file, LARGEST_FILE) : new byte[0];
        } catch (IOException e) {
            complaints.add(file + ": cannot be read (" + WholeFile.reason(e) + "); it is left as it is");
            return new byte[0];
        }
    }

    private static @Nullable RunAccount accountOrNull(String payload) {
        return payload.charAt(0) == ACCOUNT
                ? AccountJson.readOrNull(payload.substring(1).strip())
                : null;
    }

    /**
     * Appends an account and also writes it as JSON and as text for use outside the game.
     *
     * @param words the text for a player, in lines
     * @return the name of the text file, or an empty text if the disk refuses
     */
    public String add(RunAccount account, String words) {
        String json = AccountJson.json(account);
        ByteBuffer line = new RecordBuffer().begin(ACCOUNT).blank().text(json).end();
        try {
            append(line);
            Path unused = sheet(objects, json + "\n");
            return String.valueOf(sheet(texts, printable(words)).getFileName());
        } catch (IOException e) {
            complaints.add(file + ": cannot be written (" + WholeFile.reason(e) + "); the run's account is not kept");
            return "";
        }
    }

    /** Returns lines in which nothing steers a terminal. */
    private static String printable(String lines) {
        return String.join(
                "\n",
                Stream.of(lines.split("\n", -1))
                        .map(line -> QuotedText.of(line, Integer.MAX_VALUE))
                        .toList());
    }

    private Path sheet(NumberedFiles sheets, String text) throws IOException {
        Path sheet = sheets.next();
        WholeFile.write(disk, sheet, text.getBytes(StandardCharsets.UTF_8));
        sheets.prune();
        return sheet;
    }

    private void append(ByteBuffer line) throws IOException {
        if (!disk.exists(file)) {
            byte[] first = new byte[line.remaining()];
            line.get(first);
            WholeFile.write(disk, file, first);
            return;
        }
        byte[] before = disk.read(file, LARGEST_FILE);
        if (before.length + line.remaining() >= LARGEST_FILE) {
            Path full = filled.next();
            disk.move(file, full);
            complaints.add(
                    file + ": has no room for more accounts; they go on in a new file, and the old one is kept as "
                            + full.getFileName());
            append(line);
            return;
        }
        try (DiskAccess.OpenFile open = disk.reopen(file, before.length)) {
            if (before.length > 0 && before[before.length - 1] != '\n') {
                open.write(ByteBuffer.wrap("\n".getBytes(StandardCharsets.US_ASCII)));
            }
            open.write(line);
            open.force();
        }
    }
}
