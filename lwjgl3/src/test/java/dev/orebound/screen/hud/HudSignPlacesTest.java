package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.draw.PaneObserver;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Checks that signs of the HUD cover neither the hero nor each other, in a window. */
@InWindow(width = 640, height = 360, pixels = false)
final class HudSignPlacesTest {
    private static final Seed SEED = Seed.of("sign places");
    private static final InterfaceSize SIZE = InterfaceSize.of(640, 360, 1);
    private static final float SECONDS = 1 / 60f;

    /** Prompts of few words and of many, about things in all places. */
    private static final List<InteractPrompt> PROMPTS =
            List.of(InteractPrompt.OPEN_CHEST, InteractPrompt.PARTY_FULL, InteractPrompt.DRAUGHTS_FULL);

    private final Assets assets = new BuiltInAssets();

    private static World world() {
        Content content = TestContent.BUILT_IN;
        Descent descent = new Descent(SEED, content.graph());
        return new World(new FloorGenerator(content).generate(descent.request(1)), content, Party.fresh(content));
    }

    private HudContext parts() {
        FontSet fonts = new FontSet(assets);
        fonts.resize(SIZE.pixelsAUnit());
        return new HudContext(
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                fonts,
                KeyBindings.defaults(),
                new HintProgress(),
                TestContent.captions());
    }

    @Test
    void aPromptStandsBesideTheHeroWhereverTheThingIs() {
        World world = world();
        HudFrame frame = new HudFrame();
        frame.resize(SIZE, 0);
        frame.placeHero(300, 150, 340, 210);
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        DrawnBoxes drawn = new DrawnBoxes();
        pane.batch().observe(drawn);

        PromptSign sign =
                new PromptSign(world, new Descent(SEED, world.content().graph()), parts());
        for (InteractPrompt offered : PROMPTS) {
            for (int x = 220; x <= 420; x += 20) {
                for (int y = 90; y <= 250; y += 20) {
                    sign.update(offered, world.player().body().cell, x, y, 1);
                    pane.begin();
                    sign.draw(pane, frame);
                    pane.end();
                    for (LayoutBox panel : drawn.panels) {
                        assertThat(frame.coversHero(panel.x(), panel.y(), panel.width(), panel.height()))
                                .as("%s about %s,%s", offered, x, y)
                                .isFalse();
                        assertThat(panel.x()).as("left").isNotNegative();
                        assertThat(panel.right()).as("right").isLessThanOrEqualTo(640);
                    }
                    drawn.clear();
                }
            }
        }
    }

    @Test
    void theDeathOfACompanionIsNotToldOverTheBarOfAHordeThatFades() {
        World world = world();
        HordeSign sign = new HordeSign(world, parts(), () -> false);
        HudFrame frame = new HudFrame();
        frame.resize(SIZE, 0);
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        DrawnBoxes drawn = new DrawnBoxes();
        pane.batch().observe(drawn);
        BodyComponent player = world.player().body();
        int framesWithBar = 0;

        for (int i = 0; i < 60; i++) {
            MindState state = i < 25 ? MindState.HUNTING : MindState.WANDERING;
            for (int of = 0; of < world.monsters().size(); of++) {
                world.monsters().get(of).getComponent(MindComponent.class).state = state;
                world.monsters().get(of).getComponent(BodyComponent.class).x = player.x;
                world.monsters().get(of).getComponent(BodyComponent.class).y = player.y;
            }
            sign.tick();
            if (i == 15) {
                sign.hear(new TickEvents().health(EventType.COMPANION_DIED, player, 7, 0, 0, 0));
            }
            sign.update(SECONDS);
            pane.begin();
            sign.draw(pane, frame);
            pane.end();
            String told = sign.said();
            LayoutBox words = drawn.texts.get(told);
            if (words != null) {
                for (LayoutBox bar : drawn.panels) {
                    framesWithBar++;
                    assertThat(words.top()).as("frame %s", i).isLessThanOrEqualTo(bar.y());
                }
            }
            drawn.clear();
        }
        assertThat(framesWithBar).as("frames with a bar").isGreaterThan(10);
    }

    /** Notes where panels and texts are drawn. */
    private static final class DrawnBoxes implements PaneObserver {
        final List<LayoutBox> panels = new ArrayList<>();
        final Map<String, LayoutBox> texts = new HashMap<>();

        void clear() {
            panels.clear();
            texts.clear();
        }

        @Override
        public void text(
                String words,
                float x,
                float y,
                float width,
                float height,
                boolean isBroken,
                int missing,
                int rgb,
                float alpha) {
            texts.put(words, boxOf(x, y, width, height));
        }

        @Override
        public void panel(float x, float y, float width, float height, float alpha) {
            panels.add(boxOf(x, y, width, height));
        }

        @Override
        public void fill(float x, float y, float width, float height, float alpha) {}

        private static LayoutBox boxOf(float x, float y, float width, float height) {
            return new LayoutBox(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
        }
    }
}
