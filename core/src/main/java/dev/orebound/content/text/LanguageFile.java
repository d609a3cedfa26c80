package dev.orebound.content.text;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.QuotedText;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One language's file of texts, as libGDX reads it. It hands out the well-formed lines alone, and complains about the
 * others. libGDX asks for a translation as {@code en_de.properties}; its file is called {@code de.properties}.
 */
final class LanguageFile extends FileHandle {
    private static final Pattern KEY = Pattern.compile("[a-z0-9_]+(\\.[a-z0-9_]+)*");
    private static final Pattern STRAY_BACKSLASH = Pattern.compile("\\\\(?!n)");
    private static final Pattern STRAY_BRACE = Pattern.compile("\\{(?![0-9]})");

    private final Assets assets;
    private final String path;
    private final Set<String> keys;
    private final List<String> complaints;
    private byte @Nullable [] goodLines;

    /**
     * Creates the base of all languages at a path without its ending; what is read adds to the keys and to the
     * complaints.
     */
    LanguageFile(Assets assets, String path, Set<String> keys, List<String> complaints) {
        super(path, Files.FileType.Internal);
        this.assets = assets;
        this.path = path;
        this.keys = keys;
        this.complaints = complaints;
    }

    @Override
    public FileHandle sibling(String name) {
        boolean isTranslation = name.startsWith(name() + "_");
        String own = isTranslation ? name.substring(name().length() + 1) : name;
        LanguageFile file = new LanguageFile(assets, GameTexts.FOLDER + "/" + own, keys, complaints);
        if (!isTranslation || assets.has(file.path)) {
            file.goodLines = file.goodLines().getBytes(StandardCharsets.UTF_8);
        }
        return file;
    }

    @Override
    public InputStream read() {
        if (goodLines == null) {
            throw new GdxRuntimeException(path + ": there is no such file");
        }
        return new ByteArrayInputStream(goodLines);
    }

    private String goodLines() {
        StringBuilder good = new StringBuilder();
        Set<String> seen = new HashSet<>();
        int number = 0;
        for (String line : assets.text(path).split("\n", -1)) {
            number++;
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            String fault = fault(text, seen);
            if (fault == null) {
                good.append(text).append('\n');
            } else {
                complaints.add(path + ": line " + number + ": " + fault);
            }
        }
        keys.addAll(seen);
        return good.toString();
    }

    /** Returns a line's fault, or null if it is well-formed; its key is then among those seen. */
    private static @Nullable String fault(String line, Set<String> seen) {
        int equals = line.indexOf('=');
        String key = equals < 0 ? "" : line.substring(0, equals).strip();
        if (!KEY.matcher(key).matches()) {
            return "'" + QuotedText.of(line) + "' is not a text; give key = text";
        }
        String text = line.substring(equals + 1);
        if (text.chars().anyMatch(Character::isISOControl)) {
            return key + ": holds a control character; leave it out";
        }
        if (STRAY_BACKSLASH.matcher(text).find()) {
            return key + ": holds a backslash; only \\n is accepted, for a line break";
        }
        if (STRAY_BRACE.matcher(text).find()) {
            return key + ": holds a brace without a number; give {0} to {9}";
        }
        return seen.add(key) ? null : key + ": stands twice; give each text a key of its own";
    }
}
