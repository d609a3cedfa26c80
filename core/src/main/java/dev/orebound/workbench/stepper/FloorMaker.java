package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.content.Assets;
import dev.orebound.content.Content;
import dev.orebound.content.ContentException;
import dev.orebound.lab.making.FloorMaking;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Reads changed content and makes floors in the background. */
final class FloorMaker implements Disposable {
    private final LatestTaskWorker<Made> worker;
    /** The current source; used only by the background thread. */
    private Source source;

    /** Content with the assets it was read from and its generator. */
    private record Source(Assets assets, Content content, FloorGenerator generator) {}

    /**
     * The result of a request.
     *
     * @param making how the floor was made, or null if the content is invalid
     * @param complaint what is wrong, in one line; empty if all is well
     */
    record Made(@Nullable FloorMaking making, String complaint) {}

    /**
     * @param content the content read from these assets
     * @param executor runs the work
     */
    FloorMaker(Assets assets, Content content, Executor executor) {
        worker = new LatestTaskWorker<>(executor);
        source = new Source(assets, content, new FloorGenerator(content));
    }

    /** Requests a floor; earlier requests that have not started are dropped. */
    void ask(WantedFloor floor, Assets assets) {
        worker.ask(() -> make(floor, assets));
    }

    private Made make(WantedFloor floor, Assets assets) {
        try {
            if (source.assets != assets) {
                Content content = Content.read(assets);
                source = new Source(assets, content, new FloorGenerator(content));
            }
            FloorMaking making = FloorMaking.record(floor.request(source.content), source.content, source.generator);
            return new Made(making, making.failure());
        } catch (ContentException e) {
            return new Made(null, e.complaints().get(0));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | IllegalStateException e) {
            // Numbers that each may be, and that no floor can be made of all the same.
            return new Made(null, "no floor comes of these numbers: " + e.getMessage());
        }
    }

    /** Returns the result since the last call, or null. */
    @Nullable
    Made take() {
        return worker.take();
    }

    @Override
    public void dispose() {
        worker.dispose();
    }
}
