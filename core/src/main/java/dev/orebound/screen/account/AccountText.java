package dev.orebound.screen.account;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import java.util.List;

/** The account of a run as a text for people: a sentence, the figures, and the path. */
public final class AccountText {
    private AccountText() {}

    /**
     * The whole text.
     *
     * @param kinds what each floor of the path was for
     */
    public static String of(RunAccount account, List<FloorKind> kinds, GameTexts texts) {
        AccountLines lines = AccountLines.of(account, texts);
        StringBuilder text = new StringBuilder();
        text.append(lines.title()).append('\n').append(lines.cause()).append("\n\n");
        text.append(texts.format("hud.seed", account.seed())).append('\n');
        if (!account.date().isEmpty()) {
            text.append(account.date()).append('\n');
        }
        if (account.deeds().isHelped()) {
            text.append(texts.get("summary.helped")).append('\n');
        }
        text.append('\n');
        lines.figures()
                .forEach(figure -> text.append(figure.label())
                        .append(": ")
                        .append(figure.value())
                        .append('\n'));
        text.append('\n');
        for (int floor = 0; floor < kinds.size(); floor++) {
            String kind = texts.get("floor_kind." + kinds.get(floor).id());
            text.append(texts.format("way_down.where", floor + 1, kind)).append('\n');
        }
        return text.toString();
    }
}
