package dev.orebound.cave.words;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LeverSpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.List;

/** Puts vignettes, locks, keys and levers into words, limited to what a {@link FloorKnowledge} knows of them. */
public final class VignetteNarrator {
    private final Floor floor;
    private final Grid grid;
    private final GameTexts texts;

    public VignetteNarrator(Floor floor, GameTexts texts) {
        this.floor = floor;
        this.texts = texts;
        grid = floor.grid();
    }

    /**
     * Returns the sentences about a cell: a lock, a key or a lever on it or beside it, and the vignette that it lies
     * in.
     */
    public List<String> sentences(int cell, FloorKnowledge scene) {
        List<String> sentences = new ArrayList<>();
        for (LockSpot lock : floor.locks()) {
            if (touches(lock.cells(), cell) && scene.isKnownLock(lock)) {
                String key = "lock." + lock.kind();
                sentences.add(
                        scene.isOpenLock(lock)
                                ? texts.format("place.lock_open", texts.get(key + ".name"))
                                : texts.format(
                                        "place.lock", texts.get(key + ".name"), texts.get(key + ".words"), ways(lock)));
            }
        }
        for (KeySpot key : floor.keys()) {
            if (grid.steps8(key.at(), cell) <= 1 && scene.isLyingKey(key)) {
                sentences.add(opens("place.key_of", "place.key_of_unknown", key.lock(), cell, scene));
            }
        }
        for (LeverSpot lever : floor.levers()) {
            if (grid.steps8(lever.at(), cell) <= 1 && scene.isKnown(lever.at())) {
                sentences.add(opens("place.lever_of", "place.lever_of_unknown", lever.lock(), cell, scene));
            }
        }
        for (VignetteSpot vignette : floor.vignettes()) {
            if (vignette.cells().contains(cell) && scene.isKnown(vignette.heart())) {
                String key = "vignette." + vignette.kind();
                sentences.add(texts.format("place.vignette", texts.get(key + ".name"), texts.get(key + ".words")));
            }
        }
        return sentences;
    }

    private String opens(String key, String unknownKey, int lockId, int cell, FloorKnowledge scene) {
        LockSpot lock = lock(lockId);
        if (!scene.isKnownLock(lock)) {
            return texts.get(unknownKey);
        }
        int at = lock.cells().at(0);
        int dx = grid.x(at) - grid.x(cell);
        int dy = grid.y(at) - grid.y(cell);
        int steps = grid.steps8(at, cell);
        String where = steps == 0
                ? texts.get("place.here")
                : texts.format(
                        "place.way",
                        texts.format("place.cells", steps),
                        texts.get(CompassDirection.of(dx, dy).textKey()));
        return texts.format(key, texts.get("lock." + lock.kind() + ".name"), where);
    }

    private LockSpot lock(int id) {
        for (LockSpot lock : floor.locks()) {
            if (lock.id() == id) {
                return lock;
            }
        }
        throw new IllegalArgumentException("the floor has no lock " + id);
    }

    private boolean touches(Cells cells, int cell) {
        return cells.stream().anyMatch(each -> grid.steps8(each, cell) <= 1);
    }

    /** Returns the ways in which a lock of the floor can be opened: its key; magma, 2 times. */
    public String ways(LockSpot lock) {
        List<String> words = new ArrayList<>();
        for (WaySpot way : lock.ways()) {
            words.add(way(way.by()));
        }
        return texts.joined("list.semicolon", words);
    }

    private String way(LockWay.Kind way) {
        if (way instanceof LockWay.ByKey) {
            return texts.get("lock_way.key");
        } else if (way instanceof LockWay.ByLever) {
            return texts.get("lock_way.lever");
        } else if (way instanceof LockWay.ByPick pick) {
            return texts.format("lock_way.pick", pick.blows());
        } else if (way instanceof LockWay.ByGolem) {
            return texts.get("lock_way.golem");
        } else if (way instanceof LockWay.ByWaiting) {
            return texts.get("lock_way.wait");
        }
        LockWay.ByBrew brew = (LockWay.ByBrew) way;
        String name = texts.get("brew." + brew.brew() + ".name");
        return brew.uses() == 1
                ? texts.format("lock_way.brew_once", name)
                : texts.format("lock_way.brew", name, brew.uses());
    }

    /** Adds the locks, the levers and what stands in vignettes, as far as they are known. */
    public void addThings(List<DescribedThing> things, FloorKnowledge scene) {
        for (LockSpot lock : floor.locks()) {
            if (scene.isKnownLock(lock) && !scene.isOpenLock(lock)) {
                add(
                        things,
                        texts.get("lock." + lock.kind() + ".name"),
                        lock.cells().at(0));
            }
        }
        for (KeySpot key : floor.keys()) {
            if (scene.isLyingKey(key)) {
                add(things, texts.get("thing.key"), key.at());
            }
        }
        for (VignetteSpot vignette : floor.vignettes()) {
            for (int number = 0; number < vignette.props().size(); number++) {
                PropSpot prop = vignette.props().get(number);
                String name = scene.isKnown(prop.at()) ? name(prop, scene.propState(vignette, number)) : "";
                if (!name.isEmpty()) {
                    add(things, name, prop.at());
                }
            }
        }
    }

    private static void add(List<DescribedThing> things, String name, int cell) {
        things.add(new DescribedThing(DescribedThing.ThingSort.FIXTURE, name, cell, null));
    }

    /** Returns the name of a thing, or an empty text if it is gone or told elsewhere. */
    private String name(PropSpot prop, FloorKnowledge.KnownProp state) {
        if (state == FloorKnowledge.KnownProp.GONE) {
            return "";
        }
        boolean isUsed = state == FloorKnowledge.KnownProp.USED;
        return switch (prop.kind()) {
            case PRIZE -> isUsed ? texts.get("thing.empty_pedestal") : texts.name("thing.prize", held(prop));
            case CAGE, KENNEL ->
                isUsed
                        ? texts.get("thing.empty_cage")
                        : state == FloorKnowledge.KnownProp.SHUT
                                ? texts.get("thing.shut_cage")
                                : texts.name(prop.kind() == PropKind.CAGE ? "thing.cage" : "thing.kennel", held(prop));
            case LEVER -> texts.get(isUsed ? "thing.pulled_lever" : "thing.lever");
            case LOOT, KEY, FIXTURE -> "";
            case STATUE, BURROW, VENT, PLATE, MESSAGE, SCENERY, DECORATION ->
                prop.sprite().isEmpty() ? "" : texts.get("thing." + prop.sprite());
        };
    }

    private String held(PropSpot prop) {
        String id = prop.what();
        for (String family : List.of("item.", "relic.", "monster.")) {
            if (texts.has(family + id + ".name")) {
                return texts.get(family + id + ".name");
            }
        }
        return texts.get("thing.golem");
    }
}
