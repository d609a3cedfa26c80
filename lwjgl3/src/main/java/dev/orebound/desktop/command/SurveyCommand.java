package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.survey.FloorSurvey;
import java.util.function.IntConsumer;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes many floors, on all processors, and checks what is promised of them. */
@Command(name = "survey", description = "Generates many floors and checks every promise about them.")
final class SurveyCommand extends FloorsCommand {
    @Option(
            names = "--depth",
            paramLabel = "DEPTH",
            converter = OptionValues.DepthValue.class,
            description = "of the floors, 1 to 17; else 1 + seed mod 17")
    private @Nullable Integer depth;

    SurveyCommand(SharedOptions shared) {
        super(shared);
    }

    @Override
    SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
        LongToIntFunction depths = depth == null ? FloorSurvey.usualDepths(content) : always(depth, content);
        return new FloorSurvey(content, seeds.first(), seeds.count(), depths, threads, done);
    }

    private static LongToIntFunction always(int depth, Content content) {
        int depths = content.graph().depths();
        if (depth > depths) {
            throw new CannotStartException("--depth: " + depth + "; this content has depths 1 to " + depths);
        }
        return seed -> depth;
    }
}
