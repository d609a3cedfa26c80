package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativesFolderTest {
    @TempDir
    Path folder;

    @Test
    void aPlainNameAndFolderStayAsTheyAre() {
        assertThat(NativesFolder.plan(Hosts.windows(Map.of(), "ada", "/tmp"))).isEmpty();
    }

    @Test
    void aNameBeyondAsciiIsReplacedByOneThatIsTheSameEachTime() {
        Host zoe = Hosts.windows(Map.of(), "Zoë", "/tmp");

        assertThat(NativesFolder.plan(zoe)).containsOnlyKeys("user.name").isEqualTo(NativesFolder.plan(zoe));
        assertThat(NativesFolder.plan(zoe).get("user.name")).matches("[0-9a-f]{8}");
    }

    @Test
    void onWindowsAFolderBeyondAsciiIsReplacedByOneOfAllPlayersWithAPartForEach() {
        Map<String, String> environment = Map.of("ProgramData", folder.toString());
        String temporary = "/Users/Zoë/Temp";

        String zoe =
                NativesFolder.plan(Hosts.windows(environment, "Zoë", temporary)).get("java.io.tmpdir");
        String rene = NativesFolder.plan(Hosts.windows(environment, "René", temporary))
                .get("java.io.tmpdir");

        assertThat(Path.of(zoe))
                .isDirectory()
                .startsWith(folder.resolve("Orebound").resolve("natives"));
        assertThat(rene).isNotEqualTo(zoe);
    }

    @Test
    void aFolderThatCannotBeMadeIsPassedOver() throws Exception {
        Path blocked = Files.writeString(folder.resolve("file"), "");
        Map<String, String> environment = Map.of(
                "ProgramData",
                blocked.toString(),
                "PUBLIC",
                folder.resolve("public").toString());

        assertThat(NativesFolder.plan(Hosts.windows(environment, "Zoë", "/Users/Zoë/Temp"))
                        .get("java.io.tmpdir"))
                .startsWith(folder.resolve("public").toString());
    }

    @Test
    void everyCandidateIsPlain() {
        Map<String, String> environment = Map.of("ProgramData", "/Données", "PUBLIC", "/Public");

        assertThat(NativesFolder.candidates(Hosts.windows(environment, "Zoë", "/tmp")))
                .hasSize(1)
                .allMatch(candidate -> candidate.startsWith(Path.of("/Public")));
    }
}
