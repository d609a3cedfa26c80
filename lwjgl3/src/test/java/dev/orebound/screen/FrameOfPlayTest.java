package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import dev.orebound.TestContent;
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
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.play.PlayScreen;
import dev.orebound.view.FrameGarbage;
import dev.orebound.view.effect.FloorTrail;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.RoomApproach;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what a whole frame of play asks of the graphics card: cave, lights, glow, HUD and texts together. */
@InWindow(width = 800, height = 450, pixels = false)
final class FrameOfPlayTest {
    /** Share of a roof's time that is left when it is about to give way, and the most ticks until then. */
    private static final float NEARLY_DOWN = 0.08f;

    private static final int MOST_TICKS = 6000;
    private static final int MOST_DRAW_CALLS = 12;
    private static final int MAKING_FRAMES = 10;
    private static final int TICKS_A_FRAME = 8;
    private static final int HARDLY_MORTAL = 1_000_000;
    private static final int MIXTURE = 0b11;
    private static final float SECONDS = 1 / 60f;

    private final Content content = TestContent.BUILT_IN;
    private final GameSettings settings = GameSettings.USUAL.withWindowSize(800, 450);

    @TempDir
    private Path folder;

    @Test
    void theFirstViewOfARunTakesTwelveDrawCallsAtMost() {
        GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                content,
                Seed.of("film"),
                settings,
                folder);
        PlayScreen screen = new PlayScreen(new NewRun(Seed.of("film")), context, new FilmPages.NoNavigator());
        screen.resize(FilmContext.size(settings));

        int most = drawCalls(() -> screen.draw(SECONDS), 120);

