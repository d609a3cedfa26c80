package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.sun.management.ThreadMXBean;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Assets;
import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Content;
import dev.orebound.content.Texts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.Fonts;
import dev.orebound.world.Party;
import dev.orebound.world.World;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

@InWindow
final class HudTest {
    private static final Seed SEED = Seed.of("hud");
    private static final float SECONDS = 1 / 60f;

    private final Assets assets = new BuiltInAssets();

    @Test
    void warmFramesMakeNoGarbage() {
        Hud hud = hud();
        Pane pane = new Pane();
        pane.resize(640, 360);
        draw(hud, pane, 400);
        // The machine itself may allocate once in a while; what the HUD did each frame would show in every round.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            least = Math.min(least, bytesOf(() -> draw(hud, pane, 100)));
        }

        assertThat(least).isLessThan(200);
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    private Hud hud() {
        Content content = Content.read(assets);
        Descent descent = new Descent(SEED, content.graph());
        FloorRequest request = descent.request(1);
        World world = new World(new FloorGenerator(content).generate(request), content, Party.fresh(content));
        InterfaceSize size = InterfaceSize.of(640, 360, 1);
        Fonts fonts = new Fonts(assets);
        fonts.resize(size.pixelsAUnit());
        HudParts parts =
                new HudParts(Texts.read(assets), new SpriteAtlas(assets), fonts, KeyBindings.defaults(), new Lessons());
        Hud hud = new Hud(world, descent, parts);
        hud.resize(size);
        return hud;
    }

    private static void draw(Hud hud, Pane pane, int frames) {
        for (int i = 0; i < frames; i++) {
            hud.afterTick();
            hud.update(100, 100, SECONDS);
            pane.begin();
            hud.draw(pane, i % 2 == 0 ? MapSize.SMALL : MapSize.LARGE, 1);
            pane.end();
        }
    }

    private static long bytesOf(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
