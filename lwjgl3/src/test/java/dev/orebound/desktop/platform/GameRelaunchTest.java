package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests with which options the game starts again, and what the first of the two processes passes on. */
class GameRelaunchTest {
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir
    Path folder;

    @Test
    void fromItsJarTheGameStartsAgainWithABoundOfItsMemory() throws IOException {
        List<String> command = plan(Hosts.linux(Map.of()), jar(), List.of(), "play", "--seed", "7");

        assertThat(command)
                .startsWith(JAVA.toString())
                .containsAll(GameRelaunch.HEAP)
                .contains("-XX:+UseSerialGC")
                .endsWith("-jar", jar(), "play", "--seed", "7");
    }

    @Test
    void whatThePlayerHasChosenOfMemoryAndCollectorIsKept() throws IOException {
        List<String> command =
                plan(Hosts.linux(Map.of()), jar(), List.of("-Xmx1g", "-XX:+UseParallelGC", "-Dorebound.log=debug"));

        assertThat(command)
                .contains("-Xmx1g", "-XX:+UseParallelGC", "-Dorebound.log=debug")
                .doesNotContainAnyElementsOf(GameRelaunch.HEAP)
                .doesNotContain("-XX:+UseSerialGC");
    }

    @Test
    void anArchiveOfClassesIsUsedUnlessThePlayerNamesOne() throws IOException {
        ClassArchive archive = new ClassArchive(List.of("-XX:SharedArchiveFile=a.jsa"), false);

        assertThat(GameRelaunch.plan(Hosts.linux(Map.of()), started(jar(), List.of()), JAVA, archive))
                .contains("-XX:SharedArchiveFile=a.jsa");
        assertThat(GameRelaunch.plan(Hosts.linux(Map.of()), started(jar(), List.of("-Xshare:off")), JAVA, archive))
                .contains("-Xshare:off")
                .doesNotContain("-XX:SharedArchiveFile=a.jsa");
    }

    @Test
    void onlyACommandThatOpensAWindowIsStartedAgain() {
        assertThat(started("game.jar", List.of()).opensWindow()).isTrue();
        assertThat(started("game.jar", List.of(), "play").opensWindow()).isTrue();
        assertThat(started("game.jar", List.of(), "film", "pictures").opensWindow())
                .isTrue();
        assertThat(started("game.jar", List.of(), "--seed", "7").opensWindow()).isTrue();
        assertThat(started("game.jar", List.of(), "survey").opensWindow()).isFalse();
        assertThat(started("game.jar", List.of(), "--save-dir", "x", "survey").opensWindow())
                .isFalse();
        assertThat(started("game.jar", List.of(), "--help").opensWindow()).isFalse();
    }

    @Test
    void whereItIsNoBetterTheGameGoesOnInItsProcess() throws IOException {
        assertThat(plan(Hosts.linux(Map.of(GameRelaunch.GUARD, "1")), jar(), List.of()))
                .as("in a process that was started again")
                .isEmpty();
        assertThat(plan(Hosts.linux(Map.of()), "classes", List.of()))
                .as("from folders of classes, as in an IDE")
                .isEmpty();
        assertThat(plan(Hosts.linux(Map.of()), jar(), List.of("-agentlib:jdwp=transport=dt_socket")))
                .as("with a debugger")
                .isEmpty();
        assertThat(plan(Hosts.linux(Map.of()), jar(), List.of(), "--seed", "\uFFFD"))
                .as("with an argument that could not be read")
                .isEmpty();
        assertThat(GameRelaunch.plan(
                        Hosts.linux(Map.of()), started(jar(), List.of()), Path.of("nowhere"), ClassArchive.NONE))
                .as("without a launcher")
                .isEmpty();
    }

    @Test
    void onMacTheGameStartsAgainOnTheFirstThreadFromFoldersToo() {
        assertThat(plan(Hosts.mac(Map.of()), "classes", List.of(), "--seed", "7"))
                .startsWith(JAVA.toString(), "-XstartOnFirstThread")
                .endsWith("-cp", "classes", "Main", "--seed", "7");
        assertThat(plan(Hosts.mac(Map.of("JAVA_STARTED_ON_FIRST_THREAD_" + Hosts.PID, "1")), "classes", List.of()))
                .as("on its first thread")
                .isEmpty();
        assertThat(plan(Hosts.mac(Map.of("JAVA_STARTED_ON_FIRST_THREAD_1", "1")), "classes", List.of()))
                .as("with the mark of another process")
                .isNotEmpty();
    }

    @Test
    void theExitCodeAndTheLineOfTheNewProcessArePassedOn() throws Exception {
        Process game = begin("--seed", "7", "--depth", "99");
        String complaint = new String(game.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(game.waitFor()).isEqualTo(2);
        assertThat(complaint.lines()).singleElement().asString().contains("--depth");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theNewProcessEndsWithTheFirst() throws Exception {
        Process first = new ProcessBuilder("sleep", "600").start();
        ProcessBuilder builder = new ProcessBuilder(
                JAVA.toString(), "-cp", System.getProperty("java.class.path"), Waiting.class.getName());
        builder.environment().put(GameRelaunch.GUARD, String.valueOf(first.pid()));
        Process game = builder.start();
        assertThat(game.getInputStream().read()).isEqualTo('w');

        first.destroyForcibly();

        assertThat(game.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }

    /** Stands for the game: waits for ever, unless it ends with its first process. */
    static final class Waiting {
        public static void main(String[] arguments) throws InterruptedException {
            GameRelaunch.endWithFirstProcess(HostMachine.here());
            System.out.print('w');
            System.out.flush();
            Thread.sleep(TimeUnit.HOURS.toMillis(1));
        }
    }

    private Process begin(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-jar", jar()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("OREBOUND_HOME", folder.resolve("home").toString());
        return builder.start();
    }

    /** A jar without classes, which names those of the tests. */
    private String jar() throws IOException {
        Path jar = folder.resolve("game.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        String.join(
                                " ",
                                Arrays.stream(System.getProperty("java.class.path")
                                                .split(java.io.File.pathSeparator))
                                        .map(entry -> Path.of(entry).toUri().toString())
                                        .toList()));
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar.toString();
    }

    private static GameRelaunch.Started started(String classPath, List<String> options, String... arguments) {
        return new GameRelaunch.Started(options, classPath, "Main", List.of(arguments));
    }

    private static List<String> plan(HostMachine host, String classPath, List<String> options, String... arguments) {
        return GameRelaunch.plan(host, started(classPath, options, arguments), JAVA, ClassArchive.NONE);
    }
}
