package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.autoplay.Firebug;
import dev.orebound.autoplay.Provoker;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.horde.HordeBrush;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Stages ways of fighting, each in a hall of its own, and saves a sheet of pictures of each. Arguments: the window as
 * {@code 1280x720}, the folder to write to, and the names of the scenes; none means all.
 */
public final class TacticFilm {
    private static final int PICTURES = 12;

    private final Content content = TestContent.BUILT_IN;
    private final Descent descent = new Descent(Seed.of("drawn"), content.graph());
    private final String[] arguments;
    private final GameSettings settings;

    private TacticFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
    }

    public static void main(String[] arguments) {
        TacticFilm film = new TacticFilm(arguments);
        FilmCamera.open(film.settings, () -> TacticScene.all().forEach(film::shoot));
    }

    private void shoot(TacticScene scene) {
        if (arguments.length > 2
                && !List.of(arguments).subList(2, arguments.length).contains(scene.name())) {
            return;
        }
        File folder = new File(arguments[1], scene.name());
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IllegalStateException("no folder " + folder);
        }
        DrawnHall hall = new DrawnHall(content, scene.drawing());
        World world = new World(hall.floor(scene.horde(), scene.isCaptive(), scene.monsters()), content, party(scene));
        FilmCamera camera = new FilmCamera(content, settings, folder);
        camera.turnTo(world, descent);
        try {
            play(scene, hall, world, camera).write(folder);
        } catch (IOException e) {
            throw new IllegalStateException("the sheet cannot be written", e);
        }
    }

    private Party party(TacticScene scene) {
        Party fresh = Party.fresh(content);
        int measures =
                scene.play() == TacticScene.Play.FIGHTS ? 0 : content.player().flaskMeasures();
        List<Integer> flasks = Collections.nCopies(fresh.flasks().size(), measures);
        return new Party(fresh.health(), flasks);
    }

    private static FilmSheet play(TacticScene scene, DrawnHall hall, World world, FilmCamera camera) {
        Provoker hands = new Provoker(world);
        Firebug burner = new Firebug(world, hall.grass());
        FilmSheet sheet = new FilmSheet();
        Set<EventType> happened = EnumSet.noneOf(EventType.class);
        Intent intent = new Intent();
        Entity leader = world.monsters().first();
        for (int tick = 1; sheet.size() < PICTURES; tick++) {
            intent.clear();
            if (scene.play() == TacticScene.Play.BURNS) {
                burner.decide(intent);
            } else if (scene.play() != TacticScene.Play.STANDS
                    && world.monsters().size() > 0) {
                hands.decide(intent, world.monsters().peek(), scene.play().plan);
            }
            world.step(intent);
            if (tick == 1 && !scene.isCaptive()) {
                HordeBrush.rouse(world.hordes().get(0), world.player().body().cell);
            }
            for (int i = 0; tick == scene.slain() && i < world.monsters().size(); i++) {
                if ((world.monsters().get(i) == leader) != scene.isCaptive()) {
                    world.monsters().get(i).getComponent(HealthComponent.class).health = 0;
                }
            }
            world.player().health().health = world.player().health().most;
            camera.afterTick();
            for (int i = 0; i < world.events().size(); i++) {
                happened.add(world.events().at(i).type());
            }
            if (tick % scene.everyTicks() == 0) {
                sheet.add(camera.keep("%s_%03d".formatted(scene.name(), tick)));
            } else if (tick % 3 == 0) {
                camera.draw(3f / TickClock.TICKS_A_SECOND);
            }
        }
        System.out.println(scene.name() + " " + happened);
        return sheet;
    }
}
