package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.hud.HudContext;
import dev.orebound.screen.input.BrewBelt;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.HeldControls;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.TestViews;
import dev.orebound.view.WorldView;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * Shows the HUD with everything that it can show at once: a led horde that hunts, every status, a theft, a discovery, a
 * hint, five golems and the wheel of orders. Arguments: the window as {@code 1280x720}, a seed, a depth, the ticks at
 * which to save a picture, and last the folder to write to. The party stands a few steps from the first horde of three
 * or more.
 */
public final class HudGallery {
    private static final int STEPS_OFF = 7;

    public static void main(String[] arguments) {
        int by = arguments[0].indexOf('x');
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        configuration.setWindowedMode(
                Integer.parseInt(arguments[0].substring(0, by)), Integer.parseInt(arguments[0].substring(by + 1)));
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        configuration.disableAudio(true);
        Lwjgl3Application unused = new Lwjgl3Application(new Show(arguments), configuration);
    }

    private static final class Show extends ApplicationAdapter {
        private final BuiltInAssets assets = new BuiltInAssets();
        private final Content content = Content.read(assets);
        private final String[] arguments;
        private final Intent intent = new Intent();
        private int next = 3;
        private @Nullable World world;
        private @Nullable WorldView view;
        private @Nullable Hud hud;
        private @Nullable UiPane pane;

        Show(String[] arguments) {
            this.arguments = arguments;
        }

        @Override
        public void create() {
            Descent descent = new Descent(Seed.of(arguments[1]), content.graph());
            Floor floor = new FloorGenerator(content).generate(descent.request(Integer.parseInt(arguments[2])));
            World made = new World(floor, content, Party.fresh(content));
            HordeMind horde = made.hordes().stream()
                    .filter(each -> each.size() > 2)
                    .findFirst()
                    .orElseThrow();
            made = new World(floor, content, Party.fresh(content).with(golems()), beside(made, horde.homeCell()));
            for (int i = 0; i < made.companions().size(); i++) {
                CompanionComponent golem = made.companions().get(i).getComponent(CompanionComponent.class);
                golem.order = CompanionOrder.values()[i % CompanionOrder.values().length];
                golem.orderCell = made.player().body().cell;
                golem.giftOre = i % 2 == 0 ? i % 4 : -1;
            }
            BrewBelt belt = new BrewBelt(made);
            HeldControls controls = HeldControls.of(made, belt, new ThrowAim());
            PlayerControls hands = new PlayerControls(KeyBindings.defaults());
            hands.wear(belt, controls);
            hands.keyDown(GameAction.COMMAND);
            for (int tick = 0; tick < 20; tick++) {
                hands.pointAt(2, 0);
                hands.write(new Intent(), 0, 0);
            }
            InterfaceSize size =
                    InterfaceSize.of(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight(), 1);
            FontSet fonts = new FontSet(assets);
            fonts.resize(size.pixelsAUnit());
            SpriteAtlas sprites = new SpriteAtlas(TestContent.sprites(assets));
            WorldView cave = TestViews.of(made, sprites, ViewSettings.FULL, assets, TestContent.sounds());
            cave.resize(size.width(), size.height());
            Hud glass = new Hud(
                    made,
                    descent,
                    new HudContext(
                            GameTexts.read(assets),
                            sprites,
                            fonts,
                            KeyBindings.defaults(),
                            new HintProgress(),
                            TestContent.captions()),
                    controls);
            glass.resize(size, 0);
            glass.showCaptions(CaptionMode.ALL);
            glass.announce("live_water");
            glass.placeHero(
                    size.width() / 2f - 20, size.height() / 2f - 20, size.width() / 2f + 20, size.height() / 2f + 30);
            UiPane drawn = new UiPane();
            drawn.resize(size.width(), size.height());
            view = cave;
            hud = glass;
            pane = drawn;
            world = made;
        }

        /** Returns five golems of different builds, ores and ranks. */
        private List<PartyMember> golems() {
            List<PartyMember> golems = new ArrayList<>();
            for (int i = 0; i < Party.MOST_COMPANIONS; i++) {
                int kind = content.golems()
                        .monsterOf(content.golems().at(5 * i % content.golems().size()));
                golems.add(new PartyMember(kind, 20 + 20 * i).fed(24 * (i % 3)));
            }
            return golems;
        }

        private static int beside(World world, int home) {
            DistanceMap steps = new DistanceMap(world.floor().grid());
            steps.spreadFrom(home, world.floorState().unwalkable());
            for (int cell = 0; cell < world.floor().grid().size(); cell++) {
                if (steps.at(cell) == STEPS_OFF) {
                    return cell;
                }
            }
            return home;
        }

        @Override
        public void render() {
            World now = world;
            WorldView cave = view;
            Hud glass = hud;
            UiPane drawn = pane;
            if (now == null || cave == null || glass == null || drawn == null) {
                return;
            }
            now.step(intent);
            provoke(now);
            hear(now, glass);
            cave.afterTick();
            glass.afterTick();
            drawn.clear(UiPalette.NIGHT);
            cave.draw(1, 1 / 60f);
            drawn.begin();
            glass.look(false, -1, 1 / 60f);
            glass.update(0, 0, 1 / 60f);
            glass.draw(drawn, Hud.MapSize.SMALL, 1);
            drawn.end();
            if (now.tick() >= Long.parseLong(arguments[next])) {
                keep(now.tick());
                if (++next == arguments.length - 1) {
                    Gdx.app.exit();
                }
            }
        }

        /** Causes the events instead of waiting for them. */
        private static void provoke(World world) {
            for (int i = 0; i < world.monsters().size(); i++) {
                MindComponent mind = world.monsters().get(i).getComponent(MindComponent.class);
                mind.state = mind.state == MindState.SHACKLED ? mind.state : MindState.HUNTING;
            }
            Entity player = world.player().entity();
            StatusComponent statuses = player.getComponent(StatusComponent.class);
            for (StatusEffect status : StatusEffect.values()) {
                if (world.tick() == 10L * (status.ordinal() + 1)) {
                    statuses.ticks[status.ordinal()] = 300 - 40 * status.ordinal();
                    world.events()
                            .status(
                                    EventType.STATUS_BEGAN,
                                    world.player().body(),
                                    world.player().spawnId(),
                                    -1,
                                    status);
                }
            }
            if (world.tick() == 60) {
                world.events().ore(EventType.ORE_STOLEN, world.player().body(), 0, 6, 99);
                world.events().actor(EventType.MONSTER_DIED, world.player().body(), 99, 0);
            }
            world.player().health().health = world.player().health().most;
        }

        /** Lets a sound with a caption be heard from each side in turn. */
        private static void hear(World world, Hud hud) {
            SoundCaptions captions = TestContent.captions();
            int caption = (int) (world.tick() / 30 * 7 % captions.captions().size());
            double way = (int) (world.tick() / 30) * Math.PI / 4;
            BodyComponent body = world.player().body();
            if (world.tick() % 30 == 0) {
                hud.captions()
                        .heard(
                                caption,
                                caption % 5,
                                0,
                                body.x + 6 * (float) Math.cos(way),
                                body.y + 6 * (float) Math.sin(way));
            }
        }

        private void keep(long tick) {
            Pixmap pixels = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            File file = new File(arguments[arguments.length - 1], "hud_%s_%d.png".formatted(arguments[0], tick));
            PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
            pixels.dispose();
        }
    }
}
