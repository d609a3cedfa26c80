package dev.orebound.screen.hud;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemOre;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.world.companion.GolemRevival;
import dev.orebound.world.intent.InteractPrompt;
import java.util.ArrayList;
import java.util.List;

/** The texts of a floor's prompts. The prompt of an exit names the kind of the next floor. */
final class PromptWords {
    private final String openChest;
    private final String exitBarred;
    private final String freeCaptive;
    private final String captiveGuarded;
    private final String partyFull;
    private final String exitLocked;
    private final String unrollScrolls;
    private final String takeGift;
    private final String wakeGolem;
    private final String golemWantsOre;
    private final String useForge;
    private final String seeWares;
    private final String healthLacking;
    private final String exchangeRelic;
    private final String relicLacking;
    private final String cageShut;
    private final String takeKey;
    private final String takeHeart;
    private final String pullLever;
    private final String unlock;
    private final String draughtsFull;
    private final String coreUnsafe;
    private final GameTexts texts;

    /** For each ore what a golem of it, and one of another, says to it. */
    private final List<String> foods = new ArrayList<>();

    private final List<String> lacking = new ArrayList<>();
    private final List<Exit> exits;
    private final List<String> ofExits = new ArrayList<>();

    /**
     * Creates the texts of a floor's prompts.
     *
     * @param golem the kind of golem that can be woken on the floor
     * @param promises tell which wardens have a reliquary
     * @param exitBarred the sentence about the guardian or boss that bars the way on
     */
    PromptWords(
            GameTexts texts,
            List<Exit> exits,
            Descent descent,
            GolemKind golem,
            FloorPromiseRules promises,
            String exitBarred) {
        this.exits = exits;
        this.texts = texts;
        openChest = texts.get("prompt.open_chest");
        this.exitBarred = exitBarred;
        freeCaptive = texts.get("prompt.free_captive");
        captiveGuarded = texts.get("prompt.captive_guarded");
        partyFull = texts.get("prompt.party_full");
        exitLocked = texts.get("prompt.exit_locked");
        unrollScrolls = texts.get("prompt.unroll_scrolls");
        takeGift = texts.get("prompt.take_gift");
        useForge = texts.get("prompt.use_forge");
        seeWares = texts.get("prompt.see_wares");
        healthLacking = texts.get("prompt.health_lacking");
        exchangeRelic = texts.get("prompt.exchange_relic");
        relicLacking = texts.get("prompt.relic_lacking");
        cageShut = texts.get("prompt.cage_shut");
        takeKey = texts.get("prompt.take_key");
        takeHeart = texts.get("prompt.take_heart");
        pullLever = texts.get("prompt.pull_lever");
        unlock = texts.get("prompt.unlock");
        draughtsFull = texts.get("prompt.draughts_full");
        coreUnsafe = texts.get("prompt.core_unsafe");
        String body = texts.get("monster." + golem.monster() + ".name");
        String ore = texts.get("ore." + golem.ore() + ".name");
        wakeGolem = texts.format("prompt.wake_golem", body, golem.measures(), ore, does(golem, texts));
        golemWantsOre = texts.format("prompt.golem_wants_ore", body, golem.measures(), ore);
        for (Exit exit : exits) {
            ofExits.add(ofExit(texts, exit, descent, promises));
        }
    }

    /** Returns what a golem is good for, to be read after "it". */
    static String does(GolemKind golem, GameTexts texts) {
        return texts.get("golem.build." + golem.build().id() + ".does");
    }

    private static String ofExit(GameTexts texts, Exit exit, Descent descent, FloorPromiseRules promises) {
        if (exit.to().equals(Descent.OUT)) {
            return texts.get("prompt.take_way_out");
        }
        FloorRequest beyond = descent.request(exit.to());
        String prompt = beyond.kind() != FloorKind.BATTLE
                ? "prompt.take_exit"
                : promises.hasReliquary(beyond.depth(), beyond.danger())
                        ? "prompt.take_exit_relics"
                        : "prompt.take_exit_battle";
        return texts.format(prompt, texts.get("floor_kind." + beyond.kind().id()));
    }

