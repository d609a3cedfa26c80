package dev.orebound.lab.figure;

import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.chance.Hash64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A figure that adds up: the figure of many cases is that of the first of them and that of the rest, added in this
 * order. It can be written and read back, so that the cases may be played by different processes.
 */
public abstract class FigurePart {
    FigurePart() {}

    /** Adds the figure of the cases that come next, which is of the same class. */
    abstract void addNext(FigurePart next);

    abstract void write(JsonText json);

    /**
     * Reads what was written into a new figure.
     *
     * @throws IllegalArgumentException if it was written by another class
     */
    abstract void read(JsonValue written);

    /** A whole number. */
    public static final class Sum extends FigurePart {
        private long value;

        public void add(long more) {
            value += more;
        }

        /** Adds 1 if something is the case. */
        public void addIf(boolean isCase) {
            value += isCase ? 1 : 0;
        }

        public long value() {
            return value;
        }

        @Override
        void addNext(FigurePart next) {
            value += ((Sum) next).value;
        }

        @Override
        void write(JsonText json) {
            json.value(value);
        }

        @Override
        void read(JsonValue written) {
            value = written.asLong();
        }
    }

    /** The largest of the numbers that were met, 0 if there is none. */
    public static final class Largest extends FigurePart {
        private long value;

        public void meet(long number) {
            value = Math.max(value, number);
        }

        public long value() {
            return value;
        }

        @Override
        void addNext(FigurePart next) {
            meet(((Largest) next).value);
        }

        @Override
        void write(JsonText json) {
            json.value(value);
        }

        @Override
        void read(JsonValue written) {
            value = written.asLong();
        }
    }

    /**
     * A sum of fractions. It keeps one term for each set of cases that was added, because a sum of fractions depends on
     * the order of its terms.
     */
    public static final class FractionSum extends FigurePart {
        private final List<Double> terms = new ArrayList<>();

        /** Adds to the last term. */
        public void add(double more) {
            if (terms.isEmpty()) {
                terms.add(0.0);
            }
            terms.set(terms.size() - 1, terms.get(terms.size() - 1) + more);
        }

        public double value() {
            double sum = 0;
            for (double term : terms) {
                sum += term;
            }
            return sum;
        }

        @Override
        void addNext(FigurePart next) {
            terms.addAll(((FractionSum) next).terms);
        }

        @Override
        void write(JsonText json) {
            json.beginList();
            terms.forEach(term -> json.value(Double.toString(term)));
            json.endList();
        }

        @Override
        void read(JsonValue written) {
            for (JsonValue term : written) {
                terms.add(Double.valueOf(term.asString()));
            }
        }
    }

    /** A text that is the same for all cases, or that tells about the first. */
    public static final class Label extends FigurePart {
        private String text = "";

        public void set(String words) {
            text = words;
        }

        public String text() {
            return text;
        }

        @Override
        void addNext(FigurePart next) {
            text = text.isEmpty() ? ((Label) next).text : text;
        }

        @Override
        void write(JsonText json) {
            json.value(text);
        }

        @Override
        void read(JsonValue written) {
            text = written.asString();
        }
    }

    /** Whole numbers by name. */
    public static final class Counts extends FigurePart {
        private final Map<String, Long> counts;

        /** Creates counts that are listed by name. */
        public Counts() {
            this(new TreeMap<>());
        }

        private Counts(Map<String, Long> counts) {
            this.counts = counts;
        }

        /** Creates counts that are listed in the order in which they were first met. */
        public static Counts inOrder() {
            return new Counts(new LinkedHashMap<>());
        }

        public void add(String name) {
            add(name, 1);
        }

        public void add(String name, long more) {
            counts.merge(name, more, Long::sum);
        }

        public void addAll(Map<String, ? extends Number> more) {
            more.forEach((name, number) -> add(name, number.longValue()));
        }

        /** Returns a number; 0 if it was never met. */
        public long of(String name) {
            return counts.getOrDefault(name, 0L);
        }

        public Map<String, Long> all() {
            return Collections.unmodifiableMap(counts);
        }

        public long sum() {
            return counts.values().stream().mapToLong(Long::longValue).sum();
        }

        @Override
        void addNext(FigurePart next) {
            addAll(((Counts) next).counts);
        }

        @Override
        void write(JsonText json) {
            json.beginObject();
            counts.forEach(json::number);
            json.endObject();
        }

        @Override
        void read(JsonValue written) {
            for (JsonValue count : written) {
                add(count.name, count.asLong());
            }
        }
    }

    /** Hashes of worlds, in the order of the cases. */
    public static final class Hashes extends FigurePart {
        private final List<Long> hashes = new ArrayList<>();

        public void add(long hash) {
            hashes.add(hash);
        }

        /** Returns each hash in 16 hexadecimal digits. */
        public List<String> texts() {
            return hashes.stream().map(Hashes::hexadecimal).toList();
        }

        /** Returns a hash of all of them in 16 hexadecimal digits, which is equal if all worlds are. */
        public String ofAll() {
            Hash64 hash = new Hash64(0);
            hashes.forEach(each -> hash.add(each.longValue()));
            return hexadecimal(hash.value());
        }

        private static String hexadecimal(long hash) {
            return String.format(Locale.ROOT, "%016x", hash);
        }

        @Override
        void addNext(FigurePart next) {
            hashes.addAll(((Hashes) next).hashes);
        }

        @Override
        void write(JsonText json) {
            json.beginList();
            texts().forEach(json::value);
            json.endList();
        }

        @Override
        void read(JsonValue written) {
            for (JsonValue hash : written) {
                hashes.add(Long.parseUnsignedLong(hash.asString(), 16));
            }
        }
    }

    /** Figures of one class by name: those that are numbers in their order, then the others. */
    public static final class Groups<P extends FigurePart> extends FigurePart {
        private static final Comparator<String> ORDER = Comparator.comparingInt(
                        (String name) -> name.matches("\\d{1,9}") ? Integer.parseInt(name) : Integer.MAX_VALUE)
                .thenComparing(Comparator.naturalOrder());

        private final Map<String, P> groups = new TreeMap<>(ORDER);
        private final Supplier<P> none;

        /** Creates none; {@code none} makes the figure of no cases. */
        public Groups(Supplier<P> none) {
            this.none = none;
        }

        /** Returns a group, which begins here if it was never met. */
        public P at(Object name) {
            return groups.computeIfAbsent(String.valueOf(name), any -> none.get());
        }

        /** Returns a group, or the figure of no cases. */
        public P of(Object name) {
            return groups.getOrDefault(String.valueOf(name), none.get());
        }

        public Map<String, P> all() {
            return Collections.unmodifiableMap(groups);
        }

        @Override
        void addNext(FigurePart next) {
            ((Groups<?>) next).groups.forEach((name, group) -> at(name).addNext(group));
        }

        @Override
        void write(JsonText json) {
            json.beginObject();
            groups.forEach((name, group) -> group.write(json.key(name)));
            json.endObject();
        }

        @Override
        void read(JsonValue written) {
            for (JsonValue group : written) {
                at(group.name).read(group);
            }
        }
    }
}
