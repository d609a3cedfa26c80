package dev.orebound.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.regex.Pattern;

/**
 * The seed of a run: the text as the player typed it, and its number.
 *
 * <p>A typed text that ends in {@code /first} is the seed before it, opened as the first run of a profile is. The seed
 * of a run and of its file has no such ending, because the run itself knows how it opened.
 *
 * @param text as typed; printed in dumps
 * @param value the number from which every stream of the run is hashed
 */
public record Seed(String text, long value) {
    /** The longest text that is accepted from the title, a command line or a file, in characters. */
    public static final int LONGEST_TEXT = 65_536;

    /**
     * The longest text that is copied: a longer one is of no use to a reader, and LWJGL cannot hand it to the
     * clipboard.
     */
    private static final int LONGEST_SHARED = 1_000;

    /** The ending of a typed seed that asks for a profile's first run. */
    private static final String FIRST = "/first";

    /** The beginning of the seed that all players share on a day. */
    private static final String DAILY = "daily-";

    private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

    /** Characters that GLFW reports for keys of macOS without a letter, so that libGDX lets nobody type them. */
    private static final int FIRST_FUNCTION_KEY = 0xf700;

    private static final int LAST_FUNCTION_KEY = 0xf7ff;

    /**
     * Reads a typed seed. Decimal digits, with an optional minus, that fit a signed 64-bit number are that number; any
     * other text becomes the first 8 bytes, big-endian, of the SHA-256 of its UTF-8. An ending {@code /first} does not
     * count.
     */
    public static Seed of(String text) {
        return new Seed(text, recorded(withoutEnding(text)).value);
    }

    /** Returns the seed that is written as this number. */
    public static Seed of(long value) {
        return new Seed(Long.toString(value), value);
    }

    /** Reads the seed of a recorded run, in which an ending {@code /first} is a part of the text like any other. */
    public static Seed recorded(String text) {
        return new Seed(text, isDecimal(text) ? decimalOrHash(text) : hash(text));
    }

    /** Returns the seed of the run that all players share on a day, such as {@code 2026-11-22}. */
    public static Seed ofDay(String day) {
        return of(DAILY + day);
    }

    /** Returns the day whose run all players share by this seed; empty if it is the seed of no day. */
    public String day() {
        return dayOf(text);
    }

    /** Returns the day whose run all players share by the seed of a text; empty if it is the seed of no day. */
    public static String dayOf(String text) {
        String day = text.startsWith(DAILY) ? text.substring(DAILY.length()) : "";
        return DAY.matcher(day).matches() ? day : "";
    }

    /**
     * Returns true if a character can be typed: no control character, half a pair, or code of a key without a letter.
     */
    public static boolean isTypeable(int codePoint) {
        return !Character.isISOControl(codePoint)
                && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE)
                && (codePoint < FIRST_FUNCTION_KEY || codePoint > LAST_FUNCTION_KEY);
    }

    /** Returns true if the typed text asks for a profile's first run. */
    public boolean isFirst() {
        return text.endsWith(FIRST) && equals(of(text));
    }

    /**
     * Returns the seed of a run that was asked for by this typed text: the same number, and a text without the ending.
     */
    public Seed ofRun() {
        return isFirst() ? new Seed(withoutEnding(text), value) : this;
    }

    /** Returns the typed seed that asks for a profile's first run with the same number. */
    public Seed first() {
        return isFirst() ? this : of(text + FIRST);
    }

    /**
     * Returns the text of a run's seed that repeats the run wherever it is typed or pasted. This is the run's own text,
     * or its number if that text cannot be typed as it is or is very long.
     *
     * @param isFirstRun true if the run is the first of a profile
     */
    public String shared(boolean isFirstRun) {
        String own = isFirstRun ? text + FIRST : text;
        Seed typed = of(own);
        boolean isSame = typed.value == value && typed.isFirst() == isFirstRun;
        return isSame && canBeShared(own) ? own : isFirstRun ? value + FIRST : Long.toString(value);
    }

    private static boolean canBeShared(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST_SHARED
                && text.equals(text.strip())
                && text.codePoints().allMatch(Seed::isTypeable);
    }

    private static String withoutEnding(String text) {
        String rest = text;
        while (rest.endsWith(FIRST)) {
            rest = rest.substring(0, rest.length() - FIRST.length());
        }
        return rest;
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
