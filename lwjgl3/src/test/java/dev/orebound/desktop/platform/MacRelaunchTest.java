package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.Main;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MacRelaunchTest {
    private static final List<String> ARGUMENTS = List.of("play", "--seed", "7");

    @Test
    void onMacTheGameStartsAgainOnTheFirstThreadWithAllItWasGiven() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

        assertThat(plan(Hosts.mac(Map.of())))
                .containsExactly(
                        java, "-XstartOnFirstThread", "-Xmx1g", "-cp", "game.jar", "Main", "play", "--seed", "7");
    }

    @Test
    void onMacAProcessThatIsOnItsFirstThreadGoesOn() {
        assertThat(plan(Hosts.mac(Map.of("JAVA_STARTED_ON_FIRST_THREAD_" + Hosts.PID, "1"))))
                .isEmpty();
    }

    @Test
    void theMarkOfAnotherProcessDoesNotCount() {
        assertThat(plan(Hosts.mac(Map.of("JAVA_STARTED_ON_FIRST_THREAD_1", "1"))))
                .isNotEmpty();
    }

    @Test
    void aProcessThatWasStartedAgainNeverStartsYetAnother() {
        assertThat(plan(Hosts.mac(Map.of(MacRelaunch.GUARD, "1")))).isEmpty();
    }

    @Test
    void withoutAJavaToStartTheGameGoesOn() {
        HostMachine bundled = new HostMachine(
                "Mac OS X",
                Map.of(),
                "/home/ada",
                "ada",
                "/tmp",
                Path.of("/nowhere"),
                Hosts.PID,
                java.util.Optional.empty());

        assertThat(plan(bundled)).isEmpty();
    }

    @Test
    void elsewhereNothingIsStartedAgain() {
        assertThat(plan(Hosts.linux(Map.of()))).isEmpty();
        assertThat(plan(Hosts.windows(Map.of(), "ada", "/tmp"))).isEmpty();
    }

    @Test
    void theExitCodeOfTheNewProcessIsReturned() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "content",
                "--check",
                "/nowhere");

        assertThat(MacRelaunch.run(command)).isEqualTo(2);
    }

    private static List<String> plan(HostMachine host) {
        return MacRelaunch.plan(host, List.of("-Xmx1g"), "game.jar", "Main", ARGUMENTS);
    }
}
