package dev.orebound.view;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;

/**
 * Lets a bot walk through floors and saves a picture a moment after each event of minds and elements. Arguments: the
 * window as {@code 1280x720}, the folder to write to, then seeds and depths such as {@code 7:3}.
 */
public final class EventGallery extends ApplicationAdapter {
    private static final Set<EventType> WANTED = EnumSet.of(
            EventType.PLAYER_NOTICED,
            EventType.HORDE_SEARCHED,
            EventType.HORDE_CALMED,
            EventType.HORDE_ARRIVED,
            EventType.HORDE_ROUTED,
            EventType.LEADER_SUCCEEDED,
            EventType.MONSTER_FLED,
            EventType.MONSTER_RALLIED,
            EventType.ORE_STOLEN,
            EventType.CAPTIVE_FREED,
            EventType.STATUS_BEGAN,
            EventType.FIRE_CAUGHT,
            EventType.STEAM_ROSE,
            EventType.WATER_CHARGED,
            EventType.MONSTER_FELL,
            EventType.PLAYER_FELL);

    private static final int OF_EACH = 3;
    private static final int AFTER_TICKS = 14;
    private static final int TICKS = 60 * TickClock.TICKS_A_SECOND;
    private static final int TICKS_A_FRAME = 2;

    private final BuiltInAssets assets = new BuiltInAssets();
    private final Content content = Content.read(assets);
    private final Map<EventType, Integer> kept = new EnumMap<>(EventType.class);
    private final String[] arguments;

    private EventGallery(String[] arguments) {
        this.arguments = arguments;
    }

    public static void main(String[] arguments) {
        int by = arguments[0].indexOf('x');
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        configuration.setWindowedMode(
                Integer.parseInt(arguments[0].substring(0, by)), Integer.parseInt(arguments[0].substring(by + 1)));
        configuration.useVsync(false);
        configuration.disableAudio(true);
        Lwjgl3Application unused = new Lwjgl3Application(new EventGallery(arguments), configuration);
    }

    @Override
    public void render() {
        SpriteAtlas sprites = new SpriteAtlas(TestContent.sprites(assets));
        for (int i = 2; i < arguments.length; i++) {
            int colon = arguments[i].indexOf(':');
            Seed seed = Seed.of(arguments[i].substring(0, colon));
            play(seed, Integer.parseInt(arguments[i].substring(colon + 1)), sprites);
        }
        Gdx.app.exit();
    }

    private void play(Seed seed, int depth, SpriteAtlas sprites) {
        Descent descent = new Descent(seed, content.graph());
        Party fresh = Party.fresh(content);
        List<Integer> flasks =
                Collections.nCopies(fresh.flasks().size(), content.player().flaskMeasures());
        World world = new World(
                new FloorGenerator(content).generate(descent.request(depth)),
                content,
                new Party(fresh.health(), flasks));
        WorldView view = TestViews.of(world, sprites, ViewSettings.FULL, assets, TestContent.sounds());
        WalkingPlayer hands =
                new WalkingPlayer(world, new RandomStreams(seed).stream("gallery"), WalkingPlayer.Temper.BOLD);
        Intent intent = new Intent();
        EventType seen = null;
        int due = 0;
        for (int tick = 0; tick < TICKS && world.player().exitTaken() < 0; tick++) {
            hands.decide(intent);
            world.step(intent);
            view.afterTick();
            for (int i = 0; i < world.events().size() && seen == null; i++) {
                EventType type = world.events().at(i).type();
                if (WANTED.contains(type) && kept.getOrDefault(type, 0) < OF_EACH) {
                    seen = type;
                    due = AFTER_TICKS;
                    kept.merge(type, 1, Integer::sum);
                }
            }
            if (tick % TICKS_A_FRAME == 0) {
                view.draw(1, TICKS_A_FRAME / (float) TickClock.TICKS_A_SECOND);
            }
            if (seen != null && --due == 0) {
                view.draw(1, 0);
                keep(seen.id() + "_" + kept.get(seen) + "_" + seed.text() + "_" + depth);
                seen = null;
            }
        }
        view.dispose();
    }

    private void keep(String name) {
        Pixmap pixels = Pixmap.createFromFrameBuffer(
                0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        PixmapIO.writePNG(Gdx.files.absolute(arguments[1] + "/" + name + ".png"), pixels, Deflater.BEST_SPEED, true);
        pixels.dispose();
    }
}
