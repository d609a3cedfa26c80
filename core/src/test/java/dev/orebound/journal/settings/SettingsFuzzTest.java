package dev.orebound.journal.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.disk.MemoryDisk;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.replay.FuzzedRecords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;

/**
 * Checks that settings, profile and history of any bytes are read, or set aside with one line, and read the same once
 * written again.
 */
class SettingsFuzzTest {
    private static final SaveFolder SAVES = new SaveFolder(Path.of("saves"));

    /** Reads the fuzzer's bytes as the file. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void settingsAreReadOrSetAside(byte[] bytes) {
        MemoryDisk disk = new MemoryDisk();
        List<String> complaints = new ArrayList<>();
        disk.put(SAVES.settings(), bytes);
        SettingsFile file = new SettingsFile(disk, SAVES.settings(), complaints::add);
        GameSettings settings = file.read();
        assertSetAside(complaints, settings.equals(GameSettings.USUAL));

        file.write(settings);

        assertThat(file.read()).isEqualTo(settings);
        assertThat(complaints).hasSizeLessThanOrEqualTo(1);
    }

    /** Reads the fuzzer's bytes as the file. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aProfileIsReadOrSetAside(byte[] bytes) {
        MemoryDisk disk = new MemoryDisk();
        List<String> complaints = new ArrayList<>();
        disk.put(SAVES.profile(), bytes);
        ProfileFile file = new ProfileFile(disk, SAVES.profile(), complaints::add);
        PlayerProfile profile = file.read();
        assertSetAside(complaints, profile.equals(PlayerProfile.NEW));

        file.write(profile);

        assertThat(file.read()).isEqualTo(profile);
        assertThat(complaints).hasSizeLessThanOrEqualTo(1);
    }

    /** Turns the fuzzer's lines into records with correct checksums. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aHistoryIsReadAsFarAsItIsGood(byte[] lines) {
        MemoryDisk disk = new MemoryDisk();
        List<String> complaints = new ArrayList<>();
        disk.put(SAVES.history(), FuzzedRecords.ofLines(lines));
        RunHistory history = new RunHistory(disk, SAVES, complaints::add);
        List<RunAccount> accounts = history.accounts();
        OneLine.assertInEach(complaints);
        RunHistory other = new RunHistory(new MemoryDisk(), SAVES, complaints::add);

        accounts.forEach(account -> other.add(account, ""));

        assertThat(other.accounts()).isEqualTo(accounts);
        assertThat(complaints).hasSizeLessThanOrEqualTo(1);
    }

    private static void assertSetAside(List<String> complaints, boolean isUsual) {
        OneLine.assertInEach(complaints);
        assertThat(complaints).hasSizeLessThanOrEqualTo(1);
        assertThat(complaints.isEmpty() || isUsual).isTrue();
    }
}
