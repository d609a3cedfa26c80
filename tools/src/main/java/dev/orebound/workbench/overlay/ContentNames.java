package dev.orebound.workbench.overlay;

import dev.orebound.cave.words.CompassDirection;
import dev.orebound.cave.words.RoomShape;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Direction;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TravelMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Texts and names that are looked up once, so that a frame builds no keys. */
final class ContentNames {
    private final GameTexts texts;
    private final Map<String, String> said = new HashMap<>();
    final List<String> monsters = new ArrayList<>();
    final List<String> terrains = new ArrayList<>();
    final List<String> grounds = new ArrayList<>();
    final List<String> ores = new ArrayList<>();
    final Map<String, String> oresById = new HashMap<>();
    final Map<String, String> arenasById = new HashMap<>();
    final Map<String, String> fixturesById = new HashMap<>();
    final List<String> mindStates = new ArrayList<>();
    final List<String> arenaStates = new ArrayList<>();
    final List<String> travelModes = new ArrayList<>();
    final List<String> statuses = new ArrayList<>();
    final List<String> directions = new ArrayList<>();

    ContentNames(Content content, GameTexts texts) {
        this.texts = texts;
        content.monsters().forEach(each -> monsters.add(texts.get("monster." + each.id() + ".name")));
        content.terrains().forEach(each -> terrains.add(texts.get("terrain." + each.id() + ".name")));
        content.grounds().forEach(each -> grounds.add(texts.get("ground." + each.id() + ".name")));
        content.ores().forEach(each -> {
            ores.add(texts.get("ore." + each.id() + ".name"));
            oresById.put(each.id(), texts.get("ore." + each.id() + ".name"));
        });
        content.arenaKinds().forEach(each -> arenasById.put(each.id(), texts.get("arena." + each.id() + ".name")));
        content.fixtures().forEach(each -> fixturesById.put(each.id(), texts.get("fixture." + each.id() + ".name")));
        for (MindState state : MindState.values()) {
            mindStates.add(texts.get("overlay.state." + TextLineCache.wordOf(state)));
        }
        for (ArenaState state : ArenaState.values()) {
            arenaStates.add(texts.get("overlay.arena." + TextLineCache.wordOf(state)));
        }
        for (TravelMode mode : TravelMode.values()) {
            travelModes.add(texts.get("overlay.way." + TextLineCache.wordOf(mode)));
        }
        for (StatusEffect status : StatusEffect.values()) {
            statuses.add(texts.get("status." + status.id() + ".name"));
        }
        for (Direction direction : Direction.ALL) {
            directions.add(texts.get(
                    CompassDirection.of(direction.dx(), direction.dy()).textKey()));
        }
    }

    /** Returns the text of a key. */
    String of(String key) {
        String text = said.get(key);
        if (text == null) {
            text = texts.get(key);
            said.put(key, text);
        }
        return text;
    }

    /** Returns the shape of a room as text. */
    String outline(RoomShape shape) {
        String size = texts.get("place.size." + TextLineCache.wordOf(shape.size()));
        String outline = texts.format("place.form." + TextLineCache.wordOf(shape.form()), size);
        return outline.substring(0, 1).toLowerCase(Locale.ROOT) + outline.substring(1);
    }

    /** Returns the name of a tactic. */
    String tactic(String tactic) {
        String text = said.get(tactic);
        if (text == null) {
            text = texts.get("overlay.tactic." + tactic);
            said.put(tactic, text);
        }
        return text;
    }
}
