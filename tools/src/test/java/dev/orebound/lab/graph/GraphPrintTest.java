package dev.orebound.lab.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.lab.graph.GraphChecker.Printed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphPrintTest {
    private static final GraphPrint PRINT = new GraphPrint(TestContent.BUILT_IN.graph());

    /** The graphs of the seeds 1 to 1000; never changed. */
    private static final List<GraphChecker> GRAPHS =
            IntStream.rangeClosed(1, 1_000).mapToObj(GraphPrintTest::check).toList();

    private static final Path FOLDER = Path.of("src/test/resources/graphs");

    @Test
    void aThousandPrintedGraphsKeepEveryPromiseOfTheFormat() {
        for (int i = 0; i < GRAPHS.size(); i++) {
            assertThat(GRAPHS.get(i).broken())
                    .as("broken in the graph of seed %s", i + 1)
                    .isEmpty();
        }
    }

    @Test
    void kindsAreDrawnEvenlyAmongThoseThatMayBeDrawn() {
        TreeMap<String, Integer> drawn = new TreeMap<>();
        TreeMap<String, Integer> choices = new TreeMap<>();
        for (GraphChecker graph : GRAPHS) {
            for (Printed node : graph.nodes()) {
                if (node.row() > 1
                        && node.row() < 16
                        && graph.kindsOfDrawnSiblings(node).isEmpty()) {
                    String choice = GraphChecker.eligible(node).toString();
                    choices.merge(choice, 1, Integer::sum);
                    drawn.merge(choice + " " + node.kind(), 1, Integer::sum);
                }
            }
        }
        assertThat(choices).hasSizeGreaterThan(3);
        for (Map.Entry<String, Integer> draw : drawn.entrySet()) {
            String choice = draw.getKey().substring(0, draw.getKey().indexOf(']') + 1);
            int times = choices.getOrDefault(choice, 0);
            int kinds = choice.split(",", -1).length;
            assertThat(draw.getValue() / (double) times)
                    .as("%s of %s draws", draw.getKey(), times)
                    .isCloseTo(1.0 / kinds, within(2.5 / Math.sqrt(times)));
        }
    }

    @Test
    void aKindThatASiblingHasIsDrawnAnewEvenly() {
        TreeMap<String, Integer> drawn = new TreeMap<>();
        int total = 0;
        for (GraphChecker graph : GRAPHS) {
            for (Printed node : graph.nodes()) {
                boolean hasAllFive = node.score() >= 2 && node.score() <= 15;
                if (node.row() > 1
                        && node.row() < 16
                        && hasAllFive
                        && graph.kindsOfDrawnSiblings(node).equals(Set.of("battle"))) {
                    drawn.merge(node.kind(), 1, Integer::sum);
                    total++;
                }
            }
        }
        assertThat(drawn).hasSize(4).doesNotContainKey("battle");
        for (int times : drawn.values()) {
            assertThat(times / (double) total).isCloseTo(0.25, within(2.5 / Math.sqrt(total)));
        }
    }

    @Test
    void walksBeginInEveryColumnAlike() {
        int[] times = new int[8];
        for (GraphChecker graph : GRAPHS) {
            for (Printed node : graph.nodes()) {
                times[node.column()] += node.row() == 0 ? 1 : 0;
            }
        }
        // Of 20 walks, none begins in a given column in (7/8)^20 of all graphs.
        for (int count : times) {
            assertThat(count / (double) GRAPHS.size()).isCloseTo(0.931, within(0.03));
        }
    }

    @Test
    void jsonIsOneLineWithTheKeysOfTheFormat() {
        String line = PRINT.json(Seed.of("pick \"axe\""));
        JsonValue json = new JsonReader().parse(line);

        assertThat(line).endsWith("]}\n").doesNotContain(": ").containsOnlyOnce("\n");
        assertThat(namesIn(json))
                .containsExactly("columns", "edges", "entrances", "format", "nodes", "paths", "rows", "rules", "seed");
        assertThat(json.getString("seed")).isEqualTo("pick \"axe\"");
        assertThat(namesIn(GraphChecker.get(json, "nodes").get(0)))
                .containsExactly("column", "danger", "features", "id", "kind", "row", "score");
        assertThat(namesIn(GraphChecker.get(json, "rules").get(0))).containsExactly("boost", "kind", "max", "min");
    }

    @Test
    void theSameSeedGivesTheSameBytes() {
        GraphPrint again = new GraphPrint(TestContent.BUILT_IN.graph());
        Seed seed = Seed.of("twice");

        assertThat(again.json(seed)).isEqualTo(PRINT.json(seed)).isNotEqualTo(PRINT.json(Seed.of("once")));
        assertThat(again.ascii(seed)).isEqualTo(PRINT.ascii(seed));
        assertThat(again.png(seed)).isEqualTo(PRINT.png(seed));
    }

    @Test
    void aPictureShowsEveryNodeInTheColourOfItsKind() throws IOException {
        var image = ImageIO.read(new ByteArrayInputStream(PRINT.png(Seed.of(1))));
        TreeSet<Integer> battles = new TreeSet<>();
        TreeSet<Integer> others = new TreeSet<>();
        for (Printed node : check(1).nodes()) {
            if (node.row() < 16) {
                int colour = image.getRGB(102 + 96 * node.column() - 20, 90 + 96 * node.row());
                (node.kind().equals("battle") ? battles : others).add(colour);
            }
        }
        assertThat(battles).hasSize(1).doesNotContainAnyElementsOf(others);
        assertThat(others).hasSize(4);
    }

    /** After an intended change, run with {@code -Dorebound.golden=refresh} and look at the difference. */
    @Tag("golden")
    @ParameterizedTest
    @ValueSource(strings = {"1", "under the hill"})
    void aGraphIsAsItWas(String seed) throws IOException {
        String drawn = PRINT.ascii(Seed.of(seed));
        Path golden = FOLDER.resolve("seed_" + seed.replace(" ", "_") + ".txt");
        if (System.getProperty("orebound.golden", "").equals("refresh")) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(golden));
    }

    private static GraphChecker check(int seed) {
        return new GraphChecker(new JsonReader().parse(PRINT.json(Seed.of(seed))));
    }

    private static Set<String> namesIn(JsonValue object) {
        TreeSet<String> names = new TreeSet<>();
        for (JsonValue child = object.child; child != null; child = child.next) {
            names.add(child.name);
        }
        return names;
    }
}
