package dev.orebound.content.tuning;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.NumberListener;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of one content file, and what somebody tries in their stead. Which there are, and what each accepts, comes from
 * the file and from those who read it; nothing is listed twice. Changed content is read like any other, with every check.
 */
public final class ContentTuning {
    private final Assets assets;
    private final String file;
    private final String text;
    private final List<NumberScan.Spot> spots = new ArrayList<>();
    private final List<TunableNumber> numbers = new ArrayList<>();
    private final double[] values;

    /**
     * The numbers of a file as it stands.
     *
     * @param file such as {@code content/cave.json}
     * @throws ContentException if the content cannot be read as it is
     */
    public ContentTuning(Assets assets, String file) {
        this.assets = assets;
        this.file = file;
        text = assets.text(file);
        Map<String, Accepted> accepted = accepted(assets, file);
        for (NumberScan.Spot spot : NumberScan.of(text)) {
            Accepted bounds = accepted.get(spot.path());
            if (bounds != null) {
                double usual = Double.parseDouble(text.substring(spot.begin(), spot.end()));
                spots.add(spot);
                numbers.add(new TunableNumber(spot.path(), usual, bounds.lowest, bounds.highest, bounds.isWhole));
            }
        }
        values = numbers.stream().mapToDouble(TunableNumber::usual).toArray();
    }

    private record Accepted(float lowest, float highest, boolean isWhole) {}

    private static Map<String, Accepted> accepted(Assets assets, String file) {
        Map<String, Accepted> accepted = new LinkedHashMap<>();
        NumberListener listener = (read, path, lowest, highest, isWhole) -> {
            if (read.equals(file)) {
                accepted.put(path, new Accepted(lowest, highest, isWhole));
            }
        };
        Content unused = Content.read(new HeardAssets(assets, listener));
        return accepted;
    }

    /** The file, as a path within the assets. */
    public String file() {
        return file;
    }

    /** How many numbers there are. */
    public int size() {
        return numbers.size();
    }

    /** A number, in the order of the file. */
    public TunableNumber number(int index) {
        return numbers.get(index);
    }

    /** What is tried for a number. */
    public double value(int index) {
        return values[index];
    }

    /** True if something else is tried than stands in the file. */
    public boolean isChanged(int index) {
        return values[index] != numbers.get(index).usual();
    }

    /** How many numbers are not as in the file. */
    public int changedCount() {
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            count += isChanged(i) ? 1 : 0;
        }
        return count;
    }

    /**
     * Tries another value for a number, or the nearest that it accepts.
     *
     * @return true if it is another than before
     */
    public boolean set(int index, double wanted) {
        double before = values[index];
        values[index] = numbers.get(index).fitted(wanted);
        return values[index] != before;
    }

    /** Goes back to what stands in the file, for all numbers. */
    public void resetAll() {
        for (int i = 0; i < values.length; i++) {
            values[i] = numbers.get(i).usual();
        }
    }

    /** The file with what is tried; all else, comments too, as it was. */
    public String text() {
        StringBuilder changed = new StringBuilder();
        int copied = 0;
        for (int i = 0; i < values.length; i++) {
            if (isChanged(i)) {
                NumberScan.Spot spot = spots.get(i);
                changed.append(text, copied, spot.begin()).append(numbers.get(i).written(values[i]));
                copied = spot.end();
            }
        }
        return changed.append(text, copied, text.length()).toString();
    }

    /** The assets with what is tried now; later changes do not show in them. */
    public Assets assets() {
        return changedCount() == 0 ? assets : new TunedAssets(assets, file, text());
    }
}
