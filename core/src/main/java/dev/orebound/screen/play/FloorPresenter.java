package dev.orebound.screen.play;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.run.SavingTrouble;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.HintStay;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.codex.CodexRecorder;
import dev.orebound.screen.codex.StoryReader;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.BrewBelt;
import dev.orebound.screen.input.HeldControls;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.FloorPainting.PaintedWorld;
import dev.orebound.view.WorldView;
import dev.orebound.view.actor.ActorRenderer;
import dev.orebound.view.actor.GhostFigure;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sound.WorldSounds;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import org.jspecify.annotations.Nullable;

/** One floor during play: its world, picture, sounds and HUD. */
public final class FloorPresenter implements CaveProjection, Disposable {
    /** Height of the foot of a prompt above the south edge of its thing's cell, in cells: above an open chest. */
    private static final float PROMPT_RISE_CELLS = 1.35f;

    /** The hero's picture about the middle of its body, in cells: above, below and to each side. */
    private static final float HEAD_RISE_CELLS = 1.45f;

    private static final float FEET_CELLS = 0.5f;
    private static final float SIDE_CELLS = 0.8f;

    /** Horizontal distance within which a prompt stays above the hero, too, in cells. */
    private static final float ASIDE_CELLS = 1.5f;

    /** Additional height of a prompt above a captive. */
    private static final float CAPTIVE_RISE_CELLS = 0.55f;

    private final World world;
    private final WorldView view;
    private final WorldSounds sounds;
    private final Descent descent;
    private final BrewBelt belt;
    private final HeldControls controls;
    private final GameContext context;
    private Hud hud;
    private GameSettings adopted;
    private final CodexRecorder encounters;
    private final StoryReader pages;
    private final SensedMonsters sensed;
    private final UiPane pane;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private int taken;

    /** Presents a floor that is painted now, which takes a moment. */
    public FloorPresenter(World world, Descent descent, GameContext context) {
        this(PaintedWorld.of(world, context.sprites().sheet()), descent, context);
    }

    /** Presents a floor that was painted before. */
    public FloorPresenter(PaintedWorld painted, Descent descent, GameContext context) {
        world = painted.world();
        this.pane = context.pane();
        this.descent = descent;
        this.context = context;
        GameSettings settings = context.settings().now();
        view = new WorldView(
                world,
                descent,
                painted.picture(),
                context.sprites(),
                ViewSettings.of(settings),
                context.start().assets(),
                context.sounds().content());
        belt = new BrewBelt(world);
        controls = HeldControls.of(world, belt, view.throwAim());
        sensed = new SensedMonsters(world, view, context.sprites());
        sounds = new WorldSounds(world, context.sounds(), this::heard);
        hud = new Hud(world, descent, context.hudParts(), controls);
        hud.showCaptions(settings.get(GameSettings.CAPTIONS));
        hud.keepHints(settings.get(GameSettings.HINTS) == HintStay.DISMISSED);
        adopted = settings;
        encounters = new CodexRecorder(world, context.profile(), id -> hud.announce(id));
        pages = new StoryReader(world, descent, context.profile(), id -> hud.showPage(id));
    }

    /** Returns the world of the floor. */
    public World world() {
        return world;
    }

    /** Gives the alchemist's brews, the wheels and the aim of flasks to the controls. */
    public void equip(PlayerControls hands) {
        hands.wear(belt, controls);
    }

    public void resize(InterfaceSize changed) {
        resize(changed, 0);
    }

    /** Lays everything out above a strip of the given height, in real pixels, at the bottom of the window. */
    public void resize(InterfaceSize changed, int takenAtFoot) {
        size = changed;
        taken = takenAtFoot;
        view.keepClear(0, 0, taken);
        view.resize(size.width(), size.height());
        hud.resize(size, taken);
    }

    /** Tells of a deed that was done for the first time, by its id. */
    void announceDeed(String id) {
        hud.announceDeed(id);
    }

    /** Handles the events of the last tick. */
    public void afterTick() {
        view.afterTick();
        sounds.afterTick();
        hud.afterTick();
        encounters.afterTick();
        pages.afterTick();
        sensed.afterTick();
    }

