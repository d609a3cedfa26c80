package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.Main;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests with which options the game starts again, and what the first of the two processes passes on. */
class GameRelaunchTest {
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir
    Path folder;

    private String jar = "";

    @Test
    void fromItsJarTheGameStartsAgainWithABoundOfItsMemory() throws IOException {
        List<String> command = plan(Hosts.linux(Map.of()), jar(), List.of(), "play", "--seed", "7");

        assertThat(command)
                .startsWith(JAVA.toString())
                .containsAll(JavaOptions.HEAP)
                .contains("-XX:+UseSerialGC")
                .endsWith("-jar", jar(), "play", "--seed", "7");
    }

    @Test
    void onlyLinuxIsAskedToTakeMemoryBack_sinceOthersWouldWarnOfTheOption() throws IOException {
        assertThat(plan(Hosts.linux(Map.of()), jar(), List.of())).containsAll(JavaOptions.TRIM);
        assertThat(plan(Hosts.mac(Map.of()), jar(), List.of())).doesNotContainAnyElementsOf(JavaOptions.TRIM);
        assertThat(plan(Hosts.windows(Map.of(), "ada", "C:\\Temp"), jar(), List.of()))
                .doesNotContainAnyElementsOf(JavaOptions.TRIM);
    }

    @Test
    void aBundleBeginsJavaWithTheOptionsWithWhichAJarStartsItself() throws IOException {
        List<String> named = Files.readAllLines(Path.of("src/bundle/options.txt"));
        JavaOptions options = JavaOptions.of(Hosts.mac(Map.of()), List.of());

        assertThat(named).startsWith(options.ours(ClassArchive.NONE, true).toArray(new String[0]));
        assertThat(named).endsWith("-Xlog:cds=off", "-Xlog:cds+dynamic=off", "-XX:+VerifySharedSpaces");
        assertThat(Files.readString(Path.of("pom.xml")))
                .contains(named.stream().map("<opt>%s</opt>"::formatted).toList());
        assertThat(Files.readString(Path.of("src/bundle/bundles.xml"))).contains(String.join(" ", JavaOptions.TRIM));
    }

    @Test
    void aJarIsNamedByItsWholePath_sinceItsArchiveIsUsedFromAnyFolder() throws IOException {
        Path here = Path.of("").toAbsolutePath();
        String relative = here.relativize(Path.of(jar()).toAbsolutePath()).toString();

        Path named = Path.of(plan(Hosts.linux(Map.of()), relative, List.of(), "play").stream()
                .dropWhile(word -> !word.equals("-jar"))
                .skip(1)
                .findFirst()
                .orElseThrow());

        assertThat(named).isAbsolute();
        assertThat(named.normalize()).isEqualTo(Path.of(jar()).toAbsolutePath());
    }

    @Test
    void thePlayersChoiceOfMemoryAndCollectorIsKept() throws IOException {
        List<String> command =
                plan(Hosts.linux(Map.of()), jar(), List.of("-Xmx1g", "-XX:+UseParallelGC", "-Dorebound.log=debug"));

        assertThat(command)
                .contains("-Xmx1g", "-XX:+UseParallelGC", "-Dorebound.log=debug")
                .doesNotContainAnyElementsOf(JavaOptions.HEAP)
                .doesNotContain("-XX:+UseSerialGC");
    }

