package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import dev.orebound.TestContent;
import dev.orebound.autoplay.run.RunPlayer;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.FrameGarbage;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.frame.BossFall;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PlayerUpgrades;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the scene of the last boss's fall, in a run that a bot plays to it. */
@InWindow(width = 640, height = 360, pixels = false)
final class BossFallSceneTest {
    private static final int HEALTH = 9000;
    private static final int MOST_FRAMES = 12 * 60 * 8;
    private static final float FRAME_SECONDS = 1 / 12f;
    /** So short that the scene hardly goes on while many frames are measured. */
    private static final float BRIEF_SECONDS = 0.001f;

    private static final int MOST_DRAW_CALLS = 12;

    /** Times that a moment is measured, at most; the first ones warm the compiler. */
    private static final int MEASURES = 6;

    private static final InterfaceSize SIZE = InterfaceSize.of(640, 360, 1);

    @TempDir
    Path folder;

    @Test
    void duringTheFallNothingIsAskedOfThePlayer_theWorldStandsStill_andFramesAreFrugal_untilTheEndOrEnter() {
        BuiltInAssets assets = new BuiltInAssets();
        Content content = TestContent.BUILT_IN;
        Expedition run =
                new Expedition(new Descent(Seed.of(62549), content.graph()).request(17), party(content), content);
        RunPlayer bot = new RunPlayer(run, BotSkill.readAll(assets).get("expert"));
        AtomicInteger asked = new AtomicInteger();
        GameContext context = FilmContext.of(
                assets, TestContent.sprites(assets), content, Seed.of("fall"), GameSettings.USUAL, folder);
        LiveRun live = new LiveRun(
                new RunStart.ReloadedRun(run, true),
                (intent, x, y) -> {
                    asked.incrementAndGet();
                    bot.decide(intent);
                },
                FilmContext.size(GameSettings.USUAL),
                context,
                new PlaytestBench.NoBench(() -> {}));
        for (int i = 0; i < MOST_FRAMES && !live.isBossFalling(); i++) {
            live.play(FRAME_SECONDS);
            assertThat(run.status()).isEqualTo(RunStatus.PLAYING);
        }
        assertThat(live.isBossFalling()).as("the bot has slain the boss").isTrue();

        World world = run.world();
        long fell = world.tick();
        float x = world.player().body().x;
        int health = world.player().health().health;
        int before = asked.get();
        frame(live);
        BossFallScene scene = Objects.requireNonNull(live.scene());
        scene.keyDown(Keys.ENTER, live.floor().fall());
        assertThat(live.isBossFalling()).as("a key of haste ends nothing").isTrue();
        assertFrugal(live, context, 0.3f);
        assertFrugal(live, context, BossFall.BREAKS + 0.1f);
        assertThat(live.isBossFalling()).isTrue();
        assertThat(asked).as("questions to the player's controls").hasValue(before);
        assertThat(world.tick() - fell).as("ticks of the world").isBetween(5L, 14L);
        assertThat(Math.abs(world.player().body().x - x)).isLessThan(1);

        long still = world.tick();
        assertFrugal(live, context, BossFall.OPENS + 0.4f);
        assertThat(world.tick()).isEqualTo(still);
        assertThat(world.player().health().health).isLessThanOrEqualTo(health);
        scene.keyDown(Keys.SPACE, live.floor().fall());
        assertThat(live.isBossFalling()).as("a key of the fight ends nothing").isTrue();
        scene.keyDown(Keys.ENTER, live.floor().fall());
        assertThat(live.isBossFalling()).isFalse();
        assertThat(live.floor().fall().seconds()).isGreaterThanOrEqualTo(BossFall.END);
        live.play(FRAME_SECONDS);
        assertThat(asked.get()).as("the controls are the player's again").isGreaterThan(before);

        Boss boss = world.part(Boss.class);
        assertThat(boss.hasHeart()).as("the heart lies in the hall").isTrue();
        assertFewBytesADrawing(live, "beside the heart");
        float beating = live.floor().fall().veinLight(new FlashLimiter());
        boss.takeHeart();
        for (float seconds = 0; seconds < 2; seconds += FRAME_SECONDS) {
            live.drawWorld(FRAME_SECONDS);
        }
        assertThat(live.floor().fall().veinLight(new FlashLimiter()))
                .as("light of the veins without the heart")
                .isZero()
                .isLessThan(beating);
        assertFewBytesADrawing(live, "once it is taken");
        live.dispose();
    }

    private static void assertFewBytesADrawing(LiveRun live, String moment) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < MEASURES && least > 0; i++) {
            least = Math.min(least, FrameGarbage.of(() -> live.drawWorld(BRIEF_SECONDS)));
        }
        assertThat(least).as("bytes of the frames %s", moment).isLessThan(100);
    }

    /** Plays the scene to a time, and checks the frames until then and those about that time. */
    private static void assertFrugal(LiveRun live, GameContext context, float until) {
        Runnable drawFall = () -> {
            context.pane().begin();
            live.drawFall(context.pane(), SIZE);
            context.pane().end();
        };
        GLProfiler profiler = new GLProfiler(Gdx.graphics);
        profiler.enable();
        while (live.floor().fall().seconds() < until) {
            profiler.reset();
            frame(live);
            drawFall.run();
            assertThat(profiler.getDrawCalls())
                    .as("draw calls at %s s", live.floor().fall().seconds())
                    .isBetween(1, MOST_DRAW_CALLS);
        }
        profiler.disable();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < MEASURES && least > 0; i++) {
            least = Math.min(least, FrameGarbage.of(() -> {
                live.play(BRIEF_SECONDS);
                live.drawWorld(BRIEF_SECONDS);
                drawFall.run();
            }));
        }
        assertThat(least).as("bytes of the frames after %s s", until).isLessThan(100);
    }

    private static void frame(LiveRun live) {
        live.play(FRAME_SECONDS);
        live.drawWorld(FRAME_SECONDS);
    }

    private static Party party(Content content) {
        List<Integer> levels = PlayerUpgrades.NONE.brews();
        PlayerUpgrades gains = new PlayerUpgrades(HEALTH - content.player().health(), 200, levels, 1, -1);
        return new Party(HEALTH, gains, List.of(12, 6, 18, 5), 1, List.of());
    }
}
