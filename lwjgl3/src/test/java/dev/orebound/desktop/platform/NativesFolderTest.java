package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
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
        HostMachine zoe = Hosts.windows(Map.of(), "Zoë", "/tmp");

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
    @DisabledOnOs(OS.WINDOWS)
    void aFolderThatOthersCanWriteIntoIsRefused() throws Exception {
        Map<String, String> environment = Map.of(
                "ProgramData",
                folder.resolve("open").toString(),
                "PUBLIC",
                folder.resolve("public").toString());
        HostMachine zoe = Hosts.windows(environment, "Zoë", "/Users/Zoë/Temp");
        Path first = NativesFolder.candidates(zoe).get(0);
        Files.createDirectories(first);
        Files.setPosixFilePermissions(first, PosixFilePermissions.fromString("rwxrwxrwx"));

        String chosen = NativesFolder.plan(zoe).get("java.io.tmpdir");

        assertThat(chosen).startsWith(folder.resolve("public").toString());
        assertThat(Files.getPosixFilePermissions(Path.of(chosen)))
                .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFolderOfAnotherUserIsRefused() throws Exception {
        Map<String, String> environment = Map.of("ProgramData", folder.toString());
        HostMachine zoe = Hosts.windows(environment, "Zoë", "/Users/Zoë/Temp");
        Path first = Files.createDirectories(NativesFolder.candidates(zoe).get(0));
        assumeTrue(canGiveAway(first), "only the superuser can give a folder away");

        assertThat(NativesFolder.plan(zoe)).doesNotContainKey("java.io.tmpdir");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkToAFolderIsRefused() throws Exception {
        Map<String, String> environment = Map.of("ProgramData", folder.toString());
        HostMachine zoe = Hosts.windows(environment, "Zoë", "/Users/Zoë/Temp");
        Path first = NativesFolder.candidates(zoe).get(0);
        Files.createDirectories(first.getParent());
        Files.createSymbolicLink(first, Files.createDirectory(folder.resolve("elsewhere")));

        assertThat(NativesFolder.plan(zoe)).doesNotContainKey("java.io.tmpdir");
    }

    @Test
    void theNameStaysTheSameFromStartToStart() {
        Map<String, String> environment = Map.of("ProgramData", folder.toString());
        HostMachine zoe = Hosts.windows(environment, "Zoë", "/Users/Zoë/Temp");

        assertThat(NativesFolder.plan(zoe)).containsKey("java.io.tmpdir").isEqualTo(NativesFolder.plan(zoe));
    }

    private static boolean canGiveAway(Path path) {
        try {
            Files.setAttribute(path, "unix:uid", 65_534);
            return true;
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    @Test
    void everyCandidateIsPlain() {
        Map<String, String> environment = Map.of("ProgramData", "/Données", "PUBLIC", "/Public");

        assertThat(NativesFolder.candidates(Hosts.windows(environment, "Zoë", "/tmp")))
                .hasSize(1)
                .allMatch(candidate -> candidate.startsWith(Path.of("/Public")));
    }
}
