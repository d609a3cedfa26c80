package dev.orebound.lab;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.figure.JsonText;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The command {@code content --list}: counts what all content declares. */
public final class ContentCounts {
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    /**
     * Counts the content of these assets.
     *
     * @throws dev.orebound.content.reading.ContentException if the content is not sound
     */
    public ContentCounts(Assets assets) {
        Content content = Content.read(assets);
        counts.put("monsters", wildMonsters(content).size());
        counts.put("hordes", content.hordes().size());
        counts.put("brews", content.brews().size());
        counts.put("lays", (int) content.brews().all().asList().stream()
                .filter(brew -> brew.lay() != null)
                .count());
        putNoneOf("spells");
        counts.put("relics", content.powers().relics().size());
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            counts.put(slot.id() + "s", (int) content.powers().equipment().asList().stream()
                    .filter(piece -> piece.slot() == slot)
                    .count());
        }
        counts.put("golems", content.golems().size());
        counts.put("vignettes", content.vignettes().size());
        counts.put("biomes", content.biomes().size());
        int guardians = guardians(content);
        counts.put("guardians", guardians);
        counts.put("arenas", content.arenaKinds().size());
        counts.put("bosses", content.bosses().size() - guardians);
        counts.put("discoveries", content.discoveries().size());
        counts.put("duos", content.powers().duos().size());
        counts.put("languages", assets.list(GameTexts.FOLDER, GameTexts.ENDING).size());
        counts.put("ores", content.ores().size());
        counts.put("items", content.items().size());
        counts.put("terrains", content.terrains().size());
        counts.put("grounds", content.grounds().size());
        counts.put("fixtures", content.fixtures().size());
        counts.put("manners", content.manners().size());
        counts.put("formations", content.formations().size());
        counts.put("minds", content.trees().size());
        counts.put("texts", GameTexts.read(assets).keys().size());
    }

    /** Adds sorts that the format promises and no content file declares yet. */
    private void putNoneOf(String... sorts) {
        for (String sort : sorts) {
            counts.put(sort, 0);
        }
    }

    /** Returns the number of bosses whose arena is a guardian's hall. */
    private static int guardians(Content content) {
        return (int) content.bosses().asList().stream()
                .filter(boss -> content.arenaKinds().get(boss.arena()).isGuardianHall())
                .count();
    }

    /** The ids of the monsters that hordes and arenas place, without golems, guardians, bosses and nests. */
    private static Set<String> wildMonsters(Content content) {
        Set<String> wild = new TreeSet<>();
        for (Horde horde : content.hordes()) {
            wild.add(horde.leader());
            horde.members().forEach(members -> wild.add(members.monster()));
        }
        for (ArenaKind arena : content.arenaKinds()) {
            arena.waves().forEach(wave -> wave.heads().forEach(head -> wild.add(head.monster())));
        }
        for (GolemKind golem : content.golems()) {
            wild.remove(golem.monster());
        }
        for (BossKind boss : content.bosses()) {
            boss.phases().forEach(phase -> wild.remove(phase.monster()));
        }
        wild.removeIf(id -> content.monsters().get(id).isRooted());
        return wild;
    }

    /** The numbers as one line of JSON, ended by a line feed. */
    public String json() {
        JsonText json = new JsonText().beginObject();
        counts.forEach(json::number);
        return json.endObject().line();
    }

    /** The numbers as a table, a line for each sort, each ended by a line feed. */
    public String table() {
        StringBuilder text = new StringBuilder();
        counts.forEach((sort, count) -> text.append(String.format(Locale.ROOT, "%-12s %5d\n", sort, count)));
        return text.toString();
    }
}
