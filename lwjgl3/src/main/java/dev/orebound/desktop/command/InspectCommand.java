package dev.orebound.desktop.command;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.lab.FloorInspector;
import dev.orebound.lab.picture.PictureLayer;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code inspect}: generates a floor and prints it. */
@Command(name = "inspect", description = "Generates one floor and prints it.")
final class InspectCommand implements Callable<Integer> {
    private static final Seed USUAL_SEED = Seed.of(1);

    private final SharedOptions shared;

    @Mixin
    private FloorOptions floor = new FloorOptions();

    @ArgGroup
    private SharedOptions.OutputForm form = new SharedOptions.OutputForm();

    @Option(
            names = "--layer",
            paramLabel = "LAYER",
            converter = OptionValues.LayerValue.class,
            description = "A layer to show, over those named before it; can be repeated.")
    private List<PictureLayer> layers = List.of();

    @Option(
            names = "--seeds",
            paramLabel = "A..B",
            converter = OptionValues.SeedsValue.class,
            description = "The first and the last seed; prints one floor of each run, one line of JSON per floor.")
    private OptionValues.@Nullable SeedRange seeds;

    @Option(
            names = "--describe",
            paramLabel = "X,Y",
            converter = OptionValues.CellPlaceValue.class,
            description = "A cell to describe in words instead of drawing the floor.")
    private OptionValues.@Nullable CellPlace place;

    @Option(
            names = "--certificate",
            description = "Prints how everything that is locked is opened, instead of the floor.")
    private boolean isCertificate;

    InspectCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        Content content = Content.read(shared.assets());
        FloorInspector inspect = new FloorInspector(content);
        if (seeds != null) {
            printMany(inspect, seeds);
            return SharedOptions.DONE;
        }
        Seed seed = floor.seedOrNull();
        FloorRequest request = floor.request(new Descent(seed == null ? USUAL_SEED : seed, content.graph()));
        if (place != null) {
            shared.console().data().print(describe(inspect, request, place));
        } else if (form.png != null) {
            draw(inspect, request, form.png);
        } else {
            shared.console().data().print(text(inspect, request));
        }
        return SharedOptions.DONE;
    }

    private void printMany(FloorInspector inspect, OptionValues.SeedRange asked) {
        if (!form.json || floor.seedOrNull() != null) {
            throw new CannotStartException(
                    "--seeds: needs --json, and cannot be combined with --seed; give --seeds A..B --json");
        }
        PrintStream data = shared.console().data();
        inspect.lines(
                asked.first(),
                asked.last(),
                floor::request,
                isCertificate ? inspect::certificate : inspect::json,
                data::print);
    }

    private String describe(FloorInspector inspect, FloorRequest request, OptionValues.CellPlace asked) {
        if (form.json || form.png != null || !layers.isEmpty()) {
            throw new CannotStartException("--describe: prints words; give it without --json, --png and --layer");
        }
        try {
            return inspect.describe(request, asked.x(), asked.y(), GameTexts.read(shared.assets()));
        } catch (IllegalArgumentException offTheFloor) {
            throw new CannotStartException("--describe: " + offTheFloor.getMessage());
        }
    }

    private String text(FloorInspector inspect, FloorRequest request) {
        if (isCertificate) {
            return form.json ? inspect.certificate(request) : inspect.certificateWords(request);
        }
        return form.json ? json(inspect, request) : ascii(inspect, request);
    }

    private void draw(FloorInspector inspect, FloorRequest request, Path file) {
        SharedOptions.write("--png", file, layers.isEmpty() ? inspect.png(request) : inspect.png(request, layers));
    }

    private String json(FloorInspector inspect, FloorRequest request) {
        if (!layers.isEmpty()) {
            throw new CannotStartException("--layer: needs --ascii or --png; JSON holds every layer");
        }
        return inspect.json(request);
    }

    private String ascii(FloorInspector inspect, FloorRequest request) {
        return layers.isEmpty() ? inspect.ascii(request) : inspect.ascii(request, layers);
    }
}
