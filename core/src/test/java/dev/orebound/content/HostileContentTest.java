package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.chance.Seed;
import dev.orebound.chance.Stream;
import dev.orebound.chance.Streams;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a content file holds, it is read, or refused with one line for each fault. */
class HostileContentTest {
    private static final int MUTANTS_A_FILE = 300;
    private static final Pattern ONE_LINE = Pattern.compile(
            "content/[a-z]+\\.json: (is no JSON|has no usable entry|.+: )[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]+");
    private static final Pattern TOKEN = Pattern.compile("\"[^\"\n]*\"|-?[0-9.]+|[{}\\[\\]:,]");
    private static final List<String> POISON = List.of(
            "null",
            "true",
            "NaN",
            "Infinity",
            "-1",
            "0",
            "1e999",
            "-1e-999",
            "2.5",
            "99999999999999999999999",
            "\"\"",
            "\"a\\nb\"",
            "\"\\u12\"",
            "'",
            "\"",
            "\\",
            "/*",
            "//",
            ",",
            ":",
            "{",
            "}",
            "{}",
            "{ 5 }",
            "{ \"\": 1 }",
            "{ \"a\": 1, \"a\": 1 }",
            "[",
            "]",
            "[[], {}, null]",
            "\"line\\r\\u2028break\": 1,",
            "\u0000",
            "\ud800",
            "[".repeat(3_000),
            "{ \"a\": ".repeat(3_000),
            "x".repeat(9_000));

    private final Assets builtIn = new BuiltInAssets();

    static List<String> files() {
        return Content.FILES;
    }

    @ParameterizedTest
    @MethodSource("files")
    void givenAMutilatedFile_whenContentIsRead_thenEachFaultIsOneLineThatNamesTheFile(String file) {
        Stream chance = new Streams(Seed.of("hostile")).stream("test.mutants", file);
        int refused = 0;
        for (int mutant = 0; mutant < MUTANTS_A_FILE; mutant++) {
            String text = mutate(builtIn.text(file), chance);
            List<String> complaints = complaintsAbout(file, text);
            refused += complaints.isEmpty() ? 0 : 1;
            for (String complaint : complaints) {
                assertThat(complaint).as("complaint about %s", text).matches(ONE_LINE);
                assertThat(complaint.length()).as("length of %s", complaint).isLessThan(400);
            }
        }
        assertThat(refused).as("refused of %s mutants", MUTANTS_A_FILE).isGreaterThan(MUTANTS_A_FILE / 4);
    }

    private List<String> complaintsAbout(String file, String text) {
        try {
            Content.read(new OneOtherFile(builtIn, file, text));
            return List.of();
        } catch (ContentException e) {
            return e.complaints();
        } catch (RuntimeException | StackOverflowError e) {
            return fail("not read and not refused: " + text, e);
        }
    }

    /** One to three faults: a token replaced, a stretch removed or doubled, or the end cut off. */
    private static String mutate(String text, Stream chance) {
        StringBuilder mutant = new StringBuilder(text);
        int faults = chance.between(1, 3);
        for (int fault = 0; fault < faults; fault++) {
            int manualEnd = Math.max(0, mutant.indexOf("\n{"));
            int from = chance.between(Math.min(manualEnd, mutant.length()), mutant.length());
            int to = Math.min(mutant.length(), from + chance.between(1, 30));
            switch (chance.below(6)) {
                case 0 -> mutant.delete(from, to);
                case 1 -> mutant.insert(from, mutant.substring(from, to));
                case 2 -> mutant.setLength(chance.chance(20) ? from : mutant.length());
                case 3 -> mutant.insert(from, poison(chance));
                default -> replaceToken(mutant, from, chance);
            }
        }
        return mutant.toString();
    }

    private static void replaceToken(StringBuilder text, int near, Stream chance) {
        List<int[]> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text.substring(near));
        while (matcher.find() && tokens.size() < 20) {
            tokens.add(new int[] {near + matcher.start(), near + matcher.end()});
        }
        if (!tokens.isEmpty()) {
            int[] token = tokens.get(chance.below(tokens.size()));
            text.replace(token[0], token[1], poison(chance));
        }
    }

    private static String poison(Stream chance) {
        return POISON.get(chance.below(POISON.size()));
    }
}
