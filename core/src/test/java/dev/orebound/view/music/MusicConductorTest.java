package dev.orebound.view.music;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import com.sun.management.ThreadMXBean;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicTension;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.IntentOrder;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks which piece and which stems are chosen for what happens in play. */
class MusicConductorTest {
    private static final MusicContent CONTENT = MusicContent.read(new BuiltInAssets());
    private static final int LONG = 3600;

    private static final String TWO_HALLS = """
            ##########################
            #........#######.........#
            #.123....#######.........#
            #........+5...6+....@...7#
            #........#######.........#
            #........#######.........#
            ##########################""";

    private static final String HALL = """
            ##########################
            ######...................#
            ######...................#
            #....#...................#
            #.@..+.........1.........#
            #....#...................#
            #....#.........T.........#
            ######...................#
            ######...............>...#
            ##########################""";

    private final List<String> told = new ArrayList<>();
    private final MusicPlayer player = new MusicPlayer(CONTENT, fake(Audio.class), line -> {});

    @Test
    void whileNobodyKnowsOfThePlayer_thenTheThemeOfTheBiomeIsCalm() {
        Scenario scenario = Scenario.of(TWO_HALLS);
        MusicConductor conductor = new MusicConductor(scenario.world(), player);

        listen(scenario, conductor, 60);

        assertThat(player.piece()).isEqualTo(scenario.world().biome().id());
        assertThat(player.tension()).isEqualTo(MusicTension.UNSEEN);
    }

    @Test
    void givenAHorde_whenItHunts_thenThereIsAFight_andWhenItHasLostThePlayer_thenItCalmsStepByStep() {
        Scenario scenario = Scenario.of(
                new DrawnFloor(TWO_HALLS).horde("goblin_warband", "123", "goblin_captain", "goblin", "goblin"),
                Scenario.of(TWO_HALLS).content());
        MusicConductor conductor = new MusicConductor(scenario.world(), player);
        scenario.standsOn(scenario.cellOf('3') + 4);
        until(scenario, conductor, MusicTension.HUNTED);
        assertThat(player.piece()).isEqualTo(scenario.world().biome().id());

        scenario.standsOn(
                scenario.cellOf('7') + 2 * scenario.world().floor().grid().width());
        long fled = scenario.world().tick();
        until(scenario, conductor, MusicTension.NOTICED);
        assertThat(scenario.world().tick() - fled)
                .isGreaterThanOrEqualTo(CONTENT.rules().holdTicks());
        until(scenario, conductor, MusicTension.UNSEEN);
        assertThat(player.piece()).isEqualTo(scenario.world().biome().id());
    }

    @Test
    void givenATrap_whenItsDoorsShut_thenItsStemIsHeardUntilTheyOpen() {
        Scenario scenario = Scenario.of("""
                ################
                ######.........#
                ######.........#
                #@1...+2.3.T...#
                ######.........#
                ######.........#
                ################""").walksTo('2');
        MusicConductor conductor = new MusicConductor(scenario.world(), player);
        scenario.walksTo('3');
        until(scenario, conductor, MusicTension.SEALED);

        scenario.orders(IntentOrder.HELP_WIN, scenario.arena().room().id());
        scenario.waitsFor(EventType.ARENA_OPENED, 600);
        listen(scenario, conductor, 2);
        assertThat(player.tension()).isEqualTo(MusicTension.NOTICED);
        until(scenario, conductor, MusicTension.UNSEEN);
    }

    @Test
    void givenAGuardian_whileItLives_thenItsPieceIsHeard() {
        Scenario scenario = Scenario.inArena("timber_hall", 4, HALL);
        World world = scenario.world();
        MusicConductor conductor = new MusicConductor(world, player);
        raisesHead(scenario);
        conductor.afterTick();
        assertThat(player.piece()).isEqualTo(MusicContent.GUARDIAN);

        scenario.orders(IntentOrder.HELP_WIN, scenario.arena().room().id()).waits(2);
        conductor.afterTick();
        assertThat(player.piece()).isEqualTo(world.biome().id());
    }

