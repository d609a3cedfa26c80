package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.world.EventType;
import dev.orebound.world.Events;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Steady state makes no garbage. */
class SoundAllocationTest {
    private static final int WARM_TICKS = 20_000;
    private static final int MEASURED_TICKS = 6_000;

    private final SoundContent content = SmallSounds.content();
    private final SoundBank bank = new SoundBank(content, new RecordingAudio(Health.FORGETFUL), line -> {});
    private final Ears ears = new Ears(content.cues().hearing());
    private final EventSounds sounds = new EventSounds(content, bank, ears, (x, y) -> x < 10);
    private final Ambience ambience = new Ambience(content.cues(), bank);
    private final Events events = new Events();

    @Test
    void givenAWarmBank_whenEventsAreHeardAndArenasComeAndGo_thenNothingIsAllocated() {
        bank.finish();
        for (int i = 0; i < 12; i++) {
            events.add(i % 2 == 0 ? EventType.FOOT_SET : EventType.ACTOR_HURT, i, 5)
                    .kind(i % 3 - 1);
        }
        play(WARM_TICKS);

        long before = allocated();
        play(MEASURED_TICKS);
        long bytes = allocated() - before;

        // The JIT may still replace a method while this runs; a single object a tick would be 96,000 bytes.
        assertThat(bytes).as("bytes in %s ticks", MEASURED_TICKS).isLessThan(MEASURED_TICKS);
    }

    private void play(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            bank.update();
            ears.moveTo(tick % 20, 5);
            sounds.hear(events, tick);
            if (tick % 200 < 100) {
                ambience.tickInArena();
            } else {
                ambience.tickInPeace();
            }
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
