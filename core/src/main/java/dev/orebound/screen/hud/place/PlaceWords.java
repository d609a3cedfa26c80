package dev.orebound.screen.hud.place;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceDescription;
import dev.orebound.cave.words.PlaceNarrator;
import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes places in words, limited to what the player has seen. */
public final class PlaceWords {
    private final World world;
    private final PlaceDescriber finder;
    private final SeenScene scene;
    private final PlaceNarrator telling;
    private final MonsterWords monsters;
    private final TrapDescriber traps;

    public PlaceWords(World world, GameTexts texts) {
        this.world = world;
        finder = new PlaceDescriber(world.floor(), world.content());
        scene = new SeenScene(world, texts);
        telling = new PlaceNarrator(texts);
        monsters = new MonsterWords(world, texts);
        traps = new TrapDescriber(texts, world.content());
    }

    /** True if the cell may be told of: it was seen. */
    public boolean isKnown(int cell) {
        return scene.isKnown(cell);
    }

    /** The sentences about a cell, one or more. */
    public List<String> of(int cell) {
        PlaceDescription place = finder.find(cell, scene);
        List<String> sentences = new ArrayList<>(telling.sentences(place));
        monsters.addTo(sentences, cell);
        int room = world.floor().room().at(cell);
        Arena arena = place.kind() == PlaceDescription.Kind.TRAP_ROOM
                ? scene.arenaIn(world.floor().roomWithId(room))
                : null;
        if (arena != null) {
            sentences.addAll(
                    traps.sentences(arena.kind(), world.floor().request().depth()));
        }
        return sentences;
    }

    /** Describes the monster at a place: its name, how it fights, and its lore. */
    private static final class MonsterWords {
        private static final int REACH_STEPS = 1;

        private final World world;
        private final GameTexts texts;
        private final Grid grid;

        MonsterWords(World world, GameTexts texts) {
            this.world = world;
            this.texts = texts;
            grid = world.floor().grid();
        }

        /** Adds sentences about a visible monster at a cell or right beside it. */
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
}