    /**
     * Returns the text of a prompt.
     *
     * @param cell the cell of the thing that the prompt is about
     */
    String of(InteractPrompt prompt, int cell) {
        return switch (prompt) {
            case NOTHING,
                    FEED_GOLEM,
                    FOOD_LACKING,
                    RAISE_GOLEM,
                    CORE_WANTS_ORE,
                    BREAK_DOOR,
                    TAKE_PRIZE,
                    TAKE_FROM_CAGE,
                    FREE_FROM_KENNEL,
                    LOCK_SHUT,
                    READ_MESSAGE,
                    GIVE_HEALTH,
                    USE_LANDMARK,
                    LANDMARK_WANTS_ORE -> "";
            case SEE_WARES -> seeWares;
            case HEALTH_LACKING -> healthLacking;
            case EXCHANGE_RELIC -> exchangeRelic;
            case RELIC_LACKING -> relicLacking;
            case CAGE_SHUT -> cageShut;
            case TAKE_KEY -> takeKey;
            case TAKE_HEART -> takeHeart;
            case PULL_LEVER -> pullLever;
            case UNLOCK -> unlock;
            case DRAUGHTS_FULL -> draughtsFull;
            case OPEN_CHEST -> openChest;
            case TAKE_EXIT -> ofExitAt(cell);
            case EXIT_BARRED -> exitBarred;
            case FREE_CAPTIVE -> freeCaptive;
            case CAPTIVE_GUARDED -> captiveGuarded;
            case PARTY_FULL -> partyFull;
            case EXIT_LOCKED -> exitLocked;
            case UNROLL_SCROLLS -> unrollScrolls;
            case TAKE_GIFT -> takeGift;
            case WAKE_GOLEM -> wakeGolem;
            case GOLEM_WANTS_ORE -> golemWantsOre;
            case CORE_UNSAFE -> coreUnsafe;
            case USE_FORGE -> useForge;
        };
    }

    /** Returns the prompt at a shut door, with what it costs to break it. */
    String ofDoor(ArenaKind kind) {
        return texts.format("prompt.break_door", kind.losses().orePercent());
    }

    /** Adds the texts about feeding golems. */
    void addFoods(GameTexts texts, Content content) {
        GolemRules rules = content.golems().rules();
        for (Ore ore : content.ores()) {
            String name = texts.get("ore." + ore.id() + ".name");
            foods.add(texts.format("prompt.feed_golem", rules.mealMeasures(), name));
            lacking.add(texts.format("prompt.food_lacking", rules.mealMeasures(), name));
            String row = "";
            for (GolemOre each : rules.ores()) {
                row = each.ore().equals(ore.id()) ? each.id() : row;
            }
            String gift = texts.get("golem.ore." + row + ".gift");
            foods.add(texts.format("prompt.give_golem", rules.giftMeasures(), name, gift));
            lacking.add(texts.format("prompt.food_lacking", rules.giftMeasures(), name));
        }
    }

    /**
     * Returns the text of a prompt about feeding.
     *
     * @param food twice the index of the ore, and 1 more for its gift
     */
    String ofFood(InteractPrompt prompt, int food) {
        return (prompt == InteractPrompt.FEED_GOLEM ? foods : lacking).get(food);
    }

    /** Returns the prompt at the core of a fallen golem, with what it costs to bring the golem back. */
    String ofCore(InteractPrompt prompt, GolemRevival revival, Content content) {
        String body = content.monsters().at(revival.monster()).id();
        return texts.format(
                prompt == InteractPrompt.RAISE_GOLEM ? "prompt.raise_golem" : "prompt.core_wants_ore",
                texts.get("monster." + body + ".name"),
                revival.measures(),
                texts.get("ore." + content.ores().at(revival.ore()).id() + ".name"));
    }

    private String ofExitAt(int cell) {
        int exit = 0;
        while (exits.get(exit).at() != cell) {
            exit++;
        }
        return ofExits.get(exit);
    }
}
