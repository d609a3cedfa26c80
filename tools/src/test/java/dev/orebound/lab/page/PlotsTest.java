package dev.orebound.lab.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.lab.figure.QuartileSummary;
import dev.orebound.lab.page.BoxRows.BoxColumns;
import dev.orebound.lab.page.Plot.AxisScale;
import dev.orebound.lab.page.ShareBar.NamedShare;
import dev.orebound.lab.page.ShareBar.ShareColumns;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that plots show the counted values. */
class PlotsTest {
    private static final QuartileSummary NONE = new QuartileSummary(0, 0, 0, 0, 0, 0);

    @ParameterizedTest
    @CsvSource(textBlock = """
                    0,       10, 1,      1
                    1,       10, 1,      1
                    10,      10, 1,      10
                    11,      10, 2,      12
                    23,      12, 2,      24
                    45,      10, 5,      45
                    101,     10, 20,     120
                    999,     4,  500,    1000
                    2000000, 4,  500000, 2000000
                    """)
    void anAxisEndsAtARoundNumberThatReachesTheLargest(int most, int steps, int step, int end) {
        assertThat(AxisScale.upTo(most, steps)).isEqualTo(new AxisScale(step, end));
    }

    @Test
    void theColumnsOfAHistogramAreAsHighAsTheNumbersAreOften() {
        String page = filled(HistogramPlot.of(
                "Time", "seconds", PlotFill.GOOD, new long[] {0, 2, 0, 4}, new QuartileSummary(6, 1, 1, 3, 3, 3)));

        List<Double> heights = attributes(page, "height", "url\\(#fill-good\\)");
        assertThat(heights).hasSize(2);
        assertThat(heights.get(1)).isCloseTo(2 * heights.get(0), within(0.1));
        assertThat(page).contains("aria-label=\"Time: least 1, a quarter up to 1, half up to 3,", "of 6\"");
    }

    @Test
    void thePartsOfABarFillItAndAreNamedForWhoCannotSeeThem() {
        Plot bar = ShareBar.of(List.of(
                new NamedShare("won", PlotFill.GOOD, 3),
                new NamedShare("lost", PlotFill.BAD, 1),
                new NamedShare("broken", PlotFill.DULL, 0)));
        String page = PageTemplate.fill("page/bar.jte", bar);

        assertThat(attributes(page, "width", "url\\(#fill-\\w+\\)")).hasSize(2);
        assertThat(attributes(page, "width", "url\\(#fill-good\\)").get(0))
                .isCloseTo(3 * attributes(page, "width", "url\\(#fill-bad\\)").get(0), within(0.1));
        assertThat(page).contains("aria-label=\"won 3, lost 1\"", ">75%<", ">25%<");
    }

    @Test
    void aColumnOfSharesIsAsHighAsAnyOther() {
        String page = filled(ShareColumns.of(
                "Ends",
                "depth",
                List.of(
                        new ShareBar.ShareColumn(
                                "1",
                                List.of(
                                        new NamedShare("won", PlotFill.GOOD, 1),
                                        new NamedShare("lost", PlotFill.BAD, 2))),
                        new ShareBar.ShareColumn("2", List.of(new NamedShare("won", PlotFill.GOOD, 70))))));

        List<Double> won = attributes(page, "height", "url\\(#fill-good\\)");
        double lost = attributes(page, "height", "url\\(#fill-bad\\)").get(0);
        assertThat(won.get(0) + lost).isCloseTo(won.get(1), within(0.1));
        assertThat(page).contains("1: won 1, lost 2; 2: won 70");
    }

    @Test
    void aNumberFarBeyondTheOthersLiesAtTheEdgeAndSaysHowLargeItIs() {
        String page = filled(BoxColumns.of(
                "Damage",
                "depth",
                "health",
                List.of(
                        new BoxRows.NamedQuartiles("1", new QuartileSummary(9, 0, 10, 20, 40, 50)),
                        new BoxRows.NamedQuartiles("2", new QuartileSummary(9, 0, 10, 20, 40, 5000)),
                        new BoxRows.NamedQuartiles("3", NONE))));

        assertThat(page).contains("↑5000", "1: 20, 2: 20, 3: 0").doesNotContain("y2=\"-");
        assertThat(attributes(page, "height", "#\\w+"))
                .as("no box without numbers")
                .hasSize(2);
    }

    @Test
    void rowsWithoutNumbersSaySo() {
        String page = filled(BoxRows.of("Waves", "seconds", List.of(new BoxRows.NamedQuartiles("wave 1", NONE))));

        assertThat(page).contains(">none</text>", "wave 1: none");
    }

    @Test
    void wordsAreWordsWhateverIsInThem() {
        Plot plot = new Plot("<script>alert('1 & 2')</script>", "say \"so\"", 10, 10);
        plot.write("a\u0000b\u001Bc\uD83Dd\uDE00e\uFFFFf \uD83D\uDE00 Zoë", "start", "tick", 1, 1);

        assertThat(filled(plot))
                .contains(">&lt;script&gt;alert('1 &amp; 2')&lt;/script&gt;</figcaption>", "say &#34;so&#34;")
                .contains(">a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf \uD83D\uDE00 Zoë<");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "12, 12", "-3, -3", "0.5, 0.5", "3.14159, 3.14", "1e9, 1000000000"})
    void numbersOfADrawingArePlain(double number, String written) {
        assertThat(Plot.decimal(number)).isEqualTo(written);
    }

    private static String filled(Plot plot) {
        return PageTemplate.fill("page/plot.jte", plot);
    }

    /** Returns an attribute of the boxes with a fill, in drawing order. */
    private static List<Double> attributes(String page, String name, String fill) {
        Matcher boxes = Pattern.compile(
                        "<rect class=\"box\"[^>]* " + name + "=\"([\\d.]+)\"[^>]* fill=\"" + fill + "\"")
                .matcher(page);
        return boxes.results().map(box -> Double.valueOf(box.group(1))).toList();
    }
}
