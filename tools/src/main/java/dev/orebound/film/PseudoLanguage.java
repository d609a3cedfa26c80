package dev.orebound.film;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.text.GameTexts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Assets with a further language, which nobody speaks: English with accents and every vowel twice, so that texts are
 * about 40 % longer and what does not come from a file of texts is seen at once. Its tag is {@link #TAG}.
 */
public final class PseudoLanguage implements Assets {
    public static final String TAG = "pseudo";

    private static final String FILE = GameTexts.FOLDER + "/" + TAG + GameTexts.ENDING;
    private static final String PLAIN = "aeiouyAEIOUYcns";
    private static final String ACCENTED = "áéíöûýÁÉÍÖÛÝçñš";
    private static final String VOWELS = "aeiou";

    private final Assets built;

    public PseudoLanguage(Assets built) {
        this.built = built;
    }

    @Override
    public boolean has(String path) {
        return path.equals(FILE) || built.has(path);
    }

    @Override
    public byte[] bytes(String path) {
        return path.equals(FILE)
                ? ofEnglish(built.text(GameTexts.FILE)).getBytes(StandardCharsets.UTF_8)
                : built.bytes(path);
    }

    @Override
    public List<String> list(String folder, String ending) {
        List<String> paths = new ArrayList<>(built.list(folder, ending));
        if (folder.equals(GameTexts.FOLDER)) {
            paths.add(FILE);
        }
        return paths;
    }

    @Override
    public List<String> folders(String folder) {
        return built.folders(folder);
    }

    private static String ofEnglish(String file) {
        StringBuilder pseudo = new StringBuilder();
        for (String line : file.split("\n", -1)) {
            int equals = line.indexOf('=');
            String key = equals < 0 ? "" : line.substring(0, equals);
            boolean isKept =
                    key.isEmpty() || line.startsWith("#") || key.startsWith("language.") || key.startsWith("grammar.");
            pseudo.append(
                            isKept
                                    ? line
                                    : key + "= "
                                            + ofNames(line.substring(equals + 1).strip()))
                    .append('\n');
        }
        return pseudo.toString();
    }

    /** Changes a text and the forms of a name behind it, but not its class. */
    private static String ofNames(String text) {
        String[] parts = text.split(" \\| ", -1);
        parts[0] = ofText(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            int colon = parts[i].indexOf(": ");
            if (colon >= 0) {
                parts[i] = parts[i].substring(0, colon + 2) + ofText(parts[i].substring(colon + 2));
            }
        }
        return String.join(" | ", parts);
    }

    /** Changes the words of a text, but neither its placeholders nor the words by which it chooses. */
    private static String ofText(String text) {
        StringBuilder pseudo = new StringBuilder();
        List<Boolean> isPlaceholder = new ArrayList<>();
        boolean isSyntax = false;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '{') {
                isPlaceholder.add(!isSyntax); // within a placeholder, a brace opens a branch
                isSyntax = !isSyntax;
            } else if (sign == '}') {
                isPlaceholder.remove(isPlaceholder.size() - 1);
                isSyntax = !isPlaceholder.isEmpty() && isPlaceholder.get(isPlaceholder.size() - 1);
            } else if (sign == '\\') {
                pseudo.append(sign);
                i++;
                sign = text.charAt(i);
            } else if (!isSyntax && PLAIN.indexOf(sign) >= 0) {
                pseudo.append(ACCENTED.charAt(PLAIN.indexOf(sign)));
                sign = Character.toLowerCase(sign);
                if (VOWELS.indexOf(sign) < 0) {
                    continue;
                }
            }
            pseudo.append(sign);
        }
        return pseudo.toString();
    }
}
