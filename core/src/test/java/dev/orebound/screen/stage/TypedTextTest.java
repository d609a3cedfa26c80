package dev.orebound.screen.stage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TypedTextTest {
    private final TypedText line = new TypedText(8);

    @Test
    void lettersComeBeforeTheCaret() {
        line.insert("spwn");
        line.move(-2);
        line.type('a');

        assertThat(line.text()).isEqualTo("spawn");
        assertThat(line.caret()).isEqualTo(3);
    }

    @Test
    void backspaceTakesTheLetterBeforeTheCaretAndDeleteTheOneBehindIt() {
        line.insert("abcd");
        line.move(-2);

        assertThat(line.type('\b')).isTrue();
        assertThat(line.text()).isEqualTo("acd");
        assertThat(line.type((char) 127)).isTrue();
        assertThat(line.text()).isEqualTo("ad");
    }

    @Test
    void signsThatAreNoLetterOrTooManyAreLeftOut() {
        line.insert("a\tb\n");
        line.insert("0123456789");

        assertThat(line.text()).isEqualTo("ab012345");
        assertThat(line.type('z')).isFalse();
        assertThat(line.type('\t')).isFalse();
    }

    @Test
    void aLetterOfTwoCharsStaysWhole() {
        assertThat(line.type('\ud83d')).as("its first half").isFalse();
        assertThat(line.type('\ude00')).isTrue();
        assertThat(line.type('\ude00')).as("a half without the other").isFalse();
        line.insert("a\ud83d\ude01");
        assertThat(line.text()).isEqualTo("\ud83d\ude00a\ud83d\ude01");

        line.type('\b');
        assertThat(line.text()).isEqualTo("\ud83d\ude00a");
        line.move(-2);
        assertThat(line.caret()).isZero();
        line.type((char) 127);
        assertThat(line.text()).isEqualTo("a");
        line.insert("0123456\ud83d\ude00");
        assertThat(line.text()).as("no half of a letter fits").isEqualTo("0123456a");
    }

    @Test
    void aTextThatCannotBeTypedOrHasNoPlaceIsTold() {
        assertThat(TypedText.takes("a b \ud83d\ude00 \u05d0")).isTrue();
        assertThat(TypedText.takes("a\tb")).isFalse();
        assertThat(TypedText.takes("\ud83d")).isFalse();
        line.insert("ab");
        assertThat(line.hasPlaceFor("012345")).isTrue();
        assertThat(line.hasPlaceFor("0123456")).isFalse();
    }

    @Test
    void theCaretStaysWithinTheLine() {
        line.insert("abc");
        line.move(5);
        assertThat(line.caret()).isEqualTo(3);
        line.move(-9);
        assertThat(line.caret()).isZero();
        assertThat(line.type('\b')).isFalse();
    }

    @Test
    void aWordBeforeTheCaretIsReplacedAndWhatFollowsItStays() {
        line.insert("ab cd");
        line.move(-3);
        line.replace(0, "xyz");

        assertThat(line.text()).isEqualTo("xyz cd");
        assertThat(line.caret()).isEqualTo(3);
    }
}
