package dev.orebound.lab.figure;

import dev.orebound.content.reading.Assets;
import java.util.ArrayList;
import java.util.List;

/**
 * The figures of a command that goes through many floors or runs, and how they are printed: as text, as JSON, and some
 * as a page for a browser. The figures of the first cases and of the rest add up to those of all, equal but for times.
 */
public abstract class Figures extends FigureGroup {
    private final FractionSum seconds = part("seconds", new FractionSum());

    /** Adds the duration of the work. */
    protected final void addSeconds(double more) {
        seconds.add(more);
    }

    protected final double seconds() {
        return seconds.value();
    }

    /** Returns a line for every single case that broke a promise; empty if all is well. */
    public abstract List<String> brokenCases();

    /** Returns a line for every promise about all cases together that is broken; only the figures of all can tell. */
    public List<String> brokenShares() {
        return List.of();
    }

    /** Returns every broken promise, a line each; empty if all is well. */
    public final List<String> complaints() {
        List<String> complaints = new ArrayList<>(brokenCases());
        complaints.addAll(brokenShares());
        return complaints;
    }

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    public final String json() {
        JsonText json = new JsonText().beginObject();
        print(json);
        return json.endObject().line();
    }

    /** Returns a table for people, each line ended by a line feed. */
    public final String table() {
        TextTable table = new TextTable();
        print(table);
        return table.text();
    }

    /**
     * Returns a page for a browser that stands alone; the same for the same figures.
     *
     * @param assets that the content was read from
     * @param version of the game, as players know it
     * @param options that make the game open what was surveyed, each after a space; may be empty
     * @throws UnsupportedOperationException if there is no page of these figures
     */
    public String page(Assets assets, String version, String options) {
        throw new UnsupportedOperationException("no page shows these figures");
    }

    /** Writes the keys of an object. */
    protected abstract void print(JsonText json);

    protected abstract void print(TextTable table);
}
