package dev.orebound.screen.title;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VeinsBelow;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.IntentSource;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.play.FixedTimestep;
import dev.orebound.view.FloorPainting.PaintedWorld;
import dev.orebound.view.WorldView;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sound.WorldSounds;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.view.ui.MenuEmbers;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The background of the title: an alchemist with a lamp who strolls through a cave, and embers. */
public final class TitleBackdrop implements Disposable {
    private static final int MOST_TICKS_A_FRAME = 5;
    private static final float FADE_A_SECOND = 0.5f;
    private static final float DIMMED = 0.08f;

    /** Frames of the menu before the cave is begun, so that it does not delay them. */
    private static final int FRAMES_BEFORE = 3;
    /** Size of the painted cave that is shown until the played one is there, in pixels of the art. */
    private static final PagePlace.PlaceLayout PAINTED = new PagePlace.PlaceLayout(480, 270, 280, 100, 80, 80, -1);

    private static final float PAINTING_FADES_A_SECOND = 4;

    private final Seed seed;
    private final GameContext context;
    private final MenuEmbers embers = new MenuEmbers();
    private final FixedTimestep steps = new FixedTimestep(TickClock.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final Intent intent = new Intent();
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable Stroll stroll;
    private boolean isLater;
    private int frames;
    private @Nullable BackgroundWork<PaintedWorld> cave;
    private float shown;
    /** The pixels of the painted cave; null once they are shown, or if there are none. */
    private @Nullable BackgroundWork<int[]> painting;

    private @Nullable PixelPicture painted;
    private float paintedShown;

    /** A cave and the alchemist that walks there. */
    private record Stroll(World world, WorldView view, WorldSounds sounds, TitleWanderer wanderer) {}

    /** Shows the cave of a seed, and makes it at once. */
    public TitleBackdrop(Seed seed, GameContext context) {
        this(seed, context, false, null);
        beginCave().result();
    }

    private TitleBackdrop(Seed seed, GameContext context, boolean isLater, @Nullable BackgroundWork<int[]> painting) {
        this.seed = seed;
        this.context = context;
        this.isLater = isLater;
        this.painting = painting;
    }

    /**
     * Returns one that makes the cave in the background after the first frames, and shows a painted one until then.
     *
     * @param painting the pixels of {@link #paint}, which are begun after the first frame
     */
    public static TitleBackdrop ofLater(Seed seed, GameContext context, BackgroundWork<int[]> painting) {
        return new TitleBackdrop(seed, context, true, painting);
    }

    /** Paints the cave that is shown until the played one is there. Any thread can do it. */
    public static int[] paint(Content content, SpriteSheet sprites) {
        int[] pixels = new int[PAINTED.width() * PAINTED.height()];
        PagePlace.CAVE.paint(PAINTED, content.biomes().at(0), sprites, pixels);
        return pixels;
    }

    private BackgroundWork<PaintedWorld> beginCave() {
        BackgroundWork<PaintedWorld> begun = new BackgroundWork<>(() ->
                paintedCave(seed, context.start().content(), context.sprites().sheet()));
        cave = begun;
        return begun;
    }

    /** Makes no world any more: begins none, and waits for one that was begun. Worlds are made one after another. */
    public void settle() {
        isLater = false;
        if (cave != null) {
            cave.result();
        }
    }

    void resize(InterfaceSize changed) {
        size = changed;
        if (stroll != null) {
            stroll.view.resize(changed.width(), changed.height());
        }
    }

    /** Draws the cave. */
    void draw(float seconds) {
        if (isLater && painting != null && frames == 1) {
            painting.begin();
        }
        if (isLater && frames++ == FRAMES_BEFORE) {
            beginCave();
        }
        if (stroll == null && cave != null && cave.isDone() && context.sounds().isRead()) {
            stroll = begin(cave.result());
        }
        Stroll walks = stroll;
        if (walks == null) {
            return;
        }
        int due = steps.ticksAfter(seconds);
        for (int i = 0; i < due; i++) {
            tick(walks);
        }
        shown = Math.min(1, shown + FADE_A_SECOND * Math.min(seconds, 0.05f));
        walks.view.draw(steps.alpha(), seconds);
    }

    private Stroll begin(PaintedWorld painted) {
        World world = painted.world();
        WorldView view = new WorldView(
                world,
                new Descent(world.floor().request().seed(), world.content().graph()),
                painted.picture(),
                context.sprites(),
                ViewSettings.STILL,
                context.start().assets(),
                context.sounds().content());
        view.resize(size.width(), size.height());
        return new Stroll(world, view, new WorldSounds(world, context.sounds()), new TitleWanderer(world));
    }

    private void tick(Stroll walks) {
        intent.clear();
        walks.wanderer.write(
                intent, walks.world.player().body().x, walks.world.player().body().y);
        walks.world.step(intent);
        walks.view.afterTick();
        walks.sounds.afterTick();
    }

    /** Draws the embers that rise over the cave; the pane has begun. */
    void drawEmbers(UiPane pane, float seconds) {
        drawPainted(pane, seconds);
        pane.glow(size.width() / 2f, 0, size.width() * 0.7f, UiPalette.BLOOD_DARK, 0.45f - 0.35f * shown);
        embers.draw(pane, size.width(), size.height(), size.grain(), seconds);
        pane.vignette(0, 0, size.width(), size.height(), 0, 0.9f - 0.35f * shown);
    }

    /** Draws the painted cave over the played one as long as that one is not wholly shown. */
    private void drawPainted(UiPane pane, float seconds) {
        if (painting != null && painting.isDone()) {
            PixelPicture taken = new PixelPicture(PAINTED.width(), PAINTED.height());
            int[] pixels = painting.result();
            System.arraycopy(pixels, 0, taken.pixels(), 0, pixels.length);
            taken.show();
            painted = taken;
            painting = null;
            paintedShown = frames <= 1 ? 1 : 0;
        }
        paintedShown = painted == null ? 0 : Math.min(1, paintedShown + PAINTING_FADES_A_SECOND * seconds);
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 1 - (1 - DIMMED) * shown);
        if (painted != null && shown < 1) {
            int times = (int) Math.ceil(
                    Math.max(size.width() / (float) PAINTED.width(), size.height() / (float) PAINTED.height()));
            float wide = PAINTED.width() * times;
            float high = PAINTED.height() * times;
            float left = Math.round((size.width() - wide) / 2);
            float low = Math.round((size.height() - high) / 2);
            painted.draw(pane, left, low, wide, high, paintedShown * (1 - DIMMED) * (1 - shown));
        }
    }