    @Test
    void givenABoss_whenItRises_thenItsPieceGrowsWithItsPhases_andEndsOnAFigureOfItsOwnOnceItIsSlain() {
        Scenario scenario = Scenario.inArena("boss_hall", 17, HALL);
        World world = scenario.world();
        MusicConductor conductor = new MusicConductor(world, player);
        raisesHead(scenario);
        conductor.afterTick();
        assertThat(player.piece()).isEqualTo(MusicContent.BOSS);
        assertThat(player.tension()).isEqualTo(MusicTension.PHASE_1);

        scenario.orders(IntentOrder.HELP_WIN, scenario.arena().room().id()).waits(2);
        conductor.afterTick();

        assertThat(player.piece()).isEqualTo(MusicContent.BOSS_FALLEN);
        assertThat(player.tension()).isEqualTo(MusicTension.UNSEEN);
    }

    /** Springs the hall and plays until its boss or guardian is there. */
    private static void raisesHead(Scenario scenario) {
        World world = scenario.world();
        scenario.orders(IntentOrder.HELP_SPRING, scenario.arena().room().id());
        for (int tick = 0; tick < 1500 && !world.part(Boss.class).isAlive(); tick++) {
            world.monsters().forEach(monster -> {
                if (!scenario.arena().isHead(monster.getComponent(SpawnComponent.class).spawnId)) {
                    scenario.slay(monster);
                }
            });
            scenario.endures(1);
        }
    }

    @Test
    void whenThePlayerDies_thenThePieceOfDeathIsPlayed() {
        Scenario scenario = Scenario.of(TWO_HALLS);
        MusicConductor conductor = new MusicConductor(scenario.world(), player);
        HealthComponent health = scenario.world().player().health();
        scenario.orders(IntentOrder.GIVE_UP, 0);

        conductor.afterTick();

        assertThat(health.health).isZero();
        assertThat(player.piece()).isEqualTo(MusicContent.DEATH);
    }

    @Test
    void whenASoundIsLoud_thenTheMusicIsDuckedAndComesBack_andMutedMusicRests() {
        for (int frame = 0; frame < 30; frame++) {
            player.update(0, 1 / 60f);
        }
        assertThat(told).containsExactly("setVolume 0.6", "play");

        player.update(1, 1 / 60f);
        assertThat(told).hasSize(3);
        assertThat(told.get(2)).startsWith("setVolume 0.3");
        for (int frame = 0; frame < 120; frame++) {
            player.update(0, 1 / 60f);
        }
        assertThat(told.get(told.size() - 1)).isEqualTo("setVolume 0.6");

        player.setVolume(0);
        player.update(0, 1 / 60f);
        player.setVolume(1);
        player.update(0, 1 / 60f);
        assertThat(told.subList(told.size() - 4, told.size()))
                .containsExactly("setVolume 0.0", "pause", "setVolume 0.6", "play");
    }

    @Test
    void givenAHorde_whenTheConductorLooks_thenNothingIsAllocated() {
        Scenario scenario = Scenario.of(
                new DrawnFloor(TWO_HALLS).horde("goblin_warband", "123", "goblin_captain", "goblin", "goblin"),
                Scenario.of(TWO_HALLS).content());
        MusicConductor conductor = new MusicConductor(scenario.world(), player);
        scenario.waits(10);
        look(conductor, 50_000);

        // The JIT may still replace a method during one or two rounds.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = allocated();
            look(conductor, 2_000);
            least = Math.min(least, allocated() - before);
        }

        assertThat(least).as("bytes in the thriftiest round").isLessThan(2_000);
    }

    private void look(MusicConductor conductor, int times) {
        for (int i = 0; i < times; i++) {
            conductor.afterTick();
            player.update(0, 1 / 60f);
        }
    }

    private void listen(Scenario scenario, MusicConductor conductor, int ticks) {
        for (int i = 0; i < ticks; i++) {
            scenario.endures(1);
            conductor.afterTick();
        }
    }

    private void until(Scenario scenario, MusicConductor conductor, MusicTension tension) {
        for (int i = 0; i < LONG && player.tension() != tension; i++) {
            scenario.endures(1);
            conductor.afterTick();
        }
        assertThat(player.tension()).isEqualTo(tension);
    }

    /** Returns a device that plays nothing, and music that records what it is told. */
    private <T> T fake(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    if (method.getReturnType() == Music.class) {
                        return fake(Music.class);
                    }
                    told.add(method.getName() + (arguments == null ? "" : " " + arguments[0]));
                    return null;
                }));
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
