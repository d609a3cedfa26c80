package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.player.FeelRules;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.InteractPrompt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows hints one at a time in one line at the lower edge of the window. A hint is due while its situation lasts, or
 * once its event has happened; it goes when the player does what it says, or, if the player wants hints to stay, when
 * it is dismissed. While anything hunts the player, or the interact key is offered, none is shown: those that become
 * due meanwhile wait. A hint that is interrupted comes again, unless it was already shown long enough to be read.
 */
final class HintQueue implements HudPart {
    private static final HintTopic[] TOPICS = HintTopic.values();

    private final World world;
    private final HudContext parts;
    private final EyeSign eye;
    private final FeelRules.HintRules rules;
    private final HintTriggers around;
    private final HintProgress lessons;

    /** The topics whose event has happened, by ordinal. */
    private final boolean[] isRaised = new boolean[TOPICS.length];

    private final float[] shownSeconds = new float[TOPICS.length];

    private @Nullable HintSign sign;
    private HintTopic topic = HintTopic.MOVE;
    private boolean isWithdrawn;
    private String spoken = "";
    private float restSeconds;
    private float walked;
    private float turned;
    private float aimedX;
    private float aimedY;
    private int blows;
    /** The spawn id of the last thief. */
    private long thief = WorldEvent.NOBODY;

    private int waterTicks;
    private boolean isStaying;
    private boolean wasDismissing;
    private boolean wasInFirstRoom;
    private boolean isTeaching;

    HintQueue(World world, HudContext parts, EyeSign eye) {
        this.world = world;
        this.parts = parts;
        this.eye = eye;
        rules = world.content().feel().hints();
        around = new HintTriggers(world);
        lessons = parts.lessons();
    }

    @Override
    public void hear(WorldEvent event) {
        switch (event.type()) {
            case STRIKE_SWUNG -> {
                blows += event.subject() < 0 ? 1 : 0;
                if (blows >= rules.blows()) {
                    follow(HintTopic.STRIKE);
                }
            }
            case STRIKE_WOUND_UP -> raise(HintTopic.DASH, event.subject() >= 0 && around.isBlowNear(event));
            case PLAYER_DASHED -> {
                follow(HintTopic.DASH);
                raise(HintTopic.DASH_BAR, true);
            }
            case BREW_CAST -> {
                BrewUse use = ((BrewEvent) event).use;
                follow(
                        switch (use) {
                            case BOLT -> HintTopic.BOLT;
                            case BURST -> HintTopic.BURST;
                            case FLASK -> HintTopic.THROW;
                        });
                if (use == BrewUse.FLASK) {
                    follow(HintTopic.BOLT);
                }
                if (around.isMixture(((BrewEvent) event).brew)) {
                    follow(HintTopic.MIX);
                    raise(HintTopic.BREWS, true);
                }
            }
            case LAY_BEGAN -> follow(HintTopic.LAY);
            case LAY_REFUSED -> raise(HintTopic.LAY_UNKNOWN, !around.knowsLay());
            case ARENA_SPRUNG -> follow(HintTopic.TRAP);
            case LOCK_OPENED -> {
                follow(HintTopic.LOCK);
                follow(HintTopic.CARRIED_KEY);
            }
            case PLAYER_NOTICED -> raise(HintTopic.SNEAK, true);
            case ORE_STOLEN -> {
                thief = ((OreEvent) event).carrierId;
                raise(HintTopic.THIEF, true);
            }
            case MONSTER_DIED, MONSTER_FELL ->
                isRaised[HintTopic.THIEF.ordinal()] &= ((ActorEvent) event).actorId != thief;
            case CAPTIVE_FREED -> follow(HintTopic.CAPTIVE);
            case ORE_BROKEN -> followIfDoneBy(((OreEvent) event).carrierId, HintTopic.ORE);
            case CHEST_OPENED -> follow(HintTopic.CHEST);
            case SCROLLS_UNROLLED, GIFT_TAKEN -> follow(HintTopic.SHRINE);
            case GOLEM_WOKEN -> follow(HintTopic.GOLEM);
            case EXITS_UNLOCKED -> {
                follow(HintTopic.KEY);
                raise(HintTopic.EXIT, true);
            }
            case ITEM_PICKED_UP -> raise(HintTopic.FIND, around.isSightOfDescent(event.subject()));
            case DRAUGHT_RAISED -> follow(HintTopic.DRINK);
            case PLAYER_FELL -> follow(HintTopic.CHASM);
            case STATUS_BEGAN -> {
                StatusEvent began = (StatusEvent) event;
                raise(
                        HintTopic.OF_STATUSES.get(began.status.ordinal()),
                        began.actorId == world.player().spawnId());
            }
            case STATUS_ENDED -> {
                StatusEvent ended = (StatusEvent) event;
                if (ended.actorId == world.player().spawnId()) {
                    // A hint that comes when all is over only puzzles.
                    isRaised[HintTopic.OF_STATUSES.get(ended.status.ordinal()).ordinal()] = false;
                }
            }
            default -> {}
        }
    }

