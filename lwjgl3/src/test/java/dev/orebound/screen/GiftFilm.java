package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Goes to the gifts of floors, uses them, and saves a picture before, during and after: shrines, the golem of each ore
 * with all companions, a warden, its key, and exits locked and open. Arguments: the window as {@code 1280x720}, and the
 * folder to write to.
 */
public final class GiftFilm {
    private static final int STEPS = 5;

    private final Content content = TestContent.BUILT_IN;
    private final GameSettings settings;
    private final File folder;
    private final Intent intent = new Intent();

    private GiftFilm(String[] arguments) {
        settings = FilmCamera.window(arguments[0]);
        folder = new File(arguments[1]);
    }

    public static void main(String[] arguments) {
        GiftFilm film = new GiftFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        FilmCamera camera = new FilmCamera(content, settings, folder);
        for (FloorKind kind : List.of(FloorKind.SCROLL, FloorKind.HEALTH_BUFF, FloorKind.ATTACK_BUFF)) {
            shootShrine(camera, floor(kind, 3), kind.id());
        }
        List<String> met = new ArrayList<>();
        for (int seed = 1; met.size() < content.golems().rules().ores().size(); seed++) {
            Floor floor = floor(FloorKind.GOLEM, seed);
            if (!met.contains(floor.primaryOre())) {
                met.add(floor.primaryOre());
                shootShrine(camera, floor, "golem_" + floor.primaryOre());
            }
        }
        shootWarden(camera, floor(FloorKind.BATTLE, 4));
    }

    private Floor floor(FloorKind kind, int seed) {
        Descent descent = new Descent(Seed.of(seed), content.graph());
        return new FloorGenerator(content)
                .generate(descent.request(descent.request(4).node(), kind));
    }

    private void shootShrine(FilmCamera camera, Floor floor, String name) {
        World world = enter(camera, floor, floor.fixtures().get(0).at());
        play(camera, world, 40);
        camera.keep(name + "_1_before");
        intent.hold(Intent.INTERACT);
        step(camera, world);
        intent.clear();
        play(camera, world, 14);
        camera.keep(name + "_2_used");
        play(camera, world, 200);
        camera.keep(name + "_3_after");
    }

    private void shootWarden(FilmCamera camera, Floor floor) {
        World world = enter(camera, floor, floor.exits().get(0).at());
        play(camera, world, 10);
        camera.keep("battle_1_locked");
        World before = new World(floor, content, Party.fresh(content), near(floor, wardenCell(world)));
        camera.turnTo(before, new Descent(floor.request().seed(), content.graph()));
        play(camera, before, 30);
        camera.keep("battle_2_warden");
        for (Entity monster : before.monsters()) {
            monster.getComponent(HealthComponent.class).health = 0;
        }
        play(camera, before, 20);
        camera.keep("battle_3_key");
        World open = new World(
                floor, content, party(), free(floor, floor.exits().get(0).at()));
        open.part(FloorGifts.class).lock().open();
        camera.turnTo(open, new Descent(floor.request().seed(), content.graph()));
        play(camera, open, 10);
        camera.keep("battle_4_open");
    }

    private static int wardenCell(World world) {
        for (Entity monster : world.monsters()) {
            if (monster.getComponent(SpawnComponent.class).spawnId
                    == world.part(FloorGifts.class).wardenSpawnId()) {
                return monster.getComponent(BodyComponent.class).cell;
            }
        }
        throw new IllegalStateException("no warden");
    }

    /** Returns a cell a few steps from another. */
    private int near(Floor floor, int cell) {
        DistanceMap steps = new DistanceMap(floor.grid());
        steps.spreadFrom(cell, new FloorState(floor, content).unwalkable(), StepKind.FOUR_WAY, STEPS);
        return steps.reached(steps.reachedCount() - 1);
    }

    private World enter(FilmCamera camera, Floor floor, int beside) {
        World world = new World(floor, content, party(), free(floor, beside));
        camera.turnTo(world, new Descent(floor.request().seed(), content.graph()));
        return world;
    }

    private Party party() {
        List<PartyMember> golems = new ArrayList<>();
        for (GolemKind golem : content.golems()) {
            boolean isShown = golem.ore().equals("fire") || golem.ore().equals("air");
            if (isShown && golems.size() < Party.MOST_COMPANIONS) {
                golems.add(new PartyMember(content.golems().monsterOf(golem), 45));
            }
        }
        Party fresh = Party.fresh(content);
        return new Party(
                fresh.health(),
                fresh.gains(),
                Collections.nCopies(fresh.flasks().size(), 40),
                1,
                golems);
    }

    /** Returns a cell to stand on within reach of another. */
    private int free(Floor floor, int beside) {
        FloorState state = new FloorState(floor, content);
        Grid grid = floor.grid();
        for (Direction direction : Direction.STRAIGHT) {
            int cell = grid.neighbour(beside, direction);
            if (state.isWalkable(cell)) {
                return cell;
            }
        }
        throw new IllegalStateException("nowhere to stand by " + beside);
    }

    private void play(FilmCamera camera, World world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            step(camera, world);
        }
    }

    private void step(FilmCamera camera, World world) {
        world.player().health().health = world.player().health().most;
        world.step(intent);
        camera.afterTick();
        if (world.tick() % 4 == 0) {
            camera.draw(4f / TickClock.TICKS_A_SECOND);
        }
    }
}
