package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.horde.HordeSurvey;
import java.util.function.IntConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets somebody walk about many floors, on all processors, and watches how those who live there fare. */
@Command(
        name = "hordes",
        description = "Plays minutes of many floors and proves that nobody there comes to a standstill.")
final class HordesCommand extends FloorsCommand {
    private static final int TEN_MINUTES = 600;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = OptionValues.SecondsValue.class,
            description = "of play on each floor, 1 to 86400; else 600")
    private Integer seconds = TEN_MINUTES;

    HordesCommand(SharedOptions shared) {
        super(shared);
    }

    @Override
    SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
        return new HordeSurvey(content, seeds.first(), seeds.count(), seconds, threads, done);
    }
}
