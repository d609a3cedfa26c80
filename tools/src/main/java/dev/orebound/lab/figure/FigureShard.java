package dev.orebound.lab.figure;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import com.badlogic.gdx.utils.SerializationException;
import dev.orebound.content.reading.QuotedText;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * The figures of one of the parts into which a long command was split, and what it is a part of. It is written as one
 * line of JSON, {@code orebound-shard/1}, and the parts of one command can be put together again.
 *
 * @param whole of which it is a part
 * @param number of the part, from 1
 */
public record FigureShard(ShardedCommand whole, int number, Figures figures) {
    private static final String BEGIN = "{\"format\":\"orebound-shard/1\",";
    private static final String CHECKSUM = ",\"checksum\":\"";

    /**
     * A command that was split. Parts fit together if this is equal.
     *
     * @param words its name, and the options that decide its figures
     * @param build the version of the game
     * @param simulation the number of the simulation
     * @param content the fingerprint of the content, in hexadecimal
     * @param of the number of its parts
     */
    public record ShardedCommand(String words, String build, int simulation, String content, int of) {
        @Override
        public String toString() {
            return "'" + QuotedText.of(words, 200) + "' in " + of + " shards by Orebound " + QuotedText.of(build)
                    + ", simulation " + simulation + ", content " + QuotedText.of(content);
        }
    }

    /** Returns one line of JSON, ended by a line feed. */
    public String line() {
        JsonText json = new JsonText().beginObject();
        json.text("format", "orebound-shard/1");
        json.text("command", whole.words());
        json.text("build", whole.build());
        json.number("simulation", whole.simulation());
        json.text("content", whole.content());
        json.number("shard", number);
        json.number("of", whole.of());
        figures.write(json.key("figures"));
        String object = json.endObject().line();
        String body = object.substring(0, object.lastIndexOf('}'));
        return body + CHECKSUM + checksum(body) + "\"}\n";
    }

    /**
     * Reads a line.
     *
     * @param commands makes the figures of no cases for each name of a command
     * @throws IllegalArgumentException that says what is wrong with it
     */
    public static FigureShard read(String line, Map<String, Supplier<Figures>> commands) {
        if (!line.startsWith(BEGIN)) {
            throw new IllegalArgumentException("holds something that is no shard");
        }
        int end = line.lastIndexOf(CHECKSUM);
        String body = end < 0 ? "" : line.substring(0, end);
        if (!line.equals(body + CHECKSUM + checksum(body) + "\"}")) {
            throw new IllegalArgumentException("holds a shard that is cut off or damaged");
        }
        try {
            JsonValue read = new JsonReader().parse(body + "}");
            ShardedCommand whole = new ShardedCommand(
                    read.getString("command"),
                    read.getString("build"),
                    read.getInt("simulation"),
                    read.getString("content"),
                    read.getInt("of"));
            Supplier<Figures> none = commands.get(whole.words().split(" ", 2)[0]);
            if (none == null) {
                throw new IllegalArgumentException("no command is called so");
            }
            Figures figures = none.get();
            figures.read(read.get("figures"));
            return new FigureShard(whole, read.getInt("shard"), figures);
        } catch (IllegalArgumentException | IllegalStateException | SerializationException otherFigures) {
            throw new IllegalArgumentException("holds a shard of another build of the game", otherFigures);
        }
    }

    /**
     * Returns the figures of all parts together.
     *
     * @param shards at least one, of one command, in any order
     * @throws IllegalArgumentException that says which part is missing or doubled
     */
    public static Figures merged(List<FigureShard> shards, Supplier<Figures> none) {
        List<FigureShard> inOrder = shards.stream()
                .sorted(Comparator.comparingInt(FigureShard::number))
                .toList();
        int of = inOrder.get(0).whole().of();
        Figures all = none.get();
        for (int i = 0; i < inOrder.size(); i++) {
            int number = inOrder.get(i).number();
            if (number == i) {
                throw new IllegalArgumentException("shard " + number + " of " + of + " is there twice");
            } else if (number > i + 1) {
                throw new IllegalArgumentException("shard " + (i + 1) + " of " + of + " is missing");
            }
            all.add(inOrder.get(i).figures());
        }
        if (inOrder.size() < of) {
            throw new IllegalArgumentException("shard " + (inOrder.size() + 1) + " of " + of + " is missing");
        }
        return all;
    }

    private static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }
}
