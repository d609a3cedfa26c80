package dev.orebound.view.text;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.Hinting;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.reading.Assets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes the fonts for the window's real pixels, and again when these change. Glyphs are drawn when first asked for, so
 * that any script that a typeface knows works.
 */
public final class FontSet implements Disposable {
    /** Glyphs that are drawn at once, so that none of a number is made in the middle of a fight. */
    private static final String FIRST_GLYPHS =
            "\u0000ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-+/()'!?";

    /** Side in pixels of a page of glyphs, and the pixels a unit above which it is doubled. */
    private static final int PAGE_SIDE = 1024;

    private static final float LARGE = 1.2f;

    private final EnumMap<Typeface, GlyphSource> generators = new EnumMap<>(Typeface.class);
    private final EnumMap<TextStyle, SizedFont> fonts = new EnumMap<>(TextStyle.class);
    private final TextMask mask;
    /** Holds the glyphs of all fonts; null before the first size is known. */
    private @Nullable PixmapPacker pages;

    private float textScale = 1;
    private float pageScale = 1;
    private boolean isPlain;
    private boolean isMadePlain;
    private int generation;
    private int tinyPixels;

    /**
     * Reads the typefaces; {@link #resize} makes the fonts.
     *
     * @throws dev.orebound.content.reading.ContentException if a file is missing or no font
     */
    public FontSet(Assets assets) {
        this(assets, text -> false);
    }

    /**
     * Reads the typefaces; {@link #resize} makes the fonts.
     *
     * @param isSecret true for a text that pictures for strangers must not show
     * @throws dev.orebound.content.reading.ContentException if a file is missing
     */
    public FontSet(Assets assets, Predicate<String> isSecret) {
        mask = new TextMask(isSecret);
        for (Typeface typeface : Typeface.values()) {
            generators.put(typeface, GlyphSource.of(typeface, assets));
        }
    }

    /**
     * Sets how texts look from the next {@link #resize} on.
     *
     * @param scale size of what is told during play, compared with the usual one, above 0
     * @param scaleOnPages likewise of texts on pages
     * @param wantsPlain true if headings have the typeface of all other texts
     */
    public void wear(float scale, float scaleOnPages, boolean wantsPlain) {
        textScale = scale;
        pageScale = scaleOnPages;
        isPlain = wantsPlain;
    }

    /**
     * Makes every font for a size of the interface. All share the pages of one texture, if they fit, so that texts of
     * different styles are drawn together.
     *
     * @param pixelsAUnit how many real pixels an interface unit has, above 0
     */
    public void resize(float pixelsAUnit) {
        boolean isSame = pages != null && isPlain == isMadePlain;
        for (TextStyle style : TextStyle.values()) {
            SizedFont old = fonts.get(style);
            int pixels = style.pixels(pixelsAUnit, textScale, pageScale, isPlain);
            isSame &= style == TextStyle.TINY || (old != null && old.pixels == pixels);
        }
        if (isSame) {
            return;
        }
        disposeFonts();
        isMadePlain = isPlain;
        int side = pixelsAUnit * textScale > LARGE ? 2 * PAGE_SIDE : PAGE_SIDE;
        PixmapPacker packer =
                new PixmapPacker(side, side, Pixmap.Format.RGBA8888, 1, false, new PixmapPacker.GuillotineStrategy());
        pages = packer;
        tinyPixels = TextStyle.TINY.pixels(pixelsAUnit, textScale, pageScale, isPlain);
        for (TextStyle style : TextStyle.values()) {
            if (style != TextStyle.TINY) {
                int pixels = style.pixels(pixelsAUnit, textScale, pageScale, isPlain);
                fonts.put(style, new SizedFont(make(style, pixels, packer), pixels));
            }
        }
        generation++;
    }

    private BitmapFont make(TextStyle style, int pixels, PixmapPacker packer) {
        GlyphSource generator = generators.get(style.typeface(isPlain));
        if (generator == null) {
            throw new IllegalStateException("no generator for " + style);
        }
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = pixels;
        parameter.incremental = true;
        parameter.packer = packer;
        parameter.characters = FIRST_GLYPHS;
        parameter.mono = style.typeface(isPlain).isPixelled();
        parameter.hinting = style.typeface(isPlain).isPixelled() ? Hinting.None : Hinting.Slight;
        parameter.minFilter = TextureFilter.Nearest;
        parameter.magFilter = TextureFilter.Nearest;
        return generator.generateFont(parameter, new BreakingFontData());
    }

    /** Returns the font of a style; do not keep it beyond the next {@link #resize}. */
    BitmapFont font(TextStyle style) {
        SizedFont font = fonts.get(style);
        PixmapPacker packer = pages;
        if (font == null && style == TextStyle.TINY && packer != null) {
            font = new SizedFont(make(style, tinyPixels, packer), tinyPixels); // few texts need it
            fonts.put(style, font);
        }
        if (font == null) {
            throw new IllegalStateException("fonts are used before they are sized");
        }
        return font.font;
    }

    /**
     * Returns a text in which each character that the style's typeface lacks is spelled by its code point, such as
     * {@code [U+5C71]}, so that none is left out.
     */
    String spelled(TextStyle style, String text) {
        GlyphSource generator = generators.get(style.typeface(isPlain));
        if (generator == null || text.codePoints().allMatch(point -> generator.has(point))) {
            return text;
        }
        StringBuilder spelled = new StringBuilder();
        text.codePoints().forEach(point -> {
            if (generator.has(point)) {
                spelled.appendCodePoint(point);
            } else {
                spelled.append(String.format(Locale.ROOT, "[U+%04X]", point));
            }
        });
        return spelled.toString();
    }

    /** Returns true if every typeface has every character of a text. */
    boolean hasAll(String text) {
        return generators.values().stream()
                .allMatch(generator -> text.codePoints().allMatch(point -> generator.has(point)));
    }

    /** Returns how many characters of a text the style's typeface lacks. */
    int missingGlyphs(TextStyle style, String text) {
        GlyphSource generator = generators.get(style.typeface(isPlain));
        return generator == null
                ? 0
                : (int) text.codePoints().filter(point -> !generator.has(point)).count();
    }

    /** Returns the mask over secret texts. */
    public TextMask mask() {
        return mask;
    }

    /** Returns a number that grows whenever a font is made, so that texts are laid out again. */
    int generation() {
        return generation;
    }

    private void disposeFonts() {
        fonts.clear();
        if (pages != null) {
            for (PixmapPacker.Page page : pages.getPages()) {
                if (page.getTexture() != null) {
                    page.getTexture().dispose();
                }
            }
            pages.dispose();
            pages = null;
        }
    }

    @Override
    public void dispose() {
        disposeFonts();
        generators.values().forEach(GlyphSource::dispose);
        generators.clear();
    }

    /** A font and the size that it was made for. */
    private record SizedFont(BitmapFont font, int pixels) {}
}
