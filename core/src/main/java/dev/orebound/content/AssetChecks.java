package dev.orebound.content;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.floor.FloorPromiseRules.FeatureOdds;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemOre;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.Deed;
import dev.orebound.content.player.StoryPage;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCues;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.VignetteProp;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Checks that the texts and sprites that content asks for exist. */
public final class AssetChecks {
    /** The states in which actors can be seen in the dark. */
    private static final List<String> AWAKE = List.of("idle", "walk", "wind_up", "strike");

    private AssetChecks() {}

    /** Returns a complaint for each name of the content that has no text. */
    public static List<String> missingTexts(GameTexts texts, Content content) {
        List<String> complaints = new ArrayList<>();
        for (Monster monster : content.monsters()) {
            texts.require("monster." + monster.id() + ".name", complaints);
            texts.require("monster." + monster.id() + ".lore", complaints);
        }
        for (GolemOre row : content.golems().rules().ores()) {
            texts.require("golem.ore." + row.id() + ".gift", complaints);
        }
        content.manners().forEach(manner -> texts.require("manner." + manner.id() + ".words", complaints));
        for (StatusEffect status : StatusEffect.values()) {
            texts.require("status." + status.id() + ".name", complaints);
        }
        content.ores().forEach(ore -> texts.require("ore." + ore.id() + ".name", complaints));
        content.ores().forEach(ore -> texts.require("ore." + ore.id() + ".lore", complaints));
        content.ores().forEach(ore -> texts.require("ore." + ore.id() + ".does", complaints));
        content.items().forEach(item -> texts.require("item." + item.id() + ".name", complaints));
        content.terrains().forEach(terrain -> texts.require("terrain." + terrain.id() + ".name", complaints));
        content.terrains().forEach(terrain -> texts.require("terrain." + terrain.id() + ".lore", complaints));
        for (Terrain terrain : content.terrains()) {
            if (terrain.isLiquid() && !terrain.isPassable()) {
                texts.require("terrain." + terrain.id() + ".lake", complaints);
                texts.require("terrain." + terrain.id() + ".shore", complaints);
            }
        }
        content.biomes().forEach(biome -> texts.require("biome." + biome.id() + ".name", complaints));
        content.biomes().forEach(biome -> texts.require("biome." + biome.id() + ".lore", complaints));
        content.biomes()
                .forEach(biome -> IntStream.rangeClosed(1, biome.depthCount())
                        .forEach(number -> texts.require(biome.floorNameKey(number), complaints)));
        content.feel().advice().forEach(advice -> texts.require("advice." + advice.text(), complaints));
        content.arenaKinds().forEach(arena -> texts.require("arena." + arena.id() + ".name", complaints));
        content.arenaKinds().forEach(arena -> texts.require("arena." + arena.id() + ".waits", complaints));
        content.cave()
                .treasure()
                .happenings()
                .forEach(happening -> texts.require("happening." + happening.id() + ".told", complaints));
        content.fixtures().forEach(fixture -> texts.require("fixture." + fixture.id() + ".name", complaints));
        content.fixtures().asList().stream()
                .filter(fixture -> fixture.gives() == FixtureKind.FixtureGift.EFFECTS)
                .forEach(fixture -> texts.require("fixture." + fixture.id() + ".use", complaints));
        content.brews().all().forEach(brew -> texts.require("brew." + brew.id() + ".name", complaints));
        content.brews().all().forEach(brew -> texts.require("brew." + brew.id() + ".words", complaints));
        content.brews().all().asList().stream()
                .filter(brew -> brew.lay() != null)
                .forEach(brew -> texts.require("brew." + brew.id() + ".lay", complaints));
        content.grounds().forEach(ground -> texts.require("ground." + ground.id() + ".name", complaints));
        content.grounds().forEach(ground -> texts.require("ground." + ground.id() + ".words", complaints));
        for (int source = 0; source < content.powers().size(); source++) {
            texts.require(content.powers().textKey(source) + ".name", complaints);
            texts.require(content.powers().textKey(source) + ".words", complaints);
            if (content.powers().isKit(source)) {
                texts.require(content.powers().textKey(source) + ".price", complaints);
            }
        }
        for (Discovery discovery : content.discoveries()) {
            texts.require("discovery." + discovery.id() + ".name", complaints);
            texts.require("discovery." + discovery.id() + ".told", complaints);
            texts.require("discovery." + discovery.id() + ".hint", complaints);
        }
        for (Deed deed : content.deeds()) {
            texts.require("deed." + deed.id() + ".name", complaints);
            texts.require("deed." + deed.id() + ".words", complaints);
            if (deed.hasNote()) {
                texts.require("deed." + deed.id() + ".note", complaints);
            }
        }
        for (StoryPage page : content.story()) {
            texts.require("page." + page.id() + ".name", complaints);
            texts.require("page." + page.id() + ".words", complaints);
        }
        for (BossKind boss : content.bosses()) {
            texts.require("boss." + boss.id() + ".name", complaints);
            for (int phase = 1; phase <= boss.phases().size(); phase++) {
                texts.require("boss." + boss.id() + ".phase" + phase, complaints);
            }
        }
        addVignetteTexts(texts, content, complaints);
        addFeatureTexts(FloorPromiseRules.ELITE, texts, complaints);
        for (int marks = 1; marks <= FloorPromiseRules.MOST_MARKS; marks++) {
            texts.require("danger." + marks, complaints);
            texts.require("danger." + marks + ".words", complaints);
        }
        for (FloorKind kind : FloorKind.values()) {
            texts.require("floor_kind." + kind.id(), complaints);
            texts.require("floor_kind." + kind.id() + ".gives", complaints);
        }
        return complaints;
    }

