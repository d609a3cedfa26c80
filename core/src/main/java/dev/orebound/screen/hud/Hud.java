package dev.orebound.screen.hud;

import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.journal.run.SavingTrouble;
import dev.orebound.screen.hud.DiscoverySign.StorySign;
import dev.orebound.screen.hud.PlayerSigns.DashBar;
import dev.orebound.screen.hud.PlayerSigns.DraughtRow;
import dev.orebound.screen.hud.PlayerSigns.StatusRow;
import dev.orebound.screen.hud.SavingSign.RaceSign;
import dev.orebound.screen.input.HeldControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.sound.CaptionListener;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.SeedText;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Player;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The heads-up display over the picture of one floor during play: a list of parts in the order in which they are drawn.
 */
public final class Hud implements Disposable {
    /** The size in which the map is shown. */
    public enum MapSize {
        /** A part of the map, in a corner. */
        SMALL,
        /** The whole map, over everything. */
        LARGE
    }

    private final World world;
    private final Minimap minimap;
    private final PromptSign prompt;
    private final ArenaBanner banner;
    private final BossBar boss;
    private final TrapNotice trap;
    private final HintQueue hints;
    private final StorySign story;
    private final PickupToasts toasts;
    private final FloorSign floorSign;
    private final SavingSign saving;
    private final RaceSign race;
    private final DiscoverySign discovery;
    private final GearRow gear;
    private final CaptionSign captions;
    private final DescriptionPanel description;
    private final List<HudPart> parts;
    /** The parts that the page of the large map covers. */
    private final List<HudPart> belowMap;

    private final Speaker speaker;
    /** The words of each part when it was last read aloud. */
    private final String[] told;

    private final HudFrame frame = new HudFrame();

    /** Makes the HUD of a floor of a run that no player controls. */
    public Hud(World world, Descent descent, HudContext context) {
        this(world, descent, context, null);
    }

    /** Makes the HUD of a floor of a run, with what is shown while keys are held if a player has the controls. */
    public Hud(World world, Descent descent, HudContext context, @Nullable HeldControls controls) {
        this.world = world;
        SpriteAtlas sprites = context.sprites();
        prompt = new PromptSign(world, descent, context);
        minimap = new Minimap(world, descent, context, controls == null ? null : controls.map());
        toasts = new PickupToasts(context.texts(), world, sprites, context.fonts());
        floorSign = new FloorSign(
                context.texts(),
                context.fonts(),
                world.floor().request().depth(),
                SeedText.of(descent.seed(), descent.opening().isFirst(), context.fonts()));
        saving = new SavingSign(context.texts(), context.fonts());
        race = new RaceSign(context.fonts());
        discovery = new DiscoverySign(world, context, saving);
        boss = new BossBar(world, context);
        banner = new ArenaBanner(world, context);
        trap = new TrapNotice(world, context);
        gear = new GearRow(world, context);
        captions = new CaptionSign(world, context);
        EyeSign eye = new EyeSign(world, sprites);
        BrewSign brew = new BrewSign(world, context);
        hints = new HintQueue(world, context, eye);
        story = new StorySign(world, context, eye);
        HordeSign hordes = new HordeSign(world, context, hints::isTeaching);
        description = new DescriptionPanel(world, context, hordes::standing);
        StatusRow statuses = new StatusRow(world.player(), sprites);
        FlaskRow flasks = new FlaskRow(world, sprites);
        belowMap = List.of(toasts, eye, statuses, flasks, brew, floorSign, race, gear);
        parts = List.of(
                new DangerRim(world, context.texts()),
                toasts,
                prompt,
                minimap,
                hordes,
                new HealthBar(world, context),
                new DraughtRow(world, context),
                eye,
                statuses,
                flasks,
                brew,
                floorSign,
                race,
                saving,
                discovery,
                new DashBar(world),
                new PortraitRow(world, sprites),
                boss,
                banner,
                trap,
                hints,
                story,
                description,
                gear,
                captions,
                WheelSigns.WordWheelSign.ofOrders(context, controls == null ? null : controls.orders()),
                WheelSigns.WordWheelSign.ofActions(context, controls),
                new WheelSigns.BrewWheelSign(world, context, brew, controls));
        speaker = context.speaker();
        told = new String[parts.size()];
        Arrays.fill(told, "");
    }

    /**
     * Lays everything out for a window.
     *
     * @param taken height reserved at the bottom of the window, in real pixels
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
     * @param promptX x of the thing that the prompt is about, in real pixels
     * @param promptY its y
     */
    public void update(float promptX, float promptY, float seconds) {
        InteractPrompt offered = frame.isOver ? InteractPrompt.NOTHING : world.prompt();
        prompt.progress(Math.max(world.freedShare(), world.brokenShare()));
        prompt.update(offered, world.promptCell(), promptX, promptY, seconds);
        for (int part = 0; part < parts.size(); part++) {
            parts.get(part).update(seconds);
        }
        if (speaker.isOn()) {
            readAloud();
        }
    }

