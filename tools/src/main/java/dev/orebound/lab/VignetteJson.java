package dev.orebound.lab;

import dev.orebound.cave.floor.Certificate;
import dev.orebound.cave.floor.Certificate.Step;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.lab.figure.JsonText;

/**
 * Writes the vignettes, locks, keys and levers of a floor as JSON, and its certificate in the format
 * {@code orebound-certificate/1}; {@code docs/formats.md} says what each key holds.
 */
final class VignetteJson {
    private static final String CERTIFICATE_FORMAT = "orebound-certificate/1";

    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final JsonText json;

    /** @param json to which the keys are added */
    VignetteJson(Floor floor, Content content, JsonText json) {
        this.floor = floor;
        this.content = content;
        this.grid = floor.grid();
        this.json = json;
    }

    /** Adds the keys of a floor, into the object that was begun. */
    void writeKeys() {
        json.text(
                "biome",
                Biome.at(
                                content.biomes(),
                                floor.request().seed(),
                                floor.request().depth())
                        .id());
        json.texts("features", floor.request().features());
        json.number("danger", floor.request().danger());
        json.objects("vignettes", floor.vignettes(), vignette -> {
            json.number("id", vignette.id());
            json.text("kind", vignette.kind());
            json.cells("cells", grid, vignette.cells());
            json.cells(
                    "closes",
                    grid,
                    Cells.of(vignette.closes().stream().mapToInt(cell -> cell).toArray()));
            json.key("horde");
            writeNumber(vignette.horde(), VignetteSpot.NO_HORDE);
            json.objects("props", vignette.props(), prop -> {
                json.word("prop", prop.kind());
                json.cell("at", grid, prop.at());
                json.text("what", prop.what().isEmpty() ? null : prop.what());
            });
        });
        json.objects("locks", floor.locks(), lock -> {
            json.number("id", lock.id());
            json.text("kind", lock.kind());
            json.number("vignette", lock.vignette());
            json.cells("cells", grid, lock.cells());
            json.objects("ways", lock.ways(), way -> {
                json.text("by", by(way));
                json.key("what");
                writeNumber(way.what(), LockSpot.NOTHING);
                json.numbers("measures", way.measures());
            });
        });
        json.objects("keys", floor.keys(), key -> {
            json.number("id", key.id());
            json.cell("at", grid, key.at());
            json.number("lock", key.lock());
            json.key("carrier");
            writeNumber(key.carrier(), VignetteSpot.NO_HORDE);
        });
        json.objects("levers", floor.levers(), lever -> {
            json.number("id", lever.id());
            json.cell("at", grid, lever.at());
            json.key("locks").beginList().value(lever.lock()).endList();
        });
    }

    /** Returns the certificate of the floor as one line, ended by a line feed. */
    String certificate() {
        json.beginObject();
        json.text("format", CERTIFICATE_FORMAT);
        json.text("seed", floor.request().seed().text());
        json.number("depth", floor.request().depth());
        json.text("node", floor.request().node());
        json.text("kind", floor.request().kind().id());
        json.objects("steps", floor.certificate().steps(), step -> {
            json.word("do", step.deed());
            if (step.deed() == Certificate.Deed.EXIT) {
                json.text("what", floor.exits().get(step.what()).to());
            } else {
                json.number("what", step.what());
            }
            if (step.deed() == Certificate.Deed.OPEN) {
                json.text("by", by(step));
            }
            json.cell("at", grid, step.at());
        });
        return json.endObject().line();
    }

    /** Returns the certificate in words, a step a line, each ended by a line feed. */
    String certificateWords() {
        StringBuilder words = new StringBuilder();
        for (Step step : floor.certificate().steps()) {
            String what = switch (step.deed()) {
                case TAKE -> "take key " + step.what();
                case PULL -> "pull lever " + step.what();
                case OPEN ->
                    "open lock " + step.what() + " ("
                            + floor.locks().get(step.what() - 1).kind() + ") by " + by(step);
                case VISIT -> "visit " + kind(step.what());
                case LEAVE -> "leave " + kind(step.what());
                case EXIT -> "exit to " + floor.exits().get(step.what()).to();
            };
            words.append(grid.x(step.at())).append(',').append(grid.y(step.at()));
            words.append("  ").append(what).append('\n');
        }
        return words.toString();
    }

    private String kind(int vignette) {
        return "vignette " + vignette + " ("
                + floor.vignettes().get(vignette - 1).kind() + ")";
    }

    private String by(Step step) {
        return by(floor.locks().get(step.what() - 1).ways().get(step.way()));
    }

    /** Returns the word of the format for a way: of a brew its id. */
    static String by(LockSpot.WaySpot way) {
        if (way.by() instanceof LockWay.ByBrew brew) {
            return brew.brew();
        }
        return LockWay.word(way.by());
    }

    private void writeNumber(int number, int nothing) {
        if (number == nothing) {
            json.value((String) null);
        } else {
            json.value(number);
        }
    }
}
