package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.Content;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.PlayerGear;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Tells of discoveries, of brews that are made for the first time and of duos of relics, one after the other: picture,
 * name, and what they are. It makes way for trouble with saving.
 */
final class DiscoverySign implements HudPart {
    private static final String DISCOVERY = "discovery.";
    private static final String DUO = "duo.";
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
     * The announcements that wait, by the beginning of their texts' keys: {@code discovery.<id>}, {@code brew.<id>} or
     * {@code duo.<id>}.
     */
    private final Deque<String> waiting = new ArrayDeque<>();

    /** Whether each brew is known, by its index. */
    private final boolean[] areKnown;

    private @Nullable TextureRegion picture;
    private float secondsLeft;
    private boolean isUnheard;

    DiscoverySign(World world, HudContext context, SavingSign saving) {
        content = world.content();
        gear = world.player().gear();
        this.saving = saving;
        texts = context.texts();
        sprites = context.sprites();
        name = new TextLine(context.fonts(), TextStyle.BODY);
        words = new TextLine(context.fonts(), TextStyle.SMALL);
        areKnown = new boolean[content.brews().size()];
        for (int brew = 0; brew < areKnown.length; brew++) {
            areKnown[brew] = content.brews().at(brew).isKnown(context.isMet());
        }
    }

    /** Shows a discovery, by its id, as soon as those before have been shown. */
    void announce(String id) {
        waiting.add(DISCOVERY + id);
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
        boolean isDiscovery = key.startsWith(DISCOVERY);
        String id = key.substring(key.indexOf('.') + 1);
        boolean isDuo = key.startsWith(DUO);
        String title = isDiscovery ? "hud.discovery" : isDuo ? "hud.duo" : "hud.new_brew";
        name.set(texts.format(title, texts.get(key + ".name")));
        words.set(texts.get(key + (isDiscovery ? ".told" : ".words")));
        String sprite = isDiscovery
                ? content.discoveries().get(id).sprite()
                : isDuo ? spriteOfDuo(id) : content.brews().all().get(id).sprite();
        picture = sprites.has(sprite) ? sprites.frame(sprite, 0) : null;
        secondsLeft = SHOWN_SECONDS;
        isUnheard = true;
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
}
