package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.desktop.window.FilmWindow;
import dev.orebound.journal.settings.GameSettings.WindowSize;
import dev.orebound.screen.film.ContactSheet;
import dev.orebound.screen.film.FilmRoom;
import dev.orebound.screen.film.FilmShot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code film}: renders the fixed scenes, so that the pictures of two builds can be compared. */
@Command(
        name = "film",
        description = "Renders the fixed list of scenes, with a contact sheet and figures of each picture.")
final class FilmCommand implements Callable<Integer> {
    private static final WindowSize USUAL = new WindowSize(1280, 720);

    private final SharedOptions shared;

    @Parameters(index = "0", paramLabel = "DIR", description = "The folder for the pictures.")
    private Path folder = Path.of("");

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = OptionValues.SizeValue.class,
            description = "The size of the pictures in pixels; 1280x720 unless given. Can be given several times.")
    private List<WindowSize> sizes = new ArrayList<>();

    FilmCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new CannotStartException("DIR: " + folder + " is a file; give a folder");
        }
        SharedOptions.requireWritable("DIR", folder.resolve("figures.json"));
        Assets assets = shared.assets();
        Content content = Content.read(assets);
        ContentTable<FilmScene> scenes = FilmScene.readAll(assets, content.arenaKinds());
        List<WindowSize> wanted =
                sizes.isEmpty() ? List.of(USUAL) : sizes.stream().distinct().toList();
        StringBuilder figures = new StringBuilder();
        Path saves = temporaryFolder();
        try (ProgressBar bar = new ProgressBar(shared.console(), scenes.size() * wanted.size())) {
            for (int i = 0; i < wanted.size(); i++) {
                int before = i * scenes.size();
                WindowSize size = wanted.get(i);
                Path own = saves.resolve("size" + i);
                FilmWindow.run(shared.host(), size, () -> {
                    FilmRoom room = new FilmRoom(assets, content, own);
                    ContactSheet sheet = new ContactSheet();
                    for (int scene = 0; scene < scenes.size(); scene++) {
                        bar.show(before + scene);
                        FilmShot shot = room.shoot(scenes.at(scene));
                        write(shot.scene().id(), size, shot.picture().png());
                        sheet.add(shot.scene().id(), shot.picture());
                        figures.append(shot.json());
                    }
                    write("contact_sheet", size, sheet.png());
                    room.dispose();
                });
            }
        } finally {
            delete(saves);
        }
        byte[] lines = figures.toString().getBytes(StandardCharsets.UTF_8);
        SharedOptions.write("DIR", folder.resolve("figures.json"), lines);
        return SharedOptions.DONE;
    }

    private void write(String name, WindowSize size, byte[] png) {
        Path file = folder.resolve(name + "_" + size.width() + "x" + size.height() + ".png");
        SharedOptions.write("DIR", file, png);
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
