package dev.orebound.journal;

import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.world.Companion;
import dev.orebound.world.Gains;
import dev.orebound.world.Party;
import java.util.List;

/** Whether a run can stand at a checkpoint with the content that there is: what a file says may be anything. */
final class CheckpointFit {
    /** More health than any content gives; a party that has more is made up. */
    private static final int MOST_HEALTH = 1_000_000;

    private static final int MOST_MEASURES = 1_000_000;

    private CheckpointFit() {}

    /** What is wrong with it, in a few words, or nothing. */
    static String whyNot(Checkpoint checkpoint, Content content) {
        Descent descent = checkpoint.isFirst()
                ? Descent.ofFirstRun(checkpoint.seed(), content.graph())
                : new Descent(checkpoint.seed(), content.graph());
        if (descent.graph().node(checkpoint.node()).isEmpty()) {
            return "there is no floor '" + Line.quote(checkpoint.node()) + "' in the run of its seed";
        }
        Party party = checkpoint.party();
        for (Companion companion : party.companions()) {
            if (companion.monster() >= content.monsters().size()) {
                return "there is no monster " + companion.monster() + " to come along";
            }
        }
        return party.health() > MOST_HEALTH || !areUsual(party.flasks()) || !areUsual(party.gains())
                ? "nobody could have come by all that its party has"
                : "";
    }

    private static boolean areUsual(List<Integer> flasks) {
        return flasks.stream().allMatch(measures -> measures <= MOST_MEASURES);
    }

    private static boolean areUsual(Gains gains) {
        return gains.health() <= MOST_HEALTH && gains.strengthPercent() <= MOST_HEALTH;
    }
}
