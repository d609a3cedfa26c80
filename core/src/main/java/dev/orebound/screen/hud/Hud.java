package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.run.SavingTrouble;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The heads-up display over the picture of one floor during play: a list of parts in the order in which they are drawn. */
public final class Hud implements Disposable {
    /** The size in which the map is shown. */
    public enum MapSize {
        /** A part of it, in a corner. */
        SMALL,
        /** All of it, over everything. */
        LARGE
    }

    private final World world;
    private final Minimap minimap;
    private final PromptSign prompt;
    private final ArenaBanner banner;
    private final BossBar boss;
    private final TrapNotice trap;
    private final SituationHints situationHints;
    private final PickupToasts toasts;
    private final FloorSign floorSign;
    private final SavingSign saving;
    private final DescriptionPanel description;
    private final @Nullable BasicHints basicHints;
    private final List<HudPart> parts;
    private final HudFrame frame = new HudFrame();

    /** Makes the HUD of a floor of a run. */
    public Hud(World world, Descent descent, HudContext context) {
        this.world = world;
        SpriteAtlas sprites = context.sprites();
        prompt = new PromptSign(world, descent, context);
        minimap = new Minimap(world);
        toasts = new PickupToasts(context.texts(), world.content(), sprites, context.fonts());
        floorSign = new FloorSign(
                context.texts(),
                context.fonts(),
                world.floor().request().depth(),
                descent.seed().text());
        saving = new SavingSign(context.texts(), context.fonts());
        boss = new BossBar(world, context);
        banner = new ArenaBanner(world, context);
        trap = new TrapNotice(world, context);
        situationHints = new SituationHints(world, context);
        basicHints = BasicHints.areWanted(context.lessons()) ? new BasicHints(world, context) : null;
        description = new DescriptionPanel(world, context);
        List<HudPart> drawn = new ArrayList<>(List.of(
                new DangerRim(world),
                toasts,
                prompt,
                minimap,
                new HordeSign(world, context),
                new HealthBar(world, sprites),
                new EyeSign(world, sprites),
                new StatusRow(world.player(), sprites),
                new FlaskRow(world, sprites),
                new SpellRow(world, sprites),
                floorSign,
                saving,
                new DashBar(world),
                boss,
                banner,
                trap,
                situationHints));
        if (basicHints != null) {
            drawn.add(basicHints);
        }
        drawn.add(description);
        parts = List.copyOf(drawn);
    }

    /**
     * Lays everything out for a window.
     *
     * @param taken height of something else at the window's foot, in real pixels
     */
    public void resize(InterfaceSize changed, int taken) {
        frame.resize(changed, taken);
    }

    /** Handles the events of the last tick. */
    public void afterTick() {
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            for (int part = 0; part < parts.size(); part++) {
                parts.get(part).hear(event);
            }
            frame.isOver |= endsFloor(event.type());
        }
        for (int part = 0; part < parts.size(); part++) {
            parts.get(part).tick();
        }
    }

    private static boolean endsFloor(EventType type) {
        return type == EventType.FLOOR_LEFT || type == EventType.PLAYER_DIED || type == EventType.PLAYER_FELL;
    }

    /**
     * Advances all parts by a frame.
     *
     * @param promptX the place on the window of the thing that the prompt is about, in real pixels; {@code promptY} likewise
     */
    public void update(float promptX, float promptY, float seconds) {
        InteractPrompt offered = frame.isOver ? InteractPrompt.NOTHING : world.prompt();
        prompt.progress(world.freedShare());
        prompt.update(offered, world.promptCell(), promptX, promptY, seconds);
        for (int part = 0; part < parts.size(); part++) {
            parts.get(part).update(seconds);
        }
    }

    /** Marks the run as one in which a playtester helped, or not, and as one of which nothing is kept, or not. */
    public void mark(boolean isHelped, boolean isUnsaved) {
        floorSign.mark(isHelped, isUnsaved);
    }

    /** Shows why nothing is being saved, until it is called with null. */
    public void showTrouble(@Nullable SavingTrouble trouble) {
        saving.show(trouble);
    }

    /** The lower edge of the texts in the upper middle, in real pixels; a notice comes below it. */
    public float headFoot() {
        float foot = frame.layout().banner().top();
        if (boss.isShown() || banner.isShown()) {
            foot = frame.layout().banner().y();
        }
        return trap.isShown() ? Math.min(foot, trap.foot()) : foot;
    }

    /** Returns the upper edge of the texts in the lower middle, in real pixels; 0 if there are none. */
    public float footTop() {
        if (description.isShown()) {
            return description.top();
        }
        if (frame.isOver) {
            return 0;
        }
        frame.areBasicHintsInView = areBasicHintsInView();
        float hintsTop = frame.areBasicHintsInView ? frame.layout().hints().top() : 0;
        return situationHints.taught() == null
                ? hintsTop
                : frame.situationHint().top();
    }

    /** Tells something in passing. */
    public void tell(String words) {
        toasts.tell(words);
    }

    /**
     * Says a place in words, or nothing.
     *
     * @param pointed the cell that the pointer shows, or {@link Grid#NONE}
     */
    public void look(boolean isWanted, int pointed, float seconds) {
        description.update(isWanted && !frame.isOver, pointed, seconds);
        trap.update(frame.isOver || isWanted ? Grid.NONE : pointed, seconds);
        if (isWanted || trap.isShown()) {
            situationHints.placeDescribed();
        }
        if (isWanted && basicHints != null) {
            basicHints.placeDescribed();
        }
    }

    /**
     * Draws all parts; the pane has begun.
     *
     * @param flash the brightness of flashes, 0 to 1
     */
    public void draw(UiPane pane, MapSize mapSize, float flash) {
        frame.isMapLarge = mapSize == MapSize.LARGE;
        frame.flash = flash;
        frame.isBossShown = boss.isShown();
        frame.isPlaceDescribed = description.isShown();
        frame.areBasicHintsInView = areBasicHintsInView();
        for (int part = 0; part < parts.size(); part++) {
            parts.get(part).draw(pane, frame);
        }
    }

    /** Hides the hints for beginners while the player is shut in an arena. */
    private boolean areBasicHintsInView() {
        return basicHints != null && basicHints.areShown() && world.arenaAroundPlayer() == null;
    }

    @Override
    public void dispose() {
        minimap.dispose();
    }
}