    /** Raises a hint, unless it is about an action that has no key or button on the device that is used. */
    private void raise(HintTopic raised, boolean applies) {
        GameAction action = raised.action();
        boolean isPossible = !applies || action == null || parts.bindings().shownKey(action) != KeyName.NO_KEY;
        isRaised[raised.ordinal()] |= applies && isPossible;
    }

    /** Sets whether hints stay until the player dismisses them. */
    void stay(boolean isWanted) {
        isStaying = isWanted;
    }

    /** Dismisses a hint that stays when the key begins to be held. */
    void dismiss(boolean isHeld) {
        HintSign now = sign;
        if (isHeld && !wasDismissing && isStaying && now != null && !isWithdrawn) {
            lessons.learn(topic);
            now.end();
        }
        wasDismissing = isHeld;
    }

    /** Records that a place was described. */
    void placeDescribed(boolean isAsked) {
        follow(HintTopic.TRAP);
        if (isAsked) {
            follow(HintTopic.LOOK);
            follow(HintTopic.LOCK);
        }
    }

    @Override
    public void tick() {
        measureFirstSteps();
        raise(HintTopic.KEY, world.prompt() == InteractPrompt.EXIT_LOCKED);
        raise(HintTopic.PROMISES, world.prompt() == InteractPrompt.TAKE_EXIT);
        waterTicks = around.isStoppedByDeepWater() ? waterTicks + 1 : 0;
        raise(HintTopic.DEEP_WATER, waterTicks >= rules.waterTicks());
        boolean isCalm = isCalm();
        isTeaching = isCalm && (around.isInFirstRoom() || isFirstStepDue());
        if (!isCalm) {
            restSeconds = rules.restAfterFightSeconds();
            withdraw();
        } else if (sign == null && restSeconds <= 0 && !isOffered()) {
            showNext();
        } else if (sign != null && (isOffered() || (!isDue(topic) && !isStaying))) {
            withdraw();
        }
        if (sign != null && isStaying) {
            sign.stay(1);
        }
        if (sign != null && topic.isFirstStep() && around.isInFirstRoom()) {
            sign.stay(rules.longestFirstStepSeconds());
        }
    }

    /**
     * Returns true if a prompt says what to do now. That of a golem beside the player stands for long, and does not
     * count.
     */
    private boolean isOffered() {
        return world.prompt().isOffer() && world.prompt() != InteractPrompt.FEED_GOLEM;
    }

    private boolean isFirstStepDue() {
        for (int i = 0; TOPICS[i].isFirstStep(); i++) {
            if (!lessons.knows(TOPICS[i]) && isDue(TOPICS[i])) {
                return true;
            }
        }
        return false;
    }

    /** Returns true while the player is at its first steps and nothing hunts it; announcements wait for that long. */
    boolean isTeaching() {
        return isTeaching;
    }

    private boolean isCalm() {
        return eye.level() != EyeSign.Level.HUNTED && world.arenaAroundPlayer() == null && !BossFall.isFallen(world);
    }

