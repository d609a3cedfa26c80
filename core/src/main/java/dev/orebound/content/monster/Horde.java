package dev.orebound.content.monster;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A kind of horde: a leader and the minions about it. */
@Meaning("""
        Hordes: who leads, who follows, and where. Every depth needs wild hordes (without a machine) that ask for no \
        terrain and
        may come out of depth. Trap rooms draw their waves from the monsters of a depth's wild hordes, weighted by \
        frequency,
        except captives and hordes that ask for terrain.""")
public record Horde(
        String id,
        @Field("id in monsters.json: its leader") String leader,

        @Field("0..5 kinds: kinds of minions") List<MinionGroup> members,

        @Field("id in vignettes.json, optional: the vignette that it belongs to and comes with; left out for a "
                + "wild horde")
        @Nullable
        String machine,

        @Field("1..17: depths at which it is drawn") IntRange depths,

        @Field("1..1000: weight among the wild hordes of a depth, or among those of its vignette")
        int frequency,

        @Field("ids in terrains.json, optional: one of these lies where each of a wild horde is; left out: any dry "
                + "cell")
        List<String> terrain,

        @Field("id in ai: what its leader thinks with, a file of assets/ai")
        String mind,

        @Field("id in formations.json: places about the leader")
        String formation,

        @Field("default succession: what it does when its leader dies")
        LeaderLoss grief,

        @Field("optional: further properties") List<HordeFlag> flags)
        implements TableEntry {

    public static final String FILE = "content/hordes.json";

    /** The minions of one kind. */
    public record MinionGroup(
            @Field("id in monsters.json: kind of the minions")
            String monster,

            @Field("0..12: how many") IntRange count) {}

    /** Further properties of a horde. */
    public enum HordeFlag {
        @Meaning("the leader is the prisoner of the members; the first of them heads the horde")
        CAPTIVE,
        @Meaning("the whole horde dies with its head")
        DIES_WITH_LEADER,
        @Meaning("it never comes on a floor above its depths")
        NEVER_OUT_OF_DEPTH,
        @Meaning("it never arrives from afar")
        NO_PERIODIC_SPAWN,
        @Meaning("a member that notices the player cries out so that others hear it")
        RAISES_ALARM
    }

    /** The reactions of a horde to the death of its leader. */
    public enum LeaderLoss {
        @Meaning("the oldest of those left leads on")
        SUCCESSION,
        @Meaning("all run for a while; then each fights alone, or does not")
        ROUT
    }

    public boolean has(HordeFlag flag) {
        return flags.contains(flag);
    }

    /** Returns true if floors draw it by themselves: it belongs to no vignette. */
    public boolean isWild() {
        return machine == null;
    }

    /** Returns true if it needs a certain terrain. */
    public boolean asksForTerrain() {
        return !terrain.isEmpty();
    }

    /**
     * Returns true if it may arrive later: it is wild, holds no captive, needs no certain terrain, and no flag forbids
     * it.
     */
    public boolean mayArrive() {
        return isWild() && !has(HordeFlag.CAPTIVE) && !has(HordeFlag.NO_PERIODIC_SPAWN) && !asksForTerrain();
    }
}
