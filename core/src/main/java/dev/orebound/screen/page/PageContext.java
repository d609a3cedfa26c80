package dev.orebound.screen.page;

import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.item.Brew;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.screen.stage.TextLook;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * The objects that pages are made from.
 *
 * @param region the region whose rock and ground pages show
 * @param isOnPaper true if texts lie on paper, and are dark
 * @param speaker reads pages aloud
 */
public record PageContext(
        Content content,
        GameTexts texts,
        SpriteAtlas sprites,
        SoundBank sounds,
        FontSet fonts,
        UiPane pane,
        KeyBindings bindings,
        PageSkin skin,
        Biome region,
        boolean isOnPaper,
        Speaker speaker) {
    /** The number of names of buttons that each text for a gamepad can use. */
    private static final int PAD_NAMES = 6;

    /** Returns a name with a capital first letter, for use on its own. */
    public static String alone(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns the same objects for texts on paper, or for usual ones. */
    public PageContext onPaper(boolean isNowOnPaper) {
        return new PageContext(
                content, texts, sprites, sounds, fonts, pane, bindings, skin, region, isNowOnPaper, speaker);
    }

    /** Returns the same objects for pages in a region. */
    public PageContext in(Biome where) {
        return new PageContext(content, texts, sprites, sounds, fonts, pane, bindings, skin, where, isOnPaper, speaker);
    }

    /** Returns a look of texts. */
    public TextLook look(String look) {
        return skin.text(look, isOnPaper);
    }

    /** Returns a look of rows. */
    public FocusRow.RowLook row(String look) {
        return skin.row(look, isOnPaper);
    }

    /** Returns the names of the ores that a brew is mixed of. */
    public String oresOf(Brew brew) {
        return brew.oreNames(texts);
    }

    /** Returns an empty line. */
    public TextLine line(TextStyle style) {
        return new TextLine(fonts, style);
    }

    /**
     * Returns the text of a key that names keys to press, for the device that the player touched last: on a gamepad
     * that of the key with {@code .pad} behind it, in which {0} to {3} are the lower, right, left and upper button, {4}
     * and {5} the shoulders, and the arguments follow.
     */
    public String told(String key, Object... arguments) {
        PadMake pad = bindings.pad();
        if (!pad.isPad()) {
            return arguments.length == 0 ? texts.get(key) : texts.format(key, arguments);
        }
        Object[] all = new Object[PAD_NAMES + arguments.length];
        for (int i = 0; i < PAD_NAMES; i++) {
            all[i] = pad.nameOf(KeyName.PAD_SOUTH + i);
        }
        System.arraycopy(arguments, 0, all, PAD_NAMES, arguments.length);
        return texts.format(key + ".pad", all);
    }

    /** Returns a line with the text of a key. */
    public TextLine line(TextStyle style, String key) {
        return new TextLine(fonts, style, texts.get(key));
    }

    /** Returns a line with a text. */
    public TextLine said(TextStyle style, String text) {
        return new TextLine(fonts, style, text);
    }

    /**
     * Returns a menu's row.
     *
     * @param question shown until the row is chosen once more; empty for an action that runs at once
     */
    public MenuButton button(String text, String question, Runnable action) {
        return new MenuButton(row("menu"), label("row", text), question, action);
    }

    /** Returns a menu's row that shows what its action returns for a moment. */
    public MenuButton reporting(String text, Supplier<String> action) {
        MenuButton[] button = new MenuButton[1];
        button[0] = button(text, "", () -> button[0].note(action.get()));
        return button[0];
    }

    /** Returns a label with a look of the skin. */
    public TextLabel label(String look, String text) {
        return new TextLabel(fonts, look(look), text);
    }
}
