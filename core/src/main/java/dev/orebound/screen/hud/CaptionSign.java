package dev.orebound.screen.hud;

import dev.orebound.cave.words.CompassDirection;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCaptions.CaptionImportance;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.sound.SoundCaptions.CaptionSubject;
import dev.orebound.screen.hud.CaptionQueue.CaptionLine;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.speech.SpeechRank;
import dev.orebound.view.sound.CaptionListener;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shows the captions of sounds in the lower right: the words, how often the sound was heard, and an arrow towards it. A
 * bar beside the words, broader for danger, says the same as their colour.
 */
final class CaptionSign implements HudPart {
    /** Opacity of the plate behind a line. */
    private static final float PLATE = 0.8f;

    private static final int FADE_TICKS = 20;
    private static final int ARROW_GRAINS = 7;
    private static final int GAP_GRAINS = 3;

    /** The arrow to the north, from its top, and the one to the north-east; the others are these, turned. */
    private static final String[] STRAIGHT = {
        "...#...", "..###..", ".#####.", "#######", "..###..", "..###..", "..###.."
    };

    private static final String[] SLANTED = {".######", "..#####", "...####", "..#####", ".###.##", "###...#", "##....."
    };

    private final World world;
    private final HudContext context;
    private final SoundCaptions captions;
    private final CaptionQueue queue;
    private final HurtCauses causes;
    private boolean isShown;
    private final CaptionListener listener = this::hear;
    /** The laid out words; every words that were ever shown are kept, so that they make no garbage again. */
    private final Map<String, TextLine> laidOut = new HashMap<>();

    private final @Nullable TextLine[] counts = new TextLine[CaptionQueue.MOST_TIMES + 1];

    CaptionSign(World world, HudContext context) {
        this.world = world;
        this.context = context;
        captions = context.captions();
        queue = new CaptionQueue(captions, world.content(), context.texts());
        causes = new HurtCauses(world);
    }

    /** Returns what is told of the sounds that are heard. */
    CaptionListener listener() {
        return listener;
    }

    private void hear(int caption, int subject, long actorId, float x, float y) {
        if (captions.captions().at(caption).names() != CaptionSubject.CAUSE) {
            queue.heard(caption, subject, actorId, x, y);
            return;
        }
        HealthEvent hurt = causes.latest();
        if (hurt == null) {
            return;
        }
        BodyComponent by = causes.bodyOf(hurt);
        queue.heard(caption, causes.of(hurt), actorId, by == null ? x : by.x, by == null ? y : by.y);
    }

    @Override
    public void hear(WorldEvent event) {
        queue.hear(event);
    }

    /**
     * Chooses the sounds that have captions. While speech is on, it tells the important ones even if none are shown.
     */
    void show(CaptionMode mode) {
        isShown = mode != CaptionMode.OFF;
        boolean isSpoken = context.speaker().isOn();
        queue.show(isSpoken && !isShown ? CaptionMode.IMPORTANT : mode);
    }

    /** Reads new captions aloud, with the direction in words. */
    @Override
    public void read(Speaker speaker) {
        for (int i = 0; i < queue.shown(); i++) {
            CaptionLine line = queue.line(i);
            if (line.isUnread) {
                line.isUnread = false;
                CompassDirection way = line.way;
                String words = queue.words(line);
                speaker.say(
                        SpeechRank.CAPTION,
                        way == null
                                ? words
                                : context.texts()
                                        .format(
                                                "list.comma",
                                                words,
                                                context.texts().get(way.textKey())));
            }
        }
    }

    @Override
    public void tick() {
        BodyComponent body = world.player().body();
        queue.tick(body.x, body.y);
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (!isShown) {
            return;
        }
        LayoutBox box = frame.layout().captions();
        int step = box.height() / captions.mostLines();
        int foot = Math.max(box.y(), frame.captionsFoot + step / 3);
        int fitting = Math.max(1, (frame.layout().captionsCeiling() - step / 3 - foot) / step);
        for (int i = Math.max(0, queue.shown() - fitting); i < queue.shown(); i++) {
            draw(pane, queue.line(i), box.right(), foot + (queue.shown() - 1 - i) * step, step, frame.grain());
        }
    }

    private void draw(UiPane pane, CaptionLine line, int right, int foot, int step, int grain) {
        CaptionImportance importance = queue.importance(line);
        int rgb = captions.colourOf(line.caption);
        float alpha = Math.min(1, line.ticksLeft / (float) FADE_TICKS);
        TextLine words = laidOut(queue.words(line));
        int gap = GAP_GRAINS * grain;
        int arrow = ARROW_GRAINS * grain;
        int count = line.times > 1 ? Math.round(count(line.times).width()) + gap : 0;
        int bar = importance == CaptionImportance.DANGER ? 2 * grain : grain;
        int width = bar + gap + Math.round(words.width()) + count + gap + arrow + gap;
        int left = right - width;
        int high = step - grain;
        pane.fill(left, foot, width, high, UiPalette.INK, PLATE * alpha);
        if (importance != CaptionImportance.AMBIENT) {
            pane.fill(left, foot, bar, high, rgb, alpha);
        }
        float base = foot + Math.round((high - words.capHeight()) / 2f);
        words.drawShadowed(pane.batch(), left + bar + (float) gap, base, rgb, alpha);
        int end = right - gap - arrow;
        if (count > 0) {
            TextLine times = count(line.times);
            times.drawShadowed(pane.batch(), end - gap - times.width(), base, UiPalette.BONE_LIGHT, alpha);
        }
        CompassDirection way = line.way;
        if (way != null) {
            drawArrow(pane, way, end, foot + (high - arrow) / 2, grain, rgb, alpha);
        }
    }

    /** Draws an arrow with its lower left corner at a place. */
    private static void drawArrow(UiPane pane, CompassDirection way, int x, int y, int grain, int rgb, float alpha) {
        boolean isSlanted = way.ordinal() % 2 == 1;
        String[] rows = isSlanted ? SLANTED : STRAIGHT;
        int quarters = Math.floorMod(way.ordinal() - (isSlanted ? 1 : 2), 8) / 2;
        int last = ARROW_GRAINS - 1;
        for (int row = 0; row <= last; row++) {
            for (int column = 0; column <= last; column++) {
                if (rows[row].charAt(column) != '#') {
                    continue;
                }
                int right = column;
                int up = last - row;
                for (int turn = 0; turn < quarters; turn++) {
                    int before = right;
                    right = last - up;
                    up = before;
                }
                pane.fill(x + right * grain, y + up * grain, grain, grain, rgb, alpha);
            }
        }
    }

    private TextLine laidOut(String words) {
        TextLine line = laidOut.get(words);
        if (line == null) {
            line = new TextLine(context.fonts(), TextStyle.NOTED, words);
            laidOut.put(words, line);
        }
        return line;
    }

    private TextLine count(int times) {
        TextLine line = counts[times];
        if (line == null) {
            line = new TextLine(
                    context.fonts(), TextStyle.NOTED, context.texts().format("hud.caption_times", times));
            counts[times] = line;
        }
        return line;
    }
}