    /** Reads what the parts tell aloud, once whenever it changes. */
    private void readAloud() {
        for (int i = 0; i < told.length; i++) {
            HudPart part = parts.get(i);
            String now = part.spoken();
            if (!now.equals(told[i])) {
                told[i] = now;
                if (!now.isEmpty()) {
                    speaker.say(part.rank(), now);
                }
            }
            part.read(speaker);
        }
    }

    /** Sets whether a playtester has helped in the run, and whether the run is unsaved. */
    public void mark(boolean isHelped, boolean isUnsaved) {
        floorSign.mark(isHelped, isUnsaved);
    }

    /** Shows why nothing is being saved; null hides it. */
    public void showTrouble(@Nullable SavingTrouble trouble) {
        saving.show(trouble);
    }

    /** Returns the lower edge of the texts in the upper middle, in real pixels; notices are placed below it. */
    public float headFoot() {
        float foot = frame.layout().banner().top();
        if ((boss.isShown() && !boss.isLow()) || (banner.isShown() && !boss.isShown())) {
            foot = frame.layout().banner().y();
        }
        return trap.isShown() && !trap.isLow() ? Math.min(foot, trap.foot()) : foot;
    }

    /** Returns the upper edge of the texts in the lower middle, in real pixels; 0 if there are none. */
    public float footTop() {
        if (description.isShown()) {
            return description.top();
        }
        if (frame.isOver) {
            return 0;
        }
        if (boss.isShown() && boss.isLow()) {
            return frame.lowBanner().top();
        }
        if (trap.isShown() && trap.isLow()) {
            return trap.top();
        }
        return hints.shown() == null ? 0 : frame.layout().hint().top();
    }

    /** Sets the place of the hero in the window, in real pixels; notices keep off it. */
    public void placeHero(float left, float foot, float right, float top) {
        frame.placeHero(left, foot, right, top);
    }

    /** Sets the place of the boss's picture in the window, in real pixels; an empty one if there is none. */
    public void placeBoss(float left, float foot, float right, float top) {
        frame.placeBoss(left, foot, right, top);
    }

    /** Sets a place of a foe or its mark in the window for the next frame, in real pixels; the banner fades over it. */
    public void placeFoe(float left, float foot, float right, float top) {
        frame.placeFoe(left, foot, right, top);
    }

    /** Returns what is to be told of the sounds that are heard, for their captions. */
    public CaptionListener captions() {
        return captions.listener();
    }

    /** Chooses the sounds that have captions. */
    public void showCaptions(CaptionMode mode) {
        captions.show(mode);
    }

    /** Sets whether hints stay until the player dismisses them. */
    public void keepHints(boolean isWanted) {
        hints.stay(isWanted);
    }

    /** Dismisses a hint that stays, when the key that does so begins to be held. */
    public void dismissHint(boolean isHeld) {
        hints.dismiss(isHeld);
    }

    /** Shows a short message. */
    public void tell(String words) {
        toasts.tell(words);
    }

    /** Shows how the race with the ghost stands; an empty text hides that. */
    public void tellRace(String standing) {
        race.tell(standing);
    }

    /** Returns what is shown of the race with the ghost; empty for nothing. */
    public String race() {
        return race.text();
    }

    /** Shows a page of the story, by its id, once nothing hunts the player. */
    public void showPage(String id) {
        story.show(id);
    }

    /** Tells the player of a discovery, by its id. */
    public void announce(String id) {
        discovery.announce(id);
    }

    /** Tells of a deed, by its id. */
    public void announceDeed(String id) {
        discovery.announceDeed(id);
    }

    /** Returns true once after each announcement of a discovery or a new brew that appears. */
    public boolean takeUnheardDiscovery() {
        return discovery.takeUnheard();
    }

    /**
     * Sets the place of the pointer, in real pixels from the lower left corner of the window; the gear beneath it is
     * explained.
     */
    public void pointAt(float x, float y) {
        gear.pointAt(x, y);
    }

    /**
     * Describes a place in words, or hides the description.
     *
     * @param pointed the cell under the pointer, or {@link Grid#NONE}
     */
    public void look(boolean isWanted, int pointed, float seconds) {
        description.update(isWanted && !frame.isOver, pointed, seconds);
        trap.update(frame.isOver || isWanted ? Grid.NONE : pointed, seconds);
        if (isWanted || trap.isShown()) {
            hints.placeDescribed(isWanted);
        }
    }

    /**
     * Draws all parts; the pane has begun.
     *
     * @param flash the brightness of flashes, 0 to 1
     */
    public void draw(UiPane pane, MapSize mapSize, float flash) {
        frame.isMapLarge = mapSize == MapSize.LARGE;
        pane.flashes().set(flash);
        boss.place(frame);
        frame.told = hints.shown();
        frame.isBossShown = boss.isShown();
        frame.isFightShown = boss.isShown() || banner.isShown();
        frame.isPlaceDescribed = description.isShown();
        frame.wordsTop = Math.round(footTop());
        frame.captionsFoot = frame.wordsTop;
        for (int part = 0; part < parts.size(); part++) {
            if (!frame.isMapLarge || !belowMap.contains(parts.get(part))) {
                parts.get(part).draw(pane, frame);
            }
        }
        frame.forgetFoes();
    }

