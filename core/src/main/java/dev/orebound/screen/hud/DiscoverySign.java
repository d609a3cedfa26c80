package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.player.Deed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.PlayerGear;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Tells of discoveries, of deeds, of brews that are made for the first time and of duos of relics, one after the other:
 * picture, name, and what they are or unlock. It makes way for trouble with saving.
 */
final class DiscoverySign implements HudPart {
    private static final String DISCOVERY = "discovery.";
    private static final String DUO = "duo.";
    private static final String DEED = "deed.";
    private static final float SHOWN_SECONDS = 6;

    /** Time after which the next one takes its place. */
    private static final float LEAST_SECONDS = 3;

    private static final float FADE_SECONDS = 0.5f;
    private static final float PANEL = 0.85f;
    private static final int PADDING_GRAINS = 3;

    private final Content content;
    private final PlayerGear gear;
    private final GameTexts texts;
    private final SpriteAtlas sprites;
    private final SavingSign saving;
    private final TextLine name;
    private final TextLine words;
    /**
     * The announcements that wait, by the beginning of their texts' keys: {@code discovery.<id>}, {@code deed.<id>},
     * {@code brew.<id>} or {@code duo.<id>}.
     */
    private final Deque<String> waiting = new ArrayDeque<>();

    /** Whether each brew is known, by its index. */
    private final boolean[] areKnown;

    private @Nullable TextureRegion picture;
    private String spoken = "";
    private float secondsLeft;
    private boolean isUnheard;

    DiscoverySign(World world, HudContext context, SavingSign saving) {
        content = world.content();
        gear = world.player().gear();
        this.saving = saving;
        texts = context.texts();
        sprites = context.sprites();
        name = new TextLine(context.fonts(), TextStyle.TOLD);
        words = new TextLine(context.fonts(), TextStyle.NOTED);
        areKnown = new boolean[content.brews().size()];
        for (int brew = 0; brew < areKnown.length; brew++) {
            areKnown[brew] = content.brews().at(brew).isKnown(context.isMet());
        }
    }

    /** Shows a discovery, by its id, as soon as those before have been shown. */
    void announce(String id) {
        waiting.add(DISCOVERY + id);
    }

    /** Shows a deed that was done, by its id, as soon as those before have been shown. */
    void announceDeed(String id) {
        waiting.add(DEED + id);
    }

    @Override
    public void hear(WorldEvent event) {
        if (event.type() == EventType.BREW_CAST && !areKnown[event.subject()]) {
            areKnown[event.subject()] = true;
            waiting.add("brew." + content.brews().at(event.subject()).id());
        } else if (event.type() == EventType.RELIC_TAKEN) {
            hearOfRelic(event.subject());
        }
    }

    /** Tells of the duos that a relic has completed. */
    private void hearOfRelic(int relic) {
        PowerBook book = content.powers();
        for (int duo = 0; duo < book.duos().size(); duo++) {
            int first = book.relicOfDuo(duo, true);
            int second = book.relicOfDuo(duo, false);
            if ((first == relic || second == relic) && gear.carries(first) && gear.carries(second)) {
                waiting.add(DUO + book.duos().at(duo).id());
            }
        }
    }

    /** Returns the name that is shown, empty if there is none. */
    String shown() {
        return secondsLeft > 0 ? name.text() : "";
    }

    /** Returns true once after each announcement that appears, so that it is heard too. */
    boolean takeUnheard() {
        boolean isNew = isUnheard;
        isUnheard = false;
        return isNew;
    }

    @Override
    public void update(float seconds) {
        if (!saving.text().isEmpty()) {
            return;
        }
        secondsLeft = Math.max(0, secondsLeft - seconds);
        if (!waiting.isEmpty() && secondsLeft <= SHOWN_SECONDS - LEAST_SECONDS) {
            tell(waiting.remove());
        }
    }

