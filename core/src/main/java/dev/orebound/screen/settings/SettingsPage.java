package dev.orebound.screen.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.GhostMode;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageStack;
import dev.orebound.view.floor.PagePlace;
import java.util.ArrayList;
import java.util.List;

/** The settings; each change applies at once and is saved when the page is left. */
public final class SettingsPage extends FramedPage {
    private static final int WIDTH_UNITS = 640;

    private final GameContext context;
    private final GameTexts texts;
    private final SettingsKeeper keeper;
    private final PageStack pages;
    private final Runnable retell;

    /**
     * Creates the page.
     *
     * @param region the region whose rock is seen behind it
     * @param retell shows this page and those below it again, because their language has changed
     */
    public SettingsPage(GameContext context, PageStack pages, Biome region, Runnable retell) {
        super(
                context.pageParts().in(region),
                PagePlace.WALL,
                context.texts().get("title.settings"),
                () -> context.pageParts().told("page.settings_help"));
        this.context = context;
        this.pages = pages;
        this.retell = retell;
        texts = context.texts();
        keeper = context.settings();
        Table rows = menu(WIDTH_UNITS);
        addLanguages(rows);
        rows.add(button(texts.get("menu.screen"), () -> pages.open(new DisplayPage(context, region, pages::close))))
                .row();
        rows.add(button(texts.get("menu.sound"), () -> pages.open(new SoundPage(context, region, pages::close))))
                .row();
        rows.add(button(texts.get("menu.sight"), () -> pages.open(new SightPage(context, region, pages::close))))
                .row();
        rows.add(button(texts.get("menu.motion"), () -> pages.open(new MotionPage(context, region, pages::close))))
                .row();
        rows.add(ghosts()).row();
        rows.add(button(texts.get("menu.hands"), () -> pages.open(new HandsPage(context, pages, region))))
                .row();
        rows.add(button(texts.get("menu.pad"), () -> pages.open(new PadPage(context, region, pages::close))))
                .row();
        rows.add(button(texts.get("menu.keys"), () -> pages.open(new KeysPage(parts(), this::keepKeys, pages::close))))
                .row();
        rows.add(button(texts.get("credits.title"), () -> pages.open(new CreditsPage(parts(), pages::close))));
        body().add(rows).expandY();
    }

    /** Adds the row that chooses the language, and what the translators remark on it. */
    private void addLanguages(Table rows) {
        List<GameTexts.LanguageName> all = GameTexts.languages(context.start().assets());
        List<String> tags =
                new ArrayList<>(all.stream().map(GameTexts.LanguageName::tag).toList());
        List<String> words =
                new ArrayList<>(all.stream().map(GameTexts.LanguageName::name).toList());
        tags.add(0, "");
        words.add(0, texts.get("menu.language_system"));
        String chosen = keeper.now().get(GameSettings.LANGUAGE);
        rows.add(SettingRow.choice(
                        parts(),
                        texts.get("menu.language"),
                        words.toArray(String[]::new),
                        Math.max(0, tags.indexOf(chosen)),
                        index -> speak(tags.get(index))))
                .row();
        all.stream()
                .filter(language -> language.tag().equals(texts.language())
                        && !language.note().isEmpty())
                .forEach(language -> note(language.note()));
    }

    private void speak(String tag) {
        try {
            context.speak(tag);
        } catch (ContentException e) {
            note(e.complaints().get(0));
            return;
        }
        keeper.change(settings -> settings.with(GameSettings.LANGUAGE, tag));
        keeper.save();
        retell.run();
    }

    private SettingRow ghosts() {
        boolean isHidden = keeper.now().get(GameSettings.GHOSTS) == GhostMode.OFF;
        return SettingRow.choice(
                parts(),
                texts.get("menu.ghosts"),
                new String[] {texts.get("menu.off"), texts.get("menu.on")},
                isHidden ? 0 : 1,
                index -> keeper.change(
                        settings -> settings.with(GameSettings.GHOSTS, index == 0 ? GhostMode.OFF : GhostMode.ON)));
    }

    private void keepKeys() {
        keeper.change(
                settings -> settings.with(GameSettings.KEYS, context.bindings().choices())
                        .with(GameSettings.PAD, context.bindings().padChoices()));
        keeper.save();
    }

    @Override
    protected void leave() {
        keeper.save();
        pages.close();
    }
}
