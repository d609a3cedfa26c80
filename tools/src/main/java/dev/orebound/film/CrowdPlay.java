package dev.orebound.film;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene.CrowdSubject;
import dev.orebound.content.monster.Horde;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The largest room of a floor, into which monsters are called one by one; then the player strikes at the nearest. */
final class CrowdPlay extends ScenePlay {
    private static final int HEALTH = 9999;
    /** Distances from the player at which monsters appear, in cells. */
    private static final int NEAREST = 2;

    private static final int FARTHEST = 8;
    /** Ticks before the picture in which the player begins to burst a brew, and for which the button is held. */
    private static final int BURST_TICKS = 60;

    private static final int HELD_TICKS = 35;

    private final CrowdSubject subject;
    private final Descent descent;
    private final World world;
    private final int[] kinds;
    private final int[] cells;
    /** The ores of the brew that the player bursts, or 0. */
    private final int ores;

    private final long burstTick;

    CrowdPlay(CrowdSubject subject, Content content) {
        this.subject = subject;
        descent = new Descent(Seed.of(subject.seed()), content.graph());
        Floor floor = new FloorGenerator(content).generate(descent.request(subject.depth()));
        Room room = largestRoom(floor);
        int[] dry = room.cells().stream().filter(cell -> isDry(floor, cell)).toArray();
        int place = room.centre();
        long most = -1;
        for (int cell : dry) {
            long about = IntStream.of(dry)
                    .filter(each -> isNear(floor.grid(), each, cell))
                    .count();
            place = about > most ? cell : place;
            most = Math.max(most, about);
        }
        int stand = place;
        world = new World(floor, content, party(subject.depth(), HEALTH, content), stand);
        kinds = kinds(subject.depth(), content);
        ores = subject.brew() == null
                ? 0
                : content.brews().oresOf(content.brews().all().indexOf(subject.brew()));
        burstTick = momentTick() - BURST_TICKS;
        cells = IntStream.of(dry)
                .filter(cell -> isNear(floor.grid(), cell, stand))
                .toArray();
    }

    private static boolean isDry(Floor floor, int cell) {
        return floor.liquid().at(cell) == 0 && floor.terrain().at(cell) == 0;
    }

    private static boolean isNear(Grid grid, int cell, int centre) {
        int dx = Math.abs(grid.x(cell) - grid.x(centre));
        int dy = Math.abs(grid.y(cell) - grid.y(centre));
        return Math.max(dx, dy) >= NEAREST && Math.max(dx, dy) <= FARTHEST;
    }

    /** Returns the kinds of monsters that hordes of a depth consist of, swimmers and captives excepted. */
    private static int[] kinds(int depth, Content content) {
        TreeSet<Integer> kinds = new TreeSet<>();
        for (Horde horde : content.hordes()) {
            if (horde.depths().holds(depth) && horde.terrain().isEmpty() && !horde.has(Horde.HordeFlag.CAPTIVE)) {
                kinds.add(content.monsters().indexOf(horde.leader()));
                horde.members().forEach(group -> kinds.add(content.monsters().indexOf(group.monster())));
            }
        }
        return kinds.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    World world() {
        return world;
    }

    @Override
    Descent descent() {
        return descent;
    }

    @Override
    void step() {
        intent.clear();
        int called = (int) world.tick() / 2;
        if (ores != 0 && world.tick() == burstTick - 1) {
            intent.order(IntentOrder.CHOOSE_BREW, ores);
        } else if (ores != 0 && world.tick() >= burstTick && world.tick() < burstTick + HELD_TICKS) {
            intent.hold(Intent.BURST);
        } else if (called >= subject.bodies()) {
            strikeNearest();
        } else if (world.tick() % 2 == 0) {
            intent.order(IntentOrder.HELP_POINT, cells[(int) ((long) called * cells.length / subject.bodies())]);
        } else {
            intent.order(IntentOrder.HELP_SPAWN, kinds[called % kinds.length]);
        }
        world.step(intent);
    }

    private void strikeNearest() {
        BodyComponent player = world.player().body();
        float nearest = Float.MAX_VALUE;
        for (Entity monster : world.monsters()) {
            BodyComponent body = monster.getComponent(BodyComponent.class);
            float dx = body.x - player.x;
            float dy = body.y - player.y;
            if (dx * dx + dy * dy < nearest) {
                nearest = dx * dx + dy * dy;
                intent.aim((int) Math.round(Math.atan2(dy, dx) / (2 * Math.PI) * Intent.AIMS));
            }
        }
        intent.hold(Intent.STRIKE);
    }

    private long momentTick() {
        return 2L * subject.bodies() + subject.ticks();
    }

    @Override
    boolean isMoment() {
        return world.tick() == momentTick();
    }

    @Override
    boolean isOver() {
        return !world.player().isAlive();
    }
}