    private static void addFeatureTexts(String feature, GameTexts texts, List<String> complaints) {
        texts.require("feature." + feature, complaints);
        texts.require("feature." + feature + ".words", complaints);
    }

    private static void addVignetteTexts(GameTexts texts, Content content, List<String> complaints) {
        for (LockKind lock : content.locks()) {
            texts.require("lock." + lock.id() + ".name", complaints);
            texts.require("lock." + lock.id() + ".words", complaints);
        }
        for (Vignette vignette : content.vignettes()) {
            texts.require("vignette." + vignette.id() + ".name", complaints);
            texts.require("vignette." + vignette.id() + ".words", complaints);
            if (vignette.has(PropKind.MESSAGE)) {
                texts.require("vignette." + vignette.id() + ".message", complaints);
            }
            String feature = vignette.feature();
            if (feature != null) {
                addFeatureTexts(feature, texts, complaints);
            }
            for (VignetteProp prop : vignette.props()) {
                String sprite = prop.sprite();
                if (sprite != null) {
                    texts.require("thing." + sprite, complaints);
                }
            }
        }
    }

    /**
     * Returns a complaint for each picture that an entry of the content needs and lacks, and for each actor that does
     * not glow while it is awake and each sign that does not glow, because nobody would see it in the dark.
     */
    public static List<String> missingSprites(SpriteSheet sheet, Content content) {
        List<String> complaints = new ArrayList<>();
        TreeSet<String> shining = new TreeSet<>();
        for (Monster monster : content.monsters()) {
            for (String state : statesOf(monster)) {
                require(sheet, Monster.FILE, monster, monster.sprite() + "." + state, complaints);
            }
            if (monster.swims()) {
                require(sheet, Monster.FILE, monster, monster.sprite() + "_under", complaints);
            }
            AWAKE.forEach(state -> shining.add(monster.sprite() + "." + state));
        }
        AWAKE.forEach(state -> shining.add("player." + state));
        content.arenaKinds().forEach(kind -> shining.add("sigil_" + kind.id()));
        shining.forEach(key -> requireGlow(sheet, key, complaints));
        content.items().forEach(each -> require(sheet, Item.FILE, each, each.sprite(), complaints));
        content.fixtures().forEach(each -> require(sheet, FixtureKind.FILE, each, each.sprite(), complaints));
        content.locks().forEach(each -> require(sheet, LockKind.FILE, each, each.sprite(), complaints));
        for (FeatureOdds odds : content.graph().promises().features()) {
            if (!sheet.has("feature_" + odds.feature())) {
                complaints.add(
                        GraphRules.FILE + ": promises.features: no sprite 'feature_" + odds.feature() + "'; draw it");
            }
        }
        for (Vignette vignette : content.vignettes()) {
            for (VignetteProp prop : vignette.props()) {
                String sprite = prop.sprite();
                if (sprite != null) {
                    require(sheet, Vignette.FILE, vignette, sprite, complaints);
                }
            }
        }
        for (Ore ore : content.ores()) {
            require(sheet, Ore.FILE, ore, ore.sprite(), complaints);
            require(sheet, Ore.FILE, ore, ore.shardSprite(), complaints);
            if (ore.crystalSprite() != null) {
                require(sheet, Ore.FILE, ore, ore.crystalSprite(), complaints);
            }
        }
        for (Brew brew : content.brews().all()) {
            require(sheet, BrewRules.FILE, brew, brew.sprite(), complaints);
            require(sheet, BrewRules.FILE, brew, brew.sprite() + "_shot", complaints);
            require(sheet, BrewRules.FILE, brew, brew.sprite() + "_flask", complaints);
        }
        content.powers().relics().forEach(each -> require(sheet, RelicRules.FILE, each, each.sprite(), complaints));
        content.powers().equipment().forEach(each -> require(sheet, Equipment.FILE, each, each.sprite(), complaints));
        content.powers().kits().forEach(each -> require(sheet, StartKit.FILE, each, each.sprite(), complaints));
        content.powers().vows().forEach(each -> require(sheet, Vow.FILE, each, each.sprite(), complaints));
        for (GroundKind ground : content.grounds()) {
            if (ground.is(GroundTrait.SOLID)) {
                require(sheet, GroundKind.FILE, ground, "ground_" + ground.id(), complaints);
            }
        }
        content.arenaKinds().forEach(each -> require(sheet, ArenaKind.FILE, each, "sigil_" + each.id(), complaints));
        content.deeds().forEach(each -> require(sheet, Deed.FILE, each, each.sprite(), complaints));
        content.story().forEach(each -> require(sheet, StoryPage.FILE, each, each.sprite(), complaints));
        content.discoveries().forEach(each -> require(sheet, Discovery.FILE, each, each.sprite(), complaints));
        for (Biome biome : content.biomes()) {
            String file = Biome.FOLDER + "/" + biome.id() + "/" + Biome.FILE;
            require(sheet, file, biome, biome.air().torchSprite(), complaints);
            biome.tracks().forEach(track -> require(sheet, file, biome, track.sprite(), complaints));
            biome.markings().forEach(marking -> require(sheet, file, biome, marking.sprite(), complaints));
            biome.props().forEach(prop -> require(sheet, file, biome, prop.sprite(), complaints));
            biome.covers().forEach(cover -> require(sheet, file, biome, cover.sprite(), complaints));
        }
        return complaints;
    }

