package dev.orebound.content.vignette;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** A way to open a lock. */
@Meaning(value = "a way to open a lock", home = "locks.json")
public record LockWay(@Field("what opens it") Kind by) {
    /** The kinds of ways. */
    public sealed interface Kind permits ByKey, ByLever, ByPick, ByGolem, ByWaiting, ByBrew {}

    /** Returns the word of the content files for a kind of way, such as {@code key}. */
    public static String word(Kind way) {
        return way.getClass().getAnnotation(Meaning.class).word();
    }

    /** A key that lies on the floor, or that the leader of a horde carries. */
    @Meaning(value = "a key, which lies elsewhere or which a horde carries", word = "key")
    public record ByKey() implements Kind {}

    /** A lever elsewhere on the floor. */
    @Meaning(value = "a lever elsewhere on the floor", word = "lever")
    public record ByLever() implements Kind {}

    /** Blows of the pick. */
    @Meaning(value = "blows of the pick", word = "pick")
    public record ByPick(@Field("1..99: blows") int blows) implements Kind {}

    /** A companion whose build breaks barriers. */
    @Meaning(value = "a golem that delves; only on floors that offer a golem", word = "golem")
    public record ByGolem(
            @Field("1..3600 ticks: for how long it works") int ticks) implements Kind {}

    /** Standing beside it. */
    @Meaning(value = "waiting beside it", word = "wait")
    public record ByWaiting(
            @Field("60..3600 ticks: for how long the player stays within two cells")
            int ticks) implements Kind {}

    /** The influence of a brew on the lock's cells. */
    @Meaning(value = "what a brew brings to its cells", word = "brew")
    public record ByBrew(
            @Field("id in brews.json: the brew") String brew,

            @Field("1..4: times that it must reach the lock")
            int uses)
            implements Kind {}
}
