package dev.orebound.screen.party;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewLay;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Shows everything the party carries: draughts, ore, brews, equipment, relics, companions, and lasting gains. */
public final class SatchelPage extends FramedPage {
    private static final int HEAD_UNITS = 62;
    private static final float HEALTH_SHARE = 0.4f;
    private static final int FELLOWS_UNITS = 118;
    private static final int LOWEST_FELLOWS_UNITS = 84;
    private static final int HIGHEST_ROW_UNITS = 76;
    private static final float GAINS_SHARE = 0.42f;
    private static final int COLUMNS = 2;
    /** Strength of the entry of a brew that was never made. */
    private static final float UNKNOWN = 0.93f;

    private final Runnable leave;
    private final Predicate<String> isMet;
    private final PartySheet sheet;
    private final TextLabel turnWords = label("back", "");
    private final Table legend = new Table();
    private boolean isOfGear = true;

    /**
     * Creates the page of a party.
     *
     * @param isMet tells of an id of the codex if the player has met it
     */
    public SatchelPage(PageContext parts, PartySheet sheet, Predicate<String> isMet, Runnable leave) {
        super(parts, PagePlace.BENCH, parts.texts().get("satchel.title"), "");
        this.leave = leave;
        this.isMet = isMet;
        this.sheet = sheet;
        FocusRow turn = row("menu", this::turn);
        turn.add(turnWords).padLeft(units(12)).padRight(units(12));
        addToFoot(turn, legend);
        turn();
    }

    /** Makes the legend of the uses of brews: the picture of each and where it goes. */
    private Table uses() {
        Table uses = new Table();
        for (BrewUse use : BrewUse.values()) {
            uses.add(picture(parts().sprites().frame("hud_use_" + use.id(), 0), 1))
                    .padLeft(grains(5))
                    .padRight(grains(2));
            uses.add(label("words", parts().texts().get("use." + use.id())).fitted());
        }
        return uses;
    }

    /** Shows the other side: brews and companions, or relics and equipment. */
    private void turn() {
        isOfGear = !isOfGear;
        turnWords.set(parts().texts().get(isOfGear ? "satchel.to_brews" : "satchel.to_gear"));
        body().clearChildren();
        legend.clearChildren();
        if (isOfGear) {
            new GearTable(parts(), sheet.gear()).fill(body());
        } else {
            fillWithBrews();
            legend.add(uses());
        }
        if (size().width() > 1) {
            resize(size());
        }
    }

    private void fillWithBrews() {
        Table head = new Table();
        head.add(health(sheet)).width(Value.percentWidth(HEALTH_SHARE, body())).padRight(units(16));
        head.add(flasks(sheet)).growX();
        body().top()
                .add(head)
                .growX()
                .height(units(HEAD_UNITS))
                .padBottom(units(5))
                .row();
        int brews = parts().content().brews().size();
        for (int brew = 0; brew < brews; brew += COLUMNS) {
            addRule();
            body().add(brews(brew, Math.min(brews, brew + COLUMNS), sheet))
                    .growX()
                    .fillY()
                    .prefHeight(units(HIGHEST_ROW_UNITS))
                    .row();
        }
        addRule();
        body().add(party(sheet)).growX().minHeight(units(LOWEST_FELLOWS_UNITS)).prefHeight(units(FELLOWS_UNITS));
    }

    private void addRule() {
        body().add(drawn((pane, x, y, width, height, alpha) ->
                        pane.fill(x, y, width, Math.max(1, size().grain() / 2), UiPalette.STONE_DARK, alpha)))
                .growX()
                .height(units(1))
                .row();
    }

    private Table health(PartySheet sheet) {
        TextureRegion heart = parts().sprites().frame("hud_heart", 0);
        float share = sheet.health() / (float) Math.max(1, sheet.most());
        Table row = new Table();
        row.left().add(picture(heart, 1)).padRight(grains(3));
        row.add(drawn((pane, x, y, width, height, alpha) ->
                        CompanionSign.drawHealth(pane, x, y, width, height, size().grain(), share, alpha)))
                .growX()
                .height(grains(7))
                .padRight(grains(5));
        row.add(label("said", parts().texts().format("party.health", sheet.health(), sheet.most())));
        int places = parts().content().player().draughtPlaces();
        for (int place = 0; place < places; place++) {
            int frame = place < sheet.draughts().size() ? 0 : 1;
            row.add(picture(parts().sprites().frame("hud_draught", frame), 1)).padLeft(grains(place == 0 ? 5 : 1));
        }
        return row;
    }

