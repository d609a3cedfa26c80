package dev.orebound.screen.hud.place;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who stands at a place, how it fights, and what is said of its kind. */
final class MonsterWords {
    private static final int REACH_STEPS = 1;

    private final World world;
    private final GameTexts texts;
    private final Grid grid;

    MonsterWords(World world, GameTexts texts) {
        this.world = world;
        this.texts = texts;
        grid = world.floor().grid();
    }

    /** Adds sentences about whoever is in sight at a cell, or right beside it. */
    void addTo(List<String> sentences, int cell) {
        Entity monster = at(cell);
        if (monster != null) {
            Monster kind = world.content().monsters().at(monster.getComponent(MonsterComponent.class).monster);
            String name = texts.get("monster." + kind.id() + ".name");
            String fights = texts.get("manner." + kind.manner() + ".words");
            sentences.add(texts.format("place.monster", name, fights, texts.get("monster." + kind.id() + ".lore")));
        }
    }

    private @Nullable Entity at(int cell) {
        Entity found = null;
        int nearest = REACH_STEPS + 1;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            int stands = monsters.get(i).getComponent(BodyComponent.class).cell;
            int steps = grid.steps8(cell, stands);
            if (steps < nearest && world.floorState().isInSight(stands) && !world.isUnderWater(monsters.get(i))) {
                nearest = steps;
                found = monsters.get(i);
            }
        }
        return found;
    }
}
