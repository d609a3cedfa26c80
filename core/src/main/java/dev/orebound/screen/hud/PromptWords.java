package dev.orebound.screen.hud;

import dev.orebound.cave.floor.Exit;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.ArrayList;
import java.util.List;

/** What each prompt of a floor says. An exit says what the floor is for to which it leads. */
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
    private final List<Exit> exits;
    private final List<String> ofExits = new ArrayList<>();

    /**
     * The words of a floor's prompts.
     *
     * @param golem that would wake where one sleeps
     */
    PromptWords(GameTexts texts, List<Exit> exits, Descent descent, GolemKind golem) {
        this.exits = exits;
        openChest = texts.get("prompt.open_chest");
        exitBarred = texts.get("prompt.exit_barred");
        freeCaptive = texts.get("prompt.free_captive");
        captiveGuarded = texts.get("prompt.captive_guarded");
        partyFull = texts.get("prompt.party_full");
        exitLocked = texts.get("prompt.exit_locked");
        unrollScrolls = texts.get("prompt.unroll_scrolls");
        takeGift = texts.get("prompt.take_gift");
        String body = texts.get("monster." + golem.monster() + ".name");
        String ore = texts.get("ore." + golem.ore() + ".name");
        wakeGolem = texts.format("prompt.wake_golem", body, golem.measures(), ore);
        golemWantsOre = texts.format("prompt.golem_wants_ore", body, golem.measures(), ore);
        for (Exit exit : exits) {
            ofExits.add(ofExit(texts, exit, descent));
        }
    }

    private static String ofExit(GameTexts texts, Exit exit, Descent descent) {
        if (exit.to().equals(Descent.OUT)) {
            return texts.get("prompt.take_way_out");
        }
        FloorKind beyond = descent.request(exit.to()).kind();
        String prompt = beyond == FloorKind.BATTLE ? "prompt.take_exit_battle" : "prompt.take_exit";
        return texts.format(prompt, texts.get("floor_kind." + beyond.id()));
    }

    /**
     * The words of a prompt.
     *
     * @param cell of the thing that it is about
     */
    String of(InteractPrompt prompt, int cell) {
        return switch (prompt) {
            case NOTHING -> "";
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
        };
    }

    private String ofExitAt(int cell) {
        int exit = 0;
        while (exits.get(exit).at() != cell) {
            exit++;
        }
        return ofExits.get(exit);
    }
}
