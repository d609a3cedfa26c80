package dev.orebound.content.tuning;

import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.FieldSpec;
import dev.orebound.content.reading.NumberListener;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of one content file, with values that are tried in their place. The numbers and their bounds come from
 * the file and from its reader; nothing is listed twice. Changed content is read like any other, with every check.
 */
public final class ContentTuning {
    private final Assets assets;
    private final String file;
    private final String text;
    private final List<NumberScan.NumberPlace> spots = new ArrayList<>();
    private final List<TunableNumber> numbers = new ArrayList<>();
    private final double[] values;

    /**
     * Reads the numbers of a file.
     *
     * @param file such as {@code content/cave.json}
     * @throws ContentException if the content cannot be read as it is
     */
    public ContentTuning(Assets assets, String file) {
        this.assets = assets;
        this.file = file;
        text = assets.text(file);
        Map<String, Accepted> accepted = accepted(assets, file);
        for (NumberScan.NumberPlace spot : NumberScan.of(text)) {
            Accepted bounds = accepted.get(spot.path());
            if (bounds != null) {
                double usual = Double.parseDouble(text.substring(spot.begin(), spot.end()));
                spots.add(spot);
                numbers.add(new TunableNumber(spot.path(), usual, bounds.field, bounds.isWhole));
            }
        }
        values = numbers.stream().mapToDouble(TunableNumber::usual).toArray();
    }

    private record Accepted(FieldSpec field, boolean isWhole) {}

    private static Map<String, Accepted> accepted(Assets assets, String file) {
        Map<String, Accepted> accepted = new LinkedHashMap<>();
        NumberListener listener = (read, path, field, isWhole) -> {
            if (read.equals(file)) {
                accepted.put(path, new Accepted(field, isWhole));
            }
        };
        Content unused = Content.read(new ChangedAssets(assets, "", "", listener));
        return accepted;
    }

    /** Returns the path of the file within the assets. */
    public String file() {
        return file;
    }

    /** Returns the number of numbers. */
    public int size() {
        return numbers.size();
    }

    /** Returns a number, in the order of the file. */
    public TunableNumber number(int index) {
        return numbers.get(index);
    }

    /** Returns the value that is tried for a number. */
    public double value(int index) {
        return values[index];
    }

    /** Returns true if the tried value differs from the file's. */
    public boolean isChanged(int index) {
        return values[index] != numbers.get(index).usual();
    }

    /** Returns the number of changed values. */
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

    /** Resets all numbers to the values of the file. */
    public void resetAll() {
        for (int i = 0; i < values.length; i++) {
            values[i] = numbers.get(i).usual();
        }
    }

    /** Returns the text of the file with the tried values; everything else, comments too, is unchanged. */
    public String text() {
        StringBuilder changed = new StringBuilder();
        int copied = 0;
        for (int i = 0; i < values.length; i++) {
            if (isChanged(i)) {
                NumberScan.NumberPlace spot = spots.get(i);
                changed.append(text, copied, spot.begin()).append(numbers.get(i).written(values[i]));
                copied = spot.end();
            }
        }
        return changed.append(text, copied, text.length()).toString();
    }

    /** Returns the assets with the values tried now; later changes do not show in them. */
    public Assets assets() {
        return changedCount() == 0 ? assets : new ChangedAssets(assets, file, text(), NumberListener.NONE);
    }

    /** Assets one of whose files may have another text, and whose numbers a listener may be told. */
    private record ChangedAssets(Assets below, String file, String text, NumberListener numbers) implements Assets {
        @Override
        public boolean has(String path) {
            return path.equals(file) || below.has(path);
        }

        @Override
        public byte[] bytes(String path) {
            return path.equals(file) ? text.getBytes(StandardCharsets.UTF_8) : below.bytes(path);
        }

        @Override
        public List<String> list(String folder, String ending) {
            return below.list(folder, ending);
        }

        @Override
        public List<String> folders(String folder) {
            return below.folders(folder);
        }
    }
}
