package dev.orebound.view;

import com.sun.management.ThreadMXBean;
import dev.orebound.desktop.window.GlWindow;
import java.lang.management.ManagementFactory;

/** Measures the bytes that drawing a frame allocates. */
public final class FrameGarbage {
    private static final int ROUNDS = 5;
    private static final int FRAMES_A_ROUND = 40;

    private FrameGarbage() {}

    /**
     * Returns the bytes of the round of warm frames that allocates least; the compiler may still replace a method
     * during one or two.
     */
    public static long of(Runnable frame) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        Runnable frames = () -> {
            for (int i = 0; i < FRAMES_A_ROUND; i++) {
                frame.run();
            }
        };
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long before = thread.getThreadAllocatedBytes(id);
            GlWindow.unseen(frames);
            least = Math.min(least, thread.getThreadAllocatedBytes(id) - before);
        }
        return least;
    }
}
