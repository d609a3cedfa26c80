package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.film.InterfaceAudit.AuditFindings;
import org.junit.jupiter.api.Test;

/** Checks which texts and panels count as in each other's way. */
class InterfaceAuditTest {
    private final InterfaceAudit audit = new InterfaceAudit(800, 600);

    private void text(String words, float x, float y, float width) {
        audit.text(words, x, y, width, 20, false, 0, 0xffffff, 1);
    }

    @Test
    void textsBesideEachOtherAndInTheirPanelAreFine() {
        audit.panel(0, 0, 300, 100, 1);
        audit.panel(10, 10, 200, 50, 1);
        text("one", 20, 20, 50);
        text("two", 70, 20, 50);

        assertThat(audit.findings().overlaps()).isEmpty();
        assertThat(audit.findings().cutTexts()).isEmpty();
    }

    @Test
    void textsAndPanelsHalfOverEachOtherAreOverlaps() {
        text("one", 20, 20, 50);
        text("two", 60, 30, 50);
        audit.panel(300, 300, 100, 100, 1);
        audit.panel(350, 350, 100, 100, 1);
        audit.panel(500, 20, 100, 100, 1);
        text("half a word", 400, 50, 120);

        AuditFindings findings = audit.findings();
        assertThat(findings.overlaps())
                .hasSize(3)
                .anySatisfy(each -> assertThat(each).contains("\"one\"", "\"two\""));
        assertThat(findings.cutTexts()).isEmpty();
    }

    @Test
    void aTextThatSticksOutIsCut() {
        audit.panel(0, 0, 100, 40, 1);
        text("wider than its panel", 10, 10, 120);
        text("beyond the window", 700, 300, 120);
        audit.text("a word wider than its line", 200, 400, 90, 20, true, 0, 0xffffff, 1);

        assertThat(audit.findings().cutTexts()).hasSize(3);
        assertThat(audit.findings().overlaps()).isEmpty();
    }

    @Test
    void coveredAndHardlySeenPartsDoNotCount() {
        text("one", 20, 20, 50);
        text("two", 30, 20, 50);
        audit.fill(0, 0, 800, 600, 0.9f);
        text("three", 40, 20, 50);
        audit.text("faded", 45, 20, 50, 20, false, 3, 0xffffff, 0.05f);

        AuditFindings findings = audit.findings();
        assertThat(findings.overlaps()).isEmpty();
        assertThat(findings.missingGlyphs()).isZero();
    }

    @Test
    void shadowsAndHandlesAreNoOverlaps() {
        text("one", 20, 20, 50);
        text("one", 22, 18, 50);
        audit.panel(300, 300, 200, 12, 1);
        audit.panel(495, 294, 9, 24, 1);

        assertThat(audit.findings().overlaps()).isEmpty();
    }

    @Test
    void missingGlyphsAreCounted() {
        audit.text("one", 20, 20, 50, 20, false, 2, 0xffffff, 1);
        audit.text("two", 20, 120, 50, 20, false, 1, 0xffffff, 1);

        assertThat(audit.findings().missingGlyphs()).isEqualTo(3);
    }
}
