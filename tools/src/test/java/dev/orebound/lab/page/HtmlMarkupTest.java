package dev.orebound.lab.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HtmlMarkupTest {
    @Test
    void wordsAreWordsWhateverIsInThem() {
        String page = new HtmlMarkup()
                .leaf("p", "<script>alert('1 & 2')</script>", "title", "say \"so\"")
                .page();

        assertThat(page)
                .isEqualTo("<!DOCTYPE html>\n<p title=\"say &quot;so&quot;\">"
                        + "&lt;script&gt;alert('1 &amp; 2')&lt;/script&gt;</p>\n");
    }

    @Test
    void whatNoParserTakesIsShownAsUnknown() {
        String page = new HtmlMarkup()
                .leaf("p", "a\u0000b\u001Bc\uD83Dd\uDE00e\uFFFFf \uD83D\uDE00 Zoë\n")
                .page();

        assertThat(page).contains("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf \uD83D\uDE00 Zoë\n");
    }

    @Test
    void whatHoldsNothingEndsWhereItBegins() {
        String page = new HtmlMarkup()
                .open("p")
                .open("br")
                .open("img", "alt", "")
                .close()
                .page();

        assertThat(page).endsWith("<p><br/><img alt=\"\"/></p>\n");
    }

    @Test
    void aPageThatIsNotEndedIsNoPage() {
        assertThatThrownBy(new HtmlMarkup().open("body").open("p")::page).hasMessageContaining("[p, body]");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "12, 12", "-3, -3", "0.5, 0.5", "3.14159, 3.14", "1e9, 1000000000"})
    void numbersOfADrawingArePlain(double number, String written) {
        assertThat(HtmlMarkup.of(number)).isEqualTo(written);
    }
}
