package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.words.CompassDirection;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceDescription;
import dev.orebound.cave.words.PlaceNarrator;
import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.cave.words.VignetteNarrator;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.element.GroundEffects;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes places in words, limited to what the player has seen. */
public final class PlaceWords {
    private static final int REACH_STEPS = 1;

    private final World world;
    private final PlaceDescriber finder;
    private final SeenScene scene;
    private final PlaceNarrator telling;
    private final GameTexts texts;
    private final TrapDescriber traps;
    private final VignetteNarrator vignettes;

    public PlaceWords(World world, GameTexts texts) {
        this.world = world;
        finder = new PlaceDescriber(world.floor(), world.content());
        scene = new SeenScene(world, texts);
        telling = new PlaceNarrator(texts);
        this.texts = texts;
        traps = new TrapDescriber(texts, world.content());
        vignettes = new VignetteNarrator(world.floor(), texts);
    }

    /** Returns true if the player has seen the cell, so that it can be described. */
    public boolean isKnown(int cell) {
        return scene.isKnown(cell);
    }

    /** Returns the direction in which a place lies from the player, by its cells from the west and the south edge. */
    static CompassDirection wayFromPlayer(World world, float x, float y) {
        BodyComponent body = world.player().body();
        int east = Math.round(x - body.x);
        int north = Math.round(y - body.y);
        return CompassDirection.of(east == 0 && north == 0 ? 1 : east, north);
    }

    /** Returns one or more sentences about a cell. */
    public List<String> of(int cell) {
        PlaceDescription place = finder.find(cell, scene);
        List<String> sentences = new ArrayList<>();
        addGrounds(sentences, cell);
        sentences.addAll(vignettes.sentences(cell, scene));
        sentences.addAll(telling.sentences(place));
        addMonster(sentences, cell);
        int room = world.floor().room().at(cell);
        Arena arena = place.kind() == PlaceDescription.PlaceKind.TRAP_ROOM
                ? scene.arenaIn(world.floor().roomWithId(room))
                : null;
        if (arena != null) {
            FloorRequest floor = world.floor().request();
            sentences.addAll(traps.sentences(arena.kind(), floor.depth(), floor.danger()));
        }
        return sentences;
    }

    /** Adds a sentence for each ground that brews made of a visible cell: what it is and does. */
    private void addGrounds(List<String> sentences, int cell) {
        for (GroundSlot slot : GroundSlot.values()) {
            int kind = world.part(GroundEffects.class).kindAt(slot, cell);
            if (kind != GroundEffects.NONE && world.floorState().isInSight(cell)) {
                String key = "ground." + world.content().grounds().at(kind).id();
                sentences.add(texts.format("place.element", texts.get(key + ".name"), texts.get(key + ".words")));
            }
        }
    }

    /** Adds sentences about a visible monster at a cell or right beside it. */
    private void addMonster(List<String> sentences, int cell) {
        Entity monster = monsterAt(cell);
        if (monster != null) {
            Monster kind = world.content().monsters().at(monster.getComponent(MonsterComponent.class).monster);
            String name = texts.get("monster." + kind.id() + ".name");
            String fights = texts.get("manner." + kind.manner() + ".words");
            sentences.add(texts.format("place.monster", name, fights, texts.get("monster." + kind.id() + ".lore")));
        }
    }

    private @Nullable Entity monsterAt(int cell) {
        Entity found = null;
        int nearest = REACH_STEPS + 1;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            int stands = monsters.get(i).getComponent(BodyComponent.class).cell;
            int steps = world.floor().grid().steps8(cell, stands);
            if (steps < nearest && world.floorState().isInSight(stands) && !world.isUnderWater(monsters.get(i))) {
                nearest = steps;
                found = monsters.get(i);
            }
        }
        return found;
    }
}
