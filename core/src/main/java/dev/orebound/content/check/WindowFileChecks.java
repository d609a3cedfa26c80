package dev.orebound.content.check;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.QuotedText;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;

/**
 * Checks shaders and fonts as far as that goes without a graphics card: what is wrong with them shows at once, not in
 * the window.
 */
public final class WindowFileChecks {
    private static final String SHADERS = "shaders";
    private static final String FONTS = "fonts";
    private static final int TRUE_TYPE = 0x00010000;
    private static final int OPEN_TYPE = 0x4f54544f;
    private static final int TABLES_BEGIN = 12;
    private static final int TABLE_BYTES = 16;
    private static final List<String> NEEDED_TABLES = List.of("cmap", "head", "hhea", "hmtx", "maxp");

    private WindowFileChecks() {}

    /** Adds a complaint for each shader and each font that cannot be used. */
    public static void check(Assets assets, List<String> complaints) {
        for (String file : assets.list(SHADERS, ".glsl")) {
            try {
                checkShader(file, assets.text(file), complaints);
            } catch (ContentException e) {
                complaints.addAll(e.complaints());
            }
        }
        for (String file : assets.list(FONTS, ".ttf")) {
            try {
                checkFont(file, assets.bytes(file), complaints);
            } catch (ContentException e) {
                complaints.addAll(e.complaints());
            }
        }
    }

    private static void checkShader(String file, String text, List<String> complaints) {
        String code = text.replaceAll("//[^\n]*", "").replaceAll("(?s)/\\*.*?\\*/", "");
        if (code.isBlank()) {
            complaints.add(file + ": is empty; give a shader of GLSL 1.50");
            return;
        }
        if (code.chars()
                .anyMatch(character -> Character.isISOControl(character) && !Character.isWhitespace(character))) {
            complaints.add(file + ": holds control characters; give a shader of GLSL 1.50, as text");
        }
        for (String pair : List.of("{}", "()", "[]")) {
            long opened = code.chars()
                    .filter(character -> character == pair.charAt(0))
                    .count();
            long closed = code.chars()
                    .filter(character -> character == pair.charAt(1))
                    .count();
            if (opened != closed) {
                complaints.add(file + ": has " + opened + " '" + pair.charAt(0) + "' and " + closed + " '"
                        + pair.charAt(1) + "'; give as many of each");
            }
        }
    }

    /** Source of the format: the OpenType specification, "Organization of an OpenType Font". */
    private static void checkFont(String file, byte[] bytes, List<String> complaints) {
        ByteBuffer font = ByteBuffer.wrap(bytes);
        if (bytes.length < TABLES_BEGIN || (font.getInt(0) != TRUE_TYPE && font.getInt(0) != OPEN_TYPE)) {
            complaints.add(file + ": is not a font; give a TrueType or OpenType file");
            return;
        }
        int tables = font.getShort(4) & 0xffff;
        TreeSet<String> missing = new TreeSet<>(NEEDED_TABLES);
        for (int table = 0; table < tables; table++) {
            int at = TABLES_BEGIN + table * TABLE_BYTES;
            if (at + TABLE_BYTES > bytes.length) {
                complaints.add(file + ": is cut off in its list of tables; give the whole file");
                return;
            }
            long end = (font.getInt(at + 8) & 0xffffffffL) + (font.getInt(at + 12) & 0xffffffffL);
            String name = new String(bytes, at, 4, StandardCharsets.ISO_8859_1);
            if (end > bytes.length) {
                complaints.add(file + ": its table " + QuotedText.inQuotes(name) + " ends at byte " + end + " of "
                        + bytes.length + "; give the whole file");
                return;
            }
            missing.remove(name);
        }
        if (!missing.isEmpty()) {
            complaints.add(file + ": lacks the tables " + missing + "; give a TrueType or OpenType file");
        }
    }
}
