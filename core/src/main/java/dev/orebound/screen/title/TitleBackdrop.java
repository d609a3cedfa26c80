package dev.orebound.screen.title;

import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.play.FixedTimestep;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.chance.Seed;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ViewSettings;
import dev.orebound.view.WorldView;
import dev.orebound.view.ui.MenuEmbers;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.sound.WorldSounds;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** What lies behind the title: somebody with a lamp, who strolls through a cave, and embers over it all. */
public final class TitleBackdrop implements Disposable {
    private static final int MOST_TICKS_A_FRAME = 5;
    private static final float FADE_A_SECOND = 0.5f;
    private static final float DIMMED = 0.08f;

    /** The menu is drawn so often before the cave is made, which takes a moment: one sees something at once. */
    private static final int FRAMES_BEFORE = 3;

    private final Seed seed;
    private final GameContext equipment;
    private final MenuEmbers embers = new MenuEmbers();
    private final FixedTimestep steps = new FixedTimestep(TickClock.TICKS_A_SECOND, MOST_TICKS_A_FRAME);
    private final Intent intent = new Intent();
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private @Nullable Stroll stroll;
    private int frames;
    private float shown;

    /** A cave, and who walks there. */
    private record Stroll(World world, WorldView view, WorldSounds sounds, TitleWanderer wanderer) {}

    public TitleBackdrop(Seed seed, GameContext equipment) {
        this.seed = seed;
        this.equipment = equipment;
    }

    void resize(InterfaceSize changed) {
        size = changed;
        if (stroll != null) {
            stroll.view.resize(changed.width(), changed.height());
        }
    }

    /** Draws the cave. */
    void draw(float seconds) {
        if (frames++ == FRAMES_BEFORE) {
            stroll = begin();
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

    private Stroll begin() {
        World world = QuietCave.of(seed, equipment.start().content());
        WorldView view = new WorldView(
                world,
                equipment.sprites(),
                new ViewSettings(0, 0),
                equipment.start().assets());
        view.resize(size.width(), size.height());
        return new Stroll(world, view, new WorldSounds(world, equipment.sounds()), new TitleWanderer(world));
    }

    private void tick(Stroll walks) {
        intent.clear();
        walks.wanderer.write(
                intent, walks.world.player().body().x, walks.world.player().body().y);
        walks.world.step(intent);
        walks.view.afterTick();
        walks.sounds.afterTick();
    }

    /** Draws what rises over the cave; the pane has begun. */
    void drawEmbers(UiPane pane, float seconds) {
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 1 - (1 - DIMMED) * shown);
        pane.glow(size.width() / 2f, 0, size.width() * 0.7f, UiPalette.BLOOD_DARK, 0.45f - 0.35f * shown);
        embers.draw(pane, size.width(), size.height(), size.grain(), seconds);
        pane.vignette(0, 0, size.width(), size.height(), 0, 0.9f - 0.35f * shown);
    }

    @Override
    public void dispose() {
        if (stroll != null) {
            stroll.sounds.stop();
            stroll.view.dispose();
        }
    }
}
