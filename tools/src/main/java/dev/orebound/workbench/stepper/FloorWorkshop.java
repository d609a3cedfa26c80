package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.descent.Descent;
import dev.orebound.lab.making.FloorMaking;
import dev.orebound.workbench.stepper.FloorWorkshop.WantedFloor;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The floor that the stepper works on: the request, its tuned numbers, the making, and the position in it. */
final class FloorWorkshop implements Disposable {
    private final Content content;
    private final ContentTuning tuning;
    private final FloorMaker maker;
    private final StepPlayback playback = new StepPlayback();
    private WantedFloor wanted;
    private Assets assets;

    /**
     * Creates the workshop and begins to make a floor.
     *
     * @param executor runs the work
     */
    FloorWorkshop(FloorRequest request, Content content, Assets assets, Executor executor) {
        this.content = content;
        this.assets = assets;
        tuning = new ContentTuning(assets, CaveRules.FILE);
        maker = new FloorMaker(assets, content, executor);
        wanted = WantedFloor.of(request);
        make();
    }

    private void make() {
        maker.ask(wanted, assets);
    }

    /** Returns the tunable numbers; {@link #makeOfOtherNumbers} must follow a change. */
    ContentTuning tuning() {
        return tuning;
    }

    StepPlayback playback() {
        return playback;
    }

    void makeOfOtherNumbers() {
        assets = tuning.assets();
        make();
    }

    void resetNumbers() {
        tuning.resetAll();
        makeOfOtherNumbers();
    }

    void nextSeed(int by) {
        want(wanted.nextSeed(by));
    }

    void seed(Seed seed) {
        want(wanted.withSeed(seed));
    }

    void deeper(int by) {
        want(wanted.deeper(by));
    }

    void nextKind() {
        want(wanted.nextKind(wanted.request(content).kind()));
    }

    private void want(WantedFloor floor) {
        if (!floor.equals(wanted)) {
            wanted = floor;
            make();
        }
    }

    /** Takes over a finished making, if there is one, and returns it. */
    @Nullable
    Made update(float seconds) {
        Made made = maker.take();
        if (made != null && made.making() != null) {
            playback.show(made.making());
        }
        playback.update(seconds);
        return made;
    }

    @Override
    public void dispose() {
        maker.dispose();
    }

    /**
     * The floor that the stepper shows.
     *
     * @param seed seed of the run
     * @param depth 1 to {@link FloorRequest#DEEPEST}, the boss's depth
     * @param kind kind of floor, or null for its kind in the descent
     * @param node node of its depth, or null for the leftmost that fits
     */
    record WantedFloor(
            Seed seed,
            int depth,
            @Nullable FloorKind kind,
            @Nullable String node) {
        static WantedFloor of(FloorRequest request) {
            return new WantedFloor(request.seed(), request.depth(), request.kind(), request.node());
        }

        /** Returns the request for the generator. */
        FloorRequest request(Content content) {
            Descent descent = new Descent(seed, content.graph());
            if (node != null) {
                return kind == null ? descent.request(node) : descent.request(node, kind);
            }
            return kind == null ? descent.request(depth) : descent.request(depth, kind);
        }

        WantedFloor withSeed(Seed other) {
            return new WantedFloor(other, depth, depth == FloorRequest.DEEPEST ? null : kind, null);
        }

        /** Returns the floor of the run whose seed is larger by a number. */
        WantedFloor nextSeed(int by) {
            return withSeed(Seed.of(seed.value() + by));
        }

        /** Returns a floor of the same run that is deeper by a number, as its own kind. */
        WantedFloor deeper(int by) {
            int wanted = Math.max(1, Math.min(FloorRequest.DEEPEST, depth + by));
            return wanted == depth ? this : new WantedFloor(seed, wanted, null, null);
        }

        /** Returns the same floor as the next kind; the boss's floor has only one. */
        WantedFloor nextKind(FloorKind now) {
            if (depth == FloorRequest.DEEPEST) {
                return this;
            }
            FloorKind[] kinds = FloorKind.values();
            FloorKind next = kinds[(now.ordinal() + 1) % kinds.length];
            return new WantedFloor(seed, depth, next == FloorKind.BOSS ? kinds[0] : next, node);
        }
    }

    /** Reads changed content and makes floors in the background. */
    static final class FloorMaker implements Disposable {
        private final LatestTaskWorker<Made> worker;
        /** The current source; used only by the background thread. */
        private ContentSource source;

        /**
         * @param content the content read from these assets
         * @param executor runs the work
         */
        FloorMaker(Assets assets, Content content, Executor executor) {
            worker = new LatestTaskWorker<>(executor);
            source = new ContentSource(assets, content, new FloorGenerator(content));
        }

        /** Requests a floor; earlier requests that have not started are dropped. */
        void ask(WantedFloor floor, Assets assets) {
            worker.ask(() -> make(floor, assets));
        }

        private Made make(WantedFloor floor, Assets assets) {
            try {
                if (source.assets != assets) {
                    Content content = Content.read(assets);
                    source = new ContentSource(assets, content, new FloorGenerator(content));
                }
                FloorMaking making =
                        FloorMaking.record(floor.request(source.content), source.content, source.generator);
                return new Made(making, making.failure());
            } catch (ContentException e) {
                return new Made(null, e.complaints().get(0));
            } catch (IllegalArgumentException | IndexOutOfBoundsException | IllegalStateException e) {
                // Each number is acceptable by itself, but no floor can be made from all of them.
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

    /**
     * The result of a request.
     *
     * @param making how the floor was made, or null if the content is invalid
     * @param complaint what is wrong, in one line; empty if all is well
     */
    record Made(@Nullable FloorMaking making, String complaint) {}

    /** Content with the assets it was read from and its generator. */
    private record ContentSource(Assets assets, Content content, FloorGenerator generator) {}
}
