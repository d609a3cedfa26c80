package dev.orebound.content.sprite;

import dev.orebound.content.reading.LineComplaints;
import dev.orebound.content.reading.QuotedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A sprite or part whose file is being read: rows gather in a strip of frames side by side, frames in a list; at the
 * end its letters are made to glow, thinned and outlined.
 */
final class SpriteDrawing {
    /** The uses of a drawing. */
    enum Use {
        SPRITE,
        /** To be laid into the frames of sprites, and not seen alone. */
        PART
    }

    /** The most pixels that a frame is wide or high: the texture of all sprites is 512 wide and has a clear rim. */
    private static final int MOST_PIXELS = 510;

    private static final int UNSET = -1;

    private final String key;
    private final Use use;
    private final int line;
    private final SpritePalette palette;
    private final PixelBudget budget;
    private final LineComplaints complaints;
    private final List<SpriteCanvas> pictures = new ArrayList<>();
    private @Nullable FrameStrip strip;
    private boolean[] glowing = new boolean[SpriteCanvas.LETTERS];

    /** Of each letter in hundredths; 0 if none was asked for. */
    private final int[] opacities = new int[SpriteCanvas.LETTERS];

    /** The letter of the outline, or {@link SpritePalette#CLEAR}. */
    private char ink = SpritePalette.CLEAR;

    private int pivotX = UNSET;
    private int pivotY;
    private int width;
    private int height;
    private boolean clips;

    SpriteDrawing(String key, Use use, int line, SpritePalette palette, PixelBudget budget, LineComplaints complaints) {
        this.key = key;
        this.use = use;
        this.line = line;
        this.palette = palette;
        this.budget = budget;
        this.complaints = complaints;
    }

    String key() {
        return key;
    }

    Use use() {
        return use;
    }

    int line() {
        return line;
    }

    List<SpriteCanvas> pictures() {
        return pictures;
    }

    void addRow(SpriteLine row) {
        if (strip == null) {
            strip = new FrameStrip(key, palette, complaints);
        }
        strip.add(row);
    }

    /** Ends a strip: further rows belong to further frames. */
    void endStrip() {
        if (strip != null) {
            List<SpriteCanvas> drawn = new ArrayList<>();
            strip.addTo(drawn);
            drawn.forEach(picture -> take(picture, line));
            strip = null;
        }
    }

    private void take(SpriteCanvas picture, int at) {
        budget.take(picture.width(), picture.height(), at, key, complaints);
        pictures.add(picture);
    }

    void glow(SpriteLine instruction) {
        glowing = new boolean[SpriteCanvas.LETTERS];
        String letters = letters(instruction, 1);
        for (int i = 0; i < letters.length(); i++) {
            glowing[letters.charAt(i)] = letters.charAt(i) != SpritePalette.CLEAR;
        }
    }

    void opacity(SpriteLine instruction) {
        if (!instruction.isNumber(1) || instruction.number(1) < 1 || instruction.number(1) > 100) {
            complain(instruction, "give hundredths within 1..100 and letters: opacity 80 bB");
            return;
        }
        String thin = letters(instruction, 2);
        for (int i = 0; i < thin.length(); i++) {
            opacities[thin.charAt(i)] = instruction.number(1);
        }
    }

    void outline(SpriteLine instruction) {
        String letters = letters(instruction, 1);
        if (letters.length() == 1 && letters.charAt(0) != SpritePalette.CLEAR) {
            ink = letters.charAt(0);
        } else {
            complain(instruction, "give one letter that has a colour: outline k");
        }
    }

    void pivot(SpriteLine instruction) {
        if (instruction.words() == 3 && instruction.isNumber(1) && instruction.isNumber(2)) {
            pivotX = instruction.number(1);
            pivotY = instruction.number(2);
        } else {
            complain(instruction, "give pixels from the left and from below: pivot 8 0");
        }
    }

    void size(SpriteLine instruction) {
        boolean given = instruction.words() == 3 && instruction.isNumber(1) && instruction.isNumber(2);
        if (given && isSize(instruction.number(1)) && isSize(instruction.number(2))) {
            width = instruction.number(1);
            height = instruction.number(2);
        } else {
            complain(instruction, "give width and height in pixels, each within 1.." + MOST_PIXELS + ": size 16 18");
        }
    }

    private static boolean isSize(int pixels) {
        return pixels > 0 && pixels <= MOST_PIXELS;
    }

    /** Accepts parts that stick out of the stack from here on, and cuts them off: a gate sinks into its sill. */
    void clip() {
        clips = true;
    }

