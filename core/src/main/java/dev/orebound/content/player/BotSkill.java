package dev.orebound.content.player;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The skill of the bot. It is read apart from the rest of the content, because it does not change the game: a replay
 * stays valid whatever becomes of the skills.
 */
@Meaning("""
        Skills of the bot that plays whole runs: one entry a skill, from weakest to best: novice, steady, expert; \
        then human,
        who knows as little as a novice and has the hands, eyes and memory of a person. Nothing here changes the \
        game. A second
        has 60 ticks. Skills are fitted to people and are not tuned with the game: docs/balance.md tells where the \
        numbers come
        from, and a game that is too hard or too easy is changed elsewhere.""")
public record BotSkill(
        String id,

        @Field("0..120 ticks: time from the first sign of an attack until the bot notices it; with limits, the least "
                + "that it usually takes")
        int reactionTicks,

        @Field("0..100 %: share of the noticed attacks that the bot walks out of")
        int dodgePercent,

        @Field("0..100 %: share of the attacks it cannot walk out of that it dashes through")
        int dashPercent,

        @Field("1..100 %: share of the time in which it strikes while an enemy is in reach")
        int strikePercent,

        @Field("0..100 %: chance to cast, for each third of a second in which it could")
        int castPercent,

        @Field("0..100 %: largest miss of a bolt or a flask, in percent of the distance")
        int aimSpreadPercent,

        @Field("0..100 %: share of the casts for which it also thinks of brews of several ores")
        int mixPercent,

        @Field("1..99: number of foes from which it does so")
        int mixFoes,

        @Field("0..100 %: share of the casts for which it thinks of what a brew meets on the foe and on the ground")
        int reactionPercent,

        @Field("0..100 %: share of the casts for which it prepares a second brew by the first")
        int chainPercent,

        @Field("0..100 %: share of the casts in which it minds the ground that it makes around itself, and share "
                + "of its time in which it leaves ground that is about to hurt")
        int carePercent,

        @Field("0..100 %: health below which it leaves a fight")
        int retreatPercent,

        @Field("0..100 %, default 50: health below which it drinks a draught that it carries")
        int drinkPercent,

        @Field("0..101 %: health from which it enters trap rooms; 101: never")
        int trapHealthPercent,

        @Field("10..1800 s: time on a floor after which it takes the next exit it knows")
        int exploresSeconds,

        @Field("0..999: amount of each ore up to which it mines")
        int minedMeasures,

        @Field("0..100 %: chance to take the best exit or scroll on offer; else it takes the nearest exit and any "
                + "scroll")
        int goodChoicePercent,

        @Field("-20..20: worth of an exit for each mark of danger beyond the first; worths of kinds are 0 to 6")
        int dangerWorth,

        @Field("-20..20: the same in bad health") int dangerWorthHurt,

        @Field("0..20: worth of a battle whose warden has a reliquary")
        int wardenWorth,

        @Field("0..32: features that make an exit better") List<LikedFeature> likes,

        @Field("0..100 %, default 0: chance to give a useful order to its golems, each time that it thinks of it; "
                + "at 0 it never commands nor feeds them")
        int commandPercent,

        @Field("0..999, default 999: amount of each ore that it keeps before it feeds golems")
        int keptMeasures,

        @Field("0..100 %: chance to go for a lock, for each that it comes to know")
        int lockPercent,

        @Field("0..100 %: chance to read what a vignette is before it touches anything, for each: it then keeps "
                + "off plates, takes nothing dangerous in bad health, runs from roofs in time and takes the "
                + "best cage")
        int insightPercent,

        @Field("0..100 %: chance to give health or a relic for another relic, for each altar and smelter; one that "
                + "it reads only if that is sensible")
        int tradePercent,

        @Field("0..999: amount of each ore that it keeps for fighting when it opens locks and buys wares")
        int sparedMeasures,

        @Field("optional: the limits of a person; left out, the numbers above are all") @Nullable
        BotLimits limits)
        implements TableEntry {
    /** The limits of a person's reaction, attention, aim and memory. */
    public record BotLimits(
            @Field("0..500 ms: standard deviation of the normal part of a reaction time")
            int reactionSpreadMs,

            @Field("0..500 ms: mean of its exponential part, which is added")
            int reactionTailMs,

            @Field("0..500 ms: what is added for each doubling of the things that it minds")
            int choiceMs,

            @Field("1..99: number of monsters and shots that it minds at a time; attacks of others it does not notice")
            int mindedThings,

            @Field("0..2000 ms: time until its attention can move to another thing")
            int attentionMs,

            @Field("-500..500 ms: time to aim a bolt or a flask, besides that for each bit; the larger of their sum "
                    + "and 0 counts")
            int aimBaseMs,

            @Field("0..1000 ms: time to aim for each bit of difficulty, the logarithm to base 2 of 1 + distance / "
                    + "width of the target")
            int aimBitMs,

            @Field("50..5000 ms: time after which it casts, however well it aims by then")
            int longestAimMs,

            @Field("0..200 ms: standard deviation of the miss of a hurried aim, in distance moved over time taken")
            int hurriedMs,

            @Field("0..100 %: share of the noticed attacks that it misses after half an hour, besides those that it "
                    + "misses when fresh; it grows evenly until then")
            int tiredPercent,

            @Field("1..3600 s: time out of sight after which it may forget where a thing lies; exits it never forgets")
            int rememberedSeconds,

            @Field("0..100 %: share of such things that it forgets until it sees them again")
            int forgottenPercent) {}

    /** A feature that makes an exit better. */
    public record LikedFeature(
            @Field("the word of the feature") String feature,
            @Field("-20..20: its worth") int worth) {}

    /** Returns the worth of a feature that an exit tells of. */
    public int worthOf(String feature) {
        int worth = 0;
        for (LikedFeature like : likes) {
            worth += like.feature().equals(feature) ? like.worth() : 0;
        }
        return worth;
    }

    /** The file that holds all skills. */
    public static final String FILE = "content/bots.json";

    /**
     * Reads all skills, from the weakest to the best.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static ContentTable<BotSkill> readAll(Assets assets) {
        List<String> complaints = new ArrayList<>();
        ContentTable<BotSkill> skills = new ContentReader(assets, complaints).table(BotSkill.class, FILE);
        if (skills.size() == 0 && complaints.isEmpty()) {
            complaints.add(FILE + ": has no entries; give at least one skill");
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return skills;
    }
}