    @ParameterizedTest
    @ValueSource(strings = {"JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"})
    void thePlayersChoiceInTheEnvironmentIsKept(String variable) throws IOException {
        String[] sizes = {"-Xms512m", "-Xmx1g", "-XX:MaxRAMPercentage=50", "-XX:MaxHeapFreeRatio=10", "'-Xmn300m'"};
        for (String size : sizes) {
            assertThat(plan(Hosts.linux(Map.of(variable, "-Da=b  " + size)), jar(), List.of()))
                    .as(size)
                    .doesNotContainAnyElementsOf(JavaOptions.HEAP)
                    .contains("-XX:+UseSerialGC");
        }
        assertThat(plan(Hosts.linux(Map.of(variable, "-XX:+UseG1GC -Da=b")), jar(), List.of()))
                .containsAll(JavaOptions.HEAP)
                .doesNotContain("-XX:+UseSerialGC");
        assertThat(plan(Hosts.linux(Map.of(variable, "@options")), jar(), List.of()))
                .doesNotContainAnyElementsOf(JavaOptions.HEAP)
                .doesNotContainAnyElementsOf(JavaOptions.PATIENT_COMPILER)
                .doesNotContain("-XX:+UseSerialGC");
        assertThat(plan(Hosts.linux(Map.of(variable, "-XX:+HeapDumpOnOutOfMemoryError -Da=-Xmx1g")), jar(), List.of()))
                .as("what contradicts nothing")
                .containsAll(JavaOptions.HEAP)
                .contains("-XX:+UseSerialGC");
        assertThat(plan(Hosts.linux(Map.of(variable, "-agentlib:jdwp=transport=dt_socket")), jar(), List.of()))
                .as("a debugger")
                .isEmpty();
    }

