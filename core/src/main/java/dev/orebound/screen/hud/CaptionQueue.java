package dev.orebound.screen.hud;

import dev.orebound.cave.words.CompassDirection;
import dev.orebound.content.Content;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCaptions.CaptionImportance;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.sound.SoundCaptions.SoundCaption;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.sound.CaptionListener;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import org.jspecify.annotations.Nullable;

/**
 * The captions that are shown, the newest last. The same sound again renews its line and is counted there. If there is
 * no room, the least important line goes, and of several the one that would go first anyway. A line goes at once when
 * the actor of its latest sound dies, unless it tells of the death. Allocates nothing but the words of a caption that
 * is new to the floor.
 */
final class CaptionQueue implements CaptionListener {
    /** The highest count that a line shows. */
    static final int MOST_TIMES = 99;

    /** The subject of a caption that names nothing. */
    private static final int WITHOUT_NAME = -1;

    /** Parts of a cell by which directions are told apart. */
    private static final int PARTS_A_CELL = 16;

    private final SoundCaptions captions;
    private final Content content;
    private final GameTexts texts;
    private final CaptionLine[] lines;
    /** The words by caption, and by subject from 1 on if the caption names one. */
    private final @Nullable String[][] words;

    private CaptionMode mode = CaptionMode.OFF;
    private int shown;

    /** A caption that is shown. */
    static final class CaptionLine {
        int caption;
        int subject;
        /** How often its sound was heard. */
        int times;
        /** The ticks for which it is still shown. */
        int ticksLeft;
        /** The direction of the latest sound; null if that is where the player is. */
        @Nullable
        CompassDirection way;

        /** Whether it was not read aloud yet. */
        boolean isUnread;

        private int ticksSinceCounted;
        /** The spawn id of the actor of the latest sound. */
        private long actorId;

        private float x;
        private float y;
    }

    CaptionQueue(SoundCaptions captions, Content content, GameTexts texts) {
        this.captions = captions;
        this.content = content;
        this.texts = texts;
        lines = new CaptionLine[captions.mostLines()];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = new CaptionLine();
        }
        words = new String[captions.captions().size()][];
        for (int i = 0; i < words.length; i++) {
            words[i] = new String[1 + subjects(i)];
        }
    }

    /** Returns how many subjects a caption can name; 0 if it names none. */
    int subjects(int caption) {
        return switch (captions.captions().at(caption).names()) {
            case NOTHING -> 0;
            case LOCK -> content.locks().size();
            case MONSTER, ENEMY, COMPANION -> content.monsters().size();
            case CAUSE -> HurtCauses.count(content);
        };
    }

    /** Chooses the sounds that have captions; those that have none any more go at once. */
    void show(CaptionMode changed) {
        mode = changed;
        for (int i = shown - 1; i >= 0; i--) {
            if (!mode.shows(importance(lines[i]))) {
                remove(i);
            }
        }
    }

    @Override
    public void heard(int caption, int subject, long actorId, float x, float y) {
        CaptionImportance importance = captions.captions().at(caption).importance();
        if (!mode.shows(importance)) {
            return;
        }
        int about = words[caption].length == 1 ? WITHOUT_NAME : subject;
        CaptionLine line = find(caption, about);
        if (line == null) {
            line = next(importance);
            if (line == null) {
                return;
            }
            line.caption = caption;
            line.subject = about;
            line.times = 1;
            line.isUnread = true;
            line.ticksSinceCounted = 0;
        } else if (line.ticksSinceCounted >= captions.countTicks()) {
            line.times = Math.min(MOST_TIMES, line.times + 1);
            line.ticksSinceCounted = 0;
        }
        line.ticksLeft = captions.look(importance).shownTicks();
        line.actorId = actorId;
        line.x = x;
        line.y = y;
    }

    /** Ends what is told of an actor that is gone, except that it died or fell. */
    void hear(WorldEvent event) {
        boolean isGone = switch (event.type()) {
            case MONSTER_DIED, COMPANION_DIED, MONSTER_FELL -> true;
            default -> false;
        };
        for (int i = shown - 1; isGone && i >= 0; i--) {
            String toldOf = captions.captions().at(lines[i].caption).event();
            if (event instanceof ActorEvent gone
                    && lines[i].actorId == gone.actorId
                    && !event.type().id().equals(toldOf)) {
                remove(i);
            }
        }
    }

    private @Nullable CaptionLine find(int caption, int subject) {
        for (int i = 0; i < shown; i++) {
            if (lines[i].caption == caption && lines[i].subject == subject) {
                return lines[i];
            }
        }
        return null;
    }

    /** Returns a free line at the end, or null if all lines are more important. */
    private @Nullable CaptionLine next(CaptionImportance importance) {
        if (shown == lines.length) {
            int weakest = weakest();
            if (importance(lines[weakest]).compareTo(importance) < 0) {
                return null;
            }
            remove(weakest);
        }
        return lines[shown++];
    }

    private int weakest() {
        int weakest = 0;
        for (int i = 1; i < shown; i++) {
            int byImportance = importance(lines[i]).compareTo(importance(lines[weakest]));
            if (byImportance > 0 || (byImportance == 0 && lines[i].ticksLeft < lines[weakest].ticksLeft)) {
                weakest = i;
            }
        }
        return weakest;
    }

    private void remove(int place) {
        CaptionLine removed = lines[place];
        shown--;
        System.arraycopy(lines, place + 1, lines, place, shown - place);
        lines[shown] = removed;
    }

    /** Counts a tick; the player is at a place, in cells. */
    void tick(float playerX, float playerY) {
        for (int i = shown - 1; i >= 0; i--) {
            CaptionLine line = lines[i];
            line.ticksLeft--;
            line.ticksSinceCounted++;
            line.way = wayTo(line.x - playerX, line.y - playerY);
            if (line.ticksLeft <= 0) {
                remove(i);
            }
        }
    }

    private @Nullable CompassDirection wayTo(float east, float north) {
        if (east * east + north * north <= captions.hereCells() * captions.hereCells()) {
            return null;
        }
        int partsEast = Math.round(east * PARTS_A_CELL);
        int partsNorth = Math.round(north * PARTS_A_CELL);
        return partsEast == 0 && partsNorth == 0 ? null : CompassDirection.of(partsEast, partsNorth);
    }

    /** Returns the number of lines that are shown. */
    int shown() {
        return shown;
    }

    /** Returns a line, from 0, the oldest. */
    CaptionLine line(int place) {
        return lines[place];
    }

    CaptionImportance importance(CaptionLine line) {
        return captions.captions().at(line.caption).importance();
    }

    /** Returns the words of a line, without its count. */
    String words(CaptionLine line) {
        int place = line.subject + 1;
        String made = words[line.caption][place];
        if (made == null) {
            made = wordsOf(captions.captions().at(line.caption), line.subject);
            words[line.caption][place] = made;
        }
        return made;
    }

    private String wordsOf(SoundCaption caption, int subject) {
        return switch (caption.names()) {
            case NOTHING -> texts.get(caption.textKey());
            case LOCK -> withName(caption, content.locks().at(subject).id());
            case MONSTER, ENEMY, COMPANION ->
                withName(caption, content.monsters().at(subject).id());
            case CAUSE ->
                PageContext.alone(texts.format(caption.textKey(), texts.get(HurtCauses.textKey(subject, content))));
        };
    }

    private String withName(SoundCaption caption, String id) {
        return PageContext.alone(
                texts.format(caption.textKey(), texts.get(caption.names().textKey(id))));
    }
}
