package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.item.ItemEffect;
import dev.orebound.content.item.SpellUse;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.Box;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hints that wait for their occasion: to dash when the first blow is on its way, to go softly when one was noticed, that water
 * puts out a fire. One at a time, and each once.
 */
final class Occasions {
    private static final float LONGEST_SECONDS = 12;

    private final World world;
    private final HudParts parts;
    private final Surroundings around;
    private final NearThings things;
    private final Lessons lessons;
    private @Nullable Hint shown;
    private Lesson taught = Lesson.DASH;

    Occasions(World world, HudParts parts) {
        this.world = world;
        this.parts = parts;
        around = new Surroundings(world);
        things = new NearThings(world);
        lessons = parts.lessons();
    }

    /** Takes in what happened in a tick. */
    void hear(WorldEvent event) {
        switch (event.type()) {
            case STRIKE_WOUND_UP -> {
                if (event.subject() >= 0 && around.isBlowNear(event)) {
                    say(Lesson.DASH);
                }
            }
            case ACTOR_HURT -> {
                if (event.subject() < 0) {
                    say(Lesson.DASH);
                }
            }
            case PLAYER_DASHED -> follow(Lesson.DASH);
            case FLASK_THROWN -> follow(Lesson.THROW);
            case SPELL_CAST ->
                follow(
                        world.content().spells().at(event.subject()).use() == SpellUse.BOLT
                                ? Lesson.BOLT
                                : Lesson.BURST);
            case ARENA_SPRUNG -> follow(Lesson.TRAP);
            case PLAYER_NOTICED -> say(Lesson.SNEAK);
            case ORE_STOLEN -> say(Lesson.THIEF);
            case CAPTIVE_FREED -> follow(Lesson.CAPTIVE);
            case ORE_BROKEN -> follow(Lesson.ORE);
            case CHEST_OPENED -> follow(Lesson.CHEST);
            case SCROLLS_UNROLLED, GIFT_TAKEN -> follow(Lesson.SHRINE);
            case GOLEM_WOKEN -> follow(Lesson.GOLEM);
            case KEY_DROPPED -> say(Lesson.KEY);
            case EXITS_UNLOCKED -> follow(Lesson.KEY);
            case ITEM_PICKED_UP -> sayOfFind(event.subject());
            case PLAYER_FELL -> follow(Lesson.CHASM);
            case STATUS_BEGAN -> {
                StatusEvent began = (StatusEvent) event;
                if (began.actorId == world.player().spawnId()) {
                    say(Lesson.OF_STATUSES.get(began.status.ordinal()));
                }
            }
            default -> {}
        }
    }

    private void sayOfFind(int item) {
        ItemEffect effect = world.content().items().at(item).effect();
        if (effect == ItemEffect.LENS || effect == ItemEffect.MAP) {
            say(Lesson.FIND);
        }
    }

    /** A place was described. */
    void placeDescribed() {
        follow(Lesson.TRAP);
    }

    /** Takes in that a tick went by. */
    void tick() {
        if (shown != null) {
            return;
        }
        if (lacks(Lesson.ORE) && things.isOre()) {
            say(Lesson.ORE);
        } else if (lacks(Lesson.BOLT) && around.canCast(SpellUse.BOLT)) {
            say(Lesson.BOLT);
        } else if (lacks(Lesson.BURST) && around.canCast(SpellUse.BURST)) {
            say(Lesson.BURST);
        } else if (lacks(Lesson.THROW) && around.holdsEnoughForAThrow()) {
            say(Lesson.THROW);
        } else if (lacks(Lesson.TRAP) && around.isTrapNear()) {
            say(Lesson.TRAP);
        } else if (lacks(Lesson.CAPTIVE) && around.isCaptiveNear()) {
            say(Lesson.CAPTIVE);
        } else if (lacks(Lesson.CHASM) && around.isChasmNear()) {
            say(Lesson.CHASM);
        } else {
            sayOfThings();
        }
    }

    private void sayOfThings() {
        if (lacks(Lesson.SHRINE) && things.isShrine()) {
            say(Lesson.SHRINE);
        } else if (lacks(Lesson.GOLEM) && things.isGolem()) {
            say(Lesson.GOLEM);
        } else if (lacks(Lesson.CHEST) && things.isShutChest()) {
            say(Lesson.CHEST);
        } else if (lacks(Lesson.KEY) && world.prompt() == InteractPrompt.EXIT_LOCKED) {
            say(Lesson.KEY);
        } else if (lacks(Lesson.DOWSING) && around.isDowsing()) {
            say(Lesson.DOWSING);
        }
    }

    private boolean lacks(Lesson lesson) {
        return !lessons.knows(lesson);
    }

    private void say(Lesson lesson) {
        if (shown == null && !lessons.knows(lesson)) {
            lessons.learn(lesson);
            taught = lesson;
            shown = hint(lesson);
        }
    }

    /** It was done, and need not be said any more. */
    private void follow(Lesson lesson) {
        lessons.learn(lesson);
        Hint now = shown;
        if (now != null && taught == lesson) {
            now.follow();
        }
    }

    private Hint hint(Lesson lesson) {
        TextLine words =
                new TextLine(parts.fonts(), TextStyle.SMALL, parts.texts().get(lesson.textKey()));
        StatusEffect status = lesson.status();
        GameAction action = lesson.action();
        if (status != null) {
            TextureRegion picture = parts.sprites().frame("hud_status", status.ordinal());
            return new Hint(List.of(), picture, words, LONGEST_SECONDS);
        }
        return action == null
                ? new Hint(List.of(), null, words, LONGEST_SECONDS)
                : Hint.of(parts, action, words, LONGEST_SECONDS);
    }

    void update(float seconds) {
        Hint now = shown;
        if (now != null && seconds > 0) {
            now.update(seconds);
            if (!now.isShown()) {
                shown = null;
            }
        }
    }

    void draw(Pane pane, Box box, int grain) {
        Hint now = shown;
        if (now != null) {
            now.drawWithin(pane, box, grain);
        }
    }

    /** What is taught now, or null. */
    @Nullable
    Lesson taught() {
        return shown == null ? null : taught;
    }
}
