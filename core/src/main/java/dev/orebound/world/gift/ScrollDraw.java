package dev.orebound.world.gift;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureGift;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.item.Spell;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.List;

/**
 * Which scrolls a shrine has: different ones, each of which does something for the party. A spell that is not known is taught,
 * one that is known is raised, and one that is known as well as can be is left out.
 */
public final class ScrollDraw {
    private ScrollDraw() {}

    /**
     * As many as the floor's shrine has, or fewer where there is less to learn; none where there is no such shrine.
     *
     * @param gains what the party knows as it comes in
     */
    public static List<SpellScroll> draw(Floor floor, Content content, PlayerUpgrades gains, RandomStream chance) {
        for (Fixture fixture : floor.fixtures()) {
            FixtureKind kind = content.fixtures().get(fixture.type());
            if (kind.gives() == FixtureGift.SCROLLS) {
                return draw(kind.amount(), content, gains, chance);
            }
        }
        return List.of();
    }

    private static List<SpellScroll> draw(int most, Content content, PlayerUpgrades gains, RandomStream chance) {
        List<SpellScroll> left = new ArrayList<>();
        for (int spell = 0; spell < content.spells().size(); spell++) {
            int level = gains.spells().get(spell);
            if (level < Spell.MOST_LEVELS) {
                left.add(new SpellScroll(spell, level + 1));
            }
        }
        List<SpellScroll> drawn = new ArrayList<>();
        while (drawn.size() < most && !left.isEmpty()) {
            drawn.add(left.remove(chance.below(left.size())));
        }
        return drawn;
    }
}
