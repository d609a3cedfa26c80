package dev.orebound.cave.words;

import dev.orebound.content.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Puts what is known of a place into sentences, always in the same order. All words are texts. */
public final class Telling {
    private final Texts texts;

    public Telling(Texts texts) {
        this.texts = texts;
    }

    /** The sentences, one or more. */
    public List<String> sentences(Place place) {
        List<String> sentences = new ArrayList<>();
        sentences.add(what(place));
        if (place.shape() != null) {
            sentences.add(where(place));
            sentences.add(waysOut(place.waysOut()));
        }
        if (!place.ground().isEmpty()) {
            sentences.add(texts.format("place.ground", ground(place.ground())));
        }
        String ore = place.ore();
        if (ore != null) {
            sentences.add(texts.format("place.vein", texts.get("ore." + ore + ".name"), cells(place.veinDistance())));
        }
        if (!place.creatures().isEmpty()) {
            sentences.add(texts.format("place.creatures", all(place.creatures())));
        }
        if (!place.things().isEmpty()) {
            sentences.add(texts.format("place.things", all(place.things())));
        }
        addLight(place, sentences);
        return List.copyOf(sentences);
    }

    private void addLight(Place place, List<String> sentences) {
        Sighting lamp = place.lamp();
        if (lamp != null) {
            sentences.add(texts.format("place.lamp", lamp.name(), way(lamp.towards(), lamp.cells())));
        } else if (place.kind() != Place.Kind.ROCK && place.kind() != Place.Kind.UNKNOWN) {
            sentences.add(texts.get("place.dark"));
        }
    }

    private String what(Place place) {
        RoomShape shape = place.shape();
        return switch (place.kind()) {
            case UNKNOWN -> texts.get("place.unknown");
            case ROCK -> texts.get("place.rock");
            case PASSAGE -> texts.format("place.passage", compass(place.leads()));
            case DOORWAY -> texts.format("place.doorway", compass(place.leads()));
            case ROOM -> texts.format("place.room", outline(shape));
            case TREASURE_ROOM -> texts.format("place.treasure_room", outline(shape));
            case TRAP_ROOM -> texts.format("place.trap_room", outline(shape));
        };
    }

    private String outline(@Nullable RoomShape shape) {
        if (shape == null) {
            return "";
        }
        String size = texts.get("place.size." + shape.size().name().toLowerCase(Locale.ROOT));
        return texts.format("place.form." + shape.form().name().toLowerCase(Locale.ROOT), size);
    }

    private String where(Place place) {
        Compass part = place.part();
        String rock = place.fromRock() == 1
                ? texts.get("place.by_rock")
                : texts.format("place.from_rock", cells(place.fromRock() - 1));
        return part == null
                ? texts.format("place.middle", rock)
                : texts.format("place.part", texts.get(part.textKey()), rock);
    }

    private String waysOut(List<Sighting> ways) {
        if (ways.isEmpty()) {
            return texts.get("place.no_way_out");
        }
        List<String> words = new ArrayList<>();
        ways.forEach(each -> words.add(way(each.towards(), each.cells())));
        return texts.format("place.ways_out", String.join("; ", words));
    }

    private String ground(List<String> terrains) {
        List<String> names = new ArrayList<>();
        terrains.forEach(id -> names.add(texts.get("terrain." + id + ".name")));
        return String.join(", ", names);
    }

    private String all(List<Sighting> sightings) {
        List<String> words = new ArrayList<>();
        for (Sighting each : sightings) {
            String way = way(each.towards(), each.cells());
            words.add(
                    each.count() == 1
                            ? texts.format("place.one", each.name(), way)
                            : texts.format("place.many", each.count(), each.name(), way));
        }
        return String.join("; ", words);
    }

    private String way(@Nullable Compass towards, int cells) {
        return towards == null
                ? texts.get("place.here")
                : texts.format("place.way", cells(cells), texts.get(towards.textKey()));
    }

    private String compass(List<Compass> ways) {
        List<String> words = new ArrayList<>();
        ways.forEach(way -> words.add(texts.get(way.textKey())));
        return words.isEmpty() ? texts.get("place.nowhere") : String.join(", ", words);
    }

    private String cells(int count) {
        return count == 1 ? texts.get("place.cell") : texts.format("place.cells", count);
    }
}
