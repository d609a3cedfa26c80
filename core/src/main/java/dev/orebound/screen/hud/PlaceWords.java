package dev.orebound.screen.hud;

import dev.orebound.cave.words.Place;
import dev.orebound.cave.words.PlaceFinder;
import dev.orebound.cave.words.Telling;
import dev.orebound.cave.words.TrapWords;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import java.util.ArrayList;
import java.util.List;

/** What the player is told of a place, as far as it was seen. */
public final class PlaceWords {
    private final World world;
    private final PlaceFinder finder;
    private final SeenScene scene;
    private final Telling telling;
    private final MonsterWords monsters;
    private final TrapWords traps;

    public PlaceWords(World world, GameTexts texts) {
        this.world = world;
        finder = new PlaceFinder(world.floor(), world.content());
        scene = new SeenScene(world, texts);
        telling = new Telling(texts);
        monsters = new MonsterWords(world, texts);
        traps = new TrapWords(texts, world.content());
    }

    /** True if the cell may be told of: it was seen. */
    public boolean isKnown(int cell) {
        return scene.isKnown(cell);
    }

    /** The sentences about a cell, one or more. */
    public List<String> of(int cell) {
        Place place = finder.find(cell, scene);
        List<String> sentences = new ArrayList<>(telling.sentences(place));
        monsters.addTo(sentences, cell);
        int room = world.floor().room().at(cell);
        Arena arena = place.kind() == Place.Kind.TRAP_ROOM
                ? scene.arenaIn(world.floor().roomWithId(room))
                : null;
        if (arena != null) {
            sentences.addAll(
                    traps.sentences(arena.kind(), world.floor().request().depth()));
        }
        return sentences;
    }
}
