package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.expedition.RunTerms;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options {@code --kit} and {@code --vows} of the commands that begin runs. */
final class TermsOptions {
    private static final String KIT = "--kit";
    private static final String VOWS = "--vows";

    @Option(
            names = KIT,
            paramLabel = "KIT",
            description = "The kit that the run begins with, one of content/kits.json.")
    private @Nullable String kit;

    @Option(
            names = VOWS,
            paramLabel = "VOW",
            split = ",",
            description = "Vows of content/vows.json, separated by commas, which make the run harder.")
    private List<String> vows = List.of();

    /**
     * Returns the terms of runs; a kit or vow that the content lacks, or one for a first run, ends the command with one
     * line.
     *
     * @param isFirst true for first runs of profiles, which have no terms
     */
    RunTerms terms(Content content, boolean isFirst) {
        if (isFirst && !words().isEmpty()) {
            throw new CannotStartException(
                    (kit == null ? VOWS : KIT) + ": a first run has neither a kit nor vows; leave it out");
        }
        requireKnown(
                KIT, kit == null ? List.of() : List.of(kit), content.powers().kits());
        requireKnown(VOWS, vows, content.powers().vows());
        return new RunTerms(kit, vows).within(content);
    }

    private static void requireKnown(String option, List<String> ids, ContentTable<?> table) {
        for (String id : ids) {
            if (!table.has(id)) {
                throw new CannotStartException(option + ": '" + id + "'; give one of " + table.ids());
            }
        }
    }

    /** Returns the options as they were given, for the heads of reports; empty if neither was. */
    String words() {
        return (kit == null ? "" : " " + KIT + " " + kit)
                + (vows.isEmpty() ? "" : " " + VOWS + " " + String.join(",", vows));
    }
}
