package dev.orebound.autoplay.run;

import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.BrewBelt;
import dev.orebound.screen.input.CommandWheel;
import dev.orebound.screen.input.HeldControls;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.jspecify.annotations.Nullable;

/**
 * Plays a bot's intents through a gamepad and the player's own controls: what comes out is what a hand could have
 * played. The choices of pages pass as they are.
 */
public final class PadPlayer {
    private final KeyBindings bindings = KeyBindings.defaults();
    private final PlayerControls controls = new PlayerControls(bindings);
    private final PadHand hand = new PadHand(GameSettings.USUAL);
    private final PadState pad = new PadState();
    private @Nullable World worn;
    private int down;

    /** Replaces an intent by what the controls make of it. */
    public void play(Intent intent, World world) {
        if (worn != world) {
            wear(world);
        }
        IntentOrder order = intent.order();
        int argument = intent.orderArgument();
        boolean isOfPage = isOfPage(order);
        hand.hold(intent, new BrewBelt(world).throwCells(), new CommandWheel(world).doAllFollow(), pad);
        int now = pad.down();
        for (int button = 0; button < KeyName.padButtons(); button++) {
            int bit = 1 << button;
            int key = KeyName.FIRST_PAD + button;
            if ((now & ~down & bit) != 0) {
                controls.keyDown(key, bindings.ofKey(key));
            } else if ((down & ~now & bit) != 0) {
                controls.keyUp(bindings.ofKey(key));
            }
        }
        down = now;
        float x = world.player().body().x;
        float y = world.player().body().y;
        controls.tilt(pad, GameSettings.USUAL);
        controls.pointAt(x, y);
        intent.clear();
        controls.write(intent, x, y);
        if (isOfPage) {
            intent.order(order, argument);
        }
    }

    private void wear(World world) {
        worn = world;
        BrewBelt belt = new BrewBelt(world);
        controls.wear(belt, HeldControls.of(world, belt, new ThrowAim()));
    }

    private static boolean isOfPage(IntentOrder order) {
        return order != IntentOrder.NONE
                && order != IntentOrder.CHOOSE_BREW
                && order != IntentOrder.DRINK
                && !order.isToGolems();
    }
}
