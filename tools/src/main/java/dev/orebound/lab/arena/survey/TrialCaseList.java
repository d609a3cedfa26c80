package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.survey.ArenaTally.WrongTrial;
import dev.orebound.lab.page.HtmlMarkup;
import java.util.ArrayList;
import java.util.List;

/** Writes the trials in which something went wrong, each with the command that opens its room. */
final class TrialCaseList {
    private final ReportSource source;
    private final HtmlMarkup page;

    TrialCaseList(ReportSource source, HtmlMarkup page) {
        this.source = source;
        this.page = page;
    }

    /** Writes all of them, with a picture of the moment. */
    void write() {
        page.open("section", "id", "cases").leaf("h2", "Softlocks and watchdogs");
        List<WrongTrial> all = all();
        if (all.isEmpty()) {
            page.leaf("p", "None: whoever was shut in won, died or walked out.");
        } else {
            page.leaf(
                    "p",
                    "Each command opens the game before the doorway of that very room. The picture shows the last moment:"
                            + " # rock, . floor, ~ what nobody walks over, o ore, + open and X shut doorway, x mark,"
                            + " * thing, c companion, M monster that counts, m other monster, @ player.",
                    "class",
                    "quiet");
            page.open("ul", "class", "cases");
            all.forEach(trial -> write(trial, trial.fault()));
            page.close();
        }
        page.close();
    }

    /** Writes those of one kind of arena in short; nothing if there are none. */
    void writeOf(String kind) {
        List<WrongTrial> wrong =
                all().stream().filter(trial -> kind.equals(trial.arena())).toList();
        if (!wrong.isEmpty()) {
            page.leaf("h3", "Softlocks and watchdogs").open("ul", "class", "cases");
            wrong.forEach(
                    trial -> write(trial, trial.fault().lines().findFirst().orElse("")));
            page.close();
        }
    }

    private List<WrongTrial> all() {
        List<WrongTrial> all = new ArrayList<>(source.survey().tally().softlocks());
        all.addAll(source.survey().tally().watchdogs());
        return all;
    }

    private void write(WrongTrial trial, String fault) {
        List<String> lines = fault.lines().toList();
        String what = trial.isSoftlock() ? "✘ Softlocked" : "⚠ Opened by the watchdog";
        page.open("li").open("p").leaf("b", what);
        page.text(" after " + ReportWords.seconds(trial.ticks()) + " seconds: " + lines.get(0));
        page.close();
        page.leaf("p", trial.place(), "class", "quiet");
        page.open("p").leaf("code", source.commandLine(trial.command())).close();
        if (lines.size() > 1) {
            page.leaf("pre", String.join("\n", lines.subList(1, lines.size())));
        }
        page.close();
    }
}
