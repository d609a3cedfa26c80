package dev.orebound.screen.settings;

import dev.orebound.content.biome.Biome;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.AutoMode;
import dev.orebound.journal.settings.GameSettings.Hands;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.HandLayout;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageStack;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The settings for hands and for time: layouts of all keys for one hand or one device, what the game does for the
 * player, keys that need not be held, the pace, and mercy.
 */
public final class HandsPage extends ChoicesPage {
    private static final List<Float> PACES = List.of(1f, 0.9f, 0.8f, 0.7f, 0.6f, GameSettings.SLOWEST);
    private static final int WHOLE = 100;

    private final GameContext context;
    private Hands wanted;

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     */
    public HandsPage(GameContext context, PageStack pages, Biome region) {
        super(context, region, "menu.hands", pages::close);
        this.context = context;
        wanted = keeper().now().get(GameSettings.HANDS);
        addLayouts();
        addChoice("menu.auto_aim", GameSettings.AUTO_AIM, List.of(AutoMode.values()), this::mode);
        addChoice("menu.auto_strike", GameSettings.AUTO_STRIKE, List.of(AutoMode.values()), this::mode);
        rows().add(button(texts().get("menu.held"), () -> pages.open(held(context, region, pages::close))))
                .row();
        addChoice("menu.game_speed", GameSettings.GAME_SPEED, PACES, this::percent);
        addChoice(
                "menu.mercy",
                GameSettings.MERCY,
                IntStream.rangeClosed(0, IntentOrder.MOST_MERCY).boxed().toList(),
                this::mercy);
    }

    /** Returns the page of keys that are held. */
    public static FramedPage held(GameContext context, Biome region, Runnable close) {
        return new HeldKeysPage(context, region, close);
    }

    /** Adds a row that chooses a layout, and one that lays out all keys by it: the player may have changed some. */
    private void addLayouts() {
        List<Hands> all = List.of(Hands.values());
        rows().add(SettingRow.choice(
                        parts(),
                        texts().get("menu.layout"),
                        all.stream()
                                .map(hands -> texts().get("setting.hands." + hands.ordinal()))
                                .toArray(String[]::new),
                        wanted.ordinal(),
                        index -> wanted = all.get(index)))
                .row();
        rows().add(parts().reporting(texts().get("menu.lay_out"), this::layOut)).row();
    }

    private String layOut() {
        HandLayout.layOut(wanted, context.bindings());
        keeper().change(settings -> HandLayout.settings(wanted, settings, context.bindings()));
        keeper().save();
        return texts().get("setting.laid_out." + wanted.ordinal());
    }

    private String mode(AutoMode mode) {
        return texts().get(mode == AutoMode.ON ? "menu.on" : "menu.off");
    }

    private String mercy(int step) {
        int felt = WHOLE - step * parts().content().player().mercyPercent();
        return step == 0 ? texts().get("menu.off") : texts().format("setting.mercy", step, felt);
    }

    /** The settings of keys that are held: each as long as it is pressed, or until it is pressed again. */
    private static final class HeldKeysPage extends ChoicesPage {
        HeldKeysPage(GameContext context, Biome region, Runnable close) {
            super(context, region, "menu.held", close);
            for (GameAction action : GameAction.values()) {
                if (action.isHeld() && (!action.isOfWalking() || action == GameAction.NORTH)) {
                    add(action.heldId());
                }
            }
        }

        private void add(String id) {
            boolean isToggled = keeper().now().get(GameSettings.TOGGLES).contains(id);
            boolean isFlasks = id.equals(GameAction.FIRST_FLASK.heldId());
            rows().add(SettingRow.choice(
                            parts(),
                            texts().get("held." + id),
                            new String[] {
                                texts().get(isFlasks ? "menu.together" : "menu.hold"),
                                texts().get(isFlasks ? "menu.in_turn" : "menu.toggle")
                            },
                            isToggled ? 1 : 0,
                            index -> set(id, index == 1)))
                    .row();
        }

        private void set(String id, boolean isToggled) {
            keeper().change(settings -> {
                List<String> ids = new ArrayList<>(settings.get(GameSettings.TOGGLES));
                ids.remove(id);
                if (isToggled) {
                    ids.add(id);
                }
                return settings.with(GameSettings.TOGGLES, List.copyOf(ids));
            });
        }
    }
}
