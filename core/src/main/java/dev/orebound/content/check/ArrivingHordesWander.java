package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.ai.TaskSpec;
import dev.orebound.content.ai.TaskWord;
import java.util.List;

/** Whoever arrives from afar goes about until it meets somebody: a tree that only sleeps would leave it where nobody comes. */
final class ArrivingHordesWander implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Horde horde : content.hordes()) {
            if (horde.mayArrive()
                    && content.trees().has(horde.mind())
                    && !wanders(content.trees().get(horde.mind()).root())) {
                complaints.add(Horde.FILE + ": " + horde.id() + ".mind: '" + horde.mind()
                        + "' never wanders; give a tree that does, or the flag no_periodic_spawn");
            }
        }
    }

    private static boolean wanders(TaskSpec task) {
        return task.word() == TaskWord.WANDER || task.children().stream().anyMatch(ArrivingHordesWander::wanders);
    }
}