    /** Handles a tick that is not shown, without its sounds. */
    public void skipTick() {
        view.afterTick();
        hud.afterTick();
        sensed.afterTick();
    }

    /** Applies changed settings; creates a new HUD if keys or the language have changed. */
    void adopt(GameSettings settings) {
        view.settings(ViewSettings.of(settings));
        boolean isSame = settings.get(GameSettings.LANGUAGE).equals(adopted.get(GameSettings.LANGUAGE))
                && settings.get(GameSettings.KEYS).equals(adopted.get(GameSettings.KEYS))
                && settings.get(GameSettings.PAD).equals(adopted.get(GameSettings.PAD));
        adopted = settings;
        if (!isSame) {
            hud.dispose();
            hud = new Hud(world, descent, context.hudParts(), controls);
            hud.resize(size, taken);
        }
        hud.showCaptions(settings.get(GameSettings.CAPTIONS));
        hud.keepHints(settings.get(GameSettings.HINTS) == HintStay.DISMISSED);
    }

    /** Tells the HUD of a sound with a caption; the HUD changes with the keys. */
    private void heard(int caption, int subject, long actorId, float x, float y) {
        hud.captions().heard(caption, subject, actorId, x, y);
    }

    @Override
    public float cellX(float x) {
        return view.cellX(x);
    }

    @Override
    public float cellY(float y) {
        return view.cellY(size.height() - y);
    }

    @Override
    public float screenX(float cellX) {
        return view.screenX(cellX);
    }

    @Override
    public float screenY(float cellY) {
        return view.screenY(cellY);
    }

    /** Returns the height at which the hero stands in the window, in real pixels. */
    public float heroY() {
        return view.screenY(world.player().body().y);
    }

    /** Returns how far the fall of the last boss has come. */
    public BossFall fall() {
        return view.hall().fall();
    }

    /** Draws the cave. */
    public void drawWorld(float alpha, float seconds) {
        view.draw(alpha, seconds);
    }

    /**
     * Visits every pixel of the player's picture in the last frame.
     *
     * @param visitor takes the left and lower edge of each, in real pixels; {@link #scale} says how large each is
     */
    public void visitPlayer(SpriteStrip.PixelVisitor visitor) {
        view.visitPlayerInWindow(visitor);
    }

    /**
     * Visits the pictures of all living bodies that the player sees in the last frame, the nearest last.
     *
     * @param visitor takes the left and lower edge of each pixel, in real pixels
     */
    public void visitBodies(ActorRenderer.BodyVisitor visitor) {
        view.visitBodies(visitor);
    }

    /**
     * Draws the cave of the last frame anew, to measure it; see {@link WorldView#draw(SceneContext.BodyFill, boolean)}.
     */
    public void drawWorld(SceneContext.BodyFill fill, boolean withEffects) {
        view.draw(fill, withEffects);
    }

    /** Returns the width of a pixel of the cave in real pixels. */
    public int scale() {
        return view.scale();
    }

    /** Dismisses a hint that stays, when the key that does so begins to be held. */
    void dismissHint(boolean isHeld) {
        hud.dismissHint(isHeld);
    }

    /** Describes the place at a point of the window in words while that is wanted. */
    public void look(boolean isWanted, float x, float y, float seconds) {
        Grid grid = world.floor().grid();
        int column = (int) Math.floor(cellX(x));
        int row = (int) Math.floor(cellY(y));
        hud.pointAt(x, size.height() - y);
        hud.look(isWanted, grid.contains(column, row) ? grid.cell(column, row) : Grid.NONE, seconds);
    }

    /** Sets whether a playtester has helped in the run, and whether the run is unsaved. */
    void mark(boolean isHelped, boolean isUnsaved) {
        hud.mark(isHelped, isUnsaved);
    }

    /** Shows why nothing is being saved; null hides it. */
    void showTrouble(@Nullable SavingTrouble trouble) {
        hud.showTrouble(trouble);
    }

