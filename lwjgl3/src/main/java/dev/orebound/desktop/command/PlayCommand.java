package dev.orebound.desktop.command;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.window.GameWindow;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.GameSettings.SpeechMode;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.lab.ContentLinter;
import dev.orebound.screen.OreboundGame;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameStart;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.workbench.Workbench;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code play}: opens the window of the game. */
@Command(name = "play", description = "Opens the game. With a seed, a floor, a kit or vows, a run starts at once.")
final class PlayCommand implements Callable<Integer> {
    private static final int SEEDS_OFFERED = 1_000_000_000;

    private final SharedOptions shared;

    @Mixin
    private FloorOptions floor = new FloorOptions();

    @Option(
            names = "--room",
            paramLabel = "ID",
            converter = OptionValues.RoomValue.class,
            description = "The id of a room of the floor; the run starts before its doorway.")
    private @Nullable Integer room;

    @Mixin
    private TermsOptions terms = new TermsOptions();

    @Option(
            names = "--first-room",
            description = "Starts like a player's first run: in the hand-made room, with a golem and some ore.")
    private boolean firstRoom;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = OptionValues.WindowSizeValue.class,
            description = "The size of the window in points: pixels, unless the desktop enlarges windows itself.")
    private @Nullable WindowPoints size;

    @Option(names = "--fullscreen", description = "Fills the screen.")
    private boolean fullscreen;

    @Option(names = "--mute", description = "Plays no sound.")
    private boolean mute;

    @Option(names = "--speech", description = "Reads all texts aloud, for players who cannot see the screen.")
    private boolean speech;

    @Option(names = "--watch", paramLabel = "FILE", description = "A replay to play in the window.")
    private @Nullable Path watched;

    @Option(
            names = "--race",
            paramLabel = "FILE",
            description = "A replay to race: the run begins as that one did, and shows its alchemist as a ghost.")
    private @Nullable Path raced;

    @Option(
            names = "--workbench",
            description =
                    "Unlocks the workbench for playtesters (F1) in every run: panel, console and overlays. The pause "
                            + "menu does so in one run. Runs in which it was used are not ranked.")
    private boolean workbench;

    PlayCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        SaveFolder saves = shared.saveFolder();
        Assets assets = shared.assets();
        BackgroundWork<Content> reading = new BackgroundWork<>(() -> checked(assets));
        BackgroundWork<SpriteSheet> sprites = new BackgroundWork<>(() -> SpriteSheet.read(assets));
        GameWindow.prepare(shared.host());
        shared.reports().writeInto(saves.reports());
        Consumer<String> saving = canBeWritten(saves) ? shared.console()::complain : known -> {};
        Content content = reading.result();
        shared.reports().note("content", HexFormat.of().toHexDigits(content.fingerprint()));
        SettingsFile file = new SettingsFile(saves.settings(), shared.console()::complain)
                .beginningWith(shared.host().isMac() ? GameSettings.USUAL : GameSettings.USUAL_FULL_SCREEN);
        GameWindow window = new GameWindow(shared.host(), shared.console(), shared.reports(), saving);
        window.readPads(saves.path());
        requireOneRun();
        Seed seed = seedOrNull();
        FloorRequest request = seed == null ? null : requestOrNull(seed, content);
        if (request != null && room != null) {
            requireRoom(request, room, content);
        }
        Replay replay = watched == null ? null : ReplayCommand.readToWatch(watched, content);
        Replay rival = raced == null ? null : ReplayCommand.readToRace(raced, content);
        GameSettings settings = chosen(file.read());
        PlaytestBench.BenchMaker bench = Workbench.maker(assets, saves);
        try (GameSaves kept = GameSaves.in(saves, window.version(), content, saving)) {
            GameStart start = new GameStart(
                    assets,
                    content,
                    seed,
                    request,
                    room == null ? 0 : room,
                    terms.terms(content, seed != null && seed.isFirst()),
                    replay,
                    rival,
                    workbench ? bench : bench.locked(),
                    settings,
                    file,
                    kept,
                    window);
            window.open(new OreboundGame(start, sprites), settings);
        }
        return SharedOptions.DONE;
    }

    /**
     * Reads the content. Content that a player has laid over the built-in files is checked completely, so that every
     * fault shows at the start.
     */
    private Content checked(Assets assets) {
        if (shared.hasOwnContent()) {
            List<String> complaints = new ContentLinter(assets).complaints();
            if (!complaints.isEmpty()) {
                throw new ContentException(complaints);
            }
        }
        return Content.read(assets);
    }

    private @Nullable FloorRequest requestOrNull(Seed seed, Content content) {
        if (firstRoom && namesAPlace()) {
            throw new CannotStartException(
                    "--first-room: cannot be combined with --depth, --kind, --node or --room; give it alone or with "
                            + "--seed");
        }
        return namesAPlace() ? floor.request(new Descent(seed, content.graph())) : null;
    }

    /**
     * Returns the seed. A floor, a kit or vows that are named without a seed belong to a random run; a floor that is
     * named with the seed of a first run is the ordinary floor, as in dumps.
     */
    private @Nullable Seed seedOrNull() {
        Seed given = floor.seedOrNull();
        Seed seed =
                given == null && (firstRoom || namesAPlace() || !terms.words().isEmpty())
                        ? Seed.of(new SecureRandom().nextInt(SEEDS_OFFERED))
                        : given;
        if (seed == null) {
            return null;
        }
        return firstRoom ? seed.first() : namesAPlace() ? seed.ofRun() : seed;
    }

    /** Refuses options that name another run than the raced or the watched one. */
    private void requireOneRun() {
        boolean namesAnother = watched != null
                || floor.seedOrNull() != null
                || namesAPlace()
                || firstRoom
                || !terms.words().isEmpty();
        if (raced != null && namesAnother) {
            throw new CannotStartException(
                    "--race: the run begins as the raced one did; leave out --watch, --seed, --depth, --kind, --node, "
                            + "--room, --first-room, --kit and --vows");
        }
        if (watched != null && !terms.words().isEmpty()) {
            throw new CannotStartException("--watch: a replay has its own terms; leave out --kit and --vows");
        }
    }

    /** Returns true if more than a seed was given. */
    private boolean namesAPlace() {
        return room != null || floor.namesAFloor();
    }

    private static void requireRoom(FloorRequest request, int room, Content content) {
        int rooms = new FloorGenerator(content).generate(request).rooms().size();
        if (room > rooms) {
            throw new CannotStartException("--room: " + room + " is not a room of this floor; give 1.." + rooms);
        }
    }

    /** Returns whether the folder can be written. If it cannot, the game runs without saving. */
    private boolean canBeWritten(SaveFolder saves) {
        String why = saves.whyReadOnly();
        if (why != null) {
            shared.console().complain(saves.path() + ": cannot be written (" + why + "); nothing will be saved");
        }
        return why == null;
    }

    private GameSettings chosen(GameSettings kept) {
        GameSettings chosen = size == null ? kept : kept.with(GameSettings.WINDOW_SIZE, size);
        if (size != null) {
            chosen = chosen.with(GameSettings.WINDOW, WindowMode.WINDOW);
        }
        if (fullscreen) {
            chosen = chosen.with(GameSettings.WINDOW, WindowMode.FULLSCREEN);
        }
        if (speech) {
            chosen = chosen.with(GameSettings.SPEECH, SpeechMode.ON);
        }
        return mute ? chosen.with(GameSettings.SOUND, SoundMode.MUTED) : chosen;
    }
}
