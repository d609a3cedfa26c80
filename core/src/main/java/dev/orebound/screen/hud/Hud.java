package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.run.SavingTrouble;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.InteractPrompt;
import org.jspecify.annotations.Nullable;

/** All that lies over the picture of one floor while it is played. */
public final class Hud implements Disposable {
    private final World world;
    private final HealthBar healthBar;
    private final FlaskRow flasks;
    private final SpellRow spells;
    private final Minimap minimap;
    private final PromptSign prompt;
    private final DashBar dash;
    private final ArenaBanner banner;
    private final BossBar boss;
    private final TrapNotice trap;
    private final SituationHints occasions;
    private final PickupToasts toasts;
    private final EyeSign eye;
    private final StatusRow statuses;
    private final HordeSign horde;
    private final FloorSign place;
    private final SavingSign saving;
    private final DescriptionPanel description;
    private final @Nullable BasicHints hints;
    private final DangerRim rim = new DangerRim();
    private boolean isOver;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private HudLayout layout = HudLayout.of(size);
    private LayoutBox occasionAlone = layout.occasionAlone();

    /** The HUD of a floor of a run. */
    public Hud(World world, Descent descent, HudContext parts) {
        this.world = world;
        Content content = world.content();
        healthBar = new HealthBar(parts.sprites());
        flasks = new FlaskRow(content, parts.sprites());
        spells = new SpellRow(content, parts.sprites());
        minimap = new Minimap(world);
        PromptWords words = new PromptWords(
                parts.texts(),
                world.floor().exits(),
                descent,
                content.golemOf(world.floor().primaryOre()));
        prompt = new PromptSign(words, parts.fonts(), parts.bindings());
        dash = new DashBar(content.player().dash());
        banner = new ArenaBanner(world, parts);
        boss = new BossBar(world, parts);
        trap = new TrapNotice(world, parts);
        toasts = new PickupToasts(parts.texts(), content, parts.sprites(), parts.fonts());
        eye = new EyeSign(world, parts.sprites());
        statuses = new StatusRow(world.player(), parts.sprites());
        horde = new HordeSign(world, parts);
        saving = new SavingSign(parts.texts(), parts.fonts());
        description = new DescriptionPanel(world, parts);
        int depth = world.floor().request().depth();
        hints = BasicHints.areWanted(parts.lessons()) ? new BasicHints(parts) : null;
        occasions = new SituationHints(world, parts);
        place = new FloorSign(
                parts.texts(), parts.fonts(), depth, descent.seed().text());
    }

    /**
     * Lays everything out for a window.
     *
     * @param taken how high something else stands at the window's foot, in real pixels
     */
    public void resize(InterfaceSize changed, int taken) {
        size = changed;
        layout = HudLayout.of(changed, taken);
        occasionAlone = layout.occasionAlone();
    }

