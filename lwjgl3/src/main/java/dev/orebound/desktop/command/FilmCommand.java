package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.desktop.window.FilmWindow;
import dev.orebound.film.ContactSheet;
import dev.orebound.film.FilmRoom;
import dev.orebound.film.FilmShot;
import dev.orebound.film.PseudoLanguage;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.layout.FramebufferPixels;
import dev.orebound.workbench.Workbench;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code film}: renders the fixed scenes, so that the pictures of two builds can be compared. */
@Command(
        name = "film",
        description = "Renders the fixed list of scenes, with a contact sheet and figures of each picture.")
final class FilmCommand implements Callable<Integer> {
    private static final FramebufferPixels USUAL = new FramebufferPixels(1280, 720);
    /** The size of moving pictures: the least that holds the interface, with a pixel for each pixel of the cave. */
    private static final FramebufferPixels MOVING = new FramebufferPixels(456, 256);

    private static final int USUAL_PERCENT = 100;
    private static final String FIGURES = "figures.json";
    private static final String FLASHES = "flashes.json";

    private final SharedOptions shared;

    @Parameters(index = "0", paramLabel = "DIR", description = "The folder for the pictures.")
    private Path folder = Path.of("");

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = OptionValues.PictureSizeValue.class,
            description = "The size of the pictures in pixels; 1280x720 unless given. Can be given several times.")
    private List<FramebufferPixels> sizes = new ArrayList<>();

    @Option(
            names = "--interface",
            paramLabel = "PERCENT",
            converter = OptionValues.InterfaceValue.class,
            description = "The size of the interface in percent; 100 unless given. Can be given several times.")
    private List<Integer> percents = new ArrayList<>();

    @Option(
            names = "--language",
            paramLabel = "TAG",
            description =
                    "The language of the texts, such as de; English unless given. pseudo has long words with accents.")
    private String language = "";

    @Option(
            names = "--settings",
            paramLabel = "FILE",
            description = "Settings of a player as the game saves them: colours, outlines, sizes, flashes.")
    private @Nullable Path settingsFile;

    @Option(
            names = "--documents",
            description =
                    "Renders only the pictures of the documents, each from the first seed on that shows what it should,"
                            + " and stops at one that no seed shows. DIR is docs/screenshots.")
    private boolean isForDocuments;

    @Option(
            names = "--flashes",
            description =
                    "Renders no pictures, but measures how often each scene flashes, into flashes.json: seconds of play"
                            + " about its moment, 60 frames a second.")
    private boolean isForFlashes;

    @Option(
            names = "--motion",
            paramLabel = "PERCENT",
            converter = OptionValues.MotionValue.class,
            description = "The share of flashes, shaking and all else on the page of motion, within 0..100; 100 unless"
                    + " given.")
    private int motion = USUAL_PERCENT;

    FilmCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new CannotStartException("DIR: " + folder + " is a file; give a folder");
        }
        SharedOptions.requireWritable("DIR", folder.resolve(isForFlashes ? FLASHES : FIGURES));
        if (isForDocuments && isForFlashes) {
            throw new CannotStartException("--flashes: renders no pictures; leave out --documents");
        }
        if (isForDocuments && !(sizes.isEmpty() && percents.isEmpty())) {
            throw new CannotStartException("--documents: has its own size; leave out --size and --interface");
        }
        Assets assets = language.equals(PseudoLanguage.TAG) ? new PseudoLanguage(shared.assets()) : shared.assets();
        Content content = Content.read(assets);
        List<String> languages = GameTexts.languages(assets).stream()
                .map(GameTexts.LanguageName::tag)
                .toList();
        if (!language.isEmpty() && !languages.contains(language)) {
            throw new CannotStartException(
                    "--language: there is no language '" + language + "'; give one of " + String.join(", ", languages));
        }
        List<FilmScene> scenes =
                FilmScene.readAll(assets, content.arenaKinds(), content.brews().all()).asList().stream()
                        .filter(scene -> !isForDocuments || scene.document() != null)
                        .toList();
        List<FilmFormat> formats = formats();
        GameSettings settings = settings();
        StringBuilder figures = new StringBuilder();
        Path saves = temporaryFolder();
        SpriteSheet sprites = SpriteSheet.read(assets);
        try (ProgressBar bar =
                new ProgressBar(shared.console(), scenes.size() * (isForDocuments ? 1 : formats.size()))) {
            int before = 0;
            for (int i = 0; i < formats.size(); i++) {
                FilmFormat format = formats.get(i);
                List<FilmScene> filmed = filmed(scenes, format);
                int first = before;
                if (filmed.isEmpty()) {
                    continue;
                }
                Path own = saves.resolve("format" + i);
                FilmWindow.run(shared.host(), format.size, () -> {
                    FilmRoom room = new FilmRoom(
                            assets,
                            sprites,
                            content,
                            inForce(settings, format),
                            own,
                            Workbench.maker(assets, new SaveFolder(own)));
                    ContactSheet sheet = new ContactSheet();
                    int done = first;
                    for (FilmScene scene : filmed) {
                        bar.show(done++);
                        if (isForFlashes) {
                            figures.append(room.meter(scene).json(scene, format.name(), motion));
                            continue;
                        }
                        if (isForDocuments) {
                            byte[] png = scene.moving() > 0
                                    ? room.shootMoving(scene)
                                    : room.shootForDocuments(scene).picture().png();
                            SharedOptions.write("DIR", folder.resolve(scene.document() + ".png"), png);
                            continue;
                        }
                        FilmShot shot = room.shoot(scene);
                        write(scene.id(), format, shot.picture().png());
                        sheet.add(scene.id(), shot.picture());
                        figures.append(shot.json());
                    }
                    if (!isForDocuments && !isForFlashes) {
                        write("contact_sheet", format, sheet.png());
                    }
                    room.dispose();
                });
                before += filmed.size();
            }
        } finally {
            delete(saves);
        }
        if (isForDocuments) {
            return SharedOptions.DONE;
        }
        byte[] lines = figures.toString().getBytes(StandardCharsets.UTF_8);
        SharedOptions.write("DIR", folder.resolve(isForFlashes ? FLASHES : FIGURES), lines);
        return SharedOptions.DONE;
    }

    private GameSettings inForce(GameSettings settings, FilmFormat format) {
        GameSettings sized =
                percents.isEmpty() ? settings : settings.with(GameSettings.UI_SCALE, format.percent / 100f);
        return motion == USUAL_PERCENT ? sized : sized.withMotion(motion / 100f);
    }

    private GameSettings settings() {
        Path file = settingsFile;
        if (file == null) {
            return GameSettings.USUAL.with(GameSettings.LANGUAGE, language);
        }
        List<String> complaints = new ArrayList<>();
        GameSettings read;
        try {
            read = SettingsFile.read(Files.readString(file), complaints);
        } catch (IOException e) {
            throw new CannotStartException("--settings: " + file + " cannot be read (" + e.getMessage() + ")");
        }
        if (!complaints.isEmpty()) {
            throw new CannotStartException("--settings: " + file + ": " + complaints.get(0));
        }
        return language.isEmpty() ? read : read.with(GameSettings.LANGUAGE, language);
    }

    /** Returns the scenes that are rendered in a size: all, but of the documents the moving or the still ones. */
    private List<FilmScene> filmed(List<FilmScene> scenes, FilmFormat format) {
        return scenes.stream()
                .filter(scene -> !isForDocuments || scene.moving() > 0 == format.size.equals(MOVING))
                .toList();
    }

    private void write(String name, FilmFormat format, byte[] png) {
        SharedOptions.write("DIR", folder.resolve(name + "_" + format.name() + ".png"), png);
    }

    /** Returns every wanted size in combination with every wanted size of the interface. */
    private List<FilmFormat> formats() {
        List<FilmFormat> formats = new ArrayList<>();
        if (isForDocuments) {
            formats.add(new FilmFormat(MOVING, USUAL_PERCENT));
        }
        for (FramebufferPixels size : sizes.isEmpty() ? List.of(USUAL) : sizes) {
            for (int percent : percents.isEmpty() ? List.of(USUAL_PERCENT) : percents) {
                formats.add(new FilmFormat(size, percent));
            }
        }
        return formats.stream().distinct().toList();
    }

    /** The size of pictures, and that of the interface on them in percent. */
    private record FilmFormat(FramebufferPixels size, int percent) {
        String name() {
            String window = size.width() + "x" + size.height();
            return percent == USUAL_PERCENT ? window : window + "_" + percent;
        }
    }

    /** Creates a folder for whatever the game saves, so that nothing of the player's is read or changed. */
    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("orebound-film");
        } catch (IOException e) {
            throw new CannotStartException(
                    "film needs a temporary folder, and none can be created (" + e.getMessage() + ")");
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // The system deletes its temporary files some day.
        }
    }
}
