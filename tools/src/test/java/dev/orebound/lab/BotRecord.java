package dev.orebound.lab;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.bot.BotRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Records a whole run of the bot; the file is named by its skill and the run's seed, such as {@code novice-1001}. */
final class BotRecord {
    private static final ContentTable<BotSkill> SKILLS = BotSkill.readAll(new BuiltInAssets());

    private BotRecord() {}

    /** Returns true for files with such a name. */
    static boolean canRecord(Path file) {
        return SKILLS.has(partsOf(file)[0]);
    }

    /** Plays the run and writes it to the file. */
    static void record(Path file, Content content) throws IOException {
        String[] parts = partsOf(file);
        Seed seed = Seed.of(parts[1]);
        Files.deleteIfExists(file);
        try (ReplayWriter writer = new ReplayWriter(file, "0", content, seed)) {
            new BotRun(content, seed, SKILLS.get(parts[0]), SKILLS, writer).play();
        }
    }

    private static String[] partsOf(Path file) {
        return String.valueOf(file.getFileName()).replaceFirst("\\..*", "").split("-", 2);
    }
}
