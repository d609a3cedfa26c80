package dev.orebound.chance;

/**
 * The source of all chance in a run: creates one random stream for each purpose.
 *
 * <p>A stream is seeded only by the hash of (run seed, purpose, distinguishing values). So streams do not depend on the
 * order in which they are created, and an additional draw from one leaves all others unchanged.
 */
public final class RandomStreams {
    private final long runSeed;

    public RandomStreams(Seed seed) {
        this.runSeed = seed.value();
    }

    /**
     * Creates a stream.
     *
     * @param purpose the decisions that it is for, in dotted words: {@code "cave.CarveCaves"}
     * @param apart values that distinguish it from others of that purpose, such as a node and an attempt
     */
    public RandomStream stream(String purpose, Object... apart) {
        Hash64 hash = new Hash64(runSeed).add(purpose);
        for (Object part : apart) {
            hash.add(part.toString());
        }
        return new RandomStream(purpose, hash.value());
    }
}
