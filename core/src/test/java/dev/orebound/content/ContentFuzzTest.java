package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.TestContent;
import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Formation;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.FileKind;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.sound.EventWord;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.world.EventWords;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;

/** Checks that content of any bytes is read, or refused with one line for each fault. */
class ContentFuzzTest {
    private static final Assets BUILT_IN = new HeldAssets(new BuiltInAssets());

    /** Matches the parts of a content file that are changed; everything between them stays the same. */
    private static final Pattern TOKEN = Pattern.compile("\"[^\"\n]*\"|-?[0-9.]+|[{}\\[\\]:,]");

    private static final List<String> SOUND_FILES = BUILT_IN.list("sounds", ".json");
    private static final ContentTable<EventWord> EVENTS = EventWords.of(TestContent.BUILT_IN);
    private static final int MOST_EDITS = 6;
    private static final int LONGEST_EDIT = 40;
    private static final TreeMap<String, List<int[]>> TOKENS = new TreeMap<>();

    /** Reads the fuzzer's bytes as a content file, every field in every way. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void anyTextIsReadAsJsonOrRefused(byte[] file) {
        List<String> complaints = new ArrayList<>();
        String text = new String(file, StandardCharsets.UTF_8);

        askForAll(JsonEntry.of("content/any.json", FileKind.withoutByteOrderMark(text), complaints), 3);

        OneLine.assertInEach(complaints);
    }

    private static void askForAll(JsonEntry entry, int depth) {
        for (String field : entry.names()) {
            assertThat(entry.whole(field, -5, 5)).isBetween(-5, 5);
            assertThat(entry.number(field, -0.5f, 1.5f)).isBetween(-0.5f, 1.5f);
            assertThat(entry.word(field)).isNotNull();
            assertThat(entry.words(field)).doesNotContainNull();
            if (depth > 0) {
                entry.objects(field).forEach(child -> askForAll(child, depth - 1));
                askForAll(entry.object(field), depth - 1);
            }
        }
        if (depth > 0) {
            entry.entries().forEach(child -> askForAll(child, depth - 1));
        }
        entry.rejectUnknownFields();
    }

    /** Lets the fuzzer choose a file of rules and replace some of its words, numbers and brackets. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void editedRulesAreReadOrRefused(FuzzedDataProvider data) {
        String file = Content.FILES.get(data.consumeInt(0, Content.FILES.size() - 1));
        Assets assets = new OneOtherFile(BUILT_IN, file, edited(file, data));

        List<String> complaints = new ArrayList<>();
        readAlone(file, assets, complaints);

        OneLine.assertInEach(complaints);
        if (complaints.isEmpty()) {
            assertReadOrRefused(() -> Content.read(assets));
        }
    }

    /**
     * Reads one file together with the game's other content; reading all files would leave time for a few edits only.
     */
    private static void readAlone(String file, Assets assets, List<String> complaints) {
        Content game = TestContent.BUILT_IN;
        ContentReader reader = new ContentReader(assets, complaints);
        ContentTables tables = reader.tables();
        tables.add(Terrain.class, Terrain.FILE, game.terrains());
        tables.add(Ore.class, Ore.FILE, game.ores());
        tables.add(Item.class, Item.FILE, game.items());
        tables.add(FightingStyle.class, FightingStyle.FILE, game.manners());
        tables.add(Monster.class, Monster.FILE, game.monsters());
        tables.add(TreeSpec.class, TreeSpec.FOLDER, game.trees());
        tables.add(Formation.class, Formation.FILE, game.formations());
        tables.add(ArenaKind.class, ArenaKind.FILE, game.arenaKinds());
        Class<? extends Record> type = Objects.requireNonNull(Content.RECORDS.get(file));
        JsonEntry root = JsonEntry.root(assets, file, complaints);
        for (JsonEntry entry : TableEntry.class.isAssignableFrom(type) ? root.entries() : List.of(root)) {
            assertThat(reader.read(entry, type)).isNotNull();
        }
        reader.finish();
    }

    /** Lets the fuzzer edit a file of sounds in the same way. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void editedSoundsAreReadOrRefused(FuzzedDataProvider data) {
        String file = SOUND_FILES.get(data.consumeInt(0, SOUND_FILES.size() - 1));
        Assets assets = new OneOtherFile(BUILT_IN, file, edited(file, data));

        assertReadOrRefused(() -> SoundContent.read(assets, EVENTS));
    }

    /** Reads the fuzzer's bytes as the file of texts. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void textsAreReadOrRefused(byte[] file) {
        Assets assets = new OneOtherFile(BUILT_IN, GameTexts.FILE, file);

        assertReadOrRefused(() -> {
            GameTexts texts = GameTexts.read(assets);
            for (String key : texts.keys()) {
                assertThat(texts.format(key, "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"))
                        .isNotNull();
            }
        });
    }

    /** Reads the fuzzer's bytes as the file of a behaviour tree. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aBehaviourTreeIsReadOrRefused(byte[] file) {
        List<String> complaints = new ArrayList<>();

        TreeSpec.readAll(new OneOtherFile(BUILT_IN, "ai/pack.tree", file), complaints);

        OneLine.assertInEach(complaints);
    }

    private static void assertReadOrRefused(Runnable reading) {
        try {
            reading.run();
        } catch (ContentException refused) {
            assertThat(refused.complaints()).isNotEmpty();
            OneLine.assertInEach(refused.complaints());
        }
    }

    /** Returns the built-in file with some of its tokens replaced. */
    private static String edited(String file, FuzzedDataProvider data) {
        String text = BUILT_IN.text(file);
        List<int[]> tokens = TOKENS.computeIfAbsent(file, unused -> tokensOf(text));
        TreeMap<Integer, String> edits = new TreeMap<>();
        for (int edit = data.consumeInt(1, MOST_EDITS); edit > 0; edit--) {
            edits.put(data.consumeInt(0, tokens.size() - 1), edit(text, tokens, data));
        }
        StringBuilder edited = new StringBuilder();
        int from = 0;
        for (Map.Entry<Integer, String> edit : edits.entrySet()) {
            int[] token = tokens.get(edit.getKey());
            edited.append(text, from, token[0]).append(edit.getValue());
            from = token[1];
        }
        return edited.append(text, from, text.length()).toString();
    }

    private static String edit(String text, List<int[]> tokens, FuzzedDataProvider data) {
        return switch (data.consumeInt(0, 4)) {
            case 0 -> "";
            case 1 -> String.valueOf(data.consumeInt());
            case 2 -> String.valueOf(data.consumeDouble());
            case 3 -> {
                int[] other = tokens.get(data.consumeInt(0, tokens.size() - 1));
                yield text.substring(other[0], other[1]);
            }
            default -> data.consumeString(LONGEST_EDIT);
        };
    }

    /** Returns the beginning and end of each token behind the manual. */
    private static List<int[]> tokensOf(String text) {
        List<int[]> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        matcher.region(text.indexOf("\n{") + 1, text.length());
        while (matcher.find()) {
            tokens.add(new int[] {matcher.start(), matcher.end()});
        }
        return tokens;
    }
}