    /** Returns a complaint for each biome that sounds are kept for and that does not exist. */
    public static List<String> unknownBiomes(SoundCues cues, Content content) {
        List<String> complaints = new ArrayList<>();
        cues.biomes().forEach(biome -> {
            if (!content.biomes().has(biome)) {
                complaints.add(SoundCues.FILE + ": biome " + QuotedText.inQuotes(biome) + " is unknown; give one of "
                        + content.biomes().ids() + ", or leave the field out");
            }
        });
        return complaints;
    }

    /** Returns a complaint for each caption that has no words. */
    public static List<String> missingCaptions(GameTexts texts, SoundCaptions captions) {
        List<String> complaints = new ArrayList<>();
        captions.captions().forEach(caption -> texts.require(caption.textKey(), complaints));
        return complaints;
    }

    /** Returns the states in which a monster is drawn: as far as it moves and attacks. */
    private static List<String> statesOf(Monster monster) {
        List<String> states = new ArrayList<>(List.of("idle", "asleep", "hurt"));
        if (monster.speed() > 0) {
            states.add("walk");
        }
        if (!monster.attacks().isEmpty()) {
            states.addAll(List.of("wind_up", "strike", "die"));
        }
        return states;
    }

    private static void require(SpriteSheet sheet, String file, TableEntry entry, String key, List<String> complaints) {
        if (!sheet.has(key)) {
            complaints.add(file + ": " + entry.id() + ": there is no sprite " + QuotedText.of(key)
                    + "; draw it in one of the files of sprites, or name another");
        }
    }

    private static void requireGlow(SpriteSheet sheet, String key, List<String> complaints) {
        List<SpriteFrame> frames = sheet.has(key) ? sheet.get(key).frames() : List.of();
        for (int i = 0; i < frames.size(); i++) {
            if (!frames.get(i).glows()) {
                complaints.add("sprites: " + QuotedText.of(key) + ": nothing glows in frame " + (i + 1)
                        + "; give letters of its eyes, its lamp or its runes after the word glow");
                return;
            }
        }
    }
}
