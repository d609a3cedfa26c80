package dev.orebound.bench;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Holds a jar of the game against an older one, so that speed is not lost unnoticed. Each round measures both, in turn:
 * the figures of {@code bench}, the start, and the memory at the title and in play. The larger each figure, the worse.
 * One fails that is worse by more than a tenth in every round: once may be chance, three times is not.
 *
 * <p>Needs a display, and Linux, of whose files it reads the memory of processes.
 */
final class SpeedGuard {
    private static final int USUAL_ROUNDS = 3;
    private static final int STARTS = 5;

    /** The ratio of newer to older above which a figure is worse. */
    private static final double MOST_RATIO = 1.1;

    /** Added to both sides, so that a figure of 0, as of bytes a tick, may be compared. */
    private static final double LEAST = 0.5;

    private static final int SETTLING_SECONDS = 6;
    private static final int MOST_SECONDS = 60;
    private static final String FIRST_FRAME = "first frame after ";

    private final Path older;
    private final Path newer;
    private final int rounds;
    /** The ratio of newer to older of each round. */
    private final Map<String, double[]> ratios = new LinkedHashMap<>();

    private SpeedGuard(Path older, Path newer, int rounds) {
        this.older = older;
        this.newer = newer;
        this.rounds = rounds;
    }

    /**
     * Measures two jars, prints all ratios and ends the process: with status 1 if a figure has grown worse.
     *
     * @param words after the first word the older jar, the newer one, and the rounds if they are not three
     */
    static void run(String[] words) throws IOException, InterruptedException {
        if (words.length != 3 && words.length != 4) {
            throw new IllegalArgumentException("guard takes two jars, the older one first, and rounds if you like");
        }
        int rounds = words.length == 3 ? USUAL_ROUNDS : Integer.parseInt(words[3]);
        SpeedGuard guard = new SpeedGuard(Path.of(words[1]), Path.of(words[2]), rounds);
        for (int round = 0; round < rounds; round++) {
            System.out.println("round " + (round + 1) + " of " + rounds);
            guard.addRound(round);
        }
        System.exit(guard.print() ? 0 : 1);
    }

    private void addRound(int round) throws IOException, InterruptedException {
        Map<String, List<Double>> before = new LinkedHashMap<>();
        Map<String, List<Double>> after = new LinkedHashMap<>();
        addBench(older, before);
        addBench(newer, after);
        for (int i = 0; i < STARTS; i++) {
            addStart(older, before);
            addStart(newer, after);
        }
        addMemoryInPlay(older, before);
        addMemoryInPlay(newer, after);
        // A figure that only one of both knows is not compared.
        after.keySet().retainAll(before.keySet());
        after.forEach((key, values) -> ratios.computeIfAbsent(key, each -> new double[rounds])[round] =
                (median(values) + LEAST) / (median(before.get(key)) + LEAST));
    }

    private static void addBench(Path jar, Map<String, List<Double>> figures) throws IOException {
        Process process = new ProcessBuilder(java(jar, "bench", "--json"))
                .redirectError(Redirect.DISCARD)
                .start();
        String line = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!line.startsWith("{")) {
            throw new IOException(jar + ": bench printed no figures");
        }
        for (JsonValue figure : new JsonReader().parse(line)) {
            if (!figure.name.endsWith("_noise")) {
                // Ratios are small beside what is added to each: they count in hundredths.
                double scale = figure.name.startsWith("bytes") ? 1 : 100;
                add(figures, figure.name, figure.asDouble() * scale);
            }
        }
    }

    private static void addStart(Path jar, Map<String, List<Double>> figures) throws IOException, InterruptedException {
        try (RunningGame game = new RunningGame(jar)) {
            add(figures, "start_milliseconds", game.milliseconds);
            add(figures, "start_processor_milliseconds", game.processor.toMillis());
            game.settle();
            add(figures, "memory_at_title", game.megabytes());
        }
    }

    private static void addMemoryInPlay(Path jar, Map<String, List<Double>> figures)
            throws IOException, InterruptedException {
        try (RunningGame game = new RunningGame(jar, "--seed", "7")) {
            game.settle();
            add(figures, "memory_in_play", game.megabytes());
        }
    }

    private static void add(Map<String, List<Double>> figures, String key, double value) {
        figures.computeIfAbsent(key, each -> new ArrayList<>()).add(value);
    }

    private static List<String> java(Path jar, String... words) {
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Dorebound.log=debug",
                                "-jar",
                                jar.toString()),
                        Arrays.stream(words))
                .toList();
    }

    /** Prints the ratios of all rounds, and returns whether none is too large in each. */
    private boolean print() {
        boolean holds = true;
        System.out.printf("%nnewer to older, of each round%n");
        for (Map.Entry<String, double[]> figure : ratios.entrySet()) {
            boolean isWorse = Arrays.stream(figure.getValue()).allMatch(ratio -> ratio > MOST_RATIO);
            StringBuilder line = new StringBuilder(String.format("%-32s", figure.getKey()));
            Arrays.stream(figure.getValue()).forEach(ratio -> line.append(String.format("%8.3f", ratio)));
            System.out.println(line.append(isWorse ? "  worse by more than a tenth each time" : ""));
            holds &= !isWorse;
        }
        return holds;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    /** A game that plays in a process of its own, with all that it starts, from its first frame until it is closed. */
    private static final class RunningGame implements AutoCloseable {
        private final Process process;
        private final Path saves;
        /** From the start of the process to the first frame. */
        private final long milliseconds;
        /** The time of the processor that the processes took up to the first frame. */
        private final Duration processor;

        RunningGame(Path jar, String... options) throws IOException {
            saves = Files.createTempDirectory("guard");
            List<String> command =
                    new ArrayList<>(java(jar, "play", "--mute", "--save-dir", saves.toString(), "--size", "1280x720"));
            command.addAll(List.of(options));
            process =
                    new ProcessBuilder(command).redirectOutput(Redirect.DISCARD).start();
            BufferedReader complaints = process.errorReader(StandardCharsets.UTF_8);
            String line = complaints.readLine();
            while (line != null && !line.contains(FIRST_FRAME)) {
                line = complaints.readLine();
            }
            if (line == null) {
                close();
                throw new IOException(jar + ": the game ended before its first frame");
            }
            processor = processes()
                    .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                    .reduce(Duration.ZERO, Duration::plus);
            String told = line.substring(line.indexOf(FIRST_FRAME) + FIRST_FRAME.length());
            milliseconds = Long.parseLong(told.substring(0, told.indexOf(' ')));
        }

        private Stream<ProcessHandle> processes() {
            return Stream.concat(Stream.of(process.toHandle()), process.descendants());
        }

        void settle() throws InterruptedException {
            TimeUnit.SECONDS.sleep(SETTLING_SECONDS);
        }

        /** Returns what of all processes is resident. */
        double megabytes() {
            return processes().mapToLong(each -> residentKilobytes(each.pid())).sum() / 1024.0;
        }

        private static long residentKilobytes(long process) {
            try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(process), "status"))) {
                return lines.filter(line -> line.startsWith("VmRSS:"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                        .sum();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() throws IOException {
            processes().toList().forEach(ProcessHandle::destroyForcibly);
            try {
                process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            try (Stream<Path> files = Files.walk(saves)) {
                for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }
}
