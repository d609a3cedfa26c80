package dev.orebound.screen.play;

import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.screen.account.AccountLines;

/** Describes a saved run that can be continued. */
public final class SavedWords {
    private SavedWords() {}

    /** The depth of the floor that it stands on, 1 if this content has no such floor. */
    static int depth(SavedRun saved, Content content) {
        Descent descent = new Descent(saved.seed(), content.graph());
        return descent.graph()
                        .node(saved.checkpoint().node())
                        .map(GraphNode::row)
                        .orElse(0)
                + 1;
    }

    /** Floor and time played, in one line. */
    public static String of(SavedRun saved, Content content, GameTexts texts) {
        long ticks = saved.checkpoint().deeds().ticks() + saved.ticks();
        String words = saved.isHelped() ? "title.continue_helped" : "title.continue";
        return texts.format(words, depth(saved, content), AccountLines.time(ticks));
    }
}
