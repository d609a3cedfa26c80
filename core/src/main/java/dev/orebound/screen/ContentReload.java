package dev.orebound.screen;

import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.context.GameContext;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.EventWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads content, texts, sprites, cues and voices again while the game runs. Sprites take longest, so they are read only
 * if one of their files has changed. Fonts, shaders and the sounds themselves stay as they were at the start.
 */
final class ContentReload {

    private final Assets assets;
    private SpriteSheet sprites;
    private long spriteFiles;

    /** Content, sprites and sounds that were read again without a fault. */
    record Fresh(Content content, GameTexts texts, SpriteSheet sprites, SoundContent sounds) {}

    /** @param sprites as they were read from the same assets */
    ContentReload(Assets assets, SpriteSheet sprites) {
        this.assets = assets;
        this.sprites = sprites;
        spriteFiles = SpriteSheet.hashOf(assets);
    }

    /**
     * Reads everything again and checks it as the start does.
     *
     * @param locale that of the language of the texts
     * @throws ContentException with a line for each fault
     */
    Fresh read(Locale locale) {
        assets.requireThere();
        List<String> complaints = new ArrayList<>();
        SpriteSheet sheet = gather(this::sprites, complaints);
        GameTexts texts = gather(() -> GameTexts.read(assets, locale), complaints);
        Content content = gather(() -> Content.read(assets), complaints);
        if (sheet != null && sheet != sprites) {
            complaints.addAll(sheet.complaintsBeside(SpriteSheet.read(new BuiltInAssets())));
        }
        if (texts != null) {
            complaints.addAll(texts.complaintsBeside(GameTexts.read(new BuiltInAssets())));
        }
        if (content != null && texts != null) {
            complaints.addAll(AssetChecks.missingTexts(texts, content));
        }
        if (content != null && sheet != null) {
            complaints.addAll(AssetChecks.missingSprites(sheet, content));
        }
        SoundContent sounds =
                content == null ? null : gather(() -> SoundContent.read(assets, EventWords.of(content)), complaints);
        if (content == null || texts == null || sheet == null || sounds == null || !complaints.isEmpty()) {
            throw new ContentException(
                    complaints.stream().map(QuotedText::line).distinct().toList());
        }
        return new Fresh(content, texts, sheet, sounds);
    }

    private SpriteSheet sprites() {
        return SpriteSheet.hashOf(assets) == spriteFiles ? sprites : SpriteSheet.read(assets);
    }

    private static <T> @Nullable T gather(Supplier<T> reading, List<String> complaints) {
        try {
            return reading.get();
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return null;
        }
    }

    /** Returns the objects that screens work with from now on. The sprites are other ones only if they have changed. */
    GameContext adopt(Fresh fresh, GameContext before) {
        SpriteAtlas atlas = fresh.sprites == sprites ? before.sprites() : new SpriteAtlas(fresh.sprites);
        sprites = fresh.sprites;
        spriteFiles = SpriteSheet.hashOf(assets);
        GameContext after = before.with(fresh.content, fresh.texts, atlas);
        after.adoptLook(after.settings().now());
        return after;
    }
}
