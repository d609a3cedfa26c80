package dev.orebound.film;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.autoplay.arena.HostilePlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.film.ArenaMoment;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.film.FilmScene.ArenaSubject;
import dev.orebound.content.reading.ContentException;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.view.frame.BossFall;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.RoomApproach;
import dev.orebound.world.state.TickClock;

/** A trap room from before its doorway on. */
final class ArenaPlay extends ScenePlay {
    /** Ticks for which the roof still holds when it is shown straining, and after it gave way when that is shown. */
    private static final int STRAINED_TICKS = 300;

    private static final int LOST_TICKS = 14;

    private static final int MOST_SEEDS = 2_000;
    private static final int MOST_TICKS = 6 * 60 * TickClock.TICKS_A_SECOND;
    /** Ticks after the end of the fight: twice the time until the picture of the reward. */
    private static final int LAST_LOOK_TICKS = 3 * TickClock.TICKS_A_SECOND;

    /** Ticks after the last boss's death in which the world goes on, and those until the pictures of its fall. */
    private static final int MOVING_FALL_TICKS = 10;

    private static final int FALL_TICKS = TickClock.TICKS_A_SECOND * 26 / 10;
    private static final int WAY_OUT_TICKS = TickClock.TICKS_A_SECOND * 76 / 10;

    /** Ticks of the whole scene, those after the heart is in reach or taken, and the most until then. */
    private static final int END_TICKS = (int) (TickClock.TICKS_A_SECOND * BossFall.END);

    private static final int HEART_TICKS = 2 * TickClock.TICKS_A_SECOND + 12;
    private static final int TO_HEART_TICKS = 30 * TickClock.TICKS_A_SECOND;

    private final ArenaSubject subject;
    private final Expedition run;
    private final World world;
    private final Arena arena;
    private final HostilePlayer player;
    private final int stillTicks;
    private int overTicks;
    /** Ticks of the scene of the last boss's fall, in which the world stands still. */
    private int fallTicks;
    /** Ticks since the heart of the mine was in reach, or taken. */
    private int heartTicks;

    /**
     * A trap room on the floor of a seed.
     *
     * @param stillTicks that the player stands before the doorway at first
     */
    ArenaPlay(ArenaSubject subject, RoomPlace place, Content content, int stillTicks) {
        this.subject = subject;
        this.stillTicks = stillTicks;
        Party party = party(subject.depth(), subject.health(), content);
        int before = new RoomApproach(place.floor, content).before(place.room);
        run = new Expedition(place.floor.request(), party, content, made -> before);
        world = run.world();
        arena = world.arenas().stream()
                .filter(each -> each.room().id() == place.room.id())
                .findFirst()
                .orElseThrow();
        ArenaScheme fights = ArenaScheme.ALL.get(0);
        player = new HostilePlayer(fights, world, place.room.id(), new RandomStreams(run.seed()).stream("film"));
    }

    /** The floor and the room of a scene. */
    record RoomPlace(Descent descent, Floor floor, Room room) {}

    /**
     * Finds the first floor that has the room, from the subject's seed on.
     *
     * @throws ContentException if there is none among many
     */
    static RoomPlace find(String scene, ArenaSubject subject, Content content) {
        FloorGenerator generator = new FloorGenerator(content);
        for (int i = 0; i < MOST_SEEDS; i++) {
            Descent descent = new Descent(Seed.of(subject.seed() + i), content.graph());
            Floor floor = generator.generate(descent.request(subject.depth()));
            for (Room room : floor.rooms()) {
                if (subject.arena().equals(room.arena())) {
                    return new RoomPlace(descent, floor, room);
                }
            }
        }
        throw new ContentException(FilmScene.FILE + ": " + scene + ": no floor at depth " + subject.depth()
                + " has the trap room " + subject.arena() + "; give another depth");
    }

    @Override
    World world() {
        return world;
    }

    @Override
    Descent descent() {
        return run.descent();
    }

    @Override
    Expedition run() {
        return run;
    }

    @Override
    int pointed() {
        return subject.moment() == ArenaMoment.BEFORE
                ? SceneSights.nearestTo(world, arena.room().cells())
                : super.pointed();
    }

    @Override
    boolean isStill() {
        return fallTicks > MOVING_FALL_TICKS && (!isAboutTheHeart() || fallTicks < END_TICKS);
    }

    @Override
    void step() {
        if (subject.moment() == ArenaMoment.FALL || subject.moment() == ArenaMoment.WAY_OUT || isAboutTheHeart()) {
            fallTicks += BossFall.isFallen(world) ? 1 : 0;
            if (isStill()) {
                return;
            }
        }
        if (world.tick() < stillTicks || (arena.state().isSealed() && isAboutTheRoof())) {
            intent.clear();
        } else if (isAboutTheHeart() && fallTicks >= END_TICKS) {
            boolean takes = subject.moment() == ArenaMoment.HEART_TAKEN;
            Boss boss = world.part(Boss.class);
            player.goToHeart(boss.heartCell(), takes && boss.hasHeart(), intent);
            boolean isThere = takes ? boss.isHeartTaken() : world.prompt() == InteractPrompt.TAKE_HEART;
            heartTicks += isThere ? 1 : 0;
        } else {
            player.decide(intent);
        }
        run.step(intent);
        overTicks += arena.state().isOver() ? 1 : 0;
    }

    private boolean isAboutTheHeart() {
        return subject.moment() == ArenaMoment.HEART || subject.moment() == ArenaMoment.HEART_TAKEN;
    }

    private boolean isAboutTheRoof() {
        return subject.moment() == ArenaMoment.STRAINED || subject.moment() == ArenaMoment.LOST;
    }

    @Override
    boolean isMoment() {
        ArenaState state = arena.state();
        boolean isItsWave = arena.wave() == subject.wave() - 1;
        return switch (subject.moment()) {
            case BEFORE -> world.tick() == stillTicks;
            case CLOSING -> state == ArenaState.CLOSING;
            case MARKED -> state == ArenaState.MARKING && isItsWave;
            case FIGHTING -> state == ArenaState.FIGHTING && isItsWave;
            case WON -> state == ArenaState.CLEARING;
            case STRAINED -> state.isSealed() && arena.roofTicksLeft() < STRAINED_TICKS;
            case LOST -> overTicks == LOST_TICKS;
            case FALL -> fallTicks == FALL_TICKS;
            case WAY_OUT -> fallTicks == WAY_OUT_TICKS;
            case HEART, HEART_TAKEN -> heartTicks == HEART_TICKS;
            case REWARD -> state == ArenaState.OPEN;
        };
    }

    @Override
    String fault() {
        boolean isShown = switch (subject.moment()) {
            case BEFORE, CLOSING, WON, STRAINED, LOST, FALL, WAY_OUT, HEART, HEART_TAKEN -> true;
            case MARKED -> SceneSights.marksInView(world, arena) > 1;
            case FIGHTING -> SceneSights.fightersInView(world, arena) > 0;
            case REWARD -> SceneSights.thingsInView(world) > 2;
        };
        return isShown ? super.fault() : "the room is empty";
    }

    @Override
    boolean isOver() {
        return fallTicks == 0 ? isPlayOver() : fallTicks > END_TICKS + TO_HEART_TICKS;
    }

    private boolean isPlayOver() {
        return run.status() != RunStatus.PLAYING || world.tick() > MOST_TICKS || overTicks > LAST_LOOK_TICKS;
    }
}
