package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import java.util.List;

/** From depth 1 to 17, the raffle among hordes must have somebody to draw. */
final class EveryDepthHasAHorde implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (int depth = 1; depth <= 17; depth++) {
            int at = depth;
            if (content.hordes().asList().stream()
                    .noneMatch(horde -> horde.depths().holds(at))) {
                complaints.add(Horde.FILE + ": depths: no horde is drawn at depth " + depth
                        + "; give one whose depths hold it");
            }
        }
    }
}
