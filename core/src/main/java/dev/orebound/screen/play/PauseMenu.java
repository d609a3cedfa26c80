package dev.orebound.screen.play;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.AutoMode;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.descent.DescentScreen;
import dev.orebound.screen.hud.KeyCap;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.page.PlaceBackdrop;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.screen.party.SatchelPage;
import dev.orebound.screen.settings.SettingsPage;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.text.SeedText;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;

/** The menu over a paused run, beside a list of all keys. */
public final class PauseMenu extends StagePage {
    private static final int MENU_UNITS = 440;
    private static final int KEY_UNITS = 30;

    /** The actions that the menu offers for the run. */
    public interface Choices {
        /** Resumes the game. */
        void resume();

        /** Gives up the run. */
        void giveUp();

        /** Returns true if the game has a playtester's workbench. */
        default boolean hasBench() {
            return false;
        }

        /** Resumes the game, and unlocks and shows the workbench. */
        default void openBench() {}

        /** Returns true if the run is not saved anywhere, so that it cannot be exported. */
        default boolean isUnsaved() {
            return false;
        }
    }

    private final Choices choices;
    private final GameContext context;
    private final SavingMonitor saving;
    private final Cell<Table> shownKeys;
    private final Table window;
    private final Runnable openSettings;
    /** The version of the bindings that is listed. */
    private int keysVersion;

    public PauseMenu(Choices choices, Expedition run, PageStack pages, GameContext context, ScreenNavigator navigator) {
        super(context.pageParts().in(run.world().biome()), PagePlace.WALL);
        this.choices = choices;
        this.context = context;
        saving = new SavingMonitor(context);
        GameTexts texts = context.texts();
        Table menu = menu(MENU_UNITS);
        menu.add(button(texts.get("pause.resume"), this::leave)).row();
        menu.add(button(
                        texts.get("satchel.title"),
                        () -> pages.open(new SatchelPage(
                                parts(),
                                PartySheet.of(run.world()),
                                id -> context.profile().now().met().contains(id),
                                pages::close))))
                .row();
        menu.add(button(
                        texts.get("way_down.title"),
                        () -> pages.open(DescentScreen.lookedUp(parts(), run, pages::close))))
                .row();
        Runnable retell = () -> {
            pages.closeAll();
            PauseMenu again = new PauseMenu(choices, run, pages, context, navigator);
            pages.open(again);
            again.openSettings.run();
        };
        openSettings = () -> pages.open(new SettingsPage(context, pages, parts().region(), retell));
        menu.add(button(texts.get("title.settings"), openSettings)).row();
        if (!choices.isUnsaved()) {
            menu.add(parts().reporting(texts.get("pause.export"), this::export)).row();
        }
        if (choices.hasBench()) {
            menu.add(button(texts.get("bench.panel.title"), texts.get("pause.bench_asks"), choices::openBench))
                    .row();
        }
        menu.add(RunEndScreens.copySeedRow(parts(), run.sharedSeed())).row();
        menu.add(button(texts.get("pause.give_up"), texts.get("menu.sure"), this::giveUp))
                .row();
        menu.add(button(texts.get("pause.to_title"), texts.get("menu.sure"), navigator::toTitle))
                .row();
        window = new Table();
        window.pad(units(16));
        window.add(label("heading", texts.get("pause.title")))
                .colspan(2)
                .padBottom(units(12))
                .row();
        shownKeys = window.add(keys()).padRight(units(24));
        keysVersion = context.bindings().version();
        window.add(menu).row();
        String seed = texts.format("hud.seed", SeedText.of(run.seed(), run.isFirst(), parts().fonts()));
        window.add(label("body", seed)).colspan(2).padTop(units(12));
        table().add(window);
    }

    /** Makes the list of all keys; those to walk share a row, and so do those of the flasks. */
    private Table keys() {
        Table keys = new Table();
        addKeys(keys, "pause.key_move", GameAction.NORTH, GameAction.WEST, GameAction.SOUTH, GameAction.EAST);
        for (GameAction action : GameAction.values()) {
            if (action == GameAction.FIRST_FLASK) {
                addKeys(
                        keys,
                        "pause.key_flasks",
                        GameAction.FIRST_FLASK,
                        GameAction.SECOND_FLASK,
                        GameAction.THIRD_FLASK,
                        GameAction.FOURTH_FLASK);
            } else if (isListed(action)) {
                addKeys(keys, "key." + action.id(), action);
            }
        }
        return keys;
    }

    /**
     * Returns true for an action with a row of its own: not for what only pages need, or help that is not asked for.
     */
    private boolean isListed(GameAction action) {
        boolean isAsked = context.settings().now().get(GameSettings.AUTO_AIM) == AutoMode.ON;
        return !action.isOfWalking()
                && !action.isOfFlask()
                && action != GameAction.ANOTHER_RUN
                && (action != GameAction.TARGET || isAsked);
    }

    private void addKeys(Table to, String textKey, GameAction... actions) {
        Table caps = new Table();
        for (GameAction action : actions) {
            KeyCap cap = new KeyCap(context.hudParts(), TextStyle.SMALL, action);
            boolean isSecondOfStick = context.bindings().pad().isPad() && action.isOfWalking() && caps.hasChildren();
            if (cap.isEmpty() || isSecondOfStick) {
                continue;
            }
            caps.add(drawn((pane, x, y, width, height, alpha) -> {
                        int grain = size().grain();
                        cap.draw(pane, x, y + (height - cap.height(grain)) / 2, grain, alpha);
                    }))
                    .size(new PixelValue(() -> cap.width(size().grain())), units(KEY_UNITS))
                    .spaceRight(grains(1));
        }
        boolean isPad = context.bindings().pad().isPad();
        if (!caps.hasChildren()) {
            return;
        }
        boolean isOfSticks = isPad && actions[0].isOfWalking();
        to.add(caps).left().padRight(units(14));
        to.add(label("words", context.texts().get(isOfSticks ? "pause.key_sticks" : textKey))
                        .unspoken())
                .left()
                .row();
    }

    /** Writes the run to a file of its own; returns the message for the player. */
    private String export() {
        GameTexts texts = context.texts();
        try {
            return texts.format(
                    "pause.exported", context.start().saves().runs().export().getFileName());
        } catch (UnreadableFileException e) {
            context.start().platform().savingFailed(String.valueOf(e.getMessage()));
            return texts.get("pause.export_failed");
        }
    }

    private void giveUp() {
        context.settings().save();
        choices.giveUp();
    }

    @Override
    protected PlaceBackdrop.SheetBounds sheet() {
        return sheetAbout(window, 2, -1);
    }

    @Override
    protected void leave() {
        context.settings().save();
        choices.resume();
    }

    @Override
    protected void sizeChanged(InterfaceSize changed) {
        saving.resizeAboveMenu(changed);
    }

    /** Lists the keys anew when the page of keys has changed one, which may have been a mouse button with a picture. */
    @Override
    public void draw(float seconds) {
        if (keysVersion != context.bindings().version()) {
            keysVersion = context.bindings().version();
            shownKeys.setActor(keys());
            resize(size());
        }
        super.draw(seconds);
    }

    @Override
    protected void drawAbove(UiPane pane, float seconds) {
        if (!choices.isUnsaved()) {
            saving.update(seconds);
            saving.draw(pane);
        }
    }
}