    @Override
    public void dispose() {
        if (painted != null) {
            painted.dispose();
        }
        if (stroll != null) {
            stroll.sounds.stop();
            stroll.view.dispose();
        }
    }

    /** Controls the alchemist behind the title: it strolls from room to room and looks about. */
    private static final class TitleWanderer implements IntentSource {
        private static final float TILT = 0.42f;

        private final World world;
        private final DistanceMap distances;
        private int room;
        private int aim;

        TitleWanderer(World world) {
            this.world = world;
            distances = new DistanceMap(world.floor().grid());
            chooseRoom();
        }

        private void chooseRoom() {
            Floor floor = world.floor();
            Room next = floor.rooms().get(room++ % floor.rooms().size());
            distances.spreadFrom(next.centre(), world.floorState().unwalkable(), StepKind.EIGHT_WAY);
        }

        @Override
        public void write(Intent intent, float playerX, float playerY) {
            Grid grid = world.floor().grid();
            int cell = world.player().body().cell;
            if (!distances.isReached(cell) || distances.at(cell) <= 1) {
                chooseRoom();
            }
            // The alchemist is in the chosen room, or shut in by ore: it stands still for a tick and chooses another
            // room.
            if (!distances.isReached(cell) || distances.at(cell) <= 1) {
                return;
            }
            int goal = distances.stepDown(distances.stepDown(cell));
            float dx = grid.x(goal) + 0.5f - playerX;
            float dy = grid.y(goal) + 0.5f - playerY;
            float distance = Math.max(0.1f, (float) Math.sqrt(dx * dx + dy * dy));
            float push = TILT * Intent.FULL_TILT / distance;
            intent.move(Math.round(dx * push), Math.round(dy * push));
            int wanted = (int) Math.round(Math.atan2(dy, dx) / (2 * Math.PI) * Intent.AIMS);
            int turn = Math.floorMod(wanted - aim + Intent.AIMS / 2, Intent.AIMS) - Intent.AIMS / 2;
            aim += turn / 12;
            intent.aim(aim);
        }
    }

    /** Makes and paints a cave without hordes or traps. Any thread can do it. */
    private static PaintedWorld paintedCave(Seed seed, Content content, SpriteSheet sprites) {
        FloorRequest request = new FloorRequest(seed, "r0c0", 1, FloorKind.BATTLE, List.of("r1c0"));
        Floor floor = new FloorGenerator(content).generate(request);
        return PaintedWorld.of(new World(quiet(floor), content, Party.fresh(content)), sprites);
    }

    private static Floor quiet(Floor floor) {
        return floor.with(
                        FloorKeys.ROOMS,
                        floor.rooms().stream().map(TitleBackdrop::quiet).toList())
                .with(FloorKeys.HORDES, List.of())
                .with(FloorKeys.VEINS_BELOW, VeinsBelow.NONE);
    }

    private static Room quiet(Room room) {
        return new Room(
                room.id(), room.cells(), room.centre(), room.border(), room.doorways(), room.isTreasure(), null, null);
    }
}
