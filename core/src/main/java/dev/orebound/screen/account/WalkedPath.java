package dev.orebound.screen.account;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.RunAccount;
import java.util.ArrayList;
import java.util.List;

/** Finds the kinds of the floors that a run went through. */
public final class WalkedPath {
    private WalkedPath() {}

    /** The kinds, in the order of the path; of a floor that this content's descent does not have nothing is told. */
    public static List<FloorKind> of(RunAccount account, Content content) {
        if (account.seed().isBlank()) {
            return List.of();
        }
        Seed seed = Seed.of(account.seed());
        Descent descent =
                account.isFirst() ? Descent.ofFirstRun(seed, content.graph()) : new Descent(seed, content.graph());
        List<FloorKind> kinds = new ArrayList<>();
        for (String node : account.deeds().path()) {
            descent.graph().node(node).map(GraphNode::kind).ifPresent(kinds::add);
        }
        return kinds;
    }
}
