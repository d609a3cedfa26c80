package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.screen.input.GameAction;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows hints in the situations that they are about, such as to dash before the first blow or to use water against fire. One
 * at a time, and each once.
 */
final class SituationHints implements HudPart {
    private static final float LONGEST_SECONDS = 12;

    private final World world;
    private final HudContext parts;
    private final HintTriggers around;
    private final NearThings things;
    private final HintProgress lessons;
    private @Nullable HintSign shown;
    private HintTopic taught = HintTopic.DASH;

    SituationHints(World world, HudContext parts) {
        this.world = world;
        this.parts = parts;
        around = new HintTriggers(world);
        things = new NearThings(world);
        lessons = parts.lessons();
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case STRIKE_WOUND_UP -> {
                if (event.subject() >= 0 && around.isBlowNear(event)) {
                    say(HintTopic.DASH);
                }
            }
            case ACTOR_HURT -> {
                if (event.subject() < 0) {
                    say(HintTopic.DASH);
                }
            }
            case PLAYER_DASHED -> follow(HintTopic.DASH);
            case FLASK_THROWN -> follow(HintTopic.THROW);
            case SPELL_CAST ->
                follow(
                        world.content().spells().at(event.subject()).use() == SpellUse.BOLT
                                ? HintTopic.BOLT
                                : HintTopic.BURST);
            case ARENA_SPRUNG -> follow(HintTopic.TRAP);
            case PLAYER_NOTICED -> say(HintTopic.SNEAK);
            case ORE_STOLEN -> say(HintTopic.THIEF);
            case CAPTIVE_FREED -> follow(HintTopic.CAPTIVE);
            case ORE_BROKEN -> follow(HintTopic.ORE);
            case CHEST_OPENED -> follow(HintTopic.CHEST);
            case SCROLLS_UNROLLED, GIFT_TAKEN -> follow(HintTopic.SHRINE);
            case GOLEM_WOKEN -> follow(HintTopic.GOLEM);
            case KEY_DROPPED -> say(HintTopic.KEY);
            case EXITS_UNLOCKED -> follow(HintTopic.KEY);
            case ITEM_PICKED_UP -> sayOfFind(event.subject());
            case PLAYER_FELL -> follow(HintTopic.CHASM);
            case STATUS_BEGAN -> {
                StatusEvent began = (StatusEvent) event;
                if (began.actorId == world.player().spawnId()) {
                    say(HintTopic.OF_STATUSES.get(began.status.ordinal()));
                }
            }
            default -> {}
        }
    }

    private void sayOfFind(int item) {
        ItemEffect effect = world.content().items().at(item).effect();
        if (effect == ItemEffect.LENS || effect == ItemEffect.MAP) {
            say(HintTopic.FIND);
        }
    }

    /** A place was described. */
    void placeDescribed() {
        follow(HintTopic.TRAP);
    }

    @Override
    public void tick() {
        if (shown != null) {
            return;
        }
        if (lacks(HintTopic.ORE) && things.isOre()) {
            say(HintTopic.ORE);
        } else if (lacks(HintTopic.BOLT) && around.canCast(SpellUse.BOLT)) {
            say(HintTopic.BOLT);
        } else if (lacks(HintTopic.BURST) && around.canCast(SpellUse.BURST)) {
            say(HintTopic.BURST);
        } else if (lacks(HintTopic.THROW) && around.holdsEnoughForAThrow()) {
            say(HintTopic.THROW);
        } else if (lacks(HintTopic.TRAP) && around.isTrapNear()) {
            say(HintTopic.TRAP);
        } else if (lacks(HintTopic.CAPTIVE) && around.isCaptiveNear()) {
            say(HintTopic.CAPTIVE);
        } else if (lacks(HintTopic.CHASM) && around.isChasmNear()) {
            say(HintTopic.CHASM);
        } else {
            sayOfThings();
        }
    }

    private void sayOfThings() {
        if (lacks(HintTopic.SHRINE) && things.isShrine()) {
            say(HintTopic.SHRINE);
        } else if (lacks(HintTopic.GOLEM) && things.isGolem()) {
            say(HintTopic.GOLEM);
        } else if (lacks(HintTopic.CHEST) && things.isShutChest()) {
            say(HintTopic.CHEST);
        } else if (lacks(HintTopic.KEY) && world.prompt() == InteractPrompt.EXIT_LOCKED) {
            say(HintTopic.KEY);
        } else if (lacks(HintTopic.DOWSING) && around.isDowsing()) {
            say(HintTopic.DOWSING);
        }
    }

    private boolean lacks(HintTopic lesson) {
        return !lessons.knows(lesson);
    }

    private void say(HintTopic lesson) {
        if (shown == null && !lessons.knows(lesson)) {
            lessons.learn(lesson);
            taught = lesson;
            shown = hint(lesson);
        }
    }

    /** It was done, and need not be said any more. */
    private void follow(HintTopic lesson) {
        lessons.learn(lesson);
        HintSign now = shown;
        if (now != null && taught == lesson) {
            now.follow();
        }
    }

    private HintSign hint(HintTopic lesson) {
        TextLine words =
                new TextLine(parts.fonts(), TextStyle.SMALL, parts.texts().get(lesson.textKey()));
        StatusEffect status = lesson.status();
        GameAction action = lesson.action();
        if (status != null) {
            TextureRegion picture = parts.sprites().frame("hud_status", status.ordinal());
            return new HintSign(List.of(), picture, words, LONGEST_SECONDS);
        }
        return action == null
                ? new HintSign(List.of(), null, words, LONGEST_SECONDS)
                : HintSign.of(parts, action, words, LONGEST_SECONDS);
    }

    @Override
    public void update(float seconds) {
        HintSign now = shown;
        if (now != null && seconds > 0) {
            now.update(seconds);
            if (!now.isShown()) {
                shown = null;
            }
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        HintSign now = shown;
        if (now != null && !frame.isMapLarge && !frame.isPlaceDescribed && !frame.isOver) {
            now.drawWithin(pane, frame.situationHint(), frame.grain());
        }
    }

    /** Returns the topic that is shown, or null. */
    @Nullable
    HintTopic taught() {
        return shown == null ? null : taught;
    }
}
