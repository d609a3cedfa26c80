package dev.orebound.journal;

import dev.orebound.chance.Stream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One to three faults in a file: what bad disks, other versions and ill will make of it. */
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

    private final Stream chance;

    Mutation(Stream chance) {
        this.chance = chance;
    }

    /** With bits, bytes and stretches that are not as they were written. */
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
        return switch (chance.below(7)) {
            case 0, 1 -> flipped(bytes);
            case 2 -> Arrays.copyOf(bytes, from);
            case 3 -> joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
            case 4 -> joined(Arrays.copyOf(bytes, to), Arrays.copyOfRange(bytes, from, bytes.length));
            case 5 -> zeroed(bytes, from, to);
            default ->
                joined(
                        Arrays.copyOf(bytes, from),
                        any(POISON).getBytes(StandardCharsets.UTF_8),
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

    /** With records that say something else under checksums that fit, or stand elsewhere. */
    byte[] forged(byte[] whole) {
        List<String> payloads = new ArrayList<>();
        RecordSplitter records = new RecordSplitter(whole);
        while (records.hasNext()) {
            payloads.add(String.valueOf(records.next()));
        }
        for (int fault = chance.between(1, 3); fault > 0; fault--) {
            forge(payloads);
        }
        return joined(payloads.stream().map(Mutation::record).toArray(byte[][]::new));
    }

    private void forge(List<String> payloads) {
        int record = chance.below(payloads.size());
        switch (chance.below(8)) {
            case 0 -> payloads.add(chance.below(payloads.size()), payloads.get(record));
            case 1 -> payloads.set(record, "E");
            case 2 -> Collections.swap(payloads, record, chance.below(payloads.size()));
            default -> payloads.set(record, text(payloads.get(record)));
        }
    }

    /** With another word in one place, or none. */
    String text(String text) {
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

    private static byte[] record(String payload) {
        return new RecordBuffer()
                .begin(payload.isEmpty() ? '?' : payload.charAt(0))
                .text(payload.isEmpty() ? "" : payload.substring(1))
                .bytes();
    }

    private String any(List<String> choice) {
        return choice.get(chance.below(choice.size()));
    }
}
