package dev.orebound.chance;

import com.github.tommyettinger.random.Xoshiro256StarStarRandom;
import java.util.List;

/**
 * A named stream of random draws. The same seed gives the same draws on every platform; its state can be read and put
 * back.
 *
 * <p>Source: xoshiro256** (Blackman, Vigna: Scrambled Linear Pseudorandom Number Generators, 2018), as Juniper has it.
 */
public final class RandomStream {
    /** The number of 64-bit words in the state. */
    public static final int STATE_WORDS = 4;

    private final String purpose;
    private final Xoshiro256StarStarRandom generator;

    RandomStream(String purpose, long seed) {
        this.purpose = purpose;
        this.generator = new Xoshiro256StarStarRandom(seed);
    }

    /** Returns the purpose of this stream. */
    public String purpose() {
        return purpose;
    }

    /**
     * Returns a number from 0 to {@code bound - 1}, all equally likely.
     *
     * @throws IllegalArgumentException if {@code bound} is below 1
     */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("stream " + purpose + ": bound " + bound + " is below 1");
        }
        return generator.nextInt(bound);
    }

    /** Returns a number from {@code lowest} to {@code highest}, both included, all equally likely. */
    public int between(int lowest, int highest) {
        return lowest + below(highest - lowest + 1);
    }

    /** Returns true in {@code percent} of 100 draws. */
    public boolean chance(int percent) {
        return below(100) < percent;
    }

    /** Returns a number from 0 (included) to 1 (excluded), in steps of 2^-24. */
    public float unit() {
        return (generator.nextLong() >>> 40) * 0x1p-24f;
    }

    /** Shuffles cells or other numbers (Fisher and Yates). */
    public void shuffle(int[] numbers) {
        shuffle(numbers, numbers.length);
    }

    /** Shuffles the first {@code count} of some numbers. */
    public void shuffle(int[] numbers, int count) {
        for (int last = count - 1; last > 0; last--) {
            int other = below(last + 1);
            int swapped = numbers[last];
            numbers[last] = numbers[other];
            numbers[other] = swapped;
        }
    }

    /** Shuffles a list (Fisher and Yates). */
    public <T> void shuffle(List<T> list) {
        for (int last = list.size() - 1; last > 0; last--) {
            int other = below(last + 1);
            T swapped = list.get(last);
            list.set(last, list.get(other));
            list.set(other, swapped);
        }
    }

    /** Returns one word of the state, {@code index} from 0 to {@link #STATE_WORDS} - 1. */
    public long state(int index) {
        return generator.getSelectedState(index);
    }

    /** Restores a state that was read before. */
    public void restore(long a, long b, long c, long d) {
        generator.setState(a, b, c, d);
    }

    /** Adds the state to a hash. */
    public void addTo(Hash64 hash) {
        for (int word = 0; word < STATE_WORDS; word++) {
            hash.add(state(word));
        }
    }
}
