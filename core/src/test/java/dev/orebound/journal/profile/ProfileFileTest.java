package dev.orebound.journal.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that met entries and shown hints are remembered. */
class ProfileFileTest {
    @TempDir
    private Path folder;

    private final List<String> warnings = new ArrayList<>();
    private Path file;
    private ProfileFile profileFile;

    @BeforeEach
    void open() {
        file = folder.resolve("saves/profile.json");
        profileFile = new ProfileFile(file, warnings::add);
    }

    @Test
    void aWrittenProfileIsReadAgain() {
        PlayerProfile profile = PlayerProfile.NEW
                .withRun()
                .withRun()
                .withMet("slime")
                .withMet("bat")
                .withHint("dash \"now\"")
                .withDiscovery("shatter")
                .withDiscovery("shatter")
                .withDiscovery("meltwater");

        profileFile.write(profile);

        assertThat(profileFile.read()).isEqualTo(profile);
        assertThat(profile.met()).containsExactly("bat", "slime");
        assertThat(profile.discoveries().toString()).isEqualTo("{meltwater=1, shatter=2}");
        assertThat(warnings).isEmpty();
    }

    @Test
    void triesOfDailyRunsAreCountedForTheLastDays() {
        PlayerProfile profile = PlayerProfile.NEW.withDaily("2026-11-26").withDaily("2026-11-26");
        profileFile.write(profile);
        assertThat(profileFile.read().triesOfDaily("2026-11-26")).isEqualTo(2);
        assertThat(profileFile.read().triesOfDaily("2026-11-27")).isZero();

        for (int day = 100; day < 100 + PlayerProfile.MOST_DAYS; day++) {
            profile = profile.withDaily("2027-" + day);
        }
        profileFile.write(profile);
        assertThat(profileFile.read().dailies())
                .hasSize(PlayerProfile.MOST_DAYS)
                .doesNotContainKey("2026-11-26")
                .containsEntry("2027-100", 1);
        assertThat(warnings).isEmpty();
    }

    @Test
    void aSecondMeetingChangesNothing() {
        PlayerProfile profile = PlayerProfile.NEW.withMet("slime").withHint("dash");

        assertThat(profile.withMet("slime")).isSameAs(profile);
        assertThat(profile.withHint("dash")).isSameAs(profile);
    }

    @Test
    void aNewPlayerHasANewProfile() {
        assertThat(profileFile.read()).isEqualTo(PlayerProfile.NEW);
        assertThat(warnings).isEmpty();
    }

    @Test
    void fieldsThatAreMissingOrUnknownDoNoHarm() throws IOException {
        put("{\"runs_begun\": 4, \"added_by_a_newer_game\": {}}");

        assertThat(profileFile.read()).isEqualTo(new PlayerProfile(4, List.of(), List.of(), new TreeMap<>()));
        assertThat(warnings).isEmpty();
    }

    @Test
    void aProfileOfAnOlderBuildHasNoDiscoveriesAndKeepsTheRest() throws IOException {
        put("{\"runs_begun\": 4, \"met\": [\"slime\"], \"hints\": []}");

        assertThat(profileFile.read().discoveries()).isEmpty();
        assertThat(profileFile.read().met()).containsExactly("slime");
        assertThat(warnings).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[1]",
                "{\"runs_begun\": -1}",
                "{\"runs_begun\": 1e30}",
                "{\"met\": \"slime\"}",
                "{\"met\": [4]}",
                "{\"hints\": [\" \"]}",
                "{\"hints\": {}}",
                "{\"discoveries\": [\"shatter\"]}",
                "{\"discoveries\": {\"shatter\": 0}}",
                "{\"discoveries\": {\"shatter\": \"often\"}}",
                "{\"discoveries\": {\" \": 1}}",
                "{\"met\": [\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"]}"
            })
    void aDamagedFileIsKeptAsideAndToldInOneLine(String damaged) throws IOException {
        put(damaged);

        assertThat(profileFile.read()).isEqualTo(PlayerProfile.NEW);
        assertThat(warnings)
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .startsWith(file + ": is damaged (")
                        .contains("kept as profile.json.damaged-1")
                        .doesNotContain("\n"));
        assertThat(file.resolveSibling("profile.json.damaged-1")).hasContent(damaged);
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldOnce() throws IOException {
        Files.writeString(folder.resolve("saves"), "a file where the folder should be");

        profileFile.write(PlayerProfile.NEW);
        profileFile.write(PlayerProfile.NEW);

        assertThat(warnings).singleElement().asString().contains("cannot be written");
    }

    private void put(String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
