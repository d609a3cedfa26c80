package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Assets;
import dev.orebound.content.CaveRules;
import dev.orebound.content.Content;
import dev.orebound.content.number.Tuning;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The floor that the stepper works on: the request, its tuned numbers, the making, and the position in it. */
final class FloorWorkshop implements Disposable {
    private final Content content;
    private final Tuning tuning;
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
        tuning = new Tuning(assets, CaveRules.FILE);
        maker = new FloorMaker(assets, content, executor);
        wanted = WantedFloor.of(request);
        make();
    }

    private void make() {
        maker.ask(wanted, assets);
    }

    /** Returns the tunable numbers; {@link #makeOfOtherNumbers} must follow a change. */
    Tuning tuning() {
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

    /** Takes in a finished making, if there is one. */
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
