package dev.orebound.journal.run;

import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Checkpoint;
import java.nio.file.Path;

/**
 * A recorded run, told without its file's contents: one that was put aside, the current one, or one that has ended.
 *
 * @param file its file
 * @param entered the checkpoint at the entrance of its current or last floor
 * @param ticks number of played ticks of all floors
 * @param isHelped true once a playtester has given an order in it
 */
public record KeptRun(Path file, Checkpoint entered, long ticks, boolean isHelped) {
    /** Returns what is told of a saved run. */
    public static KeptRun of(SavedRun run) {
        return new KeptRun(run.file(), run.checkpoint(), run.ticksOfAll(), run.isHelped());
    }

    /** Returns the depth of that floor; 1 if the content has no such floor. */
    public int depth(Content content) {
        Descent descent = new Descent(entered.seed(), entered.opening(), content.graph());
        return descent.graph().node(entered.node()).map(GraphNode::row).orElse(0) + 1;
    }

    /** Returns the text of its seed that repeats the run wherever it is typed or pasted. */
    public String sharedSeed() {
        return entered.seed().shared(entered.opening().isFirst());
    }
}
