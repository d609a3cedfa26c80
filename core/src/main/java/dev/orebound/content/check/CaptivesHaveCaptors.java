package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import java.util.List;

/** Whoever is held captive is held by somebody, however few members are drawn. */
final class CaptivesHaveCaptors implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Horde horde : content.hordes()) {
            int fewest = horde.members().stream()
                    .mapToInt(members -> members.count().lowest())
                    .sum();
            if (horde.has(Horde.Flag.CAPTIVE) && fewest == 0) {
                complaints.add(Horde.FILE + ": " + horde.id()
                        + ".members: nobody may be left to hold the captive; give a lowest count of at least 1");
            }
        }
    }
}