    /**
     * Returns the height at which a notice in the upper middle may begin, in real pixels, so that it covers nothing of
     * the HUD.
     */
    public float noticeTop() {
        return hud.headFoot();
    }

    @Override
    public float footTop() {
        return hud.footTop();
    }

    @Override
    public void keepClear(int left, int right) {
        view.keepClear(left, right, taken);
    }

    @Override
    public float headFoot() {
        return hud.headFoot();
    }

    /** Shows a short message. */
    void tell(String words) {
        hud.tell(words);
    }

    /** Shows how the race with the ghost stands; an empty text hides that. */
    public void tellRace(String standing) {
        hud.tellRace(standing);
    }

    /** Returns what is shown of the race with the ghost; empty for nothing. */
    public String race() {
        return hud.race();
    }

    /** Returns the ghost of an earlier run on this floor. */
    public GhostFigure ghost() {
        return view.ghost();
    }

    /** Draws the HUD over the cave; the pane has begun. */
    public void drawHud(Hud.MapSize mapSize, float flash, float seconds) {
        int cell = world.promptCell();
        float x = 0;
        float y = 0;
        if (cell != Grid.NONE) {
            Grid grid = world.floor().grid();
            x = view.screenX(grid.x(cell) + 0.5f);
            y = view.screenY(promptHeight(grid.x(cell) + 0.5f, grid.y(cell)));
        }
        BodyComponent body = world.player().body();
        hud.placeHero(
                view.screenX(body.x - SIDE_CELLS),
                view.screenY(body.y - FEET_CELLS),
                view.screenX(body.x + SIDE_CELLS),
                view.screenY(body.y + HEAD_RISE_CELLS));
        placeBoss();
        placeFoes();
        if (mapSize == Hud.MapSize.SMALL) {
            sensed.draw(pane, size, seconds);
        }
        hud.update(x, y, seconds);
        if (hud.takeUnheardDiscovery()) {
            context.sounds().play("discovery");
        }
        hud.draw(pane, mapSize, flash);
    }

    /** Tells the HUD where the boss's picture is, so that its bar keeps off it. */
    private void placeBoss() {
        BodyComponent boss = view.hall().bossPicture().body();
        if (boss == null) {
            hud.placeBoss(0, 0, 0, 0);
            return;
        }
        float half = view.hall().bossPicture().halfWidth() / SceneContext.CELL;
        hud.placeBoss(
                view.screenX(boss.x - half),
                view.screenY(boss.y - FEET_CELLS),
                view.screenX(boss.x + half),
                view.screenY(boss.y + view.hall().bossPicture().height() / SceneContext.CELL));
    }

    /** Tells the HUD where foes are seen, and where they will come up, so that the banner fades over them. */
    private void placeFoes() {
        Arena around = world.arenaAroundPlayer();
        if (around == null) {
            return;
        }
        for (int i = 0; i < world.monsters().size(); i++) {
            BodyComponent body = world.monsters().get(i).getComponent(BodyComponent.class);
            if (world.floorState().isInSight(body.cell)) {
                placeFoe(body.x, body.y);
            }
        }
        Grid grid = world.floor().grid();
        for (int i = 0; i < around.marks().size(); i++) {
            int cell = around.marks().cell(i);
            placeFoe(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
        }
    }

    private void placeFoe(float x, float y) {
        hud.placeFoe(
                view.screenX(x - SIDE_CELLS),
                view.screenY(y - FEET_CELLS),
                view.screenX(x + SIDE_CELLS),
                view.screenY(y + HEAD_RISE_CELLS));
    }

    /** Returns a height above the thing and above a player in front of it. */
    private float promptHeight(float thingX, float thingY) {
        BodyComponent body = world.player().body();
        float above = thingY + PROMPT_RISE_CELLS;
        if (world.prompt().isOfCaptive()) {
            above += CAPTIVE_RISE_CELLS;
        }
        return Math.abs(body.x - thingX) < ASIDE_CELLS ? Math.max(above, body.y + HEAD_RISE_CELLS) : above;
    }

    @Override
    public void dispose() {
        sounds.stop();
        view.dispose();
        hud.dispose();
    }
}
