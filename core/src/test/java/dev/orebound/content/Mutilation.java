package dev.orebound.content;

import dev.orebound.chance.RandomStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes one to three faults in a content file, such as mistakes, bad disks and attackers make. */
public final class Mutilation {
    private static final Pattern TOKEN = Pattern.compile("\"[^\"\n]*\"|-?[0-9.]+|[{}\\[\\]:,]");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");
    private static final Pattern FIELD = Pattern.compile("\"[a-z_]+\": (\"[^\"\n]*\"|[0-9.]+),? ?");
    private static final List<String> NUMBERS = List.of(
            "-1",
            "-0.5",
            "0",
            "101",
            "1.01",
            "2147483648",
            "-2147483649",
            "9223372036854775808",
            "1e30",
            "1e999",
            "\"7\"");

    private static final List<byte[]> NO_UTF_8 = List.of(
            new byte[] {(byte) 0xff}, new byte[] {(byte) 0xc3, 0x28}, new byte[] {(byte) 0xed, (byte) 0xa0, 0x41});

    private static final List<String> POISON = List.of(
            "null",
            "true",
            "NaN",
            "Infinity",
            "-1",
            "0",
            "1e999",
            "-1e-999",
            "2.5",
            "99999999999999999999999",
            "\"\"",
            "\"a\\nb\"",
            "\"\\u12\"",
            "'",
            "\"",
            "\\",
            "/*",
            "//",
            ",",
            ":",
            "{",
            "}",
            "{}",
            "{ 5 }",
            "{ \"\": 1 }",
            "{ \"a\": 1, \"a\": 1 }",
            "[",
            "]",
            "[[], {}, null]",
            "\"line\\r\\u2028break\": 1,",
            "\u0000",
            "\ud800",
            "\ufeff",
            "\r\n",
            "\u001b[2J",
            "\u202e",
            "\u0085",
            "[".repeat(3_000),
            "{ \"a\": ".repeat(3_000),
            "x".repeat(9_000));

    private final RandomStream chance;
    private byte[] bytes;

    public Mutilation(byte[] whole, RandomStream chance) {
        this.chance = chance;
        this.bytes = whole;
        int faults = chance.between(1, 3);
        for (int fault = 0; fault < faults; fault++) {
            addFault();
        }
    }

    public byte[] bytes() {
        return bytes;
    }

    private void addFault() {
        switch (chance.below(9)) {
            case 8 -> changeWhole();
            case 0 -> flipBits();
            case 1 -> insertNoUtf8();
            case 2 -> changeLines();
            default -> changeText();
        }
    }

    /** Changes the whole text: saved with the line ends of another system, empty, or a picture under its name. */
    private void changeWhole() {
        switch (chance.below(8)) {
            case 0 -> bytes = new byte[0];
            case 1 -> bytes = new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
            case 2, 3, 4 -> setText("\ufeff" + text());
            default -> setText(text().replace("\n", "\r\n"));
        }
    }

    private void flipBits() {
        byte[] flipped = bytes.clone();
        for (int flip = chance.between(1, 3); flip > 0 && flipped.length > 0; flip--) {
            flipped[chance.below(flipped.length)] ^= (byte) (1 << chance.below(8));
        }
        bytes = flipped;
    }

    private void insertNoUtf8() {
        int at = chance.below(bytes.length + 1);
        ByteArrayOutputStream longer = new ByteArrayOutputStream();
        longer.write(bytes, 0, at);
        longer.writeBytes(NO_UTF_8.get(chance.below(NO_UTF_8.size())));
        longer.write(bytes, at, bytes.length - at);
        bytes = longer.toByteArray();
    }

    /** Doubles, removes or swaps lines. */
    private void changeLines() {
        List<String> lines = new ArrayList<>(text().lines().toList());
        if (!lines.isEmpty()) {
            int line = chance.below(lines.size());
            switch (chance.below(3)) {
                case 0 -> lines.add(line, lines.get(line));
                case 1 -> lines.remove(line);
                default -> Collections.swap(lines, line, chance.below(lines.size()));
            }
        }
        setText(String.join("\n", lines));
    }

    /** Changes a few characters or a meaningful part somewhere behind the manual. */
    private void changeText() {
        StringBuilder text = new StringBuilder(text());
        int manualEnd = Math.max(0, text.indexOf("\n{"));
        int from = chance.between(Math.min(manualEnd, text.length()), text.length());
        int to = Math.min(text.length(), from + chance.between(1, 30));
        switch (chance.below(9)) {
            case 0 -> text.delete(from, to);
            case 1 -> text.insert(from, text.substring(from, to));
            case 2 -> text.setLength(chance.chance(20) ? from : text.length());
            case 3 -> text.insert(from, any(POISON));
            case 4 -> replace(text, from, FIELD, "");
            case 5 -> replace(text, from, FIELD, "\"surprise\": 1, ");
            case 6, 7 -> replace(text, from, NUMBER, any(NUMBERS));
            default -> replace(text, from, TOKEN, any(POISON));
        }
        setText(text.toString());
    }

    /** Replaces one of the next few matches of a pattern. */
    private void replace(StringBuilder text, int near, Pattern looks, String other) {
        List<int[]> places = new ArrayList<>();
        Matcher matcher = looks.matcher(text.substring(near));
        while (matcher.find() && places.size() < 20) {
            places.add(new int[] {near + matcher.start(), near + matcher.end()});
        }
        if (!places.isEmpty()) {
            int[] place = places.get(chance.below(places.size()));
            text.replace(place[0], place[1], other);
        }
    }

    private String any(List<String> choice) {
        return choice.get(chance.below(choice.size()));
    }

    private String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private void setText(String text) {
        bytes = text.getBytes(StandardCharsets.UTF_8);
    }
}
