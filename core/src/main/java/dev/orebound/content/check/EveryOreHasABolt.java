package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.SpellUse;
import java.util.List;

/** Each ore has one bolt and at most one burst, so that a press means one spell. */
final class EveryOreHasABolt implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        if (content.ores().size() > Ore.MOST_KINDS) {
            // That is told already.
            return;
        }
        for (Ore ore : content.ores()) {
            int bolts = count(content, ore, SpellUse.BOLT);
            int bursts = count(content, ore, SpellUse.BURST);
            if (bolts != 1) {
                complaints.add(Spell.FILE + ": " + ore.id() + ": has " + bolts + " bolts; give it one");
            }
            if (bursts > 1) {
                complaints.add(Spell.FILE + ": " + ore.id() + ": has " + bursts + " bursts; give it one or none");
            }
        }
    }

    private static int count(Content content, Ore ore, SpellUse use) {
        int count = 0;
        for (Spell spell : content.spells()) {
            count += spell.use() == use && spell.ore().equals(ore.id()) ? 1 : 0;
        }
        return count;
    }
}
