package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentException;
import dev.orebound.lab.making.FloorMaking;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Reads content, if it was changed, and makes floors of it, all of it beside the picture. */
final class FloorMaker implements Disposable {
    private final LatestTaskWorker<Made> worker;
    /** Used by what is done beside alone. */
    private Source source;

    /** Content, the assets that it was read from, and what makes floors of it. */
    private record Source(Assets assets, Content content, FloorGenerator generator) {}

    /**
     * What came of a wish.
     *
     * @param making how the floor was made, or null if the content is wrong
     * @param complaint what is wrong, in one line; empty if all is well
     */
    record Made(@Nullable FloorMaking making, String complaint) {}

    /**
     * @param content read from these assets
     * @param executor does the work
     */
    FloorMaker(Assets assets, Content content, Executor executor) {
        worker = new LatestTaskWorker<>(executor);
        source = new Source(assets, content, new FloorGenerator(content));
    }

    /** Asks for a floor made from assets; whatever was asked for before and is not made yet is forgotten. */
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

    /** What was made since one last asked, or null. */
    @Nullable
    Made take() {
        return worker.take();
    }

    @Override
    public void dispose() {
        worker.dispose();
    }
}
