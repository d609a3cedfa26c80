package dev.orebound.screen;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewRules;
import dev.orebound.descent.Descent;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Uses every brew in all three ways at its highest level amid the largest horde of a floor, and saves pictures of each.
 * Arguments: the window as {@code 1280x720}, the folder to write to, the seed and the depth.
 */
public final class BrewFilm {
    private static final int HEALTH = 5000;
    private static final int TICKS_A_CAST = 110;
    private static final BrewUse[] USES = BrewUse.values();
    private static final int TICKS_A_FRAME = 2;

    private final Content content = TestContent.BUILT_IN;
    private final String[] arguments;
    private final GameSettings settings;
    private final Intent intent = new Intent();

    private BrewFilm(String[] arguments) {
        this.arguments = arguments;
        settings = FilmCamera.window(arguments[0]);
    }

    public static void main(String[] arguments) {
        BrewFilm film = new BrewFilm(arguments);
        FilmCamera.open(film.settings, film::shoot);
    }

    private void shoot() {
        Descent descent = new Descent(Seed.of(Integer.parseInt(arguments[2])), content.graph());
        Floor floor = new FloorGenerator(content).generate(descent.request(Integer.parseInt(arguments[3])));
        int cell = floor.hordes().stream()
                .max((one, other) -> one.members().size() - other.members().size())
                .orElseThrow()
                .leader()
                .at();
        List<Integer> flasks = Collections.nCopies(
                Party.fresh(content).flasks().size(), content.player().flaskMeasures());
        World world = new World(floor, content, new Party(HEALTH, flasks), cell);
        Arrays.fill(world.player().component().brews, BrewRules.MOST_LEVELS);
        FilmCamera camera = new FilmCamera(content, settings, new File(arguments[1]));
        camera.turnTo(world, descent);
        while (world.tick() < (long) (content.brews().size() * USES.length + 1) * TICKS_A_CAST) {
            play(world, camera);
        }
    }

    private void play(World world, FilmCamera camera) {
        int turn = (int) (world.tick() / TICKS_A_CAST) - 1;
        int into = (int) (world.tick() % TICKS_A_CAST);
        intent.clear();
        aim(world);
        if (turn >= 0 && turn < content.brews().size() * USES.length) {
            int brew = turn / USES.length;
            BrewUse use = USES[turn % USES.length];
            Arrays.fill(world.player().component().flasks, content.player().flaskMeasures());
            if (into == 0) {
                intent.order(IntentOrder.CHOOSE_BREW, content.brews().oresOf(brew));
            } else if (into == 2) {
                intent.hold(
                        switch (use) {
                            case BOLT -> Intent.BOLT;
                            case BURST -> Intent.BURST;
                            case FLASK -> Intent.THROW;
                        });
                intent.throwDistance(4 * Intent.STEPS_A_CELL);
            }
            if (into == 11 || into == 24 || into == 42) {
                camera.keepAsItIs(turn + "_" + content.brews().at(brew).id() + "_" + use.id() + "_" + into);
            }
        }
        world.step(intent);
        camera.afterTick();
        if (world.tick() % TICKS_A_FRAME == 0) {
            camera.draw((float) TICKS_A_FRAME / TickClock.TICKS_A_SECOND);
        }
    }

    /** Aims at the nearest monster. */
    private void aim(World world) {
        BodyComponent self = world.player().body();
        double nearest = Double.MAX_VALUE;
        for (Entity monster : world.monsters()) {
            BodyComponent body = monster.getComponent(BodyComponent.class);
            double far = Math.hypot(body.x - self.x, body.y - self.y);
            if (far < nearest && far > 0.1) {
                nearest = far;
                intent.aim(
                        (int) Math.round(Math.atan2(body.y - self.y, body.x - self.x) / (2 * Math.PI) * Intent.AIMS));
            }
        }
    }
}
