package dev.orebound.content;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.reading.Assets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Creates assets with damaged files: by mistakes and bad disks, or deliberately, by words that belong elsewhere. */
public final class HostileAssets {
    /** A field that holds a word, such as {@code "monster": "goblin"}. */
    private static final Pattern WORD = Pattern.compile("\"([a-z_]+)\": \"([a-z_]+)\"");

    private static final Pattern ENTRY = Pattern.compile("(?m)^  \"([a-z_]+)\": \\{");

    private final Assets assets;
    private final List<String> files = new ArrayList<>();
    private final List<String> damaged = new ArrayList<>();

    /** Damages files of these assets. */
    public HostileAssets(Assets assets) {
        this.assets = assets;
        // Most faults that the check can miss are in the content, so its files are drawn three times as often.
        for (int times = 0; times < 3; times++) {
            files.addAll(Content.FILES);
        }
        files.add("content/bots.json");
        files.addAll(assets.list("ai", ".tree"));
        files.addAll(assets.list("texts", ".properties"));
        files.addAll(assets.list("sprites", ".txt"));
        files.addAll(assets.list("sounds", ".json"));
        files.addAll(assets.list("shaders", ".glsl"));
        files.addAll(assets.list("fonts", ".ttf"));
    }

    /** Damages one or two files. */
    public Assets draw(RandomStream chance) {
        damaged.clear();
        Assets hostile = assets;
        for (int count = chance.between(1, 2); count > 0; count--) {
            boolean swaps = chance.chance(50);
            String file = swaps
                    ? Content.FILES.get(chance.below(Content.FILES.size()))
                    : files.get(chance.below(files.size()));
            hostile = swaps
                    ? new OneOtherFile(hostile, file, withWordsSwapped(hostile.text(file), chance))
                    : new OneOtherFile(hostile, file, new Mutilation(hostile.bytes(file), chance).bytes());
            damaged.add(file + (swaps ? " (words)" : ""));
        }
        return hostile;
    }

    /** Returns the files that were damaged last. */
    public List<String> damaged() {
        return List.copyOf(damaged);
    }

    /**
     * Replaces up to five words of a file by others, mostly from fields with the same name or by ids of entries: a
     * monster that summons its own kind, lakes of another liquid.
     */
    static String withWordsSwapped(String text, RandomStream chance) {
        StringBuilder changed = new StringBuilder(text);
        for (int count = chance.between(1, 5); count > 0; count--) {
            List<MatchResult> words = WORD.matcher(changed).results().toList();
            if (!words.isEmpty()) {
                MatchResult to = words.get(chance.below(words.size()));
                List<String> others = new ArrayList<>();
                boolean isLoose = chance.chance(5);
                words.stream()
                        .filter(word -> isLoose || word.group(1).equals(to.group(1)))
                        .forEach(word -> others.add(word.group(2)));
                if (to.group(1).equals("monster")) {
                    ENTRY.matcher(changed).results().forEach(entry -> others.add(entry.group(1)));
                }
                changed.replace(to.start(2), to.end(2), others.get(chance.below(others.size())));
            }
        }
        return changed.toString();
    }
}