    private void measureFirstSteps() {
        BodyComponent body = world.player().body();
        walked += Math.abs(body.x - body.previousX) + Math.abs(body.y - body.previousY);
        if (walked > rules.walkCells()) {
            follow(HintTopic.MOVE);
        }
        if (world.tick() > rules.arrivalTicks()) {
            float across = Math.abs(body.facingX * aimedY - body.facingY * aimedX);
            turned += across + Math.max(0, -(body.facingX * aimedX + body.facingY * aimedY));
        }
        aimedX = body.facingX;
        aimedY = body.facingY;
        if (turned > rules.aimRadians()) {
            follow(HintTopic.AIM);
        }
        if (wasInFirstRoom && !around.isInFirstRoom()) {
            follow(HintTopic.GO_ON);
        }
        wasInFirstRoom = around.isInFirstRoom();
    }

    private void showNext() {
        for (int i = 0; i < TOPICS.length; i++) {
            if (!lessons.knows(TOPICS[i]) && isDue(TOPICS[i])) {
                topic = TOPICS[i];
                isWithdrawn = false;
                sign = signOf(topic);
                spoken = "";
                return;
            }
        }
    }

    /** In the hand-made room, only its own steps and what has just happened to the player are due. */
    private boolean isDue(HintTopic asked) {
        if (isRaised[asked.ordinal()]) {
            return true;
        }
        return (asked.isFirstStep() || !around.isInFirstRoom()) && isSituation(asked);
    }

    private boolean isSituation(HintTopic asked) {
        return switch (asked) {
            case MOVE, AIM, MAP, LOOK -> true;
            case ORE -> around.isOre();
            case BOLT -> around.canUse(BrewUse.BOLT) && around.isSleeper();
            case STRIKE -> !around.canUse(BrewUse.BOLT) && around.isSleeper();
            case CHEST -> around.isShutChest();
            case GO_ON -> around.isInFirstRoom() && !around.isShutChest();
            case EXIT -> !world.part(FloorGifts.class).areExitsLocked();
            case TRAP -> around.isTrapNear();
            case LOCK -> around.isLockNear();
            case CARRIED_KEY -> around.carriesKey();
            case CAPTIVE -> around.isCaptiveNear();
            case SHRINE -> around.isShrine();
            case GOLEM -> around.isGolem();
            case CHASM -> around.isChasmNear();
            case THROW -> around.canUse(BrewUse.FLASK);
            case BURST -> around.canUse(BrewUse.BURST);
            case LAY -> around.canLay();
            case MIX -> around.mixable() != 0;
            case DRINK -> around.isThirsty();
            case COMPANION -> world.companions().size() > 0;
            case DOWSING -> around.isDowsing();
            case EYE -> around.isUnawareMonster();
            case DEEP_WATER,
                    DASH,
                    DASH_BAR,
                    KEY,
                    PROMISES,
                    BURNING,
                    WET,
                    CHILLED,
                    SHOCKED,
                    STUNNED,
                    POISONED,
                    SCALDED,
                    MIRED,
                    BLINDED,
                    FROZEN,
                    CRACKED,
                    THIEF,
                    SNEAK,
                    BREWS,
                    LAY_UNKNOWN,
                    FIND -> false;
        };
    }

    /** Hides the hint for now: it may come again. */
    private void withdraw() {
        HintSign now = sign;
        if (now != null && !isWithdrawn) {
            isWithdrawn = true;
            now.end();
        }
    }

    /** Marks a hint as followed, so that it is not shown any more. */
    private void follow(HintTopic followed) {
        lessons.learn(followed);
        HintSign now = sign;
        if (now != null && topic == followed && !isStaying) {
            now.end();
        }
    }

    /** Marks a hint as followed if the player did what it says; if a companion did, it goes, and comes again later. */
    private void followIfDoneBy(long spawnId, HintTopic followed) {
        if (spawnId == world.player().spawnId()) {
            follow(followed);
        } else if (around.isCompanion(spawnId) && topic == followed) {
            withdraw();
        }
    }

    private HintSign signOf(HintTopic shown) {
        HintSign made = timed(shown);
        if (isStaying) {
            made.closeWith(
                    new KeyCap(parts, TextStyle.NOTED, GameAction.INTERACT),
                    new TextLine(parts.fonts(), TextStyle.NOTED, parts.texts().get("hint.dismiss")));
        }
        return made;
    }