    @Test
    void aLeastSizeOnTheCommandLineIsKept() throws IOException {
        assertThat(plan(Hosts.linux(Map.of()), jar(), List.of("-Xms512m")))
                .contains("-Xms512m")
                .doesNotContainAnyElementsOf(JavaOptions.HEAP);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "JAVA_TOOL_OPTIONS=-Xms512m",
                "JAVA_TOOL_OPTIONS=-XX:+UseG1GC",
                "JDK_JAVA_OPTIONS=-XX:+UseParallelGC",
                "JAVA_TOOL_OPTIONS=-Xmx1g"
            })
    void aGameWithThePlayersOptionsIsBegun(String variable) throws Exception {
        ProcessBuilder builder = builder("--seed", "7", "--depth", "99");
        int equals = variable.indexOf('=');
        builder.environment().put(variable.substring(0, equals), variable.substring(equals + 1));
        Process game = builder.redirectErrorStream(true).start();
        String told = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(game.waitFor()).as(told).isEqualTo(2);
        assertThat(told.lines()).as(told).anyMatch(line -> line.contains("--depth"));
    }

    @Test
    void aGameWhoseArchiveIsDamagedStartsWithoutItAndRemovesIt() throws Exception {
        HostMachine host =
                Hosts.linux(Map.of("OREBOUND_HOME", folder.resolve("home").toString()));
        Path archive = Objects.requireNonNull(
                ClassArchive.of(host, Path.of(jar()).toAbsolutePath()).file());
        Files.write(archive, new byte[40_000]);
        try (RandomAccessFile head = new RandomAccessFile(archive.toFile(), "rw")) {
            head.write(new byte[] {(byte) 0xf0, 0x0b, (byte) 0xab, (byte) 0xa2});
        }
        FileTime made = Files.getLastModifiedTime(Path.of(jar));
        Process game = begin("--seed", "7", "--depth", "99");
        String told = new String(game.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(Files.getLastModifiedTime(Path.of(jar))).isEqualTo(made);
        assertThat(game.waitFor()).as(told).isEqualTo(2);
        assertThat(told.lines().filter(line -> line.startsWith("orebound: ")))
                .hasSize(2)
                .anyMatch(line -> line.contains("starts again without its archive"))
                .last()
                .asString()
                .contains("--depth");
        assertThat(archive).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"with:one", "with:two:colons", "with a blank"})
    void aSaveFolderOfAnyNameStartsTwice(String name) throws Exception {
        for (int start = 0; start < 2; start++) {
            ProcessBuilder builder = builder("--seed", "7", "--depth", "99");
            builder.environment().put("OREBOUND_HOME", folder.resolve(name).toString());
            Path cache = folder.resolve(name).resolve("cache");
            Files.createDirectories(cache);
            Process game = builder.redirectErrorStream(true).start();
            String told = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(game.waitFor()).as(told).isEqualTo(2);
            assertThat(told.lines()).singleElement().asString().contains("--depth");
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aSaveFolderThatTheLocaleCannotNameIsOneLine() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                "sh",
                "-c",
                "OREBOUND_HOME=\"$1/gr$(printf '\\303\\274')n\"; export OREBOUND_HOME; shift; exec \"$@\"",
                "sh",
                folder.toString(),
                JAVA.toString(),
                "-jar",
                jar(),
                "--seed",
                "7");
        builder.environment().put("LC_ALL", "C");
        Process game = builder.redirectErrorStream(true).start();
        String told = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(game.waitFor()).as(told).isEqualTo(2);
        assertThat(told.lines()).singleElement().asString().contains("is not a valid folder name here");
    }

    @Test
    void anArchiveOfClassesIsUsedUnlessThePlayerNamesOne() throws IOException {
        ClassArchive archive = new ClassArchive(List.of("-XX:SharedArchiveFile=a.jsa"), false, null);

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
    void theGameGoesOnInItsProcessIfAnotherIsNoBetter() throws IOException {
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

    @Test
    @EnabledOnOs(OS.LINUX)
    void anArchiveForWhichTheDiskHasNoRoomAtTheEndIsNoLineOfJava() throws Exception {
        Path archive = folder.resolve("archive.jsa");
        Path ending = jarOf(GameRelaunch.class, Ending.class);
        ProcessBuilder builder = new ProcessBuilder(
                "sh",
                "-c",
                "ulimit -f 100; exec \"$@\"",
                "sh",
                JAVA.toString(),
                "-XX:ArchiveClassesAtExit=" + archive,
                "-Xlog:cds=off",
                "-Xlog:cds+dynamic=off",
                "-cp",
                ending.toString(),
                Ending.class.getName());
        builder.environment().put("OREBOUND_TELL_EXIT", "1");
        Process game = builder.start();

        assertThat(game.getInputStream().readAllBytes()).as("its exit code").containsExactly(0);
        assertThat(new String(game.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("the game's own line\n");
        assertThat(GameRelaunch.toldBy(0, game.waitFor())).isZero();
        assertThat(archive).doesNotExist();
    }

    /** Returns a jar of the folders from which classes were loaded; Java makes no archive of folders. */
    private Path jarOf(Class<?>... classes) throws Exception {
        Path jarOfClasses = folder.resolve("classes.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jarOfClasses))) {
            for (Class<?> each : classes) {
                Path root = Path.of(
                        each.getProtectionDomain().getCodeSource().getLocation().toURI());
                String name = each.getName().replace('.', '/');
                Path beside = Objects.requireNonNull(root.resolve(name).getParent());
                try (Stream<Path> files = Files.list(beside)) {
                    for (Path file : files.filter(Files::isRegularFile)
                            .filter(file -> !file.endsWith("package-info.class"))
                            .toList()) {
                        out.putNextEntry(new JarEntry(root.relativize(file).toString()));
                        Files.copy(file, out);
                    }
                }
            }
        }
        return jarOfClasses;
    }

    /** Stands for a game that ends well. */
    static final class Ending {
        public static void main(String[] arguments) {
            System.err.print("the game's own line\n");
            GameRelaunch.exit(HostMachine.here(), 0);
        }
    }

    private Process begin(String... arguments) throws IOException {
        return builder(arguments).start();
    }

    private ProcessBuilder builder(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA.toString(), "-jar", jar()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("OREBOUND_HOME", folder.resolve("home").toString());
        return builder;
    }

    /** A jar without classes, which names those of the tests. */
    private String jar() throws IOException {
        if (!jar.isEmpty()) {
            return jar;
        }
        Path made = folder.resolve("game.jar");
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
        new JarOutputStream(Files.newOutputStream(made), manifest).close();
        jar = made.toString();
        return jar;
    }

    private static GameRelaunch.Started started(String classPath, List<String> options, String... arguments) {
        return new GameRelaunch.Started(options, classPath, "Main", List.of(arguments));
    }

    private static List<String> plan(HostMachine host, String classPath, List<String> options, String... arguments) {
        return GameRelaunch.plan(host, started(classPath, options, arguments), JAVA, ClassArchive.NONE);
    }
}
