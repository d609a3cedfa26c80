package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Provokes every kind of monster on generated floors by intents alone, and saves a picture of each state that it shows,
 * as the game draws it; missing states are printed. Arguments: the window as {@code 1280x720}, the folder to write to,
 * and the kinds; none means all.
 */
public final class MindFilm {
    private static final int HARDLY_MORTAL = 1_000_000;
    private static final int SCENES_A_KIND = 4;
    private static final int SEEDS_A_DEPTH = 8;
    private static final int CAPTIVE_FLOORS = 90;
    private static final int TICKS_A_FRAME = 60;
    private static final int NEAREST_STEPS = 13;
    private static final int FARTHEST_STEPS = 22;

    private final Content content = TestContent.BUILT_IN;
    private final String[] arguments;
    private final GameSettings settings;
    private final List<Take> takes = new ArrayList<>();
    private final MindSheet sheet = new MindSheet();
    private final List<Floor> floors = new ArrayList<>();

    /** A place for a scene. */
    private record Take(Descent descent, Floor floor, int horde, String kind, int entrance) {}

    private MindFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
    }

    public static void main(String[] arguments) {
        MindFilm film = new MindFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        FilmCamera camera = new FilmCamera(content, settings, new File(arguments[1]));
        for (int kind = 0; kind < content.monsters().size(); kind++) {
            String id = content.monsters().at(kind).id();
            boolean isWanted = arguments.length < 3
                    || List.of(arguments).subList(2, arguments.length).contains(id);
            if (isWanted && !content.monsters().at(kind).isWard()) {
                sheet.begin(id);
                shoot(camera, id);
            }
        }
        try {
            sheet.write(new File(arguments[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void shoot(FilmCamera camera, String kind) {
        Set<MindScene.Shown> missing = MindScene.all();
        takes.clear();
        find(kind);
        for (Take take : takes) {
            play(camera, take, missing);
        }
        System.out.println(kind + ": " + takes.size() + " scenes, never " + missing);
    }

    /** Finds floors with such a monster, captives last. */
    private void find(String kind) {
        FloorGenerator generator = new FloorGenerator(content);
        List<Take> held = new ArrayList<>();
        for (int i = 0; i < SEEDS_A_DEPTH * 17 && !isEnough(i, held); i++) {
            Descent descent = new Descent(Seed.of(1 + i / 17), content.graph());
            if (i == floors.size()) {
                floors.add(generator.generate(descent.request(1 + i % 17)));
            }
            Floor floor = floors.get(i);
            for (int horde = 0; horde < floor.hordes().size(); horde++) {
                HordeSpot spot = floor.hordes().get(horde);
                boolean isLed = spot.leader().monster().equals(kind);
                boolean has = isLed
                        || spot.members().stream()
                                .anyMatch(each -> each.monster().equals(kind));
                if (has) {
                    int entrance = entrance(floor, spot.leader().at());
                    List<Take> list = spot.isCaptive() ? held : takes;
                    if (entrance >= 0 && list.size() < SCENES_A_KIND) {
                        list.add(new Take(descent, floor, horde, kind, entrance));
                        break;
                    }
                }
            }
        }
        takes.addAll(held);
    }

    private boolean isEnough(int looked, List<Take> held) {
        return takes.size() == SCENES_A_KIND && (!held.isEmpty() || looked >= CAPTIVE_FLOORS);
    }

    /** Returns a place some distance from a cell, outside trap rooms; -1 if there is none. */
    private int entrance(Floor floor, int at) {
        DistanceMap ways = new DistanceMap(floor.grid());
        ways.spreadFrom(at, new FloorState(floor, content).unwalkable(), StepKind.EIGHT_WAY, FARTHEST_STEPS);
        for (int i = ways.reachedCount() - 1; i >= 0; i--) {
            int cell = ways.reached(i);
            if (ways.at(cell) >= NEAREST_STEPS && !isInTrap(floor, cell)) {
                return cell;
            }
        }
        return -1;
    }

    private static boolean isInTrap(Floor floor, int cell) {
        for (Room room : floor.rooms()) {
            if (room.isTrap() && room.cells().contains(cell)) {
                return true;
            }
        }
        return false;
    }

    private void play(FilmCamera camera, Take take, Set<MindScene.Shown> missing) {
        Party fresh = Party.fresh(content);
        List<Integer> flasks =
                Collections.nCopies(fresh.flasks().size(), content.player().flaskMeasures());
        World world = new World(take.floor(), content, new Party(HARDLY_MORTAL, flasks), take.entrance());
        Entity subject = subject(world, take);
        if (subject == null) {
            return;
        }
        camera.turnTo(world, take.descent());
        MindScene scene = new MindScene(world, subject, missing);
        String where = take.kind() + " seed " + take.descent().seed().text() + " depth "
                + take.floor().request().depth() + " horde " + take.horde() + " entrance " + take.entrance();
        System.out.println(
                where + ", " + take.floor().hordes().get(take.horde()).type());
        while (!scene.isOver() && !missing.isEmpty()) {
            scene.tick();
            camera.afterTick();
            MindScene.Shown shown = scene.shown();
            if (shown != null) {
                keep(camera, scene, shown, take.kind());
                missing.remove(shown);
            } else if (world.tick() % TICKS_A_FRAME == 0) {
                camera.draw(0.1f);
            }
        }
    }

    private @Nullable Entity subject(World world, Take take) {
        int kind = content.monsters().indexOf(take.kind());
        HordeSpot spot = take.floor().hordes().get(take.horde());
        for (Entity monster : world.monsters()) {
            MonsterComponent component = monster.getComponent(MonsterComponent.class);
            boolean isHeld = spot.isCaptive()
                    && spot.leader().monster().equals(take.kind())
                    && monster.getComponent(BodyComponent.class).cell
                            == spot.leader().at();
            if (component.monster == kind && (component.horde == take.horde() || isHeld)) {
                return monster;
            }
        }
        return null;
    }

    private void keep(FilmCamera camera, MindScene scene, MindScene.Shown shown, String kind) {
        String name = kind + "-" + shown.name().toLowerCase(Locale.ROOT);
        File picture = camera.keep(name);
        try {
            sheet.add(kind, shown, picture, camera.x(scene.x()), camera.y(scene.y()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.println("  " + name + " tick " + scene.world.tick());
    }
}
