package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.figure.SurveyFindings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Springs the trap rooms of many floors, on all processors, with a player who wants to break them. */
@Command(name = "arena", description = "Springs the trap rooms of many floors and proves that none locks anybody in.")
final class ArenaCommand extends FloorsCommand {
    private static final String HTML = "--html";

    private final SharedOptions shared;

    @Option(names = HTML, paramLabel = "FILE", description = "writes a page of it too, for a browser")
    private @Nullable Path html;

    ArenaCommand(SharedOptions shared) {
        super(shared);
        this.shared = shared;
    }

    @Override
    SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
        if (html != null) {
            // Told now rather than when all the floors are done.
            SharedOptions.requireWritable(HTML, html);
        }
        ArenaSurvey survey = new ArenaSurvey(content, seeds.first(), seeds.count(), threads, done);
        if (html != null) {
            String page = survey.html(shared.assets(), GameVersion.read(), shared.contentOption());
            SharedOptions.write(HTML, html, page.getBytes(StandardCharsets.UTF_8));
        }
        return survey;
    }
}
