package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.lab.ArenaSurvey;
import dev.orebound.lab.Findings;
import java.util.function.IntConsumer;
import picocli.CommandLine.Command;

/** Springs the trap rooms of many floors, on all processors, with a player who wants to break them. */
@Command(name = "arena", description = "Springs the trap rooms of many floors and proves that none locks anybody in.")
final class ArenaCommand extends FloorsCommand {
    ArenaCommand(Shared shared) {
        super(shared);
    }

    @Override
    Findings find(Content content, Values.Seeds seeds, int threads, IntConsumer done) {
        return new ArenaSurvey(content, seeds.first(), seeds.count(), threads, done);
    }
}
