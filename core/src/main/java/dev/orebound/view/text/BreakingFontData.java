package dev.orebound.view.text;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeBitmapFontData;
import com.badlogic.gdx.utils.Array;

/**
 * A font whose lines break at spaces, after hyphens, and between any two East Asian characters but before a mark that
 * closes and after one that opens: the usual rules of Japanese (JIS X 4051, kinsoku).
 */
final class BreakingFontData extends FreeTypeBitmapFontData {
    private static final String NEVER_FIRST =
            "、。，．・：；？！゛゜ー々〻‐゠–〜～…‥）］｝〕〉》」』】〙〗»’”%℃" + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ,.:;?!)]}";

    private static final String NEVER_LAST = "（［｛〔〈《「『【〘〖«‘“([{";

    /** The fewest characters on a last line, a mark at its end included. */
    private static final int FEWEST_AT_END = 3;

    private static final char FIRST_EAST_ASIAN = '\u2e80';
    private static final char LAST_EAST_ASIAN = '\uffef';

    /** Returns true for a character of Chinese, Japanese or Korean writing, including its marks. */
    static boolean isEastAsian(char character) {
        return character >= FIRST_EAST_ASIAN && character <= LAST_EAST_ASIAN;
    }

    /** Returns true if a line may end between two characters that stand beside each other. */
    static boolean breaks(char before, char after) {
        if (before == '-') {
            return Character.isLetter(after);
        }
        return isEastAsian(before)
                && isEastAsian(after)
                && NEVER_FIRST.indexOf(after) < 0
                && NEVER_LAST.indexOf(before) < 0;
    }

    /** Returns where the next line begins if the glyph before {@code start} does not fit; 0 for nowhere. */
    @Override
    public int getWrapIndex(Array<Glyph> glyphs, int start) {
        char after = (char) glyphs.get(start - 1).id;
        if (isWhitespace(after)) {
            return start - 1;
        }
        for (int next = start - 1; next > 0; next--) {
            char before = (char) glyphs.get(next - 1).id;
            boolean isLonely = isEastAsian(after) && glyphs.size - next < FEWEST_AT_END;
            if (isWhitespace(before) || (breaks(before, after) && !isLonely)) {
                return next;
            }
            after = before;
        }
        return 0;
    }
}
