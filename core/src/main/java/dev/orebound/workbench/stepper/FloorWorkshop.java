package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.Content;
import dev.orebound.content.tuning.ContentTuning;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The floor that is worked on: which one, with which numbers, how it was made, and where in the making one looks. */
final class FloorWorkshop implements Disposable {
    private final Content content;
    private final ContentTuning tuning;
    private final FloorMaker maker;
    private final StepPlayback playback = new StepPlayback();
    private WantedFloor wanted;
    private Assets assets;

    /**
     * Begins to make a floor.
     *
     * @param executor makes it
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

    /** The numbers; after a change of theirs comes {@link #makeOfOtherNumbers}. */
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

    /** Takes in what was made since, if anything was. */
    FloorMaker.@Nullable Made update(float seconds) {
        FloorMaker.Made made = maker.take();
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
}
