package dev.orebound.content.sprite;

import dev.orebound.content.reading.LineComplaints;
import dev.orebound.content.reading.QuotedText;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads one file of sprites. Its form is explained in {@code assets/sprites/README.md}; a file stands alone, and a
 * sprite may use those above it.
 */
final class SpriteReader {
    /** The words that a line may begin with. */
    static final List<String> WORDS = List.of(
            "sprite",
            "part",
            "recolour",
            "recolours",
            "mirror",
            "glow",
            "opacity",
            "outline",
            "pivot",
            "size",
            "clip",
            "frame");

    private final SpritePalette palette;
    private final PixelBudget budget;
    private final LineComplaints complaints;
    private final TreeMap<String, SpriteDrawing> drawings = new TreeMap<>();
    private final List<Sprite> sprites = new ArrayList<>();
    private @Nullable SpriteDrawing open;

    /** @param budget what all files together may use */
    SpriteReader(SpritePalette palette, PixelBudget budget, LineComplaints complaints) {
        this.palette = palette;
        this.budget = budget;
        this.complaints = complaints;
    }

    List<Sprite> read(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            readLine(new SpriteLine(i + 1, lines[i].strip()));
        }
        close();
        return sprites;
    }

    private void readLine(SpriteLine line) {
        if (line.isComment()) {
            return;
        }
        switch (line.word(0)) {
            case "sprite" -> open(line, SpriteDrawing.Use.SPRITE);
            case "part" -> open(line, SpriteDrawing.Use.PART);
            case "recolour" -> recolour(line, "recolour ore_water from ore_fire Y=C y=c");
            case "recolours" -> recolour(line, "recolours brine_delver from cinder_delver Y=C y=c");
            case "mirror" -> mirror(line);
            default -> draw(line);
        }
    }

    private void open(SpriteLine line, SpriteDrawing.Use use) {
        close();
        if (line.words() != 2) {
            complaints.add(line.number(), "'" + QuotedText.of(line.text()) + "'; give one key: sprite goblin.walk");
        }
        open = new SpriteDrawing(line.word(1), use, line.number(), palette, budget, complaints);
    }

    private void draw(SpriteLine line) {
        if (open == null) {
            if (!line.isBlank()) {
                complaints.add(
                        line.number(),
                        "'" + QuotedText.of(line.text()) + "' stands before any sprite; begin with: sprite KEY");
            }
        } else if (line.isBlank()) {
            open.endStrip();
        } else if (line.isRow()) {
            open.addRow(line);
        } else {
            instruct(open, line);
        }
    }

    private void instruct(SpriteDrawing drawing, SpriteLine line) {
        switch (line.word(0)) {
            case "glow" -> drawing.glow(line);
            case "opacity" -> drawing.opacity(line);
            case "outline" -> drawing.outline(line);
            case "pivot" -> drawing.pivot(line);
            case "size" -> drawing.size(line);
            case "clip" -> drawing.clip();
            case "frame" -> drawing.stack(line, drawings);
            default ->
                complaints.add(
                        line.number(),
                        drawing.key(),
                        "'" + QuotedText.of(line.word(0)) + "' is unknown; give one of " + WORDS
                                + ", or a row in |bars|");
        }
    }

    /** Closes the open drawing and keeps it. */
    private void close() {
        SpriteDrawing drawing = open;
        open = null;
        if (drawing != null && drawing.finish()) {
            keep(drawing);
        }
    }

    private void keep(SpriteDrawing drawing) {
        if (drawings.putIfAbsent(drawing.key(), drawing) != null) {
            complaints.add(drawing.line(), drawing.key(), "stands twice; give each sprite a key of its own");
        } else if (drawing.use() == SpriteDrawing.Use.SPRITE) {
            sprites.add(drawing.toSprite());
        }
    }

    /**
     * Recolours a drawing, or with the word recolours all drawings of one thing: those whose keys begin so, before a
     * point.
     */
    private void recolour(SpriteLine line, String example) {
        close();
        if (line.words() < 5 || !line.word(2).equals("from")) {
            complaints.add(line.number(), "'" + QuotedText.of(line.text()) + "'; give it so: " + example);
            return;
        }
        char[] letters = new char[SpriteCanvas.LETTERS];
        for (int i = 4; i < line.words(); i++) {
            readChange(line, line.word(i), letters);
        }
        if (line.word(0).equals("recolour")) {
            SpriteDrawing source = source(line);
            if (source != null) {
                keep(source.recoloured(line.word(1), line.number(), letters));
            }
            return;
        }
        String from = line.word(3) + ".";
        List<SpriteDrawing> sources =
                List.copyOf(drawings.subMap(from, line.word(3) + "/").values());
        if (sources.isEmpty()) {
            complaints.add(line.number(), line.word(1), "no sprite above begins with '" + QuotedText.of(from) + "'");
        }
        for (SpriteDrawing source : sources) {
            String state = source.key().substring(from.length() - 1);
            keep(source.recoloured(line.word(1) + state, line.number(), letters));
        }
    }

    private void mirror(SpriteLine line) {
        close();
        if (line.words() != 4 || !line.word(2).equals("from")) {
            complaints.add(
                    line.number(), "'" + QuotedText.of(line.text()) + "'; give it so: mirror head_west from head");
            return;
        }
        SpriteDrawing source = source(line);
        if (source != null) {
            keep(source.mirrored(line.word(1), line.number()));
        }
    }

    /** Returns the drawing that a line copies, or null after a complaint if there is none above. */
    private @Nullable SpriteDrawing source(SpriteLine line) {
        SpriteDrawing source = drawings.get(line.word(3));
        if (source == null) {
            complaints.add(
                    line.number(),
                    line.word(1),
                    "'" + QuotedText.of(line.word(3)) + "' is not above; give one of " + drawings.keySet());
        }
        return source;
    }

    private void readChange(SpriteLine line, String change, char[] letters) {
        boolean known =
                change.matches("[A-Za-z]=[A-Za-z]") && palette.has(change.charAt(0)) && palette.has(change.charAt(2));
        if (known) {
            letters[change.charAt(0)] = change.charAt(2);
        } else {
            complaints.add(
                    line.number(),
                    line.word(1),
                    "'" + QuotedText.of(change) + "'; give two letters of the palette: Y=C");
        }
    }
}
