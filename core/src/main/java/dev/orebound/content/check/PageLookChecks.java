package dev.orebound.content.check;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Checks the looks of the pages in {@code skin/pages.json}, without a window: that each look has the fields that its
 * head lists, that the colours and panels it names are there, and that no look is missing that the game's own file has.
 * The window can read all that it passes.
 */
public final class PageLookChecks {
    /** The file of the looks. */
    public static final String FILE = "skin/pages.json";

    private static final String COLOURS = "com.badlogic.gdx.graphics.Color";
    private static final String TEXTS = "Text";
    private static final String PANELS = "Panel";
    private static final String ROWS = "Row";
    private static final String BARS = "ScrollPaneStyle";
    private static final List<String> SECTIONS = List.of(COLOURS, TEXTS, PANELS, ROWS, BARS);
    private static final List<String> STYLES = List.of("TITLE", "HEADING", "BODY", "SMALL");
    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{6}([0-9a-fA-F]{2})?");
    private static final int MOST_LEAST = 16;

    private final List<String> complaints = new ArrayList<>();

    /** The names of the looks of each section. */
    private final Map<String, TreeSet<String>> names = new LinkedHashMap<>();

    private PageLookChecks() {}

    /**
     * Checks the looks of some assets.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static void require(Assets assets) {
        PageLookChecks own = new PageLookChecks();
        own.check(assets);
        if (own.complaints.isEmpty()) {
            PageLookChecks builtIn = new PageLookChecks();
            builtIn.check(new BuiltInAssets());
            builtIn.names.forEach((section, looks) -> looks.forEach(look -> own.requireLook(section, look)));
        }
        if (!own.complaints.isEmpty()) {
            throw new ContentException(own.complaints);
        }
    }

    private void requireLook(String section, String look) {
        if (!names.getOrDefault(section, new TreeSet<>()).contains(look)) {
            complaints.add(FILE + ": " + section + ": " + look + " is missing; a page of the game needs it");
        }
    }

    private void check(Assets assets) {
        JsonEntry root = JsonEntry.root(assets, FILE, complaints);
        if (!complaints.isEmpty()) {
            return;
        }
        Map<String, List<JsonEntry>> looks = new LinkedHashMap<>();
        for (String section : SECTIONS) {
            List<JsonEntry> of = root.object(section).entries();
            looks.put(section, of);
            TreeSet<String> known = new TreeSet<>();
            of.forEach(each -> known.add(each.name()));
            names.put(section, known);
        }
        root.rejectUnknownFields();
        looks.forEach((section, each) -> each.forEach(look -> check(section, look)));
    }

    private void check(String section, JsonEntry look) {
        switch (section) {
            case COLOURS -> {
                String hex = look.word("hex");
                if (!hex.isEmpty() && !HEX.matcher(hex).matches()) {
                    look.complain("hex", QuotedText.inQuotes(hex) + "; give rrggbb or rrggbbaa");
                }
            }
            case TEXTS -> {
                if (look.has("style") && !STYLES.contains(look.word("style"))) {
                    look.complain("style", "is none; give one of " + STYLES);
                }
                List.of("colour", "focused", "foot").forEach(field -> checkNamed(look, field, COLOURS));
            }
            case PANELS -> {
                List.of("ground", "rim").forEach(field -> checkNamed(look, field, COLOURS));
                checkNumber(look, "alpha", 1);
                checkNumber(look, "glow", 1);
                if (look.has("least")) {
                    look.whole("least", 0, MOST_LEAST);
                }
            }
            case ROWS -> List.of("focused", "resting").forEach(field -> checkNamed(look, field, PANELS));
            default -> List.of("vScroll", "vScrollKnob").forEach(field -> checkNamed(look, field, PANELS));
        }
        look.rejectUnknownFields();
    }

    private static void checkNumber(JsonEntry look, String field, float most) {
        if (look.has(field)) {
            look.number(field, 0, most);
        }
    }

    private void checkNamed(JsonEntry look, String field, String section) {
        if (look.has(field)) {
            String name = look.word(field);
            TreeSet<String> known = names.getOrDefault(section, new TreeSet<>());
            if (!name.isEmpty() && !known.contains(name)) {
                look.complain(field, QuotedText.inQuotes(name) + " is unknown; give one of " + known);
            }
        }
    }
}
