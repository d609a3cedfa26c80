package dev.orebound.chance;

/**
 * Mixes numbers and words into one 64-bit hash. The result decides every floor and every recorded state, so the
 * algorithm is written out here instead of taken from a library that may change it.
 *
 * <p>Source: each step xors the value in and applies the finaliser of SplitMix64 (Steele, Lea, Flood: Fast Splittable
 * Pseudorandom Number Generators, 2014).
 */
public final class Hash64 {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** Creates a hash of {@code seed} alone. */
    public Hash64(long seed) {
        reset(seed);
    }

    /** Resets the hash to {@code seed} alone. */
    public void reset(long seed) {
        state = mix(seed + GOLDEN_GAMMA);
    }

    /** Adds a number; the order of additions counts. */
    public Hash64 add(long value) {
        state = mix((state ^ value) + GOLDEN_GAMMA);
        return this;
    }

    /** Adds the exact bits of a number; negative zero differs from zero. */
    public Hash64 add(float value) {
        return add((long) Float.floatToRawIntBits(value));
    }

    /** Adds a truth value. */
    public Hash64 add(boolean value) {
        return add(value ? 1L : 0L);
    }

    /** Adds a word: its length, then each UTF-16 unit. */
    public Hash64 add(String word) {
        add((long) word.length());
        for (int i = 0; i < word.length(); i++) {
            add((long) word.charAt(i));
        }
        return this;
    }

    /** Returns the hash of everything added so far. */
    public long value() {
        return state;
    }

    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
