package dev.orebound.chance;

/**
 * The source of all chance in a run: hands out one stream for each purpose.
 *
 * <p>A stream is seeded by the hash of (run seed, purpose, what tells it apart) and by nothing else, so streams are
 * independent of the order in which they are asked for, and a draw added to one leaves all others alone.
 */
public final class RandomStreams {
    private final long runSeed;

    public RandomStreams(Seed seed) {
        this.runSeed = seed.value();
    }

    /**
     * Creates a stream.
     *
     * @param purpose what it decides, in dotted words: {@code "cave.CarveCaves"}
     * @param apart what tells it from others of that purpose, such as a node and an attempt
     */
    public RandomStream stream(String purpose, Object... apart) {
        Hash64 hash = new Hash64(runSeed).add(purpose);
        for (Object part : apart) {
            hash.add(part.toString());
        }
        return new RandomStream(purpose, hash.value());
    }
}
