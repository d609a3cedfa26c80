package dev.orebound.lab.arena.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.arena.ArenaTrialLog;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaSurvey.TypicalRoom;
import dev.orebound.lab.world.HeapWatch.HeapFigures;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.event.EventType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Checks that the page of an arena survey shows the results, is accessible, and needs no other file. */
class ArenaReportTest {
    private static final long FIRST_SEED = 14;
    private static final int FLOORS = 4;
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());

    /** Seed 16 includes the boss's floor. Neither constant is changed once created. */
    private static final ArenaSurvey SURVEY = new ArenaSurvey(TestContent.BUILT_IN, FIRST_SEED, FLOORS, 2, any -> {});

    private static final String PAGE = SURVEY.page(new BuiltInAssets(), "1.2.3", " --content DIR");

    /** The page without the pictures. */
    private static final String WORDS = PAGE.replaceAll("base64,[^\"]*", "");

    @Test
    void aParserTakesIt() {
        Document page = parsed(PAGE);

        assertThat(page.getDocumentElement().getTagName()).isEqualTo("html");
        assertThat(elements(page, "h1")).hasSize(1);
        assertThat(PAGE).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
        assertThat(WORDS).doesNotContain("\r", "NaN", "null");
    }

    @Test
    void itNeedsNeitherNetworkNorScriptNorOtherFiles() {
        Document page = parsed(PAGE);
        Set<String> ids = new HashSet<>();
        for (Element each : elements(page, "*")) {
            if (each.hasAttribute("id")) {
                assertThat(ids.add(each.getAttribute("id")))
                        .as("%s once", each.getAttribute("id"))
                        .isTrue();
            }
        }

        assertThat(WORDS).doesNotContain("//", "<script", "<link", "@import");
        for (Element each : elements(page, "*")) {
            assertThat(each.hasAttribute("href")
                            && !ids.contains(each.getAttribute("href").substring(1)))
                    .as("%s leads somewhere", each.getAttribute("href"))
                    .isFalse();
            assertThat(each.getAttribute("src")).matches("(data:image/png;base64,[A-Za-z0-9+/]+=*)?");
        }
    }

    @Test
    void itSaysWithWhatItWasMadeAndNothingOfTheMachine() {
        assertThat(WORDS)
                .contains("java -jar orebound.jar arena --seeds 14..17 --html FILE --content DIR")
                .contains("Orebound 1.2.3", Long.toHexString(TestContent.BUILT_IN.fingerprint()))
                .doesNotContain(System.getProperty("user.dir"), System.getProperty("user.home") + "/");
    }

    @Test
    void theFiguresAreThoseOfTheTally() {
        ArenaTally tally = SURVEY.tally();
        List<String> figures = elements(parsed(PAGE), "b").stream()
                .filter(each -> ((Element) each.getParentNode()).getTagName().equals("li"))
                .map(each -> each.getParentNode().getTextContent())
                .toList();

        assertThat(figures)
                .contains(
                        FLOORS + "floors",
                        tally.all.trials.value() + "trap rooms tried",
                        tally.all.sprung.value() + "sprung",
                        tally.all.ended(TrialEnding.CLEARED) + "cleared",
                        tally.all.ended(TrialEnding.REFUSED) + "refused",
                        tally.all.ended(TrialEnding.LOST) + "lost",
                        tally.all.ended(TrialEnding.WATCHDOG) + "opened by the watchdog",
                        tally.all.ended(TrialEnding.SOFTLOCKED) + "softlocked");
    }

    @Test
    void everyKindHasItsSectionAndThoseThatWereTriedTheirMap() {
        Document page = parsed(PAGE);

        for (String kind : TestContent.BUILT_IN.arenaKinds().ids()) {
            Element section = withId(page, "kind-" + kind);
            assertThat(section.getTextContent()).as(kind).contains(TEXTS.get("arena." + kind + ".name"));
            ArenaTally.TrialGroup group = SURVEY.tally().byKind.of(kind);
            if (group.trials.value() == 0) {
                assertThat(section.getTextContent()).contains("None of these floors has such a room.");
            } else {
                assertThat(section.getTextContent())
                        .contains(group.trials.value() + " offered, " + group.sprung.value() + " sprung")
                        .contains("java -jar orebound.jar play --seed 1", " --depth ", " --kind ", " --room ");
                assertThat(elements(section, "img"))
                        .anyMatch(each -> each.getAttribute("alt").startsWith("Map of seed "));
            }
        }
        assertThat(SURVEY.tally().byKind.all()).as("else nothing was looked at").containsKeys("waves", "boss_hall");
    }

    @Test
    void picturesCanBeReadAndWhatIsDrawnIsToldInWordsToo() throws IOException {
        Document page = parsed(PAGE);

        for (Element each : elements(page, "img")) {
            byte[] png = Base64.getDecoder().decode(each.getAttribute("src").replaceFirst(".*,", ""));
            assertThat(ImageIO.read(new ByteArrayInputStream(png))).isNotNull();
            assertThat(each.hasAttribute("alt")).isTrue();
        }
        for (Element each : elements(page, "svg")) {
            assertThat(each.hasAttribute("aria-label") || each.hasAttribute("aria-hidden"))
                    .isTrue();
        }
        assertThat(elements(page, "table"))
                .allMatch(table -> elements(table, "caption").size() == 1);
    }

    @Test
    void theSameSeedsGiveTheSamePageOnAnyNumberOfProcessors() {
        ArenaSurvey alone = new ArenaSurvey(TestContent.BUILT_IN, 1, 3, 1, any -> {});
        ArenaSurvey sideBySide = new ArenaSurvey(TestContent.BUILT_IN, 1, 3, 3, any -> {});

        assertThat(sideBySide.page(new BuiltInAssets(), "x", "")).isEqualTo(alone.page(new BuiltInAssets(), "x", ""));
    }

    @Test
    void givenASoftlockAndAWatchdog_whenLookedAt_thenEachSaysHowToGoThereAndWhatWasWrong() {
        ArenaSurvey survey = new ArenaSurvey(TestContent.BUILT_IN, 1, 1, 1, any -> {});
        ArenaCourse course = survey.tally().courses.all().values().iterator().next();
        ArenaTrialResult found = TypicalRoom.of(
                        Objects.requireNonNull(course.typical()), new WorldFactory(TestContent.BUILT_IN))
                .result();
        survey.tally().add(ended(found, TrialEnding.SOFTLOCKED, "a <b>wall</b> & \"no door\"\n#####\n#<@>#"));
        survey.tally().add(ended(found, TrialEnding.WATCHDOG, "opened by the watchdog"));

        Document page = parsed(survey.page(new BuiltInAssets(), "1", ""));

        String command = "java -jar orebound.jar play --seed 1 --depth 2 --kind "
                + found.tried().floor().request().kind().id() + " --room "
                + found.tried().room().id();
        assertThat(withId(page, "cases").getTextContent())
                .contains("Softlocked", "a <b>wall</b> & \"no door\"", "#####\n#<@>#", "Opened by the watchdog")
                .containsPattern("(?s)" + command + ".*" + command);
        assertThat(withId(page, "kind-" + found.tried().room().arena()).getTextContent())
                .contains("Softlocked", command);
        assertThat(page.getDocumentElement().getTextContent()).contains("1 softlocked, 1 opened by the watchdog");
    }

    private static ArenaTrialResult ended(ArenaTrialResult like, TrialEnding ending, String fault) {
        return new ArenaTrialResult(
                like.tried(),
                ending,
                true,
                600,
                500,
                0,
                0,
                0,
                Collections.nCopies(EventType.values().length, 0),
                new ArenaTrialLog(List.of(), List.of(), ArenaTrialLog.NOBODY),
                new HeapFigures(),
                fault);
    }

    @Test
    void givenNamesWithSignsOfMarkup_whenWritten_thenTheyAreNames() {
        ArenaSurvey survey = new ArenaSurvey(TestContent.BUILT_IN, 1, 1, 1, any -> {});
        String name = "<b onclick=\"x\">Wave & 'Wave'</b>";

        Document page = parsed(survey.page(new Renamed("arena.waves.name", name), "<1>", ""));

        assertThat(withId(page, "kind-waves").getTextContent()).contains(name);
        assertThat(page.getDocumentElement().getTextContent()).contains("Orebound <1>");
    }

    /** The game's own assets with one text replaced. */
    private record Renamed(String key, String text) implements Assets {
        private static final Assets BUILT_IN = new BuiltInAssets();

        @Override
        public boolean has(String path) {
            return BUILT_IN.has(path);
        }

        @Override
        public byte[] bytes(String path) {
            if (!path.equals(GameTexts.FILE)) {
                return BUILT_IN.bytes(path);
            }
            List<String> lines = new ArrayList<>(BUILT_IN.text(path).lines().toList());
            lines.removeIf(line -> line.startsWith(key + " "));
            lines.add(key + " = " + text);
            return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public List<String> list(String folder, String ending) {
            return BUILT_IN.list(folder, ending);
        }

        @Override
        public List<String> folders(String folder) {
            return BUILT_IN.folders(folder);
        }
    }

    private static Document parsed(String page) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8)));
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new AssertionError(e);
        }
    }

    private static Element withId(Document page, String id) {
        return elements(page, "*").stream()
                .filter(each -> each.getAttribute("id").equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<Element> elements(Document page, String name) {
        return all(page.getElementsByTagName(name));
    }

    private static List<Element> elements(Element within, String name) {
        return all(within.getElementsByTagName(name));
    }

    private static List<Element> all(NodeList nodes) {
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
