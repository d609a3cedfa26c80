package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks that brightness which changes in time goes through {@code FlashLimiter}: nothing else in the view and the
 * screens reckons waves and blinks, but for motion and for shapes that stand still, which are listed here with their
 * number.
 */
final class FlashRuleTest {
    private static final String SOURCES = "/src/main/java/dev/orebound/";

    /** Waves and circles of places, not of brightness. A new one is a line here, or a call of {@code FlashLimiter}. */
    private static final Map<String, Integer> MOTION = Map.ofEntries(
            Map.entry("view/actor/ActorPainter.java", 3),
            Map.entry("view/actor/ActorTraces.java", 1),
            Map.entry("view/ground/AirPainter.java", 1),
            Map.entry("view/arena/ArenaSigils.java", 1),
            Map.entry("view/thing/CrystalDrawing.java", 2),
            Map.entry("view/thing/DowsingMotes.java", 2),
            Map.entry("view/cue/EventEffects.java", 2),
            Map.entry("view/thing/LockLayer.java", 1),
            Map.entry("view/frame/ScreenReaction.java", 4),
            Map.entry("view/actor/StatusPainter.java", 1),
            Map.entry("view/thing/ThingPainter.java", 2),
            Map.entry("view/thing/VignetteLayer.java", 2),
            Map.entry("view/effect/AirborneDust.java", 2),
            Map.entry("view/effect/ParticlePool.java", 2),
            Map.entry("view/light/LightOccluders.java", 2),
            Map.entry("view/ui/MenuEmbers.java", 1),
            Map.entry("screen/descent/DescentMap.java", 1),
            Map.entry("screen/descent/NightSurface.java", 4),
            Map.entry("screen/hud/BrewSign.java", 1),
            Map.entry("screen/hud/WheelSigns.java", 4),
            Map.entry("screen/hud/FlaskRow.java", 1),
            Map.entry("screen/hud/PortraitRow.java", 1),
            Map.entry("workbench/overlay/draw/CellPainter.java", 4));

    private static final Pattern WAVE = Pattern.compile("(Math|MathUtils|StrictMath)\\.(sin|cos|sinDeg|cosDeg)\\(");

    /** A part of a time that comes again: such as seconds modulo a period. */
    private static final Pattern PERIOD = Pattern.compile(
            "(?i)(seconds|time)\\b[^;]*%\\s*(BLINK|[0-9.]+f)|(?i)(seconds|time)\\)?\\s*%\\s*[A-Z_]*BLINK");

    @Test
    void everythingThatChangesWithoutMotionAsksTheLimiter() throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        for (Path file : drawing()) {
            int waves = (int) WAVE.matcher(Files.readString(file)).results().count();
            if (waves > 0) {
                found.put(inSources(file), waves);
            }
        }

        assertThat(found).containsExactlyInAnyOrderEntriesOf(MOTION);
    }

    @Test
    void everythingThatBlinksAsksTheLimiter() throws IOException {
        List<String> blinking = new ArrayList<>();
        for (Path file : drawing()) {
            String text = Files.readString(file);
            if (PERIOD.matcher(text).find() && !text.contains("flashes")) {
                blinking.add(file.toString());
            }
        }

        assertThat(blinking).isEmpty();
    }

    private static String inSources(Path file) {
        String name = file.toString().replace('\\', '/');
        return name.substring(name.indexOf(SOURCES) + SOURCES.length());
    }

    /** Returns the files that draw, without those of sound and of the floor's picture, which is painted once. */
    private static List<Path> drawing() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String layer :
                List.of("." + SOURCES + "view", "." + SOURCES + "screen", "../tools" + SOURCES + "workbench")) {
            try (Stream<Path> all = Files.walk(Path.of(layer))) {
                all.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.toString().replace('\\', '/').matches(".*view/(sound|music|floor)/.*"))
                        .filter(file -> !file.endsWith("FlashLimiter.java"))
                        .forEach(files::add);
            }
        }
        return files;
    }
}
