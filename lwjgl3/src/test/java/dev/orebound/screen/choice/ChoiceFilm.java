package dev.orebound.screen.choice;

import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.world.World;
import dev.orebound.world.gift.SpellScroll;
import java.util.List;

/** Opens choices without a world that asks for them. */
public final class ChoiceFilm {
    private ChoiceFilm() {}

    public static GameScreen scrolls(PageContext parts, World world, ChoiceScreen.ChoiceAnswer answer) {
        List<SpellScroll> scrolls = List.of(
                new SpellScroll(0, 2), new SpellScroll(parts.content().spells().size() - 1, 1), new SpellScroll(2, 3));
        return ChoiceScreen.scrolls(scrolls, parts, answer);
    }

    public static GameScreen companions(PageContext parts, World world, ChoiceScreen.ChoiceAnswer answer) {
        return ChoiceScreen.companions(world, parts, answer);
    }
}
