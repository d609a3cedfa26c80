package dev.orebound.screen.hud.place;

import dev.orebound.cave.words.PlaceDescription;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceNarrator;
import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import java.util.ArrayList;
import java.util.List;

/** What the player is told of a place, as far as it was seen. */
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
}
