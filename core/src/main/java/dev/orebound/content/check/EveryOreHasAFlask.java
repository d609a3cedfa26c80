package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import java.util.List;

/** The alchemist has a flask for each kind of ore, and no more than four. */
final class EveryOreHasAFlask implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (int ore = Ore.MOST_KINDS; ore < content.ores().size(); ore++) {
            complaints.add(Ore.FILE + ": " + content.ores().at(ore).id() + ": has no flask; give at most "
                    + Ore.MOST_KINDS + " kinds of ore");
        }
    }
}