    private void tell(String key) {
        String id = key.substring(key.indexOf('.') + 1);
        String sprite;
        if (key.startsWith(DISCOVERY)) {
            tell("hud.discovery", key, texts.get(key + ".told"));
            sprite = content.discoveries().get(id).sprite();
        } else if (key.startsWith(DEED)) {
            Deed deed = content.deeds().get(id);
            tell("hud.deed", key, deed.unlocks(texts));
            sprite = deed.sprite();
        } else if (key.startsWith(DUO)) {
            tell("hud.duo", key, texts.get(key + ".words"));
            sprite = spriteOfDuo(id);
        } else {
            tell("hud.new_brew", key, texts.get(key + ".words"));
            sprite = content.brews().all().get(id).sprite();
        }
        picture = sprites.has(sprite) ? sprites.frame(sprite, 0) : null;
        secondsLeft = SHOWN_SECONDS;
        isUnheard = true;
    }

    private void tell(String title, String key, String about) {
        name.set(texts.format(title, texts.get(key + ".name")));
        words.set(about);
        spoken = name.text() + '\n' + about;
    }

    @Override
    public String spoken() {
        return secondsLeft > 0 ? spoken : "";
    }

    private String spriteOfDuo(String id) {
        PowerBook book = content.powers();
        return book.relics().get(book.duos().get(id).of().get(0)).sprite();
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (secondsLeft <= 0 || !saving.text().isEmpty()) {
            return;
        }
        LayoutBox box = frame.layout().saving();
        int grain = frame.grain();
        float alpha = Math.min(1, Math.min(secondsLeft, SHOWN_SECONDS - secondsLeft) / FADE_SECONDS);
        int padding = PADDING_GRAINS * grain;
        TextureRegion drawn = picture;
        int mark = drawn == null ? 0 : drawn.getRegionWidth() * grain + padding;
        int width = Math.max(box.width(), Math.round(name.width()) + mark + 2 * padding);
        int left = box.right() - width;
        words.wrap(width - mark - 2f * padding);
        int leading = Math.round(words.capHeight());
        int height = Math.round(words.height() + name.capHeight()) + leading + 2 * padding;
        if (drawn != null) {
            height = Math.max(height, drawn.getRegionHeight() * grain + 2 * padding);
        }
        frame.captionsFoot = Math.max(frame.captionsFoot, box.y() + height);
        pane.panel(left, box.y(), width, height, grain, UiPalette.INK, UiPalette.GOLD, PANEL * alpha);
        float top = (float) box.y() + height - padding;
        if (drawn != null) {
            pane.picture(drawn, left + padding, top - drawn.getRegionHeight() * grain, grain, alpha);
        }
        float x = (float) left + padding + mark;
        float foot = top - name.capHeight();
        name.drawShadowed(pane.batch(), x, foot, UiPalette.GOLD_LIGHT, alpha);
        words.drawShadowed(pane.batch(), x, foot - leading - words.capHeight(), UiPalette.BONE_LIGHT, alpha);
    }

    /**
     * Shows a page of the story in the upper middle while play goes on: its name, its words and the key that puts it
     * away. It waits for the end of a fight, and goes by itself when there was time to read it, or when the doors of a
     * trap shut.
     */
    static final class StorySign implements HudPart {
        private static final float LEAST_SECONDS = 5;
        private static final float SECONDS_A_LETTER = 0.075f;
        private static final float FADE_SECONDS = 0.4f;

        /** Time after the arrival on a floor for which its name is in the way. */
        private static final float NAME_SECONDS = 2.8f;

        private static final float PANEL = 0.88f;
        private static final int PADDING_GRAINS = 4;

        private final World world;
        private final EyeSign eye;
        private final GameTexts texts;
        private final TextLine name;
        private final TextLine words;
        private final KeyCap key;
        private final TextLine away;

        /** The keys of the texts of the pages that wait. */
        private final Deque<String> waiting = new ArrayDeque<>();

        private String spoken = "";
        private float nameSeconds = NAME_SECONDS;
        private float secondsLeft;
        private float secondsShown;
        private boolean isFighting;

