package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.world.state.TickClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Checks that killing the process at any moment costs at most a second of play. */
class KilledProcessTest {
    /** A long test uses more: {@code -Dorebound.kills=60}. */
    private static final int KILLS = Integer.getInteger("orebound.kills", TestSize.of(4, 60));

    private static final int LONGEST_LIFE_MILLIS = 1_500;

    /** How often it is looked whether the player is in a vignette. */
    private static final int WAITS = 150;

    /** One kill in so many, at least, is in a vignette. */
    private static final int LEAST_IN_VIGNETTES = 20;

    @TempDir
    private Path folder;

    private final RandomStream chance = new RandomStreams(Seed.of("killed")).stream("test.moments");

    @Test
    @Timeout(900) // detects endless loops, not slowness
    void theRunGoesOnWhereverItIsKilledAndAtMostASecondIsMissing()
            throws IOException, InterruptedException, UnreadableFileException {
        int continued = 0;
        int inVignettes = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            List<String> told = killSomewhere(kill);
            String[] last = told.get(told.size() - 1).split(" ", -1);
            inVignettes += told.get(told.size() - 1).endsWith(PlaysUntilKilled.IN_VIGNETTE) ? 1 : 0;
            assertThat(told).as("what went wrong in life %s", kill).noneMatch(line -> line.startsWith("!"));
            PlayedRuns after = new PlayedRuns(folder);
            try (RunStore store = after.store) {
                SavedRun saved = store.newest().orElse(null);
                if (saved == null || !saved.seed().text().equals(last[0])) {
                    // The run had ended and the next had not begun, or it had begun without reporting so.
                    assertThat(last[2]).as("status in life %s", kill).isIn("DEAD", "WON");
                    continue;
                }
                Expedition again = PlayedRuns.again(saved);
                assertThat(saved.trouble()).as("trouble after life %s", kill).isEmpty();
                assertThat(again.terms())
                        .as("kit and vows after life %s", kill)
                        .isEqualTo(PlaysUntilKilled.terms(again.seed()));
                assertThat(again.tally().ticks())
                        .as("ticks after life %s", kill)
                        .isGreaterThan(Long.parseLong(last[1]) - TickClock.TICKS_A_SECOND);
                continued++;
            }
            assertThat(after.complaints).isEmpty();
        }
        assertThat(continued).as("of %s kills", KILLS).isGreaterThan(KILLS / 2);
        assertThat(inVignettes)
                .as("kills in a vignette, of %s", KILLS)
                .isGreaterThanOrEqualTo(KILLS / LEAST_IN_VIGNETTES);
    }

    private static boolean isInVignette(Path told) throws IOException {
        return Files.readString(told).stripTrailing().endsWith(PlaysUntilKilled.IN_VIGNETTE);
    }

    /**
     * Starts a process, kills it after an unknown number of its ticks, every second time in a vignette if that can be
     * waited for, and returns the complete lines of its output.
     */
    private List<String> killSomewhere(int life) throws IOException, InterruptedException {
        Path told = folder.resolve("told-" + life);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        PlaysUntilKilled.class.getName(),
                        folder.resolve("").toString(),
                        Integer.toString(100 * (life + 1)))
                .redirectOutput(told.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        while (Files.size(told) == 0) {
            assertThat(process.isAlive()).as("life %s", life).isTrue();
            Thread.sleep(5);
        }
        Thread.sleep(chance.below(LONGEST_LIFE_MILLIS));
        for (int wait = 0; life % 2 == 1 && wait < WAITS && !isInVignette(told); wait++) {
            Thread.sleep(chance.between(1, LONGEST_LIFE_MILLIS / WAITS));
        }
        process.destroyForcibly().waitFor();
        String all = Files.readString(told);
        return all.substring(0, all.lastIndexOf('\n')).lines().toList();
    }
}
