package dev.orebound.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The seed of a run: the text as the player typed it, and its number.
 *
 * @param text as typed; shown, shared and printed in dumps
 * @param value the number from which every stream of the run is hashed
 */
public record Seed(String text, long value) {
    /** The longest text that is accepted from a command line or a file, in characters. */
    public static final int LONGEST_TEXT = 65_536;

    /**
     * Reads a seed. Decimal digits, with an optional minus, that fit a signed 64-bit number are that number; any other
     * text becomes the first 8 bytes, big-endian, of the SHA-256 of its UTF-8.
     */
    public static Seed of(String text) {
        return new Seed(text, isDecimal(text) ? decimalOrHash(text) : hash(text));
    }

    /** Returns the seed that is written as this number. */
    public static Seed of(long value) {
        return new Seed(Long.toString(value), value);
    }

    private static boolean isDecimal(String text) {
        int first = text.startsWith("-") ? 1 : 0;
        return text.length() > first && text.chars().skip(first).allMatch(c -> c >= '0' && c <= '9');
    }

    private static long decimalOrHash(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException tooLarge) {
            return hash(digits);
        }
    }

    private static long hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
