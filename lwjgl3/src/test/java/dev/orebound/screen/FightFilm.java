package dev.orebound.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.HostilePlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.RoomApproach;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * Plays a trap room by a scheme of the autoplayer, as the game shows it, and saves a picture of each important moment,
 * and all of them on sheets. Arguments: the arena kind, the depth, the scheme (or {@code idles}: steps in and does
 * nothing), the window as {@code 1280x720}, the folder to write to, and the player's health (0: as usual). The first
 * seed whose floor has such a room is played.
 */
public final class FightFilm {
    private static final int TICKS_A_FRAME = 3;
    private static final int LONGEST_TICKS = 4 * 60 * TickClock.TICKS_A_SECOND;
    private static final int LAST_LOOK_TICKS = 150;
    private static final int SEEDS = 400;

    private final BuiltInAssets assets = new BuiltInAssets();
    private final Content content = Content.read(assets);
    private final String[] arguments;

    private FightFilm(String[] arguments) {
        this.arguments = arguments;
    }

    public static void main(String[] arguments) {
        new FightFilm(arguments).open();
    }

    private void open() {
        int depth = Integer.parseInt(arguments[1]);
        for (int seed = 1; seed <= SEEDS; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            Floor floor = new FloorGenerator(content).generate(descent.request(depth));
            for (Room room : floor.rooms()) {
                if (arguments[0].equals(room.arena())) {
                    System.out.println(String.join(" ", arguments) + ": seed " + seed + ", room " + room.id());
                    play(descent, floor, room);
                    return;
                }
            }
        }
        throw new IllegalArgumentException("no " + arguments[0] + " at depth " + depth);
    }

    private void play(Descent descent, Floor floor, Room room) {
        int by = arguments[3].indexOf('x');
        GameSettings settings = GameSettings.USUAL.withWindowSize(
                Integer.parseInt(arguments[3].substring(0, by)), Integer.parseInt(arguments[3].substring(by + 1)));
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        GameSettings.WindowSize size = settings.get(GameSettings.WINDOW_SIZE);
        configuration.setWindowedMode(size.width(), size.height());
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        configuration.disableAudio(true);
        Lwjgl3Application unused = new Lwjgl3Application(new Film(descent, floor, room, settings), configuration);
    }

    /** One room, from a few steps before its doorway to some time after its end. */
    private final class Film extends ApplicationAdapter {
        private final Descent descent;
        private final GameSettings settings;
        private final World world;
        private final Arena arena;
        private final @Nullable HostilePlayer hands;
        private final HostilePlayer steppingIn;
        private final FilmMoments moments;
        private final FilmSheet sheet = new FilmSheet();
        private final Intent intent = new Intent();
        private int ticksLeft = LONGEST_TICKS;
        private @Nullable FloorPresenter played;
        private @Nullable UiPane pane;

        Film(Descent descent, Floor floor, Room room, GameSettings settings) {
            this.descent = descent;
            this.settings = settings;
            world = new World(floor, content, party(), new RoomApproach(floor, content).before(room));
            arena = world.arenas().stream()
                    .filter(each -> each.room().id() == room.id())
                    .findFirst()
                    .orElseThrow();
            steppingIn = player("fights");
            hands = arguments[2].equals("idles") ? null : player(arguments[2]);
            moments = new FilmMoments(world, arena);
        }

        private Party party() {
            Party fresh = Party.fresh(content);
            int health = Integer.parseInt(arguments[5]);
            List<Integer> flasks =
                    Collections.nCopies(fresh.flasks().size(), content.player().flaskMeasures());
            return new Party(health == 0 ? fresh.health() : health, fresh.gains(), flasks, 0, List.of());
        }

        private HostilePlayer player(String name) {
            ArenaScheme scheme = ArenaScheme.ALL.stream()
                    .filter(each -> each.id().equals(name))
                    .findFirst()
                    .orElseThrow();
            return new HostilePlayer(
                    scheme, world, arena.room().id(), new RandomStreams(descent.seed()).stream("film"));
        }

        @Override
        public void create() {
            GameContext equipment = FilmEquipment.of(assets, content, descent.seed(), settings, new File(arguments[4]));
            played = new FloorPresenter(world, descent, equipment);
            played.resize(FilmEquipment.size(settings));
            pane = equipment.pane();
        }

        @Override
        public void render() {
            FloorPresenter floor = played;
            UiPane hud = pane;
            if (floor == null || hud == null) {
                return;
            }
            String moment = null;
            int ticks = 0;
            while (ticks < TICKS_A_FRAME && moment == null) {
                tick(floor);
                ticks++;
                moment = moments.next();
            }
            draw(floor, hud, ticks / (float) TickClock.TICKS_A_SECOND);
            if (moment != null) {
                keep(moment);
            }
            if (ticksLeft <= 0) {
                finish();
            }
        }

        private void tick(FloorPresenter floor) {
            ticksLeft--;
            if (hands != null) {
                hands.decide(intent);
            } else if (arena.state().isSealed() || arena.state().isOver()) {
                intent.clear();
            } else {
                steppingIn.decide(intent);
            }
            world.step(intent);
            floor.afterTick();
            moments.afterTick();
            boolean isOver = !world.player().isAlive()
                    || (hands != null ? hands.isDone() : arena.state().isOver());
            if (isOver) {
                ticksLeft = Math.min(ticksLeft, LAST_LOOK_TICKS);
            }
        }

        private void draw(FloorPresenter floor, UiPane hud, float seconds) {
            hud.clear(UiPalette.NIGHT);
            floor.drawWorld(1, seconds);
            hud.begin();
            floor.look(false, -1, -1, seconds);
            floor.drawHud(Hud.MapSize.SMALL, settings.get(GameSettings.FLASH), seconds);
            hud.end();
        }

        private void keep(String moment) {
            Pixmap pixels = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            File file = new File(arguments[4], "%02d_%s.png".formatted(sheet.size(), moment));
            PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
            pixels.dispose();
            sheet.add(file);
        }

        private void finish() {
            System.out.println("ended " + arena.state() + " after " + world.tick() + " ticks");
            try {
                sheet.write(new File(arguments[4]));
            } catch (IOException e) {
                throw new IllegalStateException("the sheets cannot be written", e);
            }
            Gdx.app.exit();
        }
    }
}
