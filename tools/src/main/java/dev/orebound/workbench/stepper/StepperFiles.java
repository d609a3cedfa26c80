package dev.orebound.workbench.stepper;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingAnimation;
import dev.orebound.lab.making.ShownLayers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Saves files into the save folder in the background and reports the result as one line. */
final class StepperFiles implements Disposable {
    private final LatestTaskWorker<Kept> worker;
    private final SaveFolder folder;
    private final GameTexts texts;

    /**
     * The result of saving.
     *
     * @param words one line
     * @param isKept true if it succeeded
     */
    record Kept(String words, boolean isKept) {}

    /** @param executor runs the writing */
    StepperFiles(SaveFolder folder, GameTexts texts, Executor executor) {
        worker = new LatestTaskWorker<>(executor);
        this.folder = folder;
        this.texts = texts;
    }

    /** Saves a making as an animated picture of the shown layers. */
    void keepAnimation(FloorMaking making, ShownLayers layers) {
        ShownLayers shown = layers.copy();
        Path file = folder.pictures().resolve(name(making));
        worker.ask(() -> write(file, new MakingAnimation(making, shown).file(), "stepper.saved"));
    }

    /** Returns a file name that every file system accepts. */
    private static String name(FloorMaking making) {
        String seed = making.request().seed().text().replaceAll("[^A-Za-z0-9-]", "_");
        return "generation-" + seed + "-d" + making.request().depth() + ".png";
    }

    /** Saves tried content, so that the game can be started with it. */
    void keepContent(ContentTuning tuning) {
        byte[] content = tuning.text().getBytes(StandardCharsets.UTF_8);
        worker.ask(() -> write(folder.triedContent().resolve(tuning.file()), content, "stepper.saved_content"));
    }

    private Kept write(Path file, byte[] bytes, String words) {
        try {
            WholeFile.write(file, bytes);
            return new Kept(texts.format(words, file, folder.triedContent()), true);
        } catch (IOException e) {
            return new Kept(texts.format("stepper.save_failed", file, WholeFile.reason(e)), false);
        }
    }

    /** Returns the result of the last request, or null. */
    @Nullable
    Kept take() {
        return worker.take();
    }

    boolean isBusy() {
        return worker.isBusy();
    }

    @Override
    public void dispose() {
        worker.dispose();
    }
}
