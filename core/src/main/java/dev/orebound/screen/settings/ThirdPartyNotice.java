package dev.orebound.screen.settings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tables of {@code THIRD-PARTY.md}, which the jar of the game holds: all works of others in it. */
final class ThirdPartyNotice {
    private static final String RESOURCE = "/META-INF/THIRD-PARTY.md";
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");
    private static final String FONT = "font";
    private static final String LICENCE = "licence";
    private static final String AUTHORS = "by";

    private ThirdPartyNotice() {}

    /**
     * A work of others.
     *
     * @param isFont true for a font, false for a library
     * @param authors the names of its authors; empty if the notice tells more of them than a name
     */
    record ShippedWork(String name, boolean isFont, String licence, String authors) {}

    /** Returns all works in the order of the notice; none if the game runs without its notice. */
    static List<ShippedWork> read() {
        try (InputStream in = ThirdPartyNotice.class.getResourceAsStream(RESOURCE)) {
            return in == null ? List.of() : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the rows of all tables of a notice, by the names at the heads of their columns. */
    static List<ShippedWork> parse(String notice) {
        List<ShippedWork> works = new ArrayList<>();
        List<String> head = List.of();
        for (String line : notice.lines().toList()) {
            if (!line.startsWith("|")) {
                head = List.of();
                continue;
            }
            List<String> cells = Arrays.stream(line.substring(1).split("\\|"))
                    .map(String::strip)
                    .toList();
            if (head.isEmpty()) {
                head = cells;
            } else if (!line.startsWith("| ---")) {
                works.add(new ShippedWork(
                        name(cells.get(0)),
                        head.get(0).equals(FONT),
                        licence(cells.get(head.indexOf(LICENCE))),
                        authors(cells.get(head.indexOf(AUTHORS)))));
            }
        }
        return works;
    }

    /** Returns the words of the first link of a cell. */
    private static String name(String cell) {
        Matcher link = LINK.matcher(cell);
        return link.find() ? link.group(1) : cell.replaceFirst(" \\(.*", "");
    }

    /** Returns a licence without the place of its text. */
    private static String licence(String cell) {
        return cell.replaceFirst(", (below|`.*)$", "");
    }

    private static String authors(String cell) {
        return cell.equals("see below") ? "" : cell;
    }
}
