package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemKind;
import java.util.List;

/** Each ore wakes one kind of golem. */
final class EveryOreHasAGolem implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        if (content.ores().size() > Ore.MOST_KINDS) {
            // That is told already.
            return;
        }
        for (Ore ore : content.ores()) {
            int golems = 0;
            for (GolemKind golem : content.golems()) {
                golems += golem.ore().equals(ore.id()) ? 1 : 0;
            }
            if (golems != 1) {
                complaints.add(GolemKind.FILE + ": " + ore.id() + ": wakes " + golems + " kinds of golem; give it one");
            }
        }
    }
}