        StorySign(World world, HudContext context, EyeSign eye) {
            this.world = world;
            this.eye = eye;
            texts = context.texts();
            name = new TextLine(context.fonts(), TextStyle.TOLD);
            words = new TextLine(context.fonts(), TextStyle.TOLD);
            key = new KeyCap(context, TextStyle.NOTED, GameAction.INTERACT);
            away = new TextLine(context.fonts(), TextStyle.NOTED, texts.get("hud.page_away"));
        }

        /** Shows a page, by its id, as soon as nothing hunts the player and the floor's name is gone. */
        void show(String page) {
            waiting.add("page." + page);
        }

        /** Returns true while a page is shown. */
        boolean isShown() {
            return secondsLeft > 0 && !isFighting;
        }

        /** Returns the name of the page that is shown, empty if there is none. */
        String shown() {
            return isShown() ? name.text() : "";
        }

        @Override
        public void hear(WorldEvent event) {
            if (event.type() == EventType.ARENA_SEALED) {
                secondsLeft = 0;
            }
        }

        @Override
        public void tick() {
            isFighting = eye.level() == EyeSign.Level.HUNTED || world.arenaAroundPlayer() != null;
            PlayerComponent own = world.player().component();
            if (own.interacts && !own.interacted && !world.prompt().isOffer() && isShown()) {
                secondsLeft = Math.min(secondsLeft, FADE_SECONDS);
            }
        }

        @Override
        public void update(float seconds) {
            nameSeconds = Math.max(0, nameSeconds - seconds);
            if (isFighting) {
                return;
            }
            secondsLeft = Math.max(0, secondsLeft - seconds);
            secondsShown += seconds;
            if (nameSeconds == 0 && secondsLeft == 0 && !waiting.isEmpty()) {
                String page = waiting.remove();
                name.set(texts.get(page + ".name"));
                words.set(texts.get(page + ".words"));
                secondsLeft = LEAST_SECONDS + SECONDS_A_LETTER * words.text().length();
                secondsShown = 0;
                spoken = name.text() + '\n' + words.text();
            }
        }

        @Override
        public String spoken() {
            return isShown() ? spoken : "";
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            if (!isShown() || frame.isMapLarge || frame.isPlaceDescribed || frame.isOver) {
                return;
            }
            LayoutBox box = frame.layout().banner();
            int grain = frame.grain();
            int padding = PADDING_GRAINS * grain;
            float alpha = Math.min(1, Math.min(secondsLeft, secondsShown) / FADE_SECONDS);
            words.wrap(box.width() - 2f * padding);
            int leading = Math.round(words.capHeight());
            int height = Math.round(name.capHeight() + words.height()) + key.height(grain) + 2 * leading + 2 * padding;
            LayoutBox draughts = frame.layout().draughts();
            boolean isBeside = box.top() == draughts.top();
            int top = isBeside ? box.top() : draughts.y() - 2 * grain;
            int foot = top - height;
            pane.panel(box.x(), foot, box.width(), height, grain, UiPalette.INK, UiPalette.BONE_DARK, PANEL * alpha);
            float x = (float) box.x() + padding;
            float base = top - (float) padding - name.capHeight();
            name.drawShadowed(pane.batch(), x, base, UiPalette.GOLD_LIGHT, alpha);
            words.drawShadowed(pane.batch(), x, base - leading - words.capHeight(), UiPalette.BONE_LIGHT, alpha);
            if (world.prompt().isOffer()) {
                // The key is for what is in reach, whose prompt says so.
                return;
            }
            int right = box.right() - padding;
            int keyLeft = right - Math.round(away.width()) - 2 * grain - key.width(grain);
            key.draw(pane, keyLeft, foot + padding, grain, alpha);
            float awayFoot = foot + padding + Math.round((key.height(grain) - away.capHeight()) / 2f);
            away.drawShadowed(pane.batch(), right - away.width(), awayFoot, UiPalette.BONE, alpha);
        }
    }
}
