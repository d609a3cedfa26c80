package dev.orebound.cave.words;

import dev.orebound.cave.words.NearbyThings.CreatureLighting;
import dev.orebound.content.text.GameTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Puts the description of a place into sentences, always in the same order. All words come from the game's texts. */
public final class PlaceNarrator {
    private final GameTexts texts;

    public PlaceNarrator(GameTexts texts) {
        this.texts = texts;
    }

    /** The sentences, one or more. */
    public List<String> sentences(PlaceDescription place) {
        List<String> sentences = new ArrayList<>();
        sentences.add(what(place));
        if (place.shape() != null) {
            sentences.add(where(place));
            sentences.add(waysOut(place.waysOut()));
        }
        Landmark site = place.site();
        if (site != null) {
            sentences.add(site(site));
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

    private void addLight(PlaceDescription place, List<String> sentences) {
        NearbyThings lamp = place.lamp();
        if (lamp != null) {
            sentences.add(texts.format("place.lamp", lamp.name(), way(lamp.towards(), lamp.cells())));
        } else if (place.kind() != PlaceDescription.PlaceKind.ROCK
                && place.kind() != PlaceDescription.PlaceKind.UNKNOWN) {
            sentences.add(texts.get("place.dark"));
        }
    }

    private String what(PlaceDescription place) {
        RoomShape shape = place.shape();
        return switch (place.kind()) {
            case UNKNOWN -> texts.get("place.unknown");
            case ROCK -> texts.get("place.rock");
            case PASSAGE -> texts.format("place.passage", compass(place.leads()));
            case DOORWAY -> texts.format("place.doorway", compass(place.leads()));
            case ROOM -> texts.format("place.room", outline(shape, texts));
            case TREASURE_ROOM -> texts.format("place.treasure_room", outline(shape, texts));
            case TRAP_ROOM -> texts.format("place.trap_room", outline(shape, texts));
        };
    }

    /** Returns size and form of a room, or an empty text. */
    public static String outline(@Nullable RoomShape shape, GameTexts texts) {
        if (shape == null) {
            return "";
        }
        String size = texts.get("place.size." + shape.size().name().toLowerCase(Locale.ROOT));
        return texts.format("place.form." + shape.form().name().toLowerCase(Locale.ROOT), size);
    }

    private String where(PlaceDescription place) {
        CompassDirection part = place.part();
        String rock = place.fromRock() == 1
                ? texts.get("place.by_rock")
                : texts.format("place.from_rock", cells(place.fromRock() - 1));
        return part == null
                ? texts.format("place.middle", rock)
                : texts.format("place.part", texts.get(part.textKey()), rock);
    }

    private String waysOut(List<NearbyThings> ways) {
        if (ways.isEmpty()) {
            return texts.get("place.no_way_out");
        }
        List<String> words = new ArrayList<>();
        ways.forEach(each -> words.add(way(each.towards(), each.cells())));
        return texts.format("place.ways_out", texts.joined("list.semicolon", words));
    }

    private String ground(List<String> terrains) {
        List<String> names = new ArrayList<>();
        terrains.forEach(id -> names.add(texts.get("terrain." + id + ".name")));
        return texts.list(names);
    }

    /** Returns a sentence about the landmark that a place is part of. */
    private String site(Landmark site) {
        Lake lake = site.lake();
        return lake == null
                ? texts.get("place.site.nook")
                : texts.format(
                        key("place.site.", site),
                        side(site),
                        texts.get("terrain." + lake.liquid() + ".shore"),
                        texts.get("terrain." + lake.liquid() + ".lake"));
    }

    /** Returns the place where a creature stands, as part of a sentence. */
    private String standing(Landmark site) {
        Lake lake = site.lake();
        return lake == null
                ? texts.get("place.at." + site.kind().name().toLowerCase(Locale.ROOT))
                : texts.format(
                        key("place.at.", site),
                        side(site),
                        texts.get("terrain." + lake.liquid() + ".shore"),
                        texts.get("terrain." + lake.liquid() + ".lake"));
    }

    /** The key of a text about a site; what lies in the middle of a lake or its ring has no side. */
    private String key(String prefix, Landmark site) {
        String key = prefix + site.kind().name().toLowerCase(Locale.ROOT);
        String middle = key + "_middle";
        return site.side() == null && texts.has(middle) ? middle : key;
    }

    private String side(Landmark site) {
        CompassDirection side = site.side();
        return side == null ? "" : texts.get(side.textKey() + ".adjective");
    }

    private String all(List<NearbyThings> sightings) {
        List<String> words = new ArrayList<>();
        sightings.forEach(each -> words.add(told(each)));
        return texts.joined("list.semicolon", words);
    }

    private String told(NearbyThings sighting) {
        boolean isOne = sighting.count() == 1;
        String counted = texts.format("noun.counted", sighting.count(), sighting.name());
        String way = lit(sighting.lighting(), way(sighting.towards(), sighting.cells()));
        Landmark site = sighting.site();
        return site == null
                ? texts.format(isOne ? "place.one" : "place.many", counted, way)
                : texts.format(isOne ? "place.one_at" : "place.many_at", counted, standing(site), way);
    }

    private String lit(@Nullable CreatureLighting lighting, String way) {
        if (lighting == null) {
            return way;
        }
        String lamp = lighting.lamp();
        String light = switch (lighting.source()) {
            case LAMP -> texts.format("place.lit.lamp", lamp == null ? "" : lamp);
            case CARRIED -> texts.get("place.lit.carried");
            case NONE -> texts.get("place.lit.none");
        };
        return texts.format("place.lit", light, way);
    }

    private String way(@Nullable CompassDirection towards, int cells) {
        return towards == null
                ? texts.get("place.here")
                : texts.format("place.way", cells(cells), texts.get(towards.textKey()));
    }

    private String compass(List<CompassDirection> ways) {
        List<String> words = new ArrayList<>();
        ways.forEach(way -> words.add(texts.get(way.textKey())));
        return words.isEmpty() ? texts.get("place.nowhere") : texts.list(words);
    }

    private String cells(int count) {
        return texts.format("place.cells", count);
    }
}
