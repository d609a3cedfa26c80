package dev.orebound.screen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.settings.ThirdPartyNotice.ShippedWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ThirdPartyNoticeTest {
    @Test
    void rowsOfTablesAreWorksUnderTheirOwnNames() {
        assertThat(ThirdPartyNotice.parse("""
                Text | with a bar.

                | library | what for | licence | by |
                | --- | --- | --- | --- |
                | gdx, gdx-freetype ([libGDX](https://libgdx.com)) | holds [X](y) | BSD-3-Clause, below | the authors |
                | [FreeType](https://freetype.org) | gdx-freetype | FreeType Licence | see below |

                | font | licence | by |
                | --- | --- | --- |
                | [Round](https://round.org), changed | SIL OFL-1.1, `round.LICENSE.txt` | Ann, Ben |
                """))
                .containsExactly(
                        new ShippedWork("libGDX", false, "BSD-3-Clause", "the authors"),
                        new ShippedWork("FreeType", false, "FreeType Licence", ""),
                        new ShippedWork("Round", true, "SIL OFL-1.1", "Ann, Ben"));
    }

    @Test
    void theNoticeOfTheGameNamesFontsAndLibrariesWithoutMarks() throws IOException {
        List<ShippedWork> works = ThirdPartyNotice.parse(Files.readString(Path.of("../THIRD-PARTY.md")));

        assertThat(works)
                .hasSizeGreaterThan(15)
                .anyMatch(ShippedWork::isFont)
                .allSatisfy(work -> assertThat(work.name() + work.licence() + work.authors())
                        .doesNotContain("[", "`", "](", "below"));
    }
}
