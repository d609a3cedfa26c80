package dev.orebound.screen.codex;

import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.gear.RelicDuo;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.Deed;
import dev.orebound.content.player.StoryPage;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.screen.account.EndingStory;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.party.GearSeal;
import dev.orebound.screen.party.PowerFigures;
import dev.orebound.view.ui.UiPalette;
import java.util.ArrayList;
import java.util.EnumSet;
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
        DISCOVERY,
        ORE,
        TERRAIN,
        BIOME,
        ITEM,
        RELIC,
        EQUIPMENT,
        PAGE,
        DEED;

        /** All chapters, those first of which new entries are rare. */
        static final List<Chapter> MOST_TELLING_FIRST =
                List.of(DEED, DISCOVERY, PAGE, BREW, GOLEM, RELIC, EQUIPMENT, MONSTER, BIOME, ORE, ITEM, TERRAIN);

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final PageContext parts;
    private final PlayerProfile profile;
    private final ReactionWords reactions;
    private final PowerFigures counted;

    CodexBook(PageContext parts, PlayerProfile profile) {
        this.parts = parts;
        this.profile = profile;
        reactions = new ReactionWords(parts.content(), parts.texts());
        counted = new PowerFigures(parts.content(), parts.texts());
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
            case DISCOVERY -> content.discoveries().forEach(discovery -> entries.add(discovery(discovery)));
            case ORE -> content.ores().forEach(ore -> entries.add(ore(ore)));
            case TERRAIN -> content.terrains().forEach(terrain -> entries.add(terrain(terrain)));
            case BIOME -> content.biomes().forEach(biome -> entries.add(biome(biome)));
            case ITEM -> content.items().forEach(item -> entries.add(item(item)));
            case RELIC -> content.powers().relics().forEach(relic -> entries.add(relic(relic)));
            case PAGE -> {
                for (int number = 0; number < content.story().size(); number++) {
                    entries.add(page(content.story().at(number), number));
                }
                EndingStory.ALL.forEach(ending -> entries.add(ending(ending)));
            }
            case DEED -> content.deeds().forEach(deed -> entries.add(deed(deed)));
            case EQUIPMENT -> content.powers().equipment().forEach(piece -> entries.add(equipment(piece)));
        }
        return entries;
    }

    private static boolean isGolem(Monster monster, Content content) {
        return content.golems().ofMonster(content.monsters().indexOf(monster.id())) != null;
    }

    private CodexEntry entry(
            Chapter chapter, String thing, @Nullable String sprite, int rgb, String name, String words) {
        String id = chapter.id() + "." + thing;
        boolean hasPicture = sprite != null && parts.sprites().has(sprite);
        boolean isMet = profile.met().contains(id);
        String unknown = parts.texts().get("codex.unknown_words");
        return new CodexEntry(id, hasPicture ? sprite : null, rgb, name, isMet ? words : unknown, "", "", isMet);
    }

    private CodexEntry monster(Monster monster) {
        GameTexts texts = parts.texts();
        String words = texts.get("monster." + monster.id() + ".lore") + "\n\n"
                + texts.get("manner." + monster.manner() + ".words") + "\n\n"
                + texts.format("codex.monster", monster.health());
        String home = monster.home();
        if (home != null && parts.content().biomes().has(home)) {
            words += "\n" + texts.format("codex.home", texts.get("biome." + home + ".name"));
        }
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
                        brew.flask().measures())
                + "\n"
                + PowerFigures.lines(List.of(texts.joined(
                        "list.semicolon",
                        counted.inShort(parts.content().brews().all().indexOf(brew.id()), 1))));
        String name = texts.get("brew." + brew.id() + ".name");
        CodexEntry entry = entry(Chapter.BREW, brew.id(), brew.sprite(), brew.rgb(), name, words);
        return brew.isKnown(profile.met()::contains) ? withSeen(entry, words, brew) : entry;
    }

    /** Returns the entry of a known brew, with what the player has seen of its influences and statuses. */
    private CodexEntry withSeen(CodexEntry entry, String words, Brew brew) {
        EnumSet<GroundInfluence> influences = EnumSet.noneOf(GroundInfluence.class);
        EnumSet<StatusEffect> statuses = EnumSet.noneOf(StatusEffect.class);
        for (BrewUse use : BrewUse.values()) {
            GroundInfluence influence = brew.dose(use).attack().influence();
            if (influence != null) {
                influences.add(influence);
            }
            brew.dose(use).attack().effects().forEach(effect -> {
                if (effect.does() instanceof HitEffect.Inflict inflict) {
                    statuses.add(inflict.timed().status());
                }
            });
        }
        List<String> onGround = new ArrayList<>();
        influences.forEach(influence -> onGround.addAll(reactions.seen(influence, this::isSeen)));
        List<String> onBodies = new ArrayList<>();
        statuses.forEach(status -> onBodies.addAll(reactions.seen(status, this::isSeen)));
        return new CodexEntry(
                entry.id(),
                entry.sprite(),
                entry.rgb(),
                entry.name(),
                words,
                String.join("\n", onGround),
                String.join("\n", onBodies),
                true);
    }

    private boolean isSeen(int reaction) {
        return profile.met()
                .contains(ProfileKeeper.REACTION + parts.content().reactions().name(reaction));
    }

    private CodexEntry discovery(Discovery discovery) {
        GameTexts texts = parts.texts();
        Integer times = profile.discoveries().get(discovery.id());
        String words = times == null
                ? texts.get("discovery." + discovery.id() + ".hint")
                : texts.get("discovery." + discovery.id() + ".told") + "\n\n" + texts.format("codex.made", times);
        String id = Chapter.DISCOVERY.id() + "." + discovery.id();
        String name = texts.get("discovery." + discovery.id() + ".name");
        String sprite = parts.sprites().has(discovery.sprite()) ? discovery.sprite() : null;
        return new CodexEntry(id, sprite, UiPalette.STONE, name, words, "", "", times != null);
    }

    private CodexEntry ore(Ore ore) {
        GameTexts texts = parts.texts();
        String name = texts.get("ore." + ore.id() + ".name");
        String words = texts.get("ore." + ore.id() + ".lore") + "\n\n" + texts.get("ore." + ore.id() + ".does") + "\n\n"
                + texts.get("codex.ore.dowsing");
        return entry(Chapter.ORE, ore.id(), ore.sprite(), ore.light().rgb(), name, words);
    }

    private CodexEntry item(Item item) {
        GameTexts texts = parts.texts();
        String name = texts.get("item." + item.id() + ".name");
        String words = texts.format("codex.item." + item.effect().name().toLowerCase(Locale.ROOT), item.amount());
        return entry(Chapter.ITEM, item.id(), item.sprite(), item.light().rgb(), name, words);
    }

    /** Returns the entry of a relic, with the duos that the player has carried and a hint at the others. */
    private CodexEntry relic(Relic relic) {
        GameTexts texts = parts.texts();
        StringBuilder words = new StringBuilder(texts.get("relic." + relic.id() + ".words"))
                .append("\n\n")
                .append(texts.get("relic_grade." + relic.grade().id() + ".relic"));
        if (relic.isDoubleEdged()) {
            words.append('\n').append(texts.get("choice.double_edged"));
        }
        List<String> figures = counted.of(relic.power());
        if (!figures.isEmpty()) {
            words.append('\n').append(PowerFigures.lines(figures));
        }
        for (RelicDuo duo : parts.content().powers().duos()) {
            if (duo.of().contains(relic.id())) {
                words.append("\n\n").append(duo(duo, relic));
            }
        }
        String name = texts.get("relic." + relic.id() + ".name");
        return entry(Chapter.RELIC, relic.id(), relic.sprite(), GearSeal.rgbOf(relic.grade()), name, words.toString());
    }

    private String duo(RelicDuo duo, Relic relic) {
        GameTexts texts = parts.texts();
        if (!profile.met().contains(ProfileKeeper.DUO + duo.id())) {
            return texts.get("codex.duo_unknown");
        }
        String partner = duo.of().get(duo.of().get(0).equals(relic.id()) ? 1 : 0);
        return texts.format(
                "codex.duo",
                texts.get("relic." + partner + ".name"),
                texts.get("duo." + duo.id() + ".name"),
                texts.get("duo." + duo.id() + ".words"));
    }

    private CodexEntry equipment(Equipment piece) {
        GameTexts texts = parts.texts();
        String name = texts.get("equipment." + piece.id() + ".name");
        String words = texts.get("equipment." + piece.id() + ".words") + "\n\n"
                + texts.get("slot." + piece.slot().id()) + "\n\n" + PowerFigures.lines(counted.of(piece));
        return entry(Chapter.EQUIPMENT, piece.id(), piece.sprite(), UiPalette.STONE, name, words);
    }

    /** Returns a deed: what to try, and once it is done what it has unlocked. */
    private CodexEntry deed(Deed deed) {
        GameTexts texts = parts.texts();
        boolean isDone = profile.deeds().contains(deed.id());
        String key = "deed." + deed.id();
        String told = deed.hasNote() && isDone
                ? texts.get(key + ".note")
                : texts.format(
                        "list.sentence",
                        texts.get(isDone ? "codex.deed_done" : "codex.deed_open"),
                        deed.unlocks(texts));
        String words = texts.get(key + ".words") + "\n\n" + told;
        String sprite = parts.sprites().has(deed.sprite()) ? deed.sprite() : null;
        return new CodexEntry(
                Chapter.DEED.id() + "." + deed.id(),
                sprite,
                UiPalette.STONE,
                texts.get(key + ".name"),
                words,
                "",
                "",
                isDone);
    }

    /** Returns a page of the story. The opening can always be read; an unread page tells where pages lie. */
    private CodexEntry page(StoryPage page, int number) {
        GameTexts texts = parts.texts();
        String id = Chapter.PAGE.id() + "." + page.id();
        boolean isRead = number == StoryReader.OPENING || profile.met().contains(id);
        List<String> depths = new ArrayList<>();
        for (Biome biome : parts.content().biomes()) {
            IntRange range = biome.depths();
            depths.add(
                    range.lowest() == range.highest()
                            ? texts.format("codex.page_depth", range.lowest())
                            : texts.format("codex.page_depths", range.lowest(), range.highest()));
        }
        String words = isRead
                ? texts.get(id + ".words")
                : texts.format(
                        "codex.page_unread", number, parts.content().story().size() - 1, texts.list(depths));
        String sprite = parts.sprites().has(page.sprite()) ? page.sprite() : null;
        return new CodexEntry(id, sprite, UiPalette.STONE, texts.get(id + ".name"), words, "", "", isRead);
    }

    /** Returns an ending of won runs, by its id: how it begins and ends if the player has seen it. */
    private CodexEntry ending(String ending) {
        GameTexts texts = parts.texts();
        boolean isSeen = profile.met().contains(ending);
        String words = isSeen
                ? texts.get(ending + ".first") + "\n\n" + texts.get(ending + ".last")
                : texts.get("ending.unseen");
        String sprite = ending.equals(EndingStory.HEART) ? "heart_of_mine" : "heart_roots";
        return new CodexEntry(
                ending,
                parts.sprites().has(sprite) ? sprite : null,
                UiPalette.STONE,
                texts.get(ending + ".name"),
                words,
                "",
                "",
                isSeen);
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
     * @param words its description, or what is told of it until it is met
     * @param onGround what it was seen to do to grounds, in lines
     * @param onBodies what it was seen to do to bodies, in lines
     * @param isMet true if the player has met it
     */
    record CodexEntry(
            String id,
            @Nullable String sprite,
            int rgb,
            String name,
            String words,
            String onGround,
            String onBodies,
            boolean isMet) {}
}
