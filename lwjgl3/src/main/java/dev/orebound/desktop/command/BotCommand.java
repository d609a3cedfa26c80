package dev.orebound.desktop.command;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.bot.BotRun;
import dev.orebound.lab.bot.BotSurvey;
import dev.orebound.lab.bot.PlayedRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bot}: plays whole runs with the bot, or plays and records one. */
@Command(name = "bot", description = "Plays whole runs and tells how far they come and what ends them.")
final class BotCommand implements Callable<Integer> {
    private static final String USUAL_SKILL = "steady";

    private final SharedOptions shared;

    @Option(
            names = "--runs",
            paramLabel = "N",
            converter = OptionValues.CountValue.class,
            description = "how many, 1 to 9999999; else 10")
    private @Nullable Integer runs;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            converter = OptionValues.SeedValue.class,
            description = "of the first run: a number, or any text; the others follow one by one; else 1")
    private Seed seed = Seed.of(1);

    @Option(names = "--skill", paramLabel = "SKILL", description = "one of content/bots.json; else steady")
    private String skill = USUAL_SKILL;

    @Option(names = "--json", description = "prints one line of JSON")
    private boolean json;

    @Option(names = "--record", paramLabel = "FILE", description = "writes the one run as a replay")
    private @Nullable Path record;

    BotCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        BotSkill plays = skillOf(BotSkill.readAll(shared.assets()));
        Content content = Content.read(shared.assets());
        return record == null ? survey(content, plays) : record(content, plays, record);
    }

    private BotSkill skillOf(ContentTable<BotSkill> skills) {
        if (!skills.has(skill)) {
            throw new CannotStartException("--skill: '" + skill + "'; give one of " + skills.ids());
        }
        return skills.get(skill);
    }

    private int survey(Content content, BotSkill plays) {
        int usual = 10;
        int count = runs == null ? usual : runs;
        int threads = Runtime.getRuntime().availableProcessors();
        BotSurvey survey;
        try (ProgressBar progress = new ProgressBar(shared.console(), count)) {
            survey = new BotSurvey(content, plays, seed, count, threads, progress::show);
        }
        shared.console().data().print(json ? survey.json() : survey.table());
        List<String> complaints = survey.complaints();
        complaints.forEach(shared.console()::complain);
        return complaints.isEmpty() ? SharedOptions.DONE : SharedOptions.FAILED;
    }

    private int record(Content content, BotSkill plays, Path file) {
        if (json || (runs != null && runs != 1)) {
            throw new CannotStartException("--record: writes one run and prints how it ended; leave out "
                    + (json ? "--json" : "--runs, or give 1"));
        }
        PlayedRun played = play(content, plays, file);
        shared.console().data().print(played.line() + "\n");
        return played.isFault() ? SharedOptions.FAILED : SharedOptions.DONE;
    }

    private PlayedRun play(Content content, BotSkill plays, Path file) {
        try (ReplayWriter replay = new ReplayWriter(file, GameVersion.read(), content, seed)) {
            return new BotRun(content, seed, plays, this, replay).play();
        } catch (IOException e) {
            throw new CannotStartException(
                    "--record: " + file + " cannot be written; give a new file in a folder that there is");
        }
    }
}