    /** Takes in what happened in the last tick. */
    public void afterTick() {
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            banner.hear(event);
            boss.hear(event);
            flasks.hear(event);
            spells.hear(event);
            occasions.hear(event);
            toasts.hear(event);
            horde.hear(event);
            isOver |= endsHere(event.type());
            if (hints != null) {
                hints.hear(event);
            }
        }
        occasions.tick();
        eye.tick();
        horde.tick();
        if (hints != null) {
            hints.tick(world);
        }
    }

    private static boolean endsHere(EventType type) {
        return type == EventType.FLOOR_LEFT || type == EventType.PLAYER_DIED || type == EventType.PLAYER_FELL;
    }

    /**
     * Moves everything on.
     *
     * @param promptX where on the window the thing is that the prompt is about, in real pixels; {@code promptY} likewise
     */
    public void update(float promptX, float promptY, float seconds) {
        HealthComponent health = world.player().health();
        healthBar.update(health.health, health.most, seconds);
        rim.update(health.health, health.most, seconds);
        dash.update(world.player().component(), seconds);
        flasks.update(world.player().component(), seconds);
        spells.update(world.player().component(), seconds);
        minimap.update(seconds);
        InteractPrompt offered = isOver ? InteractPrompt.NOTHING : world.prompt();
        prompt.progress(world.freedShare());
        prompt.update(offered, world.promptCell(), promptX, promptY, seconds);
        banner.update(seconds);
        boss.update(seconds);
        toasts.update(seconds);
        eye.update(seconds);
        statuses.update(seconds);
        horde.update(seconds);
        occasions.update(seconds);
        if (hints != null) {
            hints.update(seconds);
        }
    }

    /** Marks the run as one in which a playtester helped, or not, and as one of which nothing is kept, or not. */
    public void mark(boolean isHelped, boolean isUnsaved) {
        place.mark(isHelped, isUnsaved);
    }

    /** Shows why nothing is being saved, until it is called with null. */
    public void showTrouble(@Nullable SavingTrouble trouble) {
        saving.show(trouble);
    }

    /** The lower edge of the texts in the upper middle, in real pixels; a notice comes below it. */
    public float headFoot() {
        float foot = layout.banner().top();
        if (boss.isShown() || banner.isShown()) {
            foot = layout.banner().y();
        }
        return trap.isShown() ? Math.min(foot, trap.foot()) : foot;
    }

    /** The upper edge of the texts in the lower middle, in real pixels; 0 if there are none. */
    public float footTop() {
        if (description.isShown()) {
            return description.top();
        }
        if (isOver) {
            return 0;
        }
        float hintsTop = areHintsInView() ? layout.hints().top() : 0;
        LayoutBox occasion = areHintsInView() ? layout.occasion() : occasionAlone;
        return occasions.taught() == null ? hintsTop : occasion.top();
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
        description.update(isWanted && !isOver, pointed, seconds);
        trap.update(isOver || isWanted ? Grid.NONE : pointed, seconds);
        if (isWanted || trap.isShown()) {
            occasions.placeDescribed();
        }
        if (isWanted && hints != null) {
            hints.placeDescribed();
        }
    }

    /**
     * Draws everything.
     *
     * @param flash how bright flashes may be, 0 to 1
     */
    public void draw(UiPane pane, MapSize mapSize, float flash) {
        rim.draw(pane, size, flash);
        toasts.draw(pane, layout.toasts(), layout.grain());
        if (mapSize == MapSize.LARGE) {
            minimap.drawLarge(pane, layout, size);
        } else {
            prompt.draw(pane, layout.grain(), size.width());
            minimap.drawSmall(pane, layout);
            horde.draw(pane, layout.horde(), layout.grain());
        }
        healthBar.draw(pane, layout.health(), layout.grain());
        eye.draw(pane, layout.eye(), layout.grain());
        statuses.draw(pane, layout.statuses(), layout.grain());
        flasks.draw(pane, layout);
        spells.draw(pane, layout);
        place.draw(pane, layout.place());
        saving.draw(pane, layout.saving(), layout.grain());
        dash.draw(pane, layout.dash(), layout.grain());
        if (boss.isShown()) {
            boss.draw(pane, layout.banner(), layout.grain());
        } else {
            banner.draw(pane, layout.banner(), layout.grain());
        }
        if (mapSize == MapSize.SMALL) {
            trap.draw(pane, size, layout.banner(), layout.grain());
            if (!description.isShown() && !isOver) {
                occasions.draw(pane, areHintsInView() ? layout.occasion() : occasionAlone, layout.grain());
            }
        }
        if (hints != null && !isOver) {
            drawHints(hints, pane, mapSize);
        }
        description.draw(pane, size, layout);
    }

    private void drawHints(BasicHints shown, UiPane pane, MapSize mapSize) {
        if (mapSize == MapSize.LARGE) {
            shown.mapSeen();
        } else if (!description.isShown() && areHintsInView()) {
            shown.draw(pane, layout.hints(), layout.grain());
        }
    }

    private boolean areHintsInView() {
        // Behind doors that shut nobody reads.
        return hints != null && hints.areShown() && world.arenaAroundPlayer() == null;
    }

    @Override
    public void dispose() {
        minimap.dispose();
    }
}
