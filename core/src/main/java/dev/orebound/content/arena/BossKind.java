package dev.orebound.content.arena;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A boss: a head of a kind of arena that becomes another monster from phase to phase, while the hall takes its side.
 * Its name is the text {@code boss.<id>.name}, what is said of each phase {@code boss.<id>.phase<number>}, from 1.
 */
@Meaning("""
        Bosses: the head of an arena that becomes another monster in each phase while its hall helps it. A boss whose \
        arena asks
        for a guardian_hall is a guardian: it bars the way down at the depth of its arena. Texts: boss.<id>.name, and
        boss.<id>.phase<number>, from 1, for what is said when a phase begins. A second has 60 ticks. Monsters that a \
        boss
        summons are an attack of its monsters, in monsters.json.""")
public record BossKind(
        String id,

        @Field("id in arenas.json: the arena whose head this is; its goal is slay_heads")
        String arena,

        @Field("1..5 phases: the phases in order") List<BossPhase> phases)
        implements TableEntry {
    public static final String FILE = "content/bosses.json";

    /** A phase of a boss. */
    public record BossPhase(
            @Field("id in monsters.json: what it is from then on; the first is the head in arenas.json; all have "
                    + "equal radius_cells")
            String monster,

            @Field("1..100 %: health at which the phase begins; lower than in the phase before")
            int belowPercent,

            @Field("0..240 ticks: time in which it does nothing and cannot be hurt")
            int riseTicks,

            @Field("optional: ore that grows in the hall once it has risen") @Nullable
            HallGrowth growth,

            @Field("optional: monsters that storm in through doors, which stand open for storm_ticks (arenas.json)")
            @Nullable
            Storm storm) {}

    /** Ore that grows in a hall. */
    public record HallGrowth(
            @Field("1..9 ids in ores.json: kinds of ore, in turn")
            List<String> ores,

            @Field("1..24: most crystals at once; fewer if the hall has no room")
            int count,

            @Field("0..99 %: share of each blow that is lost while any crystal stands")
            int shieldPercent,

            @Field("300..7200 ticks, default 0: time after which as many grow again; left out: never")
            int everyTicks) {}

    /** Monsters that storm in by the doors. */
    public record Storm(
            @Field("1..9 kinds: monsters that come") List<StormMembers> members,

            @Field("600..7200 ticks, default 0: time after which they come again; left out: never")
            int everyTicks) {}

    /** Some of the monsters of a storm. */
    public record StormMembers(
            @Field("id in monsters.json: their kind") String monster,

            @Field("1..12: how many") int count) {}

    /** Returns true if it is a monster of this id in any of its phases. */
    public boolean is(String monster) {
        return phases.stream().anyMatch(phase -> phase.monster().equals(monster));
    }
}
