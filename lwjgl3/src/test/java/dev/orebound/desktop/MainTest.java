package dev.orebound.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    private static final int CLASS_FILE_OF_JAVA_8 = 52;

    @ParameterizedTest
    @ValueSource(strings = {"1.8", "9", "11", "16"})
    void anOlderJavaIsToldInOneLineWhichIsNeeded(String version) {
        assertThat(Main.whyTooOld(version, "/opt/java"))
                .contains("needs Java 17")
                .contains("this is Java " + version + " in /opt/java")
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"17", "18", "25", "26-ea"})
    void javaSeventeenAndNewerWillDo(String version) {
        assertThat(Main.whyTooOld(version, "/opt/java")).isEmpty();
    }

    @Test
    void anOlderJavaCanLoadTheClassThatTellsIt() throws IOException {
        try (DataInputStream in =
                new DataInputStream(Objects.requireNonNull(Main.class.getResourceAsStream("Main.class")))) {
            in.readInt();
            in.readUnsignedShort();

            assertThat(in.readUnsignedShort()).isEqualTo(CLASS_FILE_OF_JAVA_8);
        }
    }
}