        assertThat(most).isBetween(1, MOST_DRAW_CALLS);
        screen.dispose();
        context.dispose();
    }

    @Test
    void aFightInATrapRoomTakesTwelveDrawCallsAtMostAndMakesNoGarbage() {
        Fight fight = new Fight("champion", 8);

        assertThat(drawCalls(fight::frame, 100)).isBetween(1, MOST_DRAW_CALLS);
        assertThat(FrameGarbage.of(fight::draw)).isLessThan(100);
    }

    @Test
    void aRoofThatIsAboutToGiveWayStaysWithinTheSame() {
        Fight fight = new Fight("waves", 3);
        Arena around = null;
        for (int tick = 0; tick < MOST_TICKS && (around == null || around.roofShare() > NEARLY_DOWN); tick++) {
            fight.step();
            around = fight.world.arenaAroundPlayer();
        }

        assertThat(around).as("shut in until then").isNotNull();
        assertThat(drawCalls(fight::draw, 20)).isBetween(1, MOST_DRAW_CALLS);
        assertThat(FrameGarbage.of(fight::draw)).isLessThan(100);
    }

    @Test
    void theAimOfAFlaskTheWheelOfBrewsAndTheWordsOfAnUntriedMixtureStayWithinTheSame() {
        Fight fight = new Fight("champion", 8);
        PlayerControls controls = new PlayerControls(KeyBindings.defaults());
        fight.camera.equip(controls);
        fight.world.player().component().chosenOres = MIXTURE;
        controls.keyDown(GameAction.THROW);
        controls.keyDown(GameAction.NEXT_FLASK);
        Runnable hold = () -> {
            BodyComponent body = fight.world.player().body();
            controls.write(fight.unused, body.x, body.y);
            controls.pointAt(body.x + 3, body.y + 2);
        };
        for (int i = 0; i < 30; i++) {
            hold.run();
        }
        fight.world.player().striker().phase = StrikePhase.WINDING_UP;
        fight.world.player().striker().attack = AttackTable.FIRST_CAST;

        int calls = drawCalls(
                () -> {
                    hold.run();
                    fight.draw();
                },
                20);

        assertThat(controls.isChoosing()).isTrue();
        assertThat(calls).isBetween(1, MOST_DRAW_CALLS);
        assertThat(FrameGarbage.of(() -> {
                    hold.run();
                    fight.draw();
                }))
                .isLessThan(100);
    }

    @Test
    void aGamepadAndWhatTheGameDoesForThePlayerMakeNoGarbage() {
        Fight fight = new Fight("champion", 8);
        for (int i = 0; i < 40; i++) {
            fight.frame();
        }
        PlayerControls controls = new PlayerControls(KeyBindings.defaults());
        GameSettings helping = settings.with(GameSettings.AUTO_AIM, GameSettings.AutoMode.ON)
                .with(GameSettings.AUTO_STRIKE, GameSettings.AutoMode.ON);
        controls.adopt(helping);
        fight.camera.equip(controls);
        PadState pad = new PadState();
        pad.make = PadMake.XBOX;
        controls.keyDown(KeyName.PAD_LEFT_TRIGGER, GameAction.BOLT);
        int[] frames = {0};
        Runnable hold = () -> {
            BodyComponent body = fight.world.player().body();
            boolean isEven = frames[0]++ % 2 == 0;
            pad.leftX = isEven ? 1 : -0.4f;
            pad.rightY = isEven ? 0.9f : -0.9f;
            controls.tilt(pad, helping);
            controls.pointAt(body.x, body.y);
            controls.keyDown(KeyName.PAD_UP, GameAction.TARGET);
            controls.keyUp(GameAction.TARGET);
            controls.write(fight.unused, body.x, body.y);
            fight.draw();
        };

        assertThat(FrameGarbage.of(hold)).isLessThan(100);
    }

    @Test
    void theLargeMapTakesTwelveDrawCallsAtMostAndMakesNoGarbage() {
        Fight fight = new Fight("champion", 8);
        fight.intent.order(IntentOrder.HELP_REVEAL, 0);
        fight.world.step(fight.intent);
        Runnable frame = () -> fight.camera.draw(Hud.MapSize.LARGE, SECONDS);

        assertThat(drawCalls(frame, 20)).isBetween(1, MOST_DRAW_CALLS);
        assertThat(FrameGarbage.of(frame)).isLessThan(100);
    }

    @Test
    void anExitInViewAndALightToALockThatOpensStayWithinTheSame() {
        Fight fight = new Fight("waves", 3);
        fight.help(IntentOrder.HELP_POINT, fight.world.floor().exits().get(0).at());
        fight.help(IntentOrder.HELP_GO, 0);
        fight.help(IntentOrder.HELP_OPEN, 1);

        assertThat(fight.world.floorState().locks().get(0).isOpen).isTrue();
        assertThat(FloorTrail.isFar(
                        fight.world, fight.world.floorState().locks().get(0).cell))
                .isTrue();
        assertThat(fight.world
                        .floorState()
                        .isInSight(fight.world.floor().exits().get(0).at()))
                .isTrue();
        assertThat(drawCalls(fight::draw, 20)).isBetween(1, MOST_DRAW_CALLS);
        assertThat(FrameGarbage.of(fight::draw)).isLessThan(100);
    }

    @Test
    void theBossHallTakesTwelveDrawCallsAtMostAndMakesNoGarbage() {
        Fight fight = new Fight("boss_hall", 17);

        assertThat(drawCalls(fight::frame, 80)).isBetween(1, MOST_DRAW_CALLS);
        assertThat(FrameGarbage.of(fight::draw)).isLessThan(100);
    }

    /** Returns the most draw calls of any frame after the first ones, in which pictures are made. */
    private static int drawCalls(Runnable frame, int frames) {
        for (int i = 0; i < MAKING_FRAMES; i++) {
            frame.run();
        }
        GLProfiler profiler = new GLProfiler(Gdx.graphics);
        profiler.enable();
        int most = 0;
        for (int i = 0; i < frames; i++) {
            profiler.reset();
            frame.run();
            most = Math.max(most, profiler.getDrawCalls());
        }
        profiler.disable();
        return most;
    }

    /** A fight of the autoplayer in a trap room, from some steps before its doorway. */
    private final class Fight {
        private final World world;
        private final HostilePlayer player;
        private final FilmCamera camera;
        private final Intent intent = new Intent();
        private final Intent unused = new Intent();

        Fight(String kind, int depth) {
            Descent descent = new Descent(Seed.of(1), content.graph());
            Floor floor = new FloorGenerator(content).generate(descent.request(depth));
            Room found = roomOf(kind, floor);
            for (int seed = 2; found == null; seed++) {
                descent = new Descent(Seed.of(seed), content.graph());
                floor = new FloorGenerator(content).generate(descent.request(depth));
                found = roomOf(kind, floor);
            }
            Room room = found;
            Party fresh = Party.fresh(content);
            Party party = new Party(HARDLY_MORTAL, fresh.gains(), fresh.flasks(), 1, List.of());
            world = new World(floor, content, party, new RoomApproach(floor, content).before(room));
            ArenaScheme fights = ArenaScheme.ALL.stream()
                    .filter(each -> each.id().equals("fights"))
                    .findFirst()
                    .orElseThrow();
            player =
                    new HostilePlayer(fights, world, room.id(), new RandomStreams(descent.seed()).stream("test.fight"));
            camera = new FilmCamera(content, settings, new File(folder.toString()));
            camera.turnTo(world, descent);
        }

        private static @Nullable Room roomOf(String kind, Floor floor) {
            return floor.rooms().stream()
                    .filter(each -> kind.equals(each.arena()))
                    .findFirst()
                    .orElse(null);
        }

        void frame() {
            for (int i = 0; i < TICKS_A_FRAME; i++) {
                player.decide(intent);
                world.step(intent);
                camera.afterTick();
            }
            draw();
        }

        /** Plays a tick: up to the trap, and in it the player rests, and nothing hurts it. */
        void step() {
            Arena around = world.arenaAroundPlayer();
            intent.clear();
            if (around == null || !around.state().isSealed()) {
                player.decide(intent);
            }
            world.player().health().graceTicks = 2;
            world.step(intent);
            camera.afterTick();
        }

        void help(IntentOrder order, int argument) {
            intent.clear();
            intent.order(order, argument);
            world.step(intent);
            camera.afterTick();
        }

        void draw() {
            camera.draw(SECONDS);
        }
    }
}