    private HintSign timed(HintTopic shown) {
        TextLine words = new TextLine(parts.fonts(), TextStyle.TOLD, parts.told(shown.textKey()));
        float seconds = shown.isFirstStep() ? rules.longestFirstStepSeconds() : rules.longestSeconds();
        StatusEffect status = shown.status();
        GameAction action = shown.action();
        if (status != null) {
            TextureRegion picture = parts.sprites().frame("hud_status", status.ordinal());
            return new HintSign(List.of(), picture, words, seconds);
        } else if (shown == HintTopic.EYE) {
            TextureRegion picture = parts.sprites().frame("hud_eye", EyeSign.Level.SEEN.ordinal());
            return new HintSign(List.of(), picture, words, seconds);
        } else if (shown == HintTopic.MOVE) {
            boolean goes =
                    parts.bindings().goesByMouse() && !parts.bindings().pad().isPad();
            List<GameAction> ways = goes
                    ? List.of(GameAction.GO)
                    : List.of(GameAction.NORTH, GameAction.WEST, GameAction.SOUTH, GameAction.EAST);
            return new HintSign(keysOf(ways), null, words, seconds);
        } else if (shown == HintTopic.MIX) {
            return new HintSign(keysOf(flasksOf(around.mixable())), null, words, seconds);
        } else if (action != null) {
            return HintSign.of(parts, action, words, seconds);
        }
        return new HintSign(List.of(), null, words, seconds);
    }

    /** Returns the actions that choose the flasks of a set of ores. */
    private static List<GameAction> flasksOf(int ores) {
        List<GameAction> flasks = new ArrayList<>();
        for (GameAction action : GameAction.values()) {
            int flask = action.ordinal() - GameAction.FIRST_FLASK.ordinal();
            if (action.isOfFlask() && BrewBook.has(ores, flask)) {
                flasks.add(action);
            }
        }
        return flasks;
    }

    /** Returns the caps of actions that have a key; the one stick of a gamepad stands for all that walk. */
    private List<KeyCap> keysOf(List<GameAction> actions) {
        boolean isPad = parts.bindings().pad().isPad();
        List<KeyCap> caps = new ArrayList<>();
        for (GameAction action : actions) {
            KeyCap cap = new KeyCap(parts, TextStyle.NOTED, action);
            if (!cap.isEmpty() && !(isPad && action.isOfWalking() && action != GameAction.NORTH)) {
                caps.add(cap);
            }
        }
        return caps;
    }

    @Override
    public void update(float seconds) {
        restSeconds -= seconds;
        HintSign now = sign;
        if (now != null && seconds > 0) {
            now.update(seconds);
            shownSeconds[topic.ordinal()] += isWithdrawn ? 0 : seconds;
            if (!now.isShown()) {
                boolean isRead = !topic.isFirstStep() && shownSeconds[topic.ordinal()] >= rules.readSeconds();
                if (!isWithdrawn || isRead) {
                    lessons.learn(topic);
                }
                restSeconds = Math.max(
                        restSeconds, topic.isFirstStep() ? rules.restAfterFirstStepSeconds() : rules.restSeconds());
                sign = null;
            }
        }
    }

    @Override
    public void draw(UiPane pane, HudFrame frame) {
        if (frame.isMapLarge) {
            follow(HintTopic.MAP);
        }
        HintSign now = sign;
        if (now != null && isInView(frame)) {
            now.draw(pane, frame.layout().hint(), frame.grain());
        }
    }

    private static boolean isInView(HudFrame frame) {
        return !frame.isMapLarge && !frame.isPlaceDescribed && !frame.isOver;
    }

    @Override
    public String spoken() {
        HintSign now = sign;
        if (now == null || isWithdrawn) {
            return "";
        }
        if (spoken.isEmpty()) {
            spoken = now.inWords(parts.texts());
        }
        return spoken;
    }

    /** Returns the topic that is shown, or null. */
    @Nullable
    HintTopic shown() {
        return sign == null ? null : topic;
    }
}
