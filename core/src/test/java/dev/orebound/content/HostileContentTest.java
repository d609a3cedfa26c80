package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that a content file with any content is read, or refused with one line for each fault. */
class HostileContentTest {
    /** Over all files hundreds of mutants, at night tens of thousands. */
    private static final int MUTANTS_A_FILE = TestSize.of(8, 920);

    private static final Pattern ONE_LINE = Pattern.compile(
            "content/[a-z_]+\\.json: (is not (a )?JSON|has no usable entry|.+: )[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]+");
    private static final Assets BUILT_IN = new HeldAssets(new BuiltInAssets());

    static List<String> files() {
        return Content.FILES;
    }

    @ParameterizedTest
    @MethodSource("files")
    @Timeout(900) // detects endless loops, not slowness
    void givenAMutilatedFile_whenContentIsRead_thenEachFaultIsOneLineThatNamesTheFile(String file) {
        RandomStream chance = new RandomStreams(Seed.of("hostile")).stream("test.mutants", file);
        byte[] whole = BUILT_IN.bytes(file);
        int refused = 0;
        for (int mutant = 0; mutant < MUTANTS_A_FILE; mutant++) {
            byte[] mutated = new Mutilation(whole, chance).bytes();
            List<String> complaints = complaintsAbout(file, mutated);
            refused += complaints.isEmpty() ? 0 : 1;
            for (String complaint : complaints) {
                assertThat(ONE_LINE.matcher(complaint).matches())
                        .as("complaint: %s", complaint)
                        .isTrue();
                assertThat(complaint.length()).as("length of %s", complaint).isLessThan(400);
            }
        }
        assertThat(refused).as("refused of %s mutants", MUTANTS_A_FILE).isGreaterThan(MUTANTS_A_FILE / 4);
    }

    private List<String> complaintsAbout(String file, byte[] mutant) {
        try {
            Content.read(new OneOtherFile(BUILT_IN, file, mutant));
            return List.of();
        } catch (ContentException e) {
            assertThat(e.complaints()).as("what a refusal says").isNotEmpty();
            return e.complaints();
        } catch (RuntimeException | StackOverflowError e) {
            return fail("not read and not refused: " + new String(mutant, StandardCharsets.UTF_8), e);
        }
    }
}
