package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lwjgl.glfw.GLFW;

class DisplayServerTest {
    @Test
    void x11ComesFirstIfBothAreOffered() {
        assertThat(DisplayServer.preference(Hosts.linux(Map.of("DISPLAY", ":0", "WAYLAND_DISPLAY", "wayland-0"))))
                .containsExactly(GLFW.GLFW_PLATFORM_X11, GLFW.GLFW_PLATFORM_WAYLAND);
    }

    @Test
    void waylandIsUsedIfItAloneIsOffered() {
        assertThat(DisplayServer.preference(Hosts.linux(Map.of("DISPLAY", "", "WAYLAND_DISPLAY", "wayland-0"))))
                .containsExactly(GLFW.GLFW_PLATFORM_WAYLAND);
    }

    @Test
    void withoutEitherThereIsNothingToTry() {
        assertThat(DisplayServer.preference(Hosts.linux(Map.of()))).isEmpty();
    }
}