    /** Adds a frame made of other drawings, the first lowermost: {@code frame body 0 1 head#2 3 0}. */
    void stack(SpriteLine instruction, Map<String, SpriteDrawing> others) {
        endStrip();
        if (width == 0) {
            complain(instruction, "has no size yet; give a line above it: size 16 18");
            return;
        }
        budget.take(width, height, instruction.number(), key, complaints);
        SpriteCanvas picture = new SpriteCanvas(width, height);
        for (int word = 1; word < instruction.words(); word += 3) {
            stampPart(picture, instruction, word, others);
        }
        pictures.add(picture);
    }

    private void stampPart(SpriteCanvas picture, SpriteLine instruction, int word, Map<String, SpriteDrawing> others) {
        String[] name = instruction.word(word).split("#", 2);
        SpriteDrawing part = others.get(name[0]);
        int index = name.length == 2 && name[1].matches("[0-9]{1,2}") ? Integer.parseInt(name[1]) : 0;
        if (part == null || index >= part.pictures.size()) {
            complain(
                    instruction,
                    "'" + QuotedText.of(instruction.word(word)) + "' is not above; give one of " + others.keySet());
        } else if (!instruction.isNumber(word + 1) || !instruction.isNumber(word + 2)) {
            complain(
                    instruction,
                    "'" + QuotedText.of(name[0])
                            + "' has no place; give pixels from the left and from above: head 3 0");
        } else if (!stamp(picture, part.pictures.get(index), instruction, word) && !clips) {
            complain(
                    instruction,
                    "'" + QuotedText.of(name[0]) + "' sticks out; keep it within " + width + "x" + height
                            + ", or write clip above");
        }
    }

    private static boolean stamp(SpriteCanvas picture, SpriteCanvas part, SpriteLine instruction, int word) {
        return picture.stamp(part, instruction.number(word + 1), instruction.number(word + 2));
    }

    /** Applies what was asked of all frames. Returns false if there is nothing to keep. */
    boolean finish() {
        endStrip();
        if (pictures.isEmpty()) {
            complaints.add(line, key, "has no frame; give rows in |bars|, or frame lines");
            return false;
        }
        for (int i = 0; i < pictures.size(); i++) {
            finish(i, pictures.get(i));
        }
        return true;
    }

    private void finish(int index, SpriteCanvas picture) {
        if (picture.width() != pictures.get(0).width()
                || picture.height() != pictures.get(0).height()) {
            complaints.add(
                    line,
                    key,
                    "frame " + index + " is " + size(picture) + ", and frame 0 " + size(pictures.get(0))
                            + "; give all frames one size");
        }
        if (!isSize(picture.width()) || !isSize(picture.height())) {
            complaints.add(
                    line,
                    key,
                    "frame " + index + " is " + size(picture) + "; give at most " + MOST_PIXELS + " pixels each way");
            return;
        }
        picture.glow(glowing);
        picture.thin(opacities);
        if (ink != SpritePalette.CLEAR && !picture.outline(ink)) {
            complaints.add(line, key, "frame " + index + " touches its rim; leave a clear pixel for the outline");
        }
    }

    private static String size(SpriteCanvas picture) {
        return picture.width() + "x" + picture.height();
    }

    /**
     * Returns the same pictures with some letters changed for others.
     *
     * @param changes the new letter at the place of each old one, or 0
     */
    SpriteDrawing recoloured(String newKey, int newLine, char[] changes) {
        SpriteDrawing copy = new SpriteDrawing(newKey, use, newLine, palette, budget, complaints);
        copy.pivotX = pivotX;
        copy.pivotY = pivotY;
        for (SpriteCanvas picture : pictures) {
            copy.take(picture.recoloured(changes), newLine);
        }
        return copy;
    }

    /** Returns the same pictures with left and right exchanged. */
    SpriteDrawing mirrored(String newKey, int newLine) {
        SpriteDrawing copy = new SpriteDrawing(newKey, use, newLine, palette, budget, complaints);
        copy.pivotX = pictures.get(0).width() - 1 - pivotColumn();
        copy.pivotY = pivotY;
        for (SpriteCanvas picture : pictures) {
            copy.take(picture.mirrored(), newLine);
        }
        return copy;
    }

    private int pivotColumn() {
        return pivotX == UNSET ? pictures.get(0).width() / 2 : pivotX;
    }

    Sprite toSprite() {
        List<SpriteFrame> frames = new ArrayList<>();
        pictures.forEach(picture -> frames.add(picture.frame(palette)));
        return new Sprite(key, frames, pivotColumn(), pivotY);
    }

    private String letters(SpriteLine instruction, int word) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < instruction.word(word).length(); i++) {
            char letter = instruction.word(word).charAt(i);
            if (palette.has(letter)) {
                letters.append(letter);
            } else {
                complain(instruction, "'" + letter + "' is not a colour; give letters of " + palette.letters());
            }
        }
        return letters.toString();
    }

    private void complain(SpriteLine instruction, String complaint) {
        complaints.add(instruction.number(), key, complaint);
    }
}
