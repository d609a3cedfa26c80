package dev.orebound.view.music;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicPiece;
import dev.orebound.content.music.MusicPiece.MusicPart;
import dev.orebound.content.music.MusicPiece.MusicStem;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks that a thread of music that fails costs the music alone. */
class MusicStreamTest {
    private static final long MILLISECOND = 1_000_000;
    private static final int BYTES = 40_960;

    private final List<String> log = new ArrayList<>();
    private final List<String> calls = new ArrayList<>();

    @Test
    @Timeout(60) // detects endless waiting
    void aThreadThatFailsIsOneLineAndSilence() {
        List<Throwable> uncaught = new ArrayList<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
        try {
            MusicPlayer player = new MusicPlayer(broken(), audio(), log::add);
            player.play("broken");
            while (log.isEmpty()) {
                player.update(0, 1 / 60f);
                LockSupport.parkNanos(MILLISECOND);
            }
            for (int frame = 0; frame < 60; frame++) {
                player.update(0, 1 / 60f);
            }

            assertThat(log)
                    .singleElement()
                    .asString()
                    .startsWith("music cannot be played, the game goes on without: broken: ")
                    .doesNotContain("\n");
            assertThat(calls).endsWith("pause").doesNotContain("stop");
            assertThat(uncaught).isEmpty();
            player.dispose();
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    /** Returns music that reading would have refused: the line of its piece has no notes. */
    private static MusicContent broken() {
        MusicContent usual = MusicContent.read(new BuiltInAssets());
        MusicPart part = new MusicPart("dulcimer", 1, 0, 0, List.of("A: x"));
        MusicPiece piece = new MusicPiece(
                "broken",
                "c",
                60,
                4,
                1,
                "A",
                0,
                "none",
                1,
                0,
                1,
                List.of(new MusicStem("one", List.of(), 1, List.of(part))));
        return new MusicContent(
                usual.materials(), usual.instruments(), new ContentTable<>(List.of(piece)), usual.rules());
    }

    /** Returns audio that reads the stream as a device does, and notes what it is told. */
    private Audio audio() {
        return proxy(Audio.class, (name, arguments) -> {
            MusicStream stream = (MusicStream) arguments[0];
            return proxy(Music.class, (called, given) -> {
                calls.add(called);
                if (called.equals("play")) {
                    stream.read(new byte[BYTES]);
                }
                return null;
            });
        });
    }

    private interface Answer {
        @Nullable
        Object to(String name, Object[] arguments);
    }

    private static <T> T proxy(Class<T> type, Answer answer) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (self, method, given) -> answer.to(method.getName(), given)));
    }
}
