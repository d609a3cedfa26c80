package dev.orebound.view.text;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType.Stroker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.view.ui.AssetHandle;
import org.jspecify.annotations.Nullable;

/**
 * Draws the glyphs of a typeface. A character that its font lacks is drawn by {@link Typeface#EAST_ASIAN}, which is
 * read when it is first needed.
 */
final class GlyphSource extends FreeTypeFontGenerator {
    private static final int FIRST_BEYOND_ASCII = 0x80;

    private final Typeface typeface;
    private final Assets assets;
    private final boolean hasOther;
    private @Nullable GlyphSource other;

    private GlyphSource(AssetHandle file, Typeface typeface, Assets assets, boolean hasOther) {
        super(file);
        this.typeface = typeface;
        this.assets = assets;
        this.hasOther = hasOther;
    }

    /**
     * Reads a typeface.
     *
     * @throws ContentException if its file is missing or no font
     */
    static GlyphSource of(Typeface typeface, Assets assets) {
        return read(typeface.file(), typeface, assets, true);
    }

    private static GlyphSource read(String file, Typeface typeface, Assets assets, boolean hasOther) {
        try {
            return new GlyphSource(new AssetHandle(file, assets.bytes(file)), typeface, assets, hasOther);
        } catch (GdxRuntimeException e) {
            throw new ContentException(file + ": cannot be read as a font; give a TrueType or OpenType file");
        }
    }

    /**
     * Returns true if it can draw a character. Fonts are made of single chars, so those beyond the first plane are
     * never there.
     */
    boolean has(int point) {
        return point < FIRST_BEYOND_ASCII
                || (Character.isBmpCodePoint(point) && (hasGlyph(point) || (hasOther && other().hasGlyph(point))));
    }

    private GlyphSource other() {
        GlyphSource found = other;
        if (found == null) {
            found = read(Typeface.EAST_ASIAN, typeface, assets, false);
            other = found;
        }
        return found;
    }

    @Override
    protected Glyph createGlyph(
            char character,
            FreeTypeBitmapFontData data,
            FreeTypeFontParameter parameter,
            Stroker stroker,
            float baseLine,
            PixmapPacker packer) {
        if (hasOther && character >= FIRST_BEYOND_ASCII && !hasGlyph(character) && has(character)) {
            other().scaleForPixelHeight(typeface.eastAsianPixels(parameter.size)); // sets its size
            boolean isPixelled = parameter.mono;
            parameter.mono = false;
            Glyph glyph = other().createGlyph(character, data, parameter, stroker, baseLine, packer);
            parameter.mono = isPixelled;
            return glyph;
        }
        return super.createGlyph(character, data, parameter, stroker, baseLine, packer);
    }

    @Override
    public void dispose() {
        super.dispose();
        if (other != null) {
            other.dispose();
        }
    }
}
