package dev.orebound.screen;

import dev.orebound.chance.Seed;
import java.security.SecureRandom;

/** Creates random seeds: two made-up words, easy to read out and to type in again. */
final class RandomSeeds {
    private static final String CONSONANTS = "bdfgklmnprstvz";
    private static final String VOWELS = "aeiou";
    private static final int SYLLABLES_A_WORD = 3;

    private final SecureRandom random = new SecureRandom();

    /** Returns one of 10^11 seeds. */
    Seed next() {
        return Seed.of(word() + "-" + word());
    }

    private String word() {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < SYLLABLES_A_WORD; i++) {
            word.append(oneOf(CONSONANTS)).append(oneOf(VOWELS));
        }
        return word.toString();
    }

    private char oneOf(String letters) {
        return letters.charAt(random.nextInt(letters.length()));
    }
}
