package dev.orebound.lab;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.Seed;
import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.check.HomeChecks;
import dev.orebound.content.check.PageLookChecks;
import dev.orebound.content.check.WindowFileChecks;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.picture.FloorGlyphs;
import dev.orebound.world.EventWords;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.tactic.TacticSystem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The command {@code content --check}: reads everything that assets declare, and collects every complaint. */
public final class ContentLinter {
    /** The runs whose floors are made at each depth. */
    private static final int SEEDS = 2;

    private final WatchedAssets assets;
    private final List<String> complaints = new ArrayList<>();
    /** Null until they were read without a fault. */
    private @Nullable SpriteSheet sprites;

    /**
     * The game's own sprites, which others are compared with; read once, since each check would take as long as for its
     * own.
     */
    private static final class BuiltInSprites {
        static final SpriteSheet SHEET = SpriteSheet.read(new BuiltInAssets());
    }

    public ContentLinter(Assets assets) {
        this.assets = new WatchedAssets(assets);
    }

    /** Assets that note the files that are read. */
    private static final class WatchedAssets implements Assets {
        private final Assets watched;
        private final TreeSet<String> read = new TreeSet<>();

        WatchedAssets(Assets watched) {
            this.watched = watched;
        }

        @Override
        public boolean has(String path) {
            return watched.has(path);
        }

        @Override
        public byte[] bytes(String path) {
            read.add(path);
            return watched.bytes(path);
        }

        @Override
        public List<String> list(String folder, String ending) {
            return watched.list(folder, ending);
        }

        @Override
        public List<String> folders(String folder) {
            return watched.folders(folder);
        }
    }

    /** Returns the paths of all files that {@link #complaints} has read. */
    Set<String> filesRead() {
        return Collections.unmodifiableSet(assets.read);
    }

    /** Returns a line for each fault, in the order of reading; empty if all is well. */
    public List<String> complaints() {
        complaints.clear();
        sprites = null;
        gather(() -> {
            SpriteSheet read = SpriteSheet.read(assets);
            sprites = read;
            complaints.addAll(read.complaintsBeside(BuiltInSprites.SHEET));
        });
        gather(() -> BotSkill.readAll(assets));
        gather(() -> complaints.addAll(GameTexts.read(assets).complaintsBeside(GameTexts.read(new BuiltInAssets()))));
        gather(() -> complaints.addAll(GameTexts.complaintsOfTranslations(assets)));
        gather(this::readRulesAndWhatHangsOnThem);
        gather(() -> MusicContent.read(assets));
        gather(() -> PageLookChecks.require(assets));
        WindowFileChecks.check(assets, complaints);
        if (assets.watched instanceof OverlaidAssets laid) {
            gather(() -> complaints.addAll(laid.unread()));
        }
        return complaints.stream().map(QuotedText::line).distinct().toList();
    }

    /** Reads the rules, and then the texts and sounds that are checked against them. */
    private void readRulesAndWhatHangsOnThem() {
        Content content = Content.read(assets);
        gather(() ->
                FilmScene.readAll(assets, content.arenaKinds(), content.brews().all()));
        gather(() -> complaints.addAll(AssetChecks.missingTexts(GameTexts.read(assets), content)));
        gather(() -> complaints.addAll(missingWordsOfTheCode(GameTexts.read(assets))));
        SpriteSheet sheet = sprites;
        if (sheet != null) {
            complaints.addAll(AssetChecks.missingSprites(sheet, content));
        }
        gather(() -> {
            SoundContent sounds = SoundContent.read(assets, EventWords.of(content));
            complaints.addAll(AssetChecks.unknownBiomes(sounds.cues(), content));
            complaints.addAll(AssetChecks.missingCaptions(GameTexts.read(assets), sounds.captions()));
        });
        HomeChecks homes = new HomeChecks(content.biomes(), content.monsters(), content.hordes(), complaints);
        homes.homesAreBiomes();
        homes.everyDepthIsInhabited();
        homes.hordesStayNearHome();
        FloorGlyphs.check(content, complaints);
        if (complaints.isEmpty()) {
            makeAFloorOfEachDepth(content);
        }
    }

    /** Complains about the first depth of which a run has no floor. */
    private void makeAFloorOfEachDepth(Content content) {
        List<String> faults = new ArrayList<>();
        AtomicInteger firstFault = new AtomicInteger(Integer.MAX_VALUE);
        OrderedWorkers.run(
                content.graph().depths(),
                Runtime.getRuntime().availableProcessors(),
                index -> {
                    // What lies below a depth without any floor is not told, so it need not be tried.
                    String why = index > firstFault.get() ? "" : whyNoFloor(content, index + 1);
                    if (!why.isEmpty()) {
                        firstFault.accumulateAndGet(index, Math::min);
                    }
                    return why;
                },
                faults::add);
        faults.stream().filter(fault -> !fault.isEmpty()).findFirst().ifPresent(complaints::add);
    }

    /** Returns why a run has no floor of a depth, or an empty text. */
    private static String whyNoFloor(Content content, int depth) {
        FloorGenerator generator = new FloorGenerator(content);
        for (int seed = 1; seed <= SEEDS; seed++) {
            try {
                generator.generate(new Descent(Seed.of(seed), content.graph()).request(depth));
            } catch (FloorNotMadeException e) {
                return "content: no floor of depth " + depth + " can be made: " + e.getMessage();
            }
        }
        return "";
    }

    /**
     * Returns a complaint for each thing that the code itself names, that some page or overlay shows, and that has no
     * text.
     */
    static List<String> missingWordsOfTheCode(GameTexts texts) {
        List<String> keys = new ArrayList<>();
        TacticSystem.tacticsInOrder().forEach(tactic -> keys.add("overlay.tactic." + tactic));
        addEach("overlay.state.", MindState.values(), keys);
        addEach("overlay.arena.", ArenaState.values(), keys);
        addEach("overlay.way.", TravelMode.values(), keys);
        addEach("codex.item.", ItemEffect.values(), keys);
        addEach("round.", PassRound.values(), keys);
        addEach("history.ended.", RunOutcome.values(), keys);
        List<String> missing = new ArrayList<>();
        keys.stream().distinct().forEach(key -> texts.require(key, missing));
        return missing;
    }

    private static void addEach(String family, Enum<?>[] words, List<String> keys) {
        for (Enum<?> word : words) {
            keys.add(family + word.name().toLowerCase(Locale.ROOT));
        }
    }

    private void gather(Runnable reading) {
        try {
            reading.run();
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
        }
    }
}
