package dev.orebound.view.text;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.RunAccount;
import java.text.Bidi;
import java.text.Normalizer;

/**
 * The seed of a run as pages show it: a text that somebody can read and type elsewhere to repeat the run. A seed that
 * is too long, or that no reader could type from the screen, is shown as its number.
 */
public final class SeedText {
    private static final int MOST_LETTERS = 30;

    private SeedText() {}

    /**
     * Returns the seed of a run.
     *
     * @param isFirstRun true if the run is the first of a profile
     */
    public static String of(Seed seed, boolean isFirstRun, FontSet fonts) {
        String shared = seed.shared(isFirstRun);
        return isReadable(shared) && fonts.hasAll(shared)
                ? shared
                : Seed.of(seed.value()).shared(isFirstRun);
    }

    /** Returns the seed of a run that has ended; empty if it is not known. */
    public static String of(RunAccount account, FontSet fonts) {
        return account.seed().isEmpty() ? "" : of(Seed.recorded(account.seed()), account.isFirst(), fonts);
    }

    /** Returns true if the letters are few and seen as they are, from left to right. */
    private static boolean isReadable(String text) {
        return text.codePointCount(0, text.length()) <= MOST_LETTERS
                && !text.contains("  ")
                && text.codePoints().allMatch(SeedText::isSeen)
                && Normalizer.isNormalized(text, Normalizer.Form.NFC)
                && !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }

    private static boolean isSeen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> letter == ' ';
            default -> true;
        };
    }
}
