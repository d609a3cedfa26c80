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
    void whatIsNoLetterOrTooMuchIsLeftOut() {
        line.insert("a\tb\n");
        line.insert("0123456789");

        assertThat(line.text()).isEqualTo("ab012345");
        assertThat(line.type('z')).isFalse();
        assertThat(line.type('\t')).isFalse();
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