    /** Returns the names of the carried draughts, each with its number if there are several. */
    private String draughts(PartySheet sheet) {
        GameTexts texts = parts().texts();
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int item : sheet.draughts()) {
            String id = parts().content().items().at(item).id();
            counts.merge(texts.get("item." + id + ".name"), 1, Integer::sum);
        }
        List<String> names = new ArrayList<>();
        counts.forEach((name, count) -> names.add(count == 1 ? name : texts.format("satchel.several", name, count)));
        return names.isEmpty() ? texts.get("satchel.no_draughts") : texts.format("satchel.draughts", texts.list(names));
    }

    /** Makes a picture of so many pixels a pixel of the art. */
    private Table picture(TextureRegion region, float times) {
        Table cell = new Table();
        cell.add(drawn((pane, x, y, width, height, alpha) -> pane.picture(region, x, y, width, height, alpha)))
                .size(grains(region.getRegionWidth() * times), grains(region.getRegionHeight() * times));
        return cell;
    }

    /** Makes the row of all flasks. */
    private Table flasks(PartySheet sheet) {
        Table row = new Table();
        int ores = Math.min(sheet.flasks().size(), parts().content().ores().size());
        for (int ore = 0; ore < ores; ore++) {
            FlaskSign sign = new FlaskSign(parts(), ore, sheet.flasks().get(ore));
            String id = parts().content().ores().at(ore).id();
            Table flask = new Table();
            flask.left()
                    .add(drawn((pane, x, y, width, height, alpha) -> sign.draw(pane, x, y, size().grain(), alpha)))
                    .size(grains(FlaskSign.WIDE + 1f), grains(FlaskSign.HIGH));
            flask.add(label("words", PageContext.alone(parts().texts().get("ore." + id + ".name")))
                            .fitted()
                            .align(Align.bottomLeft))
                    .growX()
                    .padTop(grains(FlaskSign.HIGH - 4f));
            row.add(flask).growX().uniformX();
        }
        return row;
    }

    /** Makes a row of brews, from the first to before the last. */
    private Table brews(int first, int last, PartySheet sheet) {
        Table row = new Table();
        for (int brew = first; brew < first + COLUMNS; brew++) {
            Table entry = brew < last ? brew(brew, sheet.gains().brews().get(brew)) : new Table();
            row.add(entry).grow().uniformX().padRight(units(10));
        }
        return row;
    }

    /**
     * Makes the entry of a brew: its seal, name, prices and description; of an untried one its ores and what these do.
     */
    private Table brew(int brew, int level) {
        GameTexts texts = parts().texts();
        Brew kind = parts().content().brews().at(brew);
        boolean isKnown = kind.isKnown(isMet);
        BrewSeal seal = new BrewSeal(parts(), brew, level, isKnown);
        DrawnWidget frame = drawn((pane, x, y, width, height, alpha) -> seal.draw(pane, x, y, size().grain(), alpha));
        Table head = new Table();
        head.add(label(
                                isKnown ? "said" : "body",
                                isKnown
                                        ? texts.get("brew." + kind.id() + ".name")
                                        : PageContext.alone(parts().oresOf(kind)))
                        .fitted())
                .growX();
        if (isKnown) {
            for (String ore : kind.ores()) {
                String sprite = parts().content().ores().get(ore).shardSprite();
                head.add(picture(parts().sprites().frame(sprite, 0), 2 / 3f)).padRight(grains(2));
            }
        }
        for (BrewUse use : BrewUse.values()) {
            head.add(picture(parts().sprites().frame("hud_use_" + use.id(), 0), 1))
                    .padLeft(grains(3))
                    .padRight(grains(1));
            head.add(label("body", Integer.toString(kind.dose(use).measures())));
        }
        BrewLay lay = kind.lay();
        if (isKnown && lay != null && level >= lay.level()) {
            head.add(picture(parts().sprites().frame("hud_use_lay", 0), 1))
                    .padLeft(grains(3))
                    .padRight(grains(1));
            head.add(label("body", Integer.toString(lay.measures())));
        }
        Table told = new Table();
        told.add(head).growX().padBottom(grains(2)).row();
        PowerFigures counted = new PowerFigures(parts().content(), texts);
        String words = isKnown
                ? counted.with(texts.get("brew." + kind.id() + ".words"), counted.inShort(brew, level))
                : texts.format("satchel.not_made", kind.oreHints(texts));
        told.add(label("words", words).wrapped().fitted().align(Align.topLeft)).grow();
        Table entry = new Table();
        entry.add(frame).size(grains(BrewSeal.SIDE), grains(BrewSeal.SIDE)).padRight(grains(4));
        entry.add(told).grow();
        entry.getColor().a = isKnown ? 1 : UNKNOWN;
        return entry;
    }

    private Table party(PartySheet sheet) {
        Table row = new Table();
        Table fellows = new Table();
        fellows.left();
        for (PartySheet.Fellow fellow : sheet.fellows()) {
            CompanionSign sign = new CompanionSign(parts(), fellow);
            fellows.add(drawn(
                            (pane, x, y, width, height, alpha) -> sign.draw(pane, x, y, width, size().grain(), alpha)))
                    .prefWidth(grains(36))
                    .minWidth(0)
                    .height(grains(CompanionSign.high()));
        }
        if (sheet.fellows().isEmpty()) {
            fellows.add(label("hint", parts().texts().get("satchel.alone")).fitted());
        }
        List<String> lines = sheet.gainLines(parts().texts());
        String gains = lines.isEmpty() ? parts().texts().get("satchel.no_gains") : String.join("\n", lines);
        if (parts().content().player().draughtPlaces() > 0) {
            gains = draughts(sheet) + "\n" + gains;
        }
        row.add(fellows).grow();
        row.add(label("words", gains).wrapped().align(Align.topLeft))
                .width(Value.percentWidth(GAINS_SHARE, body()))
                .growY()
                .padTop(grains(3));
        return row;
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
