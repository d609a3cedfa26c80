package dev.orebound.bench;

import com.badlogic.gdx.Gdx;
import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.HostilePlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.codex.CodexPage;
import dev.orebound.screen.codex.ProfileKeeper;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.title.TitleBackdrop;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.EventWords;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.RoomApproach;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/** Scenes of the game as a player sees them, in a window of {@link SilentGraphics}. */
final class FrameScenes {
    private static final int HARDLY_MORTAL = 1_000_000;
    private static final int SEEDS = 400;
    private static final int MOST_TICKS_TO_BEGIN = 3_000;
    private static final int TICKS_INTO_FIGHT = 200;
    private static final int TICKS_A_TURN = 40;
    private static final float SECONDS = 1 / 60f;

    private final BuiltInAssets assets = new BuiltInAssets();
    final Content content = Content.read(assets);
    final GameContext context;
    private final InterfaceSize size;

    /** A scene that moves on by a tick, which costs nothing of a frame, and is drawn. */
    interface Scene {
        /** Moves on by a tick. */
        default void tick() {}

        void draw();
    }

    FrameScenes(int width, int height) {
        SilentGraphics.install(width, height);
        UiPane pane = new UiPane();
        GameSettings settings = GameSettings.USUAL.withWindowSize(width, height);
        Path nowhere = Path.of(System.getProperty("java.io.tmpdir"), "orebound-bench");
        SettingsFile file = new SettingsFile(nowhere.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(nowhere.resolve("saves")), "bench", content, line -> {});
        GameStart start = new GameStart(
                assets,
                content,
                Seed.of(1),
                null,
                0,
                RunTerms.NONE,
                null,
                null,
                null,
                settings,
                file,
                saves,
                nothing(HostPlatform.class));
        context = new GameContext(
                start,
                GameTexts.read(assets),
                new SpriteAtlas(SpriteSheet.read(assets)),
                new SoundBank(SoundContent.read(assets, EventWords.of(content)), Gdx.audio, line -> {}),
                new MusicPlayer(MusicContent.read(assets), Gdx.audio, line -> {}),
                new FontSet(assets),
                pane,
                new PageSkin(assets, pane),
                KeyBindings.defaults(),
                new SettingsKeeper(settings, file, DesktopWindow.FIXED),
                new ProfileKeeper(saves.profile()),
                new HintProgress());
        size = InterfaceSize.of(width, height, settings.get(GameSettings.UI_SCALE));
        context.fonts().resize(size.pixelsAUnit());
        context.pane().resize(width, height);
    }

    private static <T> T nothing(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> method.getReturnType() == String.class
                        ? ""
                        : method.getReturnType() == boolean.class ? false : null));
    }

    /** Returns the first view of a run, in which the player stands at the entrance. */
    Scene entrance() {
        Descent descent = new Descent(Seed.of("film"), content.graph());
        Floor floor = new FloorGenerator(content).generate(descent.request(1));
        FloorScene scene = new FloorScene(new World(floor, content, Party.fresh(content)), descent);
        scene.ticks(60);
        return scene;
    }

    /** Returns a walk in circles about the entrance, in which sight and light change all the time. */
    Scene walk() {
        FloorScene scene = (FloorScene) entrance();
        scene.walks = true;
        return scene;
    }

    /** Returns a fight in the first trap room of a kind at a depth, some seconds after its doors shut. */
    FloorScene fight(String kind, int depth) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            Floor floor = new FloorGenerator(content).generate(descent.request(depth));
            for (Room room : floor.rooms()) {
                if (kind.equals(room.arena())) {
                    return fight(descent, floor, room);
                }
            }
        }
        throw new IllegalArgumentException("no " + kind + " at depth " + depth);
    }

    private FloorScene fight(Descent descent, Floor floor, Room room) {
        Party fresh = Party.fresh(content);
        List<Integer> flasks =
                Collections.nCopies(fresh.flasks().size(), content.player().flaskMeasures());
        Party party = new Party(HARDLY_MORTAL, fresh.gains(), flasks, 1, List.of());
        World world = new World(floor, content, party, new RoomApproach(floor, content).before(room));
        FloorScene scene = new FloorScene(world, descent);
        ArenaScheme fights = ArenaScheme.ALL.stream()
                .filter(each -> each.id().equals("fights"))
                .findFirst()
                .orElseThrow();
        scene.player =
                new HostilePlayer(fights, world, room.id(), new RandomStreams(descent.seed()).stream("bench.Frames"));
        Arena arena = world.arenas().stream()
                .filter(each -> each.room().id() == room.id())
                .findFirst()
                .orElseThrow();
        for (int tick = 0; tick < MOST_TICKS_TO_BEGIN && arena.state() != ArenaState.FIGHTING; tick++) {
            scene.tick();
        }
        scene.ticks(TICKS_INTO_FIGHT);
        return scene;
    }

    /** Returns the title with its cave. */
    Scene title() {
        return page(
                new TitleScreen(new TitleBackdrop(Seed.of("film"), context), context, nothing(ScreenNavigator.class)));
    }

    /** Returns the codex in which everything is known. */
    Scene codex() {
        content.monsters().forEach(monster -> context.profile().met("monster." + monster.id()));
        return page(new CodexPage(context.pageParts(), context.profile().now(), () -> {}));
    }

    private Scene page(GameScreen page) {
        page.resize(size);
        return () -> {
            context.pane().clear(UiPalette.NIGHT);
            page.draw(SECONDS);
        };
    }

    /** A floor with its HUD. */
    final class FloorScene implements Scene {
        final World world;
        private final FloorPresenter floor;
        private final Intent intent = new Intent();
        private HostilePlayer player;
        private boolean walks;

        FloorScene(World world, Descent descent) {
            this.world = world;
            floor = new FloorPresenter(world, descent, context);
            floor.resize(size);
        }

        void ticks(int ticks) {
            for (int i = 0; i < ticks; i++) {
                tick();
                draw();
            }
        }

        @Override
        public void tick() {
            intent.clear();
            if (player != null) {
                player.decide(intent);
            }
            if (walks) {
                int turn = (int) (world.tick() / TICKS_A_TURN % 8);
                intent.move(
                        turn < 4 ? Intent.FULL_TILT : -Intent.FULL_TILT,
                        turn % 4 < 2 ? Intent.FULL_TILT : -Intent.FULL_TILT);
            }
            world.step(intent);
            floor.afterTick();
        }

        @Override
        public void draw() {
            drawWorld();
            drawHud();
        }

        void drawWorld() {
            floor.drawWorld(1, SECONDS);
        }

        void drawHud() {
            UiPane hud = context.pane();
            hud.begin();
            floor.look(false, -1, -1, SECONDS);
            floor.drawHud(Hud.MapSize.SMALL, 1, SECONDS);
            hud.end();
        }
    }
}
