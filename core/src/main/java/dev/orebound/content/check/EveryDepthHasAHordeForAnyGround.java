package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import java.util.List;

/** A floor may lack every terrain, and may be given hordes from above its depth: one must be left that can still be drawn. */
final class EveryDepthHasAHordeForAnyGround implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (int depth = 1; depth <= 17; depth++) {
            int at = depth;
            List<Horde> drawn = content.hordes().asList().stream()
                    .filter(horde -> horde.depths().holds(at))
                    .toList();
            if (!drawn.isEmpty() && drawn.stream().noneMatch(EveryDepthHasAHordeForAnyGround::goesAnywhere)) {
                complaints.add(Horde.FILE + ": depths: every horde of depth " + depth
                        + " asks for terrain or is never_out_of_depth; give one that does neither");
            }
        }
    }

    private static boolean goesAnywhere(Horde horde) {
        return !horde.asksForTerrain() && !horde.has(Horde.Flag.NEVER_OUT_OF_DEPTH);
    }
}
