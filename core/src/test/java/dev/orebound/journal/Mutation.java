package dev.orebound.journal;

import dev.orebound.chance.RandomStream;
import dev.orebound.journal.replay.FuzzedRecords;
import dev.orebound.journal.replay.RecordSplitter;
import dev.orebound.journal.replay.ReportZip;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes one to three faults in a file, such as bad disks, other versions and attackers make. */
final class Mutation {
    private static final Pattern WORD = Pattern.compile("[^ ,*=\":{}\\[\\]\n]+");
    private static final List<String> POISON = List.of(
            "-1",
            "0",
            "1",
            "60",
            "61",
            "2147483647",
            "2147483648",
            "-2147483649",
            "9223372036854775807",
            "9223372036854775808",
            "ffffffffffffffff",
            "1e999",
            "NaN",
            "",
            " ",
            ",",
            "*",
            "=",
            "null",
            "boss",
            "r0c0",
            "orebound-replay/2",
            "simulation=99999999999",
            "\u0000",
            "\n",
            "\ud83d\ude00",
            "{",
            "[".repeat(5_000),
            "9".repeat(5_000),
            "1,".repeat(5_000),
            "x".repeat(70_000));

    private static final Pattern FIELD = Pattern.compile("\"[a-z_]+\": ?(\"[^\"\n]*\"|-?[0-9.]+)");

    /** Bytes that editors, terminals and attackers put into a text; the middle four are not valid UTF-8. */
    private static final List<byte[]> STRAY = List.of(
            utf8("\ufeff"),
            utf8("\r\n"),
            utf8("\u001b[2J"),
            utf8("\u202e\u2066"),
            new byte[] {(byte) 0xff},
            new byte[] {(byte) 0xc3, 0x28},
            new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
            new byte[] {(byte) 0xf8, (byte) 0x88, (byte) 0x80},
            utf8("\u2028"),
            utf8("\u0085"),
            new byte[] {0},
            new byte[1 << 16]);

    /** Good files of other kinds, or their beginnings, under the wrong name. */
    private static final List<byte[]> OTHER_KINDS = List.of(
            new byte[0],
            utf8("\n"),
            utf8("\ufeff"),
            utf8("{ \"runs_begun\": 1 }"),
            utf8("menu.quit = Quit\n"),
            ReportZip.pack(Map.of("replay", utf8("H"))),
            new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'},
            new byte[] {0x1f, (byte) 0x8b, 8, 0},
            new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe},
            new byte[] {'P', 'K', 3, 4},
            new byte[] {'P', 'K', 5, 6, 0, 0});

    private final RandomStream chance;

    Mutation(RandomStream chance) {
        this.chance = chance;
    }

    /** Changes bits, bytes and stretches of the file. */
    byte[] damaged(byte[] whole) {
        byte[] bytes = whole;
        for (int fault = chance.between(1, 3); fault > 0; fault--) {
            bytes = withFault(bytes);
        }
        return bytes;
    }

    private byte[] withFault(byte[] bytes) {
        int from = chance.below(bytes.length + 1);
        int to = Math.min(bytes.length, from + chance.between(1, 400));
        return switch (chance.below(11)) {
            case 0, 1 -> flipped(bytes);
            case 2 -> Arrays.copyOf(bytes, from);
            case 3 -> joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
            case 4 -> joined(Arrays.copyOf(bytes, to), Arrays.copyOfRange(bytes, from, bytes.length));
            case 5 -> zeroed(bytes, from, to);
            case 6, 7 -> joined(Arrays.copyOf(bytes, from), any(STRAY), Arrays.copyOfRange(bytes, from, bytes.length));
            case 8 -> withWindowsLineEnds(bytes);
            case 9 -> chance.chance(20) ? any(OTHER_KINDS) : joined(any(STRAY), bytes);
            default ->
                joined(
                        Arrays.copyOf(bytes, from),
                        utf8(any(POISON)),
                        Arrays.copyOfRange(bytes, chance.chance(50) ? from : to, bytes.length));
        };
    }

    private byte[] flipped(byte[] bytes) {
        byte[] flipped = bytes.clone();
        for (int flip = chance.between(1, 3); flip > 0 && flipped.length > 0; flip--) {
            flipped[chance.below(flipped.length)] ^= (byte) (1 << chance.below(8));
        }
        return flipped;
    }

    private static byte[] withWindowsLineEnds(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return text.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] zeroed(byte[] bytes, int from, int to) {
        byte[] zeroed = bytes.clone();
        Arrays.fill(zeroed, from, to, (byte) 0);
        return zeroed;
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    /** Changes or moves records and gives them correct checksums. */
    byte[] forged(byte[] whole) {
        List<byte[]> payloads = new ArrayList<>();
        RecordSplitter records = new RecordSplitter(whole);
        while (records.hasNext()) {
            payloads.add(utf8(String.valueOf(records.next())));
        }
        for (int fault = chance.between(1, 3); fault > 0; fault--) {
            forge(payloads);
        }
        List<byte[]> lines = new ArrayList<>();
        payloads.forEach(payload -> lines.add(FuzzedRecords.record(payload)));
        if (chance.chance(15)) {
            forgeLength(lines);
        }
        return joined(lines.toArray(byte[][]::new));
    }

    private void forge(List<byte[]> payloads) {
        int record = chance.below(payloads.size());
        byte[] payload = payloads.get(record);
        switch (chance.below(9)) {
            case 0 -> payloads.add(chance.below(payloads.size()), payload);
            case 1 -> payloads.set(record, utf8("E"));
            case 2 -> Collections.swap(payloads, record, chance.below(payloads.size()));
            case 3 -> {
                int at = chance.below(payload.length + 1);
                byte[] rest = Arrays.copyOfRange(payload, at, payload.length);
                payloads.set(record, joined(Arrays.copyOf(payload, at), any(STRAY), rest));
            }
            default -> payloads.set(record, utf8(text(new String(payload, StandardCharsets.UTF_8))));
        }
    }

    /** Gives one record a wrong length with a correct checksum of its content. */
    private void forgeLength(List<byte[]> lines) {
        int record = chance.below(lines.size());
        String line = new String(lines.get(record), StandardCharsets.ISO_8859_1);
        int size = line.indexOf(' ');
        String other = chance.chance(50) ? any(POISON) : String.valueOf(line.length() + chance.between(-40, 40));
        lines.set(record, joined(utf8(other), line.substring(size).getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Replaces or removes a word, or repeats a field of JSON. */
    String text(String text) {
        Matcher field = FIELD.matcher(text);
        if (chance.chance(10) && field.find(chance.below(text.length() + 1))) {
            return text.substring(0, field.end()) + ", " + field.group() + text.substring(field.end());
        }
        List<int[]> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) {
            words.add(new int[] {matcher.start(), matcher.end()});
        }
        if (words.isEmpty()) {
            return any(POISON);
        }
        int[] word = words.get(chance.below(words.size()));
        return text.substring(0, word[0]) + any(POISON) + text.substring(word[1]);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private <T> T any(List<T> choice) {
        return choice.get(chance.below(choice.size()));
    }
}
