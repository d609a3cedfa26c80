package dev.orebound.screen;

import dev.orebound.TestContent;
import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Lets a bot walk about generated floors and saves pictures of events of hordes and elements, a little after each: some
 * of each type, from different floors. Arguments: the window as {@code 1280x720}, the folder to write to, the first
 * seed and the number of seeds.
 */
public final class EventFilm {
    private static final int HARDLY_MORTAL = 1_000_000;
    private static final int FLOOR_TICKS = 150 * TickClock.TICKS_A_SECOND;
    private static final int MOST_PICTURES = 4;
    private static final int EYE_TICKS = 48;
    private static final float WIDE = 11;
    private static final float HIGH = 6;

    /** The wanted events, and the number of ticks after each that shows it best. */
    private static final Map<EventType, Integer> WANTED = new EnumMap<>(Map.ofEntries(
            Map.entry(EventType.PLAYER_NOTICED, 16),
            Map.entry(EventType.HORDE_WOKEN, 24),
            Map.entry(EventType.HORDE_SEARCHED, 40),
            Map.entry(EventType.HORDE_CALMED, 40),
            Map.entry(EventType.HORDE_ARRIVED, 60),
            Map.entry(EventType.HORDE_ROUTED, 24),
            Map.entry(EventType.LEADER_SUCCEEDED, 24),
            Map.entry(EventType.MONSTER_FLED, 24),
            Map.entry(EventType.MONSTER_RALLIED, 16),
            Map.entry(EventType.ORE_STOLEN, 24),
            Map.entry(EventType.CAPTIVE_FREED, 16),
            Map.entry(EventType.FIRE_CAUGHT, 70),
            Map.entry(EventType.STEAM_ROSE, 20),
            Map.entry(EventType.WATER_CHARGED, 8),
            Map.entry(EventType.MONSTER_FELL, 14),
            Map.entry(EventType.PLAYER_FELL, 14)));

    private final Content content = TestContent.BUILT_IN;
    private final Map<EventType, Integer> kept = new EnumMap<>(EventType.class);
    private final FilmSheet sheet = new FilmSheet();
    private final String[] arguments;

    private EventFilm(String[] arguments) {
        this.arguments = arguments;
    }

    public static void main(String[] arguments) {
        EventFilm film = new EventFilm(arguments);
        GameSettings settings = FilmCamera.window(arguments[0]);
        FilmCamera.open(settings, () -> film.shoot(new FilmCamera(film.content, settings, new File(arguments[1]))));
    }

    private void shoot(FilmCamera camera) {
        FloorGenerator generator = new FloorGenerator(content);
        int first = Integer.parseInt(arguments[2]);
        for (int seed = first; seed < first + Integer.parseInt(arguments[3]); seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            int depth = 1 + seed * 5 % 16;
            play(camera, descent, generator.generate(descent.request(depth)));
        }
        try {
            sheet.write(new File(arguments[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.println("kept " + kept);
    }

    private void play(FilmCamera camera, Descent descent, Floor floor) {
        Party fresh = Party.fresh(content);
        List<Integer> flasks =
                Collections.nCopies(fresh.flasks().size(), content.player().flaskMeasures());
        World world = new World(floor, content, new Party(HARDLY_MORTAL, flasks));
        WalkingPlayer player =
                new WalkingPlayer(world, new RandomStreams(descent.seed()).stream("film"), WalkingPlayer.Temper.WARY);
        Map<Long, EventType> due = new TreeMap<>();
        Intent intent = new Intent();
        camera.turnTo(world, descent);
        for (int tick = 0; tick < FLOOR_TICKS && world.player().exitTaken() < 0; tick++) {
            player.decide(intent);
            world.step(intent);
            camera.afterTick();
            note(world, due);
            if (keepsDue(camera, world, due) || tick % EYE_TICKS == 0) {
                camera.draw(0.1f);
            }
            if (world.player().hasFallen() && due.isEmpty()) {
                return;
            }
        }
    }

    private void note(World world, Map<Long, EventType> due) {
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            Integer later = WANTED.get(event.type());
            boolean isNear = Math.abs(event.x() - world.player().body().x) < WIDE
                    && Math.abs(event.y() - world.player().body().y) < HIGH;
            boolean isWanted = (isNear || event.type() == EventType.HORDE_ARRIVED) && !due.containsValue(event.type());
            if (later != null && isWanted && kept.getOrDefault(event.type(), 0) < MOST_PICTURES) {
                due.putIfAbsent(world.tick() + later, event.type());
            }
        }
    }

    private boolean keepsDue(FilmCamera camera, World world, Map<Long, EventType> due) {
        boolean keeps = false;
        for (Iterator<Map.Entry<Long, EventType>> each = due.entrySet().iterator(); each.hasNext(); ) {
            Map.Entry<Long, EventType> next = each.next();
            if (next.getKey() <= world.tick()) {
                each.remove();
                int number = kept.merge(next.getValue(), 1, Integer::sum);
                String seed = world.floor().request().seed().text();
                sheet.add(camera.keep(next.getValue().id() + "_" + number + "_seed" + seed + "_depth"
                        + world.floor().request().depth() + "_tick" + world.tick()));
                keeps = true;
            }
        }
        return keeps;
    }
}
