package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.Intent;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Checks that the steady state allocates nothing. */
class SoundAllocationTest {
    private static final int WARM_TICKS = 20_000;
    private static final int MEASURED_TICKS = 6_000;
    private static final MindState[] MINDS = {
        MindState.ASLEEP, MindState.SHACKLED, MindState.SEARCHING, MindState.FLEEING, MindState.GUARDING
    };

    private final SoundBank bank =
            new SoundBank(SmallSounds.content(), new RecordingAudio(Health.FORGETFUL), line -> {});
    private int told;
    private final SoundListener ears =
            new SoundListener(bank, (x, y) -> x < 10, (caption, subject, actorId, x, y) -> told++);
    private final EventSounds sounds = new EventSounds(bank, ears, actorId -> false);
    private final CaveAmbience ambience = new CaveAmbience(bank, "timbered");
    private final TickEvents events = new TickEvents();

    @Test
    void givenAWarmBank_whenEventsAreHeardAndArenasComeAndGo_thenNothingIsAllocated() {
        bank.finish();
        for (int i = 0; i < 12; i++) {
            events.actor(i % 2 == 0 ? EventType.FOOT_SET : EventType.MONSTER_DIED, i, 5, 0, 0, i % 3 - 1);
        }
        events.attack(EventType.STRIKE_SWUNG, new BodyComponent(), 0, 0, 0);
        play(WARM_TICKS);

        long before = allocated();
        play(MEASURED_TICKS);
        long bytes = allocated() - before;

        // The JIT may still replace a method while this runs; a single object a tick would be 96,000 bytes.
        assertThat(bytes).as("bytes in %s ticks", MEASURED_TICKS).isLessThan(MEASURED_TICKS);
        assertThat(told).as("captions").isPositive();
    }

    @Test
    void givenMonstersOfAllMoods_whenTheyAreHeard_thenNothingIsAllocated() {
        bank.finish();
        World world = Scenario.of("""
                #############
                #@..sss..ggg#
                #############""").world();
        MonsterVoices voices = new MonsterVoices(world, bank, ears);
        WorldSounds.NearFire fire = new WorldSounds.NearFire(world, 8);
        listen(world, voices, fire, WARM_TICKS);

        // The JIT may still replace a method during one or two rounds.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = allocated();
            listen(world, voices, fire, MEASURED_TICKS / 5);
            least = Math.min(least, allocated() - before);
        }

        assertThat(least).as("bytes in the thriftiest round").isLessThan(MEASURED_TICKS / 5);
    }

    private static void listen(World world, MonsterVoices voices, WorldSounds.NearFire fire, int ticks) {
        Intent nothing = new Intent();
        for (int tick = 0; tick < ticks; tick++) {
            world.step(nothing);
            for (int i = 0; i < world.monsters().size(); i++) {
                MindComponent mind = world.monsters().get(i).getComponent(MindComponent.class);
                mind.state = MINDS[(tick / 50 + i) % MINDS.length];
            }
            voices.tick();
            fire.tick();
        }
    }

    private void play(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            bank.update();
            ears.moveTo(tick % 20, 5);
            sounds.hear(events, tick);
            ambience.tick(tick % 200 < 100, 0, 0);
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
