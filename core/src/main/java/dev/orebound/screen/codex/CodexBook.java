package dev.orebound.screen.codex;

import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lists everything that can be met, by chapters, and marks what the player has met. */
final class CodexBook {
    /** A chapter of the codex. Its id is the first part of its entries' ids. */
    enum Chapter {
        MONSTER,
        GOLEM,
        BREW,
        ORE,
        TERRAIN,
        BIOME,
        ITEM;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final PageContext parts;
    private final PlayerProfile profile;

    CodexBook(PageContext parts, PlayerProfile profile) {
        this.parts = parts;
        this.profile = profile;
    }

    /** Returns the things of a chapter, in the order in which content lists them. */
    List<CodexEntry> entries(Chapter chapter) {
        Content content = parts.content();
        List<CodexEntry> entries = new ArrayList<>();
        switch (chapter) {
            case MONSTER ->
                content.monsters().forEach(monster -> {
                    if (!isGolem(monster, content)) {
                        entries.add(monster(monster));
                    }
                });
            case GOLEM -> content.golems().forEach(golem -> entries.add(golem(golem, content)));
            case BREW -> content.brews().all().forEach(brew -> entries.add(brew(brew)));
            case ORE -> content.ores().forEach(ore -> entries.add(ore(ore)));
            case TERRAIN -> content.terrains().forEach(terrain -> entries.add(terrain(terrain)));
            case BIOME -> content.biomes().forEach(biome -> entries.add(biome(biome)));
            case ITEM -> content.items().forEach(item -> entries.add(item(item)));
        }
        return entries;
    }

    private static boolean isGolem(Monster monster, Content content) {
        return content.golems().asList().stream()
                .anyMatch(golem -> golem.monster().equals(monster.id()));
    }

    private CodexEntry entry(
            Chapter chapter, String thing, @Nullable String sprite, int rgb, String name, String words) {
        String id = chapter.id() + "." + thing;
        boolean hasPicture = sprite != null && parts.sprites().has(sprite);
        return new CodexEntry(
                id, hasPicture ? sprite : null, rgb, name, words, profile.met().contains(id));
    }

    private CodexEntry monster(Monster monster) {
        GameTexts texts = parts.texts();
        String words = texts.get("monster." + monster.id() + ".lore") + "\n\n"
                + texts.get("manner." + monster.manner() + ".words") + "\n\n"
                + texts.format("codex.monster", monster.health());
        String name = texts.get("monster." + monster.id() + ".name");
        return entry(Chapter.MONSTER, monster.id(), monster.sprite() + ".idle", UiPalette.STONE, name, words);
    }

    private CodexEntry golem(GolemKind golem, Content content) {
        GameTexts texts = parts.texts();
        Monster body = content.monsters().get(golem.monster());
        String ore = texts.get("ore." + golem.ore() + ".name");
        String words = texts.get("monster." + body.id() + ".lore") + "\n\n"
                + texts.format("codex.golem", golem.measures(), ore, body.health());
        String name = texts.format("codex.golem_name", texts.get("monster." + body.id() + ".name"), ore);
        int rgb = content.ores().get(golem.ore()).light().rgb();
        return entry(Chapter.GOLEM, golem.id(), body.sprite() + ".idle", rgb, name, words);
    }

    private CodexEntry brew(Brew brew) {
        GameTexts texts = parts.texts();
        String words = texts.get("brew." + brew.id() + ".words") + "\n\n"
                + texts.format(
                        "codex.brew",
                        parts.oresOf(brew),
                        brew.bolt().measures(),
                        brew.burst().measures(),
                        brew.flask().measures());
        String name = texts.get("brew." + brew.id() + ".name");
        CodexEntry entry = entry(Chapter.BREW, brew.id(), brew.sprite(), brew.rgb(), name, words);
        boolean isKnown = brew.isKnown(profile.met()::contains);
        return new CodexEntry(entry.id(), entry.sprite(), entry.rgb(), name, words, isKnown);
    }

    private CodexEntry ore(Ore ore) {
        GameTexts texts = parts.texts();
        String name = texts.get("ore." + ore.id() + ".name");
        String words = texts.get("ore." + ore.id() + ".lore") + "\n\n" + texts.get("codex.ore.dowsing");
        return entry(Chapter.ORE, ore.id(), ore.sprite(), ore.light().rgb(), name, words);
    }

    private CodexEntry item(Item item) {
        GameTexts texts = parts.texts();
        String name = texts.get("item." + item.id() + ".name");
        String words = texts.format("codex.item." + item.effect().name().toLowerCase(Locale.ROOT), item.amount());
        return entry(Chapter.ITEM, item.id(), item.sprite(), item.light().rgb(), name, words);
    }

    private CodexEntry terrain(Terrain terrain) {
        GameTexts texts = parts.texts();
        String name = texts.get("terrain." + terrain.id() + ".name");
        String words = texts.get("terrain." + terrain.id() + ".lore");
        String sprite = terrain.id().equals("bridge") ? "bridge_boards" : terrain.id();
        return entry(Chapter.TERRAIN, terrain.id(), sprite, colourOf(terrain), name, words);
    }

    private CodexEntry biome(Biome biome) {
        GameTexts texts = parts.texts();
        IntRange depths = biome.depths();
        String words = texts.get("biome." + biome.id() + ".lore") + "\n\n"
                + texts.format("codex.biome", depths.lowest(), depths.highest());
        String name = texts.get("biome." + biome.id() + ".name");
        return entry(
                Chapter.BIOME,
                biome.id(),
                biome.air().torchSprite(),
                biome.rock().faces().get(3),
                name,
                words);
    }

    private static int colourOf(Terrain terrain) {
        if (!terrain.isLiquid()) {
            return UiPalette.STONE;
        }
        return switch (terrain.peril()) {
            case BURNS -> UiPalette.FLAME;
            case SWALLOWS -> UiPalette.NIGHT;
            case NONE -> terrain.isPassable() ? UiPalette.WATER_LIGHT : UiPalette.WATER;
        };
    }

    /**
     * An entry of the codex.
     *
     * @param id the id under which the profile remembers it: {@code monster.cave_rat}
     * @param sprite the key of its picture, or null if it has none
     * @param rgb the colour shown if it has no picture
     * @param name its name
     * @param words its description
     * @param isMet true if the player has met it
     */
    record CodexEntry(String id, @Nullable String sprite, int rgb, String name, String words, boolean isMet) {}
}
