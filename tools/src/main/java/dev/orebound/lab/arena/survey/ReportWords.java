package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.page.PlotFill;
import dev.orebound.lab.page.ShareBar.NamedShare;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;

/** Names and numbers as the report on arenas words them. */
final class ReportWords {
    /** Stands for a missing number. */
    static final String NONE = "–";

    private ReportWords() {}

    /** Returns the word for an ending in the key of a plot. */
    private static String name(TrialEnding ending) {
        return ending == TrialEnding.BROKEN ? "opened outside" : ending.id();
    }

    /** Returns the words for an ending beside a single figure. */
    static String longName(TrialEnding ending) {
        return switch (ending) {
            case BROKEN -> "opened with the player outside";
            case WATCHDOG -> "opened by the watchdog";
            default -> ending.id();
        };
    }

    /** Returns the endings of a group of trials as shares. */
    static List<NamedShare> shares(TrialGroup group) {
        return Arrays.stream(TrialEnding.values())
                .map(ending -> new NamedShare(name(ending), fill(ending), group.ended(ending)))
                .toList();
    }

    private static PlotFill fill(TrialEnding ending) {
        return switch (ending) {
            case CLEARED -> PlotFill.GOOD;
            case REFUSED -> PlotFill.COOL;
            case LOST -> PlotFill.BAD;
            case BROKEN -> PlotFill.DULL;
            case WATCHDOG -> PlotFill.WARM;
            case SOFTLOCKED -> PlotFill.WORST;
        };
    }

    static String percent(long part, long whole) {
        return whole == 0 ? NONE : Math.round(100.0 * part / whole) + "%";
    }

    static String median(IntHistogram numbers) {
        return numbers.count() == 0 ? NONE : String.valueOf(numbers.percentile(50));
    }

    /** Returns ticks as seconds with one decimal. */
    static String seconds(int ticks) {
        return BigDecimal.valueOf(ticks)
                .divide(BigDecimal.valueOf(ArenaTally.TICKS_A_SECOND), 1, RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    /** Returns an id as words. */
    static String spoken(String id) {
        return id.replace('_', ' ');
    }

    /** Returns the command that opens a room in the game. */
    static String command(ArenaTrialCase tried) {
        return "play --seed " + tried.floor().request().seed().text() + " --depth "
                + tried.floor().request().depth() + " --kind "
                + tried.floor().request().kind().id() + " --room "
                + tried.room().id();
    }

    /** Describes the room and the party. */
    static String place(ArenaTrialCase tried) {
        return "seed " + tried.floor().request().seed().text() + ", depth "
                + tried.floor().request().depth() + " ("
                + spoken(tried.floor().request().kind().id()) + " floor), room "
                + tried.room().id() + "; the player " + spoken(tried.scheme().id()) + ", "
                + (tried.isMortal() ? "with the usual health" : "can hardly be killed") + ", companions "
                + tried.companions();
    }
}
