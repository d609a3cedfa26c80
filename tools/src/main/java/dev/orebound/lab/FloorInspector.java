package dev.orebound.lab;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.words.FloorKnowledge.CompleteFloorKnowledge;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceDescription;
import dev.orebound.cave.words.PlaceNarrator;
import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.cave.words.VignetteNarrator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.picture.FloorGlyphs;
import dev.orebound.lab.picture.FloorImage;
import dev.orebound.lab.picture.PictureLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** The command {@code inspect}: generates floors and shows them as text, as JSON or as a picture. */
public final class FloorInspector {
    private final Content content;
    private final FloorGenerator generator;

    public FloorInspector(Content content) {
        this.content = content;
        this.generator = new FloorGenerator(content);
    }

    /** A floor drawn in characters, a line for each row from the north, each ended by a line feed. */
    public String ascii(FloorRequest request) {
        return ascii(generator.generate(request), PictureLayer.USUAL);
    }

    /** The same with layers of one's choice, each over those before it; where none has anything, there is a blank. */
    public String ascii(FloorRequest request, List<PictureLayer> layers) {
        return ascii(generator.generate(request), layers);
    }

    private String ascii(Floor floor, List<PictureLayer> layers) {
        FloorGlyphs glyphs = new FloorGlyphs(floor, content);
        char[] drawing = " ".repeat(floor.grid().size()).toCharArray();
        for (PictureLayer layer : layers) {
            char[] over = glyphs.of(layer);
            for (int cell = 0; cell < drawing.length; cell++) {
                drawing[cell] = over[cell] == FloorGlyphs.NONE ? drawing[cell] : over[cell];
            }
        }
        return northUp(floor.grid(), drawing);
    }

    private static String northUp(Grid grid, char[] drawing) {
        StringBuilder text = new StringBuilder(drawing.length + grid.height());
        for (int y = grid.height() - 1; y >= 0; y--) {
            text.append(drawing, y * grid.width(), grid.width()).append('\n');
        }
        return text.toString();
    }

    /**
     * Describes a place in words, a sentence a line, each ended by a line feed.
     *
     * @throws IllegalArgumentException if the floor has no such cell
     */
    public String describe(FloorRequest request, int x, int y, GameTexts texts) {
        Floor floor = generator.generate(request);
        if (!floor.grid().contains(x, y)) {
            throw new IllegalArgumentException(x + "," + y + " is off the floor; give 0,0 to "
                    + (floor.grid().width() - 1) + "," + (floor.grid().height() - 1));
        }
        CompleteFloorKnowledge scene = new CompleteFloorKnowledge(floor, content, texts);
        PlaceDescription place =
                new PlaceDescriber(floor, content).find(floor.grid().cell(x, y), scene);
        List<String> sentences = new ArrayList<>(new PlaceNarrator(texts).sentences(place));
        sentences.addAll(new VignetteNarrator(floor, texts).sentences(place.cell(), scene));
        String arena = place.kind() == PlaceDescription.PlaceKind.TRAP_ROOM
                ? floor.roomWithId(floor.room().at(place.cell())).arena()
                : null;
        if (arena != null) {
            ArenaKind kind = content.arenaKinds().get(arena);
            sentences.addAll(new TrapDescriber(texts, content).sentences(kind, request.depth(), request.danger()));
        }
        return String.join("\n", sentences) + "\n";
    }

    /** A floor as one line of JSON, format {@code orebound-floor/1}, ended by a line feed. */
    public String json(FloorRequest request) {
        return new FloorJson(generator.generate(request), content).line();
    }

    /**
     * One line of JSON for each of many runs, told as soon as it is made.
     *
     * @param first a run's seed
     * @param last the last one's, not below {@code first}
     * @param which floor of a run is meant
     * @param print prints one floor as a line: {@link #json} or {@link #certificate}
     * @param lines gets each line, ended by a line feed
     */
    public void lines(
            long first,
            long last,
            Function<Descent, FloorRequest> which,
            Function<FloorRequest, String> print,
            Consumer<String> lines) {
        for (long seed = first; seed <= last; seed++) {
            lines.accept(print.apply(which.apply(new Descent(Seed.of(seed), content.graph()))));
            if (seed == Long.MAX_VALUE) {
                return;
            }
        }
    }

    /** The certificate of a floor as one line of JSON, format {@code orebound-certificate/1}, ended by a line feed. */
    public String certificate(FloorRequest request) {
        return new VignetteJson(generator.generate(request), content, new JsonText()).certificate();
    }

    /** The certificate of a floor in words, a step a line, each ended by a line feed. */
    public String certificateWords(FloorRequest request) {
        return new VignetteJson(generator.generate(request), content, new JsonText()).certificateWords();
    }

    /** A floor as the bytes of a PNG file, 8 by 8 pixels a cell. */
    public byte[] png(FloorRequest request) {
        return png(request, PictureLayer.USUAL);
    }

    /** The same with layers of one's choice, each over those before it. */
    public byte[] png(FloorRequest request, List<PictureLayer> layers) {
        return new FloorImage(generator.generate(request), content).png(layers);
    }
}
