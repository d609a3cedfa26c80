package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.sun.management.ThreadMXBean;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.grid.Grid;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.screen.speech.SpeechState;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests the words in which the HUD tells players what they cannot see. */
@InWindow(pixels = false)
final class HudAloudTest {
    private static final InterfaceSize SIZE = InterfaceSize.of(640, 360, 1);
    private static final float SECONDS = 1 / 60f;

    private final Assets assets = new BuiltInAssets();
    private final Recorder speaker = new Recorder();

    private HudContext parts() {
        FontSet fonts = new FontSet(assets);
        fonts.resize(SIZE.pixelsAUnit());
        return new HudContext(
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                fonts,
                KeyBindings.defaults(),
                HintProgress.allKnown(),
                id -> true,
                TestContent.captions(),
                speaker);
    }

    private Hud hud(World world) {
        Hud hud = new Hud(world, new Descent(Seed.of("aloud"), world.content().graph()), parts());
        hud.resize(SIZE, 0);
        hud.showCaptions(CaptionMode.OFF);
        return hud;
    }

    private static World world() {
        Content content = TestContent.BUILT_IN;
        Floor floor = new FloorGenerator(content).generate(new Descent(Seed.of("aloud"), content.graph()).request(1));
        return new World(floor, content, Party.fresh(content));
    }

    private static void frames(Hud hud, int frames) {
        for (int i = 0; i < frames; i++) {
            hud.afterTick();
            hud.update(100, 100, SECONDS);
        }
    }

    private List<String> said(SpeechRank rank) {
        List<String> words = new ArrayList<>();
        for (String line : speaker.said) {
            if (line.startsWith(rank.name())) {
                words.add(line.substring(rank.name().length() + 1));
            }
        }
        return words;
    }

    @Test
    void healthThatRunsLowIsToldTwiceAndAgainAfterItHasRecovered() {
        World world = world();
        Hud hud = hud(world);
        HealthComponent health = world.player().health();
        health.most = 100;
        for (int now : new int[] {100, 31, 29, 20, 14, 9, 80, 25}) {
            health.health = now;
            frames(hud, 2);
        }

        assertThat(said(SpeechRank.URGENT))
                .containsExactly("Low health: 29 of 100", "Low health: 14 of 100", "Low health: 25 of 100");
    }

    @Test
    void oreThatIsPickedUpPieceByPieceIsToldOnceWithItsSum() {
        HudContext parts = parts();
        World world = world();
        PickupToasts toasts = new PickupToasts(parts.texts(), world, parts.sprites(), parts.fonts());
        BodyComponent body = world.player().body();
        int phial = world.content().items().indexOf("fire_phial");
        for (int piece = 0; piece < 3; piece++) {
            toasts.hear(new TickEvents().itemPickedUp(body, phial, 2));
            for (int i = 0; i < 20; i++) {
                toasts.update(SECONDS);
                toasts.read(speaker);
            }
        }
        assertThat(speaker.said).isEmpty();

        for (int i = 0; i < 60; i++) {
            toasts.update(SECONDS);
            toasts.read(speaker);
        }

        assertThat(said(SpeechRank.NEWS)).containsExactly("+6 fire ore");
    }

    @Test
    void importantCaptionsAreToldWithTheirDirectionThoughNoneAreShown() {
        World world = world();
        Hud hud = hud(world);
        BodyComponent body = world.player().body();
        int hunting = TestContent.captions().captions().indexOf("hunting");
        int asleep = TestContent.captions().captions().indexOf("asleep");
        int rat = world.content().monsters().indexOf("cave_rat");
        for (int i = 0; i < 5; i++) {
            hud.captions().heard(hunting, rat, 1, body.x - 6, body.y);
            hud.captions().heard(asleep, rat, 1, body.x + 6, body.y);
            frames(hud, 10);
        }

        assertThat(said(SpeechRank.CAPTION)).containsExactly("Cave rat growls, west");
    }

    @Test
    void aPlaceIsDescribedOnceForEachPressOfTheKeyWithTheHealthOfThePlayer() {
        World world = world();
        Hud hud = hud(world);
        for (int press = 0; press < 2; press++) {
            for (int i = 0; i < 90; i++) {
                hud.look(true, Grid.NONE, SECONDS);
                frames(hud, 1);
            }
            hud.look(false, Grid.NONE, SECONDS);
            frames(hud, 1);
        }

        HealthComponent health = world.player().health();
        assertThat(said(SpeechRank.ANSWER))
                .hasSize(2)
                .allSatisfy(words -> assertThat(words)
                        .startsWith("You are here\n")
                        .contains("\nHealth: " + health.health + " of " + health.most));
    }

    @Test
    void eachWaveOfATrapIsCounted() {
        Content content = TestContent.BUILT_IN;
        World world = TrapSignsTest.inTrap();
        Hud hud = hud(world);
        Intent still = new Intent();
        for (int tick = 0; tick < 400; tick++) {
            world.player().health().health = world.player().health().most;
            world.step(still);
            frames(hud, 1);
        }

        assertThat(content.arenaKinds().get("waves").waves()).hasSizeGreaterThan(1);
        assertThat(said(SpeechRank.URGENT))
                .anySatisfy(words -> assertThat(words).startsWith("The doors are closing\n"))
                .anySatisfy(words -> assertThat(words).contains("Wave 1 of "));
    }

    @Test
    void nothingIsAllocatedWhileNothingNewIsSaid() {
        World world = world();
        Hud hud = hud(world);
        for (int i = 0; i < 400; i++) {
            frames(hud, 1);
        }
        int before = speaker.said.size();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long bytes = threads.getCurrentThreadAllocatedBytes();
            frames(hud, 200);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - bytes);
        }

        assertThat(least).isLessThan(200);
        assertThat(speaker.said).hasSize(before);
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    /** A speaker that records what it is told to say. */
    private static final class Recorder implements Speaker {
        final List<String> said = new ArrayList<>();

        @Override
        public SpeechState state() {
            return SpeechState.AVAILABLE;
        }

        @Override
        public boolean isOn() {
            return true;
        }

        @Override
        public void follow(boolean isWanted, float rate, Locale language) {}

        @Override
        public void say(SpeechRank rank, String words) {
            said.add(rank + " " + words);
        }
    }
}
