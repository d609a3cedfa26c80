package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.OverlaidAssets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what is told when content is read again while the game runs. */
class ContentReloadTest {
    @TempDir
    private Path folder;

    @Test
    void aContentFolderThatWasRemovedIsToldAsRemoved() throws IOException {
        Path own = Files.createDirectory(folder.resolve("own"));
        Assets assets = new OverlaidAssets(own, new BuiltInAssets());
        ContentReload reload = new ContentReload(assets, TestContent.sprites(new BuiltInAssets()));
        assertThat(reload.read(Locale.ENGLISH).content().fingerprint()).isEqualTo(TestContent.BUILT_IN.fingerprint());

        Files.delete(own);

        assertThatThrownBy(() -> reload.read(Locale.ENGLISH))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("own: is no folder any more; put it back");
        Files.createDirectory(own);
        assertThat(reload.read(Locale.ENGLISH).content().fingerprint()).isEqualTo(TestContent.BUILT_IN.fingerprint());
    }
}