    @Override
    public void dispose() {
        minimap.dispose();
    }

    /** Shows the depth, the seed, whether a playtester helped, and whether the run is saved. */
    private static final class FloorSign implements HudPart {
        /** Opacity of the plate behind the words. */
        private static final float PLATE = 0.5f;

        private final TextLine depth;
        private final TextLine seed;
        private final TextLine helped;
        private final TextLine unsaved;
        private boolean isHelped;
        private boolean isUnsaved;

        FloorSign(GameTexts texts, FontSet fonts, int depthReached, String seedText) {
            depth = new TextLine(fonts, TextStyle.BODY, texts.format("hud.depth", depthReached));
            seed = new TextLine(fonts, TextStyle.SMALL, texts.format("hud.seed", seedText));
            helped = new TextLine(fonts, TextStyle.SMALL, texts.get("hud.helped"));
            unsaved = new TextLine(fonts, TextStyle.SMALL, texts.get("hud.unsaved"));
        }

        /** Sets whether a playtester has helped in the run, and whether the run is unsaved. */
        void mark(boolean helpedNow, boolean unsavedNow) {
            isHelped = helpedNow;
            isUnsaved = unsavedNow;
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            LayoutBox box = frame.layout().place();
            int margin = 2 * frame.grain();
            float widest = Math.max(seed.width(), depth.width());
            // Without a plate, the words are lost on pale rock.
            pane.fill(
                    box.right() - widest - margin,
                    box.y() - margin,
                    widest + 2 * margin,
                    Math.round(box.height() * 0.52f) + depth.capHeight() + 2 * margin,
                    UiPalette.INK,
                    PLATE);
            seed.drawShadowed(pane.batch(), box.right() - seed.width(), box.y(), UiPalette.BONE_DARK, 0.9f);
            float foot = box.y() + Math.round(box.height() * 0.52f);
            float left = box.right() - depth.width();
            depth.drawShadowed(pane.batch(), left, foot, UiPalette.BONE, 0.95f);
            float gap = helped.capHeight();
            if (isHelped) {
                left -= gap + helped.width();
                helped.drawShadowed(pane.batch(), left, foot, UiPalette.FLAME, 0.8f);
            }
            if (isUnsaved) {
                left -= gap + unsaved.width();
                unsaved.drawShadowed(pane.batch(), left, foot, UiPalette.GOLD, 0.9f);
            }
        }
    }

    /** Draws the rim of the window: red when the player is hit, and pulsing while little health is left. */
    private static final class DangerRim implements HudPart {
        /** The share of health below which the rim beats. */
        private static final float LOW = 0.3f;

        private static final float BLOW_SECONDS = 0.35f;
        private static final float SLOWEST_BEAT_A_SECOND = 4.2f;
        private static final float FASTER_BEAT_A_SECOND = 4.5f;

        private final Player player;
        private final GameTexts texts;
        private String spoken = "";
        private boolean isLow;
        private boolean isLowest;
        private int health = -1;
        private float blow;
        private float phase;
        private float low;

        DangerRim(World world, GameTexts texts) {
            player = world.player();
            this.texts = texts;
        }

        @Override
        public void update(float seconds) {
            int now = player.health().health;
            int most = player.health().most;
            if (health >= 0 && now < health) {
                blow = BLOW_SECONDS;
            }
            health = now;
            blow = Math.max(0, blow - seconds);
            float share = most > 0 ? now / (float) most : 1;
            float goal = Math.max(0, 1 - share / LOW);
            low += (goal - low) * Math.min(1, 4 * seconds);
            warn(now > 0 && share < LOW, now > 0 && share < LOW / 2);
            if (now > 0) {
                phase += seconds * (SLOWEST_BEAT_A_SECOND + FASTER_BEAT_A_SECOND * low);
            }
        }

        /** Words the health when it gets low, and again when it gets lower than half of that. */
        private void warn(boolean isNowLow, boolean isNowLowest) {
            boolean isNews = (isNowLow && !isLow) || (isNowLowest && !isLowest);
            isLow = isNowLow;
            isLowest = isNowLowest;
            if (isNews) {
                spoken = texts.format("speech.health_low", health, player.health().most);
            } else if (!isNowLow) {
                spoken = "";
            }
        }

        @Override
        public String spoken() {
            return spoken;
        }

        @Override
        public SpeechRank rank() {
            return SpeechRank.URGENT;
        }

        /** Draws the rim; the player's settings dim its flashes. */
        @Override
        public void draw(UiPane pane, HudFrame frame) {
            InterfaceSize size = frame.size();
            float beat = low * (0.45f + 0.25f * pane.flashes().wave(phase));
            float alpha = Math.min(0.85f, beat + 0.5f * pane.flashes().flash(blow / BLOW_SECONDS));
            if (alpha > 0.004f) {
                pane.vignette(0, 0, size.width(), size.height(), UiPalette.BLOOD_DARK, alpha);
            }
        }
    }
}
